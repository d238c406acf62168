/** Marks on hills. Each has a shape of its own, so that none depends on its color alone. */

import { KINGS, SIGNS } from "./forms.ts";
import { placeOf, type Bridge, type Hill } from "./hill.ts";
import { group, path, shape, type Shape } from "./shape.ts";
import { ownerOf, type BoardState, type Fallen, type Side } from "./state.ts";
import { PITCH } from "./strands.ts";

/** More legal hills than this are no news, so they are hardly marked: the ghost under the pointer tells. */
const MANY = 12;

/** A ring with a slash. */
const REFUSED = "M-330 0A330 330 0 1 1 330 0A330 330 0 1 1 -330 0ZM-233 233L233 -233";

/** All marks, those that matter most last. */
export function marks(state: BoardState): Shape[] {
  const { besieged, forced, priorities, unlinked, links, reasons, refused, hints, pending } = state.overlays;
  const each = (hills: readonly Hill[], mark: (hill: Hill) => readonly Shape[]) =>
    hills.map((hill) => group("tara-mark", mark(hill), middle(state, hill)));
  const isVacant = (hill: Hill) => ownerOf(state, hill) === undefined;
  // Where a bridge is chosen, its place has the mark and not its ends.
  const ends = new Set(links.flat());
  const legal = state.legal.filter((hill) => !ends.has(hill));
  const vacant = legal.filter(isVacant);
  // Something chosen asks for the other half of a move, wherever that can be.
  const isFew = state.legal.length <= MANY || state.selected !== undefined;
  const occupied = isFew ? legal.filter((hill) => !isVacant(hill)) : [];
  return [
    ...each(vacant, (hill) => legalMark(vacant.length > MANY, priorities[hill])),
    ...each(occupied, () => [path("tara-legal", SIGNS.capture)]),
    ...links.map((bridge) => linkMark(state, bridge)),
    ...each(besieged, () => [ring("tara-besieged-wide", 462), ring("tara-besieged", 462)]),
    ...each(forced, () => [ring("tara-forced-wide", 462), ring("tara-forced", 462), ...ticks("tara-forced")]),
    ...each(Object.keys(priorities), (hill) => pips(priorities[hill] ?? 0, isVacant(hill))),
    ...state.overlays.fallen.map((king) => fallenMark(state, king)),
    ...trail(state),
    ...seals(state),
    ...counted(state),
    ...each(pending, () => [ring("tara-pending", 462)]),
    ...each(unlinked, () => [
      shape("circle", { class: "tara-badge", cx: 330, cy: 330, r: 120 }),
      path("tara-unlinked", SIGNS.unlinked),
    ]),
    ...reachMarks(state),
    ...each(reasons, () => [ring("tara-reason-wide", 470), ring("tara-reason", 470)]),
    ...each(refused === undefined ? [] : [refused], () => [
      path("tara-refused-wide", REFUSED),
      path("tara-refused", REFUSED),
    ]),
    ...hints.flatMap((hill, rank) => hintMark(state, hill, rank)),
    ...each(state.selected === undefined ? [] : [state.selected], () => [ring("tara-selected", 462)]),
  ];
}

/** The middle of a hill on the picture. */
export function middle(state: BoardState, hill: Hill): { x: number; y: number } {
  const { column, row } = placeOf(hill, state.orientation);
  return { x: PITCH * column, y: PITCH * row };
}

function ring(name: string, radius: number): Shape {
  return shape("circle", { class: name, r: radius });
}

/** A dot, faint where nearly every hill has one, or a ring about the pips of an order. */
function legalMark(isOneOfMany: boolean, priority: number | undefined): Shape[] {
  if (priority) return [ring("tara-legal", 235)];
  return isOneOfMany ? [ring("tara-target tara-faint", 55)] : [ring("tara-target", 118)];
}

function pips(count: number, isVacant: boolean): Shape[] {
  const points = SIGNS.pips[count - 1] ?? [];
  const dots = points.map(([x, y]) =>
    shape("circle", { class: "tara-pip", cx: x ?? 0, cy: y ?? 0, r: SIGNS.pip_radius }),
  );
  // On a ringfort the knot would hide them.
  return isVacant || dots.length === 0 ? dots : [shape("circle", { class: "tara-badge", r: 175 }), ...dots];
}

/** Four short lines from a ring inward. */
function ticks(name: string): Shape[] {
  return [path(name, "M0 -462V-345M0 462V345M-462 0H-345M462 0H345")];
}

