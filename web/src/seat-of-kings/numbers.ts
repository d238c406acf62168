/** The size of names and numbers on positions: never too small to be read, however small the picture is. */

import type { BoardState } from "./state.ts";

/** The height of a glyph with its line, before it is scaled, and the least one in pixels: that of a digit of 12 px. */
const [HEIGHT, LEAST_PX] = [230, 8.4];

/** The least scale of a glyph in the room of a picture with this box; 0 where it is not known. */
export function leastScale({ room }: Pick<BoardState, "room">, box: readonly number[]): number {
  const [, , width = 1, height = 1] = box;
  const px = room === undefined ? 0 : Math.min(room[0] / width, room[1] / height);
  // In steps, so that a picture that grows by a pixel is not drawn anew.
  return px > 0 ? Math.ceil((20 * LEAST_PX) / (HEIGHT * px)) / 20 : 0;
}
