// Defers drawing to a task of its own, run before the next frame at the latest.

/** A deferred drawing. */
export interface OwnTask<T> {
  /** Draws this value once the current task is done, unless a newer one replaces it. */
  readonly draw: (value: T) => void;
  /** Drops the value that waits. */
  readonly stop: () => void;
}

/** Calls `show` with the newest value, in a task of its own. */
export function inOwnTask<T>(show: (value: T) => void): OwnTask<T> {
  let task: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const stop = () => {
    clearTimeout(task);
    cancelAnimationFrame(frame);
  };
  const draw = (value: T) => {
    stop();
    const run = () => {
      stop();
      show(value);
    };
    task = setTimeout(run);
    frame = requestAnimationFrame(run);
  };
  return { draw, stop };
}
