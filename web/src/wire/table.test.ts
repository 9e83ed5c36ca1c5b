import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { entryOf, FakeSocket, stateOf, tableOf } from "./fakes";
import { Problem } from "./problem";
import { type Happened, TableStore } from "./table.svelte";
import type { Entry, ProblemAnswer, Table } from "./wire.gen";

/** A server with one table. */
class World {
  readonly sockets: FakeSocket[] = [];
  readonly asked: number[] = [];
  log: Entry[] = [];
  answer: () => Promise<Table> = async () => tableOf(this.log.length);
  #store: TableStore | null = null;

  /** The table as somebody has it open, from now on. */
  get store(): TableStore {
    this.#store ??= new TableStore("0f".repeat(16), {
      open: (_, version) => this.opened(version),
      requests: {
        table: () => this.answer(),
        events: async (_, after) => {
          this.asked.push(after);
          return { version: this.log.length, entries: this.log.slice(after, after + 2) };
        },
      },
    });
    return this.#store;
  }
  opened(version: number | null): FakeSocket {
    const socket = new FakeSocket(version);
    this.sockets.push(socket);
    return socket;
  }
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("No socket was opened.");
    return last;
  }
  /** A table with a log of `version` entries, looked at, greeted, and its log read. */
  async at(version: number): Promise<World> {
    this.log = Array.from({ length: version }, (_, index) => entryOf(index + 1));
    expect(this.store.table).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    this.socket.say({ type: "entries", entries: [] });
    await vi.advanceTimersByTimeAsync(0);
    return this;
  }
}

const REFUSED: ProblemAnswer = { type: "stale", title: "", status: 409, detail: "It has changed." };
let world: World;

beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
});
afterEach(() => {
  world.store.close();
  vi.useRealTimers();
});

test("a first look shows the table, and the line goes on from there", async () => {
  world.log = [entryOf(1), entryOf(2)];
  expect(world.store.table).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.store.table?.version).toBe(2);
  expect(world.store.live).toBe(false);
  expect(world.socket.after).toBe(2);
});

test("without a first look the line asks for the whole table", async () => {
  world.answer = () => Promise.reject(new Problem("unreachable"));
  expect(world.store.table).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.store.table).toBeNull();
  expect(world.socket.after).toBeNull();
  world.socket.say({ type: "table", table: tableOf(0) });
  expect(world.store.table?.version).toBe(0);
  expect(world.store.live).toBe(true);
});

test("the log is read page by page up to the table", async () => {
  await world.at(5);
  expect(world.store.live).toBe(true);
  expect(world.store.entries.map((entry) => entry.version)).toEqual([1, 2, 3, 4, 5]);
  expect(world.asked).toEqual([0, 2, 4]);
});

test("entries move the table on, and are told with the table before them", async () => {
  await world.at(2);
  const happened = vi.fn<Happened>();
  world.store.onHappened(happened);
  const state = stateOf(1, ["load cat:m"]);
  const entries = [entryOf(3), entryOf(4, { state })];
  world.socket.say({ type: "entries", entries });
  expect(world.store.table).toMatchObject({ version: 4, state });
  expect(world.store.entries).toHaveLength(4);
  expect(happened).toHaveBeenCalledExactlyOnceWith(entries, expect.objectContaining({ version: 2 }));
});

test("an entry without a state leaves the position as it was", async () => {
  await world.at(2);
  const before = world.store.table?.state;
  world.socket.say({ type: "entries", entries: [entryOf(3, { action: "swap 1", state: null })] });
  expect(world.store.table).toMatchObject({ version: 3, state: before });
});

test("the end of a round and of a game is on the table", async () => {
  await world.at(2);
  const lastRound = { round: 1, hands: [[], ["cat:m"]], tears: [0, 1], scores: [0, 1] };
  world.socket.say({
    type: "entries",
    entries: [
      entryOf(3, { kind: "roundEnd", lastRound }),
      entryOf(4, { kind: "gameEnd", scores: [0, 1], winners: [0] }),
    ],
  });
  expect(world.store.table).toMatchObject({ status: "finished", lastRound, scores: [0, 1], winners: [0] });
});

