/** The ground of a picture: its face with the signs in the frame, vacant hills, and the veil over what is not one's area. */

import { BOARD, LOOK, face, lit } from "./face.ts";
import { SIGNS } from "./forms.ts";
import { COLUMNS, HILLS, ROWS, WIDTH, hillAt, placeOf, type Hill, type Orientation } from "./hill.ts";
import { group, path, shape, type Shape } from "./shape.ts";
import { ownerOf, type BoardState } from "./state.ts";
import { PITCH } from "./strands.ts";

/** The face, and the coordinates and seats in its frame if they are shown. */
export function ground({ coordinates, orientation, overlays }: BoardState): readonly Shape[] {
  if (!coordinates) return [face(false)];
  const seats = ([0, 1] as const).flatMap((side) =>
    overlays.seats[side].map((edge) => seat(edge, orientation, side)),
  );
  return [face(true), besides(orientation), ...seats];
}

/** The earthworks of the vacant hills. */
export function hills(state: BoardState): Shape[] {
  const vacant = HILLS.filter((hill) => ownerOf(state, hill) === undefined);
  return vacant.map((hill) => {
    const { column, row } = placeOf(hill, state.orientation);
    return group("tara-hill", EARTHWORK, { x: PITCH * column, y: PITCH * row });
  });
}

/** A vacant hill, about its middle. */
export const EARTHWORK: readonly Shape[] = [
  shape("circle", { class: "tara-ditch", r: LOOK.earthwork.ditch, fill: lit("ditch") }),
  shape("circle", { class: "tara-bank", r: LOOK.earthwork.bank, fill: lit("bank") }),
  shape("circle", { class: "tara-hollow", r: LOOK.earthwork.hollow, fill: lit("hollow") }),
  path("tara-hollow-shade", LOOK.earthwork.shade),
];

/** A veil over the land of all other hills while a seat may only play in an area. */
export function veil({ overlays, orientation }: BoardState): Shape[] {
  const { area } = overlays;
  if (area.length === 0) return [];
  const isOutside = (column: number, row: number) => {
    const hill = hillAt({ column, row }, orientation);
    return hill !== undefined && !area.includes(hill);
  };
  const all = Array.from({ length: WIDTH }, (_, at) => at);
  const d = all.flatMap((column) =>
    all.map((row) => {
      // A corner lies under the veil with the hill beside it.
      const isCorner = [0, WIDTH - 1].includes(column) && [0, WIDTH - 1].includes(row);
      if (isCorner) return isOutside(column === 0 ? 1 : WIDTH - 2, row) ? cornerPath(column, row) : "";
      return isOutside(column, row) ? squarePath(column, row) : "";
    }),
  );
  return [path("tara-veil", d.join(""))];
}

/** The land of a hill, which reaches from the outermost ones to the frame. */
function squarePath(column: number, row: number): string {
  const [[left, right], [top, foot]] = [span(column), span(row)];
  return `M${left} ${top}H${right}V${foot}H${left}Z`;
}

/** The land of a corner, cut off by the frame. */
function cornerPath(column: number, row: number): string {
  const [[left, right], [top, foot]] = [span(column), span(row)];
  const [[x, inX], [y, inY]] = [
    column === 0 ? [left, right] : [right, left],
    row === 0 ? [top, foot] : [foot, top],
  ];
  const [cutX, cutY] = [x + Math.sign(inX - x) * PITCH, y + Math.sign(inY - y) * PITCH];
  return `M${cutX} ${y}H${inX}V${inY}H${x}V${cutY}Z`;
}

function span(at: number): [number, number] {
  const beyond = LOOK.land.beyond;
  return [at === 0 ? -beyond : PITCH * (at - 0.5), at === WIDTH - 1 ? BOARD + beyond : PITCH * (at + 0.5)];
}

/** The coordinates of boards that were drawn before. */
const known = new Map<Orientation, Shape>();

/** Letters and numbers, at the foot and at the left of the picture however it is turned. */
function besides(orientation: Orientation): Shape {
  const glyphs = () =>
    group(
      "tara-coordinates",
      [...COLUMNS, ...ROWS].map((name) => glyph(name, besideLine(name, orientation))),
    );
  const found = known.get(orientation) ?? glyphs();
  known.set(orientation, found);
  return found;
}

function glyph(name: string, { x, y }: XY): Shape {
  const d = SIGNS.glyphs[name as keyof typeof SIGNS.glyphs];
  const transform = `translate(${x} ${y}) scale(${LOOK.coordinates.scale})`;
  return shape("path", { d, transform });
}

/** A point of the picture. */
interface XY {
  readonly x: number;
  readonly y: number;
}

/** The place of the letter or number of a line: below the board if the line runs up and down, else at its left. */
function besideLine(name: string, orientation: Orientation): XY {
  const { beyond } = LOOK.coordinates;
  const { x, y, isUpright } = lineOf(name, orientation);
  return isUpright ? { x, y: BOARD + beyond } : { x: -beyond, y };
}

/** The other end of a line, above the board or at its right. */
export function beyondLine(name: string, orientation: Orientation): XY {
  const { beyond } = LOOK.coordinates;
  const { x, y, isUpright } = lineOf(name, orientation);
  return isUpright ? { x, y: -beyond } : { x: BOARD + beyond, y };
}

function lineOf(name: string, orientation: Orientation): XY & { isUpright: boolean } {
  const isColumn = COLUMNS.includes(name);
  const { column, row } = placeOf(isColumn ? `${name}4` : `D${name}`, orientation);
  const isUpright = isColumn === (orientation === "south" || orientation === "north");
  return { x: PITCH * column, y: PITCH * row, isUpright };
}

/** Of each edge the hill in the middle, that toward the letter of its seat, and that toward its count. */
const MIDDLES: Readonly<Record<Orientation, Readonly<Record<"middle" | "seat" | "count", Hill>>>> = {
  south: { middle: "D1", seat: "E1", count: "C1" },
  west: { middle: "A4", seat: "A5", count: "A3" },
  north: { middle: "D7", seat: "E7", count: "C7" },
  east: { middle: "G4", seat: "G5", count: "G3" },
};

/** In the frame beside the middle of an edge, where there may be a coordinate: for its seat or for its count. */
export function besideMiddle(edge: Orientation, orientation: Orientation, what: "seat" | "count"): XY {
  const [here, there] = [
    placeOf(MIDDLES[edge].middle, orientation),
    placeOf(MIDDLES[edge][what], orientation),
  ];
  return { x: inFrame((here.column + there.column) / 2), y: inFrame((here.row + there.row) / 2) };
}

/** A column or a row as a length, the outermost moved out into the frame. */
function inFrame(at: number): number {
  if (at === 0) return -LOOK.seat.beyond;
  return at === WIDTH - 1 ? BOARD + LOOK.seat.beyond : PITCH * at;
}

/** The letter of a seat on the form of its side, in the middle of its edge. */
function seat(edge: Orientation, orientation: Orientation, side: 0 | 1): Shape {
  const letter = edge.charAt(0).toUpperCase();
  const plate = path("tara-seat-plate", side === 0 ? LOOK.seat.lozenge : LOOK.seat.disc);
  const shapes = [plate, glyph(letter, { x: 0, y: 0 })];
  return group(`tara-seat tara-side-${side}`, shapes, besideMiddle(edge, orientation, "seat"));
}
