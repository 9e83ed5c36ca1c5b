/** The log in the reader's language: each entry of the wire as lines of words, with what an icon needs beside them. */
import type { Entry, LastRound, State } from "../wire/wire.gen";
import { cardArgs, inHand, type Sex, type Species } from "./card";
import { cardGroups, listFormat, type Voice } from "./voice";

export type LogKind =
  | "deal"
  | "load"
  | "take"
  | "flee"
  | "peek"
  | "swap"
  | "return"
  | "noah"
  | "give"
  | "order"
  | "lift"
  | "keep"
  | "carries"
  | "reward"
  | "depart"
  | "drawn"
  | "discard"
  | "pair"
  | "roundEnd"
  | "tears"
  | "gameEnd"
  | "standIn";

/** A piece of a line. A player's name is to be isolated (`<bdi>`), and none of it is markup. */
export type LogPart =
  | { kind: "text"; text: string }
  | { kind: "player"; text: string; seat: number }
  | { kind: "card"; text: string; species: Species; sex: Sex; count: number };

export interface LogLine {
  /** The version of the entry that the line tells of: where a replay goes. */
  version: number;
  kind: LogKind;
  /** Whose step it was; null for a deal or an end. */
  seat: number | null;
  /** Whether a bot that stands in for the person of that seat did it. */
  standIn: boolean;
  parts: LogPart[];
  /** The parts in one, with names isolated by control characters. */
  text: string;
}

/** Who sits where, and who reads. */
export interface LogContext {
  voice: Voice;
  /** By seat. */
  players: readonly { name: string; bot: string | null }[];
  /** The seat that is called "you"; null for a watcher. */
  reader: number | null;
}

/** What was before an entry: the position, and the last action. */
export interface Past {
  state: State | null;
  action: string | null;
}

export const NOTHING_BEFORE: Past = { state: null, action: null };

/** What is `past` for the entry after `entry`. */
export function pastAfter(entry: Entry, past: Past): Past {
  return { state: entry.state ?? past.state, action: entry.action ?? past.action };
}

/** A teller of whole logs, which remembers what it told of each entry. */
export function teller(context: LogContext): (entries: readonly Entry[]) => LogLine[] {
  const told = new WeakMap<Entry, LogLine[]>();
  return (entries) => {
    let past = NOTHING_BEFORE;
    return entries.flatMap((entry) => {
      const lines = told.get(entry) ?? entryLines(entry, past, context);
      told.set(entry, lines);
      past = pastAfter(entry, past);
      return lines;
    });
  };
}

/** What `entry` tells. What it changes is seen by comparing positions, so nothing is known here of the rules. */
export function entryLines(entry: Entry, past: Past, context: LogContext): LogLine[] {
  const line = new Writer(entry, context);
  if (entry.kind === "deal" && entry.state) deal(line, entry.state);
  else if (entry.kind === "action") action(line, entry, past.state);
  else if (entry.kind === "roundEnd" && entry.lastRound) roundEnd(line, entry.lastRound, past.state);
  else if (entry.kind === "gameEnd") gameEnd(line, entry, past.action);
  else if (entry.kind === "standIn" && entry.seat !== null) {
    line.add("standIn", "log-stand-in", { ...line.who(entry.seat), stands: entry.standIn ? "yes" : "no" });
  }
  return line.lines;
}

function deal(line: Writer, state: State): void {
  const who = line.alone ? { ...line.who(state.turn), who: "alone" } : line.who(state.turn);
  line.add("deal", "log-deal", { ...who, round: state.round, dock: state.noah });
}

function action(line: Writer, entry: Entry, before: State | null): void {
  const seat = entry.seat ?? 0;
  const [verb = "", ...rest] = (entry.action ?? "").split(" ");
  const after = entry.state;
  // The draw that follows a swap at once tells of both.
  if (!after) return;
  STEPS[verb]?.({ line, seat, rest, before, after });
  if (before) consequences({ line, seat, rest, before, after }, verb);
}

interface Step {
  line: Writer;
  seat: number;
  /** The words of the action after its verb. */
  rest: string[];
  before: State | null;
  after: State;
}

