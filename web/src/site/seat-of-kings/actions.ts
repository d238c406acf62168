// The things that an action or a draw of Seat of Kings names, and whose piece an exchange replaces.

import type { EffectView, LogDetail } from "../../client/wire.ts";

/** The place of a piece by its name, such as `F2.0`: its position, and its level in the stack there, from 0. */
export function pieceAt(name: string): { position: string; level: number } {
  const [position = "", level = ""] = name.split(".");
  return { position, level: Number(level) };
}

/** The position of a piece. */
export const positionOf = (piece: string): string => pieceAt(piece).position;

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

/** The seat whose piece an exchange replaces; undefined for whatever else a seat did. */
export const exchangedFrom = ({ effects = [] }: LogDetail): string | undefined =>
  effects.find(isExchanged)?.seat;

/** True if an effect returns the piece that an exchange replaces, which the words of the exchange say. */
export const isExchanged = (effect: EffectView): effect is Extract<EffectView, { effect: "returned" }> =>
  effect.effect === "returned" && effect.why === "exchanged";
