// What a screen reader tells of a table as it happens: decisions, announcements, turns, offers, the end.

import type { View } from "../client/wire.ts";
import { endWords, entryWords } from "./told.ts";
import { say, seatName } from "./words.ts";

/** Whose turn it is: the reader's, or of several seats at one screen which. */
export function turnWords(view: View, turn: string, isOwn: (seat: string) => boolean): string {
  const seat = seatName(turn);
  if (!isOwn(turn)) return say("turn-other", { seat });
  return say(view.seats.filter((own) => isOwn(own.seat)).length > 1 ? "turn-seat" : "turn-own", { seat });
}

/** The sentences that tell how a table went from one view to the next. */
export function between(before: View | undefined, after: View, isOwn: (seat: string) => boolean): string[] {
  const told: string[] = [];
  const isSameGame = before !== undefined && before.fairness.game === after.fairness.game;
  const known = isSameGame ? before.log.length : 0;
  if (isSameGame && after.log.length < known) told.push(say("told-took-back"));
  // Who comes to a game that is played hears its last decision only.
  const from = before === undefined ? Math.max(0, after.log.length - 1) : known;
  told.push(...after.log.slice(from).map(entryWords));
  const isOver = after.standing.results.length > (before?.standing.results.length ?? 0);
  if (isOver) told.push(endWords(after));
  const { offer } = after;
  if (offer !== undefined && offer.by !== before?.offer?.by)
    told.push(say(`offer-${offer.offer}`, { seat: seatName(offer.by) }));
  const isNewTurn = after.turn !== undefined && (after.turn !== before?.turn || told.length > 0);
  if (isNewTurn && after.turn !== undefined) told.push(turnWords(after, after.turn, isOwn));
  return told;
}
