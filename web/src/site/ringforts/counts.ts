// The counts of a board at an earlier moment, as the server counts that of now: by neighbors, whether they are linked yet or not.

import { hillsOf, isAdjacent, type Hill } from "../../board/index.ts";
import type { RingfortsView } from "../../client/wire.ts";

/** The counts of both sides, Red's first, by the names of the measures of a view. Rules: B6, B9, M5 */
export function countsOf({ ringforts }: RingfortsView): Record<string, [number, number]> {
  const sides = [hillsOf(ringforts[0] ?? ""), hillsOf(ringforts[1] ?? "")] as const;
  const ofBoth = (count: (hills: readonly Hill[]) => number): [number, number] => [
    count(sides[0]),
    count(sides[1]),
  ];
  return {
    territory: ofBoth((hills) => hills.length),
    bridges: ofBoth((hills) => pairs(hills).length),
    kingdoms: ofBoth(kingdoms),
  };
}

/** The pairs of neighbors, each of which has a bridge in the end. */
const pairs = (hills: readonly Hill[]): (readonly [Hill, Hill])[] =>
  hills.flatMap((one, at) =>
    hills
      .slice(at + 1)
      .filter((other) => isAdjacent(one, other))
      .map((other) => [one, other] as const),
  );

/** The number of groups of neighbors: each pair makes one of both of its groups. */
function kingdoms(hills: readonly Hill[]): number {
  const heads = new Map(hills.map((hill) => [hill, hill]));
  const headOf = (hill: Hill): Hill => {
    const head = heads.get(hill) ?? hill;
    return head === hill ? hill : headOf(head);
  };
  for (const [one, other] of pairs(hills)) heads.set(headOf(one), headOf(other));
  return [...heads].filter(([hill, head]) => hill === head).length;
}
