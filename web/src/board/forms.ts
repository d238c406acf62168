/** The shapes of `data/knot/`, typed; its files say what the numbers mean. */

import forms from "../../../data/knot/forms.json";
import signs from "../../../data/knot/signs.json";

import type { BySide } from "./state.ts";

/** A point of the picture: a thousandth of the way between neighbors is 1. */
export type Point = readonly [number, number];

/** True if a strand is over or under at a crossing. */
export type Level = "over" | "under";

/** A piece of a strand from one crossing to the next, toward the north of its hill. */
export interface Piece {
  readonly where: "always" | "open" | "bridge";
  readonly levels: readonly [Level, Level];
  readonly curve: readonly Point[];
}

/** The form of the knots of one side. */
export interface Form {
  readonly ribbon: number;
  readonly outline: number;
  readonly gap: number;
  readonly midline: number;
  readonly pieces: readonly Piece[];
}

/** The paths of a king. */
export interface KingSign {
  readonly plate: string;
  readonly crown: string;
}

/** The forms of Red and Blue. The files hold what these types say; the tests read every entry. */
export const FORMS: BySide<Form> = [
  forms.forms.braid as unknown as Form,
  forms.forms.loops as unknown as Form,
];

/** The kings of Red and Blue. */
export const KINGS: BySide<KingSign> = [signs.kings.braid, signs.kings.loops];

/** Coordinates, pips and marks. */
export const SIGNS = signs;
