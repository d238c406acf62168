// What is told of a table in sentences: whose turn it is, what was played, how it ended.

import type { Ending, EntryView, SeatView, View } from "../client/wire.ts";
import { moveWords } from "./ringforts/moves.ts";
import { say, seatName } from "./words.ts";

/** Who takes a seat: a name, a level of the computer, the reader, or somebody without a name. */
export function sitterWords(seat: SeatView, own: boolean, name: string | undefined): string {
  if ("program" in seat) return programWords(seat.program);
  if (own) return say("sitter-you");
  return name ?? say("nameless");
}

/** A computer player in words. */
export function programWords(program: string): string {
  return program.startsWith("level:") ? say("sitter-level", { level: program.slice(6) }) : program;
}

/** One entry of the log as sentences: what was decided, and what was announced with it. */
export function entryWords(entry: Pick<EntryView, "seat" | "by" | "token" | "notices">): string {
  const seat = entry.seat === undefined ? "" : seatName(entry.seat);
  const move = say(entry.by === "table" ? "told-only-move" : "told-move", {
    seat,
    move: moveWords(entry.token),
  });
  return [move, ...(entry.notices ?? []).map((notice) => say(`told-${notice}`))].join(" ");
}

/** How the last game ended: who won, by how much, and by what. */
export function endWords({ ending = "played", seats, standing }: View): string {
  const names = seats.map((seat) => seat.seat);
  return endingWords(ending, names, standing.results.at(-1) ?? []);
}

/** How a game of these seats ended, by the points of both sides. */
export function endingWords(ending: Ending, seats: readonly string[], points: readonly number[]): string {
  return [howWords(ending, seats), resultWords(points)].filter((words) => words !== "").join(" ");
}

/** Who won by the points of both sides, Red's first. */
export function resultWords([red = 0, blue = 0]: readonly number[]): string {
  const [more, less] = [Math.max(red, blue), Math.min(red, blue)];
  const side = say(`side-${red > blue ? 0 : 1}`);
  return red === blue ? say("told-drawn", { points: red }) : say("told-won", { side, more, less });
}

function howWords(ending: Ending, seats: readonly string[]): string {
  if (ending === "played") return "";
  if (ending === "agreed") return say("told-agreed");
  const number = "left" in ending ? ending.left.seat : ending.abandoned.seat;
  const seat = seatName(seats[number] ?? "");
  return say("left" in ending ? `told-${ending.left.how}` : "told-abandoned", { seat });
}

/** How the match stands, if there are several games. */
export function matchWords(view: View): string {
  const { game, games, points, results } = view.standing;
  if (games === 1) return "";
  const [red = 0, blue = 0] = points;
  const standing = results.length === 0 ? "" : say("told-standing", { red, blue });
  return [say("told-game", { game, games }), standing].filter((words) => words !== "").join(" ");
}
