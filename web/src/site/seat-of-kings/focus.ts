// Where the focus goes when what had it is gone: to what is asked next, so that the keyboard goes on from there.

/** What comes next, the nearest first. */
const NEXT = [".curtain button", ".draft button.main", ".question h2", ".hand [data-cell][tabindex='0']"];

/** Keeps the focus within a part of the page while that changes. */
export function keepFocus(part: HTMLElement): { destroy(): void } {
  let kept: Element | undefined;
  const remember = () => (kept = document.activeElement ?? undefined);
  const look = () => {
    if (kept === undefined || kept.isConnected || document.activeElement !== document.body) return;
    kept = undefined;
    const next = NEXT.map((name) => part.querySelector<HTMLElement>(name)).find((found) => found !== null);
    next?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener("focusin", remember);
  return {
    destroy() {
      observer.disconnect();
      part.removeEventListener("focusin", remember);
    },
  };
}
