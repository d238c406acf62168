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

const CHECK = "M-52 4L-14 44L56 -44";
const BARS = "M-50 -50L50 50M50 -50L-50 50";
const RAYS = "M0 -72V72M-72 0H72M-51 -51L51 51M51 -51L-51 51";
const STAR = "M0 -78L19 -26L74 -24L31 10L46 63L0 32L-46 63L-31 10L-74 -24L-19 -26Z";

/** The marks on a brick below its pieces. */
export function below(marks: RegionMarks, position: Position): Shape[] {
  const { half, round } = SHAPES.region;
  const flat = (name: string) => [box(name, [0, 0], [half - 14, half - 14], round - 14)];
  // What happened has a dark edge on both sides, which parts it from what is gold.
  const happened = (name: string) => [...flat("kings-happened"), ...flat(name)];
  return [
    ...(has(marks.since, position) ? happened("kings-since") : []),
    ...(has(marks.last, position) ? happened("kings-last") : []),
    ...(has(marks.greyed, position) ? [path("kings-greyed", hatch(half - 40))] : []),
    ...(has(marks.drafted, position) ? frame("kings-drafted", 0) : []),
  ];
}

/** The marks above the pieces of a brick; `isEmpty` says whether there are none. */
export function above(marks: RegionMarks, position: Position, isEmpty: boolean): Shape[] {
  const order = marks.hints?.indexOf(position) ?? -1;
  const hasGhost = marks.ghosts?.some((ghost) => ghost.position === position) === true;
  const turn = has(marks.chosen, position) ? undefined : marks.trail?.[position];
  const isIdle = has(marks.idle, position);
  const isLegal = has(marks.legal, position) && !isIdle;
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
    ...(turn === undefined ? [] : [trail(turn, has(marks.last, position))]),
    ...(order >= 0 ? [hint(order, marks.hints?.length === 1)] : []),
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

function hint(order: number, isOne: boolean): Shape {
  const sign = isOne ? path("kings-star", STAR) : glyphs("", `${order + 1}`, [0, 0], 0.6);
  return placed("kings-badge kings-hint", [circle("kings-badge-plate", [0, 0], RADIUS), sign], [-345, 345]);
}

/** The number of a turn since the reader's last one; the latest change is strongest. */
function trail(number: number, isLatest: boolean): Shape {
  const scale = number < 10 ? 0.6 : 0.45;
  return placed(
    `kings-badge kings-trail${isLatest ? " kings-latest" : ""}`,
    [circle("kings-badge-plate", [0, 0], RADIUS), glyphs("", `${number}`, [0, 0], scale)],
    MIDDLE,
  );
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
