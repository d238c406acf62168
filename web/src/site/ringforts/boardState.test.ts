// The names of hills, which the page says to a screen reader.

import { expect, test } from "vitest";

import type { Language } from "../languages.ts";
import { speak } from "../words.ts";
import { boardState, type Marks } from "./boardState.ts";

const MARKS: Marks = {
  ...{ turn: undefined, legal: [], picked: [], lastMove: [], reasons: [], hints: [] },
  ...({ kingdoms: false, orientation: "south", patterns: false, canPick: false, label: "" } as const),
  fallen: [{ hill: "E5", side: 0 }],
};

test.each<[Language, string[]]>([
  ["en", ["C3, Red ringfort, Blue king", "D4, Blue ringfort", "E5, vacant, Red king captured here"]],
  ["de", ["C3, rote Befestigung, blauer König", "D4, blaue Befestigung", "E5, frei, roter König hier gefangen genommen"]], // prettier-ignore
  ["it", ["C3, forte rosso, re blu", "D4, forte blu", "E5, libera, qui è stato catturato il re rosso"]],
])("a piece and its color agree in %s", async (language, said) => {
  await speak(language);
  const { names } = boardState({ phase: "battle", ringforts: ["C3", "D4"], kings: ["", "C3"] }, MARKS);
  expect(["C3", "D4", "E5"].map((hill) => names[hill])).toEqual(said);
});

test("what can be pressed is no reason, and orders of priority outside the own area are not shown", () => {
  const board = {
    phase: "battle",
    ringforts: ["", ""],
    areas: ["A2B2", "F5"],
    priorities: [["", "B2F5"], []],
  } as unknown as Parameters<typeof boardState>[0];
  const marks = { ...MARKS, turn: { number: 0, side: 0 }, legal: ["B2"], reasons: ["B2", "D4"] };
  const { overlays } = boardState(board, marks);
  expect([overlays.reasons, overlays.priorities]).toEqual([["D4"], { B2: 1 }]);
});

test("kingdoms are outlined all, none, those of a side, or the one with a hill", () => {
  const board = { phase: "battle" as const, ringforts: ["A2B2", "F5"], kingdoms: [["A2", "B2"], ["F5"]] };
  const shown = (kingdoms: Marks["kingdoms"]) => boardState(board, { ...MARKS, kingdoms }).overlays.kingdoms;
  const [all, none, blue, one] = [
    [[["A2"], ["B2"]], [["F5"]]],
    [[], []],
    [[], [["F5"]]],
    [[["B2"]], []],
  ];
  expect([shown(true), shown(false), shown(1), shown("B2")]).toEqual([all, none, blue, one]);
});
