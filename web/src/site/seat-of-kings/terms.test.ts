import { expect, test } from "vitest";

import { learn, sayOf } from "../words.ts";
import { termsOf } from "./terms.ts";

const ASKED = ["turn", "place", "activate", "promote", "traitor", "exchange", "garrison", "ransom"];

test("the words of a question are explained, and those of a draft by what it can do", async () => {
  await learn("kings");
  expect(termsOf("traitor")).toEqual(["traitor", "dominant"]);
  expect(termsOf("start")).toEqual([]);
  expect(termsOf("turn", { canActivate: false })).toEqual([]);
  expect(termsOf("turn", { canActivate: true })).toEqual(["activation"]);
  const all = new Set(["fit", ...ASKED.flatMap((question) => termsOf(question))]);
  expect(all.size).toBe(7);
  for (const term of all) expect(sayOf(`kings-term-${term}`, "about")).not.toMatch(/^kings-term/);
});
