/** Pieces in motion over a picture that shows already where they come to lie. */

import { FALL, LEAP } from "../board/curves.ts";
import { elementOf, group, path, shape, type Shape } from "../board/shape.ts";
import { circle, placed } from "./draw.ts";
import type { Flight, Home, Lain } from "./flights.ts";
import type { Player, Region } from "./names.ts";
import { pieceClass, pieceShapes } from "./piece.ts";
import { SHAPES, type Pair } from "./shapes.ts";

/** A cell, the place of a player, or a part of the middle such as `discards`. */
export type End = { readonly cell: string } | Home | { readonly part: string };

/** The time of a part of a motion, as shares of the whole. */
export interface Span {
  readonly begins: number;
  readonly ends: number;
}

/** Light on cells that comes and goes. */
export interface Light extends Span {
  readonly cells: readonly string[];
  /** True if they are a row of a region, which is lit as one. */
  readonly isTerrace?: boolean;
}

/** A dagger that strikes the name of a region. */
export interface Strike extends Span {
  readonly region: Region;
  /** The share of its time at which it has struck. */
  readonly struck: number;
}

/** Lines that climb from cells to the one above them. */
export interface Climb extends Span {
  readonly player: Player;
  readonly from: readonly string[];
  readonly to: string;
}

/** Something that travels over a picture and is gone when it has come: a coin, a card. */
export interface Traveller {
  readonly shapes: readonly Shape[];
  /** The back of a card, which is turned as it is shown. */
  readonly back?: readonly Shape[];
  readonly from: End;
  /** The place on its way where it is shown large. */
  readonly over?: End;
  readonly to: End;
  readonly scale: number;
  /** When it begins and ends, as shares of the whole motion; all of it if they are left out. */
  readonly begins?: number;
  readonly ends?: number;
}

/** All that moves at one time. */
export interface Motion {
  /** By which a motion is known, so that none is played twice. */
  readonly key: string;
  readonly flights: readonly Flight[];
  readonly travellers: readonly Traveller[];
  readonly lights: readonly Light[];
  readonly climbs: readonly Climb[];
  readonly strikes: readonly Strike[];
  readonly ms: number;
}

/** The places of things on a picture. */
export interface Places {
  /** The middle of a cell. */
  cell(id: string): Pair | undefined;
  /** The place of a player, beside the picture or wherever that player's things are. */
  home(player: Player): Pair;
  /** The name of a region. */
  title(region: Region): Pair | undefined;
  /** A part of the middle. */
  part(key: string): Pair | undefined;
  /** The card that lies on a part of the middle. */
  card(key: string): Element | undefined;
  /** The drawn pieces of a cell, the lowest one first. */
  pieces(id: string): readonly Element[];
}

/** A piece outside the board is as large as one on it. */
const HOME_SCALE = 0.7;
/** The radius of the light on a cell. */
const LIGHT = 430;

/** Sets everything of a motion in motion, light and lines below the pieces of a picture and all else above it. Returns the function that brings all of it to its end at once. */
export function move(svg: SVGElement, motion: Motion, places: Places): () => void {
  const layer = elementOf(group("kings-flights", []));
  const under = elementOf(group("kings-under", []));
  svg.classList.add("kings-moving");
  // A piece that a motion brings has flown in and does not fade in as well.
  for (const piece of svg.querySelectorAll(".kings-fresh")) piece.classList.remove("kings-fresh");
  layer.setAttribute("aria-hidden", "true");
  under.setAttribute("aria-hidden", "true");
  const running: Animation[] = [];
  for (const light of motion.lights) running.push(...shine(under, light, motion.ms, places));
  for (const climb of motion.climbs) running.push(...rise(under, climb, motion.ms, places));
  for (const flight of motion.flights) running.push(...fly(layer, flight, motion.ms, places));
  for (const traveller of motion.travellers) running.push(...travel(layer, traveller, motion.ms, places));
  for (const strike of motion.strikes) running.push(...stab(layer, strike, motion.ms, places));
  // Attached last: measuring a place after a change of the DOM forces a layout.
  svg.append(layer);
  svg.querySelector(".kings-stacks")?.before(under);
  const isDone = Promise.allSettled(running.map((animation) => animation.finished));
  void isDone.then(() => {
    layer.remove();
    under.remove();
    if (svg.querySelector(".kings-flights") === null) svg.classList.remove("kings-moving");
  });
  return () => running.forEach((animation) => animation.finish());
}

