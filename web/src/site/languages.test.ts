// The language of the page, what is said in each, and the settings that are kept.

import { expect, test, vi } from "vitest";

import { figures } from "./clocks.svelte.ts";
import { list } from "./effects.ts";
import { settingsOf, withChanges } from "./keptSettings.ts";
import { nearest, type Language } from "./languages.ts";
import { LEVELS } from "./levels.ts";
import { isMadeUp } from "./named.ts";
import { guestNames } from "./names.ts";
import { ageWords, dateWords } from "./times.ts";
import { say, speak } from "./words.ts";

test.each<[string, Language]>([
  ["de-AT en", "de"],
  ["fr-CH it-CH de-CH", "it"],
  ["DE", "de"],
  ["fr es", "en"],
  ["den enm", "en"],
  ["", "en"],
])("of %j the page speaks %s", (tags, language) => expect(nearest(tags.split(" "))).toBe(language));

const MAY = new Date(2026, 4, 3, 15, 4).getTime();

test.each<[Language, string]>([
  ["en", "Lobby | C3, D5 and E4 | 2 hours ago | 9.5 | 1 kingdom | 2 kingdoms | 3 May 2026, 15:04"],
  ["de", "Lobby | C3, D5 und E4 | vor 2 Stunden | 9,5 | 1 Königreich | 2 Königreiche | 03.05.2026, 15:04"],
  ["it", "Lobby | C3, D5 ed E4 | 2 ore fa | 9,5 | 1 regno | 2 regni | 3 mag 2026, 15:04"],
])("words, lists, ages, clocks, plurals and dates are those of %s", async (language, said) => {
  await speak(language);
  const kingdoms = [1, 2].map((count) => say("count-kingdoms", { count }));
  const words = [say("nav-lobby"), list(["C3", "D5", "E4"]), ageWords(0, 7_200_000), figures(9_560)];
  expect([...words, ...kingdoms, dateWords(MAY)].join(" | ")).toBe(said);
  expect(guestNames().filter((name) => !isMadeUp(name))).toEqual([]);
});

test("an age is said in its largest whole unit", () => {
  const words = [0.9, 1, 119, 4_000].map((minutes) => ageWords(0, minutes * 60_000));
  expect(words).toEqual(["", "1 minute ago", "1 hour ago", "2 days ago"]);
});

test("known settings are kept as they were set, and a first game begins with level 1", () => {
  const kept = (settings: object) => settingsOf(JSON.stringify(settings));
  const set = { language: "de", theme: "dark", pace: "off", name: "Niamh", level: 8, sounds: "off" };
  expect(kept(set)).toMatchObject(set);
  const none = settingsOf(null);
  expect([LEVELS, none.level]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], 1]);
  const unknown = {
    language: "fr",
    theme: "purple",
    pace: "dark",
    confirm: "calm",
    sounds: true,
    size: "large",
  };
  expect(kept({ ...unknown, toString: "on" })).toEqual(none);
  for (const level of [0, 9, 1.5, "3"]) expect(kept({ level })).toEqual(none);
  for (const name of [7, "x".repeat(41)]) expect(kept({ name })).toEqual(none);
  for (const text of ["", "null", "7", "[1]", "{"]) expect(settingsOf(text), text).toEqual(none);
});

test("of two tabs that change settings, neither writes back what the other has changed", () => {
  const known = settingsOf(null);
  const own = { ...known, confirm: "off" as const, level: 3 };
  const stored = { ...known, language: "de" as const, level: 2 };
  expect(withChanges(known, own, stored)).toEqual({ ...own, language: "de" });
});

test("reasons and faults are told in the language of the page, refusals with the time that is left", async () => {
  // Tests of other files have not learnt these parts.
  vi.resetModules();
  const { learn, speak } = await import("./words.ts");
  const { fileFaultWords, refusalWords, whyWords } = await import("./served.ts");
  await learn("page", "files", "reasons", "errors");
  await speak("de");
  const fault = { line: 3, name: "file-number", values: { expected: "2.", found: "3." }, sentence: "" };
  expect(fileFaultWords(fault)).toBe("Der nächste Zug hat die Nummer „2.“, nicht „3.“.");
  const why = { clause: "SH3", token: "D4", places: ["C3", "D5", "E4"], name: "why-too-close", sentence: "" };
  expect(whyWords(why)).toContain("C3, D5 und E4");
  await speak("en");
  const early = { code: "not-away", sentence: "" };
  const wait = "You cannot claim the game yet. Wait another 2:30.";
  expect(refusalWords({ ...early, detail: "150000" })).toBe(wait);
  expect(refusalWords(early)).toBe("You cannot claim the game: nobody who has to move is away.");
  // Without a known code it is said as the server says it.
  expect(refusalWords({ code: "of-tomorrow", sentence: "Not yet." })).toBe("Not yet.");
  vi.resetModules();
});
