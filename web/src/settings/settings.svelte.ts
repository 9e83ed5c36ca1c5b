/** How the page looks and moves for this reader, kept in this browser. */
import { keep, kept } from "../app/kept";

export const THEMES = ["system", "dawn", "night"] as const;
export const MOTIONS = ["normal", "fast", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const FACTOR: Record<Motion, number> = { normal: 1, fast: 0.5, off: 0 };
const still = matchMedia("(prefers-reduced-motion: reduce)");

let theme = $state<Theme>(chosen(THEMES, "theme"));
let motion = $state<Motion>(chosen(MOTIONS, "motion"));
let shortcuts = $state(kept("shortcuts") !== "off");
let reduced = $state(still.matches);

still.addEventListener("change", () => (reduced = still.matches));
show();

export const settings = {
  get theme(): Theme {
    return theme;
  },
  set theme(value) {
    theme = value;
    keep("theme", value === "system" ? null : value);
    show();
  },
  /** The wish; what the system asks for comes first, see `moves`. */
  get motion(): Motion {
    return motion;
  },
  set motion(value) {
    motion = value;
    keep("motion", value === "normal" ? null : value);
    show();
  },
  /** Whether keys without a modifier do something. */
  get shortcuts(): boolean {
    return shortcuts;
  },
  set shortcuts(value) {
    shortcuts = value;
    keep("shortcuts", value ? null : "off");
  },
  /** Whether the system asks for less movement. */
  get reduced(): boolean {
    return reduced;
  },
  /** How many milliseconds a movement takes that should take `full`; 0 where nothing is to move. */
  moves(full: number): number {
    return reduced ? 0 : full * FACTOR[motion];
  },
};

function chosen<Value extends string>(values: readonly [Value, ...Value[]], name: string): Value {
  const text = kept(name);
  return values.find((each) => each === text) ?? values[0];
}

function show(): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  dataset.motion = motion;
}
