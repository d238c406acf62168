import { expect, test } from "vitest";

import { HILLS } from "../../../board/index.ts";
import type { RingfortsView, View } from "../../../client/wire.ts";
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

type Leads = NonNullable<RingfortsView["leads"]>;

/** A game that ended with these points, as the board tells it. */
const ended = (points: number[], leads?: object, more: object = {}, board: object = {}) =>
  ({
    ...{ stage: "over", ending: "played", seats: [{ seat: "red" }, { seat: "blue" }] },
    standing: { game: 1, games: 1, points, results: [points] },
    ...(leads && { board: { phase: "over", ringforts: ["", ""], leads, ...board } }),
    ...more,
  }) as View;

const KINGDOMS: Leads = { by: "kingdoms", counts: [1, 2], fewer: true, side: 0 };
const DOUBLE: Leads = { by: "kings_captured", counts: [0, 2], fewer: false, side: 1 };
const BRIDGES: Leads = { by: "bridges", counts: [25, 32], fewer: false, side: 1 };
const TERRITORY = { by: "territory", counts: [22, 23], fewer: false, side: 1 };
const SPARE = { by: "spare", counts: [23, 22], fewer: false, side: 0 };
const LEVEL = { by: "territory", counts: [20, 20], fewer: false };
const RESIGNED = { ending: { left: { seat: 1, how: "resigned" } } };
const tied = (points: number[], tie: object) =>
  ended(points, { by: "kingdoms", counts: [2, 2], fewer: true, tie });
const STOPPED = ended([3, 0], undefined, { stage: "stopped", stop_reason: "host" });
const ONE_KING = ended([4, 0], KINGDOMS, {}, { kings_lost: [0, 1] });

test.each<[View, number | undefined, string]>([
  [ended([3, 0], KINGDOMS), 0, "You have 1 kingdom, Blue has 2. Fewer kingdoms win."],
  [ended([3, 0], KINGDOMS), 1, "Red has 1 kingdom, you have 2. Fewer kingdoms win."],
  [ended([3, 0], KINGDOMS), undefined, "Red has 1 kingdom, Blue has 2. Fewer kingdoms win."],
  [ended([0, 9], BRIDGES), 1, "You have 32 bridges, Red has 25. More bridges win."],
  [
    tied([0, 2], TERRITORY),
    undefined,
    "Kingdoms are even at 2, so ringforts decide: Blue has 23, Red has 22.",
  ],
  [tied([3, 0], SPARE), 1, "Kingdoms are even at 2, and you are left with the spare ringfort."],
  [tied([1, 1], LEVEL), 0, "Kingdoms are even at 2, and ringforts at 20."],
  [ended([0, 2], DOUBLE), 1, "You have captured 2 kings, Red 0."],
  [
    ONE_KING,
    0,
    "You have 1 kingdom, Blue has 2. Fewer kingdoms win. You have a point for the king you captured.",
  ],
  [ended([3, 0], { ...KINGDOMS, side: 1 }, RESIGNED), 0, "Blue has resigned."],
  [ended([1, 1], undefined, { ending: "agreed" }), 0, "A draw was agreed."],
  [STOPPED, 0, "The operator of this server stopped this table."],
])("a result says what decided, as its reader sees it: %#", (view, own, words) => {
  // How its points add up is tested below.
  const because = reasonsOf(view, own).filter(
    (said) => !/^2 points|^Each captured king|not played out/.test(said),
  );
  expect(because.join(" ")).toBe(words);
});

test("nobody has won a game that was aborted, nor its match, and nothing of it is judged", () => {
  const standing = { game: 1, games: 2, points: [0, 0], results: [[0, 0]] };
  const log = [{ seat: "red", detail: { kind: "build", hill: "D4" } }] as View["log"];
  const view = ended([0, 0], undefined, { ending: { aborted: { seat: 1 } }, standing, log });
  expect(reasonsOf(view, 0)).toEqual(["The game was aborted before it began. Nobody scores."]);
  expect(ringfortWords.end(view, 0)).toBe("The game was aborted before it began. Nobody scores.");
  expect([winnerOf(view), scoreWords(view), matchWords(view, 0)]).toEqual([undefined, "", ""]);
  expect([isMatchOver(view), wasPlayed(view), noResultWords(view)]).toEqual([false, false, "Aborted"]);
  const drawn: View = { ...view, ending: "agreed", standing: { ...standing, games: 1 } };
  expect([wasPlayed(drawn), noResultWords(drawn)]).toEqual([true, ""]);
});

