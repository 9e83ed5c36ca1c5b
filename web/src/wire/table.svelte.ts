/** One table as the server has it, kept up to date: never ahead of it, and right again by itself. */
import { Line, type Socket } from "./live";
import { Problem, problemOf } from "./problem";
import * as requests from "./requests";
import type { Entry, LiveMessage, ProblemAnswer, Table } from "./wire.gen";

/** Milliseconds. */
const ACK = 10_000;
/** After which a line that says nothing is asked whether it is still there. */
const SILENCE = 25_000;

/** A batch that was sent, until its answer comes. */
interface Batch {
  id: string;
  version: number;
  actions: string[];
}

/** Entries that have just come, with the table as it was before them. */
export type Happened = (entries: readonly Entry[], before: Table) => void;

export interface Outside {
  open(id: string, version: number | null): Socket;
  requests: Pick<typeof requests, "table" | "events">;
}

const OUTSIDE: Outside = {
  open: (id, version) => new WebSocket(requests.liveAddress(id, version)) as Socket,
  requests,
};

export class TableStore {
  readonly id: string;
  #table = $state.raw<Table | null>(null);
  #entries = $state.raw<readonly Entry[]>([]);
  #live = $state(false);
  #batch = $state.raw<Batch | null>(null);
  #problem = $state.raw<ProblemAnswer | null>(null);
  #gone = $state.raw<Problem | null>(null);
  readonly #outside: Outside;
  readonly #line: Line;
  readonly #listeners = new Set<Happened>();
  #ack: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #reading = false;
  #anew = false;

