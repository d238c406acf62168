/**
 * Hills by name, and where they lie on the picture.
 *
 * The picture has seven columns and seven rows of places, counted from its upper left corner. Which edge of the board lies
 * at its foot is the orientation, so a player may sit on any side.
 */

/** The name of a hill: a column letter A to G and a row number 1 to 7, such as `D4`. */
export type Hill = string;

/** Two hills with a bridge between them, or a place for one. */
export type Bridge = readonly [Hill, Hill];

/** The edge of the board that lies at the foot of the picture. */
export type Orientation = "south" | "west" | "north" | "east";

/** A place on the picture: column and row, 0 to 6, from the upper left corner. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Names of columns from west to east, and of rows from south to north. */
export const COLUMNS = "ABCDEFG";
export const ROWS = "1234567";

/** The number of columns. */
export const WIDTH = 7;

/** The 45 hills in the order of their names. */
export const HILLS: readonly Hill[] = [...COLUMNS].flatMap((column) =>
  [...ROWS].map((row) => column + row).filter((hill) => !"A1 A7 G1 G7".includes(hill)),
);

const NAMES: ReadonlySet<string> = new Set(HILLS);

/** True if this is the name of a hill. */
export function isHill(name: string): name is Hill {
  return NAMES.has(name);
}

/** The hills of a text of names with nothing between them, such as `B2D4`. */
export function hillsOf(text: string): Hill[] {
  return text.match(/[A-G][1-7]/g)?.filter(isHill) ?? [];
}

/** The bridges of a text of pairs with nothing between them, such as `B2B3D4E4`. */
export function bridgesOf(text: string): Bridge[] {
  const hills = hillsOf(text);
  const bridges: Bridge[] = [];
  for (let at = 0; at + 1 < hills.length; at += 2) {
    bridges.push([hills[at] as Hill, hills[at + 1] as Hill]);
  }
  return bridges;
}

/** The place of a hill on the picture. */
export function placeOf(hill: Hill, orientation: Orientation): Place {
  const west = COLUMNS.indexOf(hill.charAt(0));
  const south = ROWS.indexOf(hill.charAt(1));
  const [east, north] = [WIDTH - 1 - west, WIDTH - 1 - south];
  switch (orientation) {
    case "south":
      return { column: west, row: north };
    case "west":
      return { column: north, row: east };
    case "north":
      return { column: east, row: south };
    case "east":
      return { column: south, row: west };
  }
}

/** The hill of a place; nothing in a corner and off the board. */
export function hillAt({ column, row }: Place, orientation: Orientation): Hill | undefined {
  const last = WIDTH - 1;
  const turned: Record<Orientation, readonly [number, number]> = {
    south: [column, last - row],
    west: [last - row, last - column],
    north: [last - column, row],
    east: [row, column],
  };
  const [west, south] = turned[orientation];
  const name = COLUMNS.charAt(west) + ROWS.charAt(south);
  return isHill(name) ? name : undefined;
}

/** True if two hills are next to each other, horizontally or vertically. */
export function isAdjacent(one: Hill, other: Hill): boolean {
  const [here, there] = [placeOf(one, "south"), placeOf(other, "south")];
  return Math.abs(here.column - there.column) + Math.abs(here.row - there.row) === 1;
}

/** A bridge by its two hills, the lower name first: one text for one bridge. */
export function bridgeName([one, other]: Bridge): string {
  return one < other ? one + other : other + one;
}
