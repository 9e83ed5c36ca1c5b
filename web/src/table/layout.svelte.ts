/** Which of four ways to lay the table out fits the window; in em, so that larger letters count as a smaller window. */
import { MediaQuery } from "svelte/reactivity";

export type Layout = "wide" | "tall" | "flat" | "phone";

const wide = new MediaQuery("(min-width: 62em) and (min-height: 36em)");
const tall = new MediaQuery("(min-width: 44em) and (min-height: 56em)");
const flat = new MediaQuery("(min-width: 36em) and (orientation: landscape)");

export const fitting = {
  get layout(): Layout {
    if (wide.current) return "wide";
    if (tall.current) return "tall";
    return flat.current ? "flat" : "phone";
  },
};
