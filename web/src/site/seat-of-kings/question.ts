// What is asked of a seat, by the name of the words that say it.

import type { KingsView, Legal } from "../../client/wire.ts";

/** What is asked; cards to keep are chosen before it is one's turn to choose. */
export function questionOf(kings: KingsView, legal: Legal): string | undefined {
  return legal.keeps === undefined ? kings.asks?.what : "keep";
}
