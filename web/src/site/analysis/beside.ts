// A position that stays beside the board while the reader goes on to another one.

import { NO_OVERLAYS, STILL, type BoardState } from "../../board/index.ts";

/** A board that was put beside another, with what was said of it. */
export interface Beside {
  readonly board: BoardState;
  /** The moves that led there, in words. */
  readonly words: string;
  /** The side that was ahead there, in words; empty if that was not known. */
  readonly worth: string;
}

/** A board as it stays beside another: nothing on it is picked, and only the position and its last move are left. */
export function besideOf(board: BoardState, words: string, worth: string): Beside {
  const { area, seats, kingdoms, qualified, sketch } = board.overlays;
  const overlays = { ...NO_OVERLAYS, area, seats, kingdoms, qualified, sketch };
  return {
    words,
    worth,
    board: { ...board, overlays, legal: [], selected: undefined, picking: "none", motion: STILL },
  };
}
