import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Choice } from "../wire/wire.gen";
import { cards, fixture } from "./gallery/scenes";
import { Game, positionAt } from "./game.svelte";
import type { TableProps } from "./props";

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A game at the position of a fixture, and what it sends. */
function at(name: string, changed: Partial<TableProps> = {}) {
  const found = fixture(name, "");
  if (!found) throw new Error(`no such scene: ${name}`);
  const play = vi.fn<(actions: string[]) => void>();
  const nothing = () => undefined;
  const given: TableProps = {
    ...found,
    cards,
    live: true,
    sending: false,
    problem: null,
    play,
    dismiss: nothing,
    rematch: nothing,
    leave: nothing,
    join: nothing,
    ...changed,
  };
  const props = $state({ ...given });
  let game: Game | undefined;
  stop = $effect.root(() => {
    game = new Game(() => props);
  });
  flushSync();
  if (!game) throw new Error("no game");
  return { game, play, props };
}

/** A card of the hand that can be loaded in one way, and how. */
function playable(game: Game, wanted: (play: Choice) => boolean): { place: number; play: Choice } {
  for (const { place, plays } of game.hand) {
    const [play] = plays;
    if (play && plays.length === 1 && wanted(play)) return { place, play };
  }
  throw new Error("no such card");
}

describe("a turn", () => {
  it("is two choices, sent together, and nothing before the second", () => {
    const { game, play } = at("load-3");
    const card = playable(game, ({ power, docks }) => power === null && docks?.length === 2);
    game.pick(card.place);
    expect(game.targets).toEqual(card.play.docks);
    expect(play).not.toHaveBeenCalled();
    game.sail(game.targets[1] ?? -1);
    expect(play.mock.calls).toEqual([[[card.play.action, `noah ${card.play.docks?.[1]}`]]]);
  });

  it("can be taken back until it is sent", () => {
    const { game, play } = at("load-3");
    const card = playable(game, ({ power }) => power === null);
    game.pick(card.place);
    expect(game.ghost?.card).toBe(card.play.card);
    game.pick(card.place);
    expect(game.chosen).toBeNull();
    game.pick(card.place);
    expect(game.unchoose()).toBe(true);
    expect(game.targets).toEqual([]);
    expect(game.unchoose()).toBe(false);
    expect(play).not.toHaveBeenCalled();
  });

  it("does not send Noah where he may not go", () => {
    const { game, play } = at("load-3");
    const card = playable(game, ({ power, docks }) => power === null && docks?.length === 2);
    game.pick(card.place);
    for (const dock of [0, 1, 2, 3, 4]) if (!game.targets.includes(dock)) game.sail(dock);
    expect(play).not.toHaveBeenCalled();
  });

  it("says why a card cannot be loaded, and chooses nothing", () => {
    const { game } = at("load-3");
    const blocked = game.hand.find(({ plays }) => plays.length === 0);
    game.pick(blocked?.place ?? -1);
    expect(game.chosen).toBeNull();
    expect(game.refusal?.reason).toEqual(game.now?.reasons?.[blocked?.card ?? ""]);
  });

  it("asks for a snail's sex first", () => {
    const { game, play } = at("snail");
    const snail = game.hand.find(({ card, plays }) => card === "snail" && plays.length === 2);
    game.pick(snail?.place ?? -1);
    expect(game.targets).toEqual([]);
    game.settle("load snail:f");
    expect(game.targets).toHaveLength(2);
    game.sail(game.targets[0] ?? -1);
    expect(play.mock.calls).toEqual([[["load snail:f", `noah ${game.targets[0]}`]]]);
  });

  it("begins anew with the next position", () => {
    const { game, props } = at("load-3");
    game.pick(playable(game, () => true).place);
    props.table = { ...props.table, version: props.table.version + 1 };
    expect(game.ghost).toBeNull();
    flushSync();
    expect(game.chosen).toBeNull();
  });

  it("keeps what was chosen when the same position comes again", () => {
    const { game, props } = at("load-3");
    const { place } = playable(game, () => true);
    flushSync();
    game.pick(place);
    props.table = { ...props.table };
    flushSync();
    expect(game.chosen?.place).toBe(place);
  });

  it("cannot be played while an answer is awaited", () => {
    const { game, play } = at("load-3", { sending: true });
    for (const { place } of game.hand) game.pick(place);
    game.load();
    expect(game.chosen).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  it("can be chosen before the line is there, and sent once it is", () => {
    const { game, props, play } = at("load-3", { live: false });
    const { place } = playable(game, ({ docks }) => (docks?.length ?? 0) > 1);
    game.pick(place);
    const [dock = -1] = game.targets;
    game.sail(dock);
    game.load();
    expect(play).not.toHaveBeenCalled();
    props.live = true;
    game.sail(dock);
    expect(play).toHaveBeenCalledOnce();
  });

  it("cannot be played while one looks back, and can afterwards", () => {
    const { game } = at("load-3");
    const { place } = playable(game, () => true);
    game.past = game.props.entries[2]?.version ?? 0;
    game.pick(place);
    expect(game.chosen).toBeNull();
    game.past = null;
    game.pick(place);
    expect(game.chosen?.place).toBe(place);
  });
});

describe("other steps", () => {
  it("take back when nothing else is legal", () => {
    const { game, play } = at("take");
    game.take();
    expect(play.mock.calls).toEqual([[["take"]]]);
  });

  it("aim a power at a seat that the server names", () => {
    const { game, play } = at("swap");
    game.aim(game.seat ?? -1);
    expect(play).not.toHaveBeenCalled();
    const [seat = -1] = game.seats;
    game.aim(seat);
    expect(play.mock.calls).toEqual([[[`swap ${seat}`]]]);
  });

  it("use a power by themselves where there is one opponent", () => {
    const found = fixture("peek", "");
    const table = structuredClone(found?.table);
    if (!table?.state) throw new Error("no position");
    table.state.legal = table.state.legal.slice(0, 1);
    const { play } = at("peek", { table });
    expect(play.mock.calls).toEqual([[table.state.legal]]);
  });

  it("give as many cards as are owed, to whom one wants", () => {
    const { game, play } = at("give");
    const owed = game.now?.owed ?? 0;
    const places = game.hand.slice(0, owed + 1).map(({ place }) => place);
    for (const place of places) game.pick(place);
    expect(game.gifts).toHaveLength(owed);
    const other = game.receivers.at(-1) ?? -1;
    game.send(places[0] ?? -1, other);
    game.give();
    const sent = play.mock.calls[0]?.[0] ?? [];
    expect(sent).toHaveLength(owed);
    for (const action of sent) expect(game.now?.legal).toContain(action);
    expect(sent[0]).toMatch(new RegExp(` ${other}$`));
  });

  it("give back one card after a lion's draw", () => {
    const { game, play } = at("return");
    game.giveBack();
    expect(play).not.toHaveBeenCalled();
    game.pick(game.hand[0]?.place ?? -1);
    game.giveBack();
    expect(play.mock.calls).toEqual([[[`return ${game.hand[0]?.card}`]]]);
  });
});

describe("who watches", () => {
  it("has nothing to choose and no hand", () => {
    const { game } = at("watcher");
    expect([game.hand, game.mine, game.targets, game.seats]).toEqual([[], false, [], []]);
  });

  it("as well as who waits for his turn", () => {
    const { game, play } = at("waiting-turn");
    expect(game.mine).toBe(false);
    for (const { place } of game.hand) game.pick(place);
    expect(game.chosen).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });
});

describe("a giraffe", () => {
  it("shows its hand until it is put away, and again when asked", () => {
    const { game } = at("peeked");
    expect(game.lookNow).toBe(true);
    game.seen = true;
    expect(game.lookNow).toBe(false);
    expect(game.peeked).not.toBeNull();
  });

  it("does not show it in another round", () => {
    const { game } = at("round-end");
    expect(game.now?.private?.peeked).toBeDefined();
    expect(game.peeked).toBeNull();
  });
});

it("finds the position of a step that has none of its own in the next one", () => {
  const entries = fixture("load-3", "")?.entries ?? [];
  const [first, second] = entries;
  if (!first || !second) throw new Error("no log");
  expect(positionAt([{ ...first, state: null }, second], first.version)).toBe(second.state);
});
