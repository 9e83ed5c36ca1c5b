/** The catalogues as files, for tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Language } from "../languages";
import type { Voice } from "../voice";

const WORDS = join(import.meta.dirname, "..");

/** The text of each area's catalogue in `language`, by area. */
export function catalogues(language: Language): Map<string, string> {
  const folder = join(WORDS, language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return new Map(files.map((file) => [file.replace(".ftl", ""), readFileSync(join(folder, file), "utf8")]));
}

/** `language` as the page speaks it, but for the marks that isolate; what a message lacks is an error. */
export function voiceOf(language: Language): Voice {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues(language).values()) bundle.addResource(new FluentResource(text));
  return {
    language,
    t(id, args = {}) {
      const message = bundle.getMessage(id);
      if (!message?.value) throw new Error(`${language} has no message ${id}`);
      const faults: Error[] = [];
      const text = bundle.formatPattern(message.value, args, faults);
      if (faults[0]) throw new Error(`${language} ${id}: ${faults[0].message}`);
      return text;
    },
  };
}
