// Whether a tutor speaks at a table.

import type { View } from "../../client/wire.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import { levelOf } from "../sentences.ts";
import { isTutorOn } from "../settings.svelte.ts";

/** True if it speaks; undefined unless the reader plays against nobody but the computer. */
export function isTutored(table: SeatedTable, view: View): boolean | undefined {
  const others = view.seats.filter(({ seat }) => !table.isOwn(seat));
  const levels = others.flatMap((seat) => ("program" in seat ? [Number(levelOf(seat.program))] : []));
  if (table.seats.length !== 1 || levels.length < others.length) return undefined;
  return isTutorOn(Math.max(...levels));
}
