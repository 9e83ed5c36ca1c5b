/** A card of the wire (`cat:m`, `snail`, `frog:f=4`) as the variables of a message. */

export const SPECIES = [
  "snail",
  "giraffe",
  "donkey",
  "lion",
  "woodpecker",
  "cat",
  "elephant",
  "panda",
  "parrot",
  "kangaroo",
  "rhinoceros",
  "bear",
  "frog",
  "crocodile",
] as const;

export type Species = (typeof SPECIES)[number];

/** `none` is a snail that is not aboard. */
export type Sex = "m" | "f" | "none";

export interface CardArgs extends Record<string, string | number> {
  species: Species;
  sex: Sex;
  /** The weight at which a frog was played; 0 for every other card. */
  played: number;
}

/** What `card-name` and its like are told of `card`, which the server wrote. */
export function cardArgs(card: string): CardArgs {
  const [name = "", played] = card.split("=");
  const [species, sex] = name.split(":");
  return {
    species: species as Species,
    sex: sex === "m" || sex === "f" ? sex : "none",
    played: played === undefined ? 0 : Number(played),
  };
}

/** `card` as it is written in a hand: a snail has no sex there, a frog no chosen weight. */
export function inHand(card: string): string {
  return card.startsWith("snail") ? "snail" : card.replace(/=.*/, "");
}
