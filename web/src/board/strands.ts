/**
 * The strands of one side: pieces of `data/knot/` laid at its hills and joined to closed curves.
 *
 * Two pieces go on in each other where they end at one point on one level, so over and under follow from the shapes alone.
 */

import type { Form, Level, Piece, Point } from "./forms.ts";
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
      return here.map((piece) => runOf(piece, place, turns));
    }),
  );
}

/** The half of a bridge that belongs to a place, toward the place of the other half. */
export function halfBridge(place: Place, other: Place, form: Form): Run[] {
  const [column, row] = [other.column - place.column, other.row - place.row];
  const turns = STEPS.findIndex(([x, y]) => x === column && y === row);
  const halves = form.pieces.filter((piece) => piece.where === "bridge");
  return halves.map((piece) => runOf(piece, place, turns));
}

/** Pieces in their places, which are the same objects for the life of the page: what is known of them is kept by them. */
const laidPieces = new WeakMap<Piece, Map<number, Run>>();

function runOf(piece: Piece, place: Place, turns: number): Run {
  const known = laidPieces.get(piece) ?? new Map<number, Run>();
  laidPieces.set(piece, known);
  const key = (place.column * 100 + place.row) * STEPS.length + turns;
  const { curve, levels } = piece;
  const run = known.get(key) ?? { curve: curve.map((point) => laid(turned(point, turns), place)), levels };
  known.set(key, run);
  return run;
}

/** The strands of these runs: closed, and also open where pieces are missing; an open one begins at an end that is free. */
export function strandsOf(runs: readonly Run[]): Strand[] {
  const ends = new Map<string, Run[]>();
  for (const run of runs) {
    for (const end of [startOf(run), startOf(reversed(run))]) {
      ends.set(end, [...(ends.get(end) ?? []), run]);
    }
  }
  const left = new Set(runs);
  const isFree = (end: string) => ends.get(end)?.length === 1;
  const strands: Strand[] = [];
  for (const first of runs.filter((run) => isFree(startOf(run)) || isFree(startOf(reversed(run))))) {
    if (left.has(first)) strands.push(traced(first, ends, left, isFree(startOf(first))));
  }
  for (const first of left) {
    if (left.has(first)) strands.push(traced(first, ends, left));
  }
  return strands;
}

/** The strand of a run, forward or backward, which is taken out of those left. */
function traced(
  first: Run,
  ends: ReadonlyMap<string, readonly Run[]>,
  left: Set<Run>,
  isForward = true,
): Strand {
  left.delete(first);
  const strand = [isForward ? first : reversed(first)];
  for (let last = strand[0] as Run; ;) {
    const end = startOf(reversed(last));
    const next = ends.get(end)?.find((run) => left.has(run));
    if (next === undefined) return strand;
    left.delete(next);
    last = startOf(next) === end ? next : reversed(next);
    strand.push(last);
  }
}

const starts = new WeakMap<Run, string>();

/** The point and level at which a run begins, as a key. */
export function startOf(run: Run): string {
  const { curve, levels } = run;
  const start = starts.get(run) ?? `${curve[0]?.join(",")}${levels[0] === "over" ? "+" : "-"}`;
  starts.set(run, start);
  return start;
}

const reverses = new WeakMap<Run, Run>();

/** The same run the other way round. */
export function reversed(run: Run): Run {
  const { curve, levels } = run;
  const back = reverses.get(run) ?? { curve: [...curve].reverse(), levels: [levels[1], levels[0]] };
  reverses.set(run, back);
  reverses.set(back, run);
  return back;
}

/** A point after some quarter turns to the right about the origin. */
function turned([x, y]: Point, turns: number): Point {
  return turns === 0 ? [x, y] : turned([0 - y, x], turns - 1);
}

function laid([x, y]: Point, { column, row }: Place): Point {
  return [x + PITCH * column, y + PITCH * row];
}
