import { render } from "svelte/server";
import { expect, test } from "vitest";

import { learn } from "../words.ts";
import Graph from "./Graph.svelte";
import type { Judge } from "./judge.svelte.ts";
import type { Study } from "./study.svelte.ts";

await learn("analysis");

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
