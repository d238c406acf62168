/** The layers of a picture, from the ground up. What can be picked lies above them all, in `grid.ts`. */

import { SIGNS, KINGS } from "./forms.ts";
import { COLUMNS, HILLS, ROWS, WIDTH, placeOf, type Hill } from "./hill.ts";
import { knots } from "./knots.ts";
import { marks } from "./marks.ts";
import { outlinePath } from "./outline.ts";
import { group, path, shape, textOf, type Shape } from "./shape.ts";
import { ownerOf, type BoardState, type Side } from "./state.ts";
import { PITCH } from "./strands.ts";

/** A layer of a picture. */
export interface Layer {
  readonly name: string;
  readonly shapes: readonly Shape[];
}

/** From the outermost hills to the edge of the ground, and to the middle of the coordinates. */
const [BORDER, BESIDE] = [560, 730];
/** From the outermost hills to the edge of the picture, without coordinates and on the sides that have them. */
const [MARGIN, MARGIN_WITH] = [600, 900];

/** The `viewBox` of a picture. */
export function viewBox({ coordinates }: BoardState): string {
  const low = coordinates ? MARGIN_WITH : MARGIN;
  const size = PITCH * (WIDTH - 1) + low + MARGIN;
  return `${-low} ${-MARGIN} ${size} ${size}`;
}

/** The layers below the kings. */
export function layers(state: BoardState): Layer[] {
  return [
    { name: "ground", shapes: ground(state) },
    { name: "tints", shapes: tints(state) },
    { name: "hills", shapes: hills(state) },
    { name: "knots", shapes: [...knots(state, 0), ...knots(state, 1)] },
    { name: "marks", shapes: marks(state) },
  ];
}

/** A king of a side, about its hill. */
export function king(side: Side): Shape[] {
  return [path("tara-plate", KINGS[side].plate), path("tara-crown", KINGS[side].crown)];
}

/** The whole picture as text, for places where nothing is picked. Its words are the label of the state. */
export function pictureOf(state: BoardState): string {
  const kings = ([0, 1] as const).flatMap((side) =>
    state.kings[side].map((hill) => group(`tara-king tara-side-${side}`, king(side), at(state, hill))),
  );
  const drawn = [...layers(state), { name: "kings", shapes: kings }];
  const parts = drawn.map(({ name, shapes }) => group(`tara-${name}`, shapes));
  return svgText(state, parts);
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

/** The middle of a hill on the picture. */
export function at(state: BoardState, hill: Hill): { x: number; y: number } {
  const { column, row } = placeOf(hill, state.orientation);
  return { x: PITCH * column, y: PITCH * row };
}

function ground(state: BoardState): Shape[] {
  const land = path("tara-land", landPath());
  return state.coordinates ? [land, ...coordinates(state)] : [land];
}

/** The edge of the ground: a square whose corners, where no hill is, are cut off. */
function landPath(): string {
  const [low, high] = [-BORDER, PITCH * (WIDTH - 1) + BORDER];
  const [near, far] = [PITCH - BORDER, PITCH * (WIDTH - 2) + BORDER];
  const corners = [
    [near, low],
    [far, low],
    [high, near],
    [high, far],
    [far, high],
    [near, high],
    [low, far],
    [low, near],
  ];
  return `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
}

/** Letters and numbers, at the foot and at the left of the picture however it is turned. */
function coordinates(state: BoardState): Shape[] {
  const middle = HILLS.filter((hill) => hill.includes("4") || hill.includes("D"));
  const glyph = (name: string, x: number, y: number) =>
    group("tara-glyph", [path("", SIGNS.glyphs[name as keyof typeof SIGNS.glyphs])], { x, y });
  const foot = PITCH * (WIDTH - 1) + BESIDE;
  return [...COLUMNS, ...ROWS].map((name) => {
    const line = middle.find((hill) => hill === name + "4" || hill === "D" + name) ?? "";
    const { column, row } = placeOf(line, state.orientation);
    const isAcross =
      COLUMNS.includes(name) === (state.orientation === "south" || state.orientation === "north");
    return isAcross ? glyph(name, PITCH * column, foot) : glyph(name, -BESIDE, PITCH * row);
  });
}

/** What lies flat on the ground: rows, areas, kingdoms, the last move. */
function tints(state: BoardState): Shape[] {
  const { qualified, area, kingdoms } = state.overlays;
  const places = (hills: readonly Hill[]) => hills.map((hill) => placeOf(hill, state.orientation));
  const rows = [...qualified].map((name) => HILLS.filter((hill) => hill.includes(name)));
  return [
    ...rows.map((row) => path("tara-qualified", outlinePath(places(row)))),
    ...state.lastMove.map((hill) => square("tara-last", state, hill)),
    ...(area.length > 0 ? [path("tara-area", outlinePath(places(area)))] : []),
    ...([0, 1] as const).flatMap((side) =>
      kingdoms[side].map((hills) => path(`tara-kingdom tara-side-${side}`, outlinePath(places(hills)))),
    ),
  ];
}

function square(name: string, state: BoardState, hill: Hill): Shape {
  const { x, y } = at(state, hill);
  return shape("rect", { class: name, x: x - 475, y: y - 475, width: 950, height: 950, rx: 120 });
}

/** The vacant hills; those outside an area are dim. */
function hills(state: BoardState): Shape[] {
  const { area } = state.overlays;
  const isDim = (hill: Hill) => area.length > 0 && !area.includes(hill);
  const vacant = HILLS.filter((hill) => ownerOf(state, hill) === undefined);
  return vacant.map((hill) => {
    const { x, y } = at(state, hill);
    return shape("circle", { class: isDim(hill) ? "tara-hill tara-dim" : "tara-hill", cx: x, cy: y, r: 300 });
  });
}
