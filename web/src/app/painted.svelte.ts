/** Parts that are made one after another, with a paint between them: no single task keeps the browser long. */

/** Do something in a task of its own, once what is there has been painted; what comes back calls it off. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => (timer = setTimeout(then));
  // In a tab that nobody sees nothing is painted.
  const frame = document.hidden ? 0 : requestAnimationFrame(soon);
  if (frame === 0) soon();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Counts from 0 to `last`, a step after each paint; made where a component begins. */
export class Stages {
  #reached = $state(0);
  readonly #last: number;

  constructor(last: number) {
    this.#last = last;
    $effect(() => (this.done ? undefined : afterPaint(() => this.#reached++)));
  }

  get reached(): number {
    return this.#reached;
  }
  get done(): boolean {
    return this.#reached >= this.#last;
  }
}
