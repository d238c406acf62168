// The moves of a game as rows of two columns: the side that began stands in the first one.

import type { EntryView } from "../../client/wire.ts";

/** An entry of the log and its place in it, from 0. */
export interface Numbered {
  readonly entry: EntryView;
  readonly place: number;
}

/** A row: its number, and the entry of each side if it has one. */
export interface MoveRow {
  readonly number: number;
  readonly cells: readonly [Numbered | undefined, Numbered | undefined];
}

/** The rows of a log of which `from` entries come before the first known one. `sideOf` gives the side of a seat. */
export function moveRows(
  log: readonly EntryView[],
  from: number,
  sideOf: (seat: string | undefined) => number,
): MoveRow[] {
  const first = sideOf(log[0]?.seat);
  const rows: MoveRow[] = [];
  // Earlier rows are not known; most of them have two moves.
  let number = Math.floor(from / 2);
  log.forEach((entry, place) => {
    const cell = { entry, place: from + place };
    const isSecond = sideOf(entry.seat) !== first;
    const open = rows.at(-1);
    if (isSecond && open !== undefined && open.cells[1] === undefined)
      rows[rows.length - 1] = { ...open, cells: [open.cells[0], cell] };
    else rows.push({ number: (number += 1), cells: isSecond ? [undefined, cell] : [cell, undefined] });
  });
  return rows;
}
