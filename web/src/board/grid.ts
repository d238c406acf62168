/** The hills as a grid that is picked from by pointer and by keys, and read by a screen reader. */

import { HILLS, WIDTH, hillAt, placeOf, type Hill, type Place } from "./hill.ts";
import { elementOf, group, shape, write } from "./shape.ts";
import { canPick, type BoardState } from "./state.ts";
import { PITCH } from "./strands.ts";

/** The steps of the arrow keys, in columns and rows of the picture. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The hill that a key leads to from another; nothing if it is no key of the grid or leads off the board. */
export function hillByKey(state: BoardState, from: Hill, key: string): Hill | undefined {
  const place = placeOf(from, state.orientation);
  const along = (row: readonly Place[]) =>
    row.map((at) => hillAt(at, state.orientation)).find((hill) => hill !== undefined);
  const row = Array.from({ length: WIDTH }, (_, column) => ({ column, row: place.row }));
  if (key === "Home") return along(row);
  if (key === "End") return along([...row].reverse());
  const [x, y] = ARROWS[key] ?? [0, 0];
  if (x === 0 && y === 0) return undefined;
  const next = hillAt({ column: place.column + x, row: place.row + y }, state.orientation);
  return next ?? aroundCorner(state, place, x, y);
}

/** Off the ends of the outermost lines the way leads to the hill beside the missing corner. */
function aroundCorner(state: BoardState, { column, row }: Place, x: number, y: number): Hill | undefined {
  const corner = { column: column + x, row: row + y };
  const inside = (at: number) => at >= 0 && at < WIDTH;
  if (!inside(corner.column) || !inside(corner.row)) return undefined;
  const toMiddle = (at: number) => Math.sign((WIDTH - 1) / 2 - at);
  const beside =
    x === 0
      ? { column: corner.column + toMiddle(corner.column), row: corner.row }
      : { column: corner.column, row: corner.row + toMiddle(corner.row) };
  return hillAt(beside, state.orientation);
}

/** The elements of the grid, by hill. */
export interface Grid {
  readonly root: SVGElement;
  readonly cells: ReadonlyMap<Hill, SVGElement>;
}

/** A grid for a state; its cells stay the same elements until the board is turned. */
export function gridOf(state: BoardState): Grid {
  const cells = new Map<Hill, SVGElement>();
  const root = elementOf(group("tara-grid", []));
  for (let row = 0; row < WIDTH; row += 1) {
    const line = elementOf(shape("g", { role: "row", "aria-rowindex": row + 1 }));
    for (let column = 0; column < WIDTH; column += 1) {
      const hill = hillAt({ column, row }, state.orientation);
      if (hill === undefined) continue;
      const cell = elementOf(cellOf(column, row, hill));
      cells.set(hill, cell);
      line.append(cell);
    }
    root.append(line);
  }
  return { root, cells };
}

/**
 * The area that answers to a press: as far in each direction, halfway to the neighbor. In the middle of four hills a finger may have
 * missed any of them, and a move counts at once, so nothing answers there.
 */
const HIT = "M-500 -207L-207 -500H207L500 -207V207L207 500H-207L-500 207Z";

function cellOf(column: number, row: number, hill: Hill) {
  const [x, y] = [PITCH * column, PITCH * row];
  const attributes = { role: "gridcell", "aria-colindex": column + 1, class: "tara-cell", "data-hill": hill };
  return shape("g", attributes, [
    shape("path", { class: "tara-hit", d: HIT, transform: `translate(${x} ${y})` }),
    shape("rect", { class: "tara-focus", x: x - 470, y: y - 470, width: 940, height: 940, rx: 130 }),
  ]);
}

/** Writes to the cells what they are called, whether they can be picked, and which one keeps the focus. */
export function updateGrid({ cells }: Grid, state: BoardState, kept: Hill): void {
  for (const hill of HILLS) {
    const cell = cells.get(hill);
    if (cell === undefined) continue;
    write(cell, "aria-label", state.names[hill] ?? hill);
    write(cell, "tabindex", hill === kept ? "0" : "-1");
    write(cell, "aria-selected", String(hill === state.selected));
    write(cell, "aria-disabled", String(!canPick(state, hill)));
  }
}
