/** Bots play at once, faster than anybody can follow: their turns are shown one after the other, each for a while. */
import { type TableStore, withEntry } from "../wire/table.svelte";
import type { Entry, Table } from "../wire/wire.gen";

/** Milliseconds for which a step of somebody else is shown before the next one, at the normal speed. */
export const PAUSE = 800;
const BEGINS = /^(load|take|give) /;

/** What a pace needs of the table that it follows. */
export type Followed = Pick<TableStore, "table" | "entries" | "onHappened">;

/**
 * The table as it is shown: as the server has it, or some steps of others behind. Whoever is about to do something
 * calls `skip` first, and has the table as it is.
 */
export class Pace {
  readonly #followed: Followed;
  readonly #time: (full: number) => number;
  /** What has happened and is not shown yet, step by step. */
  #waiting = $state.raw<readonly (readonly Entry[])[]>([]);
  /** The table before that. */
  #behind = $state.raw<Table | null>(null);
  #since = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;

  /**
   * Args:
   *   followed: the table as the server has it.
   *   time: how long something takes for this reader; 0 where nothing is to move.
   */
  constructor(followed: Followed, time: (full: number) => number) {
    this.#followed = followed;
    this.#time = time;
    this.#stop = followed.onHappened((entries, before) => this.#happened(entries, before));
  }

  /** Whether something has happened that is not shown yet. */
  readonly trails = $derived.by((): boolean => {
    const { table } = this.#followed;
    // Once more is known than was told step by step, there are no steps to show.
    return table !== null && this.#behind?.seat === table.seat && this.#waiting.at(-1)?.at(-1)?.version === table.version;
  });
  /** The table to show. Who is there is always as it is now. */
  readonly table = $derived.by((): Table | null => {
    const { table } = this.#followed;
    if (!table || !this.#behind || !this.trails) return table;
    const { version, status, state, lastRound, scores, winners } = this.#behind;
    return { ...table, version, status, state, lastRound, scores, winners };
  });
  /** The log up to there. */
  readonly entries = $derived.by((): readonly Entry[] => {
    const { entries } = this.#followed;
    return this.trails ? entries.slice(0, this.#behind?.version) : entries;
  });

  /** Show the table as it is; whether it was not. */
  skip(): boolean {
    const trailed = this.trails;
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#behind = null;
    return trailed;
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }

  #happened(entries: readonly Entry[], before: Table): void {
    const own = entries.findLastIndex(({ seat, by }) => by === "person" && seat !== null && seat === before.seat) + 1;
    // What one does oneself is shown at once, with whatever came before it.
    if (own > 0 || this.#waiting.at(-1)?.at(-1)?.version !== before.version) {
      this.skip();
      this.#behind = entries.slice(0, own).reduce(withEntry, before);
    }
    if (own > 0) this.#since = performance.now();
    this.#waiting = [...this.#waiting, ...stepsOf(entries.slice(own))];
    this.#go();
  }

  /** Show the next steps, as far as it is time. */
  #go(): void {
    clearTimeout(this.#timer);
    const pause = document.hidden ? 0 : this.#time(PAUSE);
    if (pause === 0 || !this.trails) {
      this.skip();
      return;
    }
    const left = this.#since + pause - performance.now();
    if (left <= 0) {
      const [step = [], ...later] = this.#waiting;
      if (this.#behind) this.#behind = step.reduce(withEntry, this.#behind);
      this.#waiting = later;
      this.#since = performance.now();
    }
    this.#timer = setTimeout(() => this.#go(), Math.max(left, 0) || pause);
  }
}

/** Entries in steps that can be followed one by one: a load with what it brings about, or what is given after it. */
export function stepsOf(entries: readonly Entry[]): Entry[][] {
  const steps: Entry[][] = [];
  for (const entry of entries) {
    const verb = verbOf(entry);
    const last = steps.at(-1);
    const goesOn = verb === null || (verb === "give" && last?.at(-1)?.action?.startsWith("give ") === true);
    if (last && goesOn) last.push(entry);
    else steps.push([entry]);
  }
  return steps;
}

/** What begins with an entry; null where it belongs to what came before it. */
function verbOf({ kind, action }: Entry): string | null {
  return kind === "deal" ? kind : (BEGINS.exec(`${action ?? ""} `)?.[1] ?? null);
}
