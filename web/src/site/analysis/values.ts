// Values in words: who is ahead by how many points.

import { say } from "../words.ts";

/** Smaller differences, in points, are shown as even. */
const MIN_POINTS = 0.05;

/** Points as they are shown, in tenths. */
export const tenths = (points: number): number =>
  (Math.sign(points) * Math.round(Math.abs(points) * 10)) / 10;

/** The side that is ahead and by how much, from Red's lead in points. */
export function aheadWords(red: number): string {
  if (Math.abs(red) < MIN_POINTS) return say("ahead-even");
  return say(red > 0 ? "ahead-0" : "ahead-1", { points: Math.abs(red) });
}

/** The same, with what is said of a value that is exact. */
export function worthWords(red: number, isProved: boolean): string {
  return isProved ? say("proved-value", { value: aheadWords(red) }) : aheadWords(red);
}

/** The loss of a decision, in points. */
export function lossWords(loss: number): string {
  // In tenths, as it is shown: what is shown as 1 is one point.
  return loss < MIN_POINTS ? say("loss-none") : say("loss", { points: tenths(loss) });
}

/** The points up to which a graph goes: whole ones, and so many that small values do not look large. */
export function heightOf(values: readonly number[]): number {
  return Math.max(3, ...values.map((value) => Math.ceil(Math.abs(value))));
}
