// The cause that keeps a king where it is, by what stands within its reach.

import { HILLS, isAdjacent, type BoardState, type Hill } from "../../board/index.ts";

/** Why a king has no hill to go to. */
export interface Held {
  /** The cause that forbids the hills that it reaches: own kings or ringforts next to them, or that each of them is taken. */
  readonly by: "kings" | "ringforts" | "taken";
  /** The hills within its reach that are forbidden only because of that. */
  readonly hills: readonly Hill[];
  /** The kings or ringforts. */
  readonly places: readonly Hill[];
}

/**
 * The cause that keeps a king of a side that cannot move. `mayGoBack` says whether kings go to ringforts of their own.
 * Rules: HK2, HK3, HK5, HK6
 */
export function heldBy(
  { ringforts, kings }: BoardState,
  phase: string,
  king: Hill,
  mayGoBack: boolean,
): Held {
  const side = kings.findIndex((hills) => hills.includes(king));
  const [forts, others] = [ringforts[side] ?? [], kings.flat().filter((one) => one !== king)];
  const isOpen = (hill: Hill) => !ringforts.flat().includes(hill) || (mayGoBack && forts.includes(hill));
  const reach = HILLS.filter((hill) => isKnightsMove(king, hill) && isOpen(hill) && !others.includes(hill));
  const own = (kings[side] ?? []).filter((one) => one !== king);
  const guards = phase === "manoeuvres" ? forts : own;
  const places = guards.filter((guard) => reach.some((hill) => isAdjacent(guard, hill)));
  const hills = reach.filter((hill) => places.some((guard) => isAdjacent(guard, hill)));
  if (hills.length === 0) return { by: "taken", hills, places };
  return { by: phase === "manoeuvres" ? "ringforts" : "kings", hills, places };
}

/** True if two hills are a knight's move apart. Rule: B3 */
function isKnightsMove(from: Hill, to: Hill): boolean {
  const steps = [0, 1].map((at) => Math.abs(from.charCodeAt(at) - to.charCodeAt(at)));
  return Math.min(...steps) === 1 && Math.max(...steps) === 2;
}
