import { expect, test } from "vitest";

import type { SeatEntry, TableEntry } from "../client/wire.ts";
import { isOwnTurn, kindWords, stageWords, takerWords } from "./tableWords.ts";

const seat = (name: string, more: Partial<SeatEntry> = {}): SeatEntry => ({
  seat: name,
  free: false,
  ...more,
});

const table = (more: Partial<TableEntry> = {}): TableEntry => ({
  ...({ table: "0123456789abcdef", variant: "four-treasures", stage: "playing" } as const),
  ...({ opened_at: 0, clock: "none", length: "game", games: 0 } as const),
  seats: [seat("red", { yours: true }), seat("blue", { name: "Ann", here: false })],
  live: { version: 9, moved_at: 60_000, asked: ["red"], points: [0, 0], board: {} },
  ...more,
});

const live = (asked: string[], ahead: string[]) => ({ ...table().live!, asked, ahead });

test("a table says whose turn it is", () => {
  expect([isOwnTurn(table()), stageWords(table())]).toEqual([true, "Your turn"]);
  const other = table({ live: live(["blue"], []) });
  expect([isOwnTurn(other), stageWords(other)]).toEqual([false, "Blue to move"]);
  expect(stageWords(table({ stage: "seating", live: live([], []) }))).toBe("Waiting");
});

test("a table that is over says who won", () => {
  const over = (ahead: string[]) => stageWords(table({ stage: "over", live: live([], ahead) }));
  expect([over(["red"]), over(["blue"]), over([])]).toEqual(["You won", "Blue won", "Drawn"]);
});

test("times are of the last move, and of the opening before that", () => {
  expect(kindWords(table(), 180_000)).toEqual(["No clock", "last move 2 minutes ago"]);
  expect(kindWords(table({ stage: "seating" }), 180_000)[1]).toBe("opened 3 minutes ago");
  expect(kindWords(table({ length: "match" }), 60_000).slice(1)).toEqual(["last move just now", "Match"]);
});

test("a seat says who takes it, and who is away", () => {
  expect(table().seats.map(takerWords)).toEqual(["You", "Ann (away)"]);
  expect(takerWords(seat("blue", { program: "level:4" }))).toBe("Computer, level 4");
  expect(takerWords(seat("blue", { free: true }))).toBe("free");
});
