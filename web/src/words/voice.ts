/** One language, as code that is no component needs it. */
import type { FluentVariable } from "@fluent/bundle";

import { cardArgs } from "./card";
import type { Language } from "./languages";

export interface Voice {
  readonly language: Language;
  /** What the catalogue says under `id`. */
  t: (id: string, args?: Record<string, FluentVariable>) => string;
}

// British lists have no comma before their "and".
const MANNERS: Record<Language, string> = { en: "en-GB", fr: "fr-FR", es: "es-ES", ja: "ja-JP" };
const LISTS = { and: "conjunction", or: "disjunction" } as const;

/** How a language writes "a, b and c", or with `or`, "a, b or c". */
export function listFormat(language: Language, joined: keyof typeof LISTS): Intl.ListFormat {
  return new Intl.ListFormat(MANNERS[language], { type: LISTS[joined] });
}

/** The cards as a list in their order; equal ones that follow each other are counted. */
export function cardGroups(cards: readonly string[]): { card: string; count: number }[] {
  const groups: { card: string; count: number }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last?.card === card) last.count += 1;
    else groups.push({ card, count: 1 });
  }
  return groups;
}

/** The cards within a sentence: "a male cat, 2 pandas and a snail". */
export function cardsListed(voice: Voice, cards: readonly string[]): string {
  const told = cardGroups(cards).map(({ card, count }) => voice.t("cards-some", { ...cardArgs(card), count }));
  return listFormat(voice.language, "and").format(told);
}
