// The way through moments by keys, wherever these mean nothing else.

/** What is gone through, moment by moment. */
export interface Walk {
  /** The number of the moment that is shown, and that of the last, from 0. */
  readonly at: number;
  readonly last: number;
  /** Shows another moment. */
  go(to: number): void;
}

/** Goes where a key leads: one back or on by the arrows, to the first or the last by Home and End. */
export function stepByKey(walk: Walk, event: KeyboardEvent): void {
  const ways: Readonly<Record<string, number>> = {
    ArrowLeft: walk.at - 1,
    ArrowRight: walk.at + 1,
    Home: 0,
    End: walk.last,
  };
  const isTaken =
    event.target instanceof Element && event.target.closest("input, select, textarea, [role=grid]");
  const to = ways[event.key];
  if (to === undefined || isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  walk.go(to);
}
