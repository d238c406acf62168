// The counts of a board at an earlier moment and who led by them, as the server counts that of now: by neighbors, linked yet or not.

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

type Leads = NonNullable<RingfortsView["leads"]>;
type Comparison = NonNullable<Leads["tie"]>;

/**
 * The leader by these counts, compared by kingdoms or bridges first; undefined while that meant nothing. `hasSpare` is whether one
 * side has a spare ringfort, by which ties are decided. Rules: M2, M3, SD7
 */
export function leadsOf(
  phase: RingfortsView["phase"],
  counts: ReturnType<typeof countsOf>,
  by: "kingdoms" | "bridges",
  hasSpare: boolean,
): Leads | undefined {
  const territory: [number, number] = counts["territory"] ?? [0, 0];
  if (phase !== "battle" || territory.includes(0)) return undefined;
  const first = compare(by, counts[by] ?? [0, 0]);
  return first.side === undefined
    ? { ...first, tie: compare(hasSpare ? "spare" : "territory", territory) }
    : first;
}

function compare(by: Comparison["by"], counts: [number, number]): Comparison {
  const fewer = by === "kingdoms";
  const [red, blue] = counts;
  return { by, counts, fewer, ...(red !== blue && { side: Number(red < blue !== fewer) }) };
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
