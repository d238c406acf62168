/** Kings as elements that stay, so that a king that moves is seen to leap, and one that is captured to fall. */

import { FALL, LEAP, SET } from "./curves.ts";
import { placeOf, type Hill } from "./hill.ts";
import { king } from "./scene.ts";
import { elementOf, group } from "./shape.ts";
import type { BoardState, BySide, Side } from "./state.ts";
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
      const element = from === undefined ? newKing(layer, side) : (known.get(from) as SVGElement);
      if (from !== undefined) known.delete(from);
      known.set(hill, element);
      if (from === undefined) come(element, state, hill);
      else leap(element, state, from, hill);
    }
    for (const hill of gone) {
      fall(known.get(hill) as SVGElement, state, hill);
      known.delete(hill);
    }
    for (const [hill, element] of known) element.style.transform = at(state, hill);
  }
}

function newKing(layer: SVGElement, side: Side): SVGElement {
  const element = elementOf(group(`tara-king tara-side-${side}`, king(side)));
  layer.append(element);
  return element;
}

function at(state: BoardState, hill: Hill, more = ""): string {
  const { column, row } = placeOf(hill, state.orientation);
  return `translate(${PITCH * column}px, ${PITCH * row}px)${more}`;
}

function come(element: SVGElement, state: BoardState, hill: Hill): void {
  const frames = { transform: [at(state, hill, " scale(1.6)"), at(state, hill)], opacity: [0, 1] };
  play(element, state, frames, SET);
}

/** In flight a king is nearer, and so it is larger. */
function leap(element: SVGElement, state: BoardState, from: Hill, to: Hill): void {
  const [start, end] = [placeOf(from, state.orientation), placeOf(to, state.orientation)];
  const [x, y] = [(PITCH * (start.column + end.column)) / 2, (PITCH * (start.row + end.row)) / 2];
  const middle = `translate(${x}px, ${y - 200}px) scale(1.3)`;
  const frames = { transform: [at(state, from, " scale(1)"), middle, at(state, to, " scale(1)")] };
  play(element, state, frames, LEAP);
}

/** A king that leaves the board falls, and is taken off when it lies. */
function fall(element: SVGElement, state: BoardState, hill: Hill): void {
  const frames = {
    transform: [at(state, hill, " rotate(0deg)"), at(state, hill, " translate(120px, 160px) rotate(100deg)")],
    opacity: [1, 1, 0],
  };
  const off = () => element.remove();
  const falling = play(element, state, frames, FALL);
  if (falling === undefined) off();
  else void falling.finished.then(off, off);
}

function play(element: SVGElement, { motion }: BoardState, frames: PropertyIndexedKeyframes, easing: string) {
  element.getAnimations().forEach((animation) => animation.cancel());
  if (motion.ms === 0) return undefined;
  return element.animate(frames, { duration: motion.ms, easing });
}
