import { afterEach, expect, test, vi } from "vitest";

import { clockNow, noteSleep, noteViewTime } from "./serverTime.ts";

afterEach(() => vi.useRealTimers());

test("clocks go on evenly, and are right again by the first answer after a device has slept", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  noteViewTime(1_000_000);
  vi.advanceTimersByTime(2_000);
  expect(clockNow()).toBe(1_002_000);
  noteSleep(1_001_800);
  expect(clockNow(), "after a slow answer").toBe(1_002_000);
  noteSleep(1_010_000);
  expect(clockNow(), "after eight seconds of sleep").toBe(1_010_000);
});
