// Which step of a course is shown on a small board beside a section of "How to play", and what is played there.

import diagrams from "../../../../data/diagrams.json";
import type { Course, Step } from "../learn/courses.ts";

/** A position of a course, and moves from it. */
export interface Diagram {
  /** The beginnings of the names of the games in whose rules it is; all that have the section if it is left out. */
  readonly games?: readonly string[];
  readonly course: string;
  readonly step: string;
  /** The decisions, joined by `; `; those that the step accepts first if they are left out. */
  readonly line?: string;
}

/** By the message of the section. The first one that belongs to a game counts. */
const DIAGRAMS: Readonly<Record<string, readonly Diagram[]>> = diagrams;

/** The diagram of a section in a game; undefined if it has none there. */
export const diagramOf = (section: string, variant: string): Diagram | undefined =>
  DIAGRAMS[section]?.find(({ games }) => games?.some((game) => variant.startsWith(game)) ?? true);

/** The content of a diagram: a position, the seat that decides there, and what is played. */
export interface Shown {
  readonly position: string;
  readonly seat: string;
  readonly moves: readonly string[];
}

/** A diagram with its position, out of its course; undefined if the course has no such step, or that plays nothing. */
export function shownBy({ step: id, line }: Diagram, course: Course): Shown | undefined {
  const step = course.steps.find((step) => step.id === id);
  const played = line ?? firstOf(step);
  if (step === undefined || played === undefined) return undefined;
  return { position: step.position, seat: step.seat, moves: played.split("; ") };
}

/** The line that a step accepts first. */
function firstOf(step: Step | undefined): string | undefined {
  const line = step?.turn?.[0]?.accept[0];
  return line === "*" ? undefined : line;
}
