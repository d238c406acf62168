// Why a ringfort game is in its last turns, in words.

import { hillsOf } from "../../board/index.ts";
import type { RingfortsView, View } from "../../client/wire.ts";
import { say } from "../words.ts";

const HILLS_IN_ALL = 45;

/** True if every hill has a ringfort. */
export const isFull = ({ ringforts }: Pick<RingfortsView, "ringforts">): boolean =>
  hillsOf(ringforts.join("")).length === HILLS_IN_ALL;

/** The number of turns left, and of a last one why it is; empty before the last turns. `side` is the side to move. Rules: M6, HK9, HK11 */
export function lastTurnWords(
  board: RingfortsView,
  seats: View["seats"],
  side: number,
  isMine: boolean,
): string {
  const { turns_left: turns, kings_lost: lost } = board;
  if (turns === undefined) return "";
  // In doubles the board does not tell who called OUT.
  if (turns > 1 || seats.length > 2) return say("turns-left", { turns });
  const why = lost === undefined ? "out" : isFull(board) ? "full" : "pass";
  return say("last-turn", { why, side: say(`side-${1 - side}`), you: isMine ? "yes" : "no" });
}
