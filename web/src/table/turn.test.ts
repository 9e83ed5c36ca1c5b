import { describe, expect, it } from "vitest";

import type { Choice, State } from "../wire/wire.gen";
import { cards, fixture, names } from "./gallery/scenes";
import { cardLook } from "../cards/card";
import {
  batchOf,
  choose,
  docksAfter,
  giveBatch,
  handCards,
  liftable,
  moved,
  noahDocks,
  onlyStep,
  orderAction,
  receivers,
  returnable,
  seatTargets,
  sendGift,
  sorted,
  SORTS,
  toggleGift,
  type Gifts,
} from "./turn";
import { inHand } from "../words/card";

/** The position of a fixture, and the seat that sees it. */
function scene(name: string): { state: State; seat: number } {
  const found = fixture(name, "");
  if (!found?.table.state || found.table.seat === null) throw new Error(`no such scene: ${name}`);
  return { state: found.table.state, seat: found.table.seat };
}

function handOf({ state, seat }: { state: State; seat: number }): string[] {
  const hand = state.hands[seat];
  if (!Array.isArray(hand)) throw new Error("a hand that cannot be seen");
  return hand;
}

const CHOICE: Choice = {
  action: "load cat:m",
  card: "cat:m",
  docks: [0, 3],
  weight: 2,
  departs: false,
  pair: false,
  power: null,
  gives: 0,
};

describe("a hand", () => {
  it.each(names)("of %s offers what the server offers, each load to a card of the hand", (name) => {
    const { state, seat } = fixture(name, "")?.table ?? { state: null, seat: null };
    if (!state) throw new Error("no position");
    const hand = handCards(state, seat);
    const offered = new Set(hand.flatMap(({ plays }) => plays.map(({ action }) => action)));
    expect([...offered].sort()).toEqual(state.legal.filter((action) => action.startsWith("load ")));
    for (const { card, plays } of hand) {
      const blocked = state.reasons?.[card] !== undefined;
      if (state.phase === "load" && plays.length === 0) expect(blocked).toBe(state.legal.length > 0);
      else expect(blocked).toBe(false);
    }
  });

  it("of somebody else is not shown", () => {
    const { state, seat } = scene("load-3");
    expect(handCards(state, (seat + 1) % 3)).toEqual([]);
    expect(handCards(state, null)).toEqual([]);
  });

  it("is sorted by each key without losing a card", () => {
    const hand = handOf(scene("load-2"));
    for (const by of SORTS) {
      const result = sorted(hand, by, (card) => cardLook(card, cards));
      expect([...result].sort()).toEqual([...hand].sort());
    }
    const tears = sorted(hand, "tears", (card) => cardLook(card, cards)).map((card) => cardLook(card, cards).tears);
    expect(tears).toEqual([...tears].sort((one, other) => other - one));
  });

  it("writes cards without what they get by being loaded", () => {
    expect(["snail:f", "frog:m=4", "frog:m", "cat:f"].map(inHand)).toEqual(["snail", "frog:m", "frog:m", "cat:f"]);
  });
});

describe("loading", () => {
  it("of a card with one way is settled at once", () => {
    expect(choose({ place: 2, card: "cat:m", plays: [CHOICE] })).toEqual({ place: 2, play: CHOICE });
  });

  it("of a snail or a frog with several ways leaves the way open", () => {
    for (const [name, species] of [["snail", "snail"], ["frog", "frog"]] as const) {
      const { state, seat } = scene(name);
      const several = handCards(state, seat).find(({ card, plays }) => card.startsWith(species) && plays.length > 1);
      expect(several && choose(several)).toEqual({ place: several?.place, play: null });
    }
  });

  it("of a card that does not fit chooses nothing", () => {
    expect(choose({ place: 0, card: "cat:m", plays: [] })).toBeNull();
  });

  it("sends card and dock together where no power comes between", () => {
    expect(docksAfter(CHOICE, 2)).toEqual([0, 3]);
    expect(batchOf(CHOICE, 3)).toEqual(["load cat:m", "noah 3"]);
  });

  it("sends the card alone where a power comes, or where Noah stays", () => {
    expect(docksAfter({ ...CHOICE, power: "peek" }, 2)).toEqual([]);
    expect(docksAfter({ ...CHOICE, docks: [2] }, 2)).toEqual([]);
    expect(docksAfter({ ...CHOICE, docks: [] }, 2)).toEqual([]);
    expect(batchOf(CHOICE, null)).toEqual(["load cat:m"]);
  });

  it("lets one choose a single dock that is not Noah's, as when a dock is empty", () => {
    expect(docksAfter({ ...CHOICE, docks: [4] }, 2)).toEqual([4]);
  });
});

describe("powers", () => {
  it.each(["peek", "swap", "flee"])("of the phase %s aim at the seats that the server names", (name) => {
    const { state, seat } = scene(name);
    const seats = seatTargets(state);
    expect(seats.length).toBeGreaterThan(1);
    expect(seats).not.toContain(seat);
    expect(seats.map((target) => `${name} ${target}`).sort()).toEqual([...state.legal].sort());
    expect(onlyStep(state)).toBeNull();
  });

  it("with one opponent need no choice", () => {
    const state = { ...scene("peek").state, legal: ["peek 1"] };
    expect(onlyStep(state)).toBe("peek 1");
  });

  it("never take back by themselves", () => {
    expect(onlyStep(scene("take").state)).toBeNull();
  });

  it("let every card of the hand be given back", () => {
    const at = scene("return");
    expect(returnable(at.state, handOf(at))).toEqual(handOf(at).map(() => true));
  });

  it("offer Noah's docks in their phase alone", () => {
    expect(noahDocks(scene("noah").state)).toHaveLength(2);
    expect(noahDocks(scene("load-3").state)).toEqual([]);
  });

  it("lift what the server names", () => {
    const { state } = scene("lift");
    const actions = [...liftable(state)].flatMap(([dock, places]) => [...places].map((place) => `lift ${dock} ${place}`));
    expect([...actions, "keep"].sort()).toEqual([...state.legal].sort());
  });

  it("put the stock's top into an order that is legal", () => {
    const { state } = scene("order");
    const top = (state.stockTop ?? []).slice(0, 3);
    expect(state.legal).toContain(orderAction(moved(top, 0, 2)));
    expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "b", "c"]);
  });
});

describe("gifts", () => {
  it("go to the next player first", () => {
    const { state, seat } = scene("give");
    const [next] = receivers(state);
    expect(next).toBe((seat + 1) % state.hands.length);
  });

  it("are as many as are owed, and no more", () => {
    let gifts: Gifts = [];
    for (const place of [0, 1, 2]) gifts = toggleGift(gifts, place, 1, 2);
    expect(gifts.map(({ place }) => place)).toEqual([0, 1]);
  });

  it("can be taken out again and sent to somebody else", () => {
    const two: Gifts = [{ place: 0, to: 1 }, { place: 3, to: 1 }];
    expect(toggleGift(two, 0, 1, 2)).toEqual([{ place: 3, to: 1 }]);
    expect(sendGift(two, 3, 2)).toEqual([{ place: 0, to: 1 }, { place: 3, to: 2 }]);
  });

  it("are sent in one batch of what is legal", () => {
    const at = scene("give");
    const [next = 0] = receivers(at.state);
    let gifts: Gifts = [];
    for (let place = 0; place < at.state.owed; place += 1) gifts = toggleGift(gifts, place, next, at.state.owed);
    const batch = giveBatch(gifts, handOf(at));
    expect(batch).toHaveLength(at.state.owed);
    for (const action of batch) expect(at.state.legal).toContain(action);
  });
});
