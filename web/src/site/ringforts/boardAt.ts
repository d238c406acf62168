// The board at an earlier moment: what the entries since then changed is taken back, the newest first.

import { hillsOf } from "../../board/index.ts";
import type { RingfortsView } from "../../client/wire.ts";
import { entryCount } from "../../client/logs.ts";
import { entryAt, type Played } from "../stage/playback.ts";

/** Two sets of names, Red's and Blue's. */
type Sets = readonly [Set<string>, Set<string>];

/** The board after so many entries: pieces, bridges, and what was counted then. What else the rules say is known of the newest alone. */
export function boardAt(board: RingfortsView, view: Played, count: number): RingfortsView {
  const counts = entryAt(view, count)?.before;
  if (counts === undefined) return board;
  const ringforts = setsOf(board.ringforts, hillsOf);
  const kings = setsOf(board.kings, hillsOf);
  const links = setsOf(board.links, (text) => text.match(/.{4}/g) ?? []);
  for (let at = entryCount(view) - 1; at >= count; at -= 1) {
    const change = entryAt(view, at)?.detail.change;
    for (const { hill, before } of change?.ringforts ?? []) place(ringforts, hill, before);
    for (const { hill, before } of change?.kings ?? []) place(kings, hill, before);
    for (const { link, side, after } of change?.links ?? [])
      if (after) links[side]?.delete(link);
      else links[side]?.add(link);
  }
  const { measures: _measures, ...rest } = counts;
  return {
    ...rest,
    ringforts: textsOf(ringforts),
    kings: textsOf(kings),
    links: textsOf(links),
    ...(board.areas && { areas: board.areas }),
  };
}

function setsOf(texts: readonly string[] | undefined, namesOf: (text: string) => readonly string[]): Sets {
  return [new Set(namesOf(texts?.[0] ?? "")), new Set(namesOf(texts?.[1] ?? ""))];
}

const textsOf = (sets: Sets): string[] => sets.map((names) => [...names].sort().join(""));

/** Puts a piece of a side on a hill, or nothing. */
function place(sets: Sets, hill: string, side: number | undefined): void {
  for (const names of sets) names.delete(hill);
  if (side !== undefined) sets[side]?.add(hill);
}
