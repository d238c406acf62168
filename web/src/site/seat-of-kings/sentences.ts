// Sentences of Seat of Kings: actions and draws, what they did, how the game ended, how the match stands.

import type { ActionView, EntryView, LogDetail, View } from "../../client/wire.ts";
import { effectSentence, effectWords, list, oneOf } from "../effects.ts";
import { WATCHER, isAddressed, type Reader } from "../named.ts";
import { causeWords, gameWords, isAborted, type GameWords } from "../sentences.ts";
import { learn, say, seatName } from "../words.ts";
import { cardsIn, exchangedFrom, isExchanged, positionsIn } from "./actions.ts";
import { soundOf } from "./soundOf.ts";
import { tieWords } from "./tieWords.ts";

// The words come with the pages of the game, and are known before any of its components says one.
await learn("table", "kings");

export { effectSentence, list, oneOf };

export const regionName = (region: string): string => say(`region-${region}`);

/** An action or a draw, as a sentence goes on after the name of a seat. */
export const actionWords = (action: LogDetail): string => say(`does-${action.kind}`, named(action));

/** The steps of what the computer would do, in the sentence of a hint. Pieces that follow each other share a verb. */
export function wouldWords(steps: readonly ActionView[]): string {
  const groups: [ActionView, ...ActionView[]][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const goesOn = last?.[0].kind === step.kind && (step.kind === "place" || step.kind === "promote");
    if (goesOn) last?.push(step);
    else groups.push([step]);
  }
  // A piece that is placed says where the card goes.
  const isPlaced = groups[0]?.[0].kind === "play" && groups[1]?.[0].kind === "place";
  const words = (group: (typeof groups)[number], number: number) =>
    say(isPlaced && number === 0 ? "would-card" : `would-${group[0].kind}`, {
      ...named(group[0]),
      positions: list(group.flatMap(positionsIn)),
    });
  return list(groups.map(words));
}

/** The values that an action or a draw names, in words. */
function named(action: LogDetail): Record<string, string | number> {
  const { region = "none" } = action;
  const owner = exchangedFrom(action);
  return {
    owner: owner !== undefined ? seatName(owner) : "none",
    cards: list(lotsIn(action) ?? cardsIn(action).map(String)),
    count: action.kind === "ransom" ? action.cumals : dealtBy(action),
    where: region,
    region: regionName(region),
    positions: list(positionsIn(action)),
    seat: action.kind === "start" ? seatName(action.seat) : "",
  };
}

/** The lots that were drawn, each with its seat; undefined for other entries. */
function lotsIn({ kind, effects = [] }: LogDetail): string[] | undefined {
  if (kind !== "lots") return undefined;
  return effects.flatMap((effect) =>
    effect.effect === "turned_up" ? [say("lot-of", { seat: seatName(effect.seat), card: effect.card })] : [],
  );
}

/** The number of cards that a shuffle brings to each player. */
function dealtBy({ kind, change }: LogDetail): number {
  const [before = 0, after = 0] = (kind === "shuffle" && change?.players?.[0]?.cards) || [];
  return after - before;
}

/** An action in a place where nothing is hidden, so that kept cards are named. */
export function openActionWords(action: LogDetail): string {
  if (action.kind !== "keep") return actionWords(action);
  return say("kept-cards", { cards: list(cardsIn(action).map(String)) });
}

/** One entry of the log: the action or draw and its effects. */
export function entryWords({ seat, by = "seat", detail }: Pick<EntryView, "seat" | "by" | "detail">): string {
  const move = actionWords(detail);
  const first =
    seat === undefined
      ? say("kings-drawn", { what: move })
      : say(`kings-log-${by}`, { seat: seatName(seat), move });
  return [first, ...besideWords(detail)].join(" ");
}

/** The effects of a decision of a seat that its words do not include, a sentence each. */
export const besideWords = (detail: LogDetail): string[] =>
  (detail.effects ?? []).flatMap((effect) => {
    if (isExchanged(effect)) return [];
    const tie = tieWords(effect, detail.effects ?? []);
    if (tie !== undefined) return tie;
    return effectWords({ kind: detail.kind, effects: [effect] });
  });

/** True if an entry of the log says more than that a turn has ended. */
export const hasSentence = ({ detail }: EntryView): boolean =>
  detail.kind !== "end" || (detail.effects ?? []).length > 0;

/** The end of the last game: its cause and the winner. */
function endWords(view: View, _own?: number, reader: Reader = WATCHER): string {
  const { ending, seats, standing } = view;
  const points = standing.results.at(-1) ?? [];
  const winner = seats.find((seat) => (points[seat.side] ?? 0) > 0);
  // A player who is left at the end wins without being High King.
  const won = ending === undefined || ending === "played" ? "kings-won" : "kings-won-left";
  const noWinner = isAborted(view) ? "" : say("kings-no-winner");
  const result = winner ? say(won, wonBy(seats, winner.seat, reader)) : noWinner;
  const cause = causeWords(ending, seats, reader);
  return [cause, result].filter((words) => words !== "").join(" ");
}

/** The name of a winner, and whether that is the reader. */
const wonBy = (seats: View["seats"], seat: string, reader: Reader) => ({
  seat: reader.called(seat),
  you: isAddressed(seats, seat, reader) ? "yes" : "no",
});

/** The standing or the end of the match; empty for a single game. */
export function matchWords(view: View, _own?: number, reader: Reader = WATCHER): string {
  const { seats, standing } = view;
  const { games, results } = standing;
  if (games === 1 || isAborted(view)) return "";
  if (results.length < games) return `${gameWords(view)} ${matchPointsWords(view, reader)}`;
  const winner = matchWinnerOf(view);
  const won = winner ? say("kings-match-won", wonBy(seats, winner.seat, reader)) : say("kings-match-drawn");
  return `${won} ${matchPointsWords(view, reader)}`;
}

/** The player with most points of a match; undefined if several have as many. */
export function matchWinnerOf({ seats, standing: { points } }: Pick<View, "seats" | "standing">) {
  const winners = seats.filter(({ side }) => points[side] === Math.max(...points));
  return winners.length === 1 ? winners[0] : undefined;
}

/** The points of each player of a match. */
export const matchPointsWords = (
  { seats, standing: { points } }: Pick<View, "seats" | "standing">,
  { called }: Pick<Reader, "called"> = WATCHER,
): string =>
  seats
    .map(({ seat, side }) => say("kings-points", { seat: called(seat), points: points[side] ?? 0 }))
    .join(" ");

/** The sentences of Seat of Kings. */
export const kingsWords: GameWords = {
  hasSentence,
  entry: entryWords,
  sound: soundOf,
  end: endWords,
  match: matchWords,
};
