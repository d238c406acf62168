// The words at the end of games that were left, drawn or aborted, and of matches; recorded games have the others.

import { expect, test } from "vitest";

import { HILLS } from "../../../board/index.ts";
import type { View } from "../../../client/wire.ts";
import {
  headWords,
  isMatchOver,
  lastGameWords,
  matchHeadWords,
  noResultWords,
  pointsWords,
  wasPlayed,
} from "../../end/words.ts";
import { WATCHER } from "../../named.ts";
import { causeWords } from "../../sentences.ts";
import { matchWords } from "../results.ts";
import { ringfortWords } from "../sentences.ts";
import { aheadOf, closedWords, matchSumWords, measureOf } from "./reasons.ts";
import { reasonsOf, scoreWords, winnerOf } from "./reasons.ts";

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

const UNPLAYED = "A game that is not played out brings the winner 3 points, or more if the board gives more.";

test.each<[View, string[]]>([
  [ended([3, 0], { ending: RESIGNED }, {}), ["Blue has resigned.", UNPLAYED]],
  [ended([1, 1], { ending: "agreed" }), ["A draw was agreed."]],
  [stopped, ["The operator of this server stopped this table."]],
  [aborted, ["The game was aborted before it began. Nobody scores."]],
  // Points that are not those of the board are not explained by it.
  [ended([9, 0], {}, {}), ["You have 1 kingdom, Blue has 2. Fewer kingdoms win."]],
])("a result says what decided, if its board did not: %#", (view, words) =>
  expect(reasonsOf(view, 0)).toEqual(words),
);

test("nobody has won a game that was stopped or aborted, nor its match, and nothing of it is judged", () => {
  expect(ringfortWords.end(aborted, 0)).toBe("The game was aborted before it began. Nobody scores.");
  for (const view of [stopped, aborted])
    expect([winnerOf(view), scoreWords(view), matchWords(view, 0)]).toEqual([undefined, "", ""]);
  expect([isMatchOver(aborted), wasPlayed(aborted), noResultWords(aborted)]).toEqual([
    false,
    false,
    "Aborted",
  ]);
  const drawn: View = { ...aborted, ending: "agreed" };
  expect([wasPlayed(drawn), noResultWords(drawn)]).toEqual([true, ""]);
  expect([ended([3, 0], {}, {}), ended([3, 0], { ending: RESIGNED }, {})].map(measureOf)).toEqual(["kingdoms", undefined]); // prettier-ignore
});

test.each<[string, object, object?]>([
  ["the board is full", { kings_lost: [0, 0], ringforts: [HILLS.slice(0, 23).join(""), HILLS.slice(23).join("")] }], // prettier-ignore
  ["a side was OUT", { ringforts: [HILLS.join(""), ""] }],
  ["", { leads: { by: "kings_captured", counts: [2, 0], fewer: false, side: 0 }, kings_lost: [0, 2] }],
  ["", {}, { ending: "agreed" }],
])("a game that was played out says why it came to its end: %s", (words, board, more) => {
  const closed = closedWords(ended([3, 0], more, board));
  expect(words === "" ? closed === "" : closed.includes(words), closed).toBe(true);
});

test("the end says who won or left, as its reader sees it", () => {
  const blue = { name: "Blue", isReader: false };
  const heads = [{ ...blue, isReader: true }, blue, { ...blue, beatsReader: true }, undefined].map(headWords);
  expect(heads).toEqual(["You win", "Blue wins", "You lose", "A draw"]);
  expect(scoreWords(ended([3, 0]), true)).toBe("0 to 3");
  const cause = (ending: object, isOwn = (seat: string): boolean => seat === "blue") =>
    causeWords(ending as View["ending"], ["red", "blue"], { ...WATCHER, isOwn });
  expect([RESIGNED, { left: { seat: 1, how: "time" } }, { abandoned: { seat: 1 } }].map((ending) => cause(ending))).toEqual(["You have resigned.", "You have run out of time.", "You have left the game."]); // prettier-ignore
  // At one screen each player has a name.
  expect(cause(RESIGNED, () => true)).toBe("Blue has resigned.");
});

test("the end of a match says its result first, how its last game ended, and how its points add up", () => {
  const standing = { game: 2, games: 2, points: [6, 1], results: [[5, 0], [1, 1]] }; // prettier-ignore
  const over = ended([1, 1], { standing });
  const among = [over, ended([3, 0]), { ...over, stage: "seating" } as View];
  expect(among.map(isMatchOver)).toEqual([true, false, false]);
  const heads = [false, true].map((isReader) => matchHeadWords({ name: "Anna", isReader }));
  expect([...heads, matchHeadWords(undefined)]).toEqual(["Anna wins the match", "You win the match", "The match is drawn"]); // prettier-ignore
  expect([aheadOf(standing.points), pointsWords(standing.points)]).toEqual([0, "6 to 1"]);
  expect(lastGameWords(over, headWords(undefined), scoreWords(over))).toBe("Game 2 of 2. A draw 1 to 1.");
  const three = { game: 2, games: 3, points: [3, 7], results: [[3, 0], [0, 7]] }; // prettier-ignore
  expect(matchSumWords({ standing: three })).toBe("Points of the match: Red 3 + 0 = 3, Blue 0 + 7 = 7.");
  expect(matchSumWords({ standing: { ...three, results: [[3, 0]] } })).toBe("");
});
