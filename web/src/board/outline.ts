/** The outline of a set of places, such as a kingdom or an area. */

import type { Point } from "./forms.ts";
import type { Place } from "./hill.ts";
import { PITCH } from "./strands.ts";

/** The distance of an outline from the edge of its places. */
const INSET = 30;

/** An edge of a place that no other place of the set shares, with the set at its right. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** The `d` of the outline: a closed path around each group and each hole. */
export function outlinePath(places: readonly Place[]): string {
  const has = ({ column, row }: Place) =>
    places.some((place) => place.column === column && place.row === row);
  const left = new Set(places.flatMap((place) => edges(place).filter(({ beyond }) => !has(beyond))));
  let d = "";
  for (const first of left) {
    if (left.has(first)) d += closed(loop(first, left));
  }
  return d;
}

/** The four edges of a place, clockwise, each with the place beyond it. */
function edges({ column, row }: Place): (Edge & { beyond: Place })[] {
  const [west, north, east, south] = [column - 0.5, row - 0.5, column + 0.5, row + 0.5];
  return [
    { from: [west, north], to: [east, north], beyond: { column, row: row - 1 } },
    { from: [east, north], to: [east, south], beyond: { column: column + 1, row } },
    { from: [east, south], to: [west, south], beyond: { column, row: row + 1 } },
    { from: [west, south], to: [west, north], beyond: { column: column - 1, row } },
  ];
}

/** The edges that follow each other from this one, taken out of those left. */
function loop<E extends Edge>(first: E, left: Set<E>): E[] {
  const found = [first];
  left.delete(first);
  for (let last = first; ;) {
    const next = [...left].filter((edge) => same(edge.from, last.to));
    // Where two corners touch, the way on is the sharper turn to the right, so that groups stay apart.
    const best = next.find((edge) => turn(last, edge) > 0) ?? next[0];
    if (best === undefined) return found;
    left.delete(best);
    found.push(best);
    last = best;
  }
}

function closed(edges: readonly Edge[]): string {
  const corners = edges.map((edge, at) => {
    const before = edges[(at + edges.length - 1) % edges.length] ?? edge;
    const [x, y] = edge.from;
    const [inX, inY] = [inward(before), inward(edge)].reduce(
      (sum, [dx, dy]) => [sum[0] + dx, sum[1] + dy] as const,
      [0, 0] as Point,
    );
    const straight = turn(before, edge) === 0 ? 0.5 : 1;
    return `${PITCH * x + INSET * straight * inX} ${PITCH * y + INSET * straight * inY}`;
  });
  return `M${corners.join("L")}Z`;
}

/** One step from an edge into the set. */
function inward({ from, to }: Edge): Point {
  return [from[1] - to[1], to[0] - from[0]];
}

/** Above 0 if the second edge turns to the right of the first, below 0 to the left, 0 straight on. */
function turn(first: Edge, second: Edge): number {
  const [a, b] = [first.to[0] - first.from[0], first.to[1] - first.from[1]];
  const [c, d] = [second.to[0] - second.from[0], second.to[1] - second.from[1]];
  return a * d - b * c;
}

function same(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
