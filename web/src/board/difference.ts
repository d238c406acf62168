/** The visible changes between two states of a board. */

import { bridgeName, type Bridge, type Hill } from "./hill.ts";
import { ownerOf, type BoardState, type Side } from "./state.ts";

/** A ringfort that comes or goes. */
export interface Placed {
  readonly hill: Hill;
  readonly side: Side;
}

/** The pieces that come and go. */
export interface Difference {
  readonly come: readonly Placed[];
  readonly gone: readonly Placed[];
  /** Those that are gone because the other side has come there. */
  readonly turned: readonly Placed[];
  /** Bridges that come, each from the ringfort out of which it grows. */
  readonly bridges: readonly (readonly [Bridge, Side])[];
}

/** More ringforts than these at once are another position, not a move. */
const MAX_COME = 3;

/** The changes from one state to the next; undefined if nothing moves. */
export function differenceOf(before: BoardState, after: BoardState): Difference | undefined {
  if (after.motion.ms === 0 || before.orientation !== after.orientation) return undefined;
  const [come, gone] = [missing(after, before), missing(before, after)];
  const bridges = newBridges(before, after, come);
  const count = come.length + gone.length;
  if (count + bridges.length === 0 || count > MAX_COME) return undefined;
  const isTurned = ({ hill }: Placed) => ownerOf(after, hill) !== undefined;
  return {
    come,
    gone: gone.filter((placed) => !isTurned(placed)),
    turned: gone.filter(isTurned),
    bridges,
  };
}

/** True if two states have the same ringforts and bridges in the same places. */
export function isSamePosition(one: BoardState, other: BoardState): boolean {
  const text = ({ ringforts, bridges, orientation, patterns }: BoardState) =>
    [
      ...ringforts.map((hills) => [...hills].sort()),
      bridges.map(bridgeName).sort(),
      orientation,
      patterns,
    ].join("|");
  return text(one) === text(other);
}

/** A state with those ringforts and bridges alone that are in both. */
export function common(before: BoardState, after: BoardState): BoardState {
  const names = new Set(after.bridges.map(bridgeName));
  const stays = (side: Side) => before.ringforts[side].filter((hill) => after.ringforts[side].includes(hill));
  const bridges = before.bridges.filter((bridge) => names.has(bridgeName(bridge)));
  return { ...after, ringforts: [stays(0), stays(1)], bridges };
}

/** The ringforts of one state that the other has not. */
function missing(one: BoardState, other: BoardState): Placed[] {
  return ([0, 1] as const).flatMap((side) =>
    one.ringforts[side].filter((hill) => ownerOf(other, hill) !== side).map((hill) => ({ hill, side })),
  );
}

function newBridges(before: BoardState, after: BoardState, come: readonly Placed[]) {
  const known = new Set(before.bridges.map(bridgeName));
  const isFresh = (hill: Hill) => come.some((placed) => placed.hill === hill);
  return after.bridges
    .filter((bridge) => !known.has(bridgeName(bridge)))
    .map(([one, other]): readonly [Bridge, Side] => {
      const bridge: Bridge = isFresh(other) ? [other, one] : [one, other];
      return [bridge, ownerOf(after, one) ?? 0];
    });
}
