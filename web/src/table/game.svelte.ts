/** What the screen of a table shows and what its reader is choosing: the table as it came, and the choice not yet sent. */
import { untrack } from "svelte";

import { cardLook, tearsOf, type CardLook } from "../cards/card";
import type { Entry, Reason, State } from "../wire/wire.gen";
import { t } from "../words/words.svelte";
import { kept, keep } from "../app/kept";
import type { TableProps } from "./props";
import { recentLoads } from "./recent";
import {
  batchOf,
  choose,
  docksAfter,
  giveBatch,
  handCards,
  noahDocks,
  onlyStep,
  receivers,
  seatTargets,
  sendGift,
  sorted,
  SORTS,
  toggleGift,
  type Chosen,
  type Gifts,
  type HandCard,
  type Sort,
} from "./turn";

/** What the hand is for just now. */
export type HandUse = "look" | "load" | "return" | "give";

export class Game {
  readonly #props: () => TableProps;
  /** The version on which something may have been chosen: what was chosen before it has been sent or is void. */
  #version = $state(-1);
  chosen = $state.raw<Chosen | null>(null);
  gifts = $state.raw<Gifts>([]);
  /** The place of the card to be given back to whom the lion drew from. */
  back = $state<number | null>(null);
  /** The reason of the card that was last tried in vain, for those who have no pointer to rest on it. */
  refusal = $state.raw<{ place: number; reason: Reason } | null>(null);
  sort = $state<Sort>(SORTS.find((each) => each === kept("sort")) ?? "weight");
  /** The version of the entry that is looked back at; null at the newest position. */
  past = $state<number | null>(null);
  /** Whether the hand that a giraffe shows was put away again. */
  seen = $state(false);
  /** The reader wants to look at it again. */
  again = $state(false);

  constructor(props: () => TableProps) {
    this.#props = props;
    // Derived, since the same position may come again, as when the line is there: then what was chosen stays.
    const version = $derived(props().table.version);
    $effect(() => {
      void version;
      untrack(() => this.#anew());
    });
    $effect(() => {
      const step = this.ready && this.now ? onlyStep(this.now) : null;
      if (step !== null) untrack(() => props().play([step]));
    });
    $effect(() => {
      keep("sort", this.sort);
    });
  }

  get props(): TableProps {
    return this.#props();
  }
  get table() {
    return this.props.table;
  }
  get seat(): number | null {
    return this.table.seat;
  }
  get alone(): boolean {
    return this.table.players.length === 1;
  }
  get over(): boolean {
    return this.table.status === "finished";
  }
  /** The position that is to be played on. */
  readonly now = $derived.by((): State | null => this.props.table.state);
  /** The position that is shown. */
  readonly shown = $derived.by((): State | null => (this.past === null ? this.now : positionAt(this.props.entries, this.past)));
  readonly looksBack = $derived.by((): boolean => this.past !== null);
  /** Whether the reader is to choose something. */
  readonly mine = $derived.by((): boolean => (this.now?.legal.length ?? 0) > 0 && !this.over);
  /** Whether a card can be chosen: also while the line is not there yet, since choosing sends nothing. */
  readonly open = $derived.by((): boolean => this.mine && !this.props.sending && this.past === null);
  /** Whether something can be sent: it is the reader's turn, the line is there, and nothing is on its way. */
  readonly ready = $derived.by((): boolean => this.open && this.props.live);

  readonly hand = $derived.by((): HandCard[] => {
    const cards = this.shown ? handCards(this.shown, this.seat) : [];
    return sorted(cards, this.sort, ({ card }) => cardLook(card, this.props.cards));
  });
  readonly tears = $derived.by((): number => tearsOf(this.hand.map(({ card }) => card), this.props.cards));
  readonly use = $derived.by((): HandUse => {
    if (!this.mine || this.past !== null || !this.now) return "look";
    const { phase } = this.now;
    return phase === "load" || phase === "return" || phase === "give" ? phase : "look";
  });
  /** The card that is chosen to be loaded. */
  readonly chosenCard = $derived.by((): HandCard | null => this.hand.find(({ place }) => place === this.chosen?.place) ?? null);
  readonly mustTake = $derived.by((): boolean => this.mine && this.now?.legal[0] === "take");
  /** The docks to which Noah may be sent by the next click. */
  readonly targets = $derived.by((): number[] => {
    if (!this.now || !this.mine || this.past !== null) return [];
    if (this.now.phase === "noah") return noahDocks(this.now);
    return this.chosen?.play ? docksAfter(this.chosen.play, this.now.noah) : [];
  });
  readonly seats = $derived.by((): number[] => (this.now && this.mine && this.past === null ? seatTargets(this.now) : []));
  readonly receivers = $derived.by((): number[] => (this.now && this.use === "give" ? receivers(this.now) : []));
  /** Who has just loaded what, by docks; one who plays alone knows. */
  readonly recent = $derived.by((): Map<number, number[]> => {
    const { entries, table } = this.props;
    if (this.alone || this.over) return new Map();
    const shown = this.past === null ? entries : entries.filter(({ version }) => version <= (this.past ?? 0));
    return recentLoads(shown, this.seat, table.players.length);
  });
  /** What would lie at Noah's dock. */
  readonly ghost = $derived.by((): CardLook | null => {
    const card = this.chosen?.play?.card;
    return card && this.past === null && this.#version === this.props.table.version ? cardLook(card, this.props.cards) : null;
  });
  /** The hand that a giraffe showed in this round, which may be looked at again until the next turn. */
  readonly peeked = $derived.by(() => {
    const peeked = this.now?.private?.peeked;
    return peeked && sincePeek(this.props.entries, this.seat) !== "round" ? peeked : null;
  });
  /** Whether that hand is to be laid open by itself: nothing was done since it was seen. */
  readonly lookNow = $derived.by((): boolean => this.peeked !== null && !this.seen && sincePeek(this.props.entries, this.seat) === "nothing");

  name(seat: number): string {
    return this.table.players[seat]?.name ?? t("table-open-seat");
  }
  /** The name beside others': one's own seat is "you". */
  called(seat: number): string {
    return seat === this.seat ? t("table-you") : this.name(seat);
  }
  who(seat: number): { who: string; name: string } {
    return { who: seat === this.seat ? "you" : "other", name: this.name(seat) };
  }

  /** A card of the hand is clicked. */
  pick(place: number): void {
    const card = this.hand.find((each) => each.place === place);
    if (!card || !this.open) return;
    this.refusal = null;
    if (this.use === "load") this.#pickToLoad(card);
    else if (this.use === "return") this.back = this.back === place ? null : place;
    else if (this.use === "give") {
      const [next] = this.receivers;
      if (next !== undefined) this.gifts = toggleGift(this.gifts, place, next, this.now?.owed ?? 0);
    }
  }

  #pickToLoad(card: HandCard): void {
    const again = this.chosen?.place === card.place;
    this.chosen = again ? null : choose(card);
    const reason = this.now?.reasons?.[card.card];
    if (!again && !this.chosen && reason) this.refusal = { place: card.place, reason };
  }

