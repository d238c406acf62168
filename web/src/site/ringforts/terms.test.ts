import { expect, test } from "vitest";

import { sayOf } from "../words.ts";
import { termsOf } from "./terms.ts";

test("the words that count at a moment are explained", () => {
  expect(termsOf("sacred-hill-1", { phase: "manoeuvres" })).toEqual(["manoeuvres"]);
  const all = termsOf("sacred-hill-2", {
    phase: "battle",
    must_capture: "D4",
    lull: true,
    qualified_rows: ["A", ""],
    area_counts: [[2, 1]],
    unlinked: ["B2", ""],
    turns_left: 1,
  });
  expect(all).toEqual(["battle", "siege", "lull", "qualified", "area", "unlinked", "out"]);
  expect(termsOf("high-kings-1", { phase: "battle", turns_left: 1, kings_lost: [0, 0] })).toEqual(["battle"]);
  expect(termsOf("four-treasures", { phase: "battle", must_capture: "D4" })).toEqual(["siege"]);
  for (const term of all) expect(sayOf(`term-${term}`, "about")).not.toBe(`term-${term}.about`);
});
