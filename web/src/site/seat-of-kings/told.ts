// What is told of a table of Seat of Kings in sentences: what was played, whose turn it is, how it ended.

import type { EntryView, View } from "../../client/wire.ts";
import { say, seatName } from "../words.ts";
import { effectWords, tokenWords } from "./telling.ts";

/** One entry of the log as sentences: what was decided or drawn, and what that did. */
export function entryWords({
  seat,
  by = "seat",
  token,
  what,
}: Pick<EntryView, "seat" | "by" | "token" | "what">) {
  const move = tokenWords(token, what);
  const first =
    seat === undefined
      ? say("kings-drawn", { what: move })
      : say(`kings-told-${by}`, { seat: seatName(seat), move });
  return [first, ...(what === undefined ? [] : effectWords(what))].join(" ");
}

/** Whether an entry of the log tells more than that a turn has ended. */
export const isTold = ({ token, what }: EntryView): boolean =>
  token !== "end" || (what?.effects ?? []).length > 0;

/** How the last game ended: who won, and by what. */
export function endWords(view: View): string {
  const points = view.standing.results.at(-1) ?? [];
  const winner = view.seats.find((seat) => (points[seat.side] ?? 0) > 0);
  const result = winner ? say("kings-won", { seat: seatName(winner.seat) }) : say("kings-no-winner");
  return [howWords(view), result].filter((words) => words !== "").join(" ");
}

function howWords({ ending, seats }: View): string {
  if (ending === undefined || ending === "played") return "";
  if (ending === "agreed") return say("told-agreed");
  const number = "left" in ending ? ending.left.seat : ending.abandoned.seat;
  const seat = seatName(seats[number]?.seat ?? "");
  return say("left" in ending ? `told-${ending.left.how}` : "told-abandoned", { seat });
}

/** How the match stands, if there are several games. */
export function matchWords({ standing: { game, games, points }, seats }: View): string {
  if (games === 1) return "";
  const each = seats.map(({ seat, side }) =>
    say("kings-points", { seat: seatName(seat), points: points[side] ?? 0 }),
  );
  return [say("told-game", { game, games }), ...each].join(" ");
}
