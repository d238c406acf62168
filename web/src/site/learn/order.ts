// Which step of a course comes next.

import variants from "../../../../data/games.json" with { type: "json" };
import type { CourseEntry } from "./courses.ts";

/** The courses in the order in which they are best taken, each with its game: those that build on nothing else come first. */
export const COURSES: Readonly<Record<string, string>> = variants.courses;

/** The course that teaches a game: doubles have one of their own, level 1 that of the book. */
export const courseOf = (variant: string): string =>
  variant.includes("-doubles") ? "doubles" : variant.replace(/-1$/, "");

/** The course to take after another one: the one that goes on with its game, else the next in order; undefined once all are done. */
export function nextCourse(course: string, isDone: (course: string) => boolean): string | undefined {
  const all = Object.keys(COURSES);
  const following = [`${course}-2`, `${course}-more`, ...all.slice(all.indexOf(course) + 1), ...all];
  return following.find((one) => one in COURSES && one !== course && !isDone(one));
}

/** The steps that come again in this visit, each by its course and its id. */
const repeated = new Set<string>();

/** True if a step comes again. */
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
