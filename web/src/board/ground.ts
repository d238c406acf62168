/** The ground of a picture: the hill seen from above with its light, coordinates, vacant hills, and shadows of ringforts. */

import { SIGNS } from "./forms.ts";
import { COLUMNS, HILLS, ROWS, WIDTH, placeOf, type Hill, type Orientation } from "./hill.ts";
import { group, path, shape, type Shape } from "./shape.ts";
import { ownerOf, type BoardState } from "./state.ts";
import { PITCH } from "./strands.ts";

/** From the outermost hills to the edge of the ground, and to the middle of the coordinates. */
const [BORDER, BESIDE] = [560, 730];

/** The distance of a terrace from the edge of the hill: midway between two rows of hills. */
const TERRACES = [1060, 2060];

/** The ground with its light and its terraces, and the coordinates if they are shown. */
export function ground({ coordinates, orientation }: BoardState): readonly Shape[] {
  return coordinates ? [...LAND, ...besides(orientation)] : LAND;
}

/** The vacant hills, those outside an area dim; below each ringfort its shadow. */
export function hills(state: BoardState): Shape[] {
  const { area } = state.overlays;
  const isDim = (hill: Hill) => area.length > 0 && !area.includes(hill);
  return HILLS.map((hill) => {
    const { column, row } = placeOf(hill, state.orientation);
    const [cx, cy] = [PITCH * column, PITCH * row];
    if (ownerOf(state, hill) !== undefined)
      return filled(shape("circle", { class: "tara-shade", cx, cy: cy + 40, r: 500 }), "shade");
    const name = isDim(hill) ? "tara-hill tara-dim" : "tara-hill";
    return filled(shape("circle", { class: name, cx, cy, r: 300 }), "mound");
  });
}

/** The gradients of the light, shared by all boards of a page. `board.css` has the colors. */
const LIGHTS = shape("defs", {}, [
  light("land", { cx: "42%", cy: "36%", r: "72%" }),
  light("mound", { cx: "38%", cy: "30%", r: "78%" }),
  light("shade", { cx: "50%", cy: "50%", r: "50%" }),
]);

function light(name: string, from: Readonly<Record<string, string>>): Shape {
  const stops = [0, 1].map((offset) => shape("stop", { class: `tara-${name}-light-${offset}`, offset }));
  return shape("radialGradient", { id: `tara-${name}-light`, ...from }, stops);
}

function filled({ tag, attributes, children }: Shape, name: string): Shape {
  return { tag, attributes: { ...attributes, fill: `url(#tara-${name}-light)` }, children };
}

/** From the middle of the board to its edge. */
const REACH = (PITCH * (WIDTH - 1)) / 2 + BORDER;

/** An octagon about the middle: a square whose corners, where no hill is, are cut off. */
function landPath(inward: number): string {
  const reach = REACH - inward;
  const cut = Math.round((PITCH * reach) / REACH);
  const [low, high] = [REACH - BORDER - reach, REACH - BORDER + reach];
  const [near, far] = [low + cut, high - cut];
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

/** The land and its terraces, which look the same at any time. */
const LAND: readonly Shape[] = [
  LIGHTS,
  filled(path("tara-land", landPath(0)), "land"),
  ...TERRACES.map((inward) => path("tara-terrace", landPath(inward))),
];

/** The coordinates of boards that were drawn before. */
const known = new Map<Orientation, readonly Shape[]>();

/** Letters and numbers, at the foot and at the left of the picture however it is turned. */
function besides(orientation: Orientation): readonly Shape[] {
  const glyph = (name: string) => {
    const sign = path("", SIGNS.glyphs[name as keyof typeof SIGNS.glyphs]);
    return group("tara-glyph", [sign], besideLine(name, orientation));
  };
  const glyphs = known.get(orientation) ?? [...COLUMNS, ...ROWS].map(glyph);
  known.set(orientation, glyphs);
  return glyphs;
}

/** The place of the letter or number of a line: below the board if the line runs up and down, else at its left. */
export function besideLine(name: string, orientation: Orientation): { x: number; y: number } {
  const isColumn = COLUMNS.includes(name);
  const { column, row } = placeOf(isColumn ? `${name}4` : `D${name}`, orientation);
  const isUpright = isColumn === (orientation === "south" || orientation === "north");
  return isUpright ? { x: PITCH * column, y: PITCH * (WIDTH - 1) + BESIDE } : { x: -BESIDE, y: PITCH * row };
}
