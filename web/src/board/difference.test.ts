import { expect, test, vi } from "vitest";

import { common, differenceOf, isSamePosition } from "./difference.ts";
import { bridgesOf, hillsOf } from "./hill.ts";
import { recall } from "./recall.ts";
import { EMPTY_BOARD, STILL, type BoardState } from "./state.ts";

const MOVING = { ...STILL, ms: 400 };
const board = (red: string, blue = "", bridges = "", more: Partial<BoardState> = {}): BoardState => ({
  ...EMPTY_BOARD,
  motion: MOVING,
  ringforts: [hillsOf(red), hillsOf(blue)],
  bridges: bridgesOf(bridges),
  ...more,
});

test("a ringfort that comes brings its bridges, which grow out of it", () => {
  const found = differenceOf(board("C4"), board("C4D4", "", "C4D4"));
  expect(found?.come).toEqual([{ hill: "D4", side: 0 }]);
  expect(found?.bridges).toEqual([[["D4", "C4"], 0]]);
});

test("a captured ringfort turns over, and one that was taken back is gone", () => {
  const turned = differenceOf(board("", "D4"), board("D4"));
  expect([turned?.turned, turned?.come, turned?.gone]).toEqual([
    [{ hill: "D4", side: 1 }],
    [{ hill: "D4", side: 0 }],
    [],
  ]);
  expect(differenceOf(board("D4"), board(""))?.gone).toEqual([{ hill: "D4", side: 0 }]);
});

test("nothing moves where nothing shall, nor from one position to another one", () => {
  expect(differenceOf(board(""), board("D4", "", "", { motion: STILL }))).toBeUndefined();
  expect(differenceOf(board("D4"), board("D4", "", "", { legal: ["E4"] }))).toBeUndefined();
  expect(differenceOf(board(""), board("B2C4D6", "E3"))).toBeUndefined();
  expect(differenceOf(board("D4"), board("D4E4", "", "", { orientation: "north" }))).toBeUndefined();
});

test("what is in both states stays in place meanwhile", () => {
  const both = common(board("C4D4", "E4", "C4D4"), board("C4D4E4", "", "C4D4D4E4"));
  expect([both.ringforts, both.bridges]).toEqual([[["C4", "D4"], []], [["C4", "D4"]]]);
  expect(isSamePosition(board("C4D4", "", "C4D4"), board("D4C4", "", "C4D4", { legal: ["E4"] }))).toBe(true);
  expect(isSamePosition(board("C4D4", "", "C4D4"), board("C4D4"))).toBe(false);
});

test("a value is made again only when its source has changed", () => {
  const remembered = recall<object>();
  const make = vi.fn(() => ({}));
  const first = remembered("a", { marks: ["F2"] }, make);
  expect(remembered("a", { marks: ["F2"] }, make)).toBe(first);
  expect(remembered("b", { marks: ["F2"] }, make)).not.toBe(first);
  expect(remembered("a", { marks: ["F3"] }, make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
});
