// The part of a view that has been shown so far, so that text and sound come with what is seen.

import { entryCount } from "../../../client/logs.ts";
import type { View } from "../../../client/wire.ts";

/** A view as it was while only so many entries of its log were there: nobody is asked yet, and no game has ended. */
export function toldUntil(view: View, shown: number): View {
  if (shown >= entryCount(view)) return view;
  const { turn: _, ...rest } = view;
  const log = view.log.slice(0, Math.max(0, shown - view.log_from));
  const hasEnded = view.stage !== "playing";
  const { results } = view.standing;
  return {
    ...rest,
    log,
    version: log.at(-1)?.version ?? 0,
    seats: view.seats.map((seat) => ({ ...seat, asked: false })),
    standing: { ...view.standing, results: hasEnded ? results.slice(0, -1) : results },
  };
}
