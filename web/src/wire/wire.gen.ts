// Made by `make wire` from src/noah/server/wire: change those instead.

export type Bots = Bot[];
export type LiveMessage = TableMessage | EntriesMessage | PresenceMessage | NextMessage | AckMessage | ErrorMessage;

/**
 * What a page shows on a card.
 */
export interface CardFacts {
  copies: {
    [k: string]: number;
  };
  power: ("flee" | "limit" | "peek" | "sex" | "stay" | "swap" | "weight") | null;
  sexes: ("f" | "m")[];
  tears: number;
  weight: number;
}
/**
 * A level of bots.
 */
export interface Bot {
  level: string;
  line: string;
  name: string;
}
/**
 * A new guest; with ``"cookie": true`` the token is a cookie.
 */
export interface NewGuestAnswer {
  id: string;
  name: string;
  token?: string;
}
/**
 * Who one is.
 */
export interface Me {
  id: string;
  name: string;
}
/**
 * A table as one viewer may see it.
 */
export interface Table {
  host: number;
  id: string;
  lastRound: LastRound | null;
  next: string | null;
  options: Options;
  players: (Player | null)[];
  scores: number[];
  seat: number | null;
  settings: Settings;
  state: State | null;
  status: "finished" | "playing" | "waiting";
  version: number;
  winners: number[] | null;
}
/**
 * How a round ended.
 */
export interface LastRound {
  hands: string[][];
  round: number;
  scores: number[];
  tears: number[];
}
/**
 * What is played: alone ``solo``, else the other four.
 */
export interface Options {
  crocodile?: boolean;
  ending?: "reach26" | "rounds";
  frog?: boolean;
  roommates?: boolean;
  solo?: "advanced" | "beginner" | "expert";
}
/**
 * Who sits at a seat.
 */
export interface Player {
  bot: string | null;
  connected: boolean;
  name: string;
  seat: number;
  standIn: boolean;
}
/**
 * What the host chose beside the options.
 */
export interface Settings {
  hints: boolean;
  memoryAid: boolean;
  public: boolean;
  watchers: boolean;
}
/**
 * The position as one viewer may see it.
 */
export interface State {
  choices?: Choice[];
  departures: number;
  docks: (string[] | null)[];
  ferries: (Ferry | null)[];
  hands: (string[] | number)[];
  legal: string[];
  memory?: {
    [k: string]: string[];
  };
  nextRoommates: boolean | null;
  noah: number;
  owed: number;
  pending: string | null;
  phase: "flee" | "give" | "lift" | "load" | "noah" | "order" | "over" | "peek" | "return" | "swap";
  private: Private | null;
  reasons?: {
    [k: string]: Reason;
  };
  reserve: number;
  roommates: number | null;
  round: number;
  scores: number[];
  stock?: number;
  stockTop?: string[];
  target: number | null;
  turn: number;
}
/**
 * What a legal action leads to; an action that loads nothing has null everywhere but in ``action``.
 */
export interface Choice {
  action: string;
  card: string | null;
  departs: boolean | null;
  docks: number[] | null;
  gives: number | null;
  pair: boolean | null;
  power: ("flee" | "lift" | "order" | "peek" | "swap") | null;
  weight: number | null;
}
/**
 * What lies at a dock.
 */
export interface Ferry {
  carries: number;
  last: string | null;
  next: ("f" | "m") | null;
  sequence: "alternating" | "free" | "same";
  weight: number;
}
/**
 * What a seat alone sees now.
 */
export interface Private {
  drawn?: string;
  peeked?: Peeked;
}
/**
 * A hand that one looks at.
 */
export interface Peeked {
  hand: string[];
  seat: number;
}
/**
 * Why something cannot be played.
 */
export interface Reason {
  code: "dock" | "not-forced" | "not-in-hand" | "phase" | "roommates" | "seat" | "sex" | "weight";
  need?: "f" | "m";
  phase?: string;
  room?: number;
}
/**
 * A page of public tables, and the cursor of the next one.
 */
export interface Tables {
  after: string | null;
  tables: ListedTable[];
}
/**
 * A public table in the list.
 */
export interface ListedTable {
  created: number;
  id: string;
  options: Options;
  players: (Player | null)[];
  settings: Settings;
}
/**
 * A page of a table's log, and the table's present version.
 */
