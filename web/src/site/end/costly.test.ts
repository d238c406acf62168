import { expect, test } from "vitest";

import { isDone, settledOf, worstOf, type Costly } from "./costly.ts";

const found: Costly[] = [{ key: "0", move: "Yours: 3. D4", loss: "", at: 5 }];

test("costly moves are shown once their search is done or stopped, and not while it may find others", () => {
  const search = (done: number, isAtWork: boolean) => ({ done, all: 9, isAtWork, found });
  expect(settledOf(search(4, true))).toEqual([]);
  expect(settledOf(search(4, false))).toBe(found);
  expect(settledOf(search(9, true))).toBe(found);
  expect([isDone(search(9, true)), isDone({ all: 0, done: 0 })]).toEqual([true, false]);
});

test("of each side its costliest move is found, and never the one that won the game", () => {
  const losses = [3, 1, 2, 4, 5].map((loss, place) => ({ place, side: place % 2, loss }));
  const places = (won: number | undefined) => worstOf(losses, won).map(({ place }) => place);
  expect(places(undefined)).toEqual([4, 3]);
  expect(places(1)).toEqual([4, 3]);
  expect(places(0)).toEqual([3, 0]);
});
