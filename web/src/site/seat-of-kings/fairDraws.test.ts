import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { DrawFields } from "../../client/wire.ts";
import { check, type Proof } from "./fairDraws.ts";

const file = new URL("../../../../data/proofs/seat-of-kings-committed.json", import.meta.url);
const proof = JSON.parse(readFileSync(file, "utf8")) as Proof & { readonly events: readonly string[] };

const draws = proof.events.flatMap((event): DrawFields[] => {
  const [kind, ...cards] = event.split(" ");
  return kind === "lots" || kind === "shuffle" ? [{ kind, cards: cards.map(Number) }] : [];
});

test("the draws of the proved game follow from its secret", () => {
  expect(check(proof, draws)).toEqual({ draws: 5, fault: undefined });
});

test("another secret, and cards that changed places, are found", () => {
  const other = proof.secret.replace(/^../, "00");
  expect(check({ ...proof, secret: other }, draws).fault).toBe("commitment");
  const [lots, shuffle, ...others] = draws;
  if (lots === undefined || shuffle?.cards === undefined) throw new Error("the game begins with two draws");
  const at = shuffle.cards.indexOf(29);
  expect(shuffle.cards[at + 1]).toBe(14);
  const changed = { ...shuffle, cards: shuffle.cards.with(at, 14).with(at + 1, 29) };
  expect(check(proof, [lots, changed, ...others])).toEqual({ draws: 1, fault: 1 });
  const { commitments, ...old } = proof;
  const sent = [...proof.sent].reverse();
  expect(check({ ...old, sent }, draws).fault).toBe(0);
  expect(commitments).toHaveLength(2);
  expect(check({ ...proof, sent }, draws).fault).toBe("seat");
});

test("draws are others from the one on before which the table was restored", () => {
  const renewals = [{ draw: 2, nonce: "07".repeat(32) }];
  expect(check({ ...proof, renewals }, draws)).toEqual({ draws: 2, fault: 2 });
});
