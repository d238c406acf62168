// The sections of "How to play".

import { variantDetails } from "../client/requests.ts";
import { learn } from "./words.ts";

/** Those that explain what the page marks, which come last. */
const MARKS = { ringforts: "how-marks", seatOfKings: "help-signs" };

let helpWords: Promise<void> | undefined;

/** The sections that teach a variant, in order, by the names of their messages. Resolves once these are known. */
export async function lessonsOf(variant: string): Promise<readonly string[]> {
  const all = await variantDetails();
  const { lessons = [], form } = all.find((details) => details.variant === variant) ?? {};
  // The words of Seat of Kings come with its pages.
  if (form === undefined) return [...lessons, MARKS.seatOfKings];
  await learnHelp();
  return [...lessons, MARKS.ringforts];
}

/** Fetches the words that explain the ringfort games and their tables, once. */
export async function learnHelp(): Promise<void> {
  helpWords ??= import("virtual:words/help").then((words) => learn(words.default));
  try {
    await helpWords;
  } catch (error) {
    helpWords = undefined;
    throw error;
  }
}
