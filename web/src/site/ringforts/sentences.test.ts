// The words of last turns, hints, ends and matches that recorded games do not have.

import { expect, test } from "vitest";

import type { EntryView, Legal, RingfortsView, View } from "../../client/wire.ts";
import { headWords, isMatchOver, lastGameWords, matchHeadWords } from "../end/words.ts";
import { noResultWords, pointsWords, wasPlayed } from "../end/words.ts";
import { WATCHER } from "../named.ts";
import { expectSaid } from "../recorded.setup.ts";
import { causeWords } from "../sentences.ts";
import { learn } from "../words.ts";
import { closedWords, matchSumWords, measureOf } from "./end/reasons.ts";
import { reasonsOf, scoreWords, winnerOf } from "./end/reasons.ts";
import { followingSentence, foreseen, reasonWords } from "./following.ts";
import { lastTurnWords } from "./prompt.ts";
import { matchWords, resultWords } from "./results.ts";
import { ringfortWords, shortWords, shownWords } from "./sentences.ts";
import { dangerWords, fallenIn, greatIn, playedForWords, sinceOf, sinceWords } from "./since.ts";

await learn("end");

const step = (seat: string, effects: object[] = [], by?: string) =>
  ({ version: 1, seat, detail: { kind: "step", from: "B5", to: "A3", effects }, by }) as unknown as EntryView;
const own = step("red");
const answer = step("blue");
const capture = step("red", [{ effect: "king_captured", hill: "D6", side: 1 }]);

const isOwn = (seat: string) => seat === "red";
const reader = { isOwn, seats: ["red", "blue"].map((seat, side) => ({ seat, side })), own: 0, lost: 1 };
const since =
  (...log: EntryView[]) =>
  () =>
    sinceWords(sinceOf(log, isOwn), reader);
const forced = (seat: string) => () => playedForWords([own, step(seat, [], "table")], reader);

const NO_KINGS = { kings_lost: [0, 0] };
const lastTurn =
  (turns_left: number, more: object = {}, seats = 2, isMine = true) =>
  () => {
    const board: RingfortsView = { phase: "battle", ringforts: ["D4", ""], turns_left, ...more };
    return lastTurnWords(board, Array(seats).fill({}) as View["seats"], 0, isMine);
  };

const BEFORE: RingfortsView = {
  ...{ phase: "battle", ringforts: ["C4A2", "B1E3"], kings: ["C4", "B1E3"], kings_lost: [0, 0] },
  ...{ besieged: ["A2", ""], leads: { by: "kingdoms", counts: [2, 2], fewer: true } },
};
const { leads: _, ...NO_LEADS } = BEFORE;
const { kings_lost: __, ...NO_FALL } = BEFORE;
const MOVE: RingfortsView = { ...BEFORE, kings: ["B2", "E3"], kings_lost: [0, 1], besieged: ["", "B1"] };
const LED: RingfortsView = { ...BEFORE, leads: { by: "kingdoms", counts: [3, 2], fewer: true, side: 1 } };
const BESIEGES: Legal = { besieges: { B2: "B1" } };
const follows = (after?: RingfortsView) => () =>
  followingSentence(BESIEGES, "B2", foreseen(BEFORE, after, 0));
const reason =
  (legal: Legal, after?: RingfortsView, from = BEFORE) =>
  () =>
    reasonWords(legal, { kind: "step", from: "C4", to: "B2" }, from, after, 0);

const KINGDOMS = { by: "kingdoms", counts: [1, 2], fewer: true, side: 0 };
const RESIGNED = { left: { seat: 1, how: "resigned" } };

/** A game that ended with these points, as the board tells it. */
const ended = (points: number[], more: object = {}, board?: object) =>
  ({
    ...{ stage: "over", ending: "played", seats: [{ seat: "red" }, { seat: "blue" }], log: [] },
    standing: { game: 1, games: 1, points, results: [points] },
    ...(board && { board: { phase: "over", ringforts: ["", ""], leads: KINGDOMS, ...board } }),
    ...more,
  }) as unknown as View;
const stopped = ended([3, 0], { stage: "stopped", stop_reason: "host" });
const aborted = ended([0, 0], {
  ending: { aborted: { seat: 1 } },
  standing: { game: 1, games: 2, points: [0, 0], results: [[0, 0]] },
  log: [{ seat: "red", detail: { kind: "build", hill: "D4" } }],
});
const match = { game: 2, games: 2, points: [6, 1], results: [[5, 0], [1, 1]] }; // prettier-ignore
const matchEnd = ended([1, 1], { standing: match });

const said = (view: View) => () => reasonsOf(view, 0);
const closed =
  (board: object, more: object = {}) =>
  () =>
    closedWords(ended([3, 0], more, board));
const result =
  (points: number[], more: object = {}) =>
  () =>
    resultWords(points, ended(points, {}, { ...NO_KINGS, ...more }).board);
const cause =
  (ending: object, isOwn = (seat: string): boolean => seat === "blue") =>
  () =>
    causeWords(ending as View["ending"], reader.seats, { ...WATCHER, isOwn });
const BLUE = { name: "Blue", isReader: false };

