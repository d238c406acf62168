// Pictures that are drawn in a task of their own, yet not later than at the next frame.

/** What draws the newest of the values that it gets. */
export interface OwnTask<T> {
  /** Draws a value as soon as the task that runs is done, if no newer one comes. */
  readonly draw: (value: T) => void;
  /** Draws now what still waits. */
  readonly now: () => void;
  /** Draws no more. */
  readonly stop: () => void;
}

/** Draws values by a function, each in a task of its own. */
export function inOwnTask<T>(show: (value: T) => void): OwnTask<T> {
  let waiting: { readonly value: T } | undefined;
  let task: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const stop = () => {
    clearTimeout(task);
    cancelAnimationFrame(frame);
    waiting = undefined;
  };
  const now = () => {
    const next = waiting;
    stop();
    if (next !== undefined) show(next.value);
  };
  const draw = (value: T) => {
    stop();
    waiting = { value };
    task = setTimeout(now);
    frame = requestAnimationFrame(now);
  };
  return { draw, now, stop };
}
