// At which tables it is the reader's turn, as far as any tab of this browser knows, so that one of them tells of each turn once.

import { parsed, wholeEntries } from "../client/shape.ts";

/** A table where the reader has a seat, as a tab knows it. */
export interface TableTurn {
  readonly table: string;
  /** The number of its events; -1 while nothing is known of them. */
  readonly version: number;
  /** True if the reader must decide there. */
  readonly isAsked: boolean;
}

/** For each table, whether the reader must decide there, and the version by which that was learnt. */
export type KeptTurns = Readonly<Record<string, readonly [version: number, isAsked: boolean]>>;

/**
 * Takes in what a tab has learnt, with what was kept before. Gives what is to be kept, and the tables where a turn has begun since.
 * A table that was not known begins no turn: it may have waited for long. With `isAll`, tables that are not among them are forgotten.
 */
export function learnt(
  kept: KeptTurns,
  turns: readonly TableTurn[],
  isAll: boolean,
): { kept: KeptTurns; begun: readonly string[] } {
  const next: Record<string, readonly [number, boolean]> = isAll ? {} : { ...kept };
  const begun: string[] = [];
  for (const { table, version, isAsked } of turns) {
    const before = kept[table];
    const isNews = before === undefined || (version > before[0] && isAsked !== before[1]);
    next[table] = isNews ? [version, isAsked] : before;
    if (isNews && isAsked && before !== undefined) begun.push(table);
  }
  return { kept: next, begun };
}

/** The turns of a text that was kept; none if it cannot be read. */
export const keptTurnsOf = (text: string | null): KeptTurns =>
  wholeEntries(parsed(text), ["number", "boolean"]);
