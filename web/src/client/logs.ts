// The log of a game as a client has it: from some entry to the last one.

import type { EntryView, View } from "./wire.ts";

/** The part of a view that is the log. `log_from` is the number of its first entry. */
export interface Logged {
  readonly log: readonly EntryView[];
  readonly log_from: number;
}

/** A new view with the entries that the client had before it, as far as they reach to the new ones without a gap. */
export function joined<T extends Logged & Pick<View, "log_kept">>(before: Logged | undefined, after: T): T {
  if (before === undefined || after.log_kept !== undefined || after.log_from < before.log_from) return after;
  const kept = before.log.slice(0, after.log_from - before.log_from);
  return { ...after, log: [...kept, ...after.log], log_from: before.log_from };
}

/** A view with entries that come before its first one, if they reach to it. */
export function preceded<T extends Logged>(view: T, log_from: number, log: readonly EntryView[]): T {
  if (log_from + log.length !== view.log_from) return view;
  return { ...view, log: [...log, ...view.log], log_from };
}

/** The entry before which so many entries come; undefined if the client lacks it. */
export function entryAt({ log, log_from }: Logged, count: number): EntryView | undefined {
  return count < log_from ? undefined : log[count - log_from];
}

/** The number of entries of the game, with those that the client lacks. */
export const entryCount = (view: Logged) => view.log_from + view.log.length;

/** Names the position of a view: another one has another name, also after the game went back and on another way to as many entries. */
export const positionName = ({ fairness, stage, ...logged }: Pick<View, "fairness" | "stage"> & Logged) =>
  [fairness.game, entryCount(logged), stage, logged.log.at(-1)?.version ?? ""].join(" ");
