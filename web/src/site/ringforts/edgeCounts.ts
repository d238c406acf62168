// What is counted by rows and areas, at the edge of the board where each belongs, with its sentence.

import { cornerOf, lineEnd, type EdgePoint, type Orientation } from "../../board/index.ts";
import type { RingfortsView } from "../../client/wire.ts";
import { say, seatName } from "../words.ts";

/** The ringforts of both sides in a row or an area. */
export interface EdgeCount {
  /** The letter or number of the row, or the seat of the area. */
  readonly name: string;
  /** Its place as a word, where no letter of the board says it. */
  readonly label?: string;
  /** Red's count and Blue's. */
  readonly counts: readonly number[];
  readonly point: EdgePoint;
  /** Whether it stands below the board, beside it at the left, or in a corner. */
  readonly at: "foot" | "left" | "corner";
  readonly sentence: string;
}

type Counted = Pick<RingfortsView, "rows" | "qualified_rows" | "area_counts">;

/** The counts of a board. `seats` are all seats in turn order, `own` is the side of the reader if there is one. */
export function edgeCounts(
  { rows = {}, qualified_rows, area_counts = [] }: Counted,
  seats: readonly string[],
  orientation: Orientation,
  own: number | undefined,
): EdgeCount[] {
  const inRows = Object.entries(rows).map(([name, counts]): EdgeCount => {
    const { isBelow, ...point } = lineEnd(name, orientation);
    const row = say("count-row", { row: name, counts: countWords(counts, own) });
    const qualified = [0, 1].filter((side) => qualified_rows?.[side]?.includes(name));
    const open = qualified.map((side) => say("count-qualified", { side: sideWords(side, own) }));
    return { name, counts, point, at: isBelow ? "foot" : "left", sentence: [row, ...open].join(" ") };
  });
  const inAreas = area_counts.map((counts, number): EdgeCount => {
    const seat = seats[number] ?? "";
    const area = seatName(seat);
    const sentence = say("count-area", { area, counts: countWords(counts, own) });
    const point = cornerOf(seat as Orientation, orientation);
    return { name: seat, label: area, counts, point, at: "corner", sentence };
  });
  return [...inRows, ...inAreas];
}

/** The counts of both sides, the reader's first. */
function countWords(counts: readonly number[], own: number | undefined): string {
  const first = own ?? 0;
  const words = [first, 1 - first].map((side) =>
    say("count-side", { side: sideWords(side, own), count: counts[side] ?? 0 }),
  );
  return words.join(", ");
}

const sideWords = (side: number, own: number | undefined): string =>
  side === own ? say("count-you") : say(`side-${side}`);
