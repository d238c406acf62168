// Which step of a course is shown on a small board beside a section of "How to play", and what is played there.

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
const DIAGRAMS: Readonly<Record<string, readonly Diagram[]>> = {
  "how-areas": [{ course: "doubles", step: "shared-row" }],
  "how-leap": [{ course: "sacred-hill", step: "leap", line: "C6" }],
  "how-leap-doubles": [{ course: "doubles", step: "partners-leap", line: "D6" }],
  "how-adjacent": [{ course: "sacred-hill", step: "join" }],
  "how-orders": [{ course: "sacred-hill-2", step: "highest" }],
  "how-anywhere": [{ course: "four-treasures", step: "three-at-once" }],
  "how-siege": [
    { games: ["sacred-hill-doubles"], course: "doubles", step: "partner-must" },
    { games: ["sacred-hill-2"], course: "sacred-hill-2", step: "capture-now" },
    { games: ["sacred-hill"], course: "sacred-hill", step: "capture" },
    { games: ["poisoned-chalice"], course: "poisoned-chalice", step: "must-take" },
    { games: ["high-kings"], course: "high-kings", step: "take-ringfort" },
    { course: "four-treasures", step: "capture" },
  ],
  "how-kings-setup": [{ course: "high-kings", step: "set-up", line: "B2" }],
  "how-kings-leap": [{ course: "high-kings", step: "battle" }],
  "how-kings-stuck": [{ course: "high-kings", step: "move-back", line: "D5-B6" }],
  "how-kings-capture": [{ course: "high-kings", step: "capture-king" }],
  "how-sacrifice": [{ course: "high-kings-2", step: "sacrifice" }],
  "how-edges": [{ course: "poisoned-chalice", step: "edges", line: "A4" }],
  "how-rows": [{ course: "poisoned-chalice", step: "bind" }],
  "how-chase": [{ course: "stone-of-destiny", step: "near-the-king", line: "F6" }],
  "how-exchange": [{ course: "stone-of-destiny", step: "guard" }],
  "how-kingdoms": [
    { games: ["high-kings"], course: "high-kings", step: "take-ringfort" },
    { games: ["poisoned-chalice"], course: "poisoned-chalice", step: "anywhere", line: "B5" },
    { course: "sacred-hill", step: "divide" },
  ],
  "how-kingdoms-spare": [{ course: "stone-of-destiny", step: "last-stand" }],
  "how-bridges": [{ games: ["four-treasures"], course: "four-treasures", step: "hot-hill" }],
  "how-king-points": [{ course: "high-kings", step: "two-kings" }],
  "how-end": [
    { games: ["four-treasures"], course: "four-treasures", step: "last-turn" },
    { games: ["poisoned-chalice"], course: "poisoned-chalice", step: "last-three" },
    { course: "sacred-hill", step: "last-join" },
  ],
  "help-card": [{ course: "seat-of-kings", step: "empty-first" }],
  "help-activation": [{ course: "seat-of-kings", step: "climb" }],
  "help-capture": [{ course: "seat-of-kings", step: "take" }],
  "help-stone": [{ course: "seat-of-kings", step: "stone" }],
  "help-amnesty": [{ course: "seat-of-kings", step: "amnesty" }],
  "help-traitor": [{ course: "seat-of-kings", step: "traitor" }],
  "help-kings": [{ course: "seat-of-kings", step: "crown" }],
};

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
