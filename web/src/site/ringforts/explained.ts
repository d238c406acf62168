// The explanation of a hill and of a press on it, for those who ask before they press.

import { hillsOf, type BoardState, type Hill } from "../../board/index.ts";
import type { RingfortsView } from "../../client/wire.ts";
import { list } from "../effects.ts";
import { say } from "../words.ts";
import type { Press } from "./picker.svelte.ts";
import { actWords } from "./prompt.ts";

/** A hill in words: what stands there with its marks, its kingdom, and what a press would do; nothing of that where it would do nothing. */
export function hillWords(
  state: BoardState,
  board: Pick<RingfortsView, "kingdoms">,
  hill: Hill,
  press: Press | undefined,
  side: number,
): string {
  const kingdom = (board.kingdoms ?? []).flat().find((hills) => hillsOf(hills).includes(hill));
  const all = hillsOf(kingdom ?? "");
  const words = [
    say("explain-hill", { words: state.names[hill] ?? hill }),
    all.length > 1 && say("explain-kingdom", { hills: list(all) }),
    press?.action && say("explain-act", { act: actWords(press.action, side) }),
    press !== undefined && press.action === undefined && say("explain-choice"),
  ];
  return words.filter((word) => typeof word === "string").join(" ");
}
