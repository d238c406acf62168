import { expect, test } from "vitest";

import { listed } from "../../../build/rules.ts";
import { wordsOf as textOf } from "../../../build/words.ts";
import { marksOf, wordsOf } from "../ringforts/marksOf.ts";
import { chaptersOf } from "./rules.ts";
import { clauseOf, RULED, WITHOUT_CLAUSE } from "./clauseOf.ts";

const rules = { ...listed(), bites: {}, lessons: {} };
const ringforts = rules.variants.filter(({ id }) => id !== "seat-of-kings");

/** The clauses that apply to a game. */
const clausesOf = (variant: string): string[] => {
  const found = rules.variants.find(({ id }) => id === variant);
  return found === undefined
    ? []
    : chaptersOf(rules, found).flatMap(({ clauses }) => clauses.map(({ id }) => id));
};

/** The names of the English messages of a file that begin so. */
const named = (file: Parameters<typeof textOf>[0], beginning: RegExp): string[] =>
  [...textOf(file, "en").matchAll(/^([\w-]+) =/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => beginning.test(name));

test("each clause behind a word applies to every game that says the word", () => {
  for (const { id } of ringforts) {
    const clauses = clausesOf(id);
    const said = wordsOf(id, RULED.ringforts).filter(
      (word) => !word.startsWith("mark-legend-") || (marksOf(id) as string[]).includes(word.slice(12)),
    );
    for (const word of said) {
      const isElsewhere =
        (word === "measure-bridges") !== id.startsWith("four-treasures") && word === "measure-bridges";
      const isWithoutKings = word === "measure-kings_captured" && !id.startsWith("high-kings");
      if (!isElsewhere && !isWithoutKings) expect(clauses, `${word} in ${id}`).toContain(clauseOf(word, id));
    }
  }
  for (const word of RULED.kings)
    expect(clausesOf("seat-of-kings"), word).toContain(clauseOf(word, "seat-of-kings"));
});

test("each mark of a legend has a clause, or is one that no rule knows", () => {
  for (const { id } of ringforts)
    for (const mark of marksOf(id)) {
      const word = `mark-legend-${mark}`;
      expect(clauseOf(word, id) === undefined, `${word} in ${id}`).toBe(WITHOUT_CLAUSE.includes(word));
    }
  const kings = named("kings", /^kings-(mark|sign)-/);
  expect(kings.length).toBeGreaterThan(15);
  for (const word of kings)
    expect(clauseOf(word, "seat-of-kings") === undefined, word).toBe(WITHOUT_CLAUSE.includes(word));
});

test("each score line, card word and term has a clause", () => {
  const ofKings = [
    ...named(
      "kings",
      /^(kings-term-|legend-|has-(cumals|cards|stock|kings|prisoners|income)$|round-(traitors|income|regions|prisoners)$)/,
    ),
    ...named("end", /^end-kings-(positions|pieces|cumals|cleared|taken|traitors|income)$/),
  ];
  expect(ofKings.length).toBe(30);
  for (const word of ofKings) expect(clauseOf(word, "seat-of-kings"), word).toBeDefined();
  const known = [...named("table", /^(measure-|term-)/), "lead"].filter((word) => word !== "measures");
  for (const word of known) expect(RULED.ringforts, word).toContain(word);
});

test("the most exact beginning of a game's name counts", () => {
  expect(clauseOf("mark-legend-forced", "sacred-hill-1")).toBe("SH7");
  expect(clauseOf("mark-legend-forced", "sacred-hill-2")).toBe("SHL2");
  expect(clauseOf("mark-legend-forced", "sacred-hill-doubles-2")).toBe("SHL2");
  expect(clauseOf("lead", "four-treasures-doubles")).toBe("M3");
  expect(clauseOf("lead", "seat-of-kings")).toBe("SKK6");
  expect(clauseOf("mark-legend-last", "sacred-hill-1")).toBeUndefined();
});
