// The chance of each player of a finished game of Seat of Kings to win, turn by turn, as the search guesses.

import type { KingsAnalysisBody } from "../../../client/wire.ts";

/** The chance of a player to win, 0 to 1, before one of their turns. */
export interface Chance {
  /** The number of entries of the log before the turn. */
  readonly at: number;
  readonly chance: number;
}

/** The chances of a player. */
export interface Chances {
  readonly seat: string;
  readonly turns: readonly Chance[];
}

/** Chances below this are no lines to compare: nobody was ever near to winning. */
const MIN_CHANCE = 0.1;

/** True if anybody was ever near to winning. */
export const wasNear = (chances: readonly Chances[]): boolean =>
  chances.some(({ turns }) => turns.some(({ chance }) => chance >= MIN_CHANCE));

/** The chances of all seats, as far as their turns are judged, each in the order of the game. */
export function chancesOf(judged: Iterable<KingsAnalysisBody>, seats: readonly string[]): Chances[] {
  const all = [...judged].flatMap(({ seat, moment, lines: [best] }) =>
    best === undefined ? [] : [{ seat, at: moment, chance: best.value }],
  );
  all.sort((one, other) => one.at - other.at);
  return seats.map((seat) => ({
    seat,
    turns: all.filter((turn) => turn.seat === seat).map(({ at, chance }) => ({ at, chance })),
  }));
}
