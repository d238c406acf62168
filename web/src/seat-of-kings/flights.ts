/** The pieces that move from one board to the next: they come, go or change their place in a stack. No rule is known here. */

import { POSITIONS, cellId, isKing, playerOf, type Piece, type Player, type Region } from "./names.ts";
import { laidStack, type Laid } from "./piece.ts";
import type { Pair } from "./shapes.ts";
import type { BoardState } from "./state.ts";

/** An end of a flight outside the board: at the place of a player. */
export interface Home {
  readonly player: Player;
}

/** The place of a piece on the board: its cell, its level in the stack, and its size. */
export interface Lain {
  readonly cell: string;
  /** About the middle of the cell. */
  readonly at: Pair;
  readonly scale: number;
  /** Its place among the pieces of the stack that are drawn, the lowest one first. */
  readonly place: number;
}

/** A piece that goes from one place to another. */
export interface Flight {
  readonly piece: Piece;
  readonly from: Lain | Home;
  readonly to: Lain | Home;
  /** When it begins and ends, as shares of the whole motion; all of it if they are left out. */
  readonly begins?: number;
  readonly ends?: number;
  /** True if the piece grows where it comes to lie, instead of coming from its player. */
  readonly appears?: boolean;
}

/** The flights between two boards. `captors` are who takes the pieces of a cleared position, by its cell; else they go to their owners. */
export function flightsOf(
  before: Pick<BoardState, "board">,
  after: Pick<BoardState, "board" | "regions">,
  captors: Readonly<Record<string, Player>> = {},
): Flight[] {
  const gone: { piece: Piece; lain: Lain }[] = [];
  const come: { piece: Piece; lain: Lain }[] = [];
  const flights: Flight[] = [];
  for (const region of after.regions)
    for (const position of POSITIONS) {
      const id = cellId(region, position);
      const [old, now] = [stackAt(before, region, position), stackAt(after, region, position)];
      if (old.join(" ") === now.join(" ")) continue;
      const [from, to] = [lainOf(id, old), lainOf(id, now)];
      const stayed = commonOf(old, now);
      for (const [first, second] of stayed) {
        const [one, other] = [from[first], to[second]];
        if (one && other && isElsewhere(one, other))
          flights.push({ piece: old[first] ?? "", from: one, to: other });
      }
      const [kept, left] = [
        new Set(stayed.map(([first]) => first)),
        new Set(stayed.map(([, second]) => second)),
      ];
      old.forEach((piece, index) => {
        const lain = from[index];
        if (!kept.has(index) && lain) gone.push({ piece, lain });
      });
      now.forEach((piece, index) => {
        const lain = to[index];
        if (!left.has(index) && lain) come.push({ piece, lain });
      });
    }
  return [...flights, ...joined(gone, come, captors)];
}

/** A piece that went somewhere and one that came elsewhere are one and the same; others go home, or come from there. */
function joined(
  gone: { piece: Piece; lain: Lain }[],
  come: { piece: Piece; lain: Lain }[],
  captors: Readonly<Record<string, Player>>,
): Flight[] {
  const flights: Flight[] = [];
  const left = [...gone];
  for (const { piece, lain } of come) {
    const same = left.findIndex(
      (other) =>
        other.piece === piece && regionOf(other.lain) === regionOf(lain) && !(other.lain.cell in captors),
    );
    const [from] = same < 0 ? [] : left.splice(same, 1);
    flights.push({ piece, from: from?.lain ?? { player: playerOf(piece) }, to: lain });
  }
  const away = left.map(({ piece, lain }): Flight => {
    const player = isKing(piece) ? playerOf(piece) : (captors[lain.cell] ?? playerOf(piece));
    return { piece, from: lain, to: { player } };
  });
  return [...away, ...flights];
}

const regionOf = ({ cell }: Lain): string => cell.split(" ")[0] ?? "";

const stackAt = ({ board }: Pick<BoardState, "board">, region: Region, position: string): readonly Piece[] =>
  board[region]?.[position] ?? [];

/** The place of each piece of a stack; undefined for those that are drawn as a number alone. */
function lainOf(cell: string, pieces: readonly Piece[]): (Lain | undefined)[] {
  const { top, below, hidden } = laidStack(pieces);
  const laid: Laid[] = [...below, ...(top ? [top] : [])];
  const unseen = hidden?.count ?? 0;
  return pieces.map((_, index) => {
    const place = index - unseen;
    const there = laid[place];
    return there && { cell, at: there.at, scale: there.scale, place };
  });
}

const isElsewhere = (one: Lain, other: Lain): boolean =>
  one.at.join(" ") !== other.at.join(" ") || one.scale !== other.scale;

/** The longest way to find pieces of one stack in the other in the same order, as pairs of their indices. */
function commonOf(old: readonly Piece[], now: readonly Piece[]): [number, number][] {
  const length: number[][] = Array.from({ length: old.length + 1 }, () =>
    Array<number>(now.length + 1).fill(0),
  );
  const at = (one: number, other: number) => length[one]?.[other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1)
      (length[one] as number[])[other] =
        old[one] === now[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
  const pairs: [number, number][] = [];
  for (let one = 0, other = 0; one < old.length && other < now.length;) {
    if (old[one] === now[other]) pairs.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}
