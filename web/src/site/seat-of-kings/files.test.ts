import { expect, test } from "vitest";

import type { FileMove, KingsAnalysisBody } from "../../client/wire.ts";
import { accuracies } from "./accuracy.ts";
import { placesThrough, variationsOf } from "./variations.ts";

const judged = (seat: string, lines: number, loss?: number) =>
  ({
    seat,
    lines: Array.from({ length: lines }, () => ({})),
    played: { ...(loss === undefined ? {} : { loss }) },
  }) as unknown as KingsAnalysisBody;

test("a player keeps what the decisions with an alternative did not cost", () => {
  const game = [
    judged("red", 3, 0),
    judged("red", 2, 0.05),
    judged("red", 3, 0.01),
    // Neither had an alternative that was looked at.
    judged("red", 1, 0),
    judged("red", 3),
    judged("blue", 1, 0),
  ];
  expect(accuracies(game, ["blue", "red"])).toEqual([
    { seat: "red", kept: expect.closeTo(0.98), decisions: 3, good: 1, bad: 1 },
  ]);
});

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
