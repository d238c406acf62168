/** Cards: their faces, with the array as bricks, and their backs. */

import { box, circle, glyphs, path, placed, type Shape } from "./draw.ts";
import { SHAPES, type Pair } from "./shapes.ts";
import type { CardFace } from "./state.ts";

const { card } = SHAPES;

/** From the lowest rank up. */
const RANKS = "FHWCK";

/** A position of an array on a card. */
export interface Spot {
  /** The letter of its rank. */
  readonly rank: string;
  readonly isPlacement: boolean;
  /** The middle of its brick on the card. */
  readonly at: Pair;
}

/** An array laid out on a card. */
export interface LaidArray {
  readonly spots: readonly Spot[];
  readonly scale: number;
}

/** The layout of the positions of an array: about its middle, and as large as there is room. */
export function laidArray({ place, grey }: CardFace): LaidArray {
  const named = [...place.map((name) => spotOf(name, true)), ...grey.map((name) => spotOf(name, false))];
  const across = ends(named.map(({ x }) => x));
  const down = ends(named.map(({ y }) => y));
  const [width, height] = [across[1] - across[0] + 1000, down[1] - down[0] + 1000];
  const room = card.array.box as unknown as Pair;
  const scale = Math.min(card.array.scale, floored(room[0] / width), floored(room[1] / height));
  const [x, y] = card.array.at as unknown as Pair;
  const spots = named.map((spot): Spot => {
    const [left, top] = [spot.x - (across[0] + across[1]) / 2, spot.y - (down[0] + down[1]) / 2];
    const at: Pair = [Math.round(x + left * scale), Math.round(y + top * scale)];
    return { rank: spot.rank, isPlacement: spot.isPlacement, at };
  });
  return { spots, scale };
}

/** A position relative to the others: each rank begins half a brick further right. */
function spotOf(name: string, isPlacement: boolean) {
  const rank = name.charAt(0);
  const [shift, height] = [Number(name.slice(1)), RANKS.indexOf(rank)];
  return { rank, isPlacement, x: 1000 * shift + 500 * height, y: -1000 * height };
}

function ends(numbers: readonly number[]): [number, number] {
  return numbers.length === 0 ? [0, 0] : [Math.min(...numbers), Math.max(...numbers)];
}

/** A thousandth is enough, and both languages round alike. */
function floored(number: number): number {
  return Math.floor(number * 1000) / 1000;
}

/** The paper of a card about its middle. */
export function cardPlate(): Shape {
  return box("kings-plate", [0, 0], card.half as unknown as Pair, card.round);
}

/** The back of a card. */
export function cardBack(): Shape[] {
  const [width, height] = card.half as unknown as Pair;
  return [
    box("kings-back", [0, 0], [width, height], card.round),
    box("kings-back-line", [0, 0], [width - 70, height - 70], card.round - 30),
    placed("kings-back-sign", [path("", card.back)], [0, 0]),
  ];
}

/** The face of a card about its middle. */
export function cardShapes(face: CardFace): Shape[] {
  const number = glyphs(
    "kings-number",
    `${face.number}`,
    card.number as unknown as Pair,
    card.number_scale,
    "left",
  );
  const cost = placed(
    "kings-cost",
    [...coin(), glyphs("", `${face.cost}`, [0, 0], card.cost_scale)],
    card.cost as unknown as Pair,
  );
  return [cardPlate(), number, cost, ...(face.place.length === 0 ? stone() : array(face))];
}

/** A cumal with its sign, a head with horns: wealth was counted in cows. */
export function cumal(): Shape[] {
  return [...coin(), path("kings-coin-sign", SHAPES.signs.cumal)];
}

/** A coin with a number, such as how many cumals are paid. */
export function coinOf(cumals: number): Shape[] {
  return [placed("kings-cost", [...coin(), glyphs("", `${cumals}`, [0, 0], card.cost_scale)], [0, 0])];
}

/** A cumal about its middle, with room for a number. */
function coin(): Shape[] {
  return [circle("kings-coin", [0, 0], card.coin), circle("kings-coin-line", [0, 0], card.coin - 22)];
}

function stone(): Shape[] {
  const { stone, stone_lines } = SHAPES.signs;
  const shapes = [path("kings-stone", stone), path("kings-stone-lines", stone_lines)];
  return [placed("kings-destiny", shapes, card.stone_at as unknown as Pair, 1.05)];
}

function array(face: CardFace): Shape[] {
  const { spots, scale } = laidArray(face);
  const bricks = spots.map(({ rank, isPlacement, at }) =>
    placed(
      isPlacement ? "kings-spot kings-place" : "kings-spot kings-grey",
      spotShapes(rank, isPlacement),
      at,
      scale,
    ),
  );
  const arrow = placed("kings-arrow", [path("", card.arrow_d)], card.arrow as unknown as Pair);
  return [...bricks, arrow];
}

/** A brick with its rank; an arrow points into it if pieces are placed there. */
function spotShapes(rank: string, isPlacement: boolean): Shape[] {
  const { half, round } = SHAPES.region;
  const plate = box("kings-spot-plate", [0, 0], [half, half], round);
  if (!isPlacement) return [plate, glyphs("", rank, [0, 0], 1.8)];
  return [plate, placed("kings-into", [path("", card.place_d)], [0, -230]), glyphs("", rank, [0, 170], 1.9)];
}
