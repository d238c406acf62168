// Values in words: who is ahead by how many points.

import { say } from "../words.ts";

/** What is less is shown as nothing. */
const LEAST = 0.05;

/** Who is ahead, and by how much, of the points that Red is ahead. */
export function aheadWords(red: number): string {
  if (Math.abs(red) < LEAST) return say("ahead-even");
  return say(red > 0 ? "ahead-0" : "ahead-1", { points: Math.abs(red) });
}

/** The same, with what is said of a value that is exact. */
export function worthWords(red: number, isProved: boolean): string {
  return isProved ? say("proved-value", { value: aheadWords(red) }) : aheadWords(red);
}

/** What a decision lost. */
export function lossWords(loss: number): string {
  // In tenths, as it is shown: what is shown as 1 is one point.
  return loss < LEAST ? say("loss-none") : say("loss", { points: Math.round(loss * 10) / 10 });
}

/** The points up to which a graph goes: whole ones, and so many that small values do not look large. */
export function heightOf(values: readonly number[]): number {
  return Math.max(3, ...values.map((value) => Math.ceil(Math.abs(value))));
}
