/** Stand-ins for tests: a server's sockets, and tables that it might send. */
import type { Socket } from "./live";
import type { Entry, LiveMessage, State, Table } from "./wire.gen";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly after: number | null;
  readonly sent: { id: string; version: number; actions: string[] }[] = [];
  closed = false;
  readyState = 1;

  constructor(after: number | null) {
    this.after = after;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  /** The server says something. */
  say(message: LiveMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The line breaks. */
  break(): void {
    this.closed = true;
    this.onclose?.();
  }
}

export function stateOf(turn: number, legal: string[] = []): State {
  return {
    turn,
    phase: "load",
    legal,
    noah: 0,
    docks: [[], [], [], [], []],
    roommates: null,
    reserve: 3,
    departures: 0,
    hands: [8, 8],
    scores: [0, 0],
    round: 1,
    nextRoommates: false,
    ferries: [null, null, null, null, null],
    owed: 0,
    target: null,
    pending: null,
    private: null,
  };
}

export function tableOf(version: number, more: Partial<Table> = {}): Table {
  const players = ["Ada", "Bob"].map((name, seat) => ({ seat, name, bot: null, connected: true, standIn: false }));
  return {
    id: "0f".repeat(16),
    version,
    status: version === 0 ? "waiting" : "playing",
    options: { ending: "rounds", frog: false, crocodile: false, roommates: false },
    settings: { public: false, watchers: true, memoryAid: false, hints: false },
    host: 0,
    players,
    seat: 0,
    state: version === 0 ? null : stateOf(0),
    lastRound: null,
    scores: [0, 0],
    winners: null,
    next: null,
    ...more,
  };
}

export function entryOf(version: number, more: Partial<Entry> = {}): Entry {
  const kind = version === 1 ? "deal" : "action";
  return { version, kind, seat: 0, by: "person", action: "noah 1", state: stateOf(version % 2), ...more };
}
