/** The ringforts and bridges of a state as knotwork. */

import { LOOK, lit } from "./face.ts";
import { FORMS, type Form } from "./forms.ts";
import { bridgeName, hillAt, placeOf, type Hill, type Place } from "./hill.ts";
import { overPaths, wholePath } from "./ribbon.ts";
import { shape, type Shape } from "./shape.ts";
import type { BoardState, Side } from "./state.ts";
import { runsOf, strandsOf, type Strand } from "./strands.ts";

/** The strands of some ringforts of one side, linked by the bridges of the state. */
export function strandsAt(state: BoardState, hills: readonly Hill[], side: Side): Strand[] {
  const { orientation } = state;
  const bridges = new Set(state.bridges.map(bridgeName));
  const linked = (one: Place, other: Place) => {
    const [hill, neighbor] = [hillAt(one, orientation), hillAt(other, orientation)];
    return hill !== undefined && neighbor !== undefined && bridges.has(bridgeName([hill, neighbor]));
  };
  const places = hills.map((hill) => placeOf(hill, orientation));
  return strandsOf(runsOf(places, linked, FORMS[side]));
}

/** Knots that were drawn before, by their hills and bridges: most of them stay as they are from move to move. */
const known = new Map<string, Shape>();

/** More knots than these are not kept. */
const MAX_KNOWN = 400;

/** The knots of one side, each a group of its own with the names of its hills. */
export function knots(state: BoardState, side: Side): Shape[] {
  return linkedGroups(state, side).map((hills) => knotAt(state, hills, side));
}

/** The knot of one group of linked ringforts. */
export function knotAt(state: BoardState, hills: readonly Hill[], side: Side): Shape {
  const bridges = state.bridges.filter(([one]) => hills.includes(one)).map(bridgeName);
  const key = [side, state.orientation, hills.join(""), bridges.sort().join("")].join(" ");
  const knot = known.get(key) ?? newKnot(state, hills, side);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, knot);
  return knot;
}

function newKnot(state: BoardState, hills: readonly Hill[], side: Side): Shape {
  const [strands, form] = [strandsAt(state, hills, side), FORMS[side]];
  const shadow = cast("tara-cast", wholePath(strands), form.ribbon + 2 * form.outline);
  const drawn = knotGroup("", side, [shadow, ...knotOf(strands, form)]);
  return { ...drawn, attributes: { ...drawn.attributes, "data-hills": hills.join("") } };
}

/** Parts of knots of one side, whose ribbons have the light of the whole board. */
export function knotGroup(name: string, side: Side, children: readonly Shape[]): Shape {
  const light = lit(side === 0 ? "red" : "blue");
  return shape("g", { class: `tara-knot ${name}tara-side-${side}`, stroke: light }, children);
}

/** The shadow of an outline: the same, moved from the light. */
export function cast(name: string, d: string, width?: number): Shape {
  const [x, y] = LOOK.cast as [number, number];
  const line = width === undefined ? {} : { "stroke-width": width };
  return shape("path", { class: name, d, transform: `translate(${x} ${y})`, ...line });
}

/** The shapes of one knot, from below: each strand whole, then its passes above. */
export function knotOf(strands: readonly Strand[], form: Form): Shape[] {
  const whole = wholePath(strands);
  const over = overPaths(strands);
  const [ribbon, edge, gap] = [
    form.ribbon,
    form.ribbon + 2 * form.outline,
    form.ribbon + 2 * (form.outline + form.gap),
  ];
  const line = (name: string, d: string, width: number, more = {}) =>
    shape("path", { class: name, d, "stroke-width": width, ...more });
  const band = (d: string) => [
    line("tara-ribbon", d, ribbon),
    ...(form.midline > 0 ? [line("tara-midline", d, form.midline)] : []),
  ];
  return [
    line("tara-edge", whole, edge),
    ...band(whole),
    line("tara-gap", over.edge, gap, { stroke: lit("land") }),
    line("tara-edge", over.edge, edge),
    ...band(over.ribbon),
  ];
}

/** The ringforts of a side in groups that bridges join. */
export function linkedGroups(state: BoardState, side: Side): Hill[][] {
  const left = new Set(state.ringforts[side]);
  const groups: Hill[][] = [];
  for (const first of state.ringforts[side]) {
    if (!left.delete(first)) continue;
    const found = [first];
    for (const hill of found) {
      for (const [one, other] of state.bridges) {
        const next = one === hill ? other : other === hill ? one : undefined;
        if (next !== undefined && left.delete(next)) found.push(next);
      }
    }
    groups.push(found.sort());
  }
  return groups;
}
