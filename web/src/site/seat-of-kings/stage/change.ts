// The changes of a log entry on the table of Seat of Kings, with the values before and after it, and the cards that lie open.

import type { ChangeView, EntryView } from "../../../client/wire.ts";
import type { Logged } from "../../../client/logs.ts";
import { cardsIn } from "../actions.ts";
import { traitorOf } from "./turns.ts";

/** The changes of an entry; unchanged values are left out. */
export const changeOf = ({ detail }: Pick<EntryView, "detail">): ChangeView => detail.change ?? {};

/** The one card that an entry lays open: the one that it names, that of its traitor, or that of the traitor who exchanges by it. */
export function cardOf(log: readonly EntryView[], entry: EntryView): number | undefined {
  const [named, ...others] = cardsIn(entry.detail);
  if (named !== undefined) return others.length === 0 ? named : undefined;
  if (entry.detail.kind !== "exchange") return traitorCard(entry);
  const before = log.filter(({ version }) => version < entry.version);
  return before.map(traitorCard).findLast((card) => card !== undefined);
}

const traitorCard = (entry: EntryView): number | undefined => traitorOf(entry)?.card;

/** The card on top of the discard pile after so many entries; undefined if that is not known. */
export function topDiscard({ log, log_from }: Logged, shown: number): number | undefined {
  const entry = log.slice(0, Math.max(0, shown - log_from)).findLast((entry) => {
    const { discards, shuffled } = changeOf(entry);
    return discards !== undefined || shuffled !== undefined;
  });
  return entry && changeOf(entry).discards?.at(-1);
}
