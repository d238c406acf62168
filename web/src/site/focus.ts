// The focus when a page opens: it goes to the heading.

import { tick } from "svelte";

/** Focuses the heading of the page once it is loaded, unless something else has the focus by then. Returns the promise. */
export function focusHeading<T>(loading: Promise<T>): Promise<T> {
  void loading
    .then(tick, () => undefined)
    .then(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>("main h1")?.focus();
    });
  return loading;
}
