// The things that a step counts, numbered on the board one after the other once it is answered.

import { HILLS, bridgesOf, hillsOf, isAdjacent, type Bridge, type Hill } from "../../board/index.ts";
import type { Moment } from "../../client/wire.ts";
import { choicesOf } from "../ringforts/picking.ts";

/** The time from a number to the next, and the most for all of them, in milliseconds. */
const [NUMBER_MS, ALL_MS] = [500, 5_000];

/** The things that are counted on a board. */
export interface Counted {
  /** Hills or bridges, in order. */
  readonly places: readonly (Hill | Bridge)[];
  /** True if kingdoms are counted: all, none, or those of a side. */
  readonly kingdoms: boolean | number;
  /** The highest number. */
  readonly total: number;
}

/** The things that a step asks to count. Points are counted by kingdoms where `hasKingdoms`, and else by none of these. */
export function countedOn(ask: string, { board, legal }: Moment, hasKingdoms: boolean): Counted {
  const [what, of, hill = ""] = ask.split(" ");
  const side = of === "blue" ? 1 : 0;
  const each = (places: readonly (Hill | Bridge)[]) => ({ places, kingdoms: false, total: places.length });
  const counts = [0, 1].map((one) => board.kingdoms?.[one]?.length ?? 0);
  if (what === "bridges") return each(bridgesOf(board.links?.[side] ?? ""));
  if (what === "priority")
    return each(hillsOf(board.ringforts[side] ?? "").filter((one) => isAdjacent(one, hill)));
  if (what === "moves") {
    const goals = choicesOf(legal).map(({ hills }) => hills.at(-1));
    return each(HILLS.filter((one) => goals.includes(one)));
  }
  if (what === "kingdoms") return { places: [], kingdoms: side, total: counts[side] ?? 0 };
  return { places: [], kingdoms: hasKingdoms, total: hasKingdoms ? Math.max(...counts) : 0 };
}

/** Numbers that come one after the other. */
export class Counting {
  readonly #isQuick: () => boolean;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The number of those that are there. */
  shown = $state(0);

  /** `isQuick` says whether all come at once. */
  constructor(isQuick: () => boolean) {
    this.#isQuick = isQuick;
  }

  /** Shows so many, from the first one on. */
  begin(total: number): void {
    this.end();
    this.shown = this.#isQuick() ? total : Math.min(1, total);
    if (this.shown === total) return;
    this.#timer = setInterval(
      () => {
        this.shown += 1;
        if (this.shown >= total) this.end();
      },
      Math.min(NUMBER_MS, ALL_MS / total),
    );
  }

  /** Shows no further ones. */
  end(): void {
    clearInterval(this.#timer);
  }
}
