import { expect, test } from "vitest";

import { HILLS } from "../../../board/index.ts";
import type { RingfortsView, View } from "../../../client/wire.ts";
import { WATCHER } from "../../named.ts";
import { causeWords } from "../../sentences.ts";
import { headWords, isMatchOver, lastGameWords, matchHeadWords, pointsWords } from "../../end/words.ts";
import {
  aheadOf,
  closedWords,
  matchSumWords,
  measureOf,
  reasonsOf,
  scoreWords,
  winnerOf,
} from "./reasons.ts";

type Leads = NonNullable<RingfortsView["leads"]>;

/** A game that ended with these points, as the board tells it. */
const ended = (
  points: number[],
  leads?: Leads,
  more: Partial<View> = {},
  board: Partial<RingfortsView> = {},
) =>
  ({
    stage: "over",
    ending: "played",
    standing: { game: 1, games: 1, points, results: [points] },
    seats: [{ seat: "red" }, { seat: "blue" }],
    ...(leads && { board: { phase: "over", ringforts: ["", ""], leads, ...board } }),
    ...more,
  }) as View;

/** What is said of a result beside how its points add up. */
const because = (view: View, own: number | undefined) =>
  reasonsOf(view, own).filter((reason) => !/^2 points|^Each captured king|not played out/.test(reason));

const kingdoms: Leads = { by: "kingdoms", counts: [1, 2], fewer: true, side: 0 };

test("a result says what decided, as its reader sees it", () => {
  const view = ended([3, 0], kingdoms);
  expect(winnerOf(view)).toBe(0);
  expect(scoreWords(view)).toBe("3 to 0");
  expect(measureOf(view)).toBe("kingdoms");
  expect(because(view, 0)).toEqual(["You have 1 kingdom, Blue has 2. Fewer kingdoms win."]);
  expect(because(view, 1)).toEqual(["Red has 1 kingdom, you have 2. Fewer kingdoms win."]);
  expect(because(view, undefined)).toEqual(["Red has 1 kingdom, Blue has 2. Fewer kingdoms win."]);
  const bridges: Leads = { by: "bridges", counts: [25, 32], fewer: false, side: 1 };
  expect(because(ended([0, 9], bridges), 1)).toEqual(["You have 32 bridges, Red has 25. More bridges win."]);
});

test("a tie is told with what decides it", () => {
  const level: Leads = { by: "kingdoms", counts: [2, 2], fewer: true };
  const territory: Leads = { ...level, tie: { by: "territory", counts: [22, 23], fewer: false, side: 1 } };
  expect(because(ended([0, 2], territory), undefined)).toEqual([
    "Kingdoms are even at 2, so ringforts decide: Blue has 23, Red has 22.",
  ]);
  expect(measureOf(ended([0, 2], territory))).toBe("territory");
  const spare: Leads = { ...level, tie: { by: "spare", counts: [23, 22], fewer: false, side: 0 } };
  expect(because(ended([3, 0], spare), 1)).toEqual([
    "Kingdoms are even at 2, and you are left with the spare ringfort.",
  ]);
  const drawn: Leads = { ...level, tie: { by: "territory", counts: [20, 20], fewer: false } };
  expect(because(ended([1, 1], drawn), 0)).toEqual(["Kingdoms are even at 2, and ringforts at 20."]);
});

test("captured kings are told", () => {
  const double: Leads = { by: "kings_captured", counts: [0, 2], fewer: false, side: 1 };
  expect(because(ended([0, 2], double), 1)).toEqual(["You have captured 2 kings, Red 0."]);
  expect(because(ended([4, 0], kingdoms, {}, { kings_lost: [0, 1] }), 0)).toEqual([
    "You have 1 kingdom, Blue has 2. Fewer kingdoms win.",
    "You have a point for the king you captured.",
  ]);
});

test("a game that was not played out says how it ended, and a stopped table why", () => {
  const left = { ending: { left: { seat: 1, how: "resigned" } } } as Partial<View>;
  expect(because(ended([3, 0], { ...kingdoms, side: 1 }, left), 0)).toEqual(["Blue has resigned."]);
  const toBlue = { ...WATCHER, isOwn: (seat: string) => seat === "blue" };
  expect(reasonsOf(ended([3, 0], kingdoms, left), 1, toBlue)[0]).toBe("You have resigned.");
  const [time, gone] = [{ left: { seat: 1, how: "time" } }, { abandoned: { seat: 1 } }] as View["ending"][];
  expect(causeWords(time, ["red", "blue"], toBlue)).toBe("You have run out of time.");
  expect(causeWords(gone, ["red", "blue"], toBlue)).toBe("You have left the game.");
  expect(causeWords(time, ["red", "blue"], { ...WATCHER, isOwn: () => true })).toBe(
    "Blue has run out of time.",
  );
  expect(measureOf(ended([3, 0], kingdoms, left))).toBeUndefined();
  expect(because(ended([1, 1], undefined, { ending: "agreed" }), 0)).toEqual(["A draw was agreed."]);
  const stopped = ended([3, 0], undefined, { stage: "stopped", stop_reason: "host" });
  expect([winnerOf(stopped), scoreWords(stopped)]).toEqual([undefined, ""]);
  expect(because(stopped, 0)).toEqual(["The operator of this server stopped this table."]);
});

