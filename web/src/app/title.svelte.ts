/** The window's title and its icon, which say where one is, and that it is one's turn. */
import { t } from "../words/words.svelte";
import calm from "./icon.svg?url&no-inline";
import turn from "./icon-turn.svg?url&no-inline";

/** Keep title and icon as they should be; to be called while a component is made. */
export function title(place: () => string, isTurn: () => boolean = () => false): void {
  $effect(() => {
    const now = isTurn();
    document.title = now ? t("app-title-turn") : place() === "" ? t("app-name") : t("app-title", { place: place() });
    icon().href = now ? turn : calm;
  });
}

function icon(): HTMLLinkElement {
  const there = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (there) return there;
  const link = document.createElement("link");
  link.rel = "icon";
  return document.head.appendChild(link);
}
