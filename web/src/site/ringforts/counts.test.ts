import { expect, test } from "vitest";

import { countsOf, leadsOf } from "./counts.ts";

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

test("who led is told by the measure of the game, then by ringforts, and only in Battle", () => {
  const counts: ReturnType<typeof countsOf> = { territory: [5, 4], bridges: [3, 3], kingdoms: [2, 1] };
  const led = (by: "kingdoms" | "bridges", hasSpare = false) => leadsOf("battle", counts, by, hasSpare);
  expect(led("kingdoms")).toEqual({ by: "kingdoms", counts: [2, 1], fewer: true, side: 1 });
  expect(led("bridges")).toEqual({
    by: "bridges",
    counts: [3, 3],
    fewer: false,
    tie: { by: "territory", counts: [5, 4], fewer: false, side: 0 },
  });
  expect(led("bridges", true)?.tie?.by).toBe("spare");
  expect(
    leadsOf("manoeuvres", countsOf({ phase: "battle", ringforts: ["B2", "D4"] }), "kingdoms", false),
  ).toBe(undefined);
  expect(leadsOf("battle", countsOf({ phase: "battle", ringforts: ["B2", ""] }), "bridges", false)).toBe(
    undefined,
  );
});
