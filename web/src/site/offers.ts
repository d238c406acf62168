// Offers between players, and how they were answered, as sentences.

import type { View } from "../client/wire.ts";
import { say, seatName } from "./words.ts";

type Offer = NonNullable<View["offer"]>;

/** The offer of a seat; for a take-back, the moves that go. */
export const offerWords = (view: View, offer: Offer): string => worded(view, offer, "");

/** The same, as its own seat reads it. */
export const ownOfferWords = (view: View, offer: Offer): string => worded(view, offer, "-own");

function worded(view: View, { offer, by, kept }: Offer, whose: "" | "-own"): string {
  const seat = seatName(by);
  if (offer !== "takeback" || kept === undefined) return say(`offer-${offer}${whose}`, { seat });
  const moves = view.log.slice(Math.max(0, kept - view.log_from)).map(({ token }) => token ?? "");
  const isWhole = kept >= view.log_from && view.board !== undefined;
  const [move, ...rest] = moves;
  if (!isWhole || move === undefined)
    return say(`offer-takeback-steps${whose}`, { seat, count: view.log_from + view.log.length - kept });
  const more = rest.length === 0 ? "none" : "some";
  return say(`offer-takeback${whose}`, { seat, move, more, rest: rest.join(", ") });
}

/** Who declined the last offer; empty if nobody did. */
export function declinedWords({ declined }: View): string {
  return declined === undefined ? "" : say(`declined-${declined.offer}`, { seat: seatName(declined.seat) });
}
