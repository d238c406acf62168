// The ringfort that a move would bring, with all that it changes, as the legal moves from the server say it.

import { bridgesOf, hillsOf, type Ghost, type Hill, type Side } from "../../board/index.ts";
import type { Legal, RingfortsView } from "../../client/wire.ts";

/** The ringfort of a side on a hill, before it is there. */
export function ghostOf(
  board: RingfortsView | undefined,
  legal: Legal | undefined,
  side: Side,
  hill: Hill,
): Ghost {
  const joins = hillsOf(legal?.joins?.[hill] ?? "").map((within) => kingdomOf(board, side, within));
  const besieges = hillsOf(legal?.besieges?.[hill] ?? "");
  return { hill, side, bridges: bridgesOf(legal?.links?.[hill] ?? ""), joins, besieges };
}

/** The hills of the kingdom that has a hill. */
const kingdomOf = (board: RingfortsView | undefined, side: Side, hill: Hill): Hill[] =>
  hillsOf(board?.kingdoms?.[side]?.find((hills) => hillsOf(hills).includes(hill)) ?? hill);
