/** Every word that people see: `t("id", { name })` in the language that they chose, which alone is loaded. */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";

import { keep, kept } from "../app/kept";
import { firstSpoken, isLanguage, type Language } from "./languages";

export type Args = Record<string, FluentVariable>;

/** A catalogue, as it is read when the page is built. */
export type Body = FluentResource["body"];

const CATALOGUES: Record<Language, () => Promise<{ default: Record<string, Body> }>> = {
  en: () => import("./catalogues/en"),
  fr: () => import("./catalogues/fr"),
  es: () => import("./catalogues/es"),
  ja: () => import("./catalogues/ja"),
};
/** Long areas, which are loaded where they are read. */
const MORE: Record<string, () => Promise<Body>> = import.meta.glob<Body>("./*/rules.ftl", {
  import: "default",
});
const learned = new Set<string>();

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  /** What becomes of each message. */
  finish: (text: string) => string;
}

let spoken = $state.raw<Spoken | null>(null);

/** The language that is spoken. */
export const words = {
  get language(): Language {
    return spoken?.language ?? "en";
  },
};

/** Write a first number, which takes browsers long: best done while something else is waited for. */
export function practise(): void {
  new Intl.NumberFormat(words.language).format(0);
}

/** The language to begin with: the one chosen in this browser, else the first of its own that the page speaks. */
export function preferred(): Language {
  const chosen = kept("language");
  return isLanguage(chosen) ? chosen : firstSpoken(navigator.languages);
}

/** Load `language` and speak it from then on. */
export async function speak(language: Language): Promise<void> {
  const bundle = bundled(language, await wordsOf(language));
  spoken = { language, bundle, finish: (text) => text };
  document.documentElement.lang = language;
}

/** Speak what the address asks for (`?lang=fr`; `?lang=pseudo` is English made long and strange), else what is preferred. */
export async function begin(address: string): Promise<void> {
  const asked = new URL(address).searchParams.get("lang");
  if (asked !== "pseudo") return speak(isLanguage(asked) ? asked : preferred());
  const { accented, bracketed } = await import("./pseudo");
  spoken = { language: "en", bundle: bundled("en", await wordsOf("en"), accented), finish: bracketed };
}

/** Speak `language`, and remember it for the next visit. */
export async function choose(language: Language): Promise<void> {
  await speak(language);
  keep("language", language);
}

/** What the catalogue says under `id`, which may have an attribute, as in `button.title`. */
export function t(id: string, args: Args = {}): string {
  if (!spoken) return "";
  const [name = "", attribute] = id.split(".");
  const message = spoken.bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  const faults: Error[] = [];
  const text = pattern ? spoken.bundle.formatPattern(pattern, args, faults) : id;
  // A sentence with a gap serves people better than a page that stops; whoever checks the page hears of it.
  if (!pattern) faults.push(new Error("no such message"));
  for (const fault of faults) console.error(`${spoken.language} ${id}: ${fault.message}`);
  return spoken.finish(text);
}

/** Load the words of a long area, in whatever language is spoken now or later. */
export async function learn(area: "rules"): Promise<void> {
  learned.add(area);
  const now = spoken;
  if (now) for (const body of await bodiesOf(now.language, area)) now.bundle.addResource({ body });
}

async function bodiesOf(language: Language, ...areas: string[]): Promise<Body[]> {
  return Promise.all(areas.map((area) => MORE[`./${language}/${area}.ftl`]?.() ?? []));
}

async function wordsOf(language: Language): Promise<Body[]> {
  const [{ default: usual }, more] = await Promise.all([CATALOGUES[language](), bodiesOf(language, ...learned)]);
  return [...Object.values(usual), ...more];
}

function bundled(language: Language, bodies: Body[], transform?: (text: string) => string): FluentBundle {
  const bundle = new FluentBundle(language, transform ? { transform } : {});
  for (const body of bodies) bundle.addResource({ body });
  return bundle;
}
