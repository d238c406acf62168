// How often the tutor has said how a game goes on, kept by this browser: what the reader knows is said shorter.

import { keeper } from "../../client/keeper.ts";

const KEY = "tara.tutor";

/** Counts once more that something is said, and gives how often it was by now. */
export function timesSaid(code: string): number {
  const counts = { ...kept() };
  const times = (counts[code] ?? 0) + 1;
  keeper.write(KEY, JSON.stringify({ ...counts, [code]: times }));
  return times;
}

function kept(): Record<string, number> {
  try {
    const read: unknown = JSON.parse(keeper.read(KEY) ?? "{}");
    const counts = Object.entries(read as object).filter(([, times]) => Number.isInteger(times));
    return Object.fromEntries(counts) as Record<string, number>;
  } catch {
    return {};
  }
}
