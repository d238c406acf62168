import { expect, test } from "vitest";

import { HILLS } from "../../../board/index.ts";
import type { RingfortsView, View } from "../../../client/wire.ts";
import { WATCHER } from "../../named.ts";
import { causeWords } from "../../sentences.ts";
import { headWords, isMatchOver, lastGameWords, matchHeadWords, pointsWords } from "../../end/words.ts";
import { aheadOf, closedWords, matchSumWords, measureOf } from "./reasons.ts";
import { reasonsOf, scoreWords, winnerOf } from "./reasons.ts";

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
const double: Leads = { by: "kings_captured", counts: [0, 2], fewer: false, side: 1 };
const resigned = { ending: { left: { seat: 1, how: "resigned" } } } as Partial<View>;

test("a result says what decided, as its reader sees it", () => {
  const view = ended([3, 0], kingdoms);
  expect(winnerOf(view)).toBe(0);
  expect(scoreWords(view)).toBe("3 to 0");
  expect(measureOf(view)).toBe("kingdoms");
  expect([0, 1, undefined].map((own) => because(view, own))).toEqual([
    ["You have 1 kingdom, Blue has 2. Fewer kingdoms win."],
    ["Red has 1 kingdom, you have 2. Fewer kingdoms win."],
    ["Red has 1 kingdom, Blue has 2. Fewer kingdoms win."],
  ]);
  const bridges: Leads = { by: "bridges", counts: [25, 32], fewer: false, side: 1 };
  expect(because(ended([0, 9], bridges), 1)).toEqual(["You have 32 bridges, Red has 25. More bridges win."]);
});

test("a tie is told with what decides it", () => {
  const level: Leads = { by: "kingdoms", counts: [2, 2], fewer: true };
  const tied = (points: number[], own: number | undefined, tie: object) =>
    because(ended(points, { ...level, tie } as Leads), own);
  const territory: NonNullable<Leads["tie"]> = { by: "territory", counts: [22, 23], fewer: false, side: 1 };
  expect([
    tied([0, 2], undefined, territory),
    tied([3, 0], 1, { by: "spare", counts: [23, 22], fewer: false, side: 0 }),
    tied([1, 1], 0, { by: "territory", counts: [20, 20], fewer: false }),
  ]).toEqual([
    ["Kingdoms are even at 2, so ringforts decide: Blue has 23, Red has 22."],
    ["Kingdoms are even at 2, and you are left with the spare ringfort."],
    ["Kingdoms are even at 2, and ringforts at 20."],
  ]);
  expect(measureOf(ended([0, 2], { ...level, tie: territory }))).toBe("territory");
});

test("captured kings are told", () => {
  expect(because(ended([0, 2], double), 1)).toEqual(["You have captured 2 kings, Red 0."]);
  expect(because(ended([4, 0], kingdoms, {}, { kings_lost: [0, 1] }), 0)).toEqual([
    "You have 1 kingdom, Blue has 2. Fewer kingdoms win.",
    "You have a point for the king you captured.",
  ]);
});

test("a game that was not played out says how it ended, and a stopped table why", () => {
  expect(because(ended([3, 0], { ...kingdoms, side: 1 }, resigned), 0)).toEqual(["Blue has resigned."]);
  const toBlue = { ...WATCHER, isOwn: (seat: string) => seat === "blue" };
  expect(reasonsOf(ended([3, 0], kingdoms, resigned), 1, toBlue)[0]).toBe("You have resigned.");
  const [time, gone] = [{ left: { seat: 1, how: "time" } }, { abandoned: { seat: 1 } }] as View["ending"][];
  const cause = (ending: View["ending"], reader: typeof WATCHER = toBlue) =>
    causeWords(ending, ["red", "blue"], reader);
  expect([cause(time), cause(gone)]).toEqual(["You have run out of time.", "You have left the game."]);
  expect(cause(time, { ...WATCHER, isOwn: () => true })).toBe("Blue has run out of time.");
  expect(measureOf(ended([3, 0], kingdoms, resigned))).toBeUndefined();
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
  for (const [more, board] of [
    [{}, full],
    [{}, {}],
    [{ variant: "poisoned-chalice" }, full],
  ] as const)
    // prettier-ignore
    expect(closed(more, board)).toBe(out);
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
  const blue = { name: "Blue", isReader: false };
  const heads = [{ ...blue, isReader: true }, blue, { ...blue, beatsReader: true }, undefined].map(headWords);
  expect(heads).toEqual(["You win", "Blue wins", "You lose", "A draw"]);
  expect(scoreWords(ended([3, 0]), true)).toBe("0 to 3");
});

test("the end of a match says its result first, and how its last game ended", () => {
  const standing = { game: 2, games: 2, points: [6, 1], results: [[5, 0], [1, 1]] }; // prettier-ignore
  const over = ended([1, 1], undefined, { standing });
  expect([over, ended([3, 0]), { ...over, stage: "seating" as const }].map(isMatchOver)).toEqual([
    true,
    false,
    false,
  ]);
  const anna = (isReader: boolean) => matchHeadWords({ name: "Anna", isReader });
  expect([anna(false), anna(true)]).toEqual(["Anna wins the match", "You win the match"]);
  expect(matchHeadWords(undefined)).toBe("The match is drawn");
  expect([aheadOf(standing.points), pointsWords(standing.points)]).toEqual([0, "6 to 1"]);
  expect(lastGameWords(over, headWords(undefined), scoreWords(over))).toBe("Game 2 of 2. A draw 1 to 1.");
});

test("it is told how points add up, where the board tells it", () => {
  const sum = (view: View) => reasonsOf(view, undefined).at(-1);
  expect([
    sum(ended([5, 0], { ...kingdoms, counts: [1, 4] })),
    sum(ended([4, 0], kingdoms, {}, { kings_lost: [0, 1] })),
    sum(ended([0, 2], double)),
    sum(ended([3, 0], undefined, resigned)),
  ]).toEqual([
    "2 points for winning and 3 for the difference make 5.",
    "2 points for winning, 1 for the difference and 1 for a captured king make 4.",
    "Each captured king counts 1 point.",
    "A game that is not played out brings the winner 3 points, or more if the board gives more.",
  ]);
  // Points that are not those of the board are not explained by it.
  expect(sum(ended([9, 0], kingdoms))).toMatch(/Fewer kingdoms win/);
});

test("the points of a match are added up from its second game on", () => {
  const standing = { game: 2, games: 3, points: [3, 7], results: [[3, 0], [0, 7]] }; // prettier-ignore
  expect(matchSumWords({ standing })).toBe("Points of the match: Red 3 + 0 = 3, Blue 0 + 7 = 7.");
  expect(matchSumWords({ standing: { ...standing, results: [[3, 0]] } })).toBe("");
});
