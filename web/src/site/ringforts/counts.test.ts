import { expect, test } from "vitest";

import { countsOf } from "./counts.ts";

test("ringforts, bridges and kingdoms of a board are counted for both sides", () => {
  const ringforts = ["B2B3C3D3E5", "D4"];
  expect(countsOf({ phase: "battle", ringforts, links: ["B2B3B3C3C3D3", ""] })).toEqual({
    territory: [5, 1],
    bridges: [3, 0],
    kingdoms: [2, 1],
  });
});

test("neighbors that are not linked yet are one kingdom, as the server counts them", () => {
  expect(countsOf({ phase: "manoeuvres", ringforts: ["B2B3", "D4F4"] }).kingdoms).toEqual([1, 2]);
});

test("a ring of neighbors is one kingdom", () => {
  expect(countsOf({ phase: "over", ringforts: ["B2B3C2C3", ""] }).kingdoms).toEqual([1, 0]);
});
