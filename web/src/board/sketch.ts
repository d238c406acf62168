/** What is shown by arrows and rings: moves, and what the reader drew. */

import type { Bridge, Hill } from "./hill.ts";

/** A move to be shown: where it goes, and for a king also where it comes from. */
export interface ShownMove {
  readonly from: Hill | undefined;
  readonly to: Hill;
  /** The bridge that it sets, if it chooses one. */
  readonly link: Bridge | undefined;
}

/** An arrow from one hill to another. */
export type Arrow = readonly [from: Hill, to: Hill];

/** What the reader drew: rings around hills, and arrows. */
export interface Sketch {
  readonly rings: readonly Hill[];
  readonly arrows: readonly Arrow[];
}

/** Nothing drawn. */
export const NO_SKETCH: Sketch = { rings: [], arrows: [] };

/** A drawing with one thing more, or without it if it was there: a ring where both hills are one, else an arrow. */
export function toggled({ rings, arrows }: Sketch, from: Hill, to: Hill): Sketch {
  if (from === to)
    return { arrows, rings: rings.includes(to) ? rings.filter((hill) => hill !== to) : [...rings, to] };
  const others = arrows.filter(([begin, end]) => begin !== from || end !== to);
  return { rings, arrows: others.length < arrows.length ? others : [...arrows, [from, to]] };
}
