// Which entries of a log are shown: the core of the timeline, without clocks and runes.

import { entryAt, entryCount, type Logged } from "../../client/logs.ts";

/** The shown part of a table's log, and whether it follows the game. */
export interface Playback {
  /** The number of the game at the table. */
  readonly game: number;
  /** The number of shown entries. */
  readonly shown: number;
  /** The version of the last of them, by which entries that were replaced are found out. */
  readonly last: number | undefined;
  /** True if new entries are shown as they come. If not, the reader looks at an earlier moment. */
  readonly isLive: boolean;
}

/** The part of a view that is played. */
export type Played = Logged & { readonly fairness: { readonly game: number } };

/** More entries than these at once are not played: the reader was away, and wants the present. */
export const MAX_QUEUE = 40;

/** Shows so many entries, as far as the view has them. */
export function showing(view: Played, count: number, isLive: boolean): Playback {
  const shown = Math.max(Math.min(count, entryCount(view)), view.log_from);
  return { game: view.fairness.game, shown, last: entryAt(view, shown - 1)?.version, isLive };
}

/** Shows all that has happened. */
export const present = (view: Played): Playback => showing(view, entryCount(view), true);

/** The playback after a new view. It jumps to the present if that cannot be played entry by entry. */
export function follow(before: Playback | undefined, view: Played): Playback {
  if (before === undefined) return present(view);
  if (before.game !== view.fairness.game) return follow(showing({ ...view, log_from: 0 }, 0, true), view);
  const isKept = before.shown <= entryCount(view) && before.last === lastOf(before, view);
  const isWhole = before.shown >= view.log_from;
  if (!isKept || !isWhole) return present(view);
  if (!before.isLive && before.shown === entryCount(view)) return present(view);
  if (before.isLive && entryCount(view) - before.shown > MAX_QUEUE) return present(view);
  return before;
}

/** The version of the entry that was shown last, as the view has it now. */
function lastOf({ shown, last }: Playback, view: Played): number | undefined {
  // Before the first known entry there is nothing to compare with.
  return shown - 1 < view.log_from ? last : entryAt(view, shown - 1)?.version;
}

/** True if an entry waits to be played. */
export const hasNext = (playback: Playback, view: Played): boolean =>
  playback.isLive && playback.shown < entryCount(view);

/** Shows one entry more. */
export const step = (playback: Playback, view: Played): Playback =>
  showing(view, playback.shown + 1, playback.isLive);
