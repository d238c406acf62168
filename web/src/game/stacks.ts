// Stacks of Seat of Kings as they are sent: pieces from the bottom up.

import { playerOf, type Player } from "../seat-of-kings/index.ts";

/** The player who controls a position, whose piece lies on top; undefined if it is vacant. */
export function holderOf(stack: readonly string[] | undefined): Player | undefined {
  const top = stack?.at(-1);
  return top === undefined ? undefined : playerOf(top);
}
