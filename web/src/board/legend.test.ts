import { expect, test } from "vitest";

import { MARKS, knotText, markText } from "./legend.ts";

test("every mark has a picture of its own", () => {
  const pictures = MARKS.map(markText);
  expect(new Set(pictures).size).toBe(MARKS.length);
  for (const picture of pictures) expect(picture).toMatch(/<(circle|path|rect) /);
});

test("a mark is drawn as on the board", () => {
  expect(markText("forced")).toContain('class="tara-forced"');
  expect(markText("unlinked")).toContain('class="tara-unlinked"');
  expect(markText("trail").match(/tara-trail-plate/g)).toHaveLength(2);
  expect(markText("reach")).toContain('class="tara-reach-end"');
});

test("each side has a knot of its own", () => {
  expect(knotText(0)).toContain("tara-side-0");
  expect(knotText(1)).toContain("tara-side-1");
});
