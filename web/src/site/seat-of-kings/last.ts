// Where the last things happened, so that they are marked on the board.

import type { View } from "../../client/wire.ts";

/** The positions that the last seat to decide has named in its turn, by region. */
export function lastOf(view: View): { region: string; positions: readonly string[] }[] {
  const seat = view.log.at(-1)?.seat;
  const from = view.log.findLastIndex((entry) => entry.seat !== seat) + 1;
  return view.log.slice(from).flatMap(({ what }) => {
    const isThere = what?.region !== undefined && what.at !== undefined && what.kind !== "play";
    return isThere ? [{ region: what.region ?? "", positions: what.at ?? [] }] : [];
  });
}
