/** A ringfort that is not there yet: how it would stand, with its bridges. */

import { FORMS } from "./forms.ts";
import { placeOf, type Bridge, type Hill } from "./hill.ts";
import { knotGroup, knotOf } from "./knots.ts";
import { linePath } from "./ribbon.ts";
import { outlinePath } from "./outline.ts";
import { path, shape, type Shape } from "./shape.ts";
import type { BoardState, Side } from "./state.ts";
import { PITCH, halfBridge, runsOf, strandsOf } from "./strands.ts";

/** A ringfort that a press would build or capture. */
export interface Ghost {
  readonly hill: Hill;
  readonly side: Side;
  readonly bridges: readonly Bridge[];
  /** Enemy ringforts that it would besiege. */
  readonly besieges: readonly Hill[];
  /** Kingdoms that it would make one, by their hills. */
  readonly joins: readonly (readonly Hill[])[];
}

/** The ghost of a state, if it has one. */
export function ghost(state: BoardState): Shape[] {
  const { ghost } = state.overlays;
  if (ghost === undefined) return [];
  const { hill, side, bridges, besieges, joins } = ghost;
  const place = placeOf(hill, state.orientation);
  const places = joins.flat().map((joined) => placeOf(joined, state.orientation));
  const whole =
    joins.length > 0 ? [path(`tara-joining tara-side-${side}`, outlinePath([place, ...places]))] : [];
  const rings = besieges.map((besieged) => {
    const { column, row } = placeOf(besieged, state.orientation);
    const ring = { class: "tara-besieging", cx: PITCH * column, cy: PITCH * row, r: 462 };
    return shape("circle", ring);
  });
  const lone = strandsOf(runsOf([place], () => false, FORMS[side]));
  const grown = bridges.flatMap((bridge) => bridgeShapes(state, bridge, side));
  return [...whole, ...rings, knotGroup("tara-ghost ", side, [...grown, ...knotOf(lone, FORMS[side])])];
}

function bridgeShapes({ orientation }: BoardState, [one, other]: Bridge, side: Side): Shape[] {
  const form = FORMS[side];
  const [here, there] = [placeOf(one, orientation), placeOf(other, orientation)];
  const lines = strandsOf([...halfBridge(here, there, form), ...halfBridge(there, here, form)]).map(linePath);
  const drawn = (name: string, width: number) =>
    lines.map((d) => shape("path", { class: name, d, "stroke-width": width }));
  return [...drawn("tara-edge", form.ribbon + 2 * form.outline), ...drawn("tara-ribbon", form.ribbon)];
}
