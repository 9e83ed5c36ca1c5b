/** Who sits before the page. Nobody has to say so before others are to know. */
import { keep, kept } from "../app/kept";
import { Problem } from "./problem";
import * as requests from "./requests";
import type { Me } from "./wire.gen";

/** Kept once a guest was made here: `named` when the person chose the name. */
const KEPT = "guest";

let me = $state.raw<Me | null>(null);
let named = $state(kept(KEPT) === "named");

export const guest = {
  /** The guest as the server knows him; null before he is known. */
  get me(): Me | null {
    return me;
  },
  /** The name that the person chose; empty while none was chosen. */
  get name(): string {
    return named ? (me?.name ?? "") : "";
  },
};

/** Ask the server who this browser's guest is, if it has had one. */
export async function recognise(): Promise<void> {
  if (kept(KEPT) !== null) await known();
}

/** Be a guest, under `name` until the person chooses one. */
export async function beSomebody(name: string): Promise<void> {
  if (await known()) return;
  me = await requests.becomeGuest(name);
  remember(false);
}

/** Be a guest of the name that the person has chosen. */
export async function beNamed(name: string): Promise<void> {
  me = (await known()) ? await requests.rename(name) : await requests.becomeGuest(name);
  remember(true);
}

/** Have the server forget this guest, and this browser too. */
export async function beForgotten(): Promise<void> {
  await requests.beForgotten();
  me = null;
  named = false;
  keep(KEPT, null);
}

async function known(): Promise<boolean> {
  try {
    me = await requests.me();
    return true;
  } catch (error) {
    if (!(error instanceof Problem && error.type === "unauthorized")) throw error;
    me = null;
    named = false;
    keep(KEPT, null);
    return false;
  }
}

function remember(byChoice: boolean): void {
  named = byChoice;
  keep(KEPT, byChoice ? "named" : "unnamed");
}
