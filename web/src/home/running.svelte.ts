/** The tables where this browser's guest has a seat, as far as it remembers them. */
import { keep, kept } from "../app/kept";
import { Problem } from "../wire/problem";
import * as requests from "../wire/requests";
import type { Table } from "../wire/wire.gen";

const KEPT = "tables";
const MOST = 12;

function ids(): string[] {
  try {
    const known: unknown = JSON.parse(kept(KEPT) ?? "[]");
    return Array.isArray(known) ? known.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function remember(known: string[]): void {
  keep(KEPT, known.length === 0 ? null : JSON.stringify(known.slice(0, MOST)));
}

/** Remember a table, or forget it once its game is over or the seat is given up. */
export function note(table: Table): void {
  const known = ids();
  const others = known.filter((id) => id !== table.id);
  const goesOn = table.seat !== null && table.status !== "finished";
  if (goesOn ? known[0] !== table.id : known.length !== others.length) remember(goesOn ? [table.id, ...others] : others);
}

/** Forget all of them. */
export function forgetTables(): void {
  remember([]);
}

/** The tables as they are now, those where the guest is to act first. */
export async function runningTables(): Promise<Table[]> {
  const found = await Promise.all(ids().map(look));
  const running = found.filter((table) => table !== null);
  return running.sort((a, b) => Number(isTurn(b)) - Number(isTurn(a)));
}

/** Whether the viewer of a table is to act. */
export function isTurn(table: Table): boolean {
  return table.status === "playing" && (table.state?.legal.length ?? 0) > 0;
}

async function look(id: string): Promise<Table | null> {
  try {
    const table = await requests.table(id);
    note(table);
    return table.seat !== null && table.status !== "finished" ? table : null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.type === "not-found" || error.type === "watchers-off") remember(ids().filter((each) => each !== id));
    return null;
  }
}
