import { expect, test } from "vitest";

import type { FileMove } from "../../client/wire.ts";
import { placesThrough, variationsOf } from "./variations.ts";

/** 0 1 (2 3 (4)) 5, and 6 in place of 0. */
const MOVES: FileMove[] = [undefined, 0, 0, 2, 2, 1, undefined].map((after, place) => ({
  ...(after !== undefined && { after }),
  token: `move ${place}`,
}));

test.each([
  [undefined, [0, 1, 5]],
  [1, [0, 1, 5]],
  [2, [0, 2, 3]],
  [4, [0, 2, 4]],
  [6, [6]],
])("a line goes through a move to its end: %s", (through, line) => {
  expect(placesThrough(MOVES, through)).toEqual(line);
});

test("a line has the variations that leave it, the game among them", () => {
  const leaving = (through?: number) =>
    variationsOf(MOVES, placesThrough(MOVES, through)).map(({ from, place }) => [from, place]);
  expect([leaving(), leaving(4), leaving(6)].map((all) => all.join(" "))).toEqual([
    "0,6 1,2",
    "0,6 1,1 2,3",
    "0,0",
  ]);
});
