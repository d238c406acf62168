import { expect, test } from "vitest";

import type { View } from "../client/wire.ts";
import { changeWords, leadChange, type ToldLead } from "./announcements.ts";
import { ringfortWords } from "./ringforts/sentences.ts";

const build = (hill: string) => ({ version: 1, seat: "red", token: hill, detail: { kind: "build", hill } });

/** A view of a game of a match: its stage, its number at the table, and the hills that were built on. */
function view(stage: string, game: number, hills: string[], results: number[][] = []): View {
  return {
    stage,
    fairness: { game },
    standing: { game: results.length + 1, games: 2, points: [0, 0], results },
    seats: [{ seat: "red" }, { seat: "blue" }],
    log_from: 0,
    log: hills.map(build),
  } as unknown as View;
}

const told = (before: View, after: View) => changeWords(before, after, ringfortWords, () => false).join(" ");

test("the result of a match is told with that of its last game", () => {
  const [first, last] = [
    [[3, 0]],
    [
      [3, 0],
      [1, 2],
    ],
  ];
  const over = view("over", 2, ["D4"], last);
  const standing = { ...over.standing, points: [4, 2] };
  const words = told(view("playing", 2, ["D4"], first), { ...over, standing });
  expect(words).toBe("Blue wins 2 to 1. Red wins the match 4 to 2.");
  expect(told(view("playing", 1, ["D4"]), view("seating", 1, ["D4"], first))).toBe("Red wins 3 to 0.");
});

test("the next game of a match begins, and nothing was taken back", () => {
  const seating = view("seating", 1, ["D4", "E6"], [[3, 0]]);
  expect(told(seating, view("playing", 1, []))).toBe("The game begins.");
  expect(told(seating, view("playing", 1, ["C4"]))).toBe("The game begins. Red builds on C4.");
});

test("a move that is taken back is told", () => {
  const before = view("playing", 0, ["D4", "E6"]);
  expect(told(before, view("playing", 0, ["D4"]))).toBe("A move was taken back.");
});

/** A view at the turn of a seat, with the kingdoms of both sides. */
function leads(turn: string | undefined, side: number | undefined, game = 1): View {
  const counts = side === undefined ? [2, 2] : side === 0 ? [1, 2] : [2, 1];
  const leads = { by: "kingdoms", counts, ...(side !== undefined && { side }) };
  return { ...view("playing", game, []), turn, board: { phase: "battle", leads } } as unknown as View;
}

/** What is told of the leader in views that come one after the other. */
function toldOf(...views: View[]): string[] {
  let told: ToldLead | undefined;
  return views.map((view) => {
    const change = leadChange(told, view, ringfortWords);
    told = change.told;
    return change.sentence;
  });
}

test("another leader is told, once in a turn, when all moves are seen", () => {
  expect(toldOf(leads("red", undefined), leads("blue", 1), leads("red", 1))).toEqual([
    "",
    "Blue leads: 1 kingdom to 2.",
    "",
  ]);
  // A turn of several decisions is told when it passes.
  expect(toldOf(leads("red", 0), leads("red", 1), leads(undefined, 1), leads("blue", 0))).toEqual([
    "",
    "",
    "",
    "",
  ]);
  expect(toldOf(leads("red", 0), leads("red", 1), leads("blue", 1))).toEqual([
    "",
    "",
    "Blue leads: 1 kingdom to 2.",
  ]);
});

test("a new game begins without a leader who was another", () => {
  expect(toldOf(leads("red", 0), leads("blue", 1, 2))).toEqual(["", ""]);
});
