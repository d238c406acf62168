/** Kings as elements that stay, so that a king that moves is seen to move. */

import { placeOf, type Hill } from "./hill.ts";
import { king } from "./scene.ts";
import { elementOf, group } from "./shape.ts";
import type { BoardState, BySide } from "./state.ts";
import { PITCH } from "./strands.ts";

/** The elements of the kings of each side, by hill. */
export type KingElements = BySide<Map<Hill, SVGElement>>;

/** Puts the kings of a state in their places. One that left its hill goes where another has come, if one has. */
export function moveKings(layer: SVGElement, elements: KingElements, state: BoardState): void {
  for (const side of [0, 1] as const) {
    const known = elements[side];
    const gone = [...known.keys()].filter((hill) => !state.kings[side].includes(hill));
    for (const hill of state.kings[side].filter((hill) => !known.has(hill))) {
      const from = gone.shift();
      const moved = from === undefined ? undefined : known.get(from);
      if (from !== undefined) known.delete(from);
      const element = moved ?? elementOf(group(`tara-king tara-side-${side}`, king(side)));
      if (moved === undefined) layer.append(element);
      known.set(hill, element);
    }
    for (const hill of gone) {
      known.get(hill)?.remove();
      known.delete(hill);
    }
    for (const [hill, element] of known) {
      const { column, row } = placeOf(hill, state.orientation);
      element.style.transform = `translate(${PITCH * column}px, ${PITCH * row}px)`;
    }
  }
}
