// What a piece would make of the stack that it comes to.

import { expect, test } from "vitest";

import { stackWith } from "./planMarks.ts";

test("a piece lies on what it captures, without the own captives there, and on an own one as a fort", () => {
  expect(stackWith([], "blue")).toEqual(["blue"]);
  expect(stackWith(["blue", "white", "red"], "blue")).toEqual(["white", "red", "blue"]);
  expect(stackWith(["red", "blue"], "blue")).toEqual(["red", "blue", "blue"]);
});

test("nothing is placed on a fort or a King piece of somebody else", () => {
  expect(stackWith(["blue", "red", "red"], "blue")).toBeUndefined();
  expect(stackWith(["RED"], "blue")).toBeUndefined();
});
