/** Small parts of pictures: groups that are moved and scaled, and texts of glyphs. */

import { path, shape, words, type Shape } from "../board/shape.ts";
import { GLYPHS, type Pair } from "./shapes.ts";

/** The anchor of a text. */
export type Anchor = "left" | "middle" | "right";

/** A group of a class, moved and scaled. */
export function placed(name: string, children: readonly Shape[], [x, y]: Pair, scale = 1): Shape {
  const sized = scale === 1 ? "" : ` scale(${scale})`;
  return shape("g", { class: name, transform: `translate(${x} ${y})${sized}` }, children);
}

/** Texts that were drawn before: names and numbers stay as they are from move to move. */
const known = new Map<string, Shape>();

/** A text of glyphs, 200 high before it is scaled; characters without a glyph are left out. */
export function glyphs(
  name: string,
  text: string,
  at: Pair,
  scale: number,
  anchor: Anchor = "middle",
): Shape {
  const key = [name, text, at, scale, anchor].join(" ");
  const shape = known.get(key) ?? newGlyphs(name, text, at, scale, anchor);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, shape);
  return shape;
}

/** More texts than these are not kept. */
const MAX_KNOWN = 500;

function newGlyphs(name: string, text: string, at: Pair, scale: number, anchor: Anchor): Shape {
  const lines = laidText(text, anchor).map(({ x, d }) =>
    shape("path", { d, transform: `translate(${x} 0)` }),
  );
  return placed(`kings-glyphs ${name}`, lines, at, scale);
}

/** The lines of a text, each with how far its middle is from the point of the text before it is scaled. */
export function laidText(text: string, anchor: Anchor): { readonly x: number; readonly d: string }[] {
  const known = [...text].flatMap((character) => GLYPHS[character] ?? []);
  const width = known.reduce((sum, { advance }) => sum + advance, 0);
  let x = { left: 0, middle: -width / 2, right: -width }[anchor];
  return known.map(({ advance, d }) => {
    const middle = x + advance / 2;
    x += advance;
    return { x: middle, d };
  });
}

/** A rounded rectangle about a point. */
export function box(name: string, [x, y]: Pair, [width, height]: Pair, round: number): Shape {
  return shape("rect", {
    class: name,
    x: x - width,
    y: y - height,
    width: 2 * width,
    height: 2 * height,
    rx: round,
  });
}

/** A circle about a point. */
export function circle(name: string, [x, y]: Pair, radius: number): Shape {
  return shape("circle", { class: name, cx: x, cy: y, r: radius });
}

export { path, shape, words, type Shape };
