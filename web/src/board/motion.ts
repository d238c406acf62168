/**
 * Moves as they are seen: a ringfort is drawn strand by strand, bridges grow out of it, a captured one turns over.
 *
 * What moves lies in a layer of its own above the knots that stay, and is gone when the final picture is drawn.
 */

import { DRAW as DRAWN, LEAP, SET } from "./curves.ts";
import type { Difference, Placed } from "./difference.ts";
import { FORMS } from "./forms.ts";
import { placeOf, type Bridge, type Hill, type Place } from "./hill.ts";
import { knotOf } from "./knots.ts";
import { outlinePath } from "./outline.ts";
import { linePath, overPaths } from "./ribbon.ts";
import { elementOf, group, path, shape, type Shape } from "./shape.ts";
import type { BoardState, Side } from "./state.ts";
import { PITCH, halfBridge, runsOf, strandsOf, type Run, type Strand } from "./strands.ts";

/** Parts of the whole time: a captured ringfort turns over, strands are drawn, bridges grow. */
const [TURN, DRAW, GROW] = [0.45, 0.62, 0.38];

/** The glow of joined kingdoms outlasts the move. */
const GLOW = 1.6;

/** A motion that runs. */
export interface RunningMotion {
  /** Ends it at once. */
  readonly end: () => void;
}

/** Draws a difference in a layer. `onEnd` is called once, when the final picture is to be drawn. */
export function move(
  layer: SVGElement,
  state: BoardState,
  { come, gone, turned, bridges, joined }: Difference,
  onEnd: () => void,
): RunningMotion {
  const { ms } = state.motion;
  const [elements, animations]: [SVGElement[], Animation[]] = [[], []];
  const show = (drawn: Drawn) => {
    layer.append(drawn.element);
    elements.push(drawn.element);
    for (const { part, frames, delay, time, easing = SET } of drawn.steps) {
      const timing = { delay: delay * ms, duration: time * ms, easing, fill: "both" } as const;
      animations.push(part.animate(frames, timing));
    }
  };
  for (const { hills, side } of joined) glow(layer, state, hills, side);
  for (const placed of gone) show(fading(state, placed));
  for (const placed of turned) show(turning(state, placed, [1, 0], 0));
  for (const placed of come) {
    const isTurned = turned.some(({ hill }) => hill === placed.hill);
    show(isTurned ? turning(state, placed, [0, 1], TURN / 2) : drawing(state, placed));
  }
  for (const [bridge, side] of bridges) show(growing(state, bridge, side));
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
    for (const element of elements) element.remove();
  };
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(end);
  return { end };
}

/** An element and how its parts move; times are parts of the whole. */
interface Drawn {
  readonly element: SVGElement;
  readonly steps: readonly Step[];
}

interface Step {
  readonly part: SVGElement;
  readonly frames: PropertyIndexedKeyframes;
  readonly delay: number;
  readonly time: number;
  /** The curve of its time; things are set down if it is left out. */
  readonly easing?: string;
}

/** A ringfort whose strands are drawn one after the other, to where its bridges begin. */
function drawing(state: BoardState, { hill, side }: Placed): Drawn {
  const place = placeOf(hill, state.orientation);
  const isLinked = linkedOn(state, hill);
  const half = (piece: Place) => halfBridge(place, piece, FORMS[side]).map(keyOf);
  const runs = runsOf([place], (_, other) => isLinked(other), FORMS[side]);
  const halves = new Set(neighbors(place).filter(isLinked).flatMap(half));
  const strands = strandsOf(runs.filter((run) => !halves.has(keyOf(run))));
  return inked(strands, side, 0, DRAW);
}

/** A bridge that grows from one end to the other. */
function growing(state: BoardState, [from, to]: Bridge, side: Side): Drawn {
  const [here, there] = [placeOf(from, state.orientation), placeOf(to, state.orientation)];
  const runs = [...halfBridge(here, there, FORMS[side]), ...halfBridge(there, here, FORMS[side])];
  return inked(strandsOf(runs), side, 1 - GROW, GROW);
}

