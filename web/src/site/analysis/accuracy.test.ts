import { expect, test } from "vitest";

import { accuracies, turningPoints, type Judged } from "./accuracy.ts";

const moves = (...losses: readonly number[]): Judged[] =>
  losses.map((loss, at) => ({ at, side: at % 2, loss }));

test("a side that loses nothing is at 100 percent, and each lost point halves what a move counts", () => {
  expect(accuracies(moves(0, 1, 0, 2))).toEqual([
    { side: 0, percent: 100, moves: 2, good: 2, bad: 0 },
    { side: 1, percent: 38, moves: 2, good: 0, bad: 2 },
  ]);
});

test("a side of which no move is judged has no accuracy", () => {
  expect(accuracies(moves(0.2))).toEqual([{ side: 0, percent: 87, moves: 1, good: 1, bad: 0 }]);
});

test("turning points are the three costliest moves from one point on, in the order of the game", () => {
  const found = turningPoints(moves(3, 0.9, 1, 5, 0, 2));
  expect(found.map(({ at }) => at)).toEqual([0, 3, 5]);
  expect(turningPoints(moves(0.9, 0))).toEqual([]);
});
