import { expect, test } from "vitest";

import { entries, lessons } from "../../../build/courses.ts";
import { bites, listed } from "../../../build/rules.ts";
import { wordsOf } from "../../../build/words.ts";
import { courseOf } from "../learn/order.ts";
import { biteOf, bookOf, chaptersOf, searchOver, sectionOf, variantWith, type Rules } from "./rules.ts";

const rules: Rules = { ...listed(), bites: bites(), lessons: lessons() };

test("each clause is read in the rules of some game", () => {
  const order = rules.variants.map(({ id }) => id);
  const lost = rules.clauses.filter(({ id }) => variantWith(rules, id, order) === undefined);
  expect(lost).toEqual([]);
  expect(variantWith(rules, "SHL2", order)).toBe("sacred-hill-2");
  expect(variantWith(rules, "XX1", order)).toBeUndefined();
});

test("a game has its sections in order, and single clauses of others after them", () => {
  const doubles = rules.variants.find(({ id }) => id === "four-treasures-doubles");
  const chapters = doubles === undefined ? [] : chaptersOf(rules, doubles);
  expect(chapters.map(({ section }) => section).slice(0, 3)).toEqual(["B", "M", "FT"]);
  for (const { section, clauses } of chapters) {
    expect(clauses.length, section).toBeGreaterThan(0);
    expect(clauses.every(({ id }) => sectionOf(id) === section)).toBe(true);
  }
});

test("every clause that refuses a move of a ringfort game has a position where it does", () => {
  for (const clause of ["B4", "FT2", "SH3", "SHL2", "SHD2", "HK6", "HKL1", "PC4", "SD4"])
    expect(rules.bites[clause]?.[0]?.position, clause).toMatch(/^[a-z-]+-?\d? /);
  expect(biteOf(rules, "FT2", "four-treasures")?.position).toMatch(/^four-treasures /);
  expect(biteOf(rules, "B1", "four-treasures")).toBeUndefined();
});

test("each game has the advice of its rule book", () => {
  const books = new Set(rules.variants.map(({ id }) => bookOf(id)));
  const words = wordsOf("help", "en");
  expect(books.size).toBe(6);
  for (const book of books)
    for (const advice of ["plan", "mistakes"]) expect(words).toContain(`\nbook-${advice}-${book} = `);
});

test("a search finds passages that have all words, those named so first, without case and accents", () => {
  const find = searchOver([
    { chapter: "A1", title: "Königs", text: "Ein König zieht." },
    { chapter: "A2", title: "Belagern", text: "Wer einen KONIG belagert" },
    { chapter: "A3", title: "Ende", text: "Ein Zug" },
  ]);
  expect(find("könig").map(({ chapter }) => chapter)).toEqual(["A1", "A2"]);
  expect(find("konig belagert").map(({ chapter }) => chapter)).toEqual(["A2"]);
  expect(find("a3").map(({ chapter }) => chapter)).toEqual(["A3"]);
  expect(find("  ")).toEqual([]);
});

test("each game has a course, and each clause of Seat of Kings that refuses something a step", () => {
  const courses = entries().map(({ course }) => course);
  for (const { id } of rules.variants) expect(courses, id).toContain(courseOf(id));
  expect(rules.lessons["FT2"]).toEqual({ course: "four-treasures", step: "capture" });
  for (const clause of ["SKC2", "SKP1", "SKA3", "SKD5", "SKT2", "SK2P1", "SKO1"])
    expect(rules.lessons[clause]?.course, clause).toMatch(/^seat-of-kings/);
});
