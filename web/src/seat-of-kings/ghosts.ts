/** The effects of a planned turn: pieces that would come, the path of a chain of promotions, and its one price. */

import { cumal } from "./card.ts";
import { circle, glyphs, path, placed, type Shape } from "./draw.ts";
import type { Position } from "./names.ts";
import { pieceAt } from "./piece.ts";
import { PLACES, SHAPES, STACKS, type Pair } from "./shapes.ts";
import type { Ghost, RegionMarks } from "./state.ts";

/** From the middles of the positions that a path joins to its beginning, which is above the name there, and to its end. */
const [FROM, TO] = [430, 300];
const HEAD = 110;
/** From the middle of a position to that of the price of what begins there: below its name, beside its piece. */
const PRICE_AT: Pair = [-385, 30];

const placeOf = (position: Position): Pair => PLACES[position] ?? [0, 0];

/** The ghosts of a position, about its middle. */
export function ghostShapes({ ghosts }: RegionMarks, position: Position): Shape[] {
  return (ghosts ?? []).filter((ghost) => ghost.position === position).map(ghostShape);
}

function ghostShape({ piece, isPromoted }: Ghost): Shape {
  const { top: at, scale } = STACKS[0] ?? { top: [0, 0] as Pair, scale: 1 };
  const name = isPromoted ? "kings-ghost-piece kings-promoted" : "kings-ghost-piece";
  return placed(name, [pieceAt({ piece, at, scale })], [0, 0]);
}

/** The paths of a chain of promotions in its region, and its price above them. */
export function climbShapes({ climbs = [], price }: RegionMarks): Shape[] {
  const lines = climbs.flatMap((position) =>
    pairBelow(position).map((from) => arrow(from, placeOf(position))),
  );
  const paths = lines.flatMap((line) => [path("kings-climb-wide", line), path("kings-climb", line)]);
  return price === undefined ? paths : [...paths, priceShape(price.position, price.cumals)];
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

function priceShape(position: Position, cumals: number): Shape {
  const [x, y] = placeOf(position);
  const coin = cumal().slice(0, 2);
  const shapes = [circle("kings-price-plate", [0, 0], SHAPES.card.coin + 20), ...coin];
  const number = glyphs("", `${cumals}`, [0, 0], SHAPES.card.cost_scale);
  return placed("kings-cost kings-price", [...shapes, number], [x + PRICE_AT[0], y + PRICE_AT[1]], 0.8);
}
