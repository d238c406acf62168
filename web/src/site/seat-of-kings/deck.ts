// Which cards of the deck a reader has seen, from what the view says.

import type { KingsView } from "../../client/wire.ts";

/** The place of a card that the reader has seen. */
export type Seen = "hand" | "aside" | "discard" | "traitor";

/** The cards that a seat has seen since they were last shuffled, and where each lies; who watches sees only what is open. */
export function seenOf(kings: KingsView, you: string | undefined): ReadonlyMap<number, Seen> {
  const own = you === undefined ? undefined : kings.players[you];
  const known = (cards: readonly number[] | number | undefined) => (Array.isArray(cards) ? cards : []);
  const seen = new Map<number, Seen>();
  const add = (cards: readonly number[], place: Seen) => cards.forEach((card) => seen.set(card, place));
  add(kings.discard, "discard");
  add(known(own?.hand), "hand");
  add(known(own?.aside), "aside");
  if (kings.traitor?.card !== undefined) add([kings.traitor.card], "traitor");
  return seen;
}
