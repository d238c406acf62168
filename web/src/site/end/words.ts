// The end of a game, in few words: who won, and why a table was stopped.

import type { View } from "../../client/wire.ts";
import { gameWords, isAborted, sittingWords } from "../sentences.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import { learn, say } from "../words.ts";

// The words come with the end of a game, and are known before any of its components says one.
await learn("table", "end");

/** The winner as the headline has it: a name, and whether that is the reader. */
export interface Winner {
  readonly name: string;
  readonly isReader: boolean;
  /** True if the reader lost to that side. */
  readonly beatsReader?: boolean;
}

const youOf = ({ isReader, beatsReader = false }: Winner): string =>
  isReader ? "yes" : beatsReader ? "lost" : "no";

/** The headline of a game that has no result; empty for one that has. */
export const noResultWords = (view: View): string =>
  view.stage === "stopped" ? say("end-stopped") : isAborted(view) ? say("end-aborted") : "";

/** The winner, in words; without a winner that it is a draw. */
export function headWords(winner: Winner | undefined): string {
  if (winner === undefined) return say("end-draw");
  return say("end-win", { winner: winner.name, you: youOf(winner) });
}

/** The winner of a match, in words; without a winner that it is drawn. */
export function matchHeadWords(winner: Winner | undefined): string {
  if (winner === undefined) return say("end-match-draw");
  return say("end-match-win", { winner: winner.name, you: youOf(winner) });
}

/** True if a match of several games has ended with the last one. */
export const isMatchOver = (view: Pick<View, "stage" | "standing" | "ending">): boolean =>
  view.stage === "over" && view.standing.games > 1 && !isAborted(view);

/** The points of a game or a match: the winner's first, to a reader who `hasLost` the own ones. */
export function pointsWords(points: readonly number[], hasLost = false): string {
  const [more, less] = [Math.max(...points), Math.min(...points)];
  return say("end-score", hasLost ? { more: less, less: more } : { more, less });
}

/** The end of the last game of a match, in words below the result of the match. */
export const lastGameWords = (view: View, head: string, score = ""): string =>
  `${gameWords(view)} ${[head, score].filter(Boolean).join(" ")}.`;

/** Why the host or the program stopped a table. */
export const stoppedWords = ({ stop_reason: reason = "host" }: View): string => say(`end-stopped-${reason}`);

/** The wait for the next game of a match, in words; empty after the last one. */
export const nextWords = (table: SeatedTable, view: View): string =>
  view.stage === "seating" ? sittingWords(view, table) : "";

/** A yes or no as a variable of a message. */
export const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

/** True if somebody decided something in the game that is over, which was not aborted: else there is nothing to judge. */
export const wasPlayed = (view: View): boolean =>
  !isAborted(view) && view.log.some(({ seat, by }) => seat !== undefined && by !== "table");
