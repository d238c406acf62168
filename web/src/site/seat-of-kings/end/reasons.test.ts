// Each player's decisions, the lines of a game with variations, and the draws.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { DrawFields, FileMove, KingsAnalysisBody } from "../../../client/wire.ts";
import { accuracies } from "../accuracy.ts";
import { check, type Proof } from "../fairDraws.ts";
import { placesThrough, variationsOf } from "../variations.ts";

test("a player keeps what the decisions with an alternative did not cost", () => {
  const judged = (seat: string, lines: number, loss?: number) =>
    ({ seat, lines: Array(lines).fill({}), played: { ...(loss !== undefined && { loss }) } }) as KingsAnalysisBody; // prettier-ignore
  const red = [judged("red", 3, 0), judged("red", 2, 0.05), judged("red", 3, 0.01)];
  // None of these had an alternative that was looked at.
  const others = [judged("red", 1, 0), judged("red", 3), judged("blue", 1, 0)];
  const kept = { seat: "red", kept: expect.closeTo(0.98), decisions: 3, good: 1, bad: 1 };
  expect(accuracies([...red, ...others], ["blue", "red"])).toEqual([kept]);
});

/** 0 1 (2 3 (4)) 5, and 6 in place of 0. */
const MOVES: FileMove[] = [undefined, 0, 0, 2, 2, 1, undefined].map((after, place) => ({
  ...(after !== undefined && { after }),
  token: `move ${place}`,
}));

test.each([
  [undefined, "0 1 5", "0,6 1,2"],
  [1, "0 1 5", "0,6 1,2"],
  [2, "0 2 3", "0,6 1,1 2,4"],
  [4, "0 2 4", "0,6 1,1 2,3"],
  [6, "6", "0,0"],
])(
  "a line goes through a move to its end, and has the variations that leave it: %s",
  (through, line, leaving) => {
    const places = placesThrough(MOVES, through);
    expect(places.join(" ")).toBe(line);
    const variations = variationsOf(MOVES, places).map(({ from, place }) => `${from},${place}`);
    expect(variations.join(" ")).toBe(leaving);
  },
);

test("the draws of the proved game follow from its secret, and what was changed of it is found", () => {
  const file = new URL("../../../../../data/proofs/seat-of-kings-committed.json", import.meta.url);
  const proof = JSON.parse(readFileSync(file, "utf8")) as Proof & { readonly events: readonly string[] };
  const draws = proof.events.flatMap((event): DrawFields[] => {
    const [kind, ...cards] = event.split(" ");
    return kind === "lots" || kind === "shuffle" ? [{ kind, cards: cards.map(Number) }] : [];
  });
  expect(check(proof, draws)).toEqual({ draws: 5, fault: undefined });
  expect(check({ ...proof, secret: proof.secret.replace(/^../, "00") }, draws).fault).toBe("commitment");
  const [lots, shuffle, ...others] = draws as [DrawFields, DrawFields & { cards: number[] }, ...DrawFields[]];
  const at = shuffle.cards.indexOf(29);
  expect(shuffle.cards[at + 1]).toBe(14);
  const changed = { ...shuffle, cards: shuffle.cards.with(at, 14).with(at + 1, 29) };
  expect(check(proof, [lots, changed, ...others])).toEqual({ draws: 1, fault: 1 });
  const sent = [...proof.sent].reverse();
  expect(check({ ...proof, sent }, draws).fault).toBe("seat");
  // Draws are others from the one on before which the table was restored.
  const renewals = [{ draw: 2, nonce: "07".repeat(32) }];
  expect(check({ ...proof, renewals }, draws)).toEqual({ draws: 2, fault: 2 });
});
