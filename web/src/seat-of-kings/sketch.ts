/** Rings and arrows that a reader draws on a picture. */

import { arrowShapes } from "../board/arrow.ts";
import { shape } from "../board/shape.ts";
import type { Sketch } from "../board/sketch.ts";
import type { Part, Scene } from "./scene.ts";

const NAMES = { wide: "kings-arrow-wide", line: "kings-arrow", head: "kings-arrow-head" };
const WIDTH = 84;
const RADIUS = 420;

/** A scene with a drawing above all else, whose places are cells by their ids. */
export function sketched(scene: Scene, { rings, arrows }: Sketch<string>): Scene {
  const cellOf = (id: string) => scene.cells.find((cell) => cell.id === id);
  const ringParts = rings.flatMap((id): Part[] => {
    const cell = cellOf(id);
    if (cell === undefined) return [];
    return [{ key: id, shape: shape("circle", { class: "kings-ring", cx: cell.x, cy: cell.y, r: RADIUS }) }];
  });
  const arrowParts = arrows.flatMap(([from, to]): Part[] => {
    const [start, end] = [cellOf(from), cellOf(to)];
    if (start === undefined || end === undefined) return [];
    return [{ key: `${from}-${to}`, shape: shape("g", {}, arrowShapes(NAMES, start, end, WIDTH)) }];
  });
  return { ...scene, layers: [...scene.layers, { name: "sketch", parts: [...ringParts, ...arrowParts] }] };
}