test("entries that are known already change nothing", async () => {
  await world.at(3);
  const { table } = world.store;
  world.socket.say({ type: "entries", entries: [entryOf(2), entryOf(3)] });
  expect(world.store.table).toBe(table);
});

test("a gap asks for the whole table, and shows the old one meanwhile", async () => {
  await world.at(2);
  world.socket.say({ type: "entries", entries: [entryOf(4)] });
  expect(world.store.table?.version).toBe(2);
  expect(world.socket.after).toBeNull();
  world.log = [1, 2, 3, 4].map((version) => entryOf(version));
  world.socket.say({ type: "table", table: tableOf(4) });
  await vi.advanceTimersByTimeAsync(0);
  expect(world.store.entries).toHaveLength(4);
});

test("presence and the rematch change the table alone", async () => {
  await world.at(1);
  world.socket.say({ type: "presence", players: [null, null] });
  world.socket.say({ type: "next", id: "ab" });
  expect(world.store.table).toMatchObject({ version: 1, players: [null, null], next: "ab" });
});

test("a new seat reads the log again", async () => {
  await world.at(3);
  world.socket.say({ type: "table", table: tableOf(3, { seat: 1 }) });
  expect(world.store.entries).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(world.store.entries).toHaveLength(3);
});

describe("a table that a request was answered with", () => {
  test("is shown unless something newer is", async () => {
    await world.at(3);
    world.store.take(tableOf(2));
    expect(world.store.table?.version).toBe(3);
    world.store.take(tableOf(4));
    expect(world.store.table?.version).toBe(4);
    expect(world.sockets).toHaveLength(1);
  });

  test("with another seat is heard of anew, by a socket that knows who one is now", async () => {
    world.answer = async () => tableOf(0, { seat: null });
    await world.at(0);
    world.store.take(tableOf(0, { seat: 1 }));
    expect(world.sockets).toHaveLength(2);
    expect(world.socket.after).toBeNull();
    world.socket.say({ type: "table", table: tableOf(0, { seat: 1 }) });
    expect(world.sockets[0]?.closed).toBe(true);
  });
});

describe("playing", () => {
  test("sends once, on the version that is shown, and shows nothing before it is told", async () => {
    await world.at(2);
    const { table } = world.store;
    world.store.play(["load cat:m", "noah 1"]);
    world.store.play(["load cat:m", "noah 1"]);
    world.store.play(["load cat:f", "noah 1"]);
    expect(world.socket.sent).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{24}$/), version: 2, actions: ["load cat:m", "noah 1"] },
    ]);
    expect(world.store.sending).toBe(true);
    expect(world.store.table).toBe(table);
  });

  test("ends with its own acknowledgement and no other", async () => {
    await world.at(2);
    world.store.play(["noah 1"]);
    world.socket.say({ type: "ack", id: "another", version: 3 });
    expect(world.store.sending).toBe(true);
    world.socket.say({ type: "ack", id: world.socket.sent[0]?.id ?? "", version: 3 });
    expect(world.store.sending).toBe(false);
  });

  test("that is refused shows the server's table and says why", async () => {
    await world.at(2);
    world.store.play(["noah 1"]);
    const problem = { ...REFUSED, table: tableOf(7) };
    world.socket.say({ type: "error", id: world.socket.sent[0]?.id ?? "", problem });
    expect(world.store.sending).toBe(false);
    expect(world.store.problem).toEqual(problem);
    expect(world.store.table?.version).toBe(7);
    world.store.dismiss();
    expect(world.store.problem).toBeNull();
  });

  test("is not possible without a line", async () => {
    await world.at(2);
    world.socket.break();
    world.store.play(["noah 1"]);
    expect(world.store.live).toBe(false);
    expect(world.sockets.flatMap((socket) => socket.sent)).toEqual([]);
  });

  test("whose answer was lost is asked for again under the same key", async () => {
    await world.at(2);
    world.store.play(["noah 1"]);
    const [batch] = world.socket.sent;
    world.socket.break();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.sockets).toHaveLength(2);
    world.socket.say({ type: "entries", entries: [entryOf(3)] });
    expect(world.socket.sent).toEqual([batch]);
    world.socket.say({ type: "ack", id: batch?.id ?? "", version: 3 });
    expect(world.store.sending).toBe(false);
  });

  test("that nobody answers counts as a lost line", async () => {
    await world.at(2);
    world.store.play(["noah 1"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.store.live).toBe(false);
    expect(world.sockets[0]?.closed).toBe(true);
    expect(world.sockets).toHaveLength(2);
  });
});

