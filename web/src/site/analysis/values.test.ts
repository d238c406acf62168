import { render } from "svelte/server";
import { expect, test } from "vitest";

import { settledOf, worstOf, type Costly } from "../end/costly.ts";
import { learn } from "../words.ts";
import { accuracies, turningPoints, type Judged } from "./accuracy.ts";
import { playersOf } from "./players.ts";
import { aheadWords, lossWords } from "./values.ts";
import Graph from "./Graph.svelte";

await learn("analysis");

test("losses and leads are shown in tenths, and whole points without them", () => {
  const losses = [0.04, 0.96, 1, 1.06, 12].map(lossWords).join(", ");
  expect(losses).toBe("best move, costs 1 point, costs 1 point, costs 1.1 points, costs 12 points");
  expect([0.04, 2.25, -1].map(aheadWords)).toEqual(["Even", "Red +2.3", "Blue +1"]);
});

const moves = (...losses: readonly number[]): Judged[] =>
  losses.map((loss, at) => ({ at, side: at % 2, loss }));

test("a side that loses nothing is at 100 percent, and each lost point halves what a move counts", () => {
  expect(accuracies(moves(0, 1, 0, 2))).toEqual([
    { side: 0, percent: 100, moves: 2, good: 2, bad: 0 },
    { side: 1, percent: 38, moves: 2, good: 0, bad: 2 },
  ]);
  // A side of which no move is judged has no accuracy.
  expect(accuracies(moves(0.2))).toEqual([{ side: 0, percent: 87, moves: 1, good: 1, bad: 0 }]);
});

test("the costliest moves are found, three in all from one point on, or one of each side but that which won", () => {
  const points = (...losses: number[]) => turningPoints(moves(...losses)).map(({ at }) => at);
  expect([points(3, 0.9, 1, 5, 0, 2), points(0.9, 0)]).toEqual([[0, 3, 5], []]);
  const losses = [3, 1, 2, 4, 5].map((loss, place) => ({ place, side: place % 2, loss }));
  const places = (won: number | undefined) =>
    worstOf(losses, won)
      .map(({ place }) => place)
      .join(" ");
  expect([places(undefined), places(1), places(0)]).toEqual(["4 3", "4 3", "3 0"]);
  // They are shown once their search is done or stopped, and not while it may find others.
  const found: Costly[] = [{ key: "0", move: "Yours: 3. D4", loss: "", at: 5 }];
  const search = (done: number, isAtWork: boolean) => settledOf({ done, all: 9, isAtWork, found });
  expect([search(4, true), search(4, false), search(9, true)]).toEqual([[], found, found]);
});

test("players are those of the seats that the headers name", () => {
  const names = { Variant: "four-treasures", Blue: "Ben", Red: "Anna Maria", South: "Cara" };
  const headers = Object.entries(names).map(([name, value]) => ({ name, value }));
  const players = playersOf(headers, ["red", "blue"]).map(({ seat, name }) => `${seat} ${name}`);
  expect(players).toEqual(["red Anna Maria", "blue Ben"]);
  expect(playersOf([{ name: "Blue", value: " " }], ["red", "blue"])).toEqual([]);
});

test("the scale of the game stays in a variation, and grows where that goes further", () => {
  const leads = [0, 2, -7];
  const scaleOf = (line: readonly number[]) => {
    const study = { actions: line.slice(1), at: 0 } as never;
    const judge = { leads, at: (at: number) => ({ body: { red: line[at], proved: false } }) } as never;
    return /viewBox="([^"]*)"/.exec(render(Graph, { props: { study, judge, words: "" } }).body)?.[1] ?? "";
  };
  expect(Number(scaleOf(leads).split(" ")[1])).toBeLessThanOrEqual(-7);
  expect(scaleOf([0, 1, 0.5])).toBe(scaleOf(leads));
  expect(scaleOf([0, 2, 30])).not.toBe(scaleOf(leads));
});
