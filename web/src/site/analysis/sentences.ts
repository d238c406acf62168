// Sentences about a moment: what was played, whose turn it is, how the game ended.

import type { Moment } from "../../client/wire.ts";
import { hasWord } from "../../game/details.svelte.ts";
import { resultWords } from "../ringforts/results.ts";
import { endingWords, entryWords } from "../ringforts/sentences.ts";
import { learn, say, seatName } from "../words.ts";
import type { Study } from "./study.svelte.ts";

// The words come with the pages of analysis, and are known before any of their components says one.
await learn("table", "analysis");

/** The number of the action that led to the moment that is shown, and the action. */
export function momentWords(study: Study): string {
  // A game that ended before its first move has only the start.
  const isGame = study.game.length > 0 || study.moment.ended !== undefined;
  if (study.at === 0) return say(isGame ? "moment-start" : "moment-position");
  const after = study.momentAt(study.at)?.after;
  const sentence = after === undefined ? "" : entryWords(after);
  const { numbers } = study;
  const [move, moves] = [numbers[study.at - 1]?.number ?? 0, numbers.at(-1)?.number ?? 0];
  const values = { move, moves, told: sentence };
  return say(study.branchedAt === undefined ? "moment" : "moment-branch", values).trim();
}

/** The number of an action in a list, by its place: that of the second side is marked. */
export function numberWords({ numbers }: Study, place: number): string {
  const { number, isSecond } = numbers[place] ?? { number: 1, isSecond: false };
  return isSecond ? say("move-second", { number }) : say("move-number", { number });
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
  const words = [say("turn-other", { seat: seatName(moment.turn) }), phaseWords(moment)];
  return [...words, isLast && say("moment-given-up")].filter(Boolean).join(" ");
}

/** The phase where a game has several, the turns left, and what must be done. */
export function phaseWords({ board, variant }: Pick<Moment, "board" | "variant">): string {
  return [
    hasWord(variant, `term-${board.phase}`) && say(`phase-${board.phase}`),
    board.turns_left !== undefined && say("turns-left", { turns: board.turns_left }),
    board.must_capture && say("must-capture"),
    board.lull && say("lull"),
  ]
    .filter(Boolean)
    .join(" ");
}
