/** Forts that move: a wall in broken lines where one stood, and an arrow to where it stands then. */

import { path, placed, type Shape } from "./draw.ts";
import type { Piece, Position } from "./names.ts";
import { laidStack } from "./piece.ts";
import { PLACES, SHAPES, type Pair } from "./shapes.ts";
import type { Move } from "./state.ts";

/** The distance of a wall below the middle of its position, where the arrow begins and ends. */
const WALL = 330;
/** The gap between the arrow and both. */
const APART = 270;
const HEAD = 130;

/** A fort that moves, drawn in its region; `left` is the stack that it left. */
export function moveShapes({ from, to }: Move, left: readonly Piece[]): Shape[] {
  const line = arrow(placeOf(from), placeOf(to));
  return [wallLeft(from, left), path("kings-way-wide", line), path("kings-way", line)];
}

const placeOf = (position: Position): Pair => PLACES[position] ?? [0, 0];

function wallLeft(position: Position, stack: readonly Piece[]): Shape {
  const { top } = laidStack(stack);
  const [x, y] = placeOf(position);
  const at: Pair = [x + (top?.at[0] ?? 0), y + (top?.at[1] ?? 0)];
  return placed("kings-way-from", [path("kings-wall-left", SHAPES.fort)], at, top?.scale ?? 1);
}

/** A line with a head, from the wall of one position to that of another. */
function arrow(from: Pair, to: Pair): string {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(across, down);
  const along = (way: number, aside: number): string => {
    const x = from[0] + (across * way - down * aside) / length;
    const y = from[1] + (down * way + across * aside) / length;
    return `${Math.round(x)} ${Math.round(y + WALL)}`;
  };
  const end = length - APART;
  const back = end - HEAD;
  return `M${along(APART, 0)}L${along(end, 0)}M${along(back, -HEAD)}L${along(end, 0)}L${along(back, HEAD)}`;
}
