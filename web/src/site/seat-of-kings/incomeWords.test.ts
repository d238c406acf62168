import { expect, test } from "vitest";

import type { RegionView } from "../../client/wire.ts";
import { incomeLines } from "./incomeWords.ts";

const region = (...blue: number[]) => ({ controls: { blue, red: [5, 5, 5, 5, 0] } }) as unknown as RegionView;

test("income says what brings how much, and in how many regions a rank is held", () => {
  const regions = [region(2, 0, 1, 0, 0), region(1, 0, 0, 0, 0), region(3, 0, 1, 0, 0)];
  expect(incomeLines({ most: { ulster: "FH" }, spread: "FW" }, "blue", regions)).toEqual([
    "Most positions in Ulster: Farmers and Herdsmen, 2 cumals",
    "Farmers in 3 regions and Warriors in 2 regions, 2 cumals",
  ]);
});

test("income of a round that is over says the ranks without numbers of regions, which have changed since", () => {
  expect(incomeLines({ most: { munster: "C" }, spread: "H" }, "blue")).toEqual([
    "Most positions in Munster: Chieftains, 1 cumal",
    "In more than one region: Herdsmen, 1 cumal",
  ]);
  expect(incomeLines({ spread: "FH" }, "blue")).toEqual([
    "In more than one region: Farmers and Herdsmen, 2 cumals",
  ]);
  expect(incomeLines({}, "blue")).toEqual([]);
});
