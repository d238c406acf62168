// The time for which each entry of a log is shown before the next one.

import motion from "../../../../data/look/motion.json";
import type { EntryView } from "../../client/wire.ts";

/** The pace of events; `off` shows them all at once. */
export type Pace = "off" | "fast" | "calm";

const { factors, chain: CHAIN, least: LEAST, many: MANY, step, reply } = motion.pace;

/** The factor of each pace on a duration. */
const FACTORS: Record<Pace, number> = factors;

/** The duration of one step back or forward by the reader, in milliseconds. */
export const STEP_MS = step;

/** The least time from an own move to the answer where nothing moves, in milliseconds: both at once look like one. */
export const REPLY_MS = reply;

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
