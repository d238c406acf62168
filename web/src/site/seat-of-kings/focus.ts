// Moves the focus to the next question when the focused element is removed, so that keyboard play goes on.

import { isCovered } from "../focus.ts";

/** Selectors of the elements that get the focus, by priority. */
const NEXT = [
  ".curtain button",
  // A question with answers of its own comes before the draft in which it is asked.
  ".question:has([data-kind]) h2",
  ".draft button.main, .draft .play",
  ".question h2",
  ".hand [data-cell][tabindex='0']",
];

/** Keeps the focus within an element while its content changes. */
export function keepFocus(part: HTMLElement): { destroy(): void } {
  let kept: Element | undefined;
  const remember = () => (kept = document.activeElement ?? undefined);
  const look = () => {
    task = undefined;
    if (kept === undefined || kept.isConnected || document.activeElement !== document.body) return;
    kept = undefined;
    const next = NEXT.map((name) => part.querySelector<HTMLElement>(name)).find((found) => found !== null);
    next?.focus({ preventScroll: true });
  };
  // Deferred to its own task: focusing forces a layout.
  let task: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => (task ??= setTimeout(look)));
  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener("focusin", remember);
  return {
    destroy() {
      observer.disconnect();
      clearTimeout(task);
      part.removeEventListener("focusin", remember);
    },
  };
}

/** Gives the heading of a part the focus when the part comes, and gives it back to what had it when the part goes. */
export function holdFocus(part: HTMLElement): { destroy(): void } {
  const before = document.activeElement;
  // Deferred to its own task: focusing and scrolling force a layout.
  const task = setTimeout(() => {
    if (!isCovered()) part.querySelector<HTMLElement>("h2")?.focus();
    // It is read from its beginning, wherever its place was scrolled to.
    part.parentElement?.scrollTo({ top: 0 });
  });
  return {
    destroy() {
      clearTimeout(task);
      const isHere = part.contains(document.activeElement) || document.activeElement === document.body;
      if (isHere && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    },
  };
}
