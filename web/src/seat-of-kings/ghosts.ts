/** The effects of a planned turn: pieces that would come, the path of a chain of promotions, and its one price. */

import { cumal } from "./card.ts";
import { circle, glyphs, path, placed, type Shape } from "./draw.ts";
import type { Position } from "./names.ts";
import { pieceAt, topShapes } from "./piece.ts";
import { PLACES, SHAPES, type Pair } from "./shapes.ts";
import type { Ghost, Price, RegionMarks } from "./state.ts";

/** From the middles of the positions that a path joins to its beginning, which is above the name there, and to its end. */
const [FROM, TO] = [430, 300];
const HEAD = 110;
/** The left end of the price of what begins at a position, from the middle of this, and the middle of the price below that. */
const [PRICE_EDGE, PRICE_DOWN] = [-493, 30];
/** A ghost beside a piece that stays. */
const BESIDE = { at: [225, -225] as Pair, scale: 0.5 };

const placeOf = (position: Position): Pair => PLACES[position] ?? [0, 0];

/** The ghosts of a position, about its middle; `isEmpty` says whether no piece lies there. */
export function ghostShapes({ ghosts = [] }: RegionMarks, position: Position, isEmpty: boolean): Shape[] {
  return ghosts
    .filter((ghost) => ghost.position === position)
    .map(({ piece, isPromoted, stack = isEmpty ? [piece] : undefined }) => {
      const name = isPromoted ? "kings-ghost-piece kings-promoted" : "kings-ghost-piece";
      return placed(name, stack ? topShapes(stack) : [pieceAt({ piece, ...BESIDE })], [0, 0]);
    });
}

/** The stack that a position would have; undefined if what lies there stays. */
export const stackToBe = ({ ghosts = [] }: RegionMarks, position: Position): Ghost["stack"] =>
  ghosts.find((ghost) => ghost.position === position)?.stack;

/** The paths of a chain of promotions in its region, and its price above them. */
export function climbShapes({ climbs = [], price }: RegionMarks, least: number): Shape[] {
  const lines = climbs.flatMap((position) =>
    pairBelow(position).map((from) => arrow(from, placeOf(position))),
  );
  const paths = lines.flatMap((line) => [path("kings-climb-wide", line), path("kings-climb", line)]);
  return price === undefined ? paths : [...paths, priceShape(price, least)];
}

/** The middles of the two positions on which another one stands. */
function pairBelow(position: Position): Pair[] {
  const [x, y] = placeOf(position);
  const others = Object.values(PLACES);
  const below = Math.min(...others.map(([, down]) => down).filter((down) => down > y));
  return others.filter(([across, down]) => down === below && Math.abs(across - x) < 600);
}

function arrow(from: Pair, to: Pair): string {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(across, down);
  const at = (way: number, aside: number): string => {
    const x = from[0] + (across * way - down * aside) / length;
    const y = from[1] + (down * way + across * aside) / length;
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  const end = length - TO;
  return `M${at(FROM, 0)}L${at(end, 0)}M${at(end - HEAD, HEAD)}L${at(end, 0)}L${at(end - HEAD, -HEAD)}`;
}

function priceShape({ position, cumals }: Price, least: number): Shape {
  const [x, y] = placeOf(position);
  const scale = Math.max(0.8, least / SHAPES.card.cost_scale);
  const across = PRICE_EDGE + scale * (SHAPES.card.coin + 20);
  const coin = cumal().slice(0, 2);
  const shapes = [circle("kings-price-plate", [0, 0], SHAPES.card.coin + 20), ...coin];
  const number = glyphs("", `${cumals}`, [0, 0], SHAPES.card.cost_scale);
  return placed("kings-cost kings-price", [...shapes, number], [x + across, y + PRICE_DOWN], scale);
}
