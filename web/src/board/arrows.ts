/** Arrows and rings over the board: the best moves of an analysis, and what the reader draws. */

import { arrowShapes } from "./arrow.ts";
import { SIGNS } from "./forms.ts";
import type { Bridge } from "./hill.ts";
import { BESIDE_KING, middle } from "./marks.ts";
import { group, path, shape, type Shape } from "./shape.ts";
import type { Arrow } from "./sketch.ts";
import type { BoardState } from "./state.ts";

/** The size of the mark of the best move, and of those of the next ones. */
const SCALES = [1, 0.78, 0.6];

/** The distances aside of the numbers of moves that end on one hill, so that all are seen. */
const ASIDE = [0, 340, -340];

/** The best moves, the best one last so that it lies above the others. */
export function bestMoves(state: BoardState): Shape[] {
  const { best } = state.overlays;
  const drawn = best.map((move, rank) => {
    const scale = SCALES[rank] ?? 0.6;
    const number = SIGNS.glyphs[String(rank + 1) as keyof typeof SIGNS.glyphs];
    const parts = [
      shape("circle", { class: "tara-hint-plate", r: 190 }),
      shape("g", { class: "tara-glyph" }, [path("", number ?? "")]),
    ];
    const { x, y } = middle(state, move.to);
    const aside = ASIDE[best.slice(0, rank).filter(({ to }) => to === move.to).length] ?? 0;
    const beside = state.kings.flat().includes(move.to) ? BESIDE_KING : 0;
    const sized = shape("g", { transform: `scale(${scale})` }, parts);
    return [
      ...(move.link === undefined ? [] : bridge(state, move.link, scale)),
      ...(move.from === undefined ? [] : arrow("tara-best", state, [move.from, move.to], 84 * scale)),
      group("tara-mark tara-hint", [sized], { x: x + aside + beside, y: y - beside }),
    ];
  });
  return drawn.reverse().flat();
}

/** The rings and arrows of the reader. */
export function sketch(state: BoardState): Shape[] {
  const { rings, arrows } = state.overlays.sketch;
  return [
    ...rings.map((hill) =>
      group("tara-mark tara-sketch", [shape("circle", { class: "tara-ring", r: 440 })], middle(state, hill)),
    ),
    ...arrows.flatMap((each) => arrow("tara-drawn", state, each, 84)),
  ];
}

/** An arrow from hill to hill, on a wider one of the color of the land, so that it is seen over knots too. */
function arrow(name: string, state: BoardState, [from, to]: Arrow, width: number): Shape[] {
  const names = { wide: "tara-arrow-wide", line: `tara-arrow ${name}`, head: `tara-head ${name}` };
  return arrowShapes(names, middle(state, from), middle(state, to), width);
}

/** The place of a bridge, as a bar across the border of its hills. */
function bridge(state: BoardState, [one, other]: Bridge, scale: number): Shape[] {
  const [from, to] = [middle(state, one), middle(state, other)];
  const part = (share: number) =>
    `${Math.round(from.x + share * (to.x - from.x))} ${Math.round(from.y + share * (to.y - from.y))}`;
  const d = `M${part(0.38)}L${part(0.62)}`;
  return [
    shape("path", { class: "tara-arrow-wide", d, "stroke-width": 110 * scale + 40 }),
    shape("path", { class: "tara-arrow tara-best", d, "stroke-width": 110 * scale }),
  ];
}
