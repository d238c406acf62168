/**
 * The motions that follow a move and are seen for themselves: the outline of a joined kingdom runs around once, light gathers about a king that falls,
 * the frame brightens or dims, and at the end kingdoms are outlined one by one.
 *
 * Kings themselves fall and leave in `kings.ts`.
 */

import { DRAW } from "./curves.ts";
import { BOARD, LAND, frameWith } from "./face.ts";
import { placeOf, type Hill } from "./hill.ts";
import { GATHER } from "./kings.ts";
import { linkedGroups } from "./knots.ts";
import { outlinePath } from "./outline.ts";
import { elementOf, shape, type Shape } from "./shape.ts";
import type { BoardState, Side } from "./state.ts";
import { PITCH } from "./strands.ts";

/** The time of a motion in milliseconds: when it begins, how long it moves, and how long it is then looked at. */
interface Span {
  readonly from: number;
  readonly ms: number;
  readonly gap: number;
}

/** Something that follows a move. */
export type EffectMotion = Span &
  (
    | { readonly kind: "joined"; readonly hill: Hill }
    | { readonly kind: "fallen"; readonly side: Side; readonly hill: Hill }
    /** The kings of a side leave the board. */
    | { readonly kind: "lifted"; readonly side: Side }
    /** The last phase begins. */
    | { readonly kind: "battle" }
    /** Somebody has no more turns. */
    | { readonly kind: "dimmed" }
    /** The kingdoms of the end; `ms` is the time of each. */
    | { readonly kind: "ended" }
  );

/** All that follows a move. */
export interface EffectMotions {
  /** By which they are known, so that none is seen twice. */
  readonly key: string;
  readonly each: readonly EffectMotion[];
}

/** The last part of the time for which something is looked at, in which it fades. */
const FADE = 0.4;

/** The distance around a fallen king within which it stays light, and the one where the dusk is whole. */
const [CLEAR, DUSK] = [0.16, 0.8];
const [REACH, RING] = [5200, 520];

/** Plays the motions of effects of a state in a layer, and gives what ends them at once. */
export function playEffectMotions(svg: SVGElement, layer: SVGElement, state: BoardState) {
  const { effectMotions } = state.motion;
  if (effectMotions === undefined) return () => {};
  const nodes: SVGElement[] = [];
  const animations: Animation[] = [];
  const add = (drawn: Shape) => {
    const element = elementOf(drawn);
    nodes.push(element);
    layer.append(element);
    return element;
  };
  const play = (element: Element, frames: Keyframe[], { from, ms, gap }: Span) =>
    animations.push(element.animate(frames, { delay: from, duration: ms + gap, fill: "both" }));
  const fallen = effectMotions.each.filter((effectMotion) => effectMotion.kind === "fallen");
  for (const effectMotion of effectMotions.each)
    switch (effectMotion.kind) {
      case "joined":
        play(add(outline(state, effectMotion.hill)), drawn(effectMotion), effectMotion);
        break;
      case "fallen":
        if (effectMotion === fallen[0])
          for (const each of dusk(state, effectMotion.hill)) play(add(each), lit(effectMotion), effectMotion);
        for (const each of rings(state, effectMotion.hill)) play(add(each), lit(effectMotion), effectMotion);
        break;
      case "battle":
        for (const each of goldLines(state)) play(add(each), drawn(effectMotion), effectMotion);
        break;
      case "dimmed":
        for (const sign of svg.querySelectorAll(".tara-triskele"))
          play(sign.parentElement ?? sign, [{ opacity: 1 }, ...DIMMED, { opacity: 1 }], effectMotion);
        break;
      case "ended":
        for (const name of [".tara-kingdom", ".tara-seal"])
          svg.querySelectorAll(name).forEach((part, at) =>
            play(part, [{ opacity: 0 }, { opacity: 1 }], {
              from: effectMotion.from + at * effectMotion.ms,
              ms: effectMotion.ms,
              gap: 0,
            }),
          );
    }
  return () => {
    for (const animation of animations) animation.cancel();
    for (const node of nodes) node.remove();
  };
}

const DIMMED = [
  { opacity: 0.2, offset: 0.4 },
  { opacity: 0.2, offset: 0.8 },
];

/** A line is drawn, stays, and fades. */
function drawn({ ms, gap }: Span): Keyframe[] {
  const [end, late] = [ms / (ms + gap), 1 - (FADE * gap) / (ms + gap)];
  return [
    { strokeDashoffset: 1, opacity: 1, easing: DRAW },
    { strokeDashoffset: 0, opacity: 1, offset: end },
    { strokeDashoffset: 0, opacity: 1, offset: late },
    { strokeDashoffset: 0, opacity: 0 },
  ];
}

/** Light gathers, stays, and goes. */
function lit({ ms, gap }: Span): Keyframe[] {
  const whole = ms + gap;
  return [
    { opacity: 0, easing: "ease-out" },
    { opacity: 1, offset: (GATHER * ms) / whole },
    { opacity: 1, offset: 1 - (FADE * gap) / whole },
    { opacity: 0 },
  ];
}

/** A path that is drawn as a line. */
const line = (name: string, d: string, length = 1): Shape =>
  shape("path", { class: name, d, pathLength: length, "stroke-dasharray": `1 ${length + 1}` });

/** The outline of the kingdom that has a hill. */
function outline(state: BoardState, hill: Hill): Shape {
  const side = state.ringforts[1].includes(hill) ? 1 : 0;
  const hills = linkedGroups(state, side).find((group) => group.includes(hill)) ?? [hill];
  const places = hills.map((each) => placeOf(each, state.orientation));
  return line(`tara-around tara-side-${side}`, outlinePath(places));
}

/** A veil over the land that leaves a hill in the light. */
function dusk(state: BoardState, hill: Hill): Shape[] {
  const { column, row } = placeOf(hill, state.orientation);
  const [cx, cy, id] = [PITCH * column, PITCH * row, `tara-dusk-${hill}`];
  const stops = [CLEAR, DUSK].map((offset, at) =>
    shape("stop", { class: "tara-dusk", offset, "stop-opacity": at }),
  );
  const light = { id, gradientUnits: "userSpaceOnUse", cx, cy, r: REACH };
  const gradient = shape("radialGradient", light, stops);
  return [shape("g", {}, [gradient, shape("path", { d: LAND, fill: `url(#${id})` })])];
}

/** An amber ring in its edge. */
function rings(state: BoardState, hill: Hill): Shape[] {
  const { column, row } = placeOf(hill, state.orientation);
  const ring = { cx: PITCH * column, cy: PITCH * row, r: RING };
  return ["tara-ring-edge", "tara-ring"].map((name) => shape("circle", { class: name, ...ring }));
}

/** The gold lines of the frame, from each corner to the middles of both of its sides. */
function goldLines({ coordinates }: BoardState): Shape[] {
  const { beyond, radius, lines } = frameWith(coordinates);
  const middle = BOARD / 2;
  return lines.flatMap((inward) => {
    const [low, round] = [inward - beyond, radius - inward];
    const corner = low + round * (1 - Math.SQRT1_2);
    const leg = (sweep: number, to: string) =>
      `M${corner} ${corner}A${round} ${round} 0 0 ${sweep} ${to}${middle}`;
    const d = leg(1, `${low + round} ${low}H`) + leg(0, `${low} ${low + round}V`);
    return [0, 90, 180, 270].map((turn): Shape => {
      const { attributes, ...rest } = line("tara-bright", d, 2);
      return { ...rest, attributes: { ...attributes, transform: `rotate(${turn} ${middle} ${middle})` } };
    });
  });
}
