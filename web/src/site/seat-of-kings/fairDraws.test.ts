import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { check, type Proof } from "./fairDraws.ts";

const file = new URL("../../../../data/proofs/seat-of-kings.json", import.meta.url);
const proof = JSON.parse(readFileSync(file, "utf8")) as Proof;

test("the draws of the proved game follow from its secret", () => {
  expect(check(proof)).toEqual({ draws: 5, fault: undefined });
});

test("another secret, and cards that changed places, are found", () => {
  expect(check({ ...proof, secret: proof.secret.replace(/^../, "00") }).fault).toBe("commitment");
  const [lots = "", shuffle = "", ...others] = proof.events;
  const changed = shuffle.replace("29 14", "14 29");
  expect(changed).not.toBe(shuffle);
  expect(check({ ...proof, events: [lots, changed, ...others] })).toEqual({ draws: 1, fault: 1 });
  expect(check({ ...proof, sent: [...proof.sent].reverse() }).fault).toBe(0);
});
