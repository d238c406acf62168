import { expect, test } from "vitest";

import type { ActionFields, FileMove } from "../../client/wire.ts";
import { linesOf, mainPlaces, movesOf } from "./tree.ts";

const build = (hill: string): ActionFields => ({ kind: "build", hill });

/** A game with a variation that has one of its own, and one at its end. */
const FILE: FileMove[] = [
  { token: "D4", action: build("D4") },
  { after: 0, token: "D3", action: build("D3"), comments: ["forced", "nearly"] },
  { after: 0, token: "C3", action: build("C3") },
  { after: 2, token: "B5", action: build("B5"), comments: ["far", "%draw B5 B5-C3"] },
  { after: 2, token: "E5", action: build("E5") },
  { after: 1, token: "C6", action: build("C6") },
  { after: 1, token: "C5", action: build("C5") },
];

test("a file is lines, and lines are the file again", () => {
  const tree = linesOf(["at first"], FILE);
  const words = (line: readonly ActionFields[]) =>
    line.map((action) => "hill" in action && action.hill).join(" ");
  expect(words(tree.game)).toBe("D4 D3 C6");
  expect(tree.branches.map(words)).toEqual(["D4 C3 B5", "D4 C3 E5", "D4 D3 C5"]);
  expect(Object.values(tree.sketches)).toEqual([{ rings: ["B5"], arrows: [["B5", "C3"]] }]);
  expect(mainPlaces(FILE)).toEqual([0, 1, 5]);
  const written = movesOf(tree);
  expect(
    linesOf(
      ["at first"],
      written.map((mv) => ({ ...mv, token: "", action: mv.action as ActionFields })),
    ),
  ).toEqual(tree);
  expect(written).toHaveLength(FILE.length);
});

test("a game without a move has its comment alone", () => {
  const empty = { game: [], branches: [], comments: { "": ["empty"] }, sketches: {} };
  expect(linesOf(["empty"], [])).toEqual(empty);
  expect(movesOf(empty)).toEqual([]);
});
