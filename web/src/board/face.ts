/** The face of a board, which no move changes: the land with its contour lines in a dark frame with gold lines. `board.css` has the colors. */

import look from "../../../data/look/ground.json";

import { WIDTH } from "./hill.ts";
import { group, path, shape, type Shape } from "./shape.ts";
import { PITCH } from "./strands.ts";

/** The shapes and measures of `data/look/ground.json`, which says what they mean. */
export const LOOK = look;

/** From the first to the last column. */
export const BOARD = PITCH * (WIDTH - 1);

/** The frame of a board with coordinates or without. */
export const frameWith = (coordinates: boolean) => (coordinates ? look.frame : look.small);

/** The direction of the light on a single hill. */
const SLOPE = { x1: 0.15, y1: 0.1, x2: 0.85, y2: 0.9 };

/** The gradients of the light, shared by all boards of a page. */
const LIGHTS = shape("defs", {}, [
  across("land", ["", "-middle", "-rim"]),
  ...["frame", "red", "blue"].map((name) => across(name)),
  ...["ditch", "bank", "hollow"].map((name) => light(name, SLOPE)),
]);

/** Painted by a gradient; in its one color where no board of the page has gradients. */
export const lit = (name: string): string => `url(#tara-${name}-light) currentColor`;

/** A gradient across the whole board, so that light falls once. */
function across(name: string, stops?: readonly string[]): Shape {
  const [low, high] = [-look.land.beyond, BOARD + look.land.beyond];
  const from = { gradientUnits: "userSpaceOnUse", x1: low, y1: low, x2: high, y2: high };
  return light(name, from, stops);
}

function light(
  name: string,
  from: Readonly<Record<string, string | number>>,
  stops: readonly string[] = ["", "-rim"],
): Shape {
  const shapes = stops.map((stop, at) =>
    shape("stop", { "stop-color": `var(--tara-${name}${stop})`, offset: at / (stops.length - 1) }),
  );
  return shape("linearGradient", { id: `tara-${name}-light`, ...from }, shapes);
}

/** The `d` of the land: a square whose corners, where no hill is, are cut off. */
export const LAND = landPath();

function landPath(): string {
  const [low, high] = [-look.land.beyond, BOARD + look.land.beyond];
  const [near, far] = [PITCH + low, BOARD - PITCH - low];
  return `M${near} ${low}H${far}L${high} ${near}V${far}L${far} ${high}H${near}L${low} ${far}V${near}Z`;
}

/** A line around the board, so far from the edge of its frame. */
function around(name: string, { beyond, radius }: typeof look.frame, inward: number): Shape {
  const [at, size] = [inward - beyond, BOARD + 2 * (beyond - inward)];
  return shape("rect", { class: name, x: at, y: at, width: size, height: size, rx: radius - inward });
}

/** The frame covers the contour lines beyond the land. */
function framePath({ beyond, radius }: typeof look.frame): string {
  const [low, high] = [-beyond, BOARD + beyond];
  const corner = (x: number, y: number) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  const [top, right] = [`M${low + radius} ${low}H${high - radius}`, `V${high - radius}`];
  const [foot, left] = [`H${low + radius}`, `V${low + radius}`];
  const [first, second] = [corner(high, low + radius), corner(high - radius, high)];
  return `${top}${first}${right}${second}${foot}${corner(low, high - radius)}${left}${corner(low + radius, low)}Z${LAND}`;
}

/** The ornaments of the four corners. */
function roundels(): Shape[] {
  const { outward, radii, triskele } = look.roundel;
  const ends = [-outward, BOARD + outward];
  const shapes = [
    ...radii.map((r) => shape("circle", { class: "tara-gold", r })),
    path("tara-gold tara-triskele", triskele),
  ];
  return ends.flatMap((x) => ends.map((y) => group("", shapes, { x, y })));
}

function faceWith(frame: typeof look.frame): Shape {
  return group("tara-face", [
    LIGHTS,
    shape("path", { class: "tara-land", d: LAND, fill: lit("land") }),
    path("tara-contour", look.contours),
    shape("path", { class: "tara-frame", d: framePath(frame), fill: lit("frame"), "fill-rule": "evenodd" }),
    ...frame.lines.map((inward) => around("tara-gold", frame, inward)),
    path("tara-shore", LAND),
    path("tara-gold", LAND),
    ...roundels(),
  ]);
}

const [WITH, WITHOUT] = [faceWith(look.frame), faceWith(look.small)];

/** The face of a board with coordinates or without. */
export const face = (coordinates: boolean): Shape => (coordinates ? WITH : WITHOUT);