const STEPS: Record<string, (step: Step) => void> = {
  load({ line, seat, rest: [card = ""], after }) {
    const stays = cardArgs(card).species === "donkey";
    const args = { ...line.who(seat), card: line.card(card), dock: after.noah };
    line.add("load", stays ? "log-load-stay" : "log-load", args);
  },
  take({ line, seat, before, after }) {
    const aboard = before?.docks[after.noah];
    if (!aboard) return;
    line.add("take", "log-take", { ...line.who(seat), cards: line.cards(aboard), dock: after.noah });
  },
  flee({ line, seat, rest: [other], before, after }) {
    const fled = before?.docks[after.noah]?.[0];
    if (fled === undefined) return;
    line.add("flee", "log-flee", { ...line.who(seat), ...line.whom(other), card: line.card(fled) });
  },
  peek({ line, seat, rest: [other], after }) {
    const seen = line.reader === seat ? (after.private?.peeked?.hand ?? []) : [];
    const args = { ...line.who(seat), ...line.whom(other), cards: line.cards(seen), count: seen.length };
    line.add("peek", "log-peek", args);
  },
  draw({ line, seat, rest: [card = ""], after }) {
    const both = { ...line.who(seat), ...line.whom(after.target) };
    if (card === "*") line.add("swap", "log-swap", both);
    else line.add("swap", "log-draw", { ...both, card: line.card(card) });
  },
  return({ line, seat, rest: [card = ""], before }) {
    if (!before) return;
    line.add("return", "log-return", { ...line.who(seat), ...line.whom(before.target), card: line.card(card) });
  },
  noah({ line, rest: [dock] }) {
    line.add("noah", "log-noah", { dock: Number(dock) });
  },
  give({ line, seat, rest: [card = "", other] }) {
    line.add("give", "log-give", { ...line.who(seat), ...line.whom(other), card: line.card(card) });
  },
  order({ line, seat, rest }) {
    line.add("order", "log-order", { ...line.who(seat), cards: line.cards(rest) });
  },
  lift({ line, seat, rest: [dock, position], before }) {
    const lifted = before?.docks[Number(dock)]?.[Number(position)];
    if (lifted === undefined) return;
    line.add("lift", "log-lift", { ...line.who(seat), card: line.card(lifted), dock: Number(dock) });
  },
  keep({ line, seat }) {
    line.add("keep", "log-keep", line.who(seat));
  },
};

/** What else has changed by a step. */
function consequences(step: Step & { before: State }, verb: string): void {
  const { line, seat, before, after } = step;
  const dock = verb === "load" ? after.noah : before.noah;
  const left = after.departures > before.departures;
  const carries = after.ferries[dock]?.carries;
  if (!left && carries !== undefined && carries !== before.ferries[dock]?.carries) {
    line.add("carries", "log-carries", { dock, carries });
  }
  const reward = (before.scores[seat] ?? 0) - (after.scores[seat] ?? 0);
  if (reward > 0) line.add("reward", "log-reward", { ...line.who(seat), count: reward });
  if (left) departure(step, verb, dock);
  if (line.alone) stock(step, verb);
  else if (verb !== "take" && after.phase === "load" && after.turn === seat) {
    line.add("pair", "log-pair", line.who(seat));
  }
}

function departure({ line, rest, before, after }: Step & { before: State }, verb: string, dock: number): void {
  const loaded = verb === "load" ? rest.slice(0, 1) : [];
  const next = after.docks[dock] === null ? "none" : after.roommates === dock ? "roommates" : "plain";
  line.add("depart", "log-depart", { dock, cards: line.cards([...(before.docks[dock] ?? []), ...loaded]), next });
}

/** Alone: the cards drawn and discarded at the end of a turn. */
function stock({ line, seat, rest, before, after }: Step & { before: State }, verb: string): void {
  const loaded = verb === "load" ? rest.slice(0, 1).map(inHand) : [];
  const [old, now] = [before.hands[seat], after.hands[seat]];
  const drawn = Array.isArray(old) && Array.isArray(now) ? without(now, without(old, loaded)) : null;
  const count = drawn?.length ?? Number(now) - Number(old) + loaded.length;
  if (count > 0) line.add("drawn", "log-drawn", { ...line.who(seat), cards: line.cards(drawn ?? []), count });
  const gone = (before.stock ?? 0) - (after.stock ?? 0) + (verb === "lift" ? 1 : 0) - count;
  if (gone > 0) line.add("discard", "log-discard", { count: gone });
}

