// Which of several fits of a card is shown before one is chosen.

import type { UsualTurn } from "../../client/wire.ts";
import type { Action } from "./choices.ts";

/**
 * The fit whose usual turn does most: it wins, takes thrones, promotes, captures, places; of equal ones the cheapest, and then
 * the first. Before the usual turns are known the first fit; undefined if there is none.
 */
export function bestFit(
  fits: readonly Action<"play">[],
  usualOf: (fit: Action<"play">) => UsualTurn | undefined,
): Action<"play"> | undefined {
  const ranked = fits.map((fit) => ({ fit, worth: worthOf(usualOf(fit)) }));
  return ranked.toSorted((one, other) => compared(other.worth, one.worth))[0]?.fit;
}

/** The worth of a turn, in numbers, what matters most first. */
function worthOf(turn: UsualTurn | undefined): number[] {
  if (turn === undefined || turn.idle !== undefined) return [];
  const { actions, details, paid = 0 } = turn;
  const effects = details.flatMap(({ effects = [] }) => effects);
  const count = (...names: string[]) => effects.filter(({ effect }) => names.includes(effect)).length;
  const promotions = actions.filter(({ kind }) => kind === "promote");
  const thrones = actions.filter((action) => action.kind === "promote" && action.position === "K");
  const places = actions.filter(({ kind }) => kind === "place");
  const captures = count("captured", "fort_struck", "king_struck");
  // A piece that only moves a fort is one piece less.
  const placed = places.length - count("fort_moved");
  return [count("won"), thrones.length, promotions.length, captures, placed, -paid];
}

/** Negative if the first list is less, number by number. */
function compared(one: readonly number[], other: readonly number[]): number {
  for (const [place, number] of one.entries()) {
    const difference = number - (other[place] ?? -Infinity);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
