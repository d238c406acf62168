import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Moment } from "../../client/wire.ts";
import { countedOn, Counting } from "./counting.svelte.ts";
import { EarlyMoments } from "./early.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MOMENT = {
  board: {
    phase: "battle",
    ringforts: ["B5C4D5G2", "C6"],
    links: ["A2B2B2C2", "F5F6"],
    kingdoms: [["A2B2C2", "G2"], ["F5F6"]],
  },
  legal: { builds: ["C3"], actions: [{ kind: "step", from: "D4", to: "E6" }] },
} as unknown as Moment;

test.each([
  ["bridges red", [["A2", "B2"], ["B2", "C2"]], false, 2], // prettier-ignore
  ["bridges blue", [["F5", "F6"]], false, 1],
  ["priority red C5", ["B5", "C4", "D5"], false, 3],
  ["moves", ["C3", "E6"], false, 2],
  ["kingdoms blue", [], 1, 1],
  ["points red", [], true, 2],
] as const)("%s is counted on the board", (ask, places, kingdoms, total) => {
  expect(countedOn(ask, MOMENT, true)).toEqual({ places, kingdoms, total });
});

test("points of a game without kingdoms are not numbered", () => {
  expect(countedOn("points red", MOMENT, false).total).toBe(0);
});

test("numbers come one after the other, many of them faster, and all at once where nothing moves", () => {
  const counting = new Counting(() => false);
  counting.begin(3);
  const seen = [counting.shown];
  for (let step = 0; step < 4; step += 1) {
    vi.advanceTimersByTime(500);
    seen.push(counting.shown);
  }
  expect(seen).toEqual([1, 2, 3, 3, 3]);
  counting.begin(50);
  vi.advanceTimersByTime(5_000);
  expect(counting.shown).toBe(50);
  counting.begin(9);
  counting.end();
  vi.advanceTimersByTime(5_000);
  expect(counting.shown).toBe(1);
  counting.begin(0);
  expect(counting.shown).toBe(0);
  const still = new Counting(() => true);
  still.begin(9);
  expect(still.shown).toBe(9);
  expect(vi.getTimerCount()).toBe(0);
});

test("a position is asked for early once, taken once, and asked for again if nobody answered", async () => {
  let isAway = false;
  const ask = vi.fn(async () => {
    if (isAway) throw new Error("away");
    return {} as Moment;
  });
  const early = new EarlyMoments(ask);
  const asked = { position: "a", actions: [] };
  early.prepare("a");
  early.prepare("a");
  expect(ask.mock.calls).toEqual([[asked]]);
  await early.take({ position: "a", actions: ["D4"] });
  expect(ask).toHaveBeenCalledTimes(2);
  early.prepare("a");
  await early.take(asked);
  expect(ask).toHaveBeenCalledTimes(3);
  await early.take(asked);
  expect(ask).toHaveBeenCalledTimes(4);
  isAway = true;
  early.prepare("a");
  await expect.poll(() => ask.mock.calls.length).toBe(5);
  await Promise.resolve();
  isAway = false;
  await expect(early.take(asked)).resolves.toEqual({});
});
