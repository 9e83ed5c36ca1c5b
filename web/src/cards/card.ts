/** A card of the wire as drawings and words need it. */
import { cardArgs, type Sex, type Species } from "../words/card";
import type { Cards } from "../wire/wire.gen";

export interface CardLook {
  /** As the wire writes it: `cat:m`, `snail`, `frog:f=4`. */
  card: string;
  species: Species;
  sex: Sex;
  weight: number;
  tears: number;
  power: Cards[string]["power"];
}

/** What is drawn of `card`, with the numbers that the server tells of its species. */
export function cardLook(card: string, cards: Cards): CardLook {
  const { species, sex, played } = cardArgs(card);
  const facts = cards[species];
  return {
    card,
    species,
    sex,
    weight: played || (facts?.weight ?? 0),
    tears: facts?.tears ?? 0,
    power: facts?.power ?? null,
  };
}

/** The end of the ids of signs, plates and classes for a sex. */
export function sexSign(sex: Sex): "m" | "f" | "s" {
  return sex === "none" ? "s" : sex;
}

/** The tears of a whole hand. */
export function tearsOf(hand: readonly string[], cards: Cards): number {
  return hand.reduce((sum, card) => sum + cardLook(card, cards).tears, 0);
}
