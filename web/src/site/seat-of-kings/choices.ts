// From picked cards, positions and pieces to actions. Which ones are legal comes from the server.

import type { ActionFields, Legal, StonePieces } from "../../client/wire.ts";

/** An action of a kind. */
export type Action<Kind extends ActionFields["kind"]> = Extract<ActionFields, { kind: Kind }>;

/** The number of dealt cards that a player keeps. */
export const KEPT = 3;

/** The cards that a turn can use up, ascending. */
export function cardsOf({ actions = [], plays = [], stones = [] }: Legal): number[] {
  const others = actions.flatMap((action) => ("card" in action ? [action.card] : []));
  const cards = [...others, ...[...plays, ...stones].map(({ card }) => card)];
  return [...new Set(cards)].sort((one, other) => one - other);
}

/** The fits of a card. */
export function fitsOf({ plays = [] }: Legal, card: number): Action<"play">[] {
  return plays
    .filter((play) => play.card === card)
    .flatMap(({ region, fits }) => fits.map((positions) => ({ kind: "play", card, region, positions })));
}

/** The amnesties of a card. */
export function amnestiesOf({ actions = [] }: Legal, card: number): Action<"amnesty">[] {
  return actions.filter((action) => action.kind === "amnesty").filter((amnesty) => amnesty.card === card);
}

/** The discard of a card; undefined if it is illegal. */
export function discardOf({ actions = [] }: Legal, card: number): Action<"discard"> | undefined {
  return actions.filter((action) => action.kind === "discard").find((discard) => discard.card === card);
}

/** Answers that leave something as it is: they stand last. */
const LAST: readonly string[] = ["end", "decline"];

/** The answers to a question in the order of their buttons: what is done, in the server's order, and last what does nothing. */
export const inOrder = <Step extends { readonly kind: string }>(steps: readonly Step[]): Step[] =>
  [...steps].sort((one, other) => LAST.indexOf(one.kind) - LAST.indexOf(other.kind));

/** The action that swaps two pieces. */
export function swapOf({ card, region, pieces }: StonePieces, one: string, other: string): Action<"stone"> {
  const inOrder = pieces.indexOf(one) < pieces.indexOf(other);
  return { kind: "stone", card, region, pieces: inOrder ? [one, other] : [other, one] };
}

/** The pieces that a Stone can still swap: all, or those of the region in which one is picked. */
export const stonesIn = (
  stones: readonly StonePieces[],
  region: string | undefined,
): readonly StonePieces[] =>
  region === undefined ? stones : stones.filter((stone) => stone.region === region);

/** The steps that place on the positions that were pressed, be they unusual. */
export const placedOn = (positions: readonly string[]): ActionFields[] =>
  positions.map((position) => ({ kind: "place", position }));

/** The action that keeps these cards. */
export function keepOf(cards: readonly number[]): Action<"keep"> {
  return { kind: "keep", cards: [...cards].sort((one, other) => one - other) };
}

/** The fits that are left when these positions of a region are picked. */
export function fitsAt(
  fits: readonly Action<"play">[],
  region: string,
  positions: readonly string[],
): Action<"play">[] {
  return fits.filter(
    (fit) => fit.region === region && positions.every((position) => fit.positions.includes(position)),
  );
}
