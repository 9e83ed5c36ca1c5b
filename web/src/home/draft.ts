/** A table that is being thought of, and what the server is asked for in the end. */
import type { NewTable } from "../wire/wire.gen";

export interface Draft {
  players: number;
  /** Wishes for five seats, of which the first `players` count. */
  seats: string[];
  ending: "rounds" | "reach26";
  frog: boolean;
  crocodile: boolean;
  roommates: boolean;
  public: boolean;
  watchers: boolean;
  memoryAid: boolean;
}

const MOST = 5;
const USUAL: Draft = {
  players: 3,
  seats: ["me", "open", "open", "open", "open"],
  ending: "rounds",
  frog: false,
  crocodile: false,
  roommates: false,
  public: false,
  watchers: true,
  memoryAid: false,
};

/** What was thought of last time, or the usual table. */
export function drafted(text: string | null): Draft {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    const draft = { ...USUAL, ...(found as Partial<Draft>) };
    return draft.seats.length === MOST && draft.seats.every((wish) => typeof wish === "string") ? draft : { ...USUAL };
  } catch {
    return { ...USUAL };
  }
}

/** The wishes for the seats that there are; one of them is "me". */
export function seatsFor({ players, seats }: Draft): string[] {
  const there = seats.slice(0, players);
  return there.includes("me") ? there : ["me", ...there.slice(1)];
}

/** The wishes for all five seats after `wish` was chosen for `seat`: who moves leaves his old seat to whoever was to sit there. */
export function sitAt(there: readonly string[], seat: number, wish: string, all: readonly string[]): string[] {
  const changed = [...there, ...all.slice(there.length)];
  const mine = there.indexOf("me");
  if (wish === "me") changed[mine] = there[seat] ?? "open";
  else if (seat === mine) changed[seat === 0 ? 1 : 0] = "me";
  changed[seat] = wish;
  return changed;
}

/** The request for a table. */
export function wanted(draft: Draft): NewTable {
  const { players, ending, frog, crocodile, roommates, watchers, memoryAid } = draft;
  const options = { ending, frog, crocodile, roommates };
  return { players, seats: seatsFor(draft), options, public: draft.public, watchers, memoryAid };
}
