/** What is played at a table, in words. */
import type { Options } from "../wire/wire.gen";
import { listFormat } from "../words/voice";
import { t, words } from "../words/words.svelte";

const BONUS = ["frog", "crocodile", "roommates"] as const;

/** The options of a game, as a list in a sentence's end: "Three rounds, Frogs and Roommates". */
export function optionWords(options: Options): string {
  if (options.solo) return t("home-solo", { level: options.solo });
  const ending = t(options.ending === "reach26" ? "home-new-reach" : "home-new-rounds");
  const bonus = BONUS.filter((name) => options[name]).map((name) => t(`home-new-${name}`));
  return listFormat(words.language, "and").format([ending, ...bonus]);
}
