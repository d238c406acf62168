import { expect, test } from "vitest";

import { CELLS, HILLS, commentsOf, parted, writtenOf } from "./drawings.ts";

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