/** `cards` but for as many of each as `others` has. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return cards.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function roundEnd(line: Writer, last: LastRound, before: State | null): void {
  // Alone there is one round, and the end of the game tells of it.
  if (line.alone) return;
  const emptied = last.hands.findIndex((hand) => hand.length === 0);
  const why = before?.docks.includes(null) || emptied < 0 ? "ferries" : "hand";
  line.add("roundEnd", "log-round-end", { ...line.who(Math.max(emptied, 0)), round: last.round, why });
  last.tears.forEach((tears, seat) => {
    line.add("tears", "log-tears", { ...line.who(seat), tears, points: last.scores[seat] ?? 0 });
  });
}

function gameEnd(line: Writer, { winners = [], scores = [] }: Entry, lastAction: string | null): void {
  const [winner = 0, ...others] = winners;
  if (line.alone) {
    // Where Noah walked, or a donkey kept him, a turn began that no card could open.
    const why = /^(noah|load donkey)/.test(lastAction ?? "") ? "hand" : "noah";
    if (winners.length > 0) line.add("gameEnd", "log-solo-won", line.who(0));
    else line.add("gameEnd", "log-solo-lost", { ...line.who(0), why });
  } else if (others.length > 0) {
    line.add("gameEnd", "log-tied", { names: line.names(winners), points: scores[winner] ?? 0 });
  } else {
    line.add("gameEnd", "log-won", { ...line.who(winner), points: scores[winner] ?? 0 });
  }
}

type Args = Record<string, string | number>;

// Where a name or a card goes stands a mark, so that neither can be taken for the words around it.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = /^\uE000(\d+)\uE001$/;
const MARKED = /(\uE000\d+\uE001)/;
const ISOLATES = /[\u2066-\u2069]/g;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/** Writes the lines of one entry. */
class Writer {
  readonly lines: LogLine[] = [];
  private readonly marked: LogPart[] = [];

  constructor(
    private readonly entry: Entry,
    private readonly context: LogContext,
  ) {}

  get reader(): number | null {
    return this.context.reader;
  }

  get alone(): boolean {
    return this.context.players.length === 1;
  }

  /** The variables for the one who acts. */
  who(seat: number): { who: string; name: string } {
    return { who: seat === this.reader ? "you" : "other", name: this.name(seat) };
  }

  /** The variables for the second player of a sentence. */
  whom(seat: string | number | null | undefined): { whom: string; other: string } {
    const number = Number(seat);
    return { whom: number === this.reader ? "you" : "other", other: this.name(number) };
  }

  names(seats: readonly number[]): string {
    return this.list(seats.map((seat) => this.name(seat)));
  }

  card(card: string, count = 1): string {
    if (card === "*") return "";
    const args = cardArgs(card);
    const text = this.context.voice.t("cards-some", { ...args, count }).replace(ISOLATES, "");
    return this.mark({ kind: "card", text, species: args.species, sex: args.sex, count });
  }

  cards(cards: readonly string[]): string {
    return this.list(cardGroups(cards).map(({ card, count }) => this.card(card, count)));
  }

  add(kind: LogKind, id: string, args: Args): void {
    const { version, seat } = this.entry;
    const parts = this.split(this.context.voice.t(id, args).replace(ISOLATES, ""));
    const text = parts
      .map((part) => (part.kind === "player" ? ISOLATE + part.text + END : part.text))
      .join("");
    this.lines.push({ version, kind, seat, standIn: this.standsIn(), parts, text });
  }

  private standsIn(): boolean {
    const { by, seat } = this.entry;
    return by === "bot" && seat !== null && this.context.players[seat]?.bot === null;
  }

  private name(seat: number): string {
    const name = this.context.players[seat]?.name ?? "";
    const stands = this.standsIn() && seat === this.entry.seat && this.entry.kind === "action";
    const text = stands ? this.context.voice.t("log-by-bot", { name }).replace(ISOLATES, "") : name;
    return this.mark({ kind: "player", text, seat });
  }

  private mark(part: LogPart): string {
    return OPEN + (this.marked.push(part) - 1) + CLOSE;
  }

  private part(mark: string): LogPart | undefined {
    return this.marked[Number(MARKS.exec(mark)?.[1])];
  }

  /** The marks as a list; what stands between them may depend on what they stand for ("Ada e Inés"). */
  private list(marks: readonly string[]): string {
    let next = 0;
    const texts = marks.map((mark) => this.part(mark)?.text ?? "");
    return listFormat(this.context.voice.language, "and")
      .formatToParts(texts)
      .map((piece) => (piece.type === "element" ? marks[next++] : piece.value))
      .join("");
  }

  private split(text: string): LogPart[] {
    return text.split(MARKED).flatMap((piece): LogPart[] => {
      if (piece === "") return [];
      return [this.part(piece) ?? { kind: "text", text: piece }];
    });
  }
}
