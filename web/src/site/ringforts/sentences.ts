// Sentences of ringfort games: actions, entries of the log, how it ended, how the match stands.

import { hillsOf } from "../../board/index.ts";
import type { EntryView, Ending, PlyFields, View } from "../../client/wire.ts";
import { causeWords, type GameWords } from "../sentences.ts";
import { say, seatName } from "../words.ts";

/** An action, as a sentence goes on after the name of a seat. */
export function moveWords(action: PlyFields): string {
  switch (action.kind) {
    case "build":
    case "capture":
      return say(`move-${action.kind}`, { hill: action.hill });
    case "replace": {
      const [one = "", other = ""] = hillsOf(action.link);
      return say("move-capture-link", { hill: action.hill, one, other });
    }
    case "step":
    case "take":
    case "sacrifice":
      return say(KING_MOVES[action.kind], { from: action.from, to: action.to });
    default:
      return say("move-pass");
  }
}

const KING_MOVES = { step: "move-king", take: "move-king-captures", sacrifice: "move-sacrifice" } as const;

/** One entry of the log: the action and the announcements that came with it. */
export function entryWords(entry: Pick<EntryView, "seat" | "by" | "notices">, action: PlyFields): string {
  const seat = entry.seat === undefined ? "" : seatName(entry.seat);
  const move = say(entry.by === "table" ? "told-only-move" : "told-move", { seat, move: moveWords(action) });
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
  entry: (entry) => entryWords(entry, entry.detail),
  end: ({ ending = "played", seats, standing }) =>
    endingWords(
      ending,
      seats.map((seat) => seat.seat),
      standing.results.at(-1) ?? [],
    ),
};
