import { expect, test } from "vitest";

import { HILLS } from "../../board/index.ts";
import type { RingfortsView, View } from "../../client/wire.ts";
import { lastTurnWords } from "./lastTurn.ts";

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
