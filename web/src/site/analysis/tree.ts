// A game with its variations: as the server reads and writes it, a list of moves each of which names the one before it; and as
// the page has it, lines of actions from the start.

import type { ActionFields, FileMove, WriteMove } from "../../client/wire.ts";
import { HILLS, commentsOf, writtenOf, type Drawings } from "./drawings.ts";
import { momentKey } from "./study.svelte.ts";

/** Actions from the start. */
export type Line = readonly ActionFields[];

/** The comments at moments of a game, by their keys: one or several. */
export type Comments = Readonly<Record<string, readonly string[]>>;

/** A game with what was written to it. */
export interface Tree {
  readonly game: Line;
  /** Each variation as a line from the start, through the game to its own end. */
  readonly branches: readonly Line[];
  readonly comments: Comments;
  readonly sketches: Drawings;
}

/** The lines of a file of a ringfort game, where nothing is drawn. */
export function linesOf(first: readonly string[], moves: readonly FileMove[]): Tree {
  const lines: Line[] = [];
  const hasFollower = new Set(moves.map(({ after }) => after));
  const ends: Line[] = [];
  const comments: Record<string, readonly string[]> = first.length > 0 ? { "": first } : {};
  for (const [place, { after, action, comments: written = [] }] of moves.entries()) {
    const before = after === undefined ? [] : (lines[after] ?? []);
    const line = action === undefined ? before : [...before, action];
    lines.push(line);
    if (written.length > 0) comments[momentKey(line)] = written;
    if (!hasFollower.has(place)) ends.push(line);
  }
  const game = lines[mainPlaces(moves).at(-1) ?? -1] ?? [];
  return { game, branches: ends.filter((line) => line !== game), ...writtenOf(comments, HILLS) };
}

/** The places of the moves of the game itself, without its variations. */
export function mainPlaces(moves: readonly FileMove[]): number[] {
  const first = new Map<number | undefined, number>();
  for (const [place, { after }] of moves.entries()) if (!first.has(after)) first.set(after, place);
  const places: number[] = [];
  for (let next = first.get(undefined); next !== undefined; next = first.get(next)) places.push(next);
  return places;
}

/**
 * The keys of the moments after the moves of a game of Seat of Kings: the number of a moment of the game itself, else `v` and
 * the place of the move. The moment before the first move has the key `0`.
 */
export function momentKeys(moves: readonly FileMove[]): string[] {
  const numbers = new Map(mainPlaces(moves).map((place, at) => [place, String(at + 1)]));
  return moves.map((_, place) => numbers.get(place) ?? `v${place}`);
}

/** The moves of a game and its variations, to be written. Of lines that begin alike, what they share stands there once. */
export function movesOf({ game, branches, ...written }: Tree): WriteMove[] {
  const moves: WriteMove[] = [];
  const places = new Map<string, number>();
  for (const line of [game, ...branches]) {
    let after: number | undefined;
    for (const [number, action] of line.entries()) {
      const key = momentKey(line.slice(0, number + 1));
      const known = places.get(key);
      if (known !== undefined) {
        after = known;
        continue;
      }
      const comments = commentsOf(written, key, HILLS);
      moves.push({ ...(after === undefined ? {} : { after }), action, comments });
      after = moves.length - 1;
      places.set(key, after);
    }
  }
  return moves;
}

/** True if a line begins with another. */
export function beginsWith(line: Line, beginning: Line): boolean {
  return (
    beginning.length <= line.length && momentKey(line.slice(0, beginning.length)) === momentKey(beginning)
  );
}
