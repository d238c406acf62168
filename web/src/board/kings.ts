/** Kings as elements that stay, so that a king that moves is seen to leap, and one that is captured to fall. */

import { FALL, LEAP, SET } from "./curves.ts";
import { placeOf, type Hill } from "./hill.ts";
import type { EffectMotion } from "./effectMotions.ts";
import { king } from "./scene.ts";
import { elementOf, group, shape } from "./shape.ts";
import type { BoardState, BySide, Side } from "./state.ts";
import { PITCH } from "./strands.ts";

/** The elements of the kings of each side, by hill. */
export type KingElements = BySide<Map<Hill, SVGElement>>;

/** In flight a king is nearer by so much: higher and larger. */
const RISE = 0.18;

/** The part of its time in which light gathers about a king, before it falls. */
export const GATHER = 160 / 540;

/** From one dot of the way of a leap to the next. */
const STEP = 240;

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
      element.getAnimations().forEach((animation) => animation.cancel());
      if (from === undefined) come(element, state, hill);
      else leap(element, state, from, hill);
    }
    for (const hill of gone) {
      leave(known.get(hill) as SVGElement, state, side, hill);
      known.delete(hill);
    }
    for (const [hill, element] of known) element.style.transform = at(state, hill);
  }
}

/** Brings all kings to where they stand, at once. */
export function settleKings(layer: SVGElement): void {
  for (const animation of layer.getAnimations({ subtree: true })) animation.finish();
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
  const { ms, leap } = state.motion;
  const frames = { transform: [at(state, hill, " scale(1.6)"), at(state, hill)], opacity: [0, 1] };
  if (ms > 0) element.animate(frames, { delay: leap, duration: ms, easing: SET, fill: "backwards" });
}

/** A king leaps straight over the gap between two hills, and rises on its way. */
function leap(element: SVGElement, state: BoardState, from: Hill, to: Hill): void {
  const duration = state.motion.leap || state.motion.ms;
  if (duration === 0) return;
  const [start, end] = [placeOf(from, state.orientation), placeOf(to, state.orientation)];
  const [x, y] = [(PITCH * (start.column + end.column)) / 2, (PITCH * (start.row + end.row)) / 2];
  const middle = `translate(${x}px, ${y - PITCH * RISE}px) scale(${1 + RISE})`;
  const frames = { transform: [at(state, from, " scale(1)"), middle, at(state, to, " scale(1)")] };
  element.animate(frames, { duration, easing: LEAP });
  dots(element, state, from, to, duration);
}

/** The way of a leap: dots that come as the king passes, and go when it has landed. */
function dots(king: SVGElement, state: BoardState, from: Hill, to: Hill, duration: number): void {
  const [start, end] = [placeOf(from, state.orientation), placeOf(to, state.orientation)];
  const [across, down] = [PITCH * (end.column - start.column), PITCH * (end.row - start.row)];
  const count = Math.round(Math.hypot(across, down) / STEP);
  const way = elementOf(group("tara-way", []));
  king.before(way);
  const going = Array.from({ length: count }, (_, number) => {
    const share = number / count;
    const [cx, cy] = [PITCH * start.column + share * across, PITCH * start.row + share * down];
    const dot = elementOf(shape("circle", { cx: Math.round(cx), cy: Math.round(cy), r: 55 }));
    way.append(dot);
    const delay = share * 0.7 * duration;
    const frames = { opacity: [0, 1, 1, 0] };
    return dot.animate(frames, { delay, duration: 1.5 * duration - delay, fill: "both" }).finished;
  });
  void Promise.allSettled(going).then(() => way.remove());
}

/** A king leaves the board: captured it falls, withdrawn it rises, and else it fades. It is taken off then. */
function leave(element: SVGElement, state: BoardState, side: Side, hill: Hill): void {
  const { ms, leap: leapMs, effectMotions } = state.motion;
  const [from, to = hill] = state.lastMove;
  const last = from === hill ? to : hill;
  const isMeant = (effectMotion: EffectMotion) =>
    effectMotion.kind === "fallen"
      ? effectMotion.side === side && effectMotion.hill === last
      : effectMotion.kind === "lifted" && effectMotion.side === side;
  const effectMotion = effectMotions?.each.find(isMeant);
  element.getAnimations().forEach((animation) => animation.cancel());
  element.style.transform = at(state, last);
  if (effectMotion !== undefined && last !== hill && leapMs > 0) leap(element, state, hill, last);
  const going = effectMotion === undefined ? fade(element, ms) : went(element, state, last, effectMotion);
  const off = () => element.remove();
  void going.finished.then(off, off);
}

const fade = (element: SVGElement, duration: number): Animation =>
  element.animate({ opacity: [1, 0] }, { duration, fill: "forwards" });

/** A king falls once the light has gathered about it, or lifts off. */
function went(
  element: SVGElement,
  state: BoardState,
  hill: Hill,
  { kind, from, ms }: EffectMotion,
): Animation {
  const isFallen = kind === "fallen";
  const wait = isFallen ? GATHER * ms : 0;
  const end = isFallen
    ? " translate(90px, 150px) rotate(64deg) scale(0.9)"
    : ` translate(0px, ${-PITCH * RISE}px) rotate(0deg) scale(${1 + RISE})`;
  const frames = {
    transform: [at(state, hill, " translate(0px, 0px) rotate(0deg) scale(1)"), at(state, hill, end)],
    opacity: isFallen ? [1, 1, 1, 0] : [1, 0],
  };
  const easing = isFallen ? FALL : LEAP;
  return element.animate(frames, { delay: from + wait, duration: ms - wait, easing, fill: "forwards" });
}
