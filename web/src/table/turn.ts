/** The choice that is being made, before it is sent: pure functions of what the server offers. */
import type { Choice, State } from "../wire/wire.gen";
import { inHand } from "../words/card";

/** A card of one's own hand, and what may be done with it now. */
export interface HandCard {
  /** Its place in the hand as the server lists it; equal cards have places of their own. */
  place: number;
  card: string;
  /** The ways to load it: none, one, or several (a snail's sex, a frog's weight). */
  plays: Choice[];
}

/** What has been chosen and not sent. */
export interface Chosen {
  place: number;
  /** Null while a snail's sex or a frog's weight is open. */
  play: Choice | null;
}

/** The viewer's cards, each with the loads that the server offers for it. */
export function handCards(state: State, seat: number | null): HandCard[] {
  const hand = seat === null ? null : state.hands[seat];
  if (!Array.isArray(hand)) return [];
  const loads = (state.choices ?? []).filter((choice) => choice.card !== null);
  return hand.map((card, place) => ({
    place,
    card,
    plays: loads.filter((choice) => inHand(choice.card ?? "") === card),
  }));
}

/** Choose a card: at once the way it is loaded, where there is one way only. */
export function choose(card: HandCard): Chosen | null {
  const [first, ...others] = card.plays;
  if (!first) return null;
  return { place: card.place, play: others.length === 0 ? first : null };
}

/** The docks among which the chosen card lets one choose; none where loading is all there is to do now. */
export function docksAfter(play: Choice, noah: number): number[] {
  const docks = play.docks ?? [];
  if (play.power !== null || (docks.length === 1 && docks[0] === noah)) return [];
  return docks;
}

/** The batch that plays `play`: its power, and what is seen by it, come before anything else is chosen. */
export function batchOf(play: Choice, dock: number | null): string[] {
  return dock === null ? [play.action] : [play.action, `noah ${dock}`];
}

/** The docks to which Noah may be sent now, where that alone is open. */
export function noahDocks(state: State): number[] {
  return targetsOf(state, "noah");
}

/** The seats that may be chosen now for a giraffe, a lion or a crocodile. */
export function seatTargets(state: State): number[] {
  return state.phase === "peek" || state.phase === "swap" || state.phase === "flee"
    ? targetsOf(state, state.phase)
    : [];
}

function targetsOf(state: State, verb: string): number[] {
  return state.legal
    .filter((action) => action.startsWith(`${verb} `))
    .map((action) => Number(action.slice(verb.length + 1)));
}

/** The step that is to be taken without anything to choose: a power with one opponent to use it on. */
export function onlyStep(state: State): string | null {
  const [action, ...others] = state.legal;
  const power = state.phase === "peek" || state.phase === "swap" || state.phase === "flee";
  return power && action !== undefined && others.length === 0 ? action : null;
}

/** Cards that may be given back after a lion's draw, by their places in the hand. */
export function returnable(state: State, hand: readonly string[]): boolean[] {
  return hand.map((card) => state.legal.includes(`return ${card}`));
}

/** The animals that a lion may lift when one plays alone: positions by dock. */
export function liftable(state: State): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const action of state.legal) {
    const [verb, dock, position] = action.split(" ");
    if (verb !== "lift") continue;
    const positions = found.get(Number(dock)) ?? new Set<number>();
    found.set(Number(dock), positions.add(Number(position)));
  }
  return found;
}

/** Cards to give after a departure: a receiver for each chosen place, in the order of choosing. */
export type Gifts = readonly { place: number; to: number }[];

/** The seats that may be given something, the next player first. */
export function receivers(state: State): number[] {
  const seats = new Set(
    state.legal.filter((action) => action.startsWith("give ")).map((action) => Number(action.split(" ")[2])),
  );
  const players = state.hands.length;
  const after = (seat: number) => (seat - state.turn + players) % players;
  return [...seats].sort((one, other) => after(one) - after(other));
}

/** Choose the card at `place` for `to`, or take it out again; nothing happens when enough are chosen. */
export function toggleGift(gifts: Gifts, place: number, to: number, owed: number): Gifts {
  if (gifts.some((gift) => gift.place === place)) return gifts.filter((gift) => gift.place !== place);
  return gifts.length < owed ? [...gifts, { place, to }] : gifts;
}

/** Give the card at `place` to somebody else. */
export function sendGift(gifts: Gifts, place: number, to: number): Gifts {
  return gifts.map((gift) => (gift.place === place ? { place, to } : gift));
}

/** The batch that gives all of them. */
export function giveBatch(gifts: Gifts, hand: readonly string[]): string[] {
  return gifts.map(({ place, to }) => `give ${hand[place] ?? ""} ${to}`);
}

/** `list` with the item at `from` moved by `steps`, as far as there is room. */
export function moved<T>(list: readonly T[], from: number, steps: number): T[] {
  const to = Math.min(Math.max(from + steps, 0), list.length - 1);
  const rest = [...list];
  const [item] = rest.splice(from, 1);
  if (item !== undefined) rest.splice(to, 0, item);
  return rest;
}

/** The step that puts the stock's top in this order. */
export function orderAction(top: readonly string[]): string {
  return `order ${top.join(" ")}`;
}

export const SORTS = ["weight", "sex", "species", "tears"] as const;
export type Sort = (typeof SORTS)[number];

/** What a hand is sorted by; of equal ones the lighter first, then by name, so that no card ever moves without a reason. */
export function sorted<T>(hand: readonly T[], by: Sort, look: (item: T) => SortKeys): T[] {
  const keys = (item: T): (number | string)[] => {
    const { weight, sex, species, tears } = look(item);
    const rest = [weight, species, sex];
    if (by === "sex") return [sex, ...rest];
    if (by === "species") return [species, ...rest];
    return by === "tears" ? [-tears, ...rest] : rest;
  };
  return [...hand].sort((one, other) => compare(keys(one), keys(other)));
}

export interface SortKeys {
  weight: number;
  sex: string;
  species: string;
  tears: number;
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  for (const [index, key] of one.entries()) {
    const its = other[index] ?? 0;
    if (key !== its) return key < its ? -1 : 1;
  }
  return 0;
}
