/** Every language says the same, in its own words and soundly. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { LANGUAGES, type Language } from "./languages";
import { catalogues } from "./testing/catalogues";
import { faults, idsIn, messagesOf, needed, type Written } from "./testing/messages";
import { UNTRANSLATED } from "./testing/untranslated";

const ALL = Object.keys(LANGUAGES) as Language[];
const OTHERS = ALL.filter((language) => language !== "en");
const MESSAGES = new Map(ALL.map((language) => [language, messagesOf(language)]));

function messages(language: Language): Map<string, Written> {
  return MESSAGES.get(language) ?? new Map();
}

describe.each(ALL)("the catalogues in %s", (language) => {
  it("are Fluent", () => {
    const wrong = [...catalogues(language)].flatMap(([area, text]) => faults(text).map((fault) => `${area}: ${fault}`));
    expect(wrong).toEqual([]);
  });

  it("say each thing once", () => {
    const ids = [...catalogues(language).values()].flatMap(idsIn);
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
  });

  it("refer to messages that are there", () => {
    const known = messages(language);
    const lost = [...known].flatMap(([id, { refers }]) => [...refers].filter((other) => !known.has(other)).map((other) => `${id}: ${other}`));
    expect(lost).toEqual([]);
  });

  it("can be said with every kind of value", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues(language).values()) bundle.addResource(new FluentResource(text));
    const wrong: string[] = [];
    for (const id of messages(language).keys()) {
      for (const args of samples(id)) {
        const heard: Error[] = [];
        const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, heard);
        if (heard.length > 0) wrong.push(`${id}: ${heard[0]?.message}`);
        // What stands for nothing is empty as a whole, and no sentence has a hole.
        if (/ {2}|undefined|NaN/.test(text)) wrong.push(`${id}: "${text}"`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe.each(OTHERS)("the words in %s", (language) => {
  it("are those of English, in the same areas", () => {
    const areas = (of: Language) => [...messages(of)].map(([id, { area }]) => `${area}/${id}`).sort();
    expect(areas(language)).toEqual(areas("en"));
  });

  it("take the same variables as English, with the same choices", () => {
    const both = [...messages("en").keys()].filter((id) => messages(language).has(id));
    const differing = both.filter((id) => JSON.stringify(told(id, language)) !== JSON.stringify(told(id, "en")));
    expect(differing).toEqual([]);
  });

  it("are translated", () => {
    const same = [...messages("en")].flatMap(([id, { texts }]) => {
      const other = messages(language).get(id)?.texts ?? [];
      const kept = other.filter((text) => /\p{L}{2}/u.test(text) && texts.includes(text));
      return kept.map((text) => `${id}: ${text.trim()}`).filter((line) => !UNTRANSLATED[language]?.has(line));
    });
    expect(same).toEqual([]);
  });

  it("need no leave where they differ from English", () => {
    const texts = (id: string, of: Language) => (messages(of).get(id)?.texts ?? []).map((text) => text.trim());
    const idle = [...(UNTRANSLATED[language] ?? [])].filter(([line]) => {
      const [id = "", text = ""] = line.split(/: (.*)/s);
      return !(texts(id, "en").includes(text) && texts(id, language).includes(text));
    });
    expect(idle).toEqual([]);
  });
});

/** The variables of `id`, and the words that choose between its sentences; numbers are each language's own affair. */
function told(id: string, language: Language): [string, string[]][] {
  const numeric = /^(zero|one|two|few|many|other|-?\d+)$/;
  return [...needed(id, messages(language))]
    .map(([name, keys]): [string, string[]] => [name, [...keys].filter((key) => !numeric.test(key)).sort()])
    .sort(([one], [two]) => one.localeCompare(two));
}

/** Values for every variable of `id`, each choice taken at least once. */
function samples(id: string): Record<string, string | number>[] {
  const wanted = [...needed(id, messages("en"))].map(([name, keys]): [string, (string | number)[]] => {
    const words = [...keys].filter((key) => !/^(zero|one|two|few|many|other|-?\d+)$/.test(key));
    if (words.length > 0) return [name, keys.has("other") ? [...words, "other"] : words];
    return [name, keys.size > 0 ? [0, 1, 2, 5, 21, -1] : [3, "Ada"]];
  });
  const most = Math.max(1, ...wanted.map(([, values]) => values.length));
  // Each variable goes round its values at a pace of its own, so that choices meet in many ways.
  return Array.from({ length: most * most }, (_, i) =>
    Object.fromEntries(wanted.map(([name, values], k) => [name, values[(k % 2 ? Math.floor(i / most) : i) % values.length] ?? ""])),
  );
}