  constructor(id: string, outside: Outside = OUTSIDE) {
    this.id = id;
    this.#outside = outside;
    this.#line = new Line((version) => outside.open(id, version), {
      version: () => (this.#anew ? null : (this.#table?.version ?? null)),
      hear: (message) => this.#hear(message),
      connected: (is) => this.#connected(is),
      worthwhile: () => this.#worthwhile(),
    });
    void this.#begin();
  }

  /** The table as the server sent it last; null until it has. */
  get table(): Table | null {
    return this.#table;
  }
  /** The log as far as it is known, without a gap from its first entry on. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }
  /** Whether the server is heard; nothing can be played while it is not. */
  get live(): boolean {
    return this.#live;
  }
  /** Whether a batch was sent whose answer has not come. */
  get sending(): boolean {
    return this.#batch !== null;
  }
  /** Why the last batch was refused; null once dismissed, or when another one was taken. */
  get problem(): ProblemAnswer | null {
    return this.#problem;
  }
  /** Why there is nothing to show, and never will be; null as long as there is hope. */
  get gone(): Problem | null {
    return this.#gone;
  }

  /** Play a batch on the table as it is shown. Nothing is shown as done before the server says so. */
  play(actions: string[]): void {
    if (!this.#table || !this.#live || this.#batch) return;
    this.#problem = null;
    this.#send({ id: freshKey(), version: this.#table.version, actions });
  }

  dismiss(): void {
    this.#problem = null;
  }

  /** Be told of entries as they come, but not of those that were missed. */
  onHappened(listener: Happened): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Show a table that a request was answered with, unless something newer is shown. */
  take(table: Table): void {
    const before = this.#table;
    if (before && table.version < before.version) return;
    this.#whole(table);
    // What is open was opened by whoever one was before, and may still speak to a watcher.
    if (before && before.seat !== table.seat) {
      this.#anew = true;
      this.#line.renew();
    }
  }

  /** Make sure that what is shown is so: after a while in the background, or when the network is back. */
  check(): void {
    this.#line.renew();
  }

  /** The network is known to be gone. */
  lose(): void {
    this.#line.lose();
  }

  close(): void {
    clearTimeout(this.#ack);
    clearTimeout(this.#silence);
    this.#line.close();
  }

  #send(batch: Batch): void {
    this.#batch = batch;
    clearTimeout(this.#ack);
    this.#ack = setTimeout(() => this.#line.lose(), ACK);
    this.#line.send(batch);
  }

  #settled(): void {
    clearTimeout(this.#ack);
    this.#batch = null;
  }

  #connected(is: boolean): void {
    this.#live = is;
    this.#gone = null;
    this.#listen();
    // A batch under its key is played once, however often it is sent; its answer says whether it was.
    if (is && this.#batch) this.#send(this.#batch);
  }

  /** Wait for the next word; after a long silence, ask whether somebody is there. */
  #listen(): void {
    clearTimeout(this.#silence);
    if (this.#live) this.#silence = setTimeout(() => this.#line.renew(), SILENCE);
  }

  #hear(message: LiveMessage): void {
    this.#listen();
    if (message.type === "table") this.#whole(message.table);
    else if (message.type === "entries") this.#append(message.entries);
    else if (message.type === "presence") this.#change({ players: message.players });
    else if (message.type === "next") this.#change({ next: message.id });
    else if (message.type === "ack") this.#acknowledged(message.id);
    else this.#refused(message.id, message.problem);
  }

  #acknowledged(id: string): void {
    if (id === this.#batch?.id) this.#settled();
  }

  #refused(id: string | null, problem: ProblemAnswer): void {
    if (problem.table) this.#whole(problem.table);
    if (id !== this.#batch?.id) return;
    this.#settled();
    this.#problem = problem;
  }

  #change(some: Partial<Table>): void {
    if (this.#table) this.#table = { ...this.#table, ...some };
  }

  #whole(table: Table): void {
    // Another seat reads the log with other eyes.
    if (this.#table && this.#table.seat !== table.seat) this.#entries = [];
    this.#table = table;
    this.#anew = false;
    this.#gone = null;
    void this.#read();
  }

  #append(entries: Entry[]): void {
    const before = this.#table;
    if (!before) return;
    const fresh = entries.filter((entry) => entry.version > before.version);
    const [first] = fresh;
    if (!first) return;
    if (first.version !== before.version + 1) {
      // Something was missed, which should not be: ask for the whole table.
      this.#anew = true;
      this.#line.renew();
      return;
    }
    const caughtUp = this.#entries.length === before.version;
    this.#table = fresh.reduce(withEntry, before);
    if (caughtUp) this.#entries = [...this.#entries, ...fresh];
    else void this.#read();
    if (this.#live) for (const listener of this.#listeners) listener(fresh, before);
  }

  /** Read the log from where it is known to where the table is. */
  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#table && this.#entries.length < this.#table.version) {
        const { entries } = await this.#outside.requests.events(this.id, this.#entries.length);
        const known = this.#entries.length;
        const fresh = entries.filter((entry) => entry.version > known);
        if (fresh.length === 0) break;
        this.#entries = [...this.#entries, ...fresh];
      }
    } catch (error) {
      // The next word of the server, or the next connection, tries again.
      problemOf(error);
    } finally {
      this.#reading = false;
    }
  }

  /** A first look tells more than a socket that is refused. */
  async #begin(): Promise<void> {
    if (await this.#worthwhile()) this.#line.renew();
  }

  /** Look at the table; whether to try again after a failure: not where the server says that there is nothing to see. */
  async #worthwhile(): Promise<boolean> {
    try {
      this.take(await this.#outside.requests.table(this.id));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.type === "not-found" || problem.type === "watchers-off") {
        this.#gone = problem;
        return false;
      }
    }
    return true;
  }
}

/** The table after an entry, as far as an entry tells; the server sends the whole table when more changes. */
export function withEntry(table: Table, entry: Entry): Table {
  return {
    ...table,
    version: entry.version,
    // Or the end would be told twice: first as that of a round, then by the whole table as the game's.
    status: entry.kind === "gameEnd" ? "finished" : table.status,
    state: entry.state ?? table.state,
    scores: entry.scores ?? entry.lastRound?.scores ?? table.scores,
    lastRound: entry.lastRound ?? table.lastRound,
    winners: entry.winners ?? table.winners,
  };
}

/** A key for a batch. `randomUUID` is not there where a page comes over plain HTTP. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
