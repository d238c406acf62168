// The levels of the computer in words: each of both families says in every language what it is, unlike any other.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { wordsOf } from "../../build/words.ts";
import { settingsOf } from "./keptSettings.ts";
import { LANGUAGES } from "./languages.ts";
import { LEVELS } from "./levels.ts";

/** The families, each with what the names of its sentences begin with. */
const FAMILIES = ["level-about-", "kings-level-about-"];

/** What a message of a language says; empty if there is none. */
function saidIn(language: (typeof LANGUAGES)[number]): (name: string) => string {
  const bundle = new FluentBundle(language);
  for (const part of ["page", "kings"] as const)
    bundle.addResource(new FluentResource(wordsOf(part, language)));
  return (name) => {
    const value = bundle.getMessage(name)?.value;
    return value ? bundle.formatPattern(value).trim() : "";
  };
}

test.each(LANGUAGES)("every level has a name of its own in %s", (language) => {
  const said = saidIn(language);
  const names = LEVELS.map((level) => said(`level-${level}`));
  for (const name of names) expect(name).toMatch(/^\p{Lu}.*[^.]$/u);
  expect(new Set(names).size).toBe(LEVELS.length);
});

test.each(LANGUAGES.flatMap((language) => FAMILIES.map((family) => [language, family] as const)))(
  "every level has whole sentences of its own in %s: %sN",
  (language, family) => {
    const said = saidIn(language);
    const sentences = LEVELS.map((level) => said(`${family}${level}`));
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(sentences).size).toBe(LEVELS.length);
  },
);

test("a first game begins with level 1, and a browser offers no other levels than there are", () => {
  expect(LEVELS).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(settingsOf(null).level).toBe(LEVELS[0]);
  const kept = (level: number) => settingsOf(JSON.stringify({ level })).level;
  for (const level of LEVELS) expect(kept(level)).toBe(level);
  for (const level of [0, 9, 1.5]) expect(kept(level)).toBe(LEVELS[0]);
});
