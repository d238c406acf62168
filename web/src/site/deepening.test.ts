import { expect, test } from "vitest";

import { deepened, sizeOf } from "./deepening.ts";

test("each search looks at more than the one before", () => {
  const sizes = [0, 1, 2, 3, 4, 5, 6].map((rung) => sizeOf(50_000, rung));
  expect(sizes).toEqual([50_000, 200_000, 1_000_000, 5_000_000, 20_000_000, 100_000_000, 500_000_000]);
});

test("an answer takes the place of the former one only if it is as deep", () => {
  const isAsDeep = (body: { depth: number }, known: { depth: number }) => body.depth >= known.depth;
  const [shallow, deep] = [
    { depth: 4, deepest: true },
    { depth: 7, deepest: false },
  ];
  const first = deepened(undefined, deep, 1, isAsDeep);
  expect(first).toEqual({ body: deep, rung: 1, isDeepest: false });
  // A busy server may reach less than before, and has no more to give then.
  expect(deepened(first, shallow, 2, isAsDeep)).toEqual({ body: deep, rung: 2, isDeepest: true });
});
