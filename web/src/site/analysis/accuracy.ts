// The accuracy of each side of a game, and the moves that turned it, from what each move cost.

/** From how many points on a loss stands out. */
export const MUCH = 1;

/** Up to which loss, in points, a move was as good as the best. */
const LITTLE = 0.5;

/** Turning points that are told: more are read by nobody. */
const MAX_TURNS = 3;

/** A move that had an alternative, and what it cost. */
export interface Judged {
  /** The number of moves before it. */
  readonly at: number;
  readonly side: number;
  /** In points, 0 for a best move. */
  readonly loss: number;
}

/** The accuracy of a side. */
export interface Accuracy {
  readonly side: number;
  /** The mean over its moves, 0 to 100: each counts 100, and half as much for each point that it cost. */
  readonly percent: number;
  readonly moves: number;
  /** The moves that were as good as the best. */
  readonly good: number;
  /** The moves that cost a point or more. */
  readonly bad: number;
}

/** The accuracy of both sides; of a side without a move that had an alternative there is none. */
export function accuracies(judged: readonly Judged[]): Accuracy[] {
  return [0, 1].flatMap((side) => {
    const own = judged.filter((move) => move.side === side);
    if (own.length === 0) return [];
    const sum = own.reduce((sum, { loss }) => sum + 100 * 2 ** -loss, 0);
    const good = own.filter(({ loss }) => loss < LITTLE).length;
    const bad = own.filter(({ loss }) => loss >= MUCH).length;
    return [{ side, percent: Math.round(sum / own.length), moves: own.length, good, bad }];
  });
}

/** The moves that cost most, in the order of the game. */
export function turningPoints(judged: readonly Judged[]): Judged[] {
  const costly = judged.filter(({ loss }) => loss >= MUCH).sort((one, other) => other.loss - one.loss);
  return costly.slice(0, MAX_TURNS).sort((one, other) => one.at - other.at);
}
