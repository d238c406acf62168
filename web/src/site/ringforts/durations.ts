// How long an entry of a ringfort game is seen at a calm pace, by what it did.

import type { EntryView } from "../../client/wire.ts";

/** In milliseconds, by the kind of an action. */
const TIMES: Readonly<Record<string, number>> = {
  build: 420,
  capture: 560,
  replace: 620,
  step: 520,
  take: 620,
  sacrifice: 620,
  pass: 500,
};

/** The extra time of effects that are announced or decide a game. */
const MORE: Readonly<Record<string, number>> = {
  battle: 700,
  out: 700,
  skipped: 400,
  king_captured: 500,
  king_captured_by_default: 500,
  double_capture: 500,
  kings_withdrawn: 400,
  forced_pass: 400,
  kingdoms_joined: 160,
};

/** The time of an entry in milliseconds. */
export function durationOf({ detail }: EntryView): number {
  const effects = (detail.effects ?? []).map(({ effect }) => MORE[effect] ?? 0);
  return (TIMES[detail.kind] ?? 400) + Math.max(0, ...effects);
}
