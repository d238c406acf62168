/**
 * Moves as they are seen: a ringfort is drawn strand by strand, bridges grow from both of their ends, a captured one is untied.
 *
 * The moving parts lie in a layer of their own above the knots that stay, which is gone when the final picture is drawn.
 */

import { DRAW as DRAWN, SET } from "./curves.ts";
import type { Difference, Placed } from "./difference.ts";
import { FORMS, type Point } from "./forms.ts";
import { placeOf, type Bridge, type Hill, type Place } from "./hill.ts";
import { knotGroup, knotOf } from "./knots.ts";
import { linePath, overPaths } from "./ribbon.ts";
import { elementOf, shape, type Shape } from "./shape.ts";
import type { BoardState, Side } from "./state.ts";
import { PITCH, halfBridge, reversed, runsOf, strandsOf, type Run, type Strand } from "./strands.ts";

/** Parts of the whole time: a captured ringfort is untied, strands are drawn, bridges grow, one after the other. */
const [UNTIE, DRAW, GROW, APART] = [0.45, 0.62, 0.38, 0.1];

/** A ringfort has turned before its new bridges grow. */
const TURN = 0.7;

/** A motion that runs. */
export interface RunningMotion {
  /** Ends it at once. */
  readonly end: () => void;
}

/** Draws a difference in a layer. `onEnd` is called once, when the final picture is to be drawn. */
export function move(
  layer: SVGElement,
  state: BoardState,
  { come, gone, turned, bridges }: Difference,
  onEnd: () => void,
): RunningMotion {
  const { ms, leap, turns } = state.motion;
  const [elements, animations]: [SVGElement[], Animation[]] = [[], []];
  const show = (drawn: Drawn) => {
    layer.append(drawn.element);
    elements.push(drawn.element);
    for (const { part, frames, delay, time, easing = SET } of drawn.steps) {
      const timing = { delay: leap + delay * ms, duration: time * ms, easing, fill: "both" } as const;
      animations.push(part.animate(frames, timing));
    }
  };
  for (const placed of gone) show(fading(state, placed));
  for (const placed of turned) show(turns ? turning(state, placed, true) : untying(state, placed));
  for (const placed of come) {
    const isTurned = turned.some(({ hill }) => hill === placed.hill);
    if (isTurned && turns) show(turning(state, placed, false));
    else show(isTurned ? drawing(state, placed, UNTIE, 1 - UNTIE) : drawing(state, placed, 0, DRAW));
  }
  bridges.forEach(([bridge, side], at) => {
    const delay = Math.max(0, 1 - GROW - APART * (bridges.length - 1 - at));
    show(growing(state, bridge, side, delay));
  });
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
function drawing(state: BoardState, { hill, side }: Placed, delay: number, time: number): Drawn {
  const place = placeOf(hill, state.orientation);
  const isLinked = linkedOn(state, hill);
  const half = (piece: Place) => halfBridge(place, piece, FORMS[side]).map(keyOf);
  const runs = runsOf([place], (_, other) => isLinked(other), FORMS[side]);
  const halves = new Set(neighbors(place).filter(isLinked).flatMap(half));
  const strands = strandsOf(runs.filter((run) => !halves.has(keyOf(run))));
  // One strand begins when the one before it is half drawn.
  const share = time / (1 + (strands.length - 1) / 2);
  const drawn = { frames: { strokeDashoffset: ["1", "0"] }, time: share, easing: DRAWN };
  const above = { frames: { opacity: ["0", "1"] }, delay: delay + 0.7 * time, time: 0.3 * time };
  return inked(strands, strands, side, (at) => ({ ...drawn, delay: delay + (at * share) / 2 }), above);
}

/** A bridge that grows from both of its ringforts to the middle. */
function growing(state: BoardState, [from, to]: Bridge, side: Side, delay: number): Drawn {
  const [here, there] = [placeOf(from, state.orientation), placeOf(to, state.orientation)];
  const halves = [halfBridge(here, there, FORMS[side]), halfBridge(there, here, FORMS[side])] as const;
  const lines = halves.flatMap((runs, at) =>
    strandsOf(runs).map((strand) => outward(strand, at === 0 ? here : there)),
  );
  const drawn = { frames: { strokeDashoffset: ["1", "0"] }, delay, time: GROW, easing: DRAWN };
  const above = { frames: { opacity: ["0", "1"] }, delay: delay + 0.7 * GROW, time: 0.3 * GROW };
  return inked(lines, strandsOf(halves.flat()), side, () => drawn, above);
}

/** A strand in the direction in which it leads away from a place. */
function outward(strand: Strand, { column, row }: Place): Strand {
  const far = ([x, y]: Point) => Math.hypot(x - PITCH * column, y - PITCH * row);
  const [first, last] = [strand[0]?.curve[0], strand.at(-1)?.curve.at(-1)];
  const isOutward = first === undefined || last === undefined || far(first) <= far(last);
  return isOutward ? strand : [...strand].reverse().map(reversed);
}

/** A captured ringfort, whose passes come loose and whose strands run out. */
function untying(state: BoardState, { hill, side }: Placed): Drawn {
  const strands = strandsOf(runsOf([placeOf(hill, state.orientation)], () => false, FORMS[side]));
  const loose = { frames: { strokeDashoffset: ["0", "1"] }, delay: 0, time: UNTIE, easing: DRAWN };
  const above = { frames: { opacity: ["1", "0"] }, delay: 0, time: 0.3 * UNTIE };
  return inked(strands, strands, side, () => loose, above);
}

/** A ringfort that turns a quarter about its middle as it goes, or as that of the other side comes in its place. */
function turning(state: BoardState, placed: Placed, goes: boolean): Drawn {
  const place = placeOf(placed.hill, state.orientation);
  const element = lone(place, placed.side);
  const { column, row } = place;
  const [x, y] = [PITCH * column, PITCH * row];
  const turned = (by: number) => `translate(${x}px, ${y}px) rotate(${by}deg) translate(${-x}px, ${-y}px)`;
  const frames = goes
    ? { transform: [turned(0), turned(90)], opacity: [1, 1, 0] }
    : { transform: [turned(-90), turned(0)], opacity: [0, 1, 1] };
  return { element, steps: [{ part: element, frames, delay: 0, time: TURN, easing: DRAWN }] };
}

/** Strands that move as lines, each with its step, and the passes above them. */
function inked(
  moving: readonly Strand[],
  strands: readonly Strand[],
  side: Side,
  stepOf: (at: number) => Omit<Step, "part">,
  passes: Omit<Step, "part">,
): Drawn {
  const form = FORMS[side];
  const [ribbon, edge] = [form.ribbon, form.ribbon + 2 * form.outline];
  const over = overPaths(strands);
  const lines = moving.map(linePath);
  const parts: { shape: Shape; at: number }[] = [
    ...lines.map((d, at) => ({ shape: line("tara-edge", d, edge), at })),
    ...lines.map((d, at) => ({ shape: line("tara-ribbon", d, ribbon), at })),
    ...(form.midline > 0 ? lines.map((d, at) => ({ shape: line("tara-midline", d, form.midline), at })) : []),
  ];
  const above = [line("tara-edge", over.edge, edge), line("tara-ribbon", over.ribbon, ribbon)];
  const element = elementOf(knotGroup("tara-moving ", side, []));
  const steps = parts.map(({ shape, at }): Step => {
    const part = elementOf(shape);
    part.setAttribute("pathLength", "1");
    part.setAttribute("stroke-dasharray", "1 1");
    element.append(part);
    return { part, ...stepOf(at) };
  });
  for (const each of above) {
    const part = elementOf(each);
    element.append(part);
    steps.push({ part, ...passes });
  }
  return { element, steps };
}

function fading(state: BoardState, { hill, side }: Placed): Drawn {
  const element = lone(placeOf(hill, state.orientation), side);
  return { element, steps: [{ part: element, frames: { opacity: ["1", "0"] }, delay: 0, time: 0.5 }] };
}

/** A ringfort without bridges. */
function lone(place: Place, side: Side): SVGElement {
  const strands = strandsOf(runsOf([place], () => false, FORMS[side]));
  return elementOf(knotGroup("tara-moving ", side, knotOf(strands, FORMS[side])));
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
