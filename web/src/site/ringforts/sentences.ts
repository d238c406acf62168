// Sentences of ringfort games: decisions, entries of the log, how it ended, how the match stands.

import type { EntryView, Ending, View } from "../../client/wire.ts";
import { causeWords, type GameWords } from "../sentences.ts";
import { say, seatName } from "../words.ts";

const MOVE = /^([A-G][1-7])([-x])([A-G][1-7])(~?)$/;
const CAPTURE = /^x([A-G][1-7])(?:\+([A-G][1-7])([A-G][1-7]))?$/;

/** A decision, as a sentence goes on after the name of a seat. */
export function moveWords(token: string): string {
  const move = MOVE.exec(token);
  if (move) {
    const [, from = "", how, to = "", given] = move;
    if (given === "~") return say("move-sacrifice", { from, to });
    return say(how === "x" ? "move-king-captures" : "move-king", { from, to });
  }
  const capture = CAPTURE.exec(token);
  if (capture) {
    const [, hill = "", one, other = ""] = capture;
    if (one !== undefined) return say("move-capture-link", { hill, one, other });
    return say("move-capture", { hill });
  }
  return token === "pass" ? say("move-pass") : say("move-build", { hill: token });
}

/** One entry of the log: the decision and the announcements that came with it. */
export function entryWords(entry: Pick<EntryView, "seat" | "by" | "token" | "notices">): string {
  const seat = entry.seat === undefined ? "" : seatName(entry.seat);
  const move = say(entry.by === "table" ? "told-only-move" : "told-move", {
    seat,
    move: moveWords(entry.token),
  });
  return [move, ...(entry.notices ?? []).map((notice) => say(`told-${notice}`))].join(" ");
}

/** How a game of these seats ended, by the points of both sides. */
export function endingWords(ending: Ending, seats: readonly string[], points: readonly number[]): string {
  return [causeWords(ending, seats), resultWords(points)].filter((words) => words !== "").join(" ");
}

/** Who won by the points of both sides, Red's first. */
export function resultWords([red = 0, blue = 0]: readonly number[]): string {
  const [more, less] = [Math.max(red, blue), Math.min(red, blue)];
  const side = say(`side-${red > blue ? 0 : 1}`);
  return red === blue ? say("told-drawn", { points: red }) : say("told-won", { side, more, less });
}

/** How the match stands; empty for a single game. */
export function matchWords(view: View): string {
  const { game, games, points, results } = view.standing;
  if (games === 1) return "";
  const [red = 0, blue = 0] = points;
  const standing = results.length === 0 ? "" : say("told-standing", { red, blue });
  return [say("told-game", { game, games }), standing].filter((words) => words !== "").join(" ");
}

/** The sentences of ringfort games. */
export const ringfortWords: GameWords = {
  hasSentence: () => true,
  entry: entryWords,
  end: ({ ending = "played", seats, standing }) =>
    endingWords(
      ending,
      seats.map((seat) => seat.seat),
      standing.results.at(-1) ?? [],
    ),
};
