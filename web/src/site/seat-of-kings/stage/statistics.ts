// The statistics of each player of a game of Seat of Kings, counted from its log: taken, paid and won.

import type { EntryView } from "../../../client/wire.ts";
import { changeOf } from "./change.ts";

/** The counts of a player. */
export interface Counts {
  readonly income: number;
  /** Cumals paid, for whatever it was. */
  readonly paid: number;
  /** Positions taken from others. */
  readonly taken: number;
  /** Regions won. */
  readonly kings: number;
}

/** The counts of the players, by their seats. */
export function countsOf(entries: readonly EntryView[], seats: readonly string[]): Record<string, Counts> {
  return Object.fromEntries(seats.map((seat) => [seat, countOf(entries, seat)]));
}

function countOf(entries: readonly EntryView[], seat: string): Counts {
  const counts = { income: 0, paid: 0, taken: 0, kings: 0 };
  for (const entry of entries) {
    for (const effect of entry.detail.effects ?? []) {
      if (effect.effect === "income" && effect.seat === seat) counts.income += effect.cumals;
      if (effect.effect === "captured" && entry.seat === seat) counts.taken += 1;
      if (effect.effect === "cleared" && effect.king === seat) counts.kings += 1;
      if (effect.effect === "paid" && effect.seat === seat) counts.paid += effect.cumals;
    }
    const isExchange = entry.detail.kind === "exchange" && entry.seat === seat;
    if (isExchange && (changeOf(entry).stacks ?? []).length > 0) counts.taken += 1;
  }
  return counts;
}