/** Strands as they are drawn: first all of them, then their passes above. */
function inked(strands: readonly Strand[], side: Side, delay: number, time: number): Drawn {
  const form = FORMS[side];
  const [ribbon, edge] = [form.ribbon, form.ribbon + 2 * form.outline];
  const over = overPaths(strands);
  const lines = strands.map(linePath);
  const parts: { shape: Shape; at: number }[] = [
    ...lines.map((d, at) => ({ shape: line("tara-edge", d, edge), at })),
    ...lines.map((d, at) => ({ shape: line("tara-ribbon", d, ribbon), at })),
    ...(form.midline > 0 ? lines.map((d, at) => ({ shape: line("tara-midline", d, form.midline), at })) : []),
  ];
  const above = [line("tara-edge", over.edge, edge), line("tara-ribbon", over.ribbon, ribbon)];
  const element = elementOf(group(`tara-knot tara-moving tara-side-${side}`, []));
  const steps = parts.map(({ shape, at }): Step => {
    const part = elementOf(shape);
    part.setAttribute("pathLength", "1");
    part.setAttribute("stroke-dasharray", "1 1");
    element.append(part);
    // One strand begins when the one before it is half drawn.
    const share = time / (1 + (strands.length - 1) / 2);
    const frames = { strokeDashoffset: ["1", "0"] };
    return { part, frames, delay: delay + (at * share) / 2, time: share, easing: DRAWN };
  });
  for (const each of above) {
    const part = elementOf(each);
    element.append(part);
    steps.push({ part, frames: { opacity: ["0", "1"] }, delay: delay + 0.7 * time, time: 0.3 * time });
  }
  return { element, steps };
}

/** A ringfort that turns about its axis, until it is seen from the edge or whole again. */
function turning(
  state: BoardState,
  { hill, side }: Placed,
  widths: readonly [number, number],
  delay: number,
): Drawn {
  const place = placeOf(hill, state.orientation);
  const [x, y] = [PITCH * place.column, PITCH * place.row];
  const element = lone(place, side);
  const about = (width: number) => `translate(${x}px, ${y}px) scale(${width}, 1) translate(${-x}px, ${-y}px)`;
  const frames = { transform: widths.map(about) };
  return { element, steps: [{ part: element, frames, delay, time: TURN / 2, easing: LEAP }] };
}

function fading(state: BoardState, { hill, side }: Placed): Drawn {
  const element = lone(placeOf(hill, state.orientation), side);
  return { element, steps: [{ part: element, frames: { opacity: ["1", "0"] }, delay: 0, time: 0.5 }] };
}

/** A ringfort without bridges. */
function lone(place: Place, side: Side): SVGElement {
  const strands = strandsOf(runsOf([place], () => false, FORMS[side]));
  return elementOf(group(`tara-knot tara-moving tara-side-${side}`, knotOf(strands, FORMS[side])));
}

/** The outline of a kingdom that has just been joined lights up, and is gone by itself. */
function glow(layer: SVGElement, state: BoardState, hills: readonly Hill[], side: Side): void {
  const places = hills.map((hill) => placeOf(hill, state.orientation));
  const element = elementOf(path(`tara-glow tara-side-${side}`, outlinePath(places)));
  layer.prepend(element);
  const timing = { delay: state.motion.ms / 2, duration: GLOW * state.motion.ms, fill: "both" } as const;
  const animation = element.animate({ opacity: [0, 1, 1, 0] }, timing);
  animation.onfinish = () => element.remove();
}

function line(name: string, d: string, width: number): Shape {
  return shape("path", { class: name, d, "stroke-width": width });
}

function linkedOn({ bridges, orientation }: BoardState, hill: Hill): (other: Place) => boolean {
  const ends = bridges.filter((bridge) => bridge.includes(hill)).flat();
  const places = ends.filter((end) => end !== hill).map((end) => placeOf(end, orientation));
  return (other) => places.some(({ column, row }) => column === other.column && row === other.row);
}

function neighbors({ column, row }: Place): Place[] {
  return [
    { column, row: row - 1 },
    { column: column + 1, row },
    { column, row: row + 1 },
    { column: column - 1, row },
  ];
}

const keyOf = (run: Run): string => run.curve.join(" ");