function fly(layer: SVGElement, flight: Flight, ms: number, places: Places): Animation[] {
  const { piece, from, to, begins = 0, ends = 1, appears = false } = flight;
  const span = { begins, ends };
  if (isLain(from) && isLain(to) && from.cell === to.cell) return shift(from, to, span, ms, places);
  const end = pointOf(to, places);
  const start = appears && end ? { at: end.at, scale: end.scale * 0.3 } : pointOf(from, places);
  if (start === undefined || end === undefined) return [];
  const ghost = ghostOf(layer, [placed(pieceClass(piece), pieceShapes(piece), [0, 0])]);
  const isLeaving = !isLain(to);
  const frames = [
    { transform: transformOf(start), opacity: isLain(from) ? 1 : 0 },
    { transform: transformOf(end), opacity: isLeaving ? 0.2 : 1 },
  ];
  const flown = ghost.animate(frames, timing(span, ms));
  return isLeaving ? [flown] : [flown, ...hidden(to, ends * ms, places)];
}

/** The part of a motion in its time. */
const timing = ({ begins, ends }: Span, ms: number): KeyframeAnimationOptions => ({
  delay: begins * ms,
  duration: (ends - begins) * ms,
  easing: LEAP,
  fill: "both",
});

/** A piece within its stack: it slides from where it lay, once the one that covers it is near. */
function shift(from: Lain, to: Lain, span: Span, ms: number, places: Places): Animation[] {
  const element = places.pieces(to.cell)[to.place];
  if (element === undefined) return [];
  const size = from.scale / to.scale;
  const [x, y] = [from.at[0] - to.at[0] * size, from.at[1] - to.at[1] * size];
  const there = { translate: `${x}px ${y}px`, scale: `${size}` };
  const path = [there, { ...there, offset: 0.45 }, { translate: "0px 0px", scale: "1" }];
  return [element.animate(path, timing(span, ms))];
}

/** Hides what has not arrived yet; the wall of a fort and a crown arrive with the piece below them. */
function hidden(to: Lain, ms: number, places: Places): Animation[] {
  const pieces = places.pieces(to.cell);
  const element = pieces[to.place];
  if (element === undefined) return [];
  const isTop = to.place === pieces.length - 1;
  const worn = isTop ? (element.parentElement?.querySelectorAll(".kings-fort, .kings-held") ?? []) : [];
  return [element, ...worn].map((each) => each.animate({ opacity: [0, 0] }, { duration: ms * 0.97 }));
}

function travel(layer: SVGElement, traveller: Traveller, ms: number, places: Places): Animation[] {
  const { shapes, back, scale, begins = 0, ends = 1 } = traveller;
  const [from, over, to] = [traveller.from, traveller.over, traveller.to].map(
    (end) => end && endOf(end, places),
  );
  if (from === undefined || to === undefined) return [];
  const ghost = ghostOf(layer, back ? [group("kings-card", back), group("kings-card", shapes)] : shapes);
  const small = (at: Pair) => transformOf({ at, scale });
  const rest = over && transformOf({ at: over, scale: 2 * scale });
  const way = rest
    ? [
        { transform: rest, opacity: 1, offset: 0.3 },
        { transform: rest, opacity: 1, offset: 0.8 },
      ]
    : [
        { transform: small(from), opacity: 1, offset: 0.15 },
        { transform: small(to), opacity: 1, offset: 0.85 },
      ];
  const path = [
    { transform: small(from), opacity: 0 },
    ...way,
    { transform: small(to), opacity: rest ? 1 : 0 },
  ];
  // The card that lies on the pile already is not seen twice.
  const pile = rest && "part" in traveller.to ? places.card(traveller.to.part) : undefined;
  const covered = pile?.animate({ opacity: [0, 0] }, { duration: ends * ms * 0.97 });
  const span = { begins, ends };
  const turned = back && rest ? turn(ghost, span, ms) : [];
  return [ghost.animate(path, timing(span, ms)), ...turned, ...(covered ? [covered] : [])];
}

