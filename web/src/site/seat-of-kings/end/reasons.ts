// Why a game of Seat of Kings ended as it did: which King positions decided, and how the last one came about.

import type { KingsView, SeatView, View } from "../../../client/wire.ts";
import { stoppedWords, yesOrNo } from "../../end/words.ts";
import type { Reader } from "../../named.ts";
import { causeWords } from "../../sentences.ts";
import { say, seatName } from "../../words.ts";
import { actionWords, list, regionName } from "../sentences.ts";

/** The winner of the last game, by its points; undefined if it was drawn or stopped. */
export function winnerOf({ stage, standing, seats }: View): SeatView | undefined {
  if (stage === "stopped") return undefined;
  const points = standing.results.at(-1) ?? [];
  return seats.find((seat) => (points[seat.side] ?? 0) > 0);
}

/** The regions whose King positions a seat controls. */
export const thronesOf = ({ regions }: KingsView, seat: string): string[] =>
  regions.filter(({ king }) => king === seat).map(({ region }) => region);

/** The reasons of the result, a sentence each. */
export function reasonsOf(view: View, reader: Reader): string[] {
  if (view.stage === "stopped") return [stoppedWords(view)];
  const { ending = "played", seats, kings } = view;
  const winner = winnerOf(view)?.seat;
  if (ending !== "played") {
    const cause = causeWords(ending, seats, reader);
    if (winner !== undefined && reader.isOwn(winner)) return [cause, say("end-kings-alone-own")];
    return winner === undefined ? [cause] : [cause, say("end-kings-alone", { seat: reader.called(winner) })];
  }
  if (winner === undefined) return [say("end-kings-rounds", { rounds: kings?.options.max_rounds ?? 0 })];
  const thrones = kings === undefined ? [] : thronesOf(kings, winner);
  const values = {
    seat: reader.called(winner),
    you: yesOrNo(reader.isOwn(winner)),
    regions: list(thrones.map(regionName)),
    count: thrones.length,
  };
  return [say("end-kings-because", values), ...lastStep(view)];
}

/** The decision that won the game. */
function lastStep({ log, kings }: View): string[] {
  const last = log.findLast(({ detail }) => detail.effects?.some(({ effect }) => effect === "won"));
  if (last?.seat === undefined) return [];
  const move = actionWords(last.detail);
  return [say("end-kings-step", { seat: seatName(last.seat), move, round: kings?.round ?? 1 })];
}
