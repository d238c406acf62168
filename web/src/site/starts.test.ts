import { expect, test } from "vitest";

import type { EntryView, RingfortsView } from "../client/wire.ts";
import { nextStartWords, nextStarter, startWords, type Starting } from "./starts.ts";
import { learn } from "./words.ts";

await learn("table", "end");

const TWO = ["red", "blue"];
const FOUR = ["south", "west", "north", "east"];

/** A game of these seats that this one began, after so many games of a match of so many. */
function after(seats: readonly string[], first: string, results: number, games: number): Starting {
  const log: EntryView[] = [{ version: 3, seat: first, detail: { kind: "build", hill: "D4" } }];
  return {
    stage: results === games ? "over" : "seating",
    log,
    log_from: 0,
    board: {} as RingfortsView,
    seats: seats.map((seat) => ({ seat })),
    standing: { games, results: Array.from({ length: results }, () => [0, 0]) },
    fairness: { game: results - 1 },
  };
}

test("starts go round the seats, from the last game of a match to a rematch too", () => {
  const two = [after(TWO, "red", 1, 1), after(TWO, "blue", 1, 2), after(TWO, "blue", 2, 2)];
  const four = [after(FOUR, "east", 1, 4), after(FOUR, "south", 4, 4)];
  expect([...two, ...four].map(nextStarter)).toEqual(["blue", "red", "red", "south", "west"]);
});

test("from a position that was agreed the same seat begins again", () => {
  expect(nextStarter({ ...after(TWO, "blue", 1, 1), start: "four-treasures" })).toBe("blue");
});

test("who begins is not told where the beginning of the log is not here", () => {
  expect(nextStarter({ ...after(TWO, "blue", 1, 1), log_from: 4 })).toBeUndefined();
  expect(nextStartWords({ ...after(TWO, "blue", 1, 1), log: [] }, "red")).toBe("");
});

test("the end says who begins a rematch or the next game, or that lots decide", () => {
  expect(nextStartWords(after(TWO, "red", 1, 1), "blue")).toBe("In a rematch, you begin.");
  expect(nextStartWords(after(TWO, "red", 1, 2), "red")).toBe("In the next game, Blue begins.");
  const { board: _board, ...kings } = after(TWO, "red", 1, 1);
  expect(nextStartWords(kings, "red")).toBe("In a rematch, lots decide who begins.");
  expect(nextStartWords({ ...after(TWO, "red", 1, 1), stage: "stopped" }, "red")).toBe("");
});

test("a rematch says who begins until the first move", () => {
  const begun: Starting = {
    ...after(TWO, "red", 0, 1),
    stage: "playing",
    turn: "blue",
    fairness: { game: 1 },
  };
  expect(startWords({ ...begun, log: [] }, "blue")).toBe("You begin this game.");
  expect(startWords({ ...begun, log: [] }, "red")).toBe("Blue begins this game.");
  expect(startWords(begun, "red")).toBe("");
  expect(startWords({ ...begun, log: [], fairness: { game: 0 } }, "red")).toBe("");
});