/** Turns a card from its back to its face, about its upright axis, as it comes to where it is shown. */
function turn(card: SVGElement, span: Span, ms: number): Animation[] {
  const [edge, face, at] = [{ transform: "scale(0, 1)" }, { transform: "scale(1, 1)" }, 0.3];
  const [back, front] = card.children;
  const off = [face, { ...face, offset: at - 0.08 }, { ...edge, offset: at }, edge];
  const on = [edge, { ...edge, offset: at }, { ...face, offset: at + 0.08 }, face];
  return [back?.animate(off, timing(span, ms)), front?.animate(on, timing(span, ms))].filter(
    (animation) => animation !== undefined,
  );
}

/** Strikes the name of a region with a dagger. */
function stab(
  layer: SVGElement,
  { region, struck, ...span }: Strike,
  ms: number,
  places: Places,
): Animation[] {
  const at = places.title(region);
  if (at === undefined) return [];
  const dagger = ghostOf(layer, [group("kings-dagger", [path("kings-blade", SHAPES.signs.dagger)])]);
  const there = `translate(${at[0]}px, ${at[1]}px)`;
  const frames = [
    { transform: `${there} translate(260px, -420px) rotate(40deg) scale(1.7)`, opacity: 0 },
    { transform: `${there} translate(0px, 0px) rotate(25deg) scale(1)`, opacity: 1, offset: struck },
    { transform: `${there} translate(0px, 0px) rotate(25deg) scale(1)`, opacity: 1, offset: 0.85 },
    { transform: `${there} translate(0px, 0px) rotate(25deg) scale(1)`, opacity: 0 },
  ];
  return [dagger.animate(frames, { ...timing(span, ms), easing: FALL })];
}

/** Lights cells for a while, or a row of a region as one. */
function shine(
  layer: SVGElement,
  { cells, isTerrace, ...span }: Light,
  ms: number,
  places: Places,
): Animation[] {
  const lit = { opacity: [0, 1, 1, 0] };
  if (isTerrace) {
    const [first, ...others] = cells.flatMap((cell) => places.cell(cell)?.join(" ") ?? []);
    if (first === undefined) return [];
    // A row of one is a line without length, which has round ends.
    const row = elementOf(path("kings-terrace", `M${first}L${others.at(-1) ?? first}`));
    layer.append(row);
    return [row.animate(lit, timing(span, ms))];
  }
  return cells.flatMap((cell) => {
    const at = places.cell(cell);
    if (at === undefined) return [];
    const light = elementOf(circle("kings-light", at, LIGHT));
    layer.append(light);
    return [light.animate(lit, timing(span, ms))];
  });
}

/** Draws the lines of a climb, which fade as it ends. */
function rise(
  layer: SVGElement,
  { player, from, to, ...span }: Climb,
  ms: number,
  places: Places,
): Animation[] {
  const end = places.cell(to);
  return from.flatMap((cell) => {
    const start = places.cell(cell);
    if (start === undefined || end === undefined) return [];
    const way = `M${start.join(" ")}L${end.join(" ")}`;
    const line = shape("path", { class: "kings-rise", d: way, pathLength: 1 });
    const drawn = elementOf(group(pieceClass(player), [line]));
    layer.append(drawn);
    const path = [
      { strokeDashoffset: 1, opacity: 1 },
      { strokeDashoffset: 0, opacity: 1, offset: 0.45 },
      { strokeDashoffset: 0, opacity: 1, offset: 0.8 },
      { strokeDashoffset: 0, opacity: 0 },
    ];
    return [drawn.firstElementChild?.animate(path, timing(span, ms))].filter(
      (animation) => animation !== undefined,
    );
  });
}

function ghostOf(layer: SVGElement, shapes: readonly Shape[]): SVGElement {
  const ghost = elementOf(group("kings-flight", shapes));
  layer.append(ghost);
  return ghost;
}

const isLain = (end: Lain | Home): end is Lain => "cell" in end;

interface Point {
  readonly at: Pair;
  readonly scale: number;
}

function pointOf(end: Lain | Home, places: Places): Point | undefined {
  if (!isLain(end)) return { at: places.home(end.player), scale: HOME_SCALE };
  const middle = places.cell(end.cell);
  return middle && { at: [middle[0] + end.at[0], middle[1] + end.at[1]], scale: end.scale };
}

function endOf(end: End, places: Places): Pair | undefined {
  if ("player" in end) return places.home(end.player);
  return "part" in end ? places.part(end.part) : places.cell(end.cell);
}

const transformOf = ({ at: [x, y], scale }: Point): string => `translate(${x}px, ${y}px) scale(${scale})`;