test("a game that was played out says why it came to its end", () => {
  const full = { ringforts: [HILLS.slice(0, 23).join(""), HILLS.slice(23).join("")] };
  const closed = (more: Partial<View>, board: Partial<RingfortsView>, leads = kingdoms) =>
    closedWords(ended([3, 0], leads, { log: [], ...more }, board));
  const out = "The game ended after a side was OUT: it had no legal move left.";
  expect(closed({}, full)).toBe(out);
  expect(closed({}, {})).toBe(out);
  expect(closed({ variant: "poisoned-chalice" }, full)).toBe(out);
  expect(closed({ variant: "stone-of-destiny" }, full)).toMatch(/no ringfort left to take/);
  const kings = { kings_lost: [0, 0] };
  expect(closed({}, { ...kings, ...full })).toMatch(/the board is full/);
  expect(closed({}, kings)).toMatch(/a side passed/);
  const repeated = [{ detail: { effects: [{ effect: "repetition" }] } }] as View["log"];
  expect(closed({ log: repeated }, kings)).toMatch(/for the third time/);
  expect(closed({}, kings, { by: "kings_captured", counts: [2, 0], fewer: false, side: 0 })).toBe("");
  expect(closed({ ending: "agreed" }, full)).toBe("");
});

test("the headline says who won", () => {
  expect(headWords({ name: "Blue", isReader: true })).toBe("You win");
  expect(headWords({ name: "Blue", isReader: false })).toBe("Blue wins");
  expect(headWords({ name: "Blue", isReader: false, beatsReader: true })).toBe("You lose");
  expect(scoreWords(ended([3, 0]), true)).toBe("0 to 3");
  expect(headWords(undefined)).toBe("A draw");
});

test("the end of a match says its result first, and how its last game ended", () => {
  const standing = { game: 2, games: 2, points: [6, 1], results: [[5, 0], [1, 1]] }; // prettier-ignore
  const over = ended([1, 1], undefined, { standing });
  expect(isMatchOver(over)).toBe(true);
  expect(isMatchOver(ended([3, 0]))).toBe(false);
  expect(isMatchOver({ ...over, stage: "seating" })).toBe(false);
  expect(aheadOf(standing.points)).toBe(0);
  expect(matchHeadWords({ name: "Anna", isReader: false })).toBe("Anna wins the match");
  expect(matchHeadWords({ name: "Anna", isReader: true })).toBe("You win the match");
  expect(matchHeadWords(undefined)).toBe("The match is drawn");
  expect(pointsWords(standing.points)).toBe("6 to 1");
  expect(lastGameWords(over, headWords(undefined), scoreWords(over))).toBe("Game 2 of 2. A draw 1 to 1.");
});

test("it is told how points add up, where the board tells it", () => {
  const sum = (view: View) => reasonsOf(view, undefined).at(-1);
  expect(sum(ended([5, 0], { ...kingdoms, counts: [1, 4] }))).toBe(
    "2 points for winning and 3 for the difference make 5.",
  );
  expect(sum(ended([4, 0], kingdoms, {}, { kings_lost: [0, 1] }))).toBe(
    "2 points for winning, 1 for the difference and 1 for a captured king make 4.",
  );
  const double: Leads = { by: "kings_captured", counts: [0, 2], fewer: false, side: 1 };
  expect(sum(ended([0, 2], double))).toBe("Each captured king counts 1 point.");
  const left = { ending: { left: { seat: 1, how: "resigned" } } } as Partial<View>;
  expect(sum(ended([3, 0], undefined, left))).toBe(
    "A game that is not played out brings the winner 3 points, or more if the board gives more.",
  );
  // Points that are not those of the board are not explained by it.
  expect(sum(ended([9, 0], kingdoms))).toMatch(/Fewer kingdoms win/);
});

test("the points of a match are added up from its second game on", () => {
  const standing = {
    game: 2,
    games: 3,
    points: [3, 7],
    results: [
      [3, 0],
      [0, 7],
    ],
  };
  expect(matchSumWords({ standing })).toBe("Points of the match: Red 3 + 0 = 3, Blue 0 + 7 = 7.");
  expect(matchSumWords({ standing: { ...standing, results: [[3, 0]] } })).toBe("");
});
