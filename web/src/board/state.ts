/**
 * All that a board shows, as one value: nothing is drawn that is not in it.
 *
 * The board knows no rules. Its caller passes in what is legal, linked, besieged or forced, and the words.
 * All functions of the board take a state first and change none; a new picture is a new state.
 */

import type { Ghost } from "./ghost.ts";
import type { Bridge, Hill, Orientation } from "./hill.ts";
import type { EffectMotions } from "./effectMotions.ts";
import { NO_SKETCH, type ShownMove, type Sketch } from "./sketch.ts";

/** Something for Red, and the same for Blue. */
export type BySide<T> = readonly [T, T];

/** 0 is Red, 1 is Blue. */
export type Side = 0 | 1;

/** Extra contrast between the sides; their knots differ in both. */
export type Patterns = "plain" | "strong";

/** The hills that can be picked: none, the legal ones, or all; or a press draws on the board instead. */
export type Picking = "none" | "legal" | "all" | "sketch";

/** The steps of one king. */
export interface Reach {
  readonly from: Hill;
  readonly to: readonly Hill[];
  /** Those among them where it may sacrifice the ringfort. */
  readonly sacrifices: readonly Hill[];
}

/** A king that was captured on a hill. */
export interface Fallen {
  readonly hill: Hill;
  readonly side: Side;
}

/** The marks over the board; each may be empty. */
export interface Overlays {
  /** Single ringforts that are besieged. */
  readonly besieged: readonly Hill[];
  /** Ringforts one of which must be captured now. */
  readonly forced: readonly Hill[];
  /** Orders of priority, 0 to 4, shown as so many dots. */
  readonly priorities: Readonly<Record<Hill, number>>;
  /** Qualified rows by their letters or numbers, such as `ADF` or `134`. */
  readonly qualified: string;
  /** The area of a seat in doubles: all other hills lie under a veil. */
  readonly area: readonly Hill[];
  /** The edges where the players of each side sit in doubles; their letters stand in the frame. */
  readonly seats: BySide<readonly Orientation[]>;
  /** The steps of one king. */
  readonly reach: Reach | undefined;
  /** Ringforts without a bridge that may be taken. */
  readonly unlinked: readonly Hill[];
  /** Places for a bridge of which one is to be chosen. */
  readonly links: readonly Bridge[];
  /** Kingdoms to be outlined, of each side. */
  readonly kingdoms: BySide<readonly (readonly Hill[])[]>;
  /** True if the pointer is on one of them, which is a look and no news. */
  readonly isKingdomPointed: boolean;
  /** The number of these, from the first ones of each side on, that have a seal with their number. */
  readonly seals: number;
  /** Hills that are the reason for something, such as why a move is not legal. */
  readonly reasons: readonly Hill[];
  /** The hill of a press that was refused. */
  readonly refused: Hill | undefined;
  /** Hills of a hint or of a best line, in order; they are numbered if there are several. */
  readonly hints: readonly Hill[];
  /** The targets of the moves since the reader's own last one, in order; they are numbered. */
  readonly trail: readonly Hill[];
  /** The hills or bridges that are counted, in order; each has its number. */
  readonly counted: readonly (Hill | Bridge)[];
  /** The kings that fell since the reader's own last move. */
  readonly fallen: readonly Fallen[];
  /** Hills of a move that is drawn but could not be sent yet. */
  readonly pending: readonly Hill[];
  /** The ringfort that a press on the pointed hill would bring. */
  readonly ghost: Ghost | undefined;
  /** The best moves of an analysis, the best first; their places are numbered. */
  readonly best: readonly ShownMove[];
  readonly sketch: Sketch;
}

/** The motion from the state before. Times are in milliseconds. */
export interface Motion {
  /** The duration of what comes and goes; 0 draws it at once. */
  readonly ms: number;
  /** The duration of the leap of a king before that; 0 if what comes does not wait for one. */
  readonly leap: number;
  /** True if a ringfort that changes sides turns about its middle, instead of being untied. */
  readonly turns: boolean;
  /** The motions that follow and are seen for themselves. */
  readonly effectMotions: EffectMotions | undefined;
}

