/** A stack that is opened, as a scene: its pieces one above the other, the lowest at the foot. */

import { box, glyphs, path, placed, type Shape } from "./draw.ts";
import { choice } from "./marks.ts";
import { isKing, playerOf } from "./names.ts";
import { pieceAt } from "./piece.ts";
import { pickable, type Cell, type Scene } from "./scene.ts";
import { SHAPES, type Pair } from "./shapes.ts";
import type { StackState } from "./state.ts";

/** Half the width of a step, and the height of one. */
const [HALF, STEP] = [760, 660];

/** The scene of an opened stack. Its cells are known by their level from the bottom: `0`, `1` and so on. */
export function stackScene(state: StackState): Scene {
  const count = state.pieces.length;
  const at = (level: number): Pair => [0, (count - 1 - level) * STEP];
  const parts = state.pieces.map((_, level) => ({
    key: `${level}`,
    shape: placed("kings-step", stepShapes(state, level), at(level)),
  }));
  return {
    box: [-HALF - 60, -STEP / 2 - 60, 2 * HALF + 120, Math.max(1, count) * STEP + 120],
    label: state.label,
    attributes: { "data-patterns": state.patterns, "data-picking": state.picking },
    layers: [{ name: "steps", parts: parts.reverse() }],
    cells: state.pieces.map((_, level) => cellOf(state, level, at(level))).reverse(),
  };
}

/** A piece on its step, with its number from below; captives stand behind bars. */
function stepShapes(state: StackState, level: number): Shape[] {
  const piece = state.pieces[level] ?? "";
  const top = state.pieces.at(-1) ?? "";
  const isFort = !isKing(top) && state.pieces.at(-2) === top;
  const isOwn = level === state.pieces.length - 1 || (isFort && level === state.pieces.length - 2);
  const [isChosen, isLegal] = [state.chosen.includes(level), state.legal.includes(level)];
  const plate = (name: string, within: number) =>
    box(name, [0, 0], [HALF - within, STEP / 2 - 20 - within], 90);
  const wall = placed(`kings-fort kings-${playerOf(top)}`, [path("kings-wall", SHAPES.fort)], [0, 0], 0.66);
  return [
    plate(isOwn ? "kings-step-plate" : "kings-step-plate kings-captive", 0),
    glyphs("kings-name", `${level + 1}`, [-HALF + 190, 0], 1),
    pieceAt({ piece, at: [0, 0], scale: 0.66 }),
    ...(isFort && isOwn ? [wall] : []),
    ...(isOwn ? [] : [path("kings-bars", "M-240 -270V270M-80 -270V270M80 -270V270M240 -270V270")]),
    ...(isLegal && !isChosen ? [plate("kings-frame kings-legal", 6)] : []),
    ...(isChosen ? [plate("kings-frame kings-chosen", 6)] : []),
    ...choice(isChosen, false, [HALF - 190, 0]),
  ];
}

function cellOf(state: StackState, level: number, [x, y]: Pair): Cell {
  return {
    id: `${level}`,
    x,
    y,
    half: [HALF, STEP / 2 - 20],
    round: 90,
    row: state.pieces.length - 1 - level,
    rowName: state.names[level],
    name: state.names[level] ?? `${level + 1}`,
    canPick: pickable(state.picking, state.legal.includes(level)),
    isChosen: state.chosen.includes(level),
  };
}
