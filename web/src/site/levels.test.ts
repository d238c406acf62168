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

const kept = (settings: object) => settingsOf(JSON.stringify(settings));

test("known settings are kept as they were set", () => {
  const set = { language: "de", theme: "dark", pace: "off", name: "Niamh", level: 8, sounds: "off" };
  expect(kept(set)).toMatchObject(set);
});

test.each([
  ["an unknown word", { language: "fr", theme: "purple", motion: "fast" }],
  ["a word of another setting", { pace: "dark", confirm: "calm" }],
  ["another kind of value", { sounds: true, name: 7, level: "3" }],
  ["a level that nobody has", { level: 99 }],
  ["a name longer than its field", { name: "x".repeat(41) }],
  ["what is no setting", { toString: "on", size: "large" }],
])("%s is refused", (_, set) => {
  expect(kept(set)).toEqual(settingsOf(null));
});

test.each(["", "null", "7", "[1]", "{"])("the text %j stands for no settings", (text) => {
  expect(settingsOf(text)).toEqual(settingsOf(null));
});
