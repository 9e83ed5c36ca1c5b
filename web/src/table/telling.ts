/** Words for cards and choices of the table, out of what the server sends. */
import type { CardLook } from "../cards/card";
import type { Choice, Reason } from "../wire/wire.gen";
import { t } from "../words/words.svelte";
import type { Game, HandUse } from "./game.svelte";
import type { HandCard } from "./turn";

function reasonArgs(reason: Reason): Record<string, string | number> {
  return { code: reason.code, need: reason.need ?? "none", room: Math.max(reason.room ?? 0, -1) };
}

/** Why a card cannot be loaded, as a sentence. */
export function reasonText(reason: Reason): string {
  return t("reason", reasonArgs(reason));
}

/** The same in two words, on the card; null where there is no reason. */
export function blocked(reason: Reason | null): string | null {
  return reason && t("reason-short", reasonArgs(reason));
}

/** What playing the card brings about at best, in two words. */
export function flagOf(card: HandCard, game: Game, brief = false): string | null {
  if (game.use !== "load") return null;
  const departs = card.plays.some((play) => play.departs);
  const pair = card.plays.some((play) => play.pair);
  if (!departs && !pair) return null;
  return t("table-flag", { what: departs && pair && !brief ? "both" : departs ? "departs" : "pair" });
}

export interface Playing {
  use: HandUse;
  reason: Reason | null;
  alone: boolean;
  flag: string | null;
}

/** What a screen reader says for a card of one's hand. */
export function cardLabel(look: CardLook, { use, reason, alone, flag }: Playing): string {
  return t("table-card", {
    species: look.species,
    sex: look.sex,
    weight: look.weight,
    tears: look.tears,
    power: look.power ?? "none",
    alone: alone ? "yes" : "no",
    state: reason ? "blocked" : use === "load" ? "playable" : "plain",
    reason: reason ? reasonText(reason) : "",
    flag: flag ?? "none",
  });
}

/** What a screen reader says for a card that is only shown. */
export function cardSpoken(look: CardLook): string {
  return t("card-spoken", { species: look.species, sex: look.sex, weight: look.weight, tears: look.tears });
}

/** What loading brings about, sentence by sentence. */
export function outcome(
  play: Choice,
  { dock, carries, limits, alone }: { dock: number; carries: number; limits: boolean; alone: boolean },
): string[] {
  const weight = play.weight ?? 0;
  const weighs = () =>
    limits ? t("power-line", { power: "limit", alone: alone ? "yes" : "no" }) : t("table-weighs", { dock, weight, carries });
  const told = play.departs ? t(alone ? "table-departs-alone" : "table-departs", { weight, gives: play.gives ?? 0 }) : weighs();
  return play.pair ? [told, t(alone ? "table-pair-alone" : "table-pair")] : [told];
}
