// The board at an earlier moment: what the entries since then changed is taken back, the newest first.

import { hillsOf } from "../../board/index.ts";
import type { EntryView, RingfortsView } from "../../client/wire.ts";
import { entryCount } from "../../client/logs.ts";
import { entryAt, type Played } from "../stage/playback.ts";
import { fallenIn } from "./since.ts";

/** Two sets of names, Red's and Blue's. */
type Sets = readonly [Set<string>, Set<string>];

/** The board after so many entries: pieces, bridges, phase and lost kings. What else the rules say is known of the newest alone. */
export function boardAt(board: RingfortsView, view: Played, count: number): RingfortsView {
  if (count >= entryCount(view)) return board;
  const ringforts = setsOf(board.ringforts, hillsOf);
  const kings = setsOf(board.kings, hillsOf);
  const links = setsOf(board.links, (text) => text.match(/.{4}/g) ?? []);
  const later: EntryView[] = [];
  for (let at = entryCount(view) - 1; at >= count; at -= 1) {
    const entry = entryAt(view, at);
    if (entry !== undefined) later.push(entry);
    const change = entry?.detail.change;
    for (const { hill, before } of change?.ringforts ?? []) place(ringforts, hill, before);
    for (const { hill, before } of change?.kings ?? []) place(kings, hill, before);
    for (const { link, side, after } of change?.links ?? [])
      if (after) links[side]?.delete(link);
      else links[side]?.add(link);
  }
  const { kings_lost: lost, areas } = board;
  return {
    phase: phaseBefore(board, later),
    ringforts: textsOf(ringforts),
    kings: textsOf(kings),
    links: textsOf(links),
    ...(lost && { kings_lost: lostBefore(lost, later) }),
    ...(areas && { areas }),
  };
}

/** The phase before some of the entries, the last ones of the log. */
function phaseBefore({ phase, kings_lost: lost }: RingfortsView, later: readonly EntryView[]) {
  const has = (effect: string) =>
    later.some(({ detail }) => (detail.effects ?? []).some((one) => one.effect === effect));
  // Kings that can be captured are all placed before one moves.
  if (lost !== undefined && has("king_placed")) return "setup";
  if (has("battle")) return "manoeuvres";
  return phase === "over" ? "battle" : phase;
}

/** The kings that each side had lost before some of the entries. */
function lostBefore(lost: readonly number[], later: readonly EntryView[]): number[] {
  const fallen = fallenIn(later);
  return lost.map((count, side) => count - fallen.filter((king) => king.side === side).length);
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
