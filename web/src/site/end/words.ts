// How a game ended, in few words: who won, and why a table was stopped.

import type { View } from "../../client/wire.ts";
import { sittingWords } from "../sentences.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import { learn, say } from "../words.ts";

// The words come with the end of a game, and are known before any of its components says one.
await learn("table", "end");

/** The winner as the headline has it: a name, and whether that is the reader. */
export interface Winner {
  readonly name: string;
  readonly isReader: boolean;
}

/** Who won; without a winner that it is a draw. */
export function headWords(winner: Winner | undefined): string {
  if (winner === undefined) return say("end-draw");
  return say("end-win", { winner: winner.name, you: yesOrNo(winner.isReader) });
}

/** Why the host or the program stopped a table. */
export const stoppedWords = ({ stop_reason: reason = "host" }: View): string => say(`end-stopped-${reason}`);

/** What the next game of a match waits for; empty after the last one. */
export const nextWords = (table: SeatedTable, view: View): string =>
  view.stage === "seating" ? sittingWords(view, table) : "";

/** A yes or no as a variable of a message. */
export const yesOrNo = (is: boolean): string => (is ? "yes" : "no");
