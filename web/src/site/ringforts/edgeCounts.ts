// The counts by rows and areas, at the edge of the board where each belongs, with its sentence.

import { besideSeat, lineEnd, type EdgePoint, type Orientation } from "../../board/index.ts";
import type { RingfortsView } from "../../client/wire.ts";
import { say, seatName } from "../words.ts";
import { whose } from "./results.ts";

/** The ringforts of both sides in a row or an area. */
export interface EdgeCount {
  /** The letter or number of the row, or the seat of the area. */
  readonly name: string;
  /** The counts of both sides, the reader's first. */
  readonly counts: readonly number[];
  readonly point: EdgePoint;
  /** True if it is a row in which the side to move may build. */
  readonly isOpen: boolean;
  /** True if it is written along its edge, upwards. */
  readonly isAlong: boolean;
  readonly sentence: string;
}

type Counted = Pick<RingfortsView, "rows" | "qualified" | "qualified_rows" | "area_counts">;

/** The kind of a row on the board, by its letter or number. Rule: PC3 */
export const lineOf = (name: string): "column" | "row" => (/^[A-G]/.test(name) ? "column" : "row");

/** The counts of a board. `seats` are all seats in turn order, `own` is the side of the reader if there is one. */
export function edgeCounts(
  { rows = {}, qualified, qualified_rows, area_counts = [] }: Counted,
  seats: readonly string[],
  orientation: Orientation,
  own: number | undefined,
): EdgeCount[] {
  const ownFirst = (counts: readonly number[]) => (own === 1 ? counts.toReversed() : counts);
  const inRows = Object.entries(rows).map(([name, counts]): EdgeCount => {
    const point = lineEnd(name, orientation);
    const row = say(`count-${lineOf(name)}`, { row: name, counts: countWords(counts, own) });
    const sides = [0, 1].filter((side) => qualified_rows?.[side]?.includes(name));
    const open = sides.map((side) => say("count-qualified", whose(side, own)));
    const isOpen = qualified?.includes(name) ?? false;
    const sentence = [row, ...open].join(" ");
    return { name, counts: ownFirst(counts), point, isOpen, isAlong: false, sentence };
  });
  const inAreas = area_counts.map((counts, number): EdgeCount => {
    const seat = seats[number] ?? "";
    const sentence = say("count-area", { area: seatName(seat), counts: countWords(counts, own) });
    const point = besideSeat(seat as Orientation, orientation);
    const isAlong = point.x < 0.1 || point.x > 0.9;
    return { name: seat, counts: ownFirst(counts), point, isOpen: false, isAlong, sentence };
  });
  return [...inRows, ...inAreas];
}

/** The counts of both sides, the reader's first. */
function countWords(counts: readonly number[], own: number | undefined): string {
  const first = own ?? 0;
  const words = [first, 1 - first].map((side) =>
    say("count-side", { ...whose(side, own), count: counts[side] ?? 0 }),
  );
  return words.join(", ");
}
