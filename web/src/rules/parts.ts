/** The parts of the rules, in their order. */
export const PARTS = [
  { part: "aim", word: "rules-aim-title" },
  { part: "card", word: "rules-card-title" },
  { part: "start", word: "rules-start-title" },
  { part: "turn", word: "rules-turn-title" },
  { part: "sex", word: "rules-sex-title" },
  { part: "weight", word: "rules-weight-title" },
  { part: "take", word: "rules-take-title" },
  { part: "noah", word: "rules-noah-title" },
  { part: "departure", word: "rules-departure-title" },
  { part: "pair", word: "rules-pair-title" },
  { part: "powers", word: "rules-powers-title" },
  { part: "end", word: "rules-end-title" },
  { part: "bonus", word: "rules-bonus-title" },
  { part: "players", word: "rules-players-title" },
  { part: "alone", word: "rules-alone-title" },
  { part: "seen", word: "rules-seen-title" },
  { part: "animals", word: "rules-animals-title" },
] as const;

export type PartName = (typeof PARTS)[number]["part"];

/** What the heading of a part is called in addresses. */
export function partId(part: PartName): string {
  return `rules-${part}`;
}
