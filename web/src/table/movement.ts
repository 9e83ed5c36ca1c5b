/** What moves when the position changes: cards fly, Noah walks, a ferry leaves for the ark. Only transform and opacity change, and nothing waits. */
import type { State } from "../wire/wire.gen";

/** Milliseconds, at the most. */
const FLIGHT = 260;
const WALK = 300;
const VOYAGE = 300;

interface Snapshot {
  /** Of the cards of the hand, by what is on them. */
  hand: Map<string, DOMRect>;
  players: Map<number, DOMRect>;
  noah: { dock: string | undefined; box: DOMRect } | null;
  ferries: Map<number, HTMLElement>;
}

export class Movement {
  readonly #root: () => HTMLElement | null;
  readonly #time: (full: number) => number;
  #was: Snapshot | null = null;
  #state: State | null = null;
  #running = new Set<Animation>();

  /**
   * Args:
   *   root: the table.
   *   time: how long a movement takes for this reader; 0 where nothing is to move.
   */
  constructor(root: () => HTMLElement | null, time: (full: number) => number) {
    this.#root = root;
    this.#time = time;
  }

  /** Keep where things are, before the position changes. */
  before(): void {
    const root = this.#root();
    if (!root || this.#time(FLIGHT) === 0) return;
    const noah = root.querySelector<HTMLElement>("[data-noah]");
    this.#was = {
      hand: boxes(root, ".hand button[data-card]", (each) => each.dataset.card ?? ""),
      players: boxes(root, "[data-seat]", (each) => Number(each.dataset.seat)),
      noah: noah && { dock: noah.dataset.noah, box: noah.getBoundingClientRect() },
      ferries: new Map(
        [...root.querySelectorAll<HTMLElement>(".ferry[data-dock]")].map((each) => [Number(each.dataset.dock), each]),
      ),
    };
  }

  /** Let move what has changed. */
  after(state: State | null, seat: number | null): void {
    const [was, old, root] = [this.#was, this.#state, this.#root()];
    this.#state = state;
    this.#was = null;
    if (!was || !old || !state || !root || state === old || document.hidden) return;
    // After a leap, such as another round or a step back in the log, nothing has moved.
    if (state.round !== old.round || Math.abs(state.departures - old.departures) > 1) return;
    this.#walk(root, was);
    if (state.departures === old.departures + 1) this.#depart(root, was, old);
    for (const [dock, animals] of state.docks.entries()) {
      const before = old.docks[dock];
      if (!animals || !before || animals.length !== before.length + 1) continue;
      this.#fly(root, was, dock, animals.at(-1) ?? "", old.turn === seat ? null : old.turn);
    }
  }

  /** Let everything be where it is going. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
  }

  #walk(root: HTMLElement, was: Snapshot): void {
    const noah = root.querySelector<HTMLElement>("[data-noah]");
    if (!noah || !was.noah || noah.dataset.noah === was.noah.dock) return;
    const box = noah.getBoundingClientRect();
    const [x, y] = [was.noah.box.left - box.left, was.noah.box.top - box.top];
    this.#run(noah, WALK, [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 - 14}px)` },
      { transform: "none" },
    ]);
  }

  #fly(root: HTMLElement, was: Snapshot, dock: number, card: string, from: number | null): void {
    const strips = root.querySelectorAll<HTMLElement>(`.ferry[data-dock="${dock}"] .last .strip`);
    const strip = strips[strips.length - 1];
    const held = card.startsWith("snail") ? "snail" : card.replace(/=.*/, "");
    const start = from === null ? was.hand.get(held) : was.players.get(from);
    if (!strip || !start) return;
    const box = strip.getBoundingClientRect();
    const x = start.left + start.width / 2 - (box.left + box.width / 2);
    const y = start.top + start.height / 2 - (box.top + box.height / 2);
    this.#run(strip, FLIGHT, [
      { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 0.2 },
      { transform: `translate(${x * 0.4}px, ${y * 0.4 - 30}px) scale(1.4)`, opacity: 1, offset: 0.55 },
      { transform: "none", opacity: 1 },
    ]);
  }

  /** The ferry that left, as a picture that sails for the ark. */
  #depart(root: HTMLElement, was: Snapshot, old: State): void {
    const dock = old.noah;
    const place = root.querySelector<HTMLElement>(`.ferry[data-dock="${dock}"]`)?.parentElement;
    const ark = document.querySelector(".scene .ark")?.getBoundingClientRect();
    const ferry = was.ferries.get(dock);
    if (!place || !ark || !ferry) return;
    const box = place.getBoundingClientRect();
    const picture = document.createElement("span");
    picture.className = "leaving";
    picture.setAttribute("aria-hidden", "true");
    picture.append(...[...ferry.querySelectorAll("svg.hull")].map((hull) => hull.cloneNode(true)));
    place.append(picture);
    const x = ark.left + ark.width / 2 - (box.left + box.width / 2);
    const y = ark.top + ark.height / 2 - (box.top + box.height / 2);
    const animation = this.#run(picture, VOYAGE, [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.15)`, opacity: 0.4 },
    ]);
    if (animation) void animation.finished.finally(() => picture.remove());
    else picture.remove();
  }

  #run(element: HTMLElement, full: number, frames: Keyframe[]): Animation | null {
    const duration = this.#time(full);
    if (duration === 0) return null;
    const animation = element.animate(frames, { duration, easing: "ease-out" });
    this.#running.add(animation);
    void animation.finished.finally(() => this.#running.delete(animation));
    return animation;
  }
}

function boxes<Key>(root: HTMLElement, selector: string, key: (element: HTMLElement) => Key): Map<Key, DOMRect> {
  return new Map(
    [...root.querySelectorAll<HTMLElement>(selector)].map((each) => [key(each), each.getBoundingClientRect()]),
  );
}
