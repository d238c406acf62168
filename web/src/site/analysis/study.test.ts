import { expect, test } from "vitest";

import type { Moment } from "../../client/wire.ts";
import { momentWords, numberWords, phaseWords } from "./sentences.ts";
import { Study } from "./study.svelte.ts";

/** A game in which Blue begins and moves twice in a row. */
function game(): Study {
  const seats = ["blue", "red", "blue", "blue", "red"];
  const hills = ["D4", "C3", "E5", "B2", "A1"];
  const all = [undefined, ...hills].map((hill, at) => ({
    position: "four-treasures",
    variant: "four-treasures",
    turn: seats[at],
    ...(hill !== undefined && { after: { seat: seats[at - 1], detail: { kind: "build", hill } } }),
  }));
  return new Study(all as unknown as [Moment, ...Moment[]]);
}

test("moves have the numbers of the table's list and of the file, in every sentence", () => {
  const study = game();
  const words = () => study.actions.map((_, place) => numberWords(study, place));
  expect(words()).toEqual(["1.", "1…", "2.", "3.", "3…"]);
  study.go(4);
  expect(momentWords(study)).toMatch(/^Move 3 of 3: Blue builds on B2/);
  study.go(1);
  expect(momentWords(study)).toMatch(/^Move 1 of 3: Blue builds on D4/);
  // A variation goes on from there; sides alternate where the server has not answered yet.
  study.follow([
    { kind: "build", hill: "F6" },
    { kind: "build", hill: "F5" },
  ]);
  expect(words()).toEqual(["1.", "1…", "2."]);
  expect(momentWords(study)).toMatch(/^Variation, move 2:/);
  expect(study.numbersOf(study.game)).toHaveLength(5);
});

test("the phase is told where a game has several, and of each game that it is over", () => {
  const told = (variant: string, phase: string) =>
    phaseWords({ variant, board: { phase } } as Parameters<typeof phaseWords>[0]);
  expect(told("sacred-hill-1", "battle")).toBe("Battle.");
  expect(told("four-treasures", "battle")).toBe("");
  expect(told("four-treasures", "over")).toBe("The game is over.");
});
