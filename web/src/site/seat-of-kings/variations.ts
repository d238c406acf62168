// The lines of a game of a file: the game itself, and its variations.

import type { FileMove } from "../../client/wire.ts";
import { mainPlaces } from "../analysis/tree.ts";

/** A variation of a line. */
export interface Variation {
  /** The number of the moment that it leaves. */
  readonly from: number;
  /** The place of its first move in the file. */
  readonly place: number;
  readonly move: FileMove;
}

/** The places of the moves of a line, through one of them to the end; of the game itself without one. */
export function placesThrough(moves: readonly FileMove[], through?: number): number[] {
  if (through === undefined) return mainPlaces(moves);
  const line: number[] = [];
  for (let before: number | undefined = through; before !== undefined; before = moves[before]?.after)
    line.unshift(before);
  for (let last = through; ;) {
    const next = moves.findIndex(({ after }) => after === last);
    if (next < 0) return line;
    line.push(next);
    last = next;
  }
}

/** The variations that leave a line, by the moments that they leave. */
export function variationsOf(moves: readonly FileMove[], line: readonly number[]): Variation[] {
  const lineAfter = new Map(line.map((_, at) => [at === 0 ? undefined : line[at - 1], at] as const));
  const ended = line.at(-1);
  return moves
    .flatMap((move, place): Variation[] => {
      const from = move.after === ended && ended !== undefined ? line.length : lineAfter.get(move.after);
      return from === undefined || line[from] === place ? [] : [{ from, place, move }];
    })
    .sort((one, other) => one.from - other.from);
}
