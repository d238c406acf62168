import { expect, test } from "vitest";

import type { RingfortsView } from "../../client/wire.ts";
import { beside, litBy } from "./litBy.ts";

const BOARD: RingfortsView = {
  phase: "battle",
  ringforts: ["C4D3", "B1D4"],
  besieged: ["", "B1"],
  priorities: [["A2", "C3", "D5"], []],
};

test("a hill beside a missing corner has two neighbors, one inside four", () => {
  expect(beside("B1")).toEqual(["B2", "C1"]);
  expect(beside("D4")).toEqual(["C4", "D3", "D5", "E4"]);
});

test("a besieged ringfort lights its besiegers, an order of priority the ringforts that it counts", () => {
  expect(litBy(BOARD, "B1", 0)).toEqual(["B2", "C1"]);
  expect(litBy(BOARD, "C3", 0)).toEqual(["C4", "D3"]);
  expect(litBy(BOARD, "C3", 1)).toEqual([]);
  expect(litBy(BOARD, "D4", 0)).toEqual([]);
});
