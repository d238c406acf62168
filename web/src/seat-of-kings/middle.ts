/** The middle of the board: deck, discards, Starting Player, traitor. */

import { shape } from "../board/shape.ts";
import { glyphs, path, placed, type Shape } from "./draw.ts";
import { cardBack, cardPlate, cardShapes } from "./card.ts";
import type { Player } from "./names.ts";
import { pieceClass, pieceShapes } from "./piece.ts";
import type { Part } from "./scene.ts";
import { SHAPES, type Pair } from "./shapes.ts";
import type { Middle } from "./state.ts";

/** The signs of the middle side by side, those that are there. */
export function middleShapes(middle: Middle, at: Pair): Part[] {
  const items: { key: string; shapes: Shape[] }[] = [
    { key: "deck", shapes: [...deck(middle.deck), count(middle.deck)] },
    { key: "discards", shapes: [...discards(middle), count(middle.discards)] },
  ];
  if (middle.starting !== undefined) items.push({ key: "starting", shapes: starting(middle.starting) });
  if (middle.traitor !== undefined) items.push({ key: "traitor", shapes: traitor(middle) });
  const { spacing } = SHAPES.middle;
  return items.map(({ key, shapes }, place) => {
    const x = at[0] + (place - (items.length - 1) / 2) * spacing;
    // The first shape in a part is the one that moves.
    const all = [...shapes, ...meaning(middle.meanings?.[key])];
    return { key, shape: placed(`kings-item kings-${key}`, all, [x, at[1]]) };
  });
}

const SIGN = SHAPES.middle.sign as unknown as Pair;
const COUNT = SHAPES.middle.count as unknown as Pair;

const meaning = (text: string | undefined): Shape[] =>
  text === undefined ? [] : [{ ...shape("title"), text }];

function count(number: number): Shape {
  return glyphs("kings-count", `${number}`, COUNT, SHAPES.middle.count_scale);
}

/** Up to three backs, one upon the other. */
function deck(cards: number): Shape[] {
  const [x, y] = SIGN;
  const backs = [2, 1, 0].slice(Math.max(0, 3 - cards));
  if (cards === 0) return [placed("kings-none", [cardPlate()], SIGN, 0.6)];
  return backs.map((depth) => placed("kings-card", cardBack(), [x + 22 * depth, y - 22 * depth], 0.6));
}

/** The top card of the pile lies face up. */
function discards({ discards, discarded }: Middle): Shape[] {
  if (discards === 0) return [placed("kings-none", [cardPlate()], SIGN, 0.6)];
  return [placed("kings-card", discarded ? cardShapes(discarded) : cardBack(), SIGN, 0.6)];
}

function owner(player: Player, at: Pair = COUNT): Shape {
  return placed(pieceClass(player), pieceShapes(player), at, 0.45);
}

function starting(player: Player): Shape[] {
  return [placed("kings-cube", [path("kings-cube-sides", SHAPES.signs.cube)], SIGN, 1.1), owner(player)];
}

/** A dagger, beside the card once that is seen. */
function traitor({ traitor, traitorCard }: Middle): Shape[] {
  const blade = (at: Pair, scale: number) =>
    placed("kings-dagger", [path("kings-blade", SHAPES.signs.dagger)], at, scale);
  const owners = traitor === undefined ? [] : [traitor];
  if (traitorCard === undefined) return [blade(SIGN, 0.95), ...owners.map((player) => owner(player))];
  const [x, y] = COUNT;
  return [
    placed("kings-card", cardShapes(traitorCard), SIGN, 0.6),
    blade([x + 150, y], 0.4),
    ...owners.map((player) => owner(player, [x - 110, y])),
  ];
}
