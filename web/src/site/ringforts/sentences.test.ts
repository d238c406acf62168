// The words of what followed moves, of last turns and of matches that recorded games do not have.

import { expect, test } from "vitest";

import { HILLS } from "../../board/index.ts";
import type { EntryView, Legal, RingfortsView, View } from "../../client/wire.ts";
import { followingSentence, foreseen, reasonWords } from "./following.ts";
import { lastTurnWords } from "./lastTurn.ts";
import { plaqueOf } from "./plaque.ts";
import { matchWords, resultWords } from "./results.ts";
import { shownWords } from "./sentences.ts";
import { dangerWords, fallenIn, greatIn, playedForWords, sinceOf, sinceWords } from "./since.ts";

const step = (seat: string, effects: object[] = [], by?: string) =>
  ({ version: 1, seat, detail: { kind: "step", from: "B5", to: "A3", effects }, by }) as unknown as EntryView;

test("an earlier moment is named by the move that led to it, and by none that has not come", () => {
  const view = { log: [step("blue")], log_from: 6 };
  const words = [7, 0, 3].map((count) => shownWords(view, count));
  expect(words).toEqual(["Blue moves the king from B5 to A3.", "The game begins.", ""]);
});

test("the last turn says why it is the last one, and whose; in doubles the turns that are left are counted", () => {
  const full = [HILLS.slice(0, 23).join(""), HILLS.slice(23).join("")];
  const told = (turns_left: number | undefined, more: object = {}, seats = 2, isMine = true) =>
    lastTurnWords(
      { phase: "battle", ringforts: ["D4", ""], ...(turns_left && { turns_left }), ...more },
      Array.from({ length: seats }, () => ({})) as View["seats"],
      0,
      isMine,
    );
  const kings = { kings_lost: [0, 0] };
  expect([
    told(undefined),
    told(1, { ringforts: full }),
    told(1, { ...kings, ringforts: full }),
    told(1, kings, 2, false),
    told(3, {}, 4),
    told(1, {}, 4),
  ]).toEqual([
    "",
    "The board is full, and Blue has nothing to capture: this is your last turn.",
    "The board is full: this is your last turn.",
    "Blue has passed: this is the last turn.",
    "3 turns left.",
    "The last turn.",
  ]);
});

const isOwn = (seat: string) => seat === "red";
const reader = { isOwn, sideOf: (seat?: string) => Number(seat === "blue"), own: 0, lost: 1 };
const own = step("red");
const answer = step("blue");
const capture = step("red", [{ effect: "king_captured", hill: "D6", side: 1 }]);

test("of what came since the own press one answer is not told, and what was played for the reader is told alone", () => {
  expect([[own, answer], [answer]].map((log) => sinceWords(sinceOf(log, isOwn), reader))).toEqual(["", ""]);
  const forced = (seat: string) => playedForWords([own, step(seat, [], "table")], reader);
  expect([forced("red"), forced("blue")]).toEqual(["B5→A3 was your only move and was played for you.", ""]);
  // To who watches a king has a side, and the first great event is found.
  expect(sinceWords([capture], { ...reader, own: undefined })).toBe("Blue lost a king on D6.");
  expect(fallenIn([capture])).toEqual([{ hill: "D6", side: 1 }]);
  expect([greatIn([own, answer, capture]), greatIn([own, answer])]).toEqual([capture, undefined]);
  // What the board shows well is not announced.
  expect(
    plaqueOf(step("red", [{ effect: "kingdoms_joined", side: 0, hill: "D4", kingdoms: 2 }])),
  ).toBeUndefined();
});

test("a besieged king of the reader is named while kings can be captured", () => {
  const seen: RingfortsView = {
    ...{ phase: "manoeuvres", ringforts: ["A2F1D4", "A3B2A1"], kings: ["A2F1", "A3B2"] },
    ...{ kings_lost: [0, 0], besieged: ["A2D4", "B2"] },
  };
  const words = "Your king on A2 is besieged: it falls if an enemy king moves next to it.";
  expect(dangerWords(seen, 0)).toBe(words);
  const { kings_lost: _, ...noneFalls } = seen;
  const silent = [dangerWords(seen, undefined), dangerWords({ ...seen, phase: "setup" }, 0)];
  expect([...silent, dangerWords(noneFalls, 0)]).toEqual(["", "", ""]);
});

