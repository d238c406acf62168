// The moves of a game of Seat of Kings as they are written to a file, each with what a reader wrote and drew.

import type { FileMove, KingsMoment, WriteMove } from "../../client/wire.ts";
import { CELLS, commentsOf, type Written } from "../analysis/drawings.ts";
import { momentKeys } from "../analysis/tree.ts";

/** The moves of a file with its variations, or those of the game; notes are by the keys of the moments. */
export function movesWritten(
  notes: Written,
  moments: readonly KingsMoment[],
  moves: readonly FileMove[] | undefined,
): WriteMove[] {
  const at = (key: string) => commentsOf(notes, key, CELLS);
  if (moves !== undefined) {
    const keys = momentKeys(moves);
    return moves.map(({ after, token }, place) => ({
      ...(after === undefined ? {} : { after }),
      action: token,
      comments: at(keys[place] ?? ""),
    }));
  }
  return moments.slice(1).map(({ after, number }, place) => ({
    ...(place === 0 ? {} : { after: place - 1 }),
    action: after?.token ?? "",
    comments: at(String(number)),
  }));
}
