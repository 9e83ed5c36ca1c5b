/** What is the same in English and another language, and why that is no oversight. */
import type { Language } from "../languages";

const COGNATE = "the language has the very word";

/** By language: `id: text`, and the reason. */
export const UNTRANSLATED: Partial<Record<Language, Map<string, string>>> = {
  fr: new Map([
    ["species: Crocodile", COGNATE],
    ["species: Lion", COGNATE],
    ["species: Panda", COGNATE],
    ["animal: crocodile", COGNATE],
    ["animal: lion", COGNATE],
    ["animal: panda", COGNATE],
    ["animals: crocodiles", COGNATE],
    ["animals: lions", COGNATE],
    ["animals: pandas", COGNATE],
    ["reason-short: max", COGNATE],
    ["home-bot: Expert", COGNATE],
    ["home-solo: Expert", COGNATE],
    ["home-new-crocodile: Crocodiles", COGNATE],
    ["rules-animals-animal: Animal", COGNATE],
    ["rules-animals-bonus: bonus", COGNATE],
    ["settings-motion-choice: Normal", COGNATE],
    ["table-menu: Menu", COGNATE],
    ["table-points: pt", COGNATE],
    ["table-points: pts", COGNATE],
    ["table-take: animal (", COGNATE],
    ["table-sum-points: Points", COGNATE],
    ["app-table: Table", COGNATE],
  ]),
  ja: new Map([
    ["table-key-cap: Enter", "it stands on the key"],
    ["table-key-cap: Esc", "it stands on the key"],
  ]),
  es: new Map([
    ["species: Panda", COGNATE],
    ["animal: panda", COGNATE],
    ["animals: pandas", COGNATE],
    ["log-by-bot: (bot)", COGNATE],
    ["home-new-bot: Bot:", COGNATE],
    ["rules-animals-animal: Animal", COGNATE],
    ["settings-motion-choice: Normal", COGNATE],
    ["table-presence: bot", COGNATE],
    ["table-points: pt", COGNATE],
    ["table-points: pts", COGNATE],
    ["table-key-cap: Esc", "it stands on the key"],
    ["table-take: animal (", COGNATE],
  ]),
};
