/**
 * All that the pictures of Seat of Kings show, as values: nothing is drawn that is not in them.
 *
 * The library knows no rules and has no words. Its caller passes in what is legal, barred or activated, and what things
 * are called by a screen reader. Functions change no state; a new picture is a new state.
 */

import type { Piece, Player, Position, Region } from "./names.ts";

/** The stacks of a region by position, each from the bottom up, as in the positions of the server. */
export type Stacks = Readonly<Partial<Record<Position, readonly Piece[]>>>;

/** The things that can be picked: none, the legal ones, or all. */
export type Picking = "none" | "legal" | "all";

/** Extra contrast between the players, beside their colors and the outlines of their pieces. */
export type Patterns = "plain" | "strong";

/** A fort that goes from one position of a region to another. */
export interface Move {
  readonly from: Position;
  readonly to: Position;
}

/** A piece that would stand on a position. */
export interface Ghost {
  readonly position: Position;
  readonly piece: Piece;
  /** True if a promotion brings it there, so that a path leads to it from the pair below. */
  readonly isPromoted: boolean;
  /** The stack that it would be on top of, with it; undefined where what lies there stays, and the ghost is beside it. */
  readonly stack?: readonly Piece[] | undefined;
}

/** The one price of a chain of promotions, beside the position where it begins. */
export interface Price {
  readonly position: Position;
  readonly cumals: number;
}

/** The marks in one region; each list may be left out. */
export interface RegionMarks {
  /** The positions where something can be done now. */
  readonly legal?: readonly Position[];
  /** The positions where something can be done that changes nothing. */
  readonly idle?: readonly Position[];
  /** The pieces that would come, in order. */
  readonly ghosts?: readonly Ghost[];
  /** The positions that pieces would be promoted into, with a path to each from the pair below. */
  readonly climbs?: readonly Position[];
  readonly price?: Price | undefined;
  /** Positions that cannot be used, such as those of a fit that is not legal. */
  readonly barred?: readonly Position[];
  /** Positions that are chosen but not played yet. */
  readonly chosen?: readonly Position[];
  /** Positions that a card only asks to exist. */
  readonly greyed?: readonly Position[];
  /** Positions that are activated. */
  readonly activated?: readonly Position[];
  /** Positions that a draft has changed. */
  readonly drafted?: readonly Position[];
  /** The forts that a draft moves. */
  readonly moves?: readonly Move[];
  /** Positions that the last event changed. */
  readonly last?: readonly Position[];
  /** Positions that changed before that, since the reader last decided. */
  readonly since?: readonly Position[];
  /** By position, which turn since the reader's last one changed it last, from 1. */
  readonly trail?: Readonly<Partial<Record<Position, number>>>;
  /** The reason for something, such as why a decision is not legal. */
  readonly reasons?: readonly Position[];
  /** A hint in order; numbered if there are several. */
  readonly hints?: readonly Position[];
  /** Positions to look at, in no order. */
  readonly looks?: readonly Position[];
}

/** The middle of the board. */
export interface Middle {
  /** The number of cards in the deck. */
  readonly deck: number;
  /** The number of discarded cards. */
  readonly discards: number;
  /** The card on top of them, face up. */
  readonly discarded?: CardFace | undefined;
  /** Whose Starting Player it is. */
  readonly starting?: Player | undefined;
  /** The player who has the option of a traitor, or whose traitor it is. */
  readonly traitor?: Player | undefined;
  /** The traitor's card, once it is seen. */
  readonly traitorCard?: CardFace | undefined;
  /** The meanings of signs, for a pointer that rests on one. */
  readonly meanings?: Readonly<Partial<Record<string, string>>>;
}

/** The state of a board of one to four regions. */
export interface BoardState {
  /** The regions that are drawn, clockwise from the west: those in play, or the one that is shown large. */
  readonly regions: readonly Region[];
  readonly board: Readonly<Partial<Record<Region, Stacks>>>;
  /** Regions in which nothing more is played. */
  readonly closed: readonly Region[];
  /** The player who holds a closed region, with the name that stands at its head. */
  readonly held: Readonly<Partial<Record<Region, { readonly player: Player; readonly name: string }>>>;
  readonly marks: Readonly<Partial<Record<Region, RegionMarks>>>;
  /** Whole regions that are chosen or can be: framed. */
  readonly framed: readonly Region[];
  /** The player who is dominant in a region: the emblem beside its name. */
  readonly dominant: Readonly<Partial<Record<Region, Player>>>;
  /** The middle; it is drawn if there are two regions or more. */
  readonly middle: Middle | undefined;
  /** The width and height in pixels that the picture has, by which what is to be read is never too small; undefined where it is not read. */
  readonly room: readonly [number, number] | undefined;
  readonly picking: Picking;
  readonly patterns: Patterns;
  /** The name of the board for a screen reader. */
  readonly label: string;
  /** The description of a cell such as `ulster F2` for a screen reader; its position where it is missing. */
  readonly names: Readonly<Record<string, string>>;
}

/** The state of an opened stack: its pieces one by one. */
export interface StackState {
  /** From the bottom up. */
  readonly pieces: readonly Piece[];
  /** Levels from 0 at the bottom. */
  readonly legal: readonly number[];
  readonly chosen: readonly number[];
  readonly picking: Picking;
  readonly patterns: Patterns;
  readonly label: string;
  /** The name of a piece, by its level. */
  readonly names: readonly string[];
}

/** The print of a card; positions are a rank and a shift along it, such as `F0` or `H-1`, as in deck files. */
export interface CardFace {
  readonly number: number;
  readonly cost: number;
  /** Placement Positions; none on a Stone of Destiny. */
  readonly place: readonly string[];
  readonly grey: readonly string[];
}

/** A card in a row: its face, or only that it is there. */
export type CardState = { readonly id: string } & (
  { readonly face: CardFace } | { readonly face: undefined }
);

/** The state of a row of cards. */
export interface HandState {
  readonly cards: readonly CardState[];
  /** By the ids of cards. */
  readonly legal: readonly string[];
  readonly barred: readonly string[];
  readonly chosen: readonly string[];
  /** Cards to look at. */
  readonly looks?: readonly string[];
  /** The reason for something, such as why a decision is not legal. */
  readonly reasons?: readonly string[];
  /** True if legal cards can be dragged to a region. */
  readonly drags: boolean;
  /** The number of places side by side, where there are fewer cards too, before another row begins. */
  readonly columns: number;
  readonly picking: Picking;
  readonly patterns: Patterns;
  readonly label: string;
  /** The name of a card, by its id. */
  readonly names: Readonly<Record<string, string>>;
}

/** A board with nothing on it. */
export const EMPTY_BOARD: BoardState = {
  regions: ["connacht", "ulster", "leinster", "munster"],
  board: {},
  closed: [],
  held: {},
  marks: {},
  framed: [],
  dominant: {},
  middle: undefined,
  room: undefined,
  picking: "none",
  patterns: "plain",
  label: "",
  names: {},
};

/** A stack without pieces. */
export const EMPTY_STACK: StackState = {
  pieces: [],
  legal: [],
  chosen: [],
  picking: "none",
  patterns: "plain",
  label: "",
  names: [],
};

/** A hand without cards. */
export const EMPTY_HAND: HandState = {
  cards: [],
  legal: [],
  barred: [],
  chosen: [],
  drags: false,
  columns: 6,
  picking: "none",
  patterns: "plain",
  label: "",
  names: {},
};
