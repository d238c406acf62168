import { expect, test } from "vitest";

import type { Language } from "../languages.ts";
import { speak } from "../words.ts";
import { edgeCounts } from "./edgeCounts.ts";

const SEATS = ["south", "west", "north", "east"];

const placed = (counts: ReturnType<typeof edgeCounts>) =>
  counts.map(({ name, point: { x, y } }) => [name, x.toFixed(2), y.toFixed(2)].join(" "));

test("rows are counted across the board from their letter or number, the reader first", () => {
  const board = {
    rows: { B: [2, 3], "4": [1, 1] } as Record<string, [number, number]>,
    qualified: "4",
    qualified_rows: ["B", "4"] as [string, string],
  };
  const counts = edgeCounts(board, [], "south", 1);
  expect(counts.map(({ sentence }) => sentence).sort()).toEqual([
    "Column B: you 3, Red 2. Qualified for Red.",
    "Row 4: you 1, Red 1. Qualified for you.",
  ]);
  const row = counts.find(({ name }) => name === "B");
  expect(row?.counts).toEqual([3, 2]);
  expect(counts.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual(["4"]);
  expect(placed(counts).sort()).toEqual(["4 0.97 0.50", "B 0.25 0.03"]);
  expect(placed(edgeCounts(board, [], "west", 1)).sort()).toEqual(["4 0.50 0.03", "B 0.97 0.75"]);
});

test.each<[Language, string]>([
  ["en", "Row 4: you 1, Red 1. Qualified for Red. Qualified for you."],
  ["de", "Reihe 4: du 1, Rot 1. Zulässig für Rot. Zulässig für dich."],
  ["it", "Fila 4: tu 1, Rosso 1. Valida per il Rosso. Valida per te."],
])("the reader is addressed in %s", async (language, sentence) => {
  await speak(language);
  const board = { rows: { "4": [1, 1] }, qualified_rows: ["4", "4"] } as Parameters<typeof edgeCounts>[0];
  const [count] = edgeCounts(board, [], "south", 1);
  expect(count?.sentence).toBe(sentence);
});

test("areas are counted beside the letter of their player", () => {
  const board = { area_counts: [[6, 7], [8, 7], [7, 6], [5, 7]] } as Parameters<typeof edgeCounts>[0]; // prettier-ignore
  const counts = edgeCounts(board, SEATS, "south", undefined);
  expect(counts[1]?.sentence).toBe("Area of West: Red 8, Blue 7.");
  const places = ["0.44 0.97", "0.03 0.56", "0.44 0.03", "0.97 0.56"];
  expect(placed(counts)).toEqual(SEATS.map((seat, at) => `${seat} ${places[at]}`));
  const turned = edgeCounts(board, SEATS, "east", undefined);
  expect(placed(turned)[3]).toBe("east 0.44 0.97");
  const along = (all: typeof counts) => all.filter(({ isAlong }) => isAlong).map(({ name }) => name);
  expect([...along(counts), ...along(turned)]).toEqual(["west", "east", "south", "north"]);
});
