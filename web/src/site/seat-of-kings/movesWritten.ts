// The moves of a game of Seat of Kings as they are written to a file, each with what a reader wrote and drew.

import type { FileMove, KingsMoment, WriteMove } from "../../client/wire.ts";
import { CELLS, commentsOf, type Written } from "../analysis/drawings.ts";
import { mainPlaces } from "../analysis/tree.ts";

/** The moves of a file with its variations, or those of the game; notes are by the numbers of the moments. */
export function movesWritten(
  notes: Written,
  moments: readonly KingsMoment[],
  moves: readonly FileMove[] | undefined,
): WriteMove[] {
  const at = (number: number) => commentsOf(notes, String(number), CELLS);
  if (moves !== undefined) {
    const numbers = new Map(mainPlaces(moves).map((place, number) => [place, number + 1]));
    return moves.map(({ after, token, comments = [] }, place) => {
      const number = numbers.get(place);
      const written = number === undefined ? comments : at(number);
      return { ...(after === undefined ? {} : { after }), action: token, comments: written };
    });
  }
  return moments.slice(1).map(({ after, number }, place) => ({
    ...(place === 0 ? {} : { after: place - 1 }),
    action: after?.token ?? "",
    comments: at(number),
  }));
}
