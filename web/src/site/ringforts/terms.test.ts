import { expect, test } from "vitest";

import { sayOf } from "../words.ts";
import { termsOf } from "./terms.ts";

test("the words that count at a moment are explained", () => {
  expect(termsOf({ phase: "manoeuvres" })).toEqual(["manoeuvres"]);
  const all = termsOf({
    phase: "battle",
    must_capture: "D4",
    lull: true,
    qualified_rows: ["A", ""],
    area_counts: [[2, 1]],
    unlinked: ["B2", ""],
    turns_left: 1,
  });
  expect(all).toEqual(["battle", "siege", "lull", "qualified", "area", "unlinked", "out"]);
  expect(termsOf({ phase: "battle", turns_left: 1, kings_lost: [0, 0] })).toEqual(["battle"]);
  for (const term of all) expect(sayOf(`term-${term}`, "about")).not.toBe(`term-${term}.about`);
});
