/** What is played at a table, in words. */
import type { Options } from "../wire/wire.gen";
import { listFormat } from "../words/voice";
import { t, words } from "../words/words.svelte";

/** The options of a game, as a list in a sentence's end: "Three rounds, Frogs and Roommates". */
export function optionWords(options: Options): string {
  if (options.solo) return t("home-solo", { level: options.solo });
  const told = [options.ending === "reach26" ? t("home-new-reach") : t("home-new-rounds")];
  if (options.frog) told.push(t("home-new-frog"));
  if (options.crocodile) told.push(t("home-new-crocodile"));
  if (options.roommates) told.push(t("home-new-roommates"));
  return listFormat(words.language, "and").format(told);
}
