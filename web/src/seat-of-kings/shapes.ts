/** The shapes of `data/kings/`, typed; the file says what the numbers mean. */

import shapes from "../../../data/kings/shapes.json";

import type { Player, Position } from "./names.ts";

/** Across and down. */
export type Pair = readonly [number, number];

/** At which side of a region its name is. */
export type Side = "left" | "right";

/** The layout of a stack with at most so many pieces below its top one. */
export interface StackForm {
  readonly most: number;
  readonly top: Pair;
  readonly scale: number;
  readonly below_scale: number;
  readonly columns: number;
  readonly spacing: number;
  readonly rows: readonly number[];
}

/** The places of the regions of a board. */
export interface BoardForm {
  readonly regions: readonly { readonly at: Pair; readonly title: Side }[];
  readonly box: readonly [number, number, number, number];
  readonly middle: Pair;
}

/** The piece of a player. */
export interface PlayerForm {
  readonly outline: string;
  readonly emblem: string;
}

/** A glyph about its middle, and how far the next is. */
export interface Glyph {
  readonly advance: number;
  readonly d: string;
}

/** Everything else of the file, as it is there. The tests read every entry. */
export const SHAPES = shapes;

/** The places of positions, by name. */
export const PLACES = shapes.region.positions as unknown as Readonly<Record<Position, Pair>>;

/** Boards of one to four regions. */
export const BOARDS = shapes.board as unknown as readonly BoardForm[];

/** Stacks, the lowest ones first. */
export const STACKS = shapes.stack as unknown as readonly StackForm[];

/** The pieces of the players. */
export const PIECES = shapes.players as unknown as Readonly<Record<Player, PlayerForm>>;

/** Digits, and letters of positions and regions. */
export const GLYPHS = shapes.glyphs as unknown as Readonly<Record<string, Glyph>>;
