import { expect, test } from "vitest";

import { edgeCounts } from "./edgeCounts.ts";

const SEATS = ["south", "west", "north", "east"];

const placed = (counts: ReturnType<typeof edgeCounts>) =>
  counts.map(({ name, at, point: { x, y } }) => [name, at, x.toFixed(2), y.toFixed(2)].join(" "));

test("rows are counted beside their letter or number, the reader first", () => {
  const board = {
    rows: { B: [2, 3], "4": [1, 1] } as Record<string, [number, number]>,
    qualified_rows: ["B", "4"] as [string, string],
  };
  const counts = edgeCounts(board, [], "south", 1);
  expect(counts.map(({ sentence }) => sentence).sort()).toEqual([
    "Row 4: you 1, Red 1. Qualified for you.",
    "Row B: you 3, Red 2. Qualified for Red.",
  ]);
  expect(placed(counts).sort()).toEqual(["4 left 0.02 0.48", "B foot 0.25 0.98"]);
  expect(placed(edgeCounts(board, [], "west", 1)).sort()).toEqual(["4 foot 0.52 0.98", "B left 0.02 0.75"]);
});

test("areas are counted in the corner at the left hand of their player", () => {
  const areas = [
    [6, 7],
    [8, 7],
    [7, 6],
    [5, 7],
  ] as [number, number][];
  const board = { area_counts: areas } as Parameters<typeof edgeCounts>[0];
  const counts = edgeCounts(board, SEATS, "south", undefined);
  expect(counts[1]?.sentence).toBe("Area of West: Red 8, Blue 7.");
  const corners = ["0.12 0.88", "0.12 0.08", "0.92 0.08", "0.92 0.88"];
  expect(placed(counts)).toEqual(SEATS.map((seat, at) => `${seat} corner ${corners[at]}`));
  const turned = edgeCounts(board, SEATS, "east", undefined);
  expect(placed(turned)[3]).toBe(`east corner ${corners[0]}`);
});
