// The durations of events at a table of Seat of Kings, at a calm pace.

import type { EntryView } from "../../../client/wire.ts";
import { bigOf } from "./big.ts";
import { changeOf } from "./change.ts";
import { isAftermath } from "./turns.ts";

/** Milliseconds by the kind of a decision or a draw; what is not here changes nothing that is seen. */
const TIMES: Readonly<Record<string, number>> = {
  play: 1100,
  stone: 1500,
  amnesty: 1400,
  discard: 1100,
  place: 650,
  promote: 750,
  activate: 500,
  exchange: 1000,
  garrison: 650,
  "keep-fort": 700,
  traitor: 1300,
  decline: 600,
  ransom: 900,
  start: 1000,
  region: 1000,
  lots: 1800,
  shuffle: 700,
};

/** What follows by itself takes its time too. */
const AFTERWARDS: Readonly<Record<string, number>> = {
  cleared: 1400,
  prisoners_exchanged: 700,
  won: 1800,
  closed: 400,
};
const INCOME = 1300;

/** The duration of the decision of an entry; 0 for one's own, which one has drafted on the board. */
export function decisionMs({ detail, seat }: EntryView, reader: string | undefined): number {
  return seat !== undefined && seat === reader ? 0 : (TIMES[detail.kind] ?? 0);
}

/** The duration of the consequences of an entry: income, cleared regions, prisoners, the end. */
export function afterMs({ detail: { effects = [] } }: EntryView): number {
  const after = effects.filter(isAftermath);
  const income = after.some(({ effect }) => effect === "income") ? INCOME : 0;
  return after.reduce((sum, { effect }) => sum + (AFTERWARDS[effect] ?? 0), income);
}

/** The extra duration of a big moment. */
const BIG = 1500;

/** The whole duration of an entry; a big moment is seen in one's own turn too. */
export function durationOf(entry: EntryView, reader: string | undefined): number {
  const own = decisionMs(entry, reader);
  const isEmpty = own > 0 && entry.detail.kind === "place" && changeOf(entry).stacks?.length === 0;
  return (isEmpty ? own / 2 : own) + afterMs(entry) + (bigOf(entry) === undefined ? 0 : BIG);
}
