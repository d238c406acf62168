// The effects of a move, in words. What follows comes with the legal moves from the server, and with its preview of the board.

import { hillsOf, type Hill } from "../../board/index.ts";
import type { ActionFields, Legal, RingfortsView } from "../../client/wire.ts";
import { list } from "../effects.ts";
import { say } from "../words.ts";
import { hillsIn } from "./picking.ts";

/** The effects that a preview shows beside what comes with the legal moves. */
export interface Foreseen {
  /** The enemy kings that the move captures. */
  readonly fallen: readonly Hill[];
  /** The own ringforts that are besieged and would not be any more. */
  readonly freed: readonly Hill[];
}

const NOTHING: Foreseen = { fallen: [], freed: [] };

/** The effects that the board after a move of a side shows; none while it is not known. */
export function foreseen(before: RingfortsView, after: RingfortsView | undefined, side: number): Foreseen {
  if (after === undefined) return NOTHING;
  const gone = (of: (board: RingfortsView) => readonly string[] | undefined, whose: number): Hill[] => {
    const left = hillsOf(of(after)?.[whose] ?? "");
    return hillsOf(of(before)?.[whose] ?? "").filter((hill) => !left.includes(hill));
  };
  const [was = 0, is = 0] = [before, after].map((board) => board.kings_lost?.[1 - side]);
  return {
    // Kings that leave the board otherwise are not captured.
    fallen: is > was ? gone(({ kings }) => kings, 1 - side) : [],
    freed: gone(({ besieged }) => besieged, side),
  };
}

/** The further effects of a move to a hill, beside its ringfort; empty if there are none. */
export function followingWords(legal: Legal | undefined, hill: Hill, { fallen, freed } = NOTHING): string {
  const joined = hillsOf(legal?.joins?.[hill] ?? "").length;
  const links = hillsOf(legal?.links?.[hill] ?? "").length / 2;
  const besieged = hillsOf(legal?.besieges?.[hill] ?? "").filter((other) => !fallen.includes(other));
  const words = [
    fallen.length > 0 && say("follows-kings", { hills: list(fallen), count: fallen.length }),
    captures(legal, hill) && say("follows-captures"),
    links > 0 && joined === 0 && say("follows-links", { count: links }),
    joined > 0 && say("follows-joins", { count: joined }),
    besieged.length > 0 && say("follows-besieges", { hills: list(besieged), count: besieged.length }),
    freed.length > 0 && say("follows-frees", { hills: list(freed) }),
  ];
  return list(words.filter((word) => typeof word === "string"));
}

/** The same as a sentence, with the hill. */
export function followingSentence(legal: Legal | undefined, hill: Hill, seen = NOTHING): string {
  const words = followingWords(legal, hill, seen);
  return words === "" ? "" : say("follows", { hill, words });
}

/** Why a computer player would make a move, as far as can be told: what it does at once, else how the counts would stand. */
export function reasonWords(
  legal: Legal | undefined,
  action: ActionFields,
  before: RingfortsView,
  after: RingfortsView | undefined,
  side: number,
): string {
  const hill = hillsIn(action).at(-1) ?? "";
  const other = say(`side-${1 - side}`);
  if (hillsOf(after?.besieged?.[side] ?? "").includes(hill)) return say("hint-besieged", { side: other });
  const words = followingWords(legal, hill, foreseen(before, after, side));
  if (words !== "" || after === undefined) return words && say("hint-follows", { words });
  const { by, counts } = after.leads ?? {};
  const isSame = before.leads === undefined || counts?.join() === before.leads.counts.join();
  if (by === undefined || counts === undefined || isSame) return say("hint-quiet");
  const [own = 0, theirs = 0] = [counts[side], counts[1 - side]];
  return say(`hint-counts-${by}`, { own, other: theirs, side: other });
}

const captures = (legal: Legal | undefined, hill: Hill): boolean =>
  legal?.replaces?.[hill] !== undefined ||
  (legal?.actions ?? []).some(
    (action) =>
      (action.kind === "capture" && action.hill === hill) || (action.kind === "take" && action.to === hill),
  );
