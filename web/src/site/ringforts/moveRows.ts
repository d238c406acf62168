// The moves of a game as rows of two columns: the side that began stands in the first one.

import type { EntryView } from "../../client/wire.ts";
import { sideOf, type Seats } from "../named.ts";

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

/** The number of a move, and whether it stands in the second column. */
export interface MoveNumber {
  readonly number: number;
  readonly isSecond: boolean;
}

/** The numbers of moves of these sides, of which `from` come before the first one. A row has a move of each side at most. */
export function moveNumbers(sides: readonly number[], from = 0): MoveNumber[] {
  // Earlier rows are not known; most of them have two moves.
  let number = Math.floor(from / 2);
  let isOpen = false;
  return sides.map((side) => {
    const isSecond = side !== sides[0];
    if (!isSecond || !isOpen) number += 1;
    isOpen = !isSecond;
    return { number, isSecond };
  });
}

/** The rows of a log of which `from` entries come before the first known one. */
export function moveRows(log: readonly EntryView[], from: number, seats: Seats): MoveRow[] {
  const numbers = moveNumbers(
    log.map(({ seat }) => sideOf(seats, seat)),
    from,
  );
  const rows: MoveRow[] = [];
  log.forEach((entry, place) => {
    const cell = { entry, place: from + place };
    const { number = 0, isSecond = false } = numbers[place] ?? {};
    const open = rows.at(-1);
    if (open?.number === number) rows[rows.length - 1] = { number, cells: [open.cells[0], cell] };
    else rows.push({ number, cells: isSecond ? [undefined, cell] : [cell, undefined] });
  });
  return rows;
}
