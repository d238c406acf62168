import { expect, test } from "vitest";

import type { EntryView } from "../../client/wire.ts";
import { chainLength, timeOf } from "./pace.ts";
import { MAX_QUEUE, entryAt, follow, hasNext, present, showing, step, type Playback } from "./playback.ts";

const entry = (version: number, isForced = false): EntryView => ({
  version,
  detail: { kind: "pass" },
  ...(isForced && { by: "table" as const }),
});
const view = (game: number, log_from: number, ...versions: number[]) => ({
  fairness: { game },
  log_from,
  log: versions.map((version) => entry(version)),
});
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** What is shown while all that came is played. */
function played(before: Playback | undefined, after: ReturnType<typeof view>): number[] {
  const shown = [];
  let at = follow(before, after);
  for (shown.push(at.shown); hasNext(at, after); shown.push(at.shown)) at = step(at, after);
  return shown;
}

test("who comes to a game sees its present", () => {
  expect(played(undefined, view(0, 0, 3, 4, 5))).toEqual([3]);
  expect(played(undefined, view(0, 7, 10, 11))).toEqual([9]);
});

test("new entries are shown one after the other", () => {
  const before = present(view(0, 0, 3, 4));
  expect(played(before, view(0, 0, 3, 4, 5, 6, 7))).toEqual([2, 3, 4, 5]);
  expect(entryAt(view(0, 2, 5, 6), 3)?.version).toBe(6);
  expect(entryAt(view(0, 2, 5, 6), 1)).toBeUndefined();
});

test("entries that come while others are played wait behind them", () => {
  const first = follow(present(view(0, 0, 3)), view(0, 0, 3, 4, 5));
  const at = step(first, view(0, 0, 3, 4, 5));
  expect(played(at, view(0, 0, 3, 4, 5, 6))).toEqual([2, 3, 4]);
});

test("what was taken back is gone at once, and what replaces it too", () => {
  const before = present(view(0, 0, 3, 4, 5));
  expect(played(before, view(0, 0, 3))).toEqual([1]);
  expect(played(before, view(0, 0, 3, 7, 8))).toEqual([3]);
  expect(played(before, view(0, 0, 3, 7, 8, 9))).toEqual([4]);
});

test("an earlier moment stays as the game goes on, until that goes back to it or another game begins", () => {
  const earlier = showing(view(0, 0, 3, 4, 5), 1, false);
  expect(played(earlier, view(0, 0, 3, 4, 5, 6))).toEqual([1]);
  expect(follow(earlier, view(0, 0, 3, 4)).isLive).toBe(false);
  for (const back of [view(0, 0, 3), view(0, 0), view(1, 0, 9)])
    expect(follow(earlier, back).isLive).toBe(true);
  expect(played(earlier, view(0, 0, 3))).toEqual([1]);
});

test("a new game is played from its first entry", () => {
  const before = present(view(0, 0, 3, 4, 5));
  expect(played(before, view(1, 0, 9, 10))).toEqual([0, 1, 2]);
  expect(played(before, view(1, 0))).toEqual([0]);
});

test("after a gap, and with too many entries at once, the present is shown", () => {
  const before = present(view(0, 0, 3, 4));
  expect(played(before, view(0, 5, 8, 9))).toEqual([7]);
  expect(played(before, view(0, 0, ...range(3, 6 + MAX_QUEUE)))).toEqual([3 + MAX_QUEUE]);
  expect(played(before, view(0, 0, ...range(3, 5 + MAX_QUEUE)))).toHaveLength(MAX_QUEUE + 1);
});

test("earlier entries that come change nothing that is shown", () => {
  const before = present(view(0, 2, 5, 6));
  expect(played(before, view(0, 0, 3, 4, 5, 6))).toEqual([4]);
  expect(showing(view(0, 2, 5, 6), 0, false).shown).toBe(2);
});

test("a chain of forced moves grows quicker, and a long queue is quicker from the first", () => {
  const chain = [entry(1), entry(2, true), entry(3, true), entry(4, true)];
  expect(chain.map((_, at) => chainLength(chain.slice(0, at + 1)))).toEqual([0, 1, 2, 3]);
  expect([0, 1, 2, 3, 9].map((chain) => timeOf(500, "calm", chain, 0))).toEqual([500, 500, 400, 320, 175]);
  const [queued, fast, off] = [
    timeOf(500, "calm", 0, 24),
    timeOf(500, "fast", 0, 0),
    timeOf(500, "off", 0, 0),
  ];
  expect([queued, fast, off]).toEqual([250, 250, 0]);
});
