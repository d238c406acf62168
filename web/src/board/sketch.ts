/** Arrows and rings: moves that are shown, and drawings of the reader. */

import type { Bridge, Hill } from "./hill.ts";

/** A move to be shown: where it goes, and for a king also where it comes from. */
export interface ShownMove {
  readonly from: Hill | undefined;
  readonly to: Hill;
  /** The bridge that it sets, if it chooses one. */
  readonly link: Bridge | undefined;
}

/** An arrow from one place to another; a place is a hill, or the cell of another board. */
export type Arrow<Place extends string = Hill> = readonly [from: Place, to: Place];

/** The drawing of the reader: rings around places, and arrows. */
export interface Sketch<Place extends string = Hill> {
  readonly rings: readonly Place[];
  readonly arrows: readonly Arrow<Place>[];
}

/** Nothing drawn. */
export const NO_SKETCH: Sketch<never> = { rings: [], arrows: [] };

/** A drawing with one thing more, or without it if it was there: a ring where both places are one, else an arrow. */
export function toggled<Place extends string>(
  { rings, arrows }: Sketch<Place>,
  from: Place,
  to: Place,
): Sketch<Place> {
  if (from === to)
    return { arrows, rings: rings.includes(to) ? rings.filter((place) => place !== to) : [...rings, to] };
  const others = arrows.filter(([begin, end]) => begin !== from || end !== to);
  return { rings, arrows: others.length < arrows.length ? others : [...arrows, [from, to]] };
}
