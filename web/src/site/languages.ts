// The languages of the page.

export const LANGUAGES = ["en", "de", "it"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The first language among somebody's that the page has, whatever its region; else English. */
export function nearest(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split("-")[0]);
    if (found !== undefined) return found;
  }
  return "en";
}
