/** The catalogues call one thing by one word. */
import { describe, expect, it } from "vitest";

import { SPECIES } from "./card";
import { LANGUAGES, type Language } from "./languages";
import { voiceOf } from "./testing/catalogues";
import { ANIMALS, LEAVE, OTHERS, TERMS } from "./testing/glossary";
import { messagesOf, whole } from "./testing/messages";

const ALL = Object.keys(LANGUAGES) as Language[];
const ENGLISH = textsOf("en");

/** By id all the words that a message may say, those of the messages in it included. */
function textsOf(language: Language): Map<string, string> {
  const messages = messagesOf(language);
  const text = (id: string) => [...whole(id, messages)].flatMap((part) => messages.get(part)?.texts ?? []).join(" ");
  return new Map([...messages.keys()].map((id) => [id, text(id)]));
}

describe.each(ALL)("the words in %s", (language) => {
  it("name the animals as the glossary does", () => {
    const { t } = voiceOf(language);
    for (const species of SPECIES) {
      expect(t("species", { species })).toBe(ANIMALS[species][language]);
      const within = language === "ja" ? ANIMALS[species].ja : ANIMALS[species][language].toLowerCase();
      expect(t("animal", { species })).toBe(within);
    }
  });

  it("have no second word for anything", () => {
    const second = [...textsOf(language)].filter(([, text]) => OTHERS[language].test(text));
    expect(second).toEqual([]);
  });
});

describe.each(ALL.filter((language) => language !== "en"))("the terms in %s", (language) => {
  const texts = textsOf(language);
  const lacking = [...ENGLISH].flatMap(([id, english]) => {
    const text = texts.get(id) ?? "";
    return TERMS.filter((term) => term.en.test(english) && !term[language].test(text)).map((term) => ({ id, term: term[language] }));
  });

  it("stand where English has its own", () => {
    expect(lacking.filter(({ id }) => !LEAVE.has(`${language} ${id}`))).toEqual([]);
  });

  it("are left out nowhere without need", () => {
    const needed = new Set(lacking.map(({ id }) => `${language} ${id}`));
    expect([...LEAVE.keys()].filter((leave) => leave.startsWith(`${language} `) && !needed.has(leave))).toEqual([]);
  });
});