/** The state of a board. */
export interface BoardState {
  readonly ringforts: BySide<readonly Hill[]>;
  /** Kings of each side, on ringforts of either. */
  readonly kings: BySide<readonly Hill[]>;
  /** The bridges that are there; exactly these are drawn. */
  readonly bridges: readonly Bridge[];
  /** Hills on which a move can end, or with which it can begin. */
  readonly legal: readonly Hill[];
  /** The hills of the last move: where it went, and for a king also where it came from. */
  readonly lastMove: readonly Hill[];
  /** Hills whose king can be dragged to another hill. */
  readonly drags: readonly Hill[];
  /** A hill that is chosen but does not count yet. */
  readonly selected: Hill | undefined;
  readonly overlays: Overlays;
  readonly motion: Motion;
  readonly orientation: Orientation;
  readonly patterns: Patterns;
  /** True if letters and numbers are shown beside the board. */
  readonly coordinates: boolean;
  readonly picking: Picking;
  /** The name of the board for a screen reader. */
  readonly label: string;
  /** The description of a hill for a screen reader, with all that stands and is marked there; its name where it is missing. */
  readonly names: Readonly<Record<Hill, string>>;
}

/** Callbacks of a board. */
export interface BoardEvents {
  /** A hill was picked, by a pointer or a key; only one that can be picked. */
  readonly onPick?: (hill: Hill) => void;
  /** While places for a bridge are shown, one of them was picked, or another border between two hills. */
  readonly onLink?: (bridge: Bridge) => void;
  /** A hill that cannot be picked now was tried. */
  readonly onRefused?: (hill: Hill) => void;
  /**
   * A ring, where both are one hill, or an arrow was drawn: with the second button, by dragging or pressing where `picking` is
   * `sketch`, or there with Enter, and Shift with Enter for the two ends of an arrow.
   */
  readonly onSketch?: (from: Hill, to: Hill) => void;
  /** A hill is to be explained: by the second button, a long press, or the key of the menu. Where `onSketch` is, the button draws. */
  readonly onExplain?: (hill: Hill) => void;
  /** A king is dragged off its hill. */
  readonly onLift?: (hill: Hill) => void;
  /** It was dropped on another hill; off the board, or where it came from, it goes back. */
  readonly onDrop?: (to: Hill | undefined) => void;
  /** Pointer or focus came to a hill, or left the board. */
  readonly onPoint?: (hill: Hill | undefined) => void;
  /** Escape was pressed. */
  readonly onCancel?: () => void;
}

/** Nothing laid over the board. */
export const NO_OVERLAYS: Overlays = {
  besieged: [],
  forced: [],
  priorities: {},
  qualified: "",
  area: [],
  seats: [[], []],
  reach: undefined,
  unlinked: [],
  links: [],
  kingdoms: [[], []],
  isKingdomPointed: false,
  seals: 0,
  reasons: [],
  refused: undefined,
  hints: [],
  trail: [],
  counted: [],
  fallen: [],
  pending: [],
  ghost: undefined,
  best: [],
  sketch: NO_SKETCH,
};

/** Nothing moves. */
export const STILL: Motion = { ms: 0, leap: 0, turns: false, effectMotions: undefined };

/** A board with nothing on it. */
export const EMPTY_BOARD: BoardState = {
  ringforts: [[], []],
  kings: [[], []],
  bridges: [],
  legal: [],
  lastMove: [],
  drags: [],
  selected: undefined,
  overlays: NO_OVERLAYS,
  motion: STILL,
  orientation: "south",
  patterns: "plain",
  coordinates: true,
  picking: "none",
  label: "",
  names: {},
};

/** The side that has a ringfort on a hill. */
export function ownerOf(state: BoardState, hill: Hill): Side | undefined {
  if (state.ringforts[0].includes(hill)) return 0;
  return state.ringforts[1].includes(hill) ? 1 : undefined;
}

/** True if a hill can be picked now. */
export function canPick(state: BoardState, hill: Hill): boolean {
  return (
    state.picking === "all" ||
    state.picking === "sketch" ||
    (state.picking === "legal" && state.legal.includes(hill))
  );
}
