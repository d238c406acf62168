/** Strands as paths: whole, and once more where they lie above. */

import type { Point } from "./forms.ts";
import { reversed, startOf, type Strand } from "./strands.ts";

/** The reach of an upper pass from its crossing toward the next, as a fraction of the way. */
const PASS = 0.5;
/** The same for its outline and gap, which end a little earlier so that no seam shows. */
const EDGE = 0.44;

/** The `d` of closed strands. */
export function wholePath(strands: readonly Strand[]): string {
  return strands.map((strand) => joined(strand.map((run) => run.curve)) + "Z").join("");
}

/** The `d` of one strand as a line from its beginning to its end. */
export function linePath(strand: Strand): string {
  return joined(strand.map((run) => run.curve));
}

/** The `d` of the passes over crossings: of the ribbon, and of its outline and gap. */
export function overPaths(strands: readonly Strand[]): { ribbon: string; edge: string } {
  const of = (reach: number) => strands.map((strand) => passes(strand, reach)).join("");
  return { ribbon: of(PASS), edge: of(EDGE) };
}

function passes(strand: Strand, reach: number): string {
  return strand
    .map((run, at) => {
      const next = strand[(at + 1) % strand.length] ?? run;
      if (run.levels[1] !== "over") return "";
      const first = part(run.curve, 1 - reach, 1);
      // An open strand ends above what crosses it.
      const goesOn = startOf(next) === startOf(reversed(run));
      return joined(goesOn ? [first, part(next.curve, 0, reach)] : [first]);
    })
    .join("");
}

/** Curves of which each begins where the one before it ends, as one path. */
function joined(curves: readonly (readonly Point[])[]): string {
  const [x, y] = curves[0]?.[0] ?? [0, 0];
  return `M${written([x, y])}${curves.map(textOf).join("")}`;
}

/** The texts of curves that were written before. Pieces stay the same objects, so most are known. */
const texts = new WeakMap<readonly Point[], string>();

function textOf(curve: readonly Point[]): string {
  const text = texts.get(curve) ?? cubics(curve).map(cubicText).join("");
  texts.set(curve, text);
  return text;
}

const cubicText = (cubic: Cubic): string => "C" + cubic.slice(1).map(written).join(" ");

function written([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

type Cubic = readonly [Point, Point, Point, Point];

/** The cubics of a curve: its first point, then three points each. */
function cubics(curve: readonly Point[]): Cubic[] {
  const count = (curve.length - 1) / 3;
  return Array.from({ length: count }, (_, at) => curve.slice(3 * at, 3 * at + 4) as unknown as Cubic);
}

/** The parts of curves that were cut before, by their times. */
const parts = new WeakMap<readonly Point[], Map<string, Point[]>>();

/** The part of a curve between two times, from 0 to 1, each cubic taking equally long. */
function part(curve: readonly Point[], from: number, to: number): Point[] {
  const known = parts.get(curve) ?? new Map<string, Point[]>();
  const key = `${from} ${to}`;
  const found = known.get(key) ?? newPart(curve, from, to);
  parts.set(curve, known.set(key, found));
  return found;
}

function newPart(curve: readonly Point[], from: number, to: number): Point[] {
  const all = cubics(curve);
  const [first, last] = [from * all.length, to * all.length];
  const points: Point[] = [];
  all.forEach((cubic, at) => {
    const [start, end] = [Math.max(first - at, 0), Math.min(last - at, 1)];
    if (start >= end) return;
    const cut = between(cubic, start, end);
    points.push(...(points.length === 0 ? cut : cut.slice(1)));
  });
  return points;
}

/** A cubic from one time, which is below 1, to a later one. */
function between(cubic: Cubic, start: number, end: number): Cubic {
  const [, tail] = cut(cubic, start);
  return cut(tail, (end - start) / (1 - start))[0];
}

/** A cubic cut in two at a time, by de Casteljau's construction. */
function cut([a, b, c, d]: Cubic, time: number): [Cubic, Cubic] {
  const [ab, bc, cd] = [mixed(a, b, time), mixed(b, c, time), mixed(c, d, time)];
  const [abc, bcd] = [mixed(ab, bc, time), mixed(bc, cd, time)];
  const middle = mixed(abc, bcd, time);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

function mixed([x, y]: Point, [u, v]: Point, time: number): Point {
  return [x + (u - x) * time, y + (v - y) * time];
}
