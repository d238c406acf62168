/** The layers of a picture, from the ground up. What can be picked lies above them all, in `grid.ts`. */

import { bestMoves, sketch } from "./arrows.ts";
import { BOARD, frameWith } from "./face.ts";
import { KINGS } from "./forms.ts";
import { ghost } from "./ghost.ts";
import { ground, hills, veil } from "./ground.ts";
import { HILLS, placeOf, type Hill } from "./hill.ts";
import { cast, knotAt, knots, linkedGroups } from "./knots.ts";
import { marks, middle } from "./marks.ts";
import { outlinePath } from "./outline.ts";
import { group, path, shape, textOf, type Shape } from "./shape.ts";
import type { BoardState, Side } from "./state.ts";

/** A layer of a picture. */
export interface Layer {
  readonly name: string;
  readonly shapes: readonly Shape[];
}

/** The `viewBox` of a picture. */
export function viewBox({ coordinates }: BoardState): string {
  const { left, top, size } = frameOf(coordinates);
  return `${left} ${top} ${size} ${size}`;
}

/** The corner and the size of a picture, which is its frame, with coordinates or without. */
export function frameOf(hasCoordinates: boolean): { left: number; top: number; size: number } {
  const { beyond } = frameWith(hasCoordinates);
  return { left: -beyond, top: -beyond, size: BOARD + 2 * beyond };
}

/** The layers below the kings. */
export function layers(state: BoardState): Layer[] {
  const [below, above] = layersAroundKnots(state);
  return [...below, knotLayer(state), ...above];
}

/** The layers below the knots, and those above them. */
export function layersAroundKnots(state: BoardState): [Layer[], Layer[]] {
  const below = [
    { name: "ground", shapes: ground(state) },
    { name: "tints", shapes: tints(state) },
    { name: "hills", shapes: hills(state) },
  ];
  const above = [
    { name: "veil", shapes: veil(state) },
    { name: "ghost", shapes: ghost(state) },
    { name: "marks", shapes: marks(state) },
    { name: "arrows", shapes: [...bestMoves(state), ...sketch(state)] },
  ];
  return [below, above];
}

/** The layer of ringforts and bridges. */
export function knotLayer(state: BoardState): Layer {
  return { name: "knots", shapes: [...knots(state, 0), ...knots(state, 1)] };
}

/** A king of a side, about its hill. */
export function king(side: Side): Shape[] {
  const { plate, crown } = KINGS[side];
  return [cast("tara-cast-plate", plate), path("tara-plate", plate), path("tara-crown", crown)];
}

/** All layers of a picture where nothing is picked. */
export function allLayers(state: BoardState): Layer[] {
  const kings = ([0, 1] as const).flatMap((side) =>
    state.kings[side].map((hill) => group(`tara-king tara-side-${side}`, king(side), middle(state, hill))),
  );
  return [...layers(state), { name: "kings", shapes: kings }];
}

/** The whole picture as text. Its words are the label of the state. */
export function pictureOf(state: BoardState): string {
  return svgText(
    state,
    allLayers(state).map(({ name, shapes }) => group(`tara-${name}`, shapes)),
  );
}

/** The whole picture as text, drawn in tasks of one knot each: on a slow phone, all of them take 150 ms. */
export async function pictureInTasks(state: BoardState): Promise<string> {
  for (const side of [0, 1] as const) {
    for (const hills of linkedGroups(state, side)) {
      // It is known from then on.
      knotAt(state, hills, side);
      await new Promise((go) => setTimeout(go));
    }
  }
  return pictureOf(state);
}

function svgText(state: BoardState, parts: readonly Shape[]): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    class: "tara-board",
    viewBox: viewBox(state),
    role: "img",
    "aria-label": state.label,
    "data-patterns": state.patterns,
  };
  return textOf(shape("svg", attributes, parts));
}

/** The marks that lie flat on the ground: rows, kingdoms, the last move. */
function tints(state: BoardState): Shape[] {
  const { qualified, kingdoms, isKingdomPointed } = state.overlays;
  const name = isKingdomPointed ? "tara-kingdom tara-looked-at" : "tara-kingdom";
  const places = (hills: readonly Hill[]) => hills.map((hill) => placeOf(hill, state.orientation));
  const rows = [...qualified].map((name) => HILLS.filter((hill) => hill.includes(name)));
  return [
    ...rows.map((row) => path("tara-qualified", outlinePath(places(row)))),
    ...state.lastMove.map((hill) => square("tara-last", state, hill)),
    ...([0, 1] as const).flatMap((side) =>
      kingdoms[side].map((hills) => path(`${name} tara-side-${side}`, outlinePath(places(hills)))),
    ),
  ];
}

function square(name: string, state: BoardState, hill: Hill): Shape {
  const { x, y } = middle(state, hill);
  return shape("rect", { class: name, x: x - 475, y: y - 475, width: 950, height: 950, rx: 120 });
}
