import { expect, test } from "vitest";

import { figures } from "./clocks.svelte.ts";
import { list } from "./effects.ts";
import { LANGUAGES, nearest, type Language } from "./languages.ts";
import { ageWords, dateWords } from "./times.ts";
import { learn, say, speak } from "./words.ts";

test.each<[string[], Language]>([
  [["de-AT", "en"], "de"],
  [["fr-CH", "it-CH", "de-CH"], "it"],
  [["DE"], "de"],
  [["fr", "es"], "en"],
  [["den", "enm"], "en"],
  [[], "en"],
])("of %j the page speaks %s", (tags, language) => {
  expect(nearest(tags)).toBe(language);
});

const hour = 3_600_000;

test.each<[Language, string[]]>([
  ["en", ["Lobby", "C3, D5 and E4", "2 hours ago", "9.5", "1 kingdom", "2 kingdoms"]],
  ["de", ["Lobby", "C3, D5 und E4", "vor 2 Stunden", "9,5", "1 Königreich", "2 Königreiche"]],
  ["it", ["Lobby", "C3, D5 ed E4", "2 ore fa", "9,5", "1 regno", "2 regni"]],
])("words, lists, ages, clocks and plurals are those of %s", async (language, said) => {
  await speak(language);
  expect([
    say("nav-lobby"),
    list(["C3", "D5", "E4"]),
    ageWords(0, 2 * hour),
    figures(9_560),
    say("count-kingdoms", { count: 1 }),
    say("count-kingdoms", { count: 2 }),
  ]).toEqual(said);
});

test("a date has the month of its language", async () => {
  const may = new Date(2026, 4, 3, 15, 4).getTime();
  const dates = { en: "3 May 2026, 15:04", de: "03.05.2026, 15:04", it: "3 mag 2026, 15:04" };
  for (const language of LANGUAGES) {
    await speak(language);
    expect(dateWords(may)).toBe(dates[language]);
  }
});

test("a part that is learnt in one language is known in the next", async () => {
  await speak("it");
  await learn("files");
  await speak("de");
  expect(say("keep-texts")).toBe("Ganze Partie speichern");
});

test("the language that was asked for last is spoken", async () => {
  await Promise.all([speak("de"), speak("it"), speak("de"), speak("it")]);
  expect(say("menu")).toBe("Menu");
  expect(say("cancel")).toBe("Annulla");
});

test("an age is said in its largest whole unit", () => {
  const minute = 60_000;
  const words = [0.9, 1, 5.9, 60, 119, 1_440, 4_000].map((age) => ageWords(0, age * minute));
  const hours = ["1 hour ago", "1 hour ago", "1 day ago", "2 days ago"];
  expect(words).toEqual(["", "1 minute ago", "5 minutes ago", ...hours]);
});
