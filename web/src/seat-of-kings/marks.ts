/** Marks on positions and cards. Each has a shape of its own, so that none depends on its color alone. */

import { box, circle, glyphs, path, placed, type Shape } from "./draw.ts";
import type { Position } from "./names.ts";
import { SHAPES, type Pair } from "./shapes.ts";
import type { RegionMarks } from "./state.ts";

/** From the middle of a brick to those of the badges at its right, and how large they are. */
const [UPPER, MIDDLE]: [Pair, Pair] = [
  [355, -355],
  [385, 20],
];
const RADIUS = 105;
/** The usual scale of a number on a badge. */
const NUMBER = 0.6;

const CHECK = "M-52 4L-14 44L56 -44";
const BARS = "M-50 -50L50 50M50 -50L-50 50";
const RAYS = "M0 -72V72M-72 0H72M-51 -51L51 51M51 -51L-51 51";
const STAR = "M0 -78L19 -26L74 -24L31 10L46 63L0 32L-46 63L-31 10L-74 -24L-19 -26Z";

/** The marks on a brick below its pieces. */
export function below(marks: RegionMarks, position: Position): Shape[] {
  const { half, round } = SHAPES.region;
  const flat = (name: string) => [box(name, [0, 0], [half - 14, half - 14], round - 14)];
  // A mark of what happened has a dark edge on both sides, which parts it from what is gold.
  const happened = (name: string) => [...flat("kings-happened"), ...flat(name)];
  return [
    ...(has(marks.since, position) ? happened("kings-since") : []),
    ...(has(marks.last, position) ? happened("kings-last") : []),
    ...(has(marks.greyed, position) ? [path("kings-greyed", hatch(half - 40))] : []),
    ...(has(marks.drafted, position) ? frame("kings-drafted", 0) : []),
  ];
}

/** The marks above the pieces of a brick, if there are any, with numbers of at least this scale. */
export function above(
  marks: RegionMarks,
  position: Position,
  { isEmpty, least }: { readonly isEmpty: boolean; readonly least: number },
): Shape[] {
  const order = marks.hints?.indexOf(position) ?? -1;
  const hasGhost = marks.ghosts?.some((ghost) => ghost.position === position) === true;
  const turn = has(marks.chosen, position) ? undefined : marks.trail?.[position];
  const isIdle = has(marks.idle, position);
  const isLegal = has(marks.legal, position) && !isIdle;
  // Another sign in the upper corner leaves a number the middle of the edge.
  const down = has(marks.barred, position) || has(marks.activated, position) ? 0 : -1;
  const name = has(marks.last, position) ? "kings-trail kings-latest" : "kings-trail";
  const isOne = marks.hints?.length === 1;
  return [
    ...(isLegal ? frame("kings-legal", 6) : []),
    ...(isIdle ? frame("kings-idle", 6) : []),
    ...(isLegal && isEmpty && !hasGhost ? [circle("kings-target", [0, 40], 90)] : []),
    ...(has(marks.reasons, position) ? [...frame("kings-reason-wide", 0), ...frame("kings-reason", 0)] : []),
    ...(has(marks.barred, position) ? [badge("kings-barred", UPPER, BARS)] : []),
    ...(has(marks.activated, position) ? [badge("kings-activated", UPPER, RAYS)] : []),
    ...(has(marks.chosen, position)
      ? [...frame("kings-chosen", 6), badge("kings-chosen-badge", MIDDLE, CHECK)]
      : []),
    ...(turn === undefined ? [] : [numbered(name, turn, [1, down], least)]),
    ...(has(marks.looks, position) ? [star()] : []),
    ...(order >= 0 ? [isOne ? star() : numbered("kings-hint", order + 1, [-1, 1], least)] : []),
  ];
}

/** A round sign on a plate. */
export function badge(name: string, at: Pair, d: string): Shape {
  return placed(
    `kings-badge ${name}`,
    [circle("kings-badge-plate", [0, 0], RADIUS), path("kings-sign", d)],
    at,
  );
}

/** The signs of what is chosen and of what is barred, at a place of a card. */
export function choice(isChosen: boolean, isBarred: boolean, at: Pair): Shape[] {
  if (isChosen) return [badge("kings-chosen-badge", at, CHECK)];
  return isBarred ? [badge("kings-barred", at, BARS)] : [];
}

function has(positions: readonly Position[] | undefined, position: Position): boolean {
  return positions?.includes(position) === true;
}

/** A frame so far within the edge of a brick. */
function frame(name: string, within: number): Shape[] {
  const half = SHAPES.region.half - within;
  return [box(`kings-frame ${name}`, [0, 0], [half, half], SHAPES.region.round - within / 2)];
}

export function star(at: Pair = [-345, 345]): Shape {
  const shapes = [circle("kings-badge-plate", [0, 0], RADIUS), path("kings-star", STAR)];
  return placed("kings-badge kings-hint", shapes, at);
}

/** A number on a badge: in a corner of a brick, or in the middle of an edge where it is 0. A large one reaches beyond the edge. */
function numbered(name: string, number: number, [across, down]: Pair, least: number): Shape {
  const scale = Math.max(NUMBER, least);
  const radius = Math.round((RADIUS * scale * (number < 10 ? 1 : 1.2)) / NUMBER);
  const edge = 460 + Math.min(50, radius - RADIUS) - radius;
  const shapes = [circle("kings-badge-plate", [0, 0], radius), glyphs("", `${number}`, [0, 0], scale)];
  return placed(`kings-badge ${name}`, shapes, [across * edge, down === 0 ? 20 : down * edge]);
}

/** Slanted lines over a square of half this width. */
function hatch(half: number): string {
  const lines: string[] = [];
  for (let from = -2 * half + 120; from < 2 * half; from += 150) {
    const [low, high] = [Math.max(-half, from - half), Math.min(half, from + half)];
    lines.push(`M${low} ${low - from}L${high} ${high - from}`);
  }
  return lines.join("");
}