export interface Events {
  entries: Entry[];
  version: number;
}
/**
 * An entry of a table's log, as one viewer may read it.
 */
export interface Entry {
  action: string | null;
  by: "bot" | "chance" | "person";
  kind: "action" | "deal" | "gameEnd" | "roundEnd" | "standIn";
  lastRound?: LastRound;
  scores?: number[];
  seat: number | null;
  standIn?: boolean;
  state: State | null;
  version: number;
  winners?: number[];
}
/**
 * What had best be played.
 */
export interface Hint {
  action: string;
  best: HintOption[];
  dock: number | null;
  reason: HintReason;
  version: number;
}
/**
 * One of the best actions, with the tears, or alone the win, that are to be expected after it.
 */
export interface HintOption {
  action: string;
  tears: number | null;
  won: number | null;
}
/**
 * Why an action is the best one.
 */
export interface HintReason {
  code:
    | "again"
    | "ahead"
    | "blocks"
    | "denies"
    | "departs"
    | "forced"
    | "keeps"
    | "leads"
    | "next"
    | "out"
    | "pair"
    | "sheds";
  dock?: number;
  docks?: number;
  gives?: number;
  seat?: number;
  sure?: boolean;
  tears?: number;
}
/**
 * Why a request is refused (RFC 9457).
 */
export interface ProblemAnswer {
  action?: string;
  detail: string;
  index?: number;
  reason?: Reason;
  retryAfter?: number;
  status: number;
  table?: Table;
  title: string;
  type:
    | "too-many"
    | "too-large"
    | "origin"
    | "unauthorized"
    | "not-found"
    | "malformed"
    | "not-seated"
    | "not-host"
    | "watchers-off"
    | "hints-off"
    | "key-used"
    | "stale"
    | "not-your-turn"
    | "table-full"
    | "running"
    | "finished"
    | "illegal"
    | "reveals"
    | "refused"
    | "method"
    | "fault"
    | "unavailable";
}
/**
 * On a socket: the whole table.
 */
export interface TableMessage {
  table: Table;
  type: "table";
}
/**
 * On a socket: what was added to the log.
 */
export interface EntriesMessage {
  entries: Entry[];
  type: "entries";
}
/**
 * On a socket: who is there.
 */
export interface PresenceMessage {
  players: (Player | null)[];
  type: "presence";
}
/**
 * On a socket: the rematch.
 */
export interface NextMessage {
  id: string;
  type: "next";
}
/**
 * On a socket: a batch is on disk, and its entries have been sent.
 */
export interface AckMessage {
  id: string;
  type: "ack";
  version: number;
}
/**
 * On a socket: a message is refused.
 */
export interface ErrorMessage {
  id: string | null;
  problem: ProblemAnswer;
  type: "error";
}
/**
 * ``POST /api/guests``.
 */
export interface NewGuest {
  name: string;
  cookie?: boolean;
}
/**
 * ``PATCH /api/me``.
 */
export interface Rename {
  name: string;
}
/**
 * ``POST /api/tables``.
 */
export interface NewTable {
  players: number;
  options?: WantedOptions;
  seats?: string[] | null;
  public?: boolean;
  watchers?: boolean;
  memoryAid?: boolean;
  hints?: boolean;
  start?: boolean;
}
/**
 * The options of a new table; what is left out has its default.
 */
export interface WantedOptions {
  ending?: "reach26" | "rounds";
  frog?: boolean;
  crocodile?: boolean;
  roommates?: boolean;
  solo?: "advanced" | "beginner" | "expert";
}
/**
 * ``POST /api/tables/ID/join``.
 */
export interface Join {
  seat?: number | null;
}
/**
 * ``POST /api/tables/ID/start``.
 */
export interface Start {
  bots?: string;
}
/**
 * ``POST /api/tables/ID/actions``.
 */
export interface Actions {
  version: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  actions: string[];
  key?: string | null;
}
/**
 * What a client may send on a socket; its ``id`` is the key of HTTP.
 */
export interface LiveActions {
  id: string;
  version: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  actions: string[];
}
export interface Cards {
  [k: string]: CardFacts;
}
