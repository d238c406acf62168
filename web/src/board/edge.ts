/** The places for text in the frame of a picture with coordinates. */

import { beyondLine, besideMiddle } from "./ground.ts";
import type { Orientation } from "./hill.ts";
import { frameOf } from "./scene.ts";

/** A point of a picture, as parts of its width and height. */
export interface EdgePoint {
  readonly x: number;
  readonly y: number;
}

/** At the end of a line, across the board from its letter or number. */
export const lineEnd = (name: string, orientation: Orientation): EdgePoint =>
  part(beyondLine(name, orientation));

/** In the middle of an edge, beside the letter of its seat. */
export const besideSeat = (edge: Orientation, orientation: Orientation): EdgePoint =>
  part(besideMiddle(edge, orientation, "count"));

function part({ x, y }: EdgePoint): EdgePoint {
  const { left, top, size } = frameOf(true);
  return { x: (x - left) / size, y: (y - top) / size };
}
