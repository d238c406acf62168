// Which hills a diagram lights when one of them is pointed at.

import { HILLS, hillsOf, isAdjacent, type Hill } from "../../board/index.ts";
import type { RingfortsView } from "../../client/wire.ts";
import { bothSides } from "../ringforts/boardState.ts";

/** The hills beside a hill. */
export const beside = (hill: Hill): Hill[] => HILLS.filter((other) => isAdjacent(hill, other));

/** The hills that a hill is about: the besiegers of a besieged ringfort, or the ringforts that its order of priority counts. `side` is to move. */
export function litBy(board: RingfortsView, hill: Hill, side: number): Hill[] {
  if (bothSides(board.besieged).flat().includes(hill)) return beside(hill);
  const isCounted = board.priorities?.[side]?.some((hills) => hillsOf(hills).includes(hill)) ?? false;
  const own = bothSides(board.ringforts)[side === 0 ? 0 : 1];
  return isCounted ? beside(hill).filter((other) => own.includes(other)) : [];
}
