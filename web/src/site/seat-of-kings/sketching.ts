// Drawing on a picture of Seat of Kings: rings and arrows, by pointer and by keys.

import type { Attachment } from "svelte/attachments";

/** The state that a drawing needs to know, and its listeners. */
export interface Sketching {
  /** True if a press draws; the second button always does. */
  readonly isDrawing: () => boolean;
  /** Something was drawn: a ring where both cells are one, else an arrow. */
  readonly onSketch: (from: string, to: string) => void;
  /** Escape was pressed while a press draws. */
  readonly onCancel: () => void;
}

/** The cell of an element. */
function cellOf(target: EventTarget | null): string | undefined {
  const cell = target instanceof Element ? target.closest("[data-cell]") : null;
  return cell?.getAttribute("data-cell") ?? undefined;
}

/** Lets a reader draw on the picture within an element. */
export const sketching =
  ({ isDrawing, onSketch, onCancel }: Sketching): Attachment<HTMLElement> =>
  (host) => {
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      tell: (event: HTMLElementEventMap[K]) => void,
    ) => host.addEventListener(type, tell, { signal: listening.signal, capture: true });
    let begun: string | undefined;
    let arrowFrom: string | undefined;
    on("contextmenu", (event) => event.preventDefault());
    on("pointerdown", ({ button, target }) => {
      const draws = button === 2 || (button === 0 && isDrawing());
      begun = draws ? cellOf(target) : undefined;
    });
    on("pointercancel", () => (begun = undefined));
    on("pointerup", ({ clientX, clientY }) => {
      // A finger keeps the element where it began.
      const end = cellOf(document.elementFromPoint(clientX, clientY));
      if (begun !== undefined && end !== undefined) onSketch(begun, end);
      begun = undefined;
    });
    on("keydown", (event) => {
      const cell = cellOf(event.target);
      if (!isDrawing() || cell === undefined) return;
      if (event.key === "Escape") onCancel();
      else if (event.key === "Enter" && event.shiftKey) {
        // The first press begins an arrow, the second ends it.
        if (arrowFrom !== undefined) onSketch(arrowFrom, cell);
        arrowFrom = arrowFrom === undefined ? cell : undefined;
      } else if (event.key === "Enter" || event.key === " ") onSketch(cell, cell);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => listening.abort();
  };
