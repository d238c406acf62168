/** An arrow between two places of a picture, such as a reader draws it. */

import { path, shape, type Shape } from "./shape.ts";

/** The middle of a place. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The classes of an arrow: of what lies below it, its line, and its head. */
export interface ArrowNames {
  readonly wide: string;
  readonly line: string;
  readonly head: string;
}

/** A line from place to place with a head, on a wider one; nothing if both are one. */
export function arrowShapes(names: ArrowNames, start: Point, end: Point, width: number): Shape[] {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return [];
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const along = (far: number, aside = 0) =>
    `${Math.round(start.x + far * x - aside * y)} ${Math.round(start.y + far * y + aside * x)}`;
  // The head ends before the middle, where a number or a piece stands.
  const [tip, neck, half] = [length - 200, length - 200 - 3 * width, 1.6 * width];
  const line = `M${along(230)}L${along(neck)}`;
  const head = `M${along(tip)}L${along(neck, half)}L${along(neck, -half)}Z`;
  return [
    shape("path", { class: names.wide, d: `${line}${head}`, "stroke-width": width + 40 }),
    shape("path", { class: names.line, d: line, "stroke-width": width }),
    path(names.head, head),
  ];
}
