/** The cells of a picture as a grid that is picked from by pointer and by keys, and read by a screen reader. */

import { ARROWS } from "../board/grid.ts";
import { elementOf, group, shape, write } from "../board/shape.ts";
import type { Cell, Scene } from "./scene.ts";

/** The cell that a key leads to from another; nothing if it is no key of the grid or leads nowhere. */
export function cellByKey({ cells }: Scene, from: string, key: string): string | undefined {
  const here = cells.find(({ id }) => id === from);
  if (here === undefined) return undefined;
  const row = cells.filter((cell) => cell.row === here.row);
  if (key === "Home") return row[0]?.id;
  if (key === "End") return row.at(-1)?.id;
  const [x, y] = ARROWS[key] ?? [0, 0];
  if (x === 0 && y === 0) return undefined;
  return nearest(cells, here, x, y)?.id;
}

/** The nearest cell in a direction, within a right angle about it; what lies straight ahead counts as nearer. */
function nearest(cells: readonly Cell[], here: Cell, x: number, y: number): Cell | undefined {
  let [best, least]: [Cell | undefined, number] = [undefined, Infinity];
  for (const cell of cells) {
    const [right, down] = [cell.x - here.x, cell.y - here.y];
    const along = right * x + down * y;
    const beside = Math.abs(right * y) + Math.abs(down * x);
    if (along <= 0 || beside > along) continue;
    const far = along + 2 * beside;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** The elements of the grid, by cell. */
export interface Grid {
  readonly root: SVGElement;
  readonly cells: ReadonlyMap<string, SVGElement>;
  /** The properties of the cells on which the grid depends. */
  readonly form: string;
}

/** The part of a scene that determines its grid: when it changes, the grid is rebuilt. */
export function formOf({ cells, label }: Scene): string {
  return cells.map(({ id, x, y, row, rowName = label }) => `${id} ${x} ${y} ${row} ${rowName}`).join(",");
}

/** The name of a row. Without one it would be called by all of its cells, joined without a space. */
export const rowName = ({ cells, label }: Scene, row: number): string =>
  cells.find((cell) => cell.row === row)?.rowName ?? label;

/** A grid for a scene. */
export function gridOf(scene: Scene): Grid {
  const cells = new Map<string, SVGElement>();
  const root = elementOf(group("kings-grid", []));
  for (const row of new Set(scene.cells.map((cell) => cell.row))) {
    const line = elementOf(shape("g", { role: "row", "aria-label": rowName(scene, row) }));
    for (const cell of scene.cells.filter((each) => each.row === row)) {
      const element = elementOf(cellShape(cell));
      cells.set(cell.id, element);
      line.append(element);
    }
    root.append(line);
  }
  return { root, cells, form: formOf(scene) };
}

function cellShape({ id, x, y, half: [width, height], round }: Cell) {
  const around = (name: string, within: number) =>
    shape("rect", {
      class: name,
      x: x - width + within,
      y: y - height + within,
      width: 2 * (width - within),
      height: 2 * (height - within),
      rx: name === "kings-hit" ? 0 : round,
    });
  const attributes = { role: "gridcell", class: "kings-cell", "data-cell": id };
  return shape("g", attributes, [around("kings-hit", 0), around("kings-focus", 22)]);
}

/** Writes to the cells what they are called, whether they can be picked, and which one keeps the focus. */
export function updateGrid(grid: Grid, scene: Scene, kept: string): void {
  for (const { id, name, canPick, isChosen } of scene.cells) {
    const element = grid.cells.get(id);
    if (element === undefined) continue;
    write(element, "aria-label", name);
    write(element, "tabindex", id === kept ? "0" : "-1");
    write(element, "aria-selected", String(isChosen));
    write(element, "aria-disabled", String(!canPick));
  }
}
