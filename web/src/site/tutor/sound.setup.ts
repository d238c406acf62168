// What the sentences of a tutor have in common, for the tests of both families.

import { expect } from "vitest";

import type { Language } from "../languages.ts";

/** The words of somebody who speaks of oneself: a tutor speaks of players. */
const FIRST_PERSON = {
  en: /\b(I|me|my|mine|we|us|our)\b/i,
  de: /\b(ich|mir|mich|mein(e[mnrs]?)?|wir|uns)\b/i,
  it: /\b(io|ho|sono(?! stat[ei]\b)|mi[oae]|miei|mie|noi|abbiamo)\b/i,
};

/** Expects a sentence that lacks no message or value, of which nobody speaks of oneself. */
export function expectSound(words: string, language: Language): void {
  expect(words).not.toMatch(/tutor-|rank-|region-|[{}]|undefined/);
  expect(words).not.toMatch(FIRST_PERSON[language]);
}