test("a move names the king that it captures and the ringfort that it frees, a hint its reason or the counts", () => {
  const before: RingfortsView = {
    ...{ phase: "battle", ringforts: ["C4A2", "B1E3"], kings: ["C4", "B1E3"], kings_lost: [0, 0] },
    ...{ besieged: ["A2", ""], leads: { by: "kingdoms", counts: [2, 2], fewer: true } },
  };
  const legal: Legal = { besieges: { B2: "B1" } };
  const move = { ...before, kings: ["B2", "E3"], kings_lost: [0, 1], besieged: ["", "B1"] };
  const follows = (after?: RingfortsView) => followingSentence(legal, "B2", foreseen(before, after, 0));
  expect(foreseen(before, move, 0)).toEqual({ fallen: ["B1"], freed: ["A2"] });
  expect(follows(move)).toBe("B2: captures the king on B1 and breaks the siege of A2.");
  expect(follows(undefined)).toBe("B2: besieges B1.");
  // Kings that leave the board after a pass are not captured.
  expect(foreseen(before, { ...before, kings: ["C4", ""] }, 0).fallen).toEqual([]);
  const reason = (legal: Legal, after?: RingfortsView, from = before) =>
    reasonWords(legal, { kind: "step", from: "C4", to: "B2" }, from, after, 0);
  const after: RingfortsView = { ...before, leads: { by: "kingdoms", counts: [3, 2], fewer: true, side: 1 } };
  const { leads: _leads, ...first } = before;
  const bait = { ...after, besieged: ["B2", ""] };
  expect([
    reason(legal, after),
    reason({}, after),
    reason({}, before),
    reason({}, after, first),
    reason({}),
  ]).toEqual([
    "The move besieges B1.",
    "Then you have 3 kingdoms, Blue 2.",
    "Nothing else changes at once.",
    "Nothing else changes at once.",
    "",
  ]);
  expect(reason(legal, bait)).toBe("The ringfort there is besieged at once, as a bait: Blue can capture it.");
});

test("a board that says otherwise than the points gives no reason of a result", () => {
  const leads = { by: "kingdoms", counts: [6, 7], fewer: true, side: 0 } as const;
  const board = { phase: "over", ringforts: ["", ""], leads, kings_lost: [1, 1] } as unknown as RingfortsView;
  expect(resultWords([4, 1], board)).toMatch(
    / 6 kingdoms to 7\. Each side has a point for the king it captured\.$/,
  );
  const plain = [resultWords([0, 3], board), resultWords([3, 0], { ...board, phase: "battle" })];
  expect(plain).toEqual(["Blue wins 3 to 0.", "Red wins 3 to 0."]);
});

test.each<[string, number[], number, string?, number?]>([
  ["Game 1 of 2.", [0, 0], 0],
  ["Game 1 of 2 is over. Red leads the match 3 to 0.", [3, 0], 1, "seating"],
  ["Game 2 of 2. You lead the match 3 to 0.", [3, 0], 1, "playing", 0],
  ["Game 2 of 2. The match is even, 1 to 1.", [1, 1], 1],
  ["You win the match 6 to 3.", [6, 3], 2, "playing", 0],
  ["You lose the match 3 to 6.", [6, 3], 2, "playing", 1],
  ["Red wins the match 6 to 3.", [6, 3], 2],
])("of a match is told: %s", (words, points, played, stage = "playing", own) => {
  const standing = { game: Math.min(2, played + 1), games: 2, points, results: Array(played).fill([0, 0]) };
  expect(matchWords({ stage, seats: [], standing } as unknown as View, own)).toBe(words);
});
