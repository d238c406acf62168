import { expect, test } from "vitest";

import { countsOf } from "./counts.ts";

test("ringforts, bridges and kingdoms of a board are counted for both sides", () => {
  const ringforts = ["B2B3C3D3E5", "D4"];
  expect(countsOf({ phase: "battle", ringforts, links: ["B2B3B3C3", ""] })).toEqual({
    territory: [5, 1],
    bridges: [2, 0],
    kingdoms: [3, 1],
  });
});

test("a ring of bridges is one kingdom", () => {
  const ringforts = ["B2B3C2C3", ""];
  expect(countsOf({ phase: "over", ringforts, links: ["B2B3B2C2B3C3C2C3", ""] }).kingdoms).toEqual([1, 0]);
});
