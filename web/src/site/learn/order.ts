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

/** The steps that came again in this visit. */
const repeated = new Set<string>();

/**
 * The step after one; undefined after the last. Before the whole game, which is the last step, those come again whose answer had to
 * be shown, each once a visit.
 */
export function stepAfter(
  { course, steps }: CourseEntry,
  id: string,
  hintOf: (step: string) => number,
  again: Set<string> = repeated,
): string | undefined {
  const at = steps.indexOf(id);
  const [last = ""] = steps.slice(-1);
  const isBeforeGame = at === steps.length - 2 || again.has(`${course}/${id}`);
  if (!isBeforeGame) return steps[at + 1];
  const shown = steps.find((step) => step !== id && hintOf(step) >= 3 && !again.has(`${course}/${step}`));
  if (shown === undefined) return id === last ? undefined : last;
  again.add(`${course}/${shown}`);
  return shown;
}