describe("the line", () => {
  test("comes back from the version that is known, and tells nobody of what was missed", async () => {
    await world.at(2);
    const happened = vi.fn<Happened>();
    world.store.onHappened(happened);
    world.socket.break();
    expect(world.store.live).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.socket.after).toBe(2);
    world.log.push(entryOf(3));
    world.socket.say({ type: "entries", entries: [entryOf(3)] });
    expect(world.store.live).toBe(true);
    expect(world.store.table?.version).toBe(3);
    expect(world.store.entries).toHaveLength(3);
    expect(happened).not.toHaveBeenCalled();
  });

  test("is tried again, less and less often, as long as nobody answers", async () => {
    await world.at(1);
    world.answer = () => Promise.reject(new Problem("unreachable"));
    world.socket.break();
    const tries: number[] = [];
    for (let second = 0; second < 120; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (!world.socket.closed) {
        tries.push(second);
        world.socket.break();
      }
    }
    const pauses = tries.slice(1).map((second, index) => second - (tries[index] ?? 0));
    expect(tries[0]).toBeLessThan(2);
    expect(Math.max(...pauses)).toBeLessThan(20);
    expect(pauses.at(-1)).toBeGreaterThan(pauses[0] ?? 0);
    expect(world.store.gone).toBeNull();
  });

  test.each(["not-found", "watchers-off"] as const)("is not even tried where the server says %s", async (type) => {
    const problem = new Problem(type);
    world.answer = () => Promise.reject(problem);
    expect(world.store.gone).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.store.gone).toBe(problem);
    expect(world.sockets).toHaveLength(0);
  });

  test.each(["not-found", "watchers-off"] as const)("is given up where the server says %s", async (type) => {
    await world.at(1);
    const problem = new Problem(type);
    world.answer = () => Promise.reject(problem);
    world.socket.break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.store.gone).toBe(problem);
    expect(world.sockets).toHaveLength(1);
  });

  test("is renewed without a gap when it may be dead", async () => {
    await world.at(2);
    const [old] = world.sockets;
    world.store.check();
    expect(world.store.live).toBe(true);
    expect(old?.closed).toBe(false);
    world.socket.say({ type: "entries", entries: [] });
    expect(old?.closed).toBe(true);
    expect(world.store.live).toBe(true);
  });

  test("is renewed after a long silence", async () => {
    await world.at(2);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(world.sockets).toHaveLength(2);
    expect(world.store.live).toBe(true);
  });

  test("that stays dead is known to be lost", async () => {
    await world.at(2);
    world.answer = () => Promise.reject(new Problem("unreachable"));
    world.store.check();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.store.live).toBe(false);
  });

  test("that is not open yet is closed only when it is", async () => {
    await world.at(2);
    world.store.check();
    world.socket.readyState = 0;
    world.store.close();
    expect(world.socket.closed).toBe(false);
    world.socket.onopen?.();
    expect(world.socket.closed).toBe(true);
  });

  test("is hung up for good when the table is closed", async () => {
    await world.at(2);
    world.store.close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(world.sockets).toHaveLength(1);
    expect(world.socket.closed).toBe(true);
  });
});
