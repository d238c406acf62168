// Why a ringfort game is in its last turns, in words.

import type { RingfortsView, View } from "../../client/wire.ts";
import { say } from "../words.ts";

/** The number of turns left, and of a last one why it is; empty before the last turns. `side` is the side to move. */
export function lastTurnWords(
  { turns_left: turns, closing }: RingfortsView,
  seats: View["seats"],
  side: number,
  isMine: boolean,
): string {
  if (turns === undefined) return "";
  // In doubles the board does not tell who called OUT.
  if (turns > 1 || seats.length > 2) return say("turns-left", { turns });
  const sides = { side: say(`side-${1 - side}`), you: isMine ? "yes" : "no" };
  return say("last-turn", { why: closing ?? "", ...sides });
}
