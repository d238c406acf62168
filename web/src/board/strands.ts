/**
 * The strands of one side: pieces of `data/knot/` laid at its hills and joined to closed curves.
 *
 * Two pieces go on in each other where they end at one point on one level, so over and under follow from the shapes alone.
 */

import type { Form, Level, Point } from "./forms.ts";
import type { Place } from "./hill.ts";

/** A piece in its place, in the direction in which its strand goes. */
export interface Run {
  readonly curve: readonly Point[];
  readonly levels: readonly [Level, Level];
}

/** A closed strand: each run begins where the one before it ends, and the first where the last does. */
export type Strand = readonly Run[];

/** A thousandth of the way between neighbors is 1. */
export const PITCH = 1000;

/** Toward the north, east, south and west of the picture. */
const STEPS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** All pieces of the ringforts at these places; `linked` says whether a bridge joins two of them. */
export function runsOf(
  places: readonly Place[],
  linked: (one: Place, other: Place) => boolean,
  form: Form,
): Run[] {
  return places.flatMap((place) =>
    STEPS.flatMap(([x, y], turns) => {
      const other = { column: place.column + x, row: place.row + y };
      const where = linked(place, other) ? "bridge" : "open";
      const here = form.pieces.filter((piece) => piece.where === "always" || piece.where === where);
      return here.map(({ curve, levels }) => ({
        curve: curve.map((point) => laid(turned(point, turns), place)),
        levels,
      }));
    }),
  );
}

/** The closed strands of these runs. */
export function strandsOf(runs: readonly Run[]): Strand[] {
  const ends = new Map<string, Run[]>();
  for (const run of runs) {
    for (const end of [startOf(run), startOf(reversed(run))]) {
      ends.set(end, [...(ends.get(end) ?? []), run]);
    }
  }
  const left = new Set(runs);
  const strands: Strand[] = [];
  for (const first of runs) {
    if (left.has(first)) strands.push(traced(first, ends, left));
  }
  return strands;
}

/** The strand of a run, which is taken out of those left. */
function traced(first: Run, ends: ReadonlyMap<string, readonly Run[]>, left: Set<Run>): Strand {
  const strand = [first];
  left.delete(first);
  for (let last = first; ;) {
    const end = startOf(reversed(last));
    const next = ends.get(end)?.find((run) => left.has(run));
    if (next === undefined) return strand;
    left.delete(next);
    last = startOf(next) === end ? next : reversed(next);
    strand.push(last);
  }
}

/** The point and level at which a run begins, as a key. */
export function startOf({ curve, levels }: Run): string {
  return `${curve[0]?.join(",")}${levels[0] === "over" ? "+" : "-"}`;
}

/** The same run the other way round. */
export function reversed({ curve, levels }: Run): Run {
  return { curve: [...curve].reverse(), levels: [levels[1], levels[0]] };
}

/** A point after some quarter turns to the right about the origin. */
function turned([x, y]: Point, turns: number): Point {
  return turns === 0 ? [x, y] : turned([0 - y, x], turns - 1);
}

function laid([x, y]: Point, { column, row }: Place): Point {
  return [x + PITCH * column, y + PITCH * row];
}
