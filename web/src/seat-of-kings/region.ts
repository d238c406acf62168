/** Boards of one region or several, as scenes. */

import { recall } from "../board/recall.ts";
import { circle, glyphs, path, placed, words, type Shape } from "./draw.ts";
import { climbShapes, ghostShapes, stackToBe } from "./ghosts.ts";
import { above, below } from "./marks.ts";
import { middleShapes } from "./middle.ts";
import { moveShapes } from "./moves.ts";
import { POSITIONS, cellId, type Piece, type Player, type Position, type Region } from "./names.ts";
import { leastScale } from "./numbers.ts";
import {
  brick,
  captiveShapes,
  heldShapes,
  hollow,
  pieceClass,
  pieceShapes,
  stackShapes,
  throne,
} from "./piece.ts";
import { pickable, type Cell, type Part, type Scene } from "./scene.ts";
import { BOARDS, PLACES, SHAPES, type BoardForm, type Pair, type Side } from "./shapes.ts";
import type { BoardState, RegionMarks } from "./state.ts";

/** A region in its place. */
interface Ground {
  readonly region: Region;
  readonly origin: Pair;
  readonly side: Side;
}

/** The scene of a board: one region is drawn large, two to four lie around the middle. */
export function boardScene(state: BoardState): Scene {
  const { form, grounds } = groundsOf(state);
  const least = leastScale(state, form.box);
  const regions = grounds.map((ground) => regionParts(state, ground, least));
  const each = (name: keyof RegionParts) => ({ name, parts: regions.flatMap((parts) => parts[name]) });
  const hasMiddle = state.middle !== undefined && grounds.length > 1;
  return {
    box: form.box,
    label: state.label,
    attributes: { "data-patterns": state.patterns, "data-picking": state.picking },
    layers: [
      { name: "lands", parts: grounds.map((ground) => landPart(state, ground)) },
      { name: "middle", parts: hasMiddle && state.middle ? middleShapes(state.middle, form.middle) : [] },
      each("bricks"),
      { name: "seals", parts: grounds.flatMap((ground) => sealPart(state, ground)) },
      // Captives at the foot of a position lie above the arrows to it.
      { name: "climbs", parts: grounds.flatMap((ground) => climbsPart(state, ground, least)) },
      each("stacks"),
      each("ghosts"),
      each("marks"),
      { name: "moves", parts: grounds.flatMap((ground) => movesPart(state, ground)) },
    ],
    cells: cellsOf(state, grounds),
  };
}

/** The parts of the positions of a region, by layer. */
type RegionParts = Readonly<Record<"bricks" | "stacks" | "ghosts" | "marks", readonly Part[]>>;

/** Most changes concern one region: the parts of the others are those of the scene before. */
const recalled = recall<RegionParts>();

function regionParts(state: BoardState, ground: Ground, least: number): RegionParts {
  const { region, origin } = ground;
  const [marks, pieces] = [state.marks[region] ?? {}, state.board[region] ?? {}];
  return recalled(`${region} ${origin.join(" ")} ${least}`, [marks, pieces], () =>
    drawnParts(ground, marks, (position) => pieces[position] ?? [], least),
  );
}

function drawnParts(
  ground: Ground,
  marks: RegionMarks,
  stack: (position: Position) => readonly Piece[],
  least: number,
): RegionParts {
  const isEmpty = (position: Position) => stack(position).length === 0;
  return {
    bricks: positionParts(ground, (position) => [
      ...(position === "K" ? [throne(), brick("kings-brick kings-high")] : [brick("kings-brick")]),
      ...below(marks, position),
      ...(isEmpty(position) ? [emptyBrick(position)] : []),
      nameShape(position, least),
    ]),
    stacks: positionParts(
      ground,
      (position) => {
        // Pieces that a ghost would capture lie below it already.
        const planned = stackToBe(marks, position);
        if (planned !== undefined) return captiveShapes(planned);
        const pieces = stack(position);
        return [...stackShapes(pieces), ...(position === "K" ? heldShapes(pieces) : [])];
      },
      (position) => (stackToBe(marks, position) === undefined ? PLACED : PLANNED),
    ),
    ghosts: positionParts(ground, (position) => ghostShapes(marks, position, isEmpty(position))),
    marks: positionParts(ground, (position) => above(marks, position, { isEmpty: isEmpty(position), least })),
  };
}

/** The scene of one region of a board, large. */
export function regionScene(state: BoardState, region: Region): Scene {
  return boardScene({ ...state, regions: [region] });
}

function groundsOf({ regions }: BoardState): { form: BoardForm; grounds: Ground[] } {
  const form = BOARDS[Math.max(0, Math.min(regions.length, BOARDS.length) - 1)] as BoardForm;
  const grounds = form.regions.flatMap(({ at, title }, place) => {
    const region = regions[place];
    return region === undefined ? [] : [{ region, origin: at, side: title }];
  });
  return { form, grounds };
}

/** The middle of a position on the picture. */
function middleOf({ origin }: Ground, position: Position): Pair {
  const [x, y] = PLACES[position] ?? [0, 0];
  return [origin[0] + x, origin[1] + y];
}

/** The classes of what is drawn on a position: what stands there, and a stack as it would be. */
const PLACED = "kings-position";
export const PLANNED = "kings-position kings-planned";

