import { expect, test } from "vitest";

import type { RingfortsView } from "../../client/wire.ts";
import { litHills, outlinesKingdoms } from "./litHills.ts";

const BOARD: RingfortsView = {
  phase: "battle",
  ringforts: ["C3,C4", "D4,E5"],
  links: ["C3-C4", ""],
  besieged: ["", "D4"],
  must_capture: "D4",
  qualified: "A",
  priorities: [["B2", "B3,C2", "D2"], []],
  areas: ["B1,B2", "B6"],
  reach: { C3: "A4,B5", C4: "B5" },
};

const of = (word: string, side?: number, turn?: number) => litHills(BOARD, { word, side }, turn);

test("a word lights the hills that it is about", () => {
  expect(of("term-siege")).toEqual(["D4"]);
  expect(of("mark-legend-forced")).toEqual(["D4"]);
  expect(of("measure-territory", 1)).toEqual(["D4", "E5"]);
  expect(of("measure-bridges", 0)).toEqual(["C3", "C4"]);
  expect(of("measure-bridges", 1)).toEqual([]);
  expect(of("term-qualified")).toEqual(["A2", "A3", "A4", "A5", "A6"]);
  expect(of("mark-legend-order")).toEqual(["B3", "C2", "D2"]);
  expect(of("term-area", undefined, 1)).toEqual(["B6"]);
  expect(of("mark-legend-reach")).toEqual(["A4", "B5"]);
  expect(of("lead")).toEqual([]);
  expect(litHills(BOARD, undefined)).toEqual([]);
});

test("kingdoms are outlined, not lit", () => {
  expect(of("measure-kingdoms", 0)).toEqual([]);
  expect(outlinesKingdoms({ word: "measure-kingdoms", side: 0 })).toBe(true);
  expect(outlinesKingdoms({ word: "measure-territory" })).toBe(false);
  expect(outlinesKingdoms(undefined)).toBe(false);
});
