// Sentences of ringfort games: actions, entries of the log, how it ended.

import { hillsOf } from "../../board/index.ts";
import type { EntryView, Ending, LogDetail, PlyFields, RingfortsView, View } from "../../client/wire.ts";
import { effectWords } from "../effects.ts";
import { sidesCalled, type Reader, type Seats } from "../named.ts";
import { causeWords, isAborted, type GameWords } from "../sentences.ts";
import { hillsIn } from "./picking.ts";
import { soundOf } from "./soundOf.ts";
import { say, seatName } from "../words.ts";
import { leadWords, matchWords, resultWords } from "./results.ts";

/** An action, as a sentence goes on after the name of a seat. Once it was played, a king that came with a ringfort is told too. */
export function moveWords(action: PlyFields | LogDetail): string {
  switch (action.kind) {
    case "build":
    case "capture":
      return say(`move-${action.kind}${hasKing(action) ? "-king" : ""}`, {
        hill: action.hill,
        from: kingFrom(action),
      });
    case "replace": {
      const [one = "", other = ""] = hillsOf(action.link);
      return say("move-capture-link", { hill: action.hill, from: kingFrom(action), one, other });
    }
    case "step":
    case "take":
    case "sacrifice":
      return say(KING_MOVES[action.kind], { from: action.from, to: action.to });
    default:
      return say("move-pass");
  }
}

/** True if a king came with a ringfort. */
export const hasKing = (action: PlyFields | LogDetail): boolean =>
  "effects" in action &&
  (action.effects ?? []).some(({ effect }) => effect === "king_placed" || effect === "king_moved");

/** The hill from which a king came with a ringfort; `none` for a new king, and before the action is played. */
const kingFrom = (action: PlyFields | LogDetail): string =>
  ("effects" in action ? (action.effects ?? []) : []).flatMap((effect) =>
    effect.effect === "king_moved" ? [effect.from] : [],
  )[0] ?? "none";

const KING_MOVES = { step: "move-king", take: "move-king-captures", sacrifice: "move-sacrifice" } as const;

/** An action in short, as a list of moves has it. */
export function shortWords(action: PlyFields): string {
  switch (action.kind) {
    case "build":
    case "capture":
      return say(`short-${action.kind}`, { hill: action.hill });
    case "replace": {
      const [one = "", other = ""] = hillsOf(action.link);
      return say("short-capture-link", { hill: action.hill, one, other });
    }
    case "step":
    case "take":
    case "sacrifice":
      return say(`short-${action.kind}`, { from: action.from, to: action.to });
    default:
      return say("short-pass");
  }
}

/** The notation of an action as a list of moves writes it; `pass` for a pass. */
export const tokenWords = (token: string): string =>
  token.replace(/\+(..)/, " $1–").replace(/[-x~]/g, (sign) => "→×†"["-x~".indexOf(sign)] ?? "");

/** The move that the computer would play in the reader's place, in words. */
export function hintWords(action: PlyFields, level: number): string {
  const { kind } = action;
  const hills = hillsIn(action);
  const [from = "", to = ""] = kind === "replace" ? hills.slice(1) : hills;
  return say("hint-would", { kind, level, hill: hills[0] ?? "", from, to });
}

/** One entry of the log: the action and what it brought about. */
export function entryWords({ seat = "", by, detail }: Pick<EntryView, "seat" | "by" | "detail">): string {
  const move = moveWords(detail);
  const first = say(by === "table" ? "log-only-move" : "log-move", { seat: seatName(seat), move });
  return [first, ...effectWords(detail)].join(" ");
}

/** The move after which the board stands that a reader looks at, in words; empty where the log does not reach so far back. */
export function shownWords({ log, log_from }: Pick<View, "log" | "log_from">, shown: number): string {
  if (shown === 0) return say("log-begun");
  const entry = log[shown - 1 - log_from];
  return entry === undefined
    ? ""
    : say("log-move", { seat: seatName(entry.seat ?? ""), move: moveWords(entry.detail) });
}

/** The end of a game of these seats, by the points of both sides, with the reason on its board if it was played out. */
export function endingWords(
  ending: Ending,
  seats: Seats,
  points: readonly number[],
  board?: RingfortsView,
  own?: number,
  reader?: Reader,
  names?: readonly string[],
): string {
  const result = isAborted({ ending })
    ? ""
    : resultWords(points, ending === "played" ? board : undefined, own, names);
  return [causeWords(ending, seats, reader), result].filter((words) => words !== "").join(" ");
}

/** The sentences of ringfort games. */
export const ringfortWords: GameWords = {
  hasSentence: () => true,
  entry: entryWords,
  sound: soundOf,
  end: ({ ending = "played", seats, standing, board }, own, reader) =>
    endingWords(
      ending,
      seats,
      standing.results.at(-1) ?? [],
      board,
      own,
      reader,
      reader && sidesCalled(seats, reader),
    ),
  lead: ({ board, stage }, own) =>
    board?.leads && stage === "playing"
      ? { side: board.leads.side, words: leadWords(board, own) }
      : undefined,
  match: matchWords,
};
