import { expect, test } from "vitest";

import { momentsOf } from "./counting.ts";
import type { Timed } from "./parts.ts";

const gain = (seat: string) => ({ seat, region: "ulster" });
const ROUND: readonly Timed[] = [
  { part: { kind: "decision" }, from: 0, to: 600 },
  {
    part: { kind: "rank", rank: "F", gains: [gain("blue"), gain("blue"), gain("red")] },
    from: 600,
    to: 1600,
  },
  { part: { kind: "rank", rank: "H", gains: [gain("red")] }, from: 1600, to: 2600 },
  {
    part: { kind: "spread", incomes: [{ effect: "income", seat: "blue", cumals: 3, spread: "F" }] },
    from: 2600,
    to: 3600,
  },
  {
    part: { kind: "cleared", cleared: { effect: "cleared", region: "ulster" } as never, others: [] },
    from: 3600,
    to: 5600,
  },
];

test("cumals count with each coin, and stock and prisoners when their region is cleared", () => {
  expect(momentsOf("cumals", "blue", ROUND, 3)).toEqual([1500, 1500, 3500]);
  expect(momentsOf("cumals", "red", ROUND, 2)).toEqual([1500, 2500]);
  expect(momentsOf("stock", "blue", ROUND, 2)).toEqual([4500, 5400]);
  expect(momentsOf("prisoners", "red", ROUND, 1)).toEqual([5400]);
});

test("a number counts through all of a decision that pays no income and clears nothing", () => {
  const decision = ROUND.slice(0, 1);
  expect(momentsOf("cumals", "red", decision, 2)).toEqual([270, 540]);
  expect(momentsOf("stock", "red", decision, 1)).toEqual([540]);
  expect(momentsOf("cumals", "red", [], 2)).toEqual([]);
});
