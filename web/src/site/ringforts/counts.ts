// What can be counted on a board without its rules: ringforts, bridges and kingdoms of both sides.

import { bridgesOf, hillsOf } from "../../board/index.ts";
import type { RingfortsView } from "../../client/wire.ts";

/** The counts of both sides, Red's first, by the names of the measures of a view. Rules: B5, B6, B9 */
export function countsOf({ ringforts, links }: RingfortsView): Record<string, [number, number]> {
  const ofBoth = (count: (side: number) => number): [number, number] => [count(0), count(1)];
  return {
    territory: ofBoth((side) => hillsOf(ringforts[side] ?? "").length),
    bridges: ofBoth((side) => bridgesOf(links?.[side] ?? "").length),
    kingdoms: ofBoth((side) => kingdoms(ringforts[side] ?? "", links?.[side] ?? "")),
  };
}

/** The number of groups of linked ringforts: each bridge between two of them makes one of both. */
function kingdoms(ringforts: string, links: string): number {
  const heads = new Map(hillsOf(ringforts).map((hill) => [hill, hill]));
  const headOf = (hill: string): string => {
    const head = heads.get(hill) ?? hill;
    return head === hill ? hill : headOf(head);
  };
  for (const [one, other] of bridgesOf(links)) heads.set(headOf(one), headOf(other));
  return [...heads].filter(([hill, head]) => hill === head).length;
}
