/** A card dragged by mouse or pen. Fingers scroll; and whatever can be dragged can be clicked as well. */

/** Pixels that a pointer may tremble before it drags. */
const FAR = 8;

export interface Dragged {
  /** The pointer has moved away with it; whether it may. */
  start: () => boolean;
  /** It was let go over that element. */
  drop: (over: Element | null) => void;
}

/** Follow the pointer that was pressed on the card that `event` is about. */
export function drag(event: PointerEvent, { start, drop }: Dragged): void {
  if (event.button !== 0 || event.pointerType === "touch") return;
  const card = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(".card");
  const [x, y] = [event.clientX, event.clientY];
  const listening = new AbortController();
  const { signal } = listening;
  let picture: HTMLElement | null = null;

  function moved({ clientX, clientY }: PointerEvent): void {
    const [right, down] = [clientX - x, clientY - y];
    if (!picture) {
      if (Math.hypot(right, down) < FAR) return;
      if (!card || !start()) return listening.abort();
      picture = pictured(card);
    }
    picture.style.transform = `translate(${right}px, ${down}px) rotate(3deg)`;
  }

  function ended({ type, clientX, clientY }: PointerEvent): void {
    listening.abort();
    if (!picture) return;
    picture.remove();
    // What follows is no click on the card.
    const no = new AbortController();
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true, signal: no.signal });
    setTimeout(() => no.abort());
    if (type === "pointerup") drop(document.elementFromPoint(clientX, clientY));
  }

  addEventListener("pointermove", moved, { signal });
  addEventListener("pointerup", ended, { signal });
  addEventListener("pointercancel", ended, { signal });
}

/** A copy of the card that lies over everything and catches nothing. */
function pictured(card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  const { style } = copy;
  style.position = "fixed";
  style.left = `${box.left}px`;
  style.top = `${box.top}px`;
  style.zIndex = "40";
  style.pointerEvents = "none";
  style.fontSize = getComputedStyle(card).fontSize;
  style.opacity = "0.92";
  document.body.append(copy);
  return copy;
}
