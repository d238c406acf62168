// The language that the page speaks.

import type { Language } from "./languages.ts";

class Spoken {
  /** Changes once all words that the page has learnt are there in the new one. */
  language: Language = $state("en");
  /** The number of times that words have come. */
  heard = $state(0);
}

export const spoken = new Spoken();

/** For the dates, lists and numbers of a language. In Britain a list has no comma before its last word, as the terminal says it. */
const TAGS: Readonly<Record<Language, string>> = { en: "en-GB", de: "de", it: "it" };

/** Something that depends on the language alone: made once for each, and given for that which is spoken. */
export function inEach<T>(make: (tag: string, language: Language) => T): () => T {
  const made: Partial<Record<Language, T>> = {};
  return () => (made[spoken.language] ??= make(TAGS[spoken.language], spoken.language));
}