/** A place for a bridge: a dot on the border between its hills. */
function linkMark(state: BoardState, [one, other]: Bridge): Shape {
  const [from, to] = [middle(state, one), middle(state, other)];
  const dot = shape("circle", { class: "tara-target", r: 100 });
  return group("tara-mark tara-link", [dot], { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
}

/** Lines from a king to where it can go, each with a diamond at its end. */
function reachMarks(state: BoardState): Shape[] {
  const { reach } = state.overlays;
  if (reach === undefined) return [];
  const from = middle(state, reach.from);
  const lines = reach.to.map((hill) => shortened(from, middle(state, hill)));
  const ends = reach.to.map((hill) => {
    const isSacrifice = reach.sacrifices.includes(hill);
    const diamond = path(
      "tara-reach-end",
      isSacrifice ? "M0 -150L150 0L0 150L-150 0ZM-75 0H75" : "M0 -110L110 0L0 110L-110 0Z",
    );
    return group("tara-mark", [diamond], middle(state, hill));
  });
  return [...["tara-reach-wide", "tara-reach"].map((name) => path(name, lines.join(""))), ...ends];
}

/** A line between two points that leaves the plate of a king free. */
function shortened(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const ends = [from.x + 230 * x, from.y + 230 * y, to.x - 110 * x, to.y - 110 * y].map(Math.round);
  return `M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`;
}

/** A crown that lies on its side, on an amber plate where its king fell. */
function fallenMark(state: BoardState, { hill, side }: Fallen): Shape {
  const crown = { class: "tara-crown", d: KINGS[side].crown, transform: "rotate(105) scale(0.85)" };
  const plate = shape("circle", { class: "tara-fallen-plate", r: 235 });
  return group(`tara-mark tara-fallen tara-side-${side}`, [plate, shape("path", crown)], middle(state, hill));
}

/** The numbers of the moves since the reader's own last one, on a plate in the corner of each hill. */
function trail(state: BoardState): Shape[] {
  const { trail } = state.overlays;
  return trail.flatMap((hill, at) => {
    if (trail.lastIndexOf(hill) !== at) return [];
    const { x, y } = middle(state, hill);
    const name = at === trail.length - 1 ? "tara-mark tara-trail tara-latest" : "tara-mark tara-trail";
    return [
      group(name, [shape("circle", { class: "tara-trail-plate", r: 185 }), ...digits(at + 1)], {
        x: x - 325,
        y: y - 325,
      }),
    ];
  });
}

/** The numbers of the kingdoms of each side, each on the hill of its kingdom that is nearest to its middle. */
function seals(state: BoardState): Shape[] {
  return ([0, 1] as const).flatMap((side) =>
    state.overlays.kingdoms[side].slice(0, state.overlays.seals).map((hills, at) => {
      const heart = heartOf(state, hills);
      const { x, y } = middle(state, heart);
      const parts = [seal(side), ...digits(at + 1)];
      const name = `tara-mark tara-seal tara-side-${side}`;
      if (!state.kings.flat().includes(heart)) return group(name, parts, { x, y });
      // Where every hill has a king it stands beside one, smaller, in a corner that no other mark has.
      const small = shape("g", { transform: "scale(0.7)" }, parts);
      return group(name, [small], { x: x + BESIDE_KING, y: y - BESIDE_KING });
    }),
  );
}

/** The numbers of what is counted, each in the middle of its hill or bridge. */
function counted(state: BoardState): Shape[] {
  return state.overlays.counted.map((place, at) => {
    const [one, other] = (typeof place === "string" ? [place, place] : place).map((hill) =>
      middle(state, hill),
    );
    const [x = 0, y = 0] = one && other ? [(one.x + other.x) / 2, (one.y + other.y) / 2] : [];
    return group("tara-mark tara-counted", [ring("tara-counted-plate", 190), ...digits(at + 1)], { x, y });
  });
}

/** The distance from the middle of its hill of a mark that stands beside a king, in each direction. */
export const BESIDE_KING = 330;

/** A seal has the form of its side: a lozenge or a disc. */
const seal = (side: Side): Shape =>
  side === 0 ? path("tara-seal-plate", "M0 -265L265 0L0 265L-265 0Z") : ring("tara-seal-plate", 200);

/** The hill of a kingdom that is nearest to its middle, one without a king if there is one. */
function heartOf(state: BoardState, hills: readonly Hill[]): Hill {
  const places = hills.map((hill) => middle(state, hill));
  const [x, y] = [0, 1].map(
    (axis) => places.reduce((sum, place) => sum + (axis === 0 ? place.x : place.y), 0) / places.length,
  ) as [number, number];
  const far = (hill: Hill) => Math.hypot(middle(state, hill).x - x, middle(state, hill).y - y);
  const kings = state.kings.flat();
  const free = hills.filter((hill) => !kings.includes(hill));
  const [first = "D4", ...others] = free.length > 0 ? free : hills;
  return others.reduce((best, hill) => (far(hill) < far(best) ? hill : best), first);
}

/** A number of one or two digits, in the middle. */
function digits(number: number): Shape[] {
  const signs = [...String(number)];
  return signs.map((sign, at) => {
    const x = 120 * (at - (signs.length - 1) / 2);
    const size = signs.length === 1 ? 0.85 : 0.65;
    const transform = `translate(${x} 0) scale(${size})`;
    const glyph = SIGNS.glyphs[sign as keyof typeof SIGNS.glyphs];
    return shape("g", { class: "tara-glyph", transform }, [path("", glyph)]);
  });
}

/** A star, or its number where there are several; beside a king, whose plate would hide it. */
function hintMark(state: BoardState, hill: Hill, rank: number): Shape[] {
  const isOne = state.overlays.hints.length === 1;
  const glyph = SIGNS.glyphs[String(rank + 1) as keyof typeof SIGNS.glyphs];
  const sign =
    isOne || glyph === undefined ? path("tara-star", SIGNS.star) : group("tara-glyph", [path("", glyph)]);
  const { x, y } = middle(state, hill);
  const aside = state.kings.flat().includes(hill) ? BESIDE_KING : 0;
  const parts = [shape("circle", { class: "tara-hint-plate", r: 190 }), sign];
  return [group("tara-mark tara-hint", parts, { x: x + aside, y: y - aside })];
}
