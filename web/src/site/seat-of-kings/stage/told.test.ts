import { expect, test } from "vitest";

import type { EntryView, View } from "../../../client/wire.ts";
import { changeWords } from "../../announcements.ts";
import { WATCHER } from "../../named.ts";
import { kingsWords } from "../sentences.ts";
import { toldUntil } from "./told.ts";

const entry = (version: number, seat: string, card: number): EntryView => ({
  version,
  seat,
  detail: { kind: "discard", card },
});

const view = {
  version: 9,
  log: [entry(7, "red", 11), entry(8, "white", 12), entry(9, "yellow", 13)],
  log_from: 4,
  stage: "playing",
  turn: "blue",
  seats: ["blue", "red"].map((seat) => ({ seat, side: 0, asked: seat === "blue" })),
  standing: { game: 1, games: 1, points: [], results: [] },
  fairness: { game: 0 },
} as unknown as View;

test("a sentence comes with each entry as it is shown, and the turn at the end", () => {
  const reader = { ...WATCHER, isOwn: (seat: string) => seat === "blue" };
  const words = [5, 6, 7].map((shown) =>
    changeWords(toldUntil(view, shown - 1), toldUntil(view, shown), kingsWords, reader),
  );
  expect(words.map((all) => all.length)).toEqual([1, 1, 2]);
  expect(words.map(([first]) => first)).toEqual([
    "Red discards card 11 and takes 2 cumals.",
    "White discards card 12 and takes 2 cumals.",
    "Yellow discards card 13 and takes 2 cumals.",
  ]);
});

test("nobody is asked before all is shown", () => {
  expect(toldUntil(view, 6).seats.some(({ asked }) => asked)).toBe(false);
  expect(toldUntil(view, 7)).toBe(view);
});

test("the end of a game is told last", () => {
  const over = { ...view, stage: "over", standing: { ...view.standing, results: [[1, 0]] } } as View;
  expect(toldUntil(over, 6).standing.results).toEqual([]);
  expect(toldUntil(over, 7).standing.results).toEqual([[1, 0]]);
});
