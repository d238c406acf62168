import { expect, test } from "vitest";

import type { EntryView, LogDetail } from "../../client/wire.ts";
import { durationOf, effectsMs, ownTimes, timesOf } from "./durations.ts";
import { effectMotionsOf } from "./effectMotions.ts";

const entry = (detail: LogDetail): EntryView => ({ version: 1, detail });

test("a king leaps before its ringfort is built, and goes back to one without building", () => {
  const built = { ringforts: [{ hill: "A3", after: 1 }] };
  const step = entry({ kind: "step", from: "C4", to: "A3", change: built });
  const back = entry({ kind: "step", from: "C4", to: "A3", change: { kings: [{ hill: "A3", after: 1 }] } });
  expect(timesOf(step)).toMatchObject({ leap: 420, ms: 520, gap: 120 });
  expect(timesOf(back)).toMatchObject({ leap: 420, ms: 0 });
  expect(durationOf(step)).toBe(1060);
  expect(timesOf(entry({ kind: "build", hill: "A3" })).leap).toBe(0);
  expect(ownTimes({ kind: "step", from: "C4", to: "A3" }).leap).toBeGreaterThan(0);
  expect(ownTimes({ kind: "build", hill: "A3" }).leap).toBe(0);
});

test("effects are seen after a move, all at once, as long as the longest of them takes", () => {
  const effects = [
    { effect: "kingdoms_joined", side: 0, hill: "F6", kingdoms: 2 },
    { effect: "king_captured", side: 1, hill: "F7" },
    { effect: "ringfort_captured", side: 1, hill: "F6" },
  ] as const;
  const times = timesOf(entry({ kind: "build", hill: "F6", effects: [...effects] }));
  expect(effectsMs(times)).toBe(1240);
  expect(effectMotionsOf(times.effects, 640, 1)).toEqual([
    { kind: "joined", hill: "F6", from: 640, ms: 420, gap: 120 },
    { kind: "fallen", side: 1, hill: "F7", from: 640, ms: 540, gap: 700 },
  ]);
  expect(effectMotionsOf(times.effects, 320, 0.5)[0]).toMatchObject({ from: 320, ms: 210, gap: 60 });
});

test("kings that are withdrawn lift off, BATTLE lights the frame, and OUT dims it", () => {
  const kinds = (...effects: LogDetail["effects"] & object) =>
    effectMotionsOf(timesOf(entry({ kind: "pass", effects })).effects, 0, 1).map(({ kind }) => kind);
  expect(kinds({ effect: "kings_withdrawn", side: 1, hills: ["B5"] })).toEqual(["lifted"]);
  expect(kinds({ effect: "forced_pass", side: 1, hills: ["B5"] })).toEqual(["lifted"]);
  expect(kinds({ effect: "battle", seat: "red" })).toEqual(["battle"]);
  const out = kinds({ effect: "out", seat: "red" }, { effect: "skipped", seat: "blue" });
  expect(out).toEqual(["dimmed", "dimmed"]);
});
