import { expect, test } from "vitest";

import type { KingsView, LogDetail, RegionView } from "../../client/wire.ts";
import { movesIn, movesOf } from "./forts.ts";
import { stackWith } from "./planMarks.ts";

const moved = (from: string, to: string, region = "ulster"): LogDetail => ({
  kind: "place",
  position: to,
  region,
  effects: [
    { effect: "fort_moved", from, to },
    { effect: "returned", seat: "blue", pieces: 1 },
  ],
});

const ulster = (...forts: string[]) => ({ region: "ulster", forts }) as unknown as RegionView;
const before = (...forts: string[]) => ({ regions: [ulster(...forts)] }) as unknown as KingsView;

test("a step says which fort it moves", () => {
  expect(movesIn(moved("H2", "W3"))).toEqual([{ from: "H2", to: "W3" }]);
  const made = { kind: "place", position: "H2", effects: [{ effect: "fort_made", at: "H2" }] } as LogDetail;
  expect([movesIn(made), movesIn(undefined)]).toEqual([[], []]);
});

test("a fort that moves on in a draft moves from where it stood to where it is", () => {
  const steps = [moved("H2", "W3"), moved("W3", "C1")];
  expect(movesOf(steps, before("H2"), ulster("C1"))).toEqual([{ from: "H2", to: "C1" }]);
});

test("a fort that comes back, was made in the draft, is gone, or is elsewhere does not move", () => {
  expect(movesOf([moved("H2", "W3"), moved("W3", "H2")], before("H2"), ulster("H2"))).toEqual([]);
  expect(movesOf([moved("H2", "W3")], before(), ulster("W3"))).toEqual([]);
  expect(movesOf([moved("H2", "W3")], before("H2"), ulster())).toEqual([]);
  expect(movesOf([moved("H2", "W3", "munster")], before("H2"), ulster("H2"))).toEqual([]);
  expect(movesOf(undefined, before("H2"), ulster("H2"))).toEqual([]);
});

test("a piece lies on what it captures, without the own captives there, and on an own one as a fort", () => {
  expect(stackWith([], "blue")).toEqual(["blue"]);
  expect(stackWith(["blue", "white", "red"], "blue")).toEqual(["white", "red", "blue"]);
  expect(stackWith(["red", "blue"], "blue")).toEqual(["red", "blue", "blue"]);
});

test("nothing is placed on a fort or a King piece of somebody else", () => {
  expect(stackWith(["blue", "red", "red"], "blue")).toBeUndefined();
  expect(stackWith(["RED"], "blue")).toBeUndefined();
});
