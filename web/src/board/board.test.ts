import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { common, differenceOf, isSamePosition } from "./difference.ts";
import { hillByKey } from "./grid.ts";
import { HILLS, bridgesOf, hillAt, hillsOf, placeOf } from "./hill.ts";
import { MARKS, markText } from "./legend.ts";
import { marks } from "./marks.ts";
import { textOf } from "./shape.ts";
import { EMPTY_BOARD, STILL, type BoardState } from "./state.ts";

test("there are 45 hills in the order of their names, with a place each whoever sits at the foot", () => {
  expect(HILLS).toHaveLength(45);
  expect([...HILLS].sort()).toEqual(HILLS);
  const feet = { south: "D1", west: "A4", north: "D7", east: "G4" } as const;
  for (const orientation of ["south", "west", "north", "east"] as const) {
    for (const hill of HILLS) expect(hillAt(placeOf(hill, orientation), orientation)).toBe(hill);
    expect(placeOf(feet[orientation], orientation)).toEqual({ column: 3, row: 6 });
  }
});

test.each([
  ["D4", "ArrowUp", "D5", "south"],
  ["D4", "ArrowUp", "D3", "north"],
  ["D4", "ArrowLeft", "D5", "west"],
  // They pass by the missing corners and stop at the edges.
  ["A6", "ArrowUp", "B7", "south"],
  ["B7", "ArrowLeft", "A6", "south"],
  ["A2", "ArrowLeft", undefined, "south"],
  ["C7", "Home", "B7", "south"],
  ["C4", "End", "G4", "south"],
  ["C4", "x", undefined, "south"],
] as const)(
  "keys lead in the picture from %s by %s to %s with %s at the foot",
  (from, key, to, orientation) => expect(hillByKey({ ...EMPTY_BOARD, orientation }, from, key)).toBe(to),
);

test("keys reach every hill from every hill", () => {
  const reached = new Set(["D4"]);
  for (const hill of reached)
    for (const way of ["Up", "Down", "Left", "Right"])
      reached.add(hillByKey(EMPTY_BOARD, hill, `Arrow${way}`) ?? hill);
  expect(reached.size).toBe(45);
});

const board = (red: string, blue = "", bridges = "", more: Partial<BoardState> = {}): BoardState => ({
  ...{ ...EMPTY_BOARD, motion: { ...STILL, ms: 400 }, bridges: bridgesOf(bridges) },
  ...{ ringforts: [hillsOf(red), hillsOf(blue)], ...more },
});

test("a ringfort comes with its bridges, turns over or goes, and what is in both states stays", () => {
  const found = differenceOf(board("C4"), board("C4D4", "", "C4D4"));
  expect([found?.come, found?.bridges]).toEqual([[{ hill: "D4", side: 0 }], [[["D4", "C4"], 0]]]); // prettier-ignore
  const turned = differenceOf(board("", "D4"), board("D4"));
  const [red, blue] = [[{ hill: "D4", side: 0 }], [{ hill: "D4", side: 1 }]];
  expect([turned?.turned, turned?.come, turned?.gone]).toEqual([blue, red, []]);
  expect(differenceOf(board("D4"), board(""))?.gone).toEqual(red);
  const both = common(board("C4D4", "E4", "C4D4"), board("C4D4E4", "", "C4D4D4E4"));
  expect([both.ringforts, both.bridges]).toEqual([[["C4", "D4"], []], [["C4", "D4"]]]); // prettier-ignore
  expect(isSamePosition(board("C4D4", "", "C4D4"), board("D4C4", "", "C4D4", { legal: ["E4"] }))).toBe(true);
  expect(isSamePosition(board("C4D4", "", "C4D4"), board("C4D4"))).toBe(false);
});

test("nothing moves where nothing shall, nor from one position to another one", () => {
  expect(differenceOf(board(""), board("D4", "", "", { motion: STILL }))).toBeUndefined();
  expect(differenceOf(board("D4"), board("D4", "", "", { legal: ["E4"] }))).toBeUndefined();
  expect(differenceOf(board(""), board("B2C4D6", "E3"))).toBeUndefined();
  expect(differenceOf(board("D4"), board("D4E4", "", "", { orientation: "north" }))).toBeUndefined();
});

test("every mark of the legend has a picture of its own, and colors in a style sheet", () => {
  const pictures = MARKS.map(markText);
  expect(new Set(pictures).size).toBe(MARKS.length);
  const faint = marks({ ...EMPTY_BOARD, legal: HILLS }).map(textOf);
  // Groups and paths within a glyph have no colors of their own.
  const all = [...[...pictures, ...faint].join("").matchAll(/<(?:circle|path|rect) class="([^"]+)"/g)];
  const names = new Set(all.flatMap(([, names = ""]) => names.split(" ")));
  expect(names).toContain("tara-faint");
  const read = (name: string) => readFileSync(new URL(`${name}.css`, import.meta.url), "utf8");
  const css = ["board", "marks", "motion"].map(read).join("");
  expect([...names].filter((name) => !css.includes(`.${name} {`))).toEqual([]);
});
