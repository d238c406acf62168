/** The middle of the board: deck, discards, Starting Player, traitor. */

import { glyphs, path, placed, type Shape } from "./draw.ts";
import { cardBack, cardPlate } from "./card.ts";
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
    return { key, shape: placed(`kings-item kings-${key}`, shapes, [x, at[1]]) };
  });
}

const SIGN = SHAPES.middle.sign as unknown as Pair;
const COUNT = SHAPES.middle.count as unknown as Pair;

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

function discards({ discards, discarded }: Middle): Shape[] {
  if (discards === 0) return [placed("kings-none", [cardPlate()], SIGN, 0.6)];
  const number = discarded === undefined ? [] : [glyphs("kings-number", `${discarded}`, [0, 0], 2)];
  return [placed("kings-card", [cardPlate(), ...number], SIGN, 0.6)];
}

function owner(player: Player): Shape {
  return placed(pieceClass(player), pieceShapes(player), COUNT, 0.45);
}

function starting(player: Player): Shape[] {
  return [placed("kings-cube", [path("kings-cube-sides", SHAPES.signs.cube)], SIGN, 1.1), owner(player)];
}

/** A dagger, on the card once it is seen. */
function traitor({ traitor, traitorCard }: Middle): Shape[] {
  // It leaves the number of its card free.
  const [at, scale]: [Pair, number] =
    traitorCard === undefined ? [SIGN, 0.95] : [[SIGN[0] + 70, SIGN[1] + 100], 0.72];
  const dagger = placed("kings-dagger", [path("kings-blade", SHAPES.signs.dagger)], at, scale);
  const card =
    traitorCard === undefined
      ? []
      : [
          placed(
            "kings-card",
            [cardPlate(), glyphs("kings-number", `${traitorCard}`, [-240, -480], 1.3)],
            SIGN,
            0.6,
          ),
        ];
  return [...card, dagger, ...(traitor === undefined ? [] : [owner(traitor)])];
}
