import { expect, test } from "vitest";

import type { EntryView } from "../../client/wire.ts";
import { moveRows } from "./moveRows.ts";

const SIDES: Record<string, number> = { red: 0, blue: 1, south: 0, west: 1, north: 0, east: 1 };

/** The rows of moves of these seats, as texts. */
function rows(seats: string, from = 0): string[] {
  const log = seats
    .split(" ")
    .map((seat, version): EntryView => ({ version, seat, detail: { kind: "pass" } }));
  const made = moveRows(log, from, (seat) => SIDES[seat ?? ""] ?? 0);
  const cell = (one: { entry: EntryView; place: number } | undefined) =>
    one === undefined ? "-" : `${one.entry.seat}@${one.place}`;
  return made.map(({ number, cells }) => `${number}. ${cells.map(cell).join(" ")}`);
}

test("moves of two sides stand beside each other, whoever began", () => {
  expect(rows("red blue red")).toEqual(["1. red@0 blue@1", "2. red@2 -"]);
  expect(rows("blue red blue red")).toEqual(["1. blue@0 red@1", "2. blue@2 red@3"]);
});

test("partners share a column", () => {
  expect(rows("west north east south")).toEqual(["1. west@0 north@1", "2. east@2 south@3"]);
});

test("a side that moves twice leaves the other's place empty", () => {
  expect(rows("red red blue blue red")).toEqual([
    "1. red@0 -",
    "2. red@1 blue@2",
    "3. - blue@3",
    "4. red@4 -",
  ]);
});

test("numbers go on after entries that are not known", () => {
  expect(rows("red blue", 10)).toEqual(["6. red@10 blue@11"]);
  expect(moveRows([], 0, () => 0)).toEqual([]);
});
