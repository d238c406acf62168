// The positions that changed since the last turn of a player: all of them are marked until the next one.

import type { EntryView, View } from "../../../client/wire.ts";
import { positionsIn } from "../actions.ts";
import { changeOf } from "./change.ts";
import { TURNS, afterOf, isOwn, type Line } from "./turns.ts";

/** Positions of a region. */
export interface Touched {
  readonly region: string;
  readonly positions: readonly string[];
  /** Those of a better turn are advice, and did not change. */
  readonly isBetter?: true;
}

/** Each position, with its region. */
export const placesOf = ({ region, positions }: Touched) =>
  positions.map((position) => ({ region, position }));

/** The positions that an entry changed; if that is not known, those that its decision names. */
export function touchedBy(entry: EntryView): Touched[] {
  const { stacks } = changeOf(entry);
  if (stacks !== undefined) return stacks.map(({ region, position }) => ({ region, positions: [position] }));
  const { detail } = entry;
  const positions = detail.kind === "play" ? [] : positionsIn(detail);
  return detail.region === undefined || positions.length === 0 ? [] : [{ region: detail.region, positions }];
}

/**
 * The positions that a line of the log changed. What a decision brings by itself is the line below it: pieces that leave a
 * cleared region, and whatever lies in other regions than its own.
 */
export function touchedIn({ entries, effects, cause }: Line): Touched[] {
  if (entries.length > 0)
    return entries.flatMap((entry) => touchedBy(entry).filter((at) => !isAfter(entry, at)));
  // An entry that begins a round changes nothing on the board.
  if (cause === undefined || effects[0]?.effect === "round") return [];
  return touchedBy(cause).filter((at) => isAfter(cause, at));
}

/** True if a change of an entry came by itself, after its decision. */
function isAfter(entry: EntryView, { region }: Touched): boolean {
  const after = afterOf(entry);
  if (after.length === 0) return false;
  const isCleared = after.some((effect) => effect.effect === "cleared" && effect.region === region);
  return isCleared || region !== entry.detail.region;
}

/**
 * By region and position, which of the lines since a seat's last turn changed it last, from 1; nothing if there is one alone or
 * none. Lines that changed nothing on the board count too, so that the numbers are those of their list. What the seat itself
 * changed meanwhile has none.
 */
export function trailOf(lines: readonly Line[], seat: string): Record<string, Record<string, number>> {
  const trail: Record<string, Record<string, number>> = {};
  const others = lines.filter((line) => !isOwn(line, seat));
  if (others.length < 2) return trail;
  for (const line of lines)
    for (const { region, positions } of touchedIn(line))
      for (const position of positions) {
        const at = (trail[region] ??= {});
        if (isOwn(line, seat)) delete at[position];
        else at[position] = others.indexOf(line) + 1;
      }
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
