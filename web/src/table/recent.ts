/** What was loaded since the reader's last turn, so that quick opponents can be followed. */
import type { Entry, State } from "../wire/wire.gen";

/**
 * For each dock the seats that loaded its last animals, the newest last.
 *
 * Positions are compared, so that nothing is known here of what empties a ferry.
 *
 * Args:
 *   entries: the log.
 *   seat: the reader's; null for a watcher, who sees what the last round of turns brought.
 *   players: how many there are.
 */
export function recentLoads(entries: readonly Entry[], seat: number | null, players: number): Map<number, number[]> {
  const from = firstRecent(entries, seat, players);
  const found = new Map<number, number[]>();
  let before: State | null = entries.slice(0, from).findLast(({ state }) => state !== null)?.state ?? null;
  for (const entry of entries.slice(from)) {
    if (!entry.state) continue;
    if (entry.kind === "deal") found.clear();
    else if (before && entry.seat !== null) compare(found, before, entry.state, entry.seat);
    before = entry.state;
  }
  return found;
}

function compare(found: Map<number, number[]>, before: State, after: State, seat: number): void {
  for (const [dock, animals] of after.docks.entries()) {
    const grown = (animals?.length ?? 0) - (before.docks[dock]?.length ?? 0);
    if (grown === 1) found.set(dock, [...(found.get(dock) ?? []), seat]);
    else if (grown !== 0 || before.docks[dock]?.[0] !== animals?.[0]) found.delete(dock);
  }
}

function firstRecent(entries: readonly Entry[], seat: number | null, players: number): number {
  const loads = entries.flatMap(({ kind, action }, index) => (kind === "action" && action?.startsWith("load") ? [index] : []));
  if (seat === null) return loads.at(-players) ?? 0;
  const own = entries.findLastIndex((entry) => entry.kind === "action" && entry.seat === seat);
  return own + 1;
}