function positionParts(
  ground: Ground,
  draw: (position: Position) => Shape[],
  classOf: (position: Position) => string = () => PLACED,
): Part[] {
  return POSITIONS.flatMap((position) => {
    const shapes = draw(position);
    const key = cellId(ground.region, position);
    return shapes.length === 0
      ? []
      : [{ key, shape: placed(classOf(position), shapes, middleOf(ground, position)) }];
  });
}

/** The name of a position, in the upper left corner of its brick whatever its size. */
function nameShape(position: Position, least: number): Shape {
  const { name, name_scale } = SHAPES.region;
  const [x, y] = name as unknown as Pair;
  const scale = Math.max(name_scale, least);
  return glyphs("kings-name", position, [x, y + Math.round(100 * (scale - name_scale))], scale, "left");
}

/** The picture of an empty brick: a hollow, and on the King position a crown in it. */
function emptyBrick(position: Position): Shape {
  const crown = position === "K" ? [placed("kings-ghost", [path("", SHAPES.crown.d)], [0, 40], 1.1)] : [];
  return placed("kings-empty", [hollow(), ...crown], [0, 0]);
}

/** The land below a region, its name, and who is dominant there. */
function landPart(state: BoardState, { region, origin, side }: Ground): Part {
  const { land, title } = SHAPES.region;
  const isFramed = state.framed.includes(region);
  const dominant = state.dominant[region];
  const shapes = [
    path(`kings-land kings-${region}${isFramed ? " kings-framed" : ""}`, land),
    glyphs("kings-title", region.toUpperCase(), title[side] as unknown as Pair, title.scale, side),
    ...(dominant === undefined ? [] : [dominantMark(dominant, title[side] as unknown as Pair, side)]),
  ];
  return { key: region, shape: placed("kings-region", shapes, origin) };
}

/** The piece of who is dominant, with a crown's ring, below the name of the region. */
function dominantMark(player: Player, [x, y]: Pair, side: Side): Shape {
  const at: Pair = [x + (side === "left" ? 190 : -190), y + 400];
  return placed(
    "kings-dominant",
    [
      circle("kings-dominant-ring", [0, 0], 440),
      placed(pieceClass(player), pieceShapes(player), [0, 0], 0.8),
    ],
    at,
    0.45,
  );
}

/** A veil over a closed region; below its name a lock, and who holds it. */
function sealPart(state: BoardState, { region, origin, side }: Ground): Part[] {
  if (!state.closed.includes(region)) return [];
  const { land, title } = SHAPES.region;
  const [edge, head] = title[side] as unknown as Pair;
  const inwards = side === "left" ? 1 : -1;
  const at = (across: number): Pair => [edge + inwards * across, head + 400];
  const held = state.held[region];
  const shapes = [
    path("kings-veil", land),
    placed("kings-seal", [path("kings-lock", SHAPES.signs.seal)], at(130), 0.5),
    ...(held === undefined ? [] : holderShapes(held, at(470), at(690), side)),
  ];
  return [{ key: region, shape: placed("kings-closed", shapes, origin) }];
}

/** The piece of who holds a region, and the name beside it. */
function holderShapes(
  { player, name }: NonNullable<BoardState["held"][Region]>,
  piece: Pair,
  [x, y]: Pair,
  side: Side,
): Shape[] {
  const anchor = side === "left" ? "start" : "end";
  return [
    placed(pieceClass(player), pieceShapes(player), piece, 0.45),
    words({ class: "kings-holder", x, y: y + 85, "font-size": 250, "text-anchor": anchor }, name),
  ];
}

/** The chain of promotions of a region. */
function climbsPart({ marks }: BoardState, { region, origin }: Ground, least: number): Part[] {
  const shapes = climbShapes(marks[region] ?? {}, least);
  return shapes.length === 0 ? [] : [{ key: region, shape: placed("kings-climbed", shapes, origin) }];
}

/** The forts of a region that move. */
function movesPart({ board, marks }: BoardState, { region, origin }: Ground): Part[] {
  const shapes = (marks[region]?.moves ?? []).flatMap((move) =>
    moveShapes(move, board[region]?.[move.from] ?? []),
  );
  return shapes.length === 0 ? [] : [{ key: region, shape: placed("kings-moved", shapes, origin) }];
}

function cellsOf(state: BoardState, grounds: readonly Ground[]): Cell[] {
  const { half, round } = SHAPES.region;
  const rows = ["K", "C", "W", "H", "F"];
  const cells = grounds.flatMap((ground, place) =>
    POSITIONS.map((position): Cell => {
      const [x, y] = middleOf(ground, position);
      const id = cellId(ground.region, position);
      const marks = state.marks[ground.region];
      return {
        id,
        x,
        y,
        half: [half + 25, half + 25],
        round,
        row: place * rows.length + rows.indexOf(position.charAt(0)),
        rowName: state.names[`${ground.region} ${position.charAt(0)}`],
        name: state.names[id] ?? position,
        canPick: pickable(state.picking, marks?.legal?.includes(position) === true),
        isChosen: marks?.chosen?.includes(position) === true,
      };
    }),
  );
  return cells.sort((one, other) => one.row - other.row || one.x - other.x);
}
