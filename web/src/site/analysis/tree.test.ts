import { expect, test } from "vitest";

import type { ActionFields, FileMove } from "../../client/wire.ts";
import { CELLS, commentsOf, HILLS, parted, writtenOf } from "./drawings.ts";
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

const DRAWN = { rings: ["D4", "F6"], arrows: [["C3", "E5"]] } as const;

test("a drawing is a comment, and comes back as a drawing", () => {
  const written = { comments: { "1": ["Not D5."] }, sketches: { "1": DRAWN, "2": DRAWN } };
  const comments = {
    "1": commentsOf(written, "1", HILLS),
    "2": commentsOf(written, "2", HILLS),
    "3": commentsOf(written, "3", HILLS),
  };
  expect(comments).toEqual({
    "1": ["Not D5.", "%draw D4 F6 C3-E5"],
    "2": ["%draw D4 F6 C3-E5"],
    "3": [],
  });
  expect(writtenOf(comments, HILLS)).toEqual(written);
});

test("several drawings at a move are one", () => {
  const { texts, sketch } = parted(["%draw D4", "here", "%draw D4 C3-E5"], HILLS);
  expect(texts).toEqual(["here"]);
  expect(sketch).toEqual({ rings: ["D4"], arrows: [["C3", "E5"]] });
});

test.each(["%draw", "%draw Z9", "%draw D4-", "%draw C3-C3", "%draw C3-D4-E5", "%draws D4", "see %draw D4"])(
  "a comment that is no drawing stays a comment: %s",
  (comment) => {
    expect(parted([comment], HILLS).texts).toEqual([comment]);
  },
);

test("positions of Seat of Kings have their region", () => {
  const sketch = { rings: ["ulster F2"], arrows: [["ulster F2", "munster K"]] } as const;
  const comments = commentsOf({ comments: {}, sketches: { "1": sketch } }, "1", CELLS);
  expect(comments).toEqual(["%draw ulster.F2 ulster.F2-munster.K"]);
  expect(parted(comments, CELLS)).toEqual({ texts: [], sketch });
  expect(parted(["%draw F2"], CELLS).texts).toEqual(["%draw F2"]);
});
