// The rules of each game, with the clause, the position and the course behind each word.

import { expect, test } from "vitest";

import { entries, lessons } from "../../../build/courses.ts";
import { bites, listed } from "../../../build/rules.ts";
import { wordsOf as textOf } from "../../../build/words.ts";
import { MARKS } from "../../board/legend.ts";
import { clauseOf, details, hasWord } from "../../game/details.svelte.ts";
import { courseOf } from "../learn/order.ts";
import { biteOf, bookOf, chaptersOf, gamesOf, sectionOf, type Rules } from "./rules.ts";

const rules: Rules = { ...listed(), bites: bites(), lessons: lessons() };
const GAMES = rules.variants.map(({ id }) => id);
const RINGFORTS = GAMES.filter((id) => id !== "seat-of-kings");

/** Marks of the page that no rule knows: what has just happened, hints, and what is not sent yet. */
const WITHOUT_CLAUSE = [
  ...["last", "trail", "note", "refused"].map((mark) => `mark-legend-${mark}`),
  ...["last", "since", "chosen", "drafted", "hint"].map((mark) => `kings-mark-${mark}`),
  "kings-sign-news",
];

/** The sections of a game, each with its clauses. */
const sectionsOf = (game: string) =>
  rules.variants.filter(({ id }) => id === game).flatMap((one) => chaptersOf(rules, one));
const clausesOf = (game: string) => sectionsOf(game).flatMap(({ clauses }) => clauses.map(({ id }) => id));

/** The names of the English messages of a file that begin so. */
const named = (file: Parameters<typeof textOf>[0], beginning: RegExp): string[] =>
  [...textOf(file, "en").matchAll(/^([\w-]+) =/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => beginning.test(name));

test("a game has its sections in order, and each clause is read in the rules of some game", () => {
  const games = gamesOf(rules, GAMES);
  expect(rules.clauses.filter(({ id }) => games.get(id) === undefined)).toEqual([]);
  expect(["SHL2", "XX1"].map((id) => games.get(id))).toEqual(["sacred-hill-2", undefined]);
  const chapters = sectionsOf("four-treasures-doubles");
  expect(chapters.map(({ section }) => section).slice(0, 3)).toEqual(["B", "M", "FT"]);
  for (const { section, clauses } of chapters)
    expect(new Set(clauses.map(({ id }) => sectionOf(id)))).toEqual(new Set([section]));
});

test("each game has a course and the advice of its rule book, each clause that refuses something a position or a step", () => {
  for (const clause of ["B4", "FT2", "SH3", "SHL2", "SHD2", "HK6", "HKL1", "PC4", "SD4"])
    expect(rules.bites[clause]?.[0]?.position, clause).toMatch(/^[a-z-]+-?\d? /);
  expect(biteOf(rules, "FT2", "four-treasures")?.position).toMatch(/^four-treasures /);
  expect(biteOf(rules, "B1", "four-treasures")).toBeUndefined();
  const books = [...new Set(GAMES.map(bookOf))];
  expect(books).toHaveLength(6);
  for (const advice of books.flatMap((book) => [`plan-${book}`, `mistakes-${book}`]))
    expect(textOf("help", "en")).toContain(`\nbook-${advice} = `);
  const courses = entries().map(({ course }) => course);
  for (const game of GAMES) expect(courses, game).toContain(courseOf(game));
  expect(rules.lessons["FT2"]).toEqual({ course: "four-treasures", step: "capture" });
  for (const clause of ["SKC2", "SKP1", "SKA3", "SKD5", "SKT2", "SK2P1", "SKO1"])
    expect(rules.lessons[clause]?.course, clause).toMatch(/^seat-of-kings/);
});

const all = await details();

test("each clause behind a word applies to every game that says the word", () => {
  expect(all.map(({ variant }) => variant)).toEqual(GAMES);
  for (const { variant, clauses } of all)
    for (const [word, clause] of Object.entries(clauses))
      expect(clausesOf(variant), `${word} in ${variant}`).toContain(clause);
});

test("each mark, score line, card word and term has a clause, or is one that no rule knows", () => {
  const marks = MARKS.map((mark) => `mark-legend-${mark}`);
  const kings = named("kings", /^kings-(mark|sign)-/);
  expect(kings.length).toBeGreaterThan(15);
  const had = RINGFORTS.flatMap((id) =>
    marks.filter((mark) => hasWord(id, mark)).map((mark) => [mark, id] as const),
  );
  expect(new Set(had.map(([mark]) => mark))).toEqual(new Set(marks));
  for (const [word, id] of [...had, ...kings.map((word) => [word, "seat-of-kings"] as const)])
    expect(clauseOf(word, id) === undefined, `${word} in ${id}`).toBe(WITHOUT_CLAUSE.includes(word));
  const ofKings = [
    ...named("kings", /^(kings-term-|legend-|has-(cumals|cards|stock|kings|prisoners|income)$)/),
    ...named("kings", /^round-(traitors|income|regions|prisoners)$/),
    ...named("end", /^end-kings-(positions|pieces|cumals|cleared|taken|traitors|income)$/),
  ];
  expect(ofKings.length).toBe(30);
  for (const word of ofKings) expect(clauseOf(word, "seat-of-kings"), word).toBeDefined();
  const known = [...named("table", /^(measure-|term-)/), "lead"].filter((word) => word !== "measures");
  const said = new Set(all.flatMap(({ clauses }) => Object.keys(clauses)));
  for (const word of known) expect(said, word).toContain(word);
});
