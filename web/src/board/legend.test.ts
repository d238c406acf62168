import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { HILLS } from "./hill.ts";
import { MARKS, knotText, markText } from "./legend.ts";
import { marks } from "./marks.ts";
import { textOf } from "./shape.ts";
import { EMPTY_BOARD } from "./state.ts";

test("every mark has a picture of its own", () => {
  const pictures = MARKS.map(markText);
  expect(new Set(pictures).size).toBe(MARKS.length);
  for (const picture of pictures) expect(picture).toMatch(/<(circle|path|rect) /);
});

test("a mark is drawn as on the board, and each side has a knot of its own", () => {
  expect(markText("forced")).toContain('class="tara-forced"');
  expect(markText("unlinked")).toContain('class="tara-unlinked"');
  expect(markText("trail").match(/tara-trail-plate/g)).toHaveLength(2);
  expect(markText("reach")).toContain('class="tara-reach-end"');
  expect(knotText(0)).toContain("tara-side-0");
  expect(knotText(1)).toContain("tara-side-1");
});

/** The style sheets of a board. */
const STYLES = ["board", "marks", "motion"].map((name) =>
  readFileSync(new URL(`${name}.css`, import.meta.url), "utf8"),
);

test("whatever a mark is drawn with has its colors in a style sheet", () => {
  const faint = marks({ ...EMPTY_BOARD, legal: HILLS });
  const many = marks({ ...EMPTY_BOARD, ringforts: [["D4"], []], legal: ["D4"] });
  const drawn = [...MARKS.map(markText), ...[...faint, ...many].map(textOf)].join("");
  // Groups and paths within a glyph have none of their own.
  const names = [...drawn.matchAll(/<(?:circle|path|rect) class="([^"]+)"/g)].flatMap(([, all = ""]) =>
    all.split(" "),
  );
  expect(names).toContain("tara-faint");
  const lacking = [...new Set(names)].filter((name) => !STYLES.some((text) => text.includes(`.${name} {`)));
  expect(lacking).toEqual([]);
});
