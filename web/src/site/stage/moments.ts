// A view as it was told so far, while its newest entries are still played.

import { entryCount } from "../../client/logs.ts";
import type { View } from "../../client/wire.ts";

/** A view without the entries that are not shown yet, and without what they lead to: whose turn it is, offers, results. */
export function viewSoFar(before: View | undefined, after: View, shown: number): View {
  if (shown >= entryCount(after)) return after;
  const { turn: _turn, offer: _offer, ...rest } = after;
  const offer = before?.offer;
  return {
    ...rest,
    ...(offer && { offer }),
    standing: before?.standing ?? after.standing,
    seats: after.seats.map((seat) => ({ ...seat, asked: false })),
    log: after.log.slice(0, Math.max(0, shown - after.log_from)),
  };
}
