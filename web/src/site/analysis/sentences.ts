// Sentences about a moment: what was played, whose turn it is, how the game ended.

import type { RingfortsView } from "../../client/wire.ts";
import { resultWords } from "../ringforts/results.ts";
import { endingWords, entryWords } from "../ringforts/sentences.ts";
import { learn, say, seatName } from "../words.ts";
import type { Study } from "./study.svelte.ts";

// The words come with the pages of analysis, and are known before any of their components says one.
await learn("table", "analysis");

/** The number of the moment and the action that led to it. */
export function momentWords(study: Study): string {
  // A game that ended before its first move has only the start.
  const isGame = study.game.length > 0 || study.moment.ended !== undefined;
  if (study.at === 0) return say(isGame ? "moment-start" : "moment-position");
  const after = study.momentAt(study.at)?.after;
  const sentence = after === undefined ? "" : entryWords(after);
  const values = { move: study.at, moves: study.actions.length, told: sentence };
  return say(study.branchedAt === undefined ? "moment" : "moment-branch", values).trim();
}

/** Whose turn it is and in which phase, or how the game ended. */
export function stateWords(study: Study): string {
  const { moment } = study;
  // The end of the game says nothing about a branch that leaves it.
  const ended = study.branchedAt === undefined ? moment.ended : undefined;
  if (ended !== undefined) return endingWords(ended.ending, study.seats, ended.points, moment.board);
  const { points } = moment.measures;
  if (moment.turn === undefined) return points ? resultWords(points, moment.board) : say("phase-over");
  const isLast = study.game.length > 0 && study.branchedAt === undefined && study.at === study.game.length;
  const words = [say("turn-other", { seat: seatName(moment.turn) }), phaseWords(moment.board)];
  return [...words, isLast && say("moment-given-up")].filter(Boolean).join(" ");
}

/** The phase, the turns left, and what must be done. */
export function phaseWords(board: RingfortsView): string {
  return [
    say(`phase-${board.phase}`),
    board.turns_left !== undefined && say("turns-left", { turns: board.turns_left }),
    board.must_capture && say("must-capture"),
    board.lull && say("lull"),
  ]
    .filter(Boolean)
    .join(" ");
}
