// The words that stand large over the board with a move: BATTLE, OUT, what kings come to, turns that are skipped or forced.

import type { EntryView } from "../../client/wire.ts";
import { effectSentence } from "../effects.ts";

const ANNOUNCED: readonly string[] = [
  "battle",
  "out",
  "skipped",
  "final_turn",
  "king_captured",
  "king_captured_by_default",
  "double_capture",
  "kings_withdrawn",
  "forced_pass",
  "repetition",
];

/** The announcement that comes with a move; undefined if there is none. */
export function plaqueOf({ detail }: EntryView): string | undefined {
  const found = (detail.effects ?? []).filter(({ effect }) => ANNOUNCED.includes(effect));
  return found.length > 0 ? found.map(effectSentence).join(" ") : undefined;
}
