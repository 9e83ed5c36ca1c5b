import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { entryOf, stateOf, tableOf } from "../wire/fakes";
import { type Happened, withEntry } from "../wire/table.svelte";
import type { Entry, Table } from "../wire/wire.gen";
import { type Followed, Pace, PAUSE, stepsOf } from "./pace.svelte";

const KNOWN = 3;

/** A table as somebody at seat 0 has it. */
class Told implements Followed {
  table = $state.raw<Table>(tableOf(KNOWN));
  entries = $state.raw<readonly Entry[]>([1, 2, 3].map((version) => entryOf(version)));
  #listener: Happened = () => undefined;

  onHappened(listener: Happened): () => void {
    this.#listener = listener;
    return () => (this.#listener = () => undefined);
  }
  /** Somebody's actions come. */
  come(seat: number, ...actions: string[]): void {
    const before = this.table;
    const by = seat === 0 ? "person" : "bot";
    const fresh = actions.map((action, index) => entryOf(before.version + 1 + index, { seat, by, action }));
    this.table = fresh.reduce(withEntry, before);
    this.entries = [...this.entries, ...fresh];
    this.#listener(fresh, before);
  }
}

let told: Told;
let pace: Pace;
const shown = () => [pace.table?.version, pace.entries.length];

function follow(factor: number): void {
  told = new Told();
  pace = new Pace(told, (full) => full * factor);
}

beforeEach(() => {
  vi.useFakeTimers();
  follow(1);
});
afterEach(() => {
  pace.close();
  vi.useRealTimers();
});

describe("the turns of others", () => {
  it("are shown one after the other", () => {
    told.come(0, "load cat:m", "noah 1");
    expect(shown()).toEqual([5, 5]);
    told.come(1, "load cat:f", "noah 2");
    told.come(2, "load dog:f", "noah 3");
    expect(shown()).toEqual([5, 5]);
    vi.advanceTimersByTime(PAUSE);
    expect(shown()).toEqual([7, 7]);
    vi.advanceTimersByTime(PAUSE - 1);
    expect(shown()).toEqual([7, 7]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([9, 9]);
    expect(pace.trails).toBe(false);
  });

  it("are shown at once where the last one was seen long enough", () => {
    told.come(1, "load cat:f", "noah 2");
    expect(shown()).toEqual([5, 5]);
    vi.advanceTimersByTime(PAUSE);
    told.come(2, "load dog:f", "noah 3");
    expect(shown()).toEqual([7, 7]);
  });

  it("are shown at once where nothing is to move", () => {
    follow(0);
    told.come(1, "load cat:f", "noah 2", "load dog:f", "noah 3");
    expect(shown()).toEqual([7, 7]);
  });

  it("are shown faster to whoever wants it fast", () => {
    follow(0.5);
    told.come(1, "load cat:f", "noah 2", "load dog:f", "noah 3");
    expect(shown()).toEqual([5, 5]);
    vi.advanceTimersByTime(PAUSE / 2);
    expect(shown()).toEqual([7, 7]);
  });

  it("are shown at once to whoever acts, and never held up by it", () => {
    told.come(1, "load cat:f", "noah 2", "load dog:f", "noah 3", "load ape:m", "noah 1");
    expect(pace.skip()).toBe(true);
    expect(shown()).toEqual([9, 9]);
    expect(pace.skip()).toBe(false);
    vi.advanceTimersByTime(PAUSE);
    told.come(2, "load bear:m", "noah 3");
    expect(shown()).toEqual([11, 11]);
  });

  it("are shown with what one does meanwhile, such as in another tab", () => {
    told.come(1, "load cat:f", "noah 2", "load dog:f", "noah 3");
    told.come(0, "load ape:m", "noah 1");
    expect(shown()).toEqual([9, 9]);
  });

  it("leave open what is to be done only once they were shown", () => {
    told.come(1, "load cat:f", "load dog:f");
    told.table = { ...told.table, state: stateOf(0, ["load ape:m"]) };
    expect(pace.table?.state?.legal).toEqual([]);
    vi.advanceTimersByTime(PAUSE);
    expect(pace.table?.state?.legal).toEqual(["load ape:m"]);
  });
});

it("shows who is there as it is now", () => {
  told.come(1, "load cat:f", "load dog:f");
  told.table = { ...told.table, next: "another" };
  expect(pace.table).toMatchObject({ version: 4, next: "another" });
});

it("follows no longer once something was missed", () => {
  told.come(1, "load cat:f", "load dog:f");
  told.table = tableOf(20);
  told.entries = Array.from({ length: 20 }, (_, index) => entryOf(index + 1));
  expect(shown()).toEqual([20, 20]);
  vi.advanceTimersByTime(PAUSE);
  told.come(1, "load cat:f", "noah 1");
  expect(shown()).toEqual([22, 22]);
});

it("makes a step of a load with what it brings about, and of gifts", () => {
  const actions = ["load lion:m", "swap 1", "draw *", "return *", "noah 1", "take", "load cat:m", "give * 1", "give * 2", "noah 3"];
  const steps = stepsOf(actions.map((action, index) => entryOf(index + 1, { kind: "action", action })));
  expect(steps.map((step) => step.map(({ action }) => action?.split(" ")[0]).join(" "))).toEqual([
    "load swap draw return noah",
    "take",
    "load",
    "give give noah",
  ]);
});
