// The changes of a table from one view to the next, as sentences for a screen reader.

import { entryCount } from "../client/logs.ts";
import type { View } from "../client/wire.ts";
import { declinedWords, leftWords, offerWords, ownOfferWords, tookBackWords } from "./offers.ts";
import type { Reader } from "./named.ts";
import { ownSide, sittingWords, turnWords, type GameWords } from "./sentences.ts";
import { say } from "./words.ts";

/** A new game, takebacks, new entries of the log, the end of a game and of a match, who is ready, offers and turns, in this order. */
export function changeWords(
  before: View | undefined,
  after: View,
  words: GameWords,
  reader: Reader,
): string[] {
  const isOwn = (seat: string) => reader.isOwn(seat);
  const sentences: string[] = [];
  const hasBegun = before !== undefined && before.stage !== "playing" && after.stage === "playing";
  const isSameGame = before !== undefined && !hasBegun && before.fairness.game === after.fairness.game;
  const known = isSameGame ? entryCount(before) : 0;
  if (hasBegun) sentences.push(say("log-begun"));
  if (isSameGame && entryCount(after) < known) sentences.push(tookBackWords(before, after, reader));
  // Somebody who comes to a running game hears its last entry only.
  const first = before === undefined ? entryCount(after) - 1 : known;
  const from = Math.max(0, first - after.log_from);
  const entries = after.log.slice(from).filter((entry) => words.hasSentence(entry));
  sentences.push(...entries.map((entry) => words.entry(entry)));
  const gone = before === undefined ? [] : leftWords(before, reader);
  sentences.push(...leftWords(after, reader).filter((sentence) => !gone.includes(sentence)));
  // Somebody who comes to a later game of a match hears nothing of the games before it.
  const earlier = before ?? (after.stage === "playing" ? after : undefined);
  if (after.standing.results.length > (earlier?.standing.results.length ?? 0))
    sentences.push(...endWords(after, words, reader));
  if (before !== undefined && isOtherReady(before, after, isOwn)) sentences.push(sittingWords(after, reader));
  const { offer, turn } = after;
  if (offer !== undefined && offer.by !== before?.offer?.by)
    sentences.push((isOwn(offer.by) ? ownOfferWords : offerWords)(after, offer, reader));
  const { declined } = after;
  if (declined !== undefined && before !== undefined && !before.declined)
    sentences.push(declinedWords(after, reader));
  if (turn !== undefined && (turn !== before?.turn || sentences.length > 0))
    sentences.push(turnWords(after, turn, isOwn));
  return sentences;
}

/** True if somebody else has become ready for the next game of a match that waits for more. */
function isOtherReady(before: View, after: View, isOwn: (seat: string) => boolean): boolean {
  const isBetween = ({ stage, standing }: View) => stage === "seating" && standing.results.length > 0;
  if (!isBetween(before) || !isBetween(after)) return false;
  const sat = before.seats.filter(({ sits }) => sits).map(({ seat }) => seat);
  return after.seats.some(({ seat, sits }) => sits && !sat.includes(seat) && !isOwn(seat));
}

/** The leader that was announced last, and at whose turn. */
export interface AnnouncedLead {
  readonly game: number;
  readonly turn: string;
  readonly side: number | undefined;
}

/**
 * The announcement of the leader once all moves are seen, at most once for each turn: another one, or that sides are level. `own` is
 * the side of the reader, if there is one.
 */
export function leadChange(
  before: AnnouncedLead | undefined,
  view: View,
  words: GameWords,
  own?: number,
): { lead: AnnouncedLead | undefined; sentence: string } {
  const { turn, fairness } = view;
  const lead = turn === undefined ? undefined : words.lead?.(view, own);
  if (turn === undefined || lead === undefined) return { lead: before, sentence: "" };
  const isSame = before?.game === fairness.game;
  if (isSame && before.turn === turn) return { lead: before, sentence: "" };
  const sentence = isSame && before.side !== lead.side ? lead.words : "";
  return { lead: { game: fairness.game, turn, side: lead.side }, sentence };
}

/** The text that the live region reads out when a view comes after another: everything that changed, and who leads now. */
export function announcement(
  before: View | undefined,
  lead: AnnouncedLead | undefined,
  after: View,
  words: GameWords,
  reader: Reader,
): { lead: AnnouncedLead | undefined; text: string } {
  const own = ownSide(after, (seat) => reader.isOwn(seat));
  const { lead: announced, sentence } = leadChange(lead, after, words, own);
  const sentences = [...changeWords(before, after, words, reader), sentence];
  return { lead: announced, text: sentences.filter((words) => words !== "").join(" ") };
}

/** The end of a game, and of a match that ended with it, in sentences. */
function endWords(view: View, words: GameWords, reader: Reader): string[] {
  const own = ownSide(view, (seat) => reader.isOwn(seat));
  const isLast = view.standing.results.length === view.standing.games;
  const match = (isLast && words.match?.(view, own, reader)) || "";
  return [words.end(view, own, reader), match].filter((sentence) => sentence !== "");
}
