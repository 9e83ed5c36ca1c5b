/** Making a table and going there. */
import { go } from "../app/router.svelte";
import { beSomebody } from "../wire/guest.svelte";
import { type Problem, problemOf } from "../wire/problem";
import * as requests from "../wire/requests";
import type { NewTable } from "../wire/wire.gen";
import { note } from "./running.svelte";
import { t } from "../words/words.svelte";

/** The level of the bots where nobody has chosen one. */
export const USUAL_BOT = "greedy";

/** One try at a time. */
export class Making {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** Make the table and show it; a second click while it is made does nothing. */
  async make(wanted: NewTable): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await beSomebody(t("home-guest"));
      const table = await requests.makeTable(wanted);
      note(table);
      go({ name: "table", id: table.id });
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}

/** Three players, two of them bots. */
export const AT_ONCE: NewTable = { players: 3, seats: ["me", `bot:${USUAL_BOT}`, `bot:${USUAL_BOT}`] };

/** The levels of the game alone, with their cards. */
export const ALONE = [
  { level: "beginner", count: 31 },
  { level: "advanced", count: 39 },
  { level: "expert", count: 47 },
] as const;
