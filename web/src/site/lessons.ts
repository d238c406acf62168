// The sections of "How to play".

import { details } from "../game/details.svelte.ts";
import { learn } from "./words.ts";

/** Those that explain what the page marks, which come last. */
const MARKS = { ringforts: "how-marks", seatOfKings: "help-signs" };

/** The sections that teach a variant, in order, by the names of their messages. Resolves once these are known. */
export async function lessonsOf(variant: string): Promise<readonly string[]> {
  const all = await details();
  const { lessons = [], form } = all.find((game) => game.variant === variant) ?? {};
  // The words of Seat of Kings come with its pages.
  if (form === undefined) return [...lessons, MARKS.seatOfKings];
  await learn("help");
  return [...lessons, MARKS.ringforts];
}
