// When pictures are drawn: one after the other, and those that are far below when the reader comes near them.

/** The distance below the window at which a picture is drawn, in pixels. */
const NEAR = 100;

/** Calls once when an element is nearly in view. Returns the function that ends the waiting. */
export function whenNear(element: Element, call: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      call();
    },
    { rootMargin: `${NEAR}px` },
  );
  watch.observe(element);
  return () => watch.disconnect();
}

/** The drawing that was asked for last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws in a task of its own after those that were asked for before, so that the page answers in between. Who has left the page by
 * then wants no drawing.
 */
export function inTurn<T>(draw: () => Promise<T>, isWanted: () => boolean): Promise<T | undefined> {
  const drawn = last.then(async () => {
    if (!isWanted()) return undefined;
    await new Promise((go) => setTimeout(go));
    return draw();
  });
  last = drawn.catch(() => undefined);
  return drawn;
}
