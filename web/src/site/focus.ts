// Where the focus goes when a page opens, and what lies over a page.

import { tick } from "svelte";

/** Whether a dialog, a sheet or a note lies over the page, which keys and focus belong to. */
export const isCovered = (): boolean => document.querySelector("dialog[open], :popover-open") !== null;

/** Focuses the heading of the page once it is loaded, unless something else has the focus by then. Returns the promise. */
export function focusHeading<T>(loading: Promise<T>): Promise<T> {
  void loading
    .then(tick, () => undefined)
    .then(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>("main h1")?.focus();
    });
  return loading;
}
