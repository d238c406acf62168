// What an action or a draw of Seat of Kings names.

import type { LogDetail } from "../../client/wire.ts";

/** The position of a piece: `F2` of `F2.0`. */
export const positionOf = (piece: string): string => piece.split(".")[0] ?? "";

/** The positions that an action names, or those of the pieces that it names. */
export function positionsIn(action: LogDetail): readonly string[] {
  if ("position" in action) return [action.position];
  if ("positions" in action) return action.positions;
  return "pieces" in action ? action.pieces.map(positionOf) : [];
}

/** The cards that an action or a draw names. */
export function cardsIn(action: LogDetail): readonly number[] {
  if ("card" in action) return [action.card];
  return "cards" in action ? (action.cards ?? []) : [];
}
