// Where the focus goes when a page opens, and what lies over a page.

import { tick } from "svelte";

/** True if a dialog, a sheet or a note lies over the page, which keys and focus belong to. */
export const isCovered = (): boolean =>
  document.querySelector("dialog[open], :popover-open:not([role=alert])") !== null;

/**
 * Focuses the heading of the page, or of its part of this id, once it is loaded, unless something else has the focus by then.
 * Returns the promise.
 */
export function focusHeading<T>(loading: Promise<T>, part = ""): Promise<T> {
  void loading
    .then(tick, () => undefined)
    .then(() => {
      const heading = part === "" ? undefined : document.getElementById(part);
      // A part that is in sight stays where it is.
      const { top = 0, bottom = 0 } = heading?.parentElement?.getBoundingClientRect() ?? {};
      if (top < 0 || bottom > innerHeight) heading?.scrollIntoView();
      if (document.activeElement !== document.body) return;
      (heading ?? document.querySelector<HTMLElement>("main h1"))?.focus({
        preventScroll: heading !== undefined,
      });
    });
  return loading;
}
