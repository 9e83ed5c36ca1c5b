/** The catalogues are set as each language sets its texts. */
import { describe, expect, it } from "vitest";

import { LANGUAGES, type Language } from "./languages";
import { catalogues } from "./testing/catalogues";
import { messagesOf } from "./testing/messages";

const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

function wrong(language: Language, fault: RegExp): string[] {
  return [...messagesOf(language)].flatMap(([id, { texts }]) => texts.filter((text) => fault.test(text)).map((text) => `${id}: ${text}`));
}

describe.each(Object.keys(LANGUAGES) as Language[])("the words in %s", (language) => {
  it("have round quotation marks and apostrophes", () => {
    expect(wrong(language, /["']/)).toEqual([]);
  });

  it("have no space twice, and none before a full stop or a comma", () => {
    expect(wrong(language, /\s{2}|\s[.,](?!\d)/u)).toEqual([]);
  });

  it("are all in files of their own areas", () => {
    expect([...catalogues(language).keys()].sort()).toEqual([...catalogues("en").keys()].sort());
  });
});

it("French puts a space that does not break before high signs and within its quotation marks", () => {
  const space = `[${NO_BREAK}${NARROW}]`;
  expect(wrong("fr", new RegExp(`(?<!${space}|^)[:;!?»](?!\\w)|«(?!${NO_BREAK})`))).toEqual([]);
});

it("Spanish opens what it closes", () => {
  const count = (text: string, sign: string) => text.split(sign).length;
  const open = [...messagesOf("es")].filter(([, { texts }]) => {
    const text = texts.join("");
    return count(text, "¿") !== count(text, "?") || count(text, "¡") !== count(text, "!");
  });
  expect(open.map(([id]) => id)).toEqual([]);
});

it("Japanese has its own signs and no spaces between its words", () => {
  expect(wrong("ja", /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}] |[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}][.,!?:;()]/u)).toEqual([]);
});
