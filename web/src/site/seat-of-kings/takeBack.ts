// A turn that was confirmed is taken back whole, one step after the other: the server takes back one at a time.

import type { SeatedTable } from "../seatedTable.svelte.ts";
import { isWithinTurn } from "./draft.svelte.ts";

/** Takes back the last turn that was decided at the screen of a seat, or the last decision outside one. */
export async function takeTurnBack(table: SeatedTable, seat: string): Promise<void> {
  while (await table.order(seat, { do: "undo" })) {
    const view = table.viewOf(seat);
    const isBegun = isWithinTurn(view?.kings?.stage.name) && view?.log.at(-1)?.seat === view?.turn;
    if (!isBegun || !view?.can_undo) return;
  }
}
