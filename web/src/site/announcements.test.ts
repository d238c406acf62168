import { expect, test } from "vitest";

import type { View } from "../client/wire.ts";
import { changeWords } from "./announcements.ts";
import { ringfortWords } from "./ringforts/sentences.ts";

const build = (hill: string) => ({ version: 1, seat: "red", token: hill, detail: { kind: "build", hill } });

/** A view of a game of a match: its stage, its number at the table, and the hills that were built on. */
function view(stage: string, game: number, hills: string[], results: number[][] = []): View {
  return {
    stage,
    fairness: { game },
    standing: { game: results.length + 1, games: 2, points: [0, 0], results },
    seats: [{ seat: "red" }, { seat: "blue" }],
    log_from: 0,
    log: hills.map(build),
  } as unknown as View;
}

const told = (before: View, after: View) => changeWords(before, after, ringfortWords, () => false).join(" ");

test("the result of a match is told with that of its last game", () => {
  const [first, last] = [
    [[3, 0]],
    [
      [3, 0],
      [1, 2],
    ],
  ];
  const over = view("over", 2, ["D4"], last);
  const standing = { ...over.standing, points: [4, 2] };
  const words = told(view("playing", 2, ["D4"], first), { ...over, standing });
  expect(words).toBe("Blue wins 2 to 1. Red wins the match 4 to 2.");
  expect(told(view("playing", 1, ["D4"]), view("seating", 1, ["D4"], first))).toBe("Red wins 3 to 0.");
});

test("the next game of a match begins, and nothing was taken back", () => {
  const seating = view("seating", 1, ["D4", "E6"], [[3, 0]]);
  expect(told(seating, view("playing", 1, []))).toBe("The game begins.");
  expect(told(seating, view("playing", 1, ["C4"]))).toBe("The game begins. Red builds on C4.");
});

test("a move that is taken back is told", () => {
  const before = view("playing", 0, ["D4", "E6"]);
  expect(told(before, view("playing", 0, ["D4"]))).toBe("A move was taken back.");
});
