// The accuracy of each player of a game of Seat of Kings, from what each decision cost.

import type { KingsAnalysisBody } from "../../client/wire.ts";

/** Smaller losses, as a share of a win, are noise. */
export const LITTLE = 0.01;

/** From which loss on, as a share of a win, a decision stands out. */
export const MUCH = 0.05;

/** The accuracy of a player's decisions. */
export interface Accuracy {
  readonly seat: string;
  /** The part of the chance to win that a decision kept on average, 0 to 1. */
  readonly kept: number;
  readonly decisions: number;
  /** The decisions that were as good as the best. */
  readonly good: number;
  /** The decisions that stand out by their cost. */
  readonly bad: number;
}

/** The cost of a decision, as a share of a win; nothing where there was no alternative, or no time to compare. */
const lossOf = ({ lines, played }: KingsAnalysisBody): number[] =>
  lines.length < 2 || played.loss === undefined ? [] : [played.loss];

/** The accuracy of the seats, in this order; of a seat without a decision that had an alternative there is none. */
export function accuracies(judged: Iterable<KingsAnalysisBody>, seats: readonly string[]): Accuracy[] {
  const all = [...judged];
  return seats.flatMap((seat) => {
    const losses = all.filter((body) => body.seat === seat).flatMap(lossOf);
    if (losses.length === 0) return [];
    const sum = losses.reduce((sum, loss) => sum + loss, 0);
    const good = losses.filter((loss) => loss < LITTLE).length;
    const bad = losses.filter((loss) => loss >= MUCH).length;
    return [{ seat, kept: 1 - sum / losses.length, decisions: losses.length, good, bad }];
  });
}
