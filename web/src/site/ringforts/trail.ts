// The moves since the reader's own last one, in order, as the board numbers them.

import type { Hill } from "../../board/index.ts";
import type { EntryView } from "../../client/wire.ts";
import { hillsIn } from "./picking.ts";
import { sinceOf } from "./since.ts";

/**
 * The targets of the moves after the reader's last decision, the oldest first; empty if there is one alone or none. A
 * forced move is no decision, and of two moves on one hill the later one counts.
 */
export function trailOf(entries: readonly EntryView[], isOwn: (seat: string) => boolean): Hill[] {
  const hills = sinceOf(entries, isOwn)
    .slice(1)
    .flatMap(({ detail }) => hillsIn(detail).slice(-1));
  return hills.length < 2 ? [] : hills;
}
