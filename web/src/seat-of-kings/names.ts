/** The names by which regions, positions and players are known in every text of the server. */

/** A region of the board. */
export type Region = "connacht" | "ulster" | "leinster" | "munster";

/** A player, by the color of the pieces. */
export type Player = "blue" | "red" | "white" | "yellow";

/** A place for a stack in a region, such as `F2` or `K`. */
export type Position = string;

/** A piece: the name of its player, in capitals if it is a King piece. */
export type Piece = string;

/** All regions, clockwise from the west. */
export const REGIONS: readonly Region[] = ["connacht", "ulster", "leinster", "munster"];

/** All players, in the order of their seats. */
export const PLAYERS: readonly Player[] = ["blue", "red", "white", "yellow"];

/** All positions of a region, from the lowest rank up, left to right. */
export const POSITIONS: readonly Position[] = "F1 F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 C2 K".split(" ");

/** The player whose piece it is. */
export function playerOf(piece: Piece): Player {
  return piece.toLowerCase() as Player;
}

/** True if it is a King piece. */
export function isKing(piece: Piece): boolean {
  return piece !== piece.toLowerCase();
}

/** The cell of a position on a board, such as `ulster F2`. */
export function cellId(region: Region, position: Position): string {
  return `${region} ${position}`;
}

/** The region and position of a cell of a board; nothing for another text. */
export function placeOfCell(id: string): { region: Region; position: Position } | undefined {
  const [region, position, ...rest] = id.split(" ");
  const known = REGIONS.find((each) => each === region);
  if (known === undefined || rest.length > 0 || !POSITIONS.includes(position ?? "")) return undefined;
  return { region: known, position: position ?? "" };
}
