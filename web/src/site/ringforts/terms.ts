// Which words of the rules are explained where they count.

import type { RingfortsView } from "../../client/wire.ts";
import { hasWord } from "../../game/details.svelte.ts";

/** A word of the rules: the message `term-…` has it and its meaning. */
export type Term = string;

type Said = Pick<RingfortsView, "phase"> & Partial<RingfortsView>;

/** The words that count on a board: its phase, where a game has several, and what is asked for or has happened in it. */
export function termsOf(variant: string, board: Said): Term[] {
  const { phase, lull, qualified_rows, area_counts, unlinked, turns_left, must_capture, kings_lost } = board;
  const said: readonly (readonly [Term, boolean])[] = [
    [phase, hasWord(variant, `term-${phase}`)],
    ["siege", must_capture !== undefined],
    ["lull", lull === true],
    ["qualified", qualified_rows !== undefined],
    ["area", area_counts !== undefined],
    ["unlinked", (unlinked ?? []).some((hills) => hills !== "")],
    // Where kings are captured, nobody calls OUT.
    ["out", turns_left !== undefined && kings_lost === undefined],
  ];
  return said.filter(([, isSaid]) => isSaid).map(([term]) => term);
}