/** The words of a match of two games, of which so many were played. */
const matchOf =
  (points: number[], played: number, own?: number, stage = "playing") =>
  () => {
    const standing = { game: Math.min(2, played + 1), games: 2, points, results: Array(played).fill([0, 0]) };
    return matchWords({ stage, seats: [], standing } as unknown as View, own);
  };

test("words that no recorded game has are as recorded, in each language", () =>
  expectSaid("ringfort-words", {
    "a move that has not come": () => shownWords({ log: [answer], log_from: 6 }, 3),
    "one answer": since(own, answer),
    "one's own forced move": forced("red"),
    "a forced move of others": forced("blue"),
    "what is watched": () => sinceWords([capture], { ...reader, own: undefined }),
    "short moves": () => [shortWords({ kind: "pass" }), shortWords({ kind: "take", from: "D7", to: "E5" })],
    "the last turn after OUT": lastTurn(1, { closing: "out" }),
    "the last turn on a full board": lastTurn(1, { closing: "full" }),
    "the last turn after a pass": lastTurn(1, { closing: "pass" }, 2, false),
    "three turns of doubles": lastTurn(3, {}, 4),
    "the last turn of doubles": lastTurn(1, {}, 4),
    "a besieged king": () => dangerWords({ ...BEFORE, besieged: ["C4", ""] }, 0),
    "a king that cannot fall": () => dangerWords({ ...NO_FALL, besieged: ["C4", ""] }, 0),
    "a capture that frees": follows(MOVE),
    "a siege": follows(),
    "a hint that besieges": reason(BESIEGES, LED),
    "a hint that leads": reason({}, LED),
    "a hint of nothing": reason({}, BEFORE),
    "a hint before Battle": reason({}, LED, NO_LEADS),
    "a hint of a bait": reason(BESIEGES, { ...LED, besieged: ["B2", ""] }),
    "points of kings for both": result([4, 1], { kings_lost: [1, 1] }),
    "points that are not the board's": result([0, 3]),
    "the end by a resignation": said(ended([3, 0], { ending: RESIGNED }, {})),
    "the end by agreement": said(ended([1, 1], { ending: "agreed" })),
    "the end by the operator": said(stopped),
    "an aborted game": said(aborted),
    "points that are not explained": said(ended([9, 0], {}, {})),
    "closed on a full board": closed({ closing: "full" }),
    "closed by captures": closed({ leads: { by: "kings_captured", counts: [2, 0], fewer: false, side: 0 } }),
    "closed by agreement": closed({}, { ending: "agreed" }),
    "a win": () => [headWords({ ...BLUE, isReader: true }), scoreWords(ended([3, 0]))],
    "a loss": () => [headWords({ ...BLUE, beatsReader: true }), scoreWords(ended([3, 0]), true)],
    "an own resignation": cause(RESIGNED),
    "the own time": cause({ left: { seat: 1, how: "time" } }),
    "a game that one has left": cause({ abandoned: { seat: 1 } }),
    "a resignation at one screen": cause(RESIGNED, () => true),
    "the first game of a match": matchOf([0, 0], 0),
    "a match between two games": matchOf([3, 0], 1, undefined, "seating"),
    "a match that one leads": matchOf([3, 0], 1, 0),
    "an even match": matchOf([1, 1], 1),
    "a match that one won": matchOf([6, 3], 2, 0),
    "a match that one lost": matchOf([6, 3], 2, 1),
    "a match that Red won": matchOf([6, 3], 2),
    "the head of a match": () => [matchHeadWords({ name: "Anna", isReader: false }), pointsWords([6, 1])],
    "the head of a drawn match": () => matchHeadWords(undefined),
    "the last game of a match": () => lastGameWords(matchEnd, headWords(undefined), scoreWords(matchEnd)),
    "the sum of a match": () => matchSumWords(matchEnd),
  }));

test("kings that fall are found, and no others", () => {
  expect(fallenIn([capture])).toEqual([{ hill: "D6", side: 1 }]);
  expect([greatIn([own, answer, capture]), greatIn([own, answer])]).toEqual([capture, undefined]);
});

test("nobody has won a game that was stopped or aborted, nor its match, and nothing of it is judged", () => {
  expect(ringfortWords.end(aborted, 0)).toBe("The game was aborted before it began. Nobody scores.");
  for (const view of [stopped, aborted])
    expect([winnerOf(view), scoreWords(view), matchWords(view, 0)]).toEqual([undefined, "", ""]);
  expect([isMatchOver(aborted), wasPlayed(aborted)]).toEqual([false, false]);
  expect(noResultWords(aborted)).toBe("Aborted");
  const drawn: View = { ...aborted, ending: "agreed" };
  expect([wasPlayed(drawn), noResultWords(drawn)]).toEqual([true, ""]);
  expect(wasPlayed(ended([3, 0], { ending: { left: { seat: 1, how: "time" } } }))).toBe(false);
  const among = [matchEnd, ended([3, 0]), { ...matchEnd, stage: "seating" } as View];
  expect(among.map(isMatchOver)).toEqual([true, false, false]);
  const measures = [ended([3, 0], {}, {}), ended([3, 0], { ending: RESIGNED }, {})].map(measureOf);
  expect(measures).toEqual(["kingdoms", undefined]);
});