  /** Settle how the chosen card is loaded: a snail's sex, a frog's weight. */
  settle(action: string): void {
    const play = this.chosenCard?.plays.find((each) => each.action === action);
    if (this.chosen && play) this.chosen = { ...this.chosen, play };
  }

  /** A dock is chosen for Noah: the turn is sent. */
  sail(dock: number): void {
    if (!this.ready || !this.targets.includes(dock)) return;
    if (this.now?.phase === "noah") this.props.play([`noah ${dock}`]);
    else if (this.chosen?.play) this.props.play(batchOf(this.chosen.play, dock));
  }

  /** Load the chosen card, after which something else is to be seen or chosen. */
  load(): void {
    if (this.ready && this.chosen?.play) this.props.play(batchOf(this.chosen.play, null));
  }

  take(): void {
    if (this.ready && this.mustTake) this.props.play(["take"]);
  }

  /** Use the power on a seat. */
  aim(seat: number): void {
    if (this.ready && this.now && this.seats.includes(seat)) this.props.play([`${this.now.phase} ${seat}`]);
  }

  giveBack(): void {
    const card = this.hand.find(({ place }) => place === this.back);
    if (this.ready && card) this.props.play([`return ${card.card}`]);
  }

  send(place: number, to: number): void {
    this.gifts = sendGift(this.gifts, place, to);
  }

  give(): void {
    const hand = this.now && this.seat !== null ? this.now.hands[this.seat] : null;
    if (this.ready && Array.isArray(hand)) this.props.play(giveBatch(this.gifts, hand));
  }

  /** A step as the server offers it. */
  step(action: string): void {
    if (this.ready && this.now?.legal.includes(action)) this.props.play([action]);
  }

  /** Take back what is chosen; whether there was something. */
  unchoose(): boolean {
    const something = this.chosen !== null || this.gifts.length > 0 || this.back !== null || this.refusal !== null;
    this.chosen = this.back = this.refusal = null;
    this.gifts = [];
    return something;
  }

  #anew(): void {
    this.#version = this.table.version;
    this.unchoose();
    if (!this.now?.private?.peeked) this.seen = false;
  }
}

/** What this seat has done since it looked at a hand; `round` where another round has begun, or nothing is known of it. */
function sincePeek(entries: readonly Entry[], seat: number | null): "nothing" | "something" | "round" {
  let since: "nothing" | "something" = "nothing";
  for (const { kind, seat: whose, action } of [...entries].reverse()) {
    if (kind === "deal") return "round";
    if (kind !== "action" || whose !== seat) continue;
    if (action?.startsWith("peek")) return since;
    since = "something";
  }
  return "round";
}

/** The position after the entry of that version; an entry without one is followed at once by one that has it. */
export function positionAt(entries: readonly Entry[], version: number): State | null {
  const from = entries.findIndex((entry) => entry.version >= version);
  return entries.slice(Math.max(from, 0)).find((entry) => entry.state !== null)?.state ?? null;
}
