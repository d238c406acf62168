/** Pieces and stacks: which piece lies where, and how it is drawn. */

import { box, circle, glyphs, path, placed, type Shape } from "./draw.ts";
import { isKing, playerOf, type Piece } from "./names.ts";
import { PIECES, SHAPES, STACKS, type Pair, type StackForm } from "./shapes.ts";

/** A piece of a stack in its place. */
export interface Laid {
  readonly piece: Piece;
  /** About the middle of its position. */
  readonly at: Pair;
  readonly scale: number;
}

/** A stack laid out. */
export interface LaidStack {
  readonly top: Laid | undefined;
  /** From the lowest one on. */
  readonly below: readonly Laid[];
  /** The number of the lowest pieces that are shown as a number, in the place of the first. */
  readonly hidden: { readonly count: number; readonly at: Pair; readonly scale: number } | undefined;
  /** True if the two pieces on top are of one player. */
  readonly isFort: boolean;
}

/** The places of the pieces of a stack, from the bottom up. */
export function laidStack(pieces: readonly Piece[]): LaidStack {
  const piece = pieces.at(-1);
  const below = pieces.slice(0, -1);
  const form = STACKS.find(({ most }) => below.length <= most) ?? (STACKS.at(-1) as StackForm);
  if (piece === undefined) return { top: undefined, below: [], hidden: undefined, isFort: false };
  const top = {
    piece,
    at: form.top,
    scale: isKing(piece) ? rounded(form.scale * SHAPES.king_scale) : form.scale,
  };
  const places = placesBelow(form, Math.min(below.length, form.most));
  const shown = below.length > form.most ? form.most - 1 : below.length;
  const count = below.length - shown;
  const first = places[0];
  const hidden = count > 0 && first ? { count, at: first, scale: rounded(form.below_scale * 2) } : undefined;
  const seen = below.slice(count).flatMap((each, place) => {
    const at = places[place + (count > 0 ? 1 : 0)];
    return at === undefined ? [] : [{ piece: each, at, scale: form.below_scale }];
  });
  return { top, below: seen, hidden, isFort: below.at(-1) === piece };
}

/** The places of so many pieces below the top one: each row is filled before the next, and is centered. */
function placesBelow({ columns, spacing, rows }: StackForm, count: number): Pair[] {
  return rows.flatMap((y, row) => {
    const here = Math.max(0, Math.min(columns, count - row * columns));
    return Array.from({ length: here }, (_, column): Pair => [(column - (here - 1) / 2) * spacing, y]);
  });
}

/** A number with at most three digits behind the point, as both languages write it. */
function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** A piece about its middle. */
export function pieceShapes(piece: Piece): Shape[] {
  const player = playerOf(piece);
  const { outline, emblem } = PIECES[player];
  const body = [
    placed("kings-drop", [path("", outline)], [0, 36]),
    path("kings-outline", outline),
    placed("kings-rim", [path("", outline)], [0, 0], 0.87),
  ];
  if (!isKing(piece)) return [...body, path("kings-emblem", emblem)];
  const raise = (SHAPES.crown.raise as Readonly<Record<string, number>>)[player] ?? 0;
  const crown = [path("kings-crown-plate", SHAPES.crown.plate), path("kings-crown", SHAPES.crown.d)];
  return [...body, placed("kings-crowned", crown, [0, raise])];
}

/** A piece in its place. */
export function pieceAt({ piece, at, scale }: Laid): Shape {
  return placed(pieceClass(piece), pieceShapes(piece), at, scale);
}

/** The classes that give a piece its colors. */
export function pieceClass(piece: Piece): string {
  return `kings-piece kings-${playerOf(piece)}`;
}

/** A piece about its middle. */
export const pieceOf = (piece: Piece): Shape[] => [placed(pieceClass(piece), pieceShapes(piece), [0, 0])];

/** A stack about the middle of its position. */
export const stackShapes = (pieces: readonly Piece[]): Shape[] => [
  ...captiveShapes(pieces),
  ...topShapes(pieces),
];

/** The shapes of the pieces below the top one of a stack. */
export function captiveShapes(pieces: readonly Piece[]): Shape[] {
  const { below, hidden } = laidStack(pieces);
  const count = hidden ? [glyphs("kings-hidden", `${hidden.count}`, hidden.at, hidden.scale)] : [];
  return [...below.map(pieceAt), ...count];
}

/** The top piece of a stack, with the wall of a fort. */
export function topShapes(pieces: readonly Piece[]): Shape[] {
  const { top, isFort } = laidStack(pieces);
  if (top === undefined) return [];
  const fort = isFort
    ? [
        placed(
          `kings-fort kings-${playerOf(top.piece)}`,
          [path("kings-wall", SHAPES.fort)],
          top.at,
          top.scale,
        ),
      ]
    : [];
  return [pieceAt(top), ...fort];
}

/** The crown of whoever holds a King position with an ordinary piece; a King piece wears its own. */
export function heldShapes(pieces: readonly Piece[]): Shape[] {
  const { top } = laidStack(pieces);
  if (top === undefined || isKing(top.piece)) return [];
  const [x, y] = top.at;
  const crown = [path("kings-crown", SHAPES.crown.d)];
  return [
    placed(`kings-held kings-${playerOf(top.piece)}`, crown, [x, y - 350 * top.scale], 1.3 * top.scale),
  ];
}

/** A brick about the middle of a position. */
export function brick(name: string): Shape {
  const { half, round } = SHAPES.region;
  return box(name, [0, 0], [half, half], round);
}

/** The hollow of a brick on which nothing stands. */
export function hollow(): Shape {
  return circle("kings-hollow", [0, 40], SHAPES.region.hollow);
}

/** The throne on the King position: posts and the arch of its back, behind the brick. */
export function throne(): Shape {
  return path("kings-throne", "M-430 0V-560M430 0V-560M-430 -500Q0 -690 430 -500");
}
