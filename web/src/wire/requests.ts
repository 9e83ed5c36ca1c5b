/** Everything that the page asks of the server, by name. */
import { address, ask, read } from "./asking";
import type { Bots, Cards, Events, Me, NewTable, Table, Tables } from "./wire.gen";

export const me = (): Promise<Me> => ask("GET", "me");
export const becomeGuest = (name: string): Promise<Me> => ask("POST", "guests", { name, cookie: true });
export const rename = (name: string): Promise<Me> => ask("PATCH", "me", { name });
export const beForgotten = (): Promise<null> => ask("DELETE", "me");

export const cards = (): Promise<Cards> => read("cards");
export const bots = (): Promise<Bots> => read("bots");
export const openTables = (after: string | null = null): Promise<Tables> =>
  read(`tables?status=waiting${after === null ? "" : `&after=${encodeURIComponent(after)}`}`);

export const makeTable = (wanted: NewTable): Promise<Table> => ask("POST", "tables", wanted);
export const table = (id: string): Promise<Table> => read(`tables/${id}`);
export const events = (id: string, after: number): Promise<Events> => read(`tables/${id}/events?after=${after}`);
export const join = (id: string, seat: number | null = null): Promise<Table> =>
  ask("POST", `tables/${id}/join`, { seat });
export const leave = (id: string): Promise<Table> => ask("POST", `tables/${id}/leave`, {});
export const start = (id: string, bots: string): Promise<Table> => ask("POST", `tables/${id}/start`, { bots });
export const rematch = (id: string): Promise<Table> => ask("POST", `tables/${id}/rematch`, {});

/** Where the record of a finished game is downloaded. */
export const recordAddress = (id: string): string => address(`tables/${id}/record`);

/** Where a table is live; with `after`, from that version on. */
export function liveAddress(id: string, after: number | null): string {
  const url = new URL(address(`tables/${id}/live`), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  if (after !== null) url.searchParams.set("after", String(after));
  return url.href;
}
