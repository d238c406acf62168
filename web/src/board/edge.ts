/** The places for text beside the hills of a picture with coordinates. */

import { besideLine } from "./ground.ts";
import { placeOf, type Orientation } from "./hill.ts";
import { frameOf } from "./scene.ts";
import { PITCH } from "./strands.ts";

/** A point of a picture, as parts of its width and height. */
export interface EdgePoint {
  readonly x: number;
  readonly y: number;
}

/** Beside the letter or number of a line. */
export function lineEnd(name: string, orientation: Orientation): EdgePoint & { readonly isBelow: boolean } {
  const { x, y } = besideLine(name, orientation);
  return { ...part({ x, y }), isBelow: x >= 0 };
}

/** The corners, where no hill is, each at the left hand of whoever sits at an edge. */
const CORNERS: Readonly<Record<Orientation, string>> = { south: "A1", west: "A7", north: "G7", east: "G1" };

/** The corner of an edge. */
export function cornerOf(edge: Orientation, orientation: Orientation): EdgePoint {
  const { column, row } = placeOf(CORNERS[edge], orientation);
  return part({ x: PITCH * column, y: PITCH * row });
}

function part({ x, y }: EdgePoint): EdgePoint {
  const { left, top, size } = frameOf(true);
  return { x: (x - left) / size, y: (y - top) / size };
}
