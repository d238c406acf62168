/** Cards side by side, as a scene: a hand, or the six of which three are kept. */

import { cardBack, cardShapes } from "./card.ts";
import { box, placed, type Shape } from "./draw.ts";
import { choice, star } from "./marks.ts";
import { pickable, type Cell, type Scene } from "./scene.ts";
import { SHAPES, type Pair } from "./shapes.ts";
import type { CardFace, CardState, HandState } from "./state.ts";

const [WIDTH, HEIGHT] = SHAPES.card.half as unknown as Pair;
/** Between two cards, and around all. */
const GAP = 120;

/** The scene of a row of cards, or of several rows. */
export function handScene(state: HandState): Scene {
  const columns = Math.max(1, state.columns);
  const rows = Math.max(1, Math.ceil(state.cards.length / columns));
  const at = (place: number): Pair => [
    GAP + WIDTH + (place % columns) * (2 * WIDTH + GAP),
    GAP + HEIGHT + Math.floor(place / columns) * (2 * HEIGHT + GAP),
  ];
  const parts = state.cards.map((card, place) => ({
    key: card.id,
    shape: placed("kings-card", shapesOf(state, card), at(place)),
  }));
  return {
    box: [0, 0, GAP + columns * (2 * WIDTH + GAP), GAP + rows * (2 * HEIGHT + GAP)],
    label: state.label,
    attributes: { "data-patterns": state.patterns, "data-picking": state.picking },
    layers: [{ name: "cards", parts }],
    cells: state.cards.map((card, place) => cellOf(state, card, at(place), Math.floor(place / columns))),
  };
}

/** The scene of one card. */
export function cardScene(face: CardFace, label: string): Scene {
  const shapes = placed("kings-card", cardShapes(face), [GAP + WIDTH, GAP + HEIGHT]);
  return {
    box: [0, 0, 2 * (GAP + WIDTH), 2 * (GAP + HEIGHT)],
    label,
    attributes: {},
    layers: [{ name: "cards", parts: [{ key: `${face.number}`, shape: shapes }] }],
    cells: [],
  };
}

function shapesOf(state: HandState, card: CardState): Shape[] {
  const [isChosen, isBarred] = [state.chosen.includes(card.id), state.barred.includes(card.id)];
  const isLegal = state.legal.includes(card.id);
  const frame = (name: string, within: number) =>
    box(`kings-frame ${name}`, [0, 0], [WIDTH - within, HEIGHT - within], SHAPES.card.round - within / 2);
  return [
    ...(card.face === undefined ? cardBack() : cardShapes(card.face)),
    ...(isLegal && !isChosen ? [frame("kings-legal", 6)] : []),
    ...(isChosen ? [frame("kings-chosen", 0)] : []),
    ...(state.reasons?.includes(card.id) ? [frame("kings-reason-wide", 0), frame("kings-reason", 0)] : []),
    ...(state.looks?.includes(card.id) ? [star([-WIDTH + 130, HEIGHT - 130])] : []),
    ...choice(isChosen, isBarred, [55, -HEIGHT + 150]),
  ];
}

function cellOf(state: HandState, { id }: CardState, [x, y]: Pair, row: number): Cell {
  return {
    id,
    x,
    y,
    half: [WIDTH + GAP / 2, HEIGHT + GAP / 2],
    round: SHAPES.card.round,
    row,
    name: state.names[id] ?? id,
    canPick: pickable(state.picking, state.legal.includes(id)),
    canDrag: state.drags && state.legal.includes(id),
    isChosen: state.chosen.includes(id),
  };
}
