// The player who begins the next game of a match, or a rematch.

import { entryCount } from "../client/logs.ts";
import type { View } from "../client/wire.ts";
import { say, seatName } from "./words.ts";

/** The parts of a view that tell who begins. */
export type Starting = Pick<View, "stage" | "start" | "log" | "log_from" | "board" | "turn"> & {
  readonly seats: readonly Pick<View["seats"][number], "seat">[];
  readonly standing: Pick<View["standing"], "games" | "results">;
  readonly fairness: Pick<View["fairness"], "game">;
};

/** The seat that begins the game after the one that ended; undefined if lots decide, or if it is not known. Rule: M1 */
export function nextStarter({ start, log, log_from, board, seats }: Starting): string | undefined {
  const last = seats.findIndex(({ seat }) => log_from === 0 && seat === log[0]?.seat);
  if (board === undefined || last < 0) return undefined;
  // From a position that was agreed, the seat whose turn it is there always begins.
  if (start !== undefined) return seats[last]?.seat;
  // Starts go round, from the last game of a match to a rematch too.
  return seats[(last + 1) % seats.length]?.seat;
}

/** The player who begins the next game or a rematch, in words; empty if not known. `own` is the reader's seat, if there is one. */
export function nextStartWords(view: Starting, own: string | undefined): string {
  if (view.stage !== "over" && view.stage !== "seating") return "";
  const next = view.stage === "over" ? "rematch" : "game";
  if (view.board === undefined) return say("end-next-lots", { next });
  const starter = nextStarter(view);
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
