import type { Cards, Entry, ProblemAnswer, Table } from "../wire/wire.gen";

/** What the screen of a table is given. It asks nobody else, so that a stand-in can show any position. */
export interface TableProps {
  /** The table as the server sent it last; its `state` is there, playing or over. */
  table: Table;
  /** The log as far as it is known, first entry first. */
  entries: readonly Entry[];
  /** `GET /api/cards`. */
  cards: Cards;
  /** Whether the live socket is open; nothing can be played while it is not. */
  live: boolean;
  /** Whether a batch was sent whose answer has not come. */
  sending: boolean;
  /** Why the last batch was refused; null once dismissed. */
  problem: ProblemAnswer | null;
  /** Play a batch on `table.version`. */
  play: (actions: string[]) => void;
  /** The reader has read the problem. */
  dismiss: () => void;
  /** Ask for another game of the same players. */
  rematch: () => void;
  /** Give the seat to a bot (a game that runs), or sit down again. */
  leave: () => void;
  join: () => void;
}
