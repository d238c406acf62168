import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

import { tokens, tokensCss } from "../../build/tokens.ts";

const { page, board, kings, measures } = tokens();

/** A color of the light theme (0) or of the dark (1). */
function colorOf(group: typeof page, name: string, theme: number): string {
  const color = group[name];
  if (color === undefined) throw new Error(`no ${name}`);
  return typeof color === "string" ? color : (color[theme] as string);
}

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ["light", 0],
  ["dark", 1],
])("in the %s theme", (_, theme) => {
  const of = (name: string) => colorOf(page, name, theme);

  test.each(["ink", "soft", "accent", "warn", "first", "second"])("%s can be read on all grounds", (name) => {
    for (const ground of ["ground", "panel", "raised"])
      expect(contrast(of(name), of(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  test("what stands on the accent and on a seat's color can be read", () => {
    expect(contrast(of("on-accent"), of("accent"))).toBeGreaterThanOrEqual(4.5);
    for (const seat of ["red", "blue", "white", "yellow"])
      expect(contrast(of(`seat-${seat}-ink`), of(`seat-${seat}`)), seat).toBeGreaterThanOrEqual(4.5);
  });

  const lands = [
    ...["land", "land-rim", "bank", "hollow"].map((land) => colorOf(board, land, theme)),
    ...["ulster", "leinster", "munster", "connacht", "brick"].map((land) => colorOf(kings, land, theme)),
  ];

  test.each(["legal", "forced", "hint", "pointed"])("the mark %s is seen on all lands", (name) => {
    for (const land of lands) expect(contrast(of(name), land), land).toBeGreaterThanOrEqual(3);
  });

  test("what happened is seen on all lands and on thrones: its edge by day, its light by night", () => {
    const [light, edge] = [of("last"), of("last-edge")];
    for (const land of [...lands, ...["high", "throne"].map((land) => colorOf(kings, land, theme))])
      expect(Math.max(contrast(light, land), contrast(edge, land)), land).toBeGreaterThanOrEqual(3);
    // Its numbers have the color of its edge.
    expect(contrast(edge, light)).toBeGreaterThanOrEqual(4.5);
  });

  test("what happened is orange, apart from every gold", () => {
    const yellow = (color: string) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
      return (green - blue) / (red - blue);
    };
    for (const gold of [colorOf(board, "frame-line", theme), colorOf(kings, "throne", theme)])
      expect(yellow(gold) - yellow(of("last")), gold).toBeGreaterThan(0.1);
  });

  test.each([
    ["names of hills can be read", "glyph", ["land", "land-rim"]],
    ["the edge of a vacant hill is seen", "ditch-edge", ["land", "land-middle", "land-rim"]],
  ])("%s", (_name, ink, grounds) => {
    for (const land of grounds)
      expect(contrast(colorOf(board, ink, theme), colorOf(board, land, theme)), land).toBeGreaterThanOrEqual(
        3,
      );
  });
});

test("every token has its custom property, once", () => {
  const names = [...tokensCss(tokens()).matchAll(/^ {2}(--[\w-]+):/gm)].map((match) => match[1]);
  expect(new Set(names).size).toBe(names.length);
  const count = [page, board, kings, measures].map((group) => Object.keys(group).length);
  expect(names).toHaveLength(count.reduce((sum, each) => sum + each, 0));
});

const SOURCE = fileURLToPath(new URL("..", import.meta.url));

/** Digits at the edge of a board are as large as the board allows. */
const ON_BOARD = ["site/ringforts/EdgeCounts.svelte"];

/** The sizes of type that a style sheet gives beside the four tokens, and tokens that it changes outside a media query. */
function strangeSizes(css: string): string[] {
  const given = [...css.matchAll(/font(?:-size)?\s*[:=]\s*([^;}]*)/g)].map(([, size = ""]) => size.trim());
  const plain = css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  const isToken = (size: string) => /^(inherit|var\(--text-(s|m|l|xl)\)( ?\/[^]*)?)$/.test(size);
  return [...given.filter((size) => !isToken(size)), ...(plain.match(/--text-\w+\s*:[^;}]*/g) ?? [])];
}

test("type has four sizes", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|css)$/.test(name))
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !ON_BOARD.includes(name));
  expect(files).toContain("site/page.css");
  const strange = files.map((name) => [name, strangeSizes(readFileSync(SOURCE + name, "utf8"))] as const);
  expect(strange.filter(([, sizes]) => sizes.length > 0)).toEqual([]);
});

test.each([
  ["font-size: 0.9rem;", 1],
  ["font: 700 1rem serif;", 1],
  ["style:font-size={size}", 1],
  ["p { --text-m: 1.1rem; }", 1],
  // A media query may change what a size is.
  ["@media (width > 40rem) { p { --text-m: 1.1rem; font-size: var(--text-m); } }", 0],
])("of the sizes in %s so many are its own: %i", (css, count) =>
  expect(strangeSizes(css)).toHaveLength(count),
);
