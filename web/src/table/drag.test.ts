import { afterEach, expect, it, vi } from "vitest";

import { drag } from "./drag";

afterEach(() => document.body.replaceChildren());

/** A card of a hand that can be dragged, and what became of it. */
function card(start: () => boolean) {
  const drop = vi.fn<(over: Element | null) => void>();
  const clicked = vi.fn();
  const button = document.createElement("button");
  const paper = document.createElement("span");
  paper.className = "card";
  button.append(paper);
  button.addEventListener("pointerdown", (event) => drag(event, { start, drop }));
  button.addEventListener("click", clicked);
  document.body.append(button);
  document.elementFromPoint = () => button;
  const pointer = (type: string, clientX: number, pointerType = "mouse") =>
    (type === "pointerdown" ? button : window).dispatchEvent(
      new PointerEvent(type, { clientX, clientY: 0, pointerType, button: 0 }),
    );
  return { button, clicked, drop, pointer };
}

const copies = () => document.querySelectorAll("body > .card").length;

it("carries a picture of the card and drops it", () => {
  const { button, clicked, drop, pointer } = card(() => true);
  pointer("pointerdown", 0);
  pointer("pointermove", 50);
  expect(copies()).toBe(1);
  pointer("pointerup", 50);
  button.click();
  expect(copies()).toBe(0);
  expect(drop.mock.calls).toEqual([[button]]);
  expect(clicked).not.toHaveBeenCalled();
});

it("leaves a click a click", () => {
  const { button, clicked, drop, pointer } = card(() => true);
  pointer("pointerdown", 0);
  pointer("pointermove", 3);
  pointer("pointerup", 3);
  button.click();
  expect(clicked).toHaveBeenCalledOnce();
  expect(drop).not.toHaveBeenCalled();
});

it("does not carry what may not be chosen", () => {
  const { drop, pointer } = card(() => false);
  pointer("pointerdown", 0);
  pointer("pointermove", 50);
  pointer("pointerup", 50);
  expect(copies()).toBe(0);
  expect(drop).not.toHaveBeenCalled();
});

it("leaves scrolling to fingers", () => {
  const { drop, pointer } = card(() => true);
  pointer("pointerdown", 0, "touch");
  pointer("pointermove", 50, "touch");
  pointer("pointerup", 50, "touch");
  expect(drop).not.toHaveBeenCalled();
});

it("drops nothing where the browser breaks the drag off", () => {
  const { drop, pointer } = card(() => true);
  pointer("pointerdown", 0);
  pointer("pointermove", 50);
  pointer("pointercancel", 50);
  expect(copies()).toBe(0);
  expect(drop).not.toHaveBeenCalled();
});
