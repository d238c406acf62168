// The time for which each entry of a log is shown before the next one.

import type { EntryView } from "../../client/wire.ts";

/** The pace of events; `off` shows them all at once. */
export type Pace = "off" | "fast" | "calm";

/** The factor of each pace on a duration. */
const FACTORS: Record<Pace, number> = { off: 0, fast: 0.5, calm: 1 };

/** Each forced move after another takes so much of the time of the one before it, but never less than the least. */
const [CHAIN, LEAST] = [0.8, 0.35];

/** With more entries than these to come, all are quicker. */
const MANY = 12;

/** The number of these entries, from the last one back, that were the only move. */
export function chainLength(entries: readonly EntryView[]): number {
  const before = entries.findLastIndex((entry) => entry.by !== "table");
  return entries.length - 1 - before;
}

/** The time of an entry in milliseconds, from its calm time; `left` entries wait behind it. */
export function timeOf(calm: number, pace: Pace, chain: number, left: number): number {
  const chained = Math.max(LEAST, CHAIN ** Math.max(0, chain - 1));
  const hurried = left > MANY ? MANY / left : 1;
  return Math.round(calm * FACTORS[pace] * chained * hurried);
}
