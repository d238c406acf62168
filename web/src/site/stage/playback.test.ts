import { expect, test } from "vitest";

import type { EntryView } from "../../client/wire.ts";
import { chainLength, timeOf } from "./pace.ts";
import { entryAt } from "../../client/logs.ts";
import { MAX_QUEUE, follow, hasNext, present, showing, step, type Playback } from "./playback.ts";

const entry = (version: number, isForced = false): EntryView => ({
  ...{ version, detail: { kind: "pass" } },
  ...(isForced && { by: "table" as const }),
});
const view = (game: number, log_from: number, ...versions: number[]) => ({
  ...{ fairness: { game }, log_from, log: versions.map((version) => entry(version)) },
});
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** The counts of entries that are shown while all that came is played. */
function played(before: Playback | undefined, after: ReturnType<typeof view>): number[] {
  const shown = [];
  let at = follow(before, after);
  for (shown.push(at.shown); hasNext(at, after); shown.push(at.shown)) at = step(at, after);
  return shown;
}

const [two, three] = [present(view(0, 0, 3, 4)), present(view(0, 0, 3, 4, 5))];
const queued = step(follow(present(view(0, 0, 3)), view(0, 0, 3, 4, 5)), view(0, 0, 3, 4, 5));
const earlier = showing(view(0, 0, 3, 4, 5), 1, false);

test.each<[string, Playback | undefined, ReturnType<typeof view>, number[]]>([
  ["who comes to a game sees its present", undefined, view(0, 0, 3, 4, 5), [3]],
  ["who comes to a game of which earlier entries are missing does too", undefined, view(0, 7, 10, 11), [9]],
  ["new entries are shown one after the other", two, view(0, 0, 3, 4, 5, 6, 7), [2, 3, 4, 5]],
  ["entries that come while others are played wait", queued, view(0, 0, 3, 4, 5, 6), [2, 3, 4]],
  ["what was taken back is gone at once", three, view(0, 0, 3), [1]],
  ["what replaces it comes at once too", three, view(0, 0, 3, 7, 8), [3]],
  ["what replaces it and more comes at once", three, view(0, 0, 3, 7, 8, 9), [4]],
  ["an earlier moment stays as the game goes on", earlier, view(0, 0, 3, 4, 5, 6), [1]],
  ["an earlier moment goes as the game goes back to it", earlier, view(0, 0, 3), [1]],
  ["a new game is played from its first entry", three, view(1, 0, 9, 10), [0, 1, 2]],
  ["a new game that has none begins", three, view(1, 0), [0]],
  ["after a gap the present is shown", two, view(0, 5, 8, 9), [7]],
  ["with too many entries at once too", two, view(0, 0, ...range(3, 6 + MAX_QUEUE)), [3 + MAX_QUEUE]],
  ["as many as can be are played", two, view(0, 0, ...range(3, 5 + MAX_QUEUE)), range(2, 3 + MAX_QUEUE)],
  ["earlier entries that come change nothing", present(view(0, 2, 5, 6)), view(0, 0, 3, 4, 5, 6), [4]],
])("%s", (_, before, after, shown) => expect(played(before, after)).toEqual(shown));

test("an earlier moment is left when the game goes back to it or another one begins", () => {
  const live = [view(0, 0, 3, 4), view(0, 0, 3), view(0, 0), view(1, 0, 9)].map(
    (at) => follow(earlier, at).isLive,
  );
  expect(live).toEqual([false, true, true, true]);
  expect(showing(view(0, 2, 5, 6), 0, false).shown).toBe(2);
  expect([3, 1].map((at) => entryAt(view(0, 2, 5, 6), at)?.version)).toEqual([6, undefined]);
});

test("a chain of forced moves grows quicker, and a long queue is quicker from the first", () => {
  const chain = [entry(1), entry(2, true), entry(3, true), entry(4, true)];
  expect(chain.map((_, at) => chainLength(chain.slice(0, at + 1)))).toEqual([0, 1, 2, 3]);
  expect([0, 1, 2, 3, 9].map((chain) => timeOf(500, "calm", chain, 0))).toEqual([500, 500, 400, 320, 175]);
  expect(timeOf(500, "calm", 0, 24)).toBe(250);
  expect([timeOf(500, "fast", 0, 0), timeOf(500, "off", 0, 0)]).toEqual([250, 0]);
});
