/** The languages of the page, each by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", es: "Español", ja: "日本語" } as const;

export type Language = keyof typeof LANGUAGES;

/** Whether `text` is the tag of one of them. */
export function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(LANGUAGES, text);
}

/** The first of the `wanted` tags (such as `fr-CA`) that the page speaks; English when it speaks none. */
export function firstSpoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(language)) return language;
  }
  return "en";
}
