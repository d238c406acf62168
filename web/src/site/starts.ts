// The player who begins a game, or the next one of a match, or a rematch.

import { entryCount } from "../client/logs.ts";
import type { View } from "../client/wire.ts";
import { say, seatName } from "./words.ts";

/** The parts of a view that tell who begins. */
export type Starting = Pick<View, "stage" | "log" | "log_from" | "board" | "turn"> & {
  readonly standing: Pick<View["standing"], "next_start">;
  readonly fairness: Pick<View["fairness"], "game">;
};

/** The player who begins the next game or a rematch, in words; empty if not known. `own` is the reader's seat, if there is one. */
export function nextStartWords(view: Starting, own: string | undefined): string {
  if (view.stage !== "over" && view.stage !== "seating") return "";
  const next = view.stage === "over" ? "rematch" : "game";
  if (view.board === undefined) return say("end-next-lots", { next });
  const starter = view.standing.next_start;
  if (starter === undefined) return "";
  return say("end-next-begins", { next, seat: seatName(starter), you: starter === own ? "yes" : "no" });
}

/** The player who begins this game, in words until the first move; empty in the first game of a table, of which lots were drawn just now. */
export function startWords(view: Starting, own: string | undefined): string {
  const { stage, turn, fairness, board } = view;
  const isFresh = stage === "playing" && fairness.game > 0 && entryCount(view) === 0;
  if (!isFresh || board === undefined || turn === undefined) return "";
  return say(turn === own ? "turn-begins-own" : "turn-begins", { seat: seatName(turn) });
}
