// The sound of an entry of a ringfort game: the strongest of what it changed.

import type { EntryView } from "../../client/wire.ts";
import type { Sound } from "../sounds.ts";

/** A king, a capture, a bridge or a piece, in this order. */
export function soundOf({ detail: { change, effects = [] } }: EntryView): Sound {
  if (change?.kings !== undefined) return "king";
  if (effects.some(({ effect }) => effect === "ringfort_captured")) return "capture";
  return change?.links?.some((link) => link.after) ? "bridge" : "piece";
}
