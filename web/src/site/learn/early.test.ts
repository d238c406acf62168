// Positions that are asked for before a lesson shows them.

import { expect, test, vi } from "vitest";

import type { Moment } from "../../client/wire.ts";
import { EarlyMoments } from "./early.ts";

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
