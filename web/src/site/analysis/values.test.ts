import { render } from "svelte/server";
import { expect, test } from "vitest";

import { learn } from "../words.ts";
import { accuracies, turningPoints, type Judged } from "./accuracy.ts";
import type { Judge } from "./judge.svelte.ts";
import { playersOf } from "./players.ts";
import type { Study } from "./study.svelte.ts";
import { aheadWords, lossWords } from "./values.ts";
import Graph from "./Graph.svelte";

await learn("analysis");

test("a loss is shown in tenths, and a whole point without them", () => {
  expect(lossWords(0.04)).toBe("best move");
  expect(lossWords(0.96)).toBe("costs 1 point");
  expect(lossWords(1)).toBe("costs 1 point");
  expect(lossWords(1.06)).toBe("costs 1.1 points");
  expect(lossWords(12)).toBe("costs 12 points");
});

test("the side that is ahead is named, or neither", () => {
  expect(aheadWords(0.04)).toBe("Even");
  expect(aheadWords(2.25)).toBe("Red +2.3");
  expect(aheadWords(-1)).toBe("Blue +1");
});

const moves = (...losses: readonly number[]): Judged[] =>
  losses.map((loss, at) => ({ at, side: at % 2, loss }));

test("a side that loses nothing is at 100 percent, and each lost point halves what a move counts", () => {
  expect(accuracies(moves(0, 1, 0, 2))).toEqual([
    { side: 0, percent: 100, moves: 2, good: 2, bad: 0 },
    { side: 1, percent: 38, moves: 2, good: 0, bad: 2 },
  ]);
});

test("a side of which no move is judged has no accuracy", () => {
  expect(accuracies(moves(0.2))).toEqual([{ side: 0, percent: 87, moves: 1, good: 1, bad: 0 }]);
});

test("turning points are the three costliest moves from one point on, in the order of the game", () => {
  const found = turningPoints(moves(3, 0.9, 1, 5, 0, 2));
  expect(found.map(({ at }) => at)).toEqual([0, 3, 5]);
  expect(turningPoints(moves(0.9, 0))).toEqual([]);
});

test("players are those of the seats that the headers name", () => {
  const headers = [
    { name: "Variant", value: "four-treasures" },
    { name: "Blue", value: "Ben" },
    { name: "Red", value: "Anna Maria" },
    { name: "South", value: "Cara" },
  ];
  expect(playersOf(headers, ["red", "blue"])).toEqual([
    { seat: "red", name: "Anna Maria" },
    { seat: "blue", name: "Ben" },
  ]);
  expect(playersOf([{ name: "Blue", value: " " }], ["red", "blue"])).toEqual([]);
});

/** The scale of the graph of a line, which is a variation of a game with these leads. */
function scaleOf(line: readonly number[], leads: readonly number[]): string | undefined {
  const study = { actions: line.slice(1), at: 0 } as unknown as Study;
  const at = (at: number) => ({ body: { red: line[at], proved: false } });
  const judge = { leads, at } as unknown as Judge;
  const { body } = render(Graph, { props: { study, judge, words: "" } });
  return /viewBox="([^"]*)"/.exec(body)?.[1];
}

test("the scale of the game stays in a variation, and grows where that goes further", () => {
  const game = [0, 2, -7];
  const [, top] = (scaleOf(game, game) ?? "").split(" ").map(Number);
  expect(top).toBeLessThanOrEqual(-7);
  expect(scaleOf([0, 1, 0.5], game)).toBe(scaleOf(game, game));
  expect(scaleOf([0, 2, 30], game)).not.toBe(scaleOf(game, game));
});