test("a game that was played out says why it came to its end", () => {
  const full = { ringforts: [HILLS.slice(0, 23).join(""), HILLS.slice(23).join("")] };
  const closed = (more: object, board: object, leads = KINGDOMS) =>
    closedWords(ended([3, 0], leads, { log: [], ...more }, board));
  const out = "The game ended after a side was OUT: it had no legal move left.";
  expect([closed({}, full), closed({}, {}), closed({ variant: "poisoned-chalice" }, full)]).toEqual([
    out,
    out,
    out,
  ]);
  expect(closed({ variant: "stone-of-destiny" }, full)).toMatch(/no ringfort left to take/);
  const kings = { kings_lost: [0, 0] };
  expect(closed({}, { ...kings, ...full })).toMatch(/the board is full/);
  expect(closed({}, kings)).toMatch(/a side passed/);
  expect(closed({ log: [{ detail: { effects: [{ effect: "repetition" }] } }] }, kings)).toMatch(
    /for the third time/,
  );
  expect(closed({}, kings, { by: "kings_captured", counts: [2, 0], fewer: false, side: 0 })).toBe("");
  expect(closed({ ending: "agreed" }, full)).toBe("");
});

test("the end says who won or left, by how much, and by which measure", () => {
  const won = ended([3, 0], KINGDOMS);
  expect([winnerOf(won), scoreWords(won), scoreWords(won, true)]).toEqual([0, "3 to 0", "0 to 3"]);
  expect([winnerOf(STOPPED), scoreWords(STOPPED)]).toEqual([undefined, ""]);
  const resigned = ended([3, 0], KINGDOMS, RESIGNED);
  expect([won, tied([0, 2], TERRITORY), resigned].map(measureOf)).toEqual([
    "kingdoms",
    "territory",
    undefined,
  ]);
  const blue = { name: "Blue", isReader: false };
  const heads = [{ ...blue, isReader: true }, blue, { ...blue, beatsReader: true }, undefined].map(headWords);
  expect(heads).toEqual(["You win", "Blue wins", "You lose", "A draw"]);
  const toBlue = { ...WATCHER, isOwn: (seat: string) => seat === "blue" };
  expect(reasonsOf(resigned, 1, toBlue)[0]).toBe("You have resigned.");
  const cause = (ending: object, reader: typeof WATCHER = toBlue) =>
    causeWords(ending as View["ending"], ["red", "blue"], reader);
  const time = { left: { seat: 1, how: "time" } };
  expect(cause(time)).toBe("You have run out of time.");
  expect(cause({ abandoned: { seat: 1 } })).toBe("You have left the game.");
  expect(cause(time, { ...WATCHER, isOwn: () => true })).toBe("Blue has run out of time.");
});

test("it is told how points add up, where the board tells it", () => {
  const sum = (view: View) => reasonsOf(view, undefined).at(-1);
  expect([ended([5, 0], { ...KINGDOMS, counts: [1, 4] }), ONE_KING, ended([0, 2], DOUBLE)].map(sum)).toEqual([
    "2 points for winning and 3 for the difference make 5.",
    "2 points for winning, 1 for the difference and 1 for a captured king make 4.",
    "Each captured king counts 1 point.",
  ]);
  expect(sum(ended([3, 0], undefined, RESIGNED))).toBe(
    "A game that is not played out brings the winner 3 points, or more if the board gives more.",
  );
  // Points that are not those of the board are not explained by it.
  expect(sum(ended([9, 0], KINGDOMS))).toMatch(/Fewer kingdoms win/);
});

test("the end of a match says its result first, how its last game ended, and how its points add up", () => {
  const standing = { game: 2, games: 2, points: [6, 1], results: [[5, 0], [1, 1]] }; // prettier-ignore
  const over = ended([1, 1], undefined, { standing });
  expect([over, ended([3, 0]), { ...over, stage: "seating" } as View].map(isMatchOver)).toEqual([
    true,
    false,
    false,
  ]);
  const anna = (isReader: boolean) => matchHeadWords({ name: "Anna", isReader });
  expect([anna(false), anna(true)]).toEqual(["Anna wins the match", "You win the match"]);
  expect(matchHeadWords(undefined)).toBe("The match is drawn");
  expect([aheadOf(standing.points), pointsWords(standing.points)]).toEqual([0, "6 to 1"]);
  expect(lastGameWords(over, headWords(undefined), scoreWords(over))).toBe("Game 2 of 2. A draw 1 to 1.");
  const three = { game: 2, games: 3, points: [3, 7], results: [[3, 0], [0, 7]] }; // prettier-ignore
  expect(matchSumWords({ standing: three })).toBe("Points of the match: Red 3 + 0 = 3, Blue 0 + 7 = 7.");
  expect(matchSumWords({ standing: { ...three, results: [[3, 0]] } })).toBe("");
});
