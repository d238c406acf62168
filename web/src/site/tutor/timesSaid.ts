// The number of times that the tutor has said how a game goes on, kept by this browser: what the reader knows is said shorter.

import { keeper } from "../../client/keeper.ts";
import { parsed, wholeEntries } from "../../client/shape.ts";

const KEY = "tara.tutor";

/** Counts once more that something is said, and gives how often it was by now. */
export function timesSaid(code: string): number {
  const counts = { ...kept() };
  const times = (counts[code] ?? 0) + 1;
  keeper.write(KEY, JSON.stringify({ ...counts, [code]: times }));
  return times;
}

const kept = (): Record<string, number> => wholeEntries(parsed(keeper.read(KEY)), Number.isInteger);
