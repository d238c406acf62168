// The positions that changed since the last turn of a player: all of them are marked until the next one.

import type { EntryView, View } from "../../../client/wire.ts";
import { positionsIn } from "../actions.ts";
import { changeOf } from "./change.ts";
import { TURNS } from "./turns.ts";

/** Positions of a region. */
export interface Touched {
  readonly region: string;
  readonly positions: readonly string[];
}

/** The positions that an entry changed; if that is not known, those that its decision names. */
export function touchedBy(entry: EntryView): Touched[] {
  const { stacks } = changeOf(entry);
  if (stacks !== undefined) return stacks.map(({ region, position }) => ({ region, positions: [position] }));
  const { detail } = entry;
  const positions = detail.kind === "play" ? [] : positionsIn(detail);
  return detail.region === undefined || positions.length === 0 ? [] : [{ region: detail.region, positions }];
}

/**
 * By region and position, which of these turns changed it last, from 1; nothing if there is one alone or none. Turns that
 * changed nothing on the board count too, so that the numbers are those of their list.
 */
export function trailOf(turns: readonly (readonly EntryView[])[]): Record<string, Record<string, number>> {
  const trail: Record<string, Record<string, number>> = {};
  if (turns.length < 2) return trail;
  for (const [place, entries] of turns.entries())
    for (const { region, positions } of entries.flatMap(touchedBy))
      for (const position of positions) (trail[region] ??= {})[position] = place + 1;
  return trail;
}

/**
 * The entries since the last turn of a seat, up to those that are shown. What it decided besides, such as which cards it
 * keeps, is no turn, and counts before its first one only. Without a seat the entries of the last one that decided.
 */
export function entriesSince({ log, log_from }: View, shown: number, seat: string | undefined): EntryView[] {
  const seen = log.slice(0, Math.max(0, shown - log_from));
  const last = seen.findLast((entry) => entry.seat !== undefined)?.seat;
  if (seat === undefined) return seen.slice(seen.findLastIndex((entry) => entry.seat !== last) + 1);
  const isOwn = (entry: EntryView | undefined) => entry?.seat === seat;
  const begun = seen.findLastIndex((entry) => isOwn(entry) && TURNS.includes(entry.detail.kind));
  let end = begun < 0 ? seen.findLastIndex(isOwn) : begun;
  while (isOwn(seen[end + 1])) end += 1;
  return seen.slice(end + 1);
}
