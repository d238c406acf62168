// The cost of a move, from the analyses of the moments before and after it: the same that the graph shows.

import type { ActionFields, AnalysisBody } from "../../client/wire.ts";
import { sideOf, type Seats } from "../named.ts";
import { momentKey } from "./study.svelte.ts";
import { tenths } from "./values.ts";

/**
 * The points that an action cost: what its side was ahead by before, less what it was ahead by after, in the tenths that are
 * shown of both. A best action cost nothing; undefined where nobody is to move.
 */
export function lossBetween(
  before: AnalysisBody,
  action: ActionFields,
  after: AnalysisBody,
  seats: Seats,
): number | undefined {
  if (before.turn === undefined) return undefined;
  const key = momentKey([action]);
  const best = before.lines[0]?.score ?? 0;
  const isBest = before.lines.some(
    ({ score, actions }) => score >= best && momentKey(actions.slice(0, 1)) === key,
  );
  if (isBest) return 0;
  const drop = tenths(before.red) - tenths(after.red);
  return Math.max(0, tenths(sideOf(seats, before.turn) === 0 ? drop : -drop));
}
