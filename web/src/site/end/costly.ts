// Costly moves, and the search for those of a finished game.

/** The pause between two requests, in milliseconds: the server answers 120 analyses and hints of an address in a minute. */
export const PAUSE_MS = 600;

/** A move or a decision that cost its side most. */
export interface Costly {
  readonly key: string;
  /** Whose it was, and what. */
  readonly move: string;
  /** The cost, and the better move, in words. */
  readonly loss: string;
  /** The number of entries of the log after it. */
  readonly at: number;
}

/** The search, as far as it has come. */
export interface CostSearch {
  /** The number of positions or turns that have been looked at, and that of all; none are known before the game has been fetched. */
  readonly done: number;
  readonly all: number;
  readonly isAtWork: boolean;
  /** Why it waits or has stopped; empty if it does neither. */
  readonly notice: string;
  /** The costliest move of each side, the worst first, as far as they are found. */
  readonly found: readonly Costly[];
  go(): void;
  stop(): void;
}

/** A move of a side, by its place in the log, and the points that it cost. */
export interface Loss {
  readonly place: number;
  readonly side: number;
  readonly loss: number;
}

/** The costliest move of each side, the worst first. The last move of a game is none if its side `won` by it, whatever the margin. */
export function worstOf(losses: readonly Loss[], won: number | undefined): Loss[] {
  const isWinning = ({ place, side }: Loss) => place === losses.length - 1 && side === won;
  const sorted = losses.filter((one) => !isWinning(one)).sort((one, other) => other.loss - one.loss);
  return sorted.filter(({ side }, at) => sorted.findIndex((other) => other.side === side) === at);
}

/** True if a search has looked at all moves. */
export const isDone = ({ all, done }: Pick<CostSearch, "all" | "done">): boolean => all > 0 && done === all;

/** The moves that a search has found, once it is done or stopped: before that they would change under a finger. */
export const settledOf = (search: Omit<CostSearch, "go" | "stop" | "notice">): readonly Costly[] =>
  search.isAtWork && !isDone(search) ? [] : search.found;
