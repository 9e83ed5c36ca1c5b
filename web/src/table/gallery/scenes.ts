/** Positions of real games, and what is made of them to see how much the table bears. */
import type { Cards, Entry, Table } from "../../wire/wire.gen";

export interface Fixture {
  table: Table;
  entries: Entry[];
}

const files = import.meta.glob<Fixture | Cards>("../fixtures/*.json", { eager: true, import: "default" });

function named(name: string): Fixture | Cards | undefined {
  return files[`../fixtures/${name}.json`];
}

export const cards = named("cards") as Cards;

export const names = Object.keys(files)
  .map((path) => path.replace(/.*\/|\.json$/g, ""))
  .filter((name) => name !== "cards");

/** The fixture of that name; `crowded` has as many animals and cards as there can be. */
export function fixture(name: string, more: string): Fixture | null {
  const found = name === "cards" ? undefined : (named(name) as Fixture | undefined);
  if (!found) return null;
  return more.includes("crowded") ? crowded(found) : found;
}

function crowded({ table, entries }: Fixture): Fixture {
  const copy = structuredClone(table);
  const { state, seat } = copy;
  if (!state || seat === null) return { table, entries };
  const hand = state.hands[seat];
  const blocked = Object.keys(state.reasons ?? {});
  if (Array.isArray(hand)) while (hand.length < 30) hand.push(blocked[hand.length % blocked.length] ?? hand[0] ?? "snail");
  const aboard = state.docks[state.noah] ?? [];
  while (aboard.length < 18) aboard.unshift(["parrot:m", "snail:f", "woodpecker:m", "parrot:f"][aboard.length % 4] ?? "parrot:m");
  return { table: copy, entries };
}
