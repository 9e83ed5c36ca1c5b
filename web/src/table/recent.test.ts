import { expect, it } from "vitest";

import type { Entry, State } from "../wire/wire.gen";
import { recentLoads } from "./recent";

/** A step after which these animals lie at the docks. */
function step(seat: number, action: string, docks: string[][]): Entry {
  const state = { docks } as unknown as State;
  return { version: 0, kind: "action", seat, by: "bot", action, state };
}

const DEAL: Entry = { ...step(0, "", [["cat:m"], ["bear:f"]]), kind: "deal", seat: null, action: null };

it("tells who loaded what since the reader's own turn", () => {
  const entries = [
    DEAL,
    step(0, "load panda:m", [["cat:m", "panda:m"], ["bear:f"]]),
    step(1, "load lion:m", [["cat:m", "panda:m", "lion:m"], ["bear:f"]]),
    step(2, "load bear:m", [["cat:m", "panda:m", "lion:m"], ["bear:f", "bear:m"]]),
    step(2, "noah 0", [["cat:m", "panda:m", "lion:m"], ["bear:f", "bear:m"]]),
    step(2, "load cat:f", [["cat:m", "panda:m", "lion:m", "cat:f"], ["bear:f", "bear:m"]]),
  ];
  expect([...recentLoads(entries, 0, 3)]).toEqual([
    [0, [1, 2]],
    [1, [2]],
  ]);
  expect([...recentLoads(entries, 2, 3)]).toEqual([]);
});

it("forgets what has left or was taken back", () => {
  const entries = [
    DEAL,
    step(1, "load lion:m", [["cat:m", "lion:m"], ["bear:f"]]),
    step(1, "load bear:m", [["cat:m", "lion:m"], ["bear:f", "bear:m"]]),
    step(2, "take", [[], ["bear:f", "bear:m"]]),
    step(2, "load cat:m", [["cat:m"], ["bear:f", "bear:m"]]),
  ];
  expect([...recentLoads(entries, 0, 3)]).toEqual([
    [1, [1]],
    [0, [2]],
  ]);
});

it("shows a watcher as many loads as there are players", () => {
  const entries = [
    DEAL,
    step(0, "load panda:m", [["cat:m", "panda:m"], ["bear:f"]]),
    step(1, "load lion:m", [["cat:m", "panda:m", "lion:m"], ["bear:f"]]),
    step(0, "load bear:m", [["cat:m", "panda:m", "lion:m"], ["bear:f", "bear:m"]]),
  ];
  expect([...recentLoads(entries, null, 2)]).toEqual([
    [0, [1]],
    [1, [0]],
  ]);
});

it("begins anew with each deal", () => {
  const entries = [DEAL, step(1, "load lion:m", [["cat:m", "lion:m"], ["bear:f"]]), DEAL];
  expect([...recentLoads(entries, 0, 2)]).toEqual([]);
});
