import { expect, test } from "vitest";

import { HILLS } from "../../board/index.ts";
import type { EffectView, EntryView, RingfortsView, View } from "../../client/wire.ts";
import { lastTurnWords } from "./lastTurn.ts";
import { plaqueOf } from "./plaque.ts";
import { shownWords, tokenWords } from "./sentences.ts";
import { soundOf } from "./soundOf.ts";

test("an earlier moment is named by the move that led to it", () => {
  const log = [
    { version: 8, seat: "blue", detail: { kind: "step", from: "C3", to: "B5" } },
    { version: 9, seat: "red", detail: { kind: "build", hill: "D4" } },
  ] as EntryView[];
  const shown = (count: number) => shownWords({ log, log_from: 6 }, count);
  expect(shown(7)).toBe("Blue moves the king from C3 to B5.");
  expect(shown(8)).toBe("Red builds on D4.");
  expect(shown(0)).toBe("The game begins.");
  // Earlier entries may not be there yet.
  expect(shown(3)).toBe("");
});

test.each([
  ["D4", "D4"],
  ["xB1", "×B1"],
  ["D7-B6", "D7→B6"],
  ["D7xE5", "D7×E5"],
  ["D7-E5~", "D7→E5†"],
  ["xD5+D6D7", "×D5 D6–D7"],
])("%s is written as a list of moves writes it", (token, words) => {
  expect(tokenWords(token)).toBe(words);
});

const heard = (detail: object) => soundOf({ version: 0, detail } as EntryView);

test("of what an entry changed the strongest is heard", () => {
  const links = [{ link: "D4D5", side: 0, after: true }];
  const effects = [{ effect: "ringfort_captured", side: 1, hill: "D4" }];
  expect(heard({ kind: "build", hill: "D4" })).toBe("piece");
  expect(heard({ kind: "build", hill: "D4", change: { links } })).toBe("bridge");
  expect(heard({ kind: "capture", hill: "D4", effects, change: { links } })).toBe("capture");
  expect(heard({ kind: "take", from: "C2", to: "D4", effects, change: { kings: [], links } })).toBe("king");
});

const entry = (...effects: EffectView[]): EntryView => ({ version: 1, detail: { kind: "pass", effects } });

test("a captured king is announced, by a move or because it is stranded", () => {
  const captured: EffectView = { effect: "king_captured", side: 1, hill: "B1" };
  expect(plaqueOf(entry(captured))).toBe("Blue's king on B1 is captured.");
  const ends: EffectView = { effect: "double_capture", side: 1 };
  expect(plaqueOf(entry(captured, ends))).toBe(
    "Blue's king on B1 is captured. Blue has lost two kings, and that ends the game.",
  );
  const stranded: EffectView = { effect: "king_captured_by_default", side: 0, hill: "D4" };
  expect(plaqueOf(entry(stranded))).toBe("Red's king on D4 is stranded and captured.");
});

test("kings that leave the board are announced, and a pass that is forced", () => {
  const withdrawn: EffectView = { effect: "kings_withdrawn", side: 0, hills: ["D4", "E5"] };
  expect(plaqueOf(entry(withdrawn))).toBe("Red's kings leave the board.");
  const forced: EffectView = { effect: "forced_pass", side: 1, hills: [] };
  expect(plaqueOf(entry(forced))).toBe("The other side has passed, so Blue must pass too.");
});

test("what the board shows well is not announced", () => {
  expect(plaqueOf(entry({ effect: "kingdoms_joined", side: 0, hill: "D4", kingdoms: 2 }))).toBeUndefined();
  expect(plaqueOf(entry())).toBeUndefined();
});

const FULL = [HILLS.slice(0, 23).join(""), HILLS.slice(23).join("")];
const seats = (count: number) => Array.from({ length: count }, () => ({})) as View["seats"];
const board = (turns: number | undefined, more: Partial<RingfortsView> = {}): RingfortsView => ({
  phase: "battle",
  ringforts: ["D4", ""],
  ...(turns !== undefined && { turns_left: turns }),
  ...more,
});

test("the last turn says why it is the last one, and whose", () => {
  const told = (of: RingfortsView, isMine = true) => lastTurnWords(of, seats(2), 0, isMine);
  expect(told(board(undefined))).toBe("");
  const out = board(1, { ringforts: FULL });
  expect(told(out)).toBe("The board is full, and Blue has nothing to capture: this is your last turn.");
  const kings = { kings_lost: [0, 0] };
  expect(told(board(1, { ...kings, ringforts: FULL }))).toBe("The board is full: this is your last turn.");
  expect(told(board(1, kings), false)).toBe("Blue has passed: this is the last turn.");
});

test("in doubles the turns that are left are counted", () => {
  expect(lastTurnWords(board(3), seats(4), 0, true)).toBe("3 turns left.");
  expect(lastTurnWords(board(1), seats(4), 0, true)).toBe("The last turn.");
});
