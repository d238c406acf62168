// Boards, names and rows of moves.

import { expect, test } from "vitest";

import type { EntryView, RingfortsView } from "../../client/wire.ts";
import { expectSaid } from "../recorded.setup.ts";
import { boardState, type Marks } from "./boardState.ts";
import { edgeCounts } from "./edgeCounts.ts";
import { moveRows } from "./moveRows.ts";

const MARKS: Marks = {
  ...{ seats: [], turn: undefined, legal: [], picked: [], lastMove: [], reasons: [], hints: [] },
  ...({ kingdoms: false, orientation: "south", patterns: false, canPick: false, label: "" } as const),
  fallen: [{ hill: "E5", side: 0 }],
};

const SEATS = ["south", "west", "north", "east"].map((seat, at) => ({ seat, side: at % 2 }));

test("a row addresses the reader, and a hill names piece and color, as recorded in each language", () => {
  const board = { rows: { "4": [1, 1] }, qualified_rows: ["4", "4"] } as Parameters<typeof edgeCounts>[0];
  const ringforts = { ringforts: ["C3", "D4"], kings: ["", "C3"] };
  const marks = { ...MARKS, reasons: ["C3"] };
  return expectSaid("hills", {
    row: () => edgeCounts(board, [], "south", 1)[0]?.sentence,
    hills: () =>
      ["C3", "D4", "E5"].map((hill) => boardState({ phase: "battle", ...ringforts }, marks).names[hill]!),
  });
});

test("what can be pressed is no reason, orders of the own area are shown, and kingdoms all, none, or one", () => {
  const board = {
    ...{ phase: "battle", ringforts: ["A2B2", "F5"], kingdoms: [["A2", "B2"], ["F5"]] }, // prettier-ignore
    ...{ areas: ["A2B2", "F5"], priorities: [["", "B2F5"], []] },
  } as unknown as RingfortsView;
  const marks = { ...MARKS, seats: SEATS, turn: "south", legal: ["B2"], reasons: ["B2", "D4"] };
  const { overlays } = boardState({ ...board, ringforts: ["", ""] }, marks);
  expect(overlays.seats).toEqual([["south", "north"], ["west", "east"]]); // prettier-ignore
  expect([overlays.reasons, overlays.priorities]).toEqual([["D4"], { B2: 1 }]);
  const shown = (kingdoms: Marks["kingdoms"]) => boardState(board, { ...MARKS, kingdoms }).overlays.kingdoms;
  expect([shown(true), shown(false)]).toEqual([[[["A2"], ["B2"]], [["F5"]]], [[], []]]); // prettier-ignore
  expect([shown(1), shown("B2")]).toEqual([[[], [["F5"]]], [[["B2"]], []]]); // prettier-ignore
});

test("rows and areas are counted at the edge across from their name, whoever sits at the foot", () => {
  const placed = (...args: Parameters<typeof edgeCounts>) =>
    edgeCounts(...args)
      .map(({ name, counts, point: { x, y } }) => `${name} ${counts} ${x.toFixed(2)} ${y.toFixed(2)}`)
      .sort();
  const rows = { rows: { B: [2, 3], "4": [1, 1] }, qualified: "4", qualified_rows: ["B", "4"] } as never;
  expect(placed(rows, [], "south", 1)).toEqual(["4 1,1 0.97 0.50", "B 3,2 0.25 0.03"]);
  expect(placed(rows, [], "west", 1)).toEqual(["4 1,1 0.50 0.03", "B 3,2 0.97 0.75"]);
  const areas = { area_counts: [[6, 7], [8, 7], [7, 6], [5, 7]] } as never; // prettier-ignore
  const seats = ["south", "west", "north", "east"];
  expect(edgeCounts(areas, seats, "south", undefined)[1]?.sentence).toBe("Area of West: Red 8, Blue 7.");
  expect(placed(areas, seats, "east", undefined)[0]).toBe("east 5,7 0.44 0.97");
});

test.each([
  ["red blue red", 0, "1. red@0 blue@1, 2. red@2 -"],
  ["blue red blue red", 0, "1. blue@0 red@1, 2. blue@2 red@3"],
  ["west north east south", 0, "1. west@0 north@1, 2. east@2 south@3"],
  ["red red blue blue red", 0, "1. red@0 -, 2. red@1 blue@2, 3. - blue@3, 4. red@4 -"],
  // Earlier entries are not known.
  ["red blue", 10, "6. red@10 blue@11"],
])("moves of two sides stand beside each other, whoever began: %s", (seats, from, rows) => {
  const log = seats.split(" ").map((seat) => ({ seat }) as EntryView);
  const cell = (one?: { entry: EntryView; place: number }) => (one ? `${one.entry.seat}@${one.place}` : "-");
  const made = moveRows(log, from, [...SEATS, { seat: "blue", side: 1 }]);
  expect(made.map(({ number, cells }) => `${number}. ${cells.map(cell).join(" ")}`).join(", ")).toBe(rows);
});
