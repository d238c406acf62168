// Pointing at a line of the log lights its positions on the board.

import type { Line } from "./turns.ts";

/** The handlers of a line that lights the board while a mouse or the focus is on it. */
export function lights(show: { pointed?: Line | undefined }, line: Line) {
  const point = (at: Line | undefined) => (show.pointed = at);
  /** The line may be taken down with the page, when nothing may be set. */
  const leave = () => queueMicrotask(() => show.pointed === line && point(undefined));
  return {
    // A list that slides below a pointer at rest is not pointed at.
    onpointermove: ({ pointerType, movementX, movementY }: PointerEvent) =>
      pointerType === "mouse" && (movementX !== 0 || movementY !== 0) && point(line),
    onpointerleave: leave,
    onfocus: () => point(line),
    onblur: leave,
  };
}
