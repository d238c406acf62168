// Which step of a course comes next.

import type { CourseEntry } from "./courses.ts";

/** By the name of a course the one that goes on with its game. */
const FOLLOWS: Readonly<Record<string, string>> = {
  "sacred-hill": "sacred-hill-2",
  "high-kings": "high-kings-2",
  "seat-of-kings": "seat-of-kings-more",
};

/** The course that goes on with the game of another one; undefined if none does. */
export const followUp = (course: string | undefined): string | undefined => FOLLOWS[course ?? ""];

/** The steps that come again in this visit, each by its course and its id. */
const repeated = new Set<string>();

/** Whether a step comes again. */
export const isAgain = (
  { course }: CourseEntry,
  id: string,
  again: ReadonlySet<string> = repeated,
): boolean => again.has(`${course}/${id}`);

/** Remembers that a step comes again. */
export const repeat = ({ course }: CourseEntry, id: string, again: Set<string> = repeated): void =>
  void again.add(`${course}/${id}`);

/**
 * The step after one, and whether it comes again; undefined after the last. Before the whole game, which is the last step, those come
 * again whose answer had to be shown, each once a visit.
 */
export function stepAfter(
  entry: CourseEntry,
  id: string,
  hintOf: (step: string) => number,
  again: ReadonlySet<string> = repeated,
): { readonly id: string; readonly isAgain: boolean } | undefined {
  const { steps } = entry;
  const [last = ""] = steps.slice(-1);
  const isBeforeGame = id === steps.at(-2) || isAgain(entry, id, again);
  const shown = steps.find((step) => step !== id && hintOf(step) >= 3 && !isAgain(entry, step, again));
  if (isBeforeGame && shown !== undefined) return { id: shown, isAgain: true };
  const next = isBeforeGame ? last : steps[steps.indexOf(id) + 1];
  return next === undefined || id === last ? undefined : { id: next, isAgain: false };
}
