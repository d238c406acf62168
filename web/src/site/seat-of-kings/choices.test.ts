// Where what is opened lies, and what a refusal or a word lights on the board.

import { expect, test } from "vitest";

import type { KingsView, Why } from "../../client/wire.ts";
import { placeBeside, type Box } from "./beside.ts";
import { litPlaces } from "./litPlaces.ts";
import { stackWith } from "./planMarks.ts";
import { refusalLights } from "./refusalLights.ts";

test.each([
  ["", "blue"],
  ["blue white red", "white red blue"],
  ["red blue", "red blue blue"],
  // Nothing is placed on a fort or a King piece of somebody else.
  ["blue red red", undefined],
  ["RED", undefined],
])("a piece of Blue lies on what it captures, without the own captives there: on %j, %j", (stack, after) => {
  expect(stackWith(stack.match(/\w+/g) ?? [], "blue")?.join(" ")).toBe(after);
});

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const [at, region, all] = [box(140, 140, 20, 20), box(100, 100, 100, 100), box(0, 0, 400, 400)];
const [narrow, low] = [box(90, 0, 120, 400), box(100, 100, 100, 130)];
const [below, right] = [box(0, 200, 400, 200), box(200, 0, 200, 400)];

test.each([
  ["beside its position where nothing else is", all, [at, region], [at], [], [168, 125]],
  ["beside its region, not over its positions", all, [at, region], [region], [], [208, 125]],
  ["below where there is no room at the sides", narrow, [at, region], [region], [], [125, 208]],
  ["above where there is none below either", narrow, [at, region], [region, below], [], [125, 42]],
  ["not over what is to be spared", all, [region], [region], [right], [42, 125]],
  ["over that where there is no other room", all, [region], [region], [all], [208, 125]],
  ["within its surroundings, over as little as can be", low, [at, region], [region], [], [125, 180]],
])("what is opened lies %s", (_, around, beside, taken, spared, [left, top]) => {
  expect(placeBeside(50, 50, { at, around, beside, taken, spared })).toEqual({ left, top });
});

const inUlster = (...positions: string[]) => positions.map((position) => ({ region: "ulster", position }));
const none = { places: [], cards: [], facts: {} };

test.each<[Why["about"], object]>([
  [{ kind: "thrones", regions: ["ulster"] }, { places: inUlster("K") }],
  [{ kind: "positions", region: "ulster", positions: ["F1"] }, { places: inUlster("F1") }],
  [{ kind: "card", card: 17 }, { cards: [17] }],
  [{ kind: "hand" }, { cards: [7, 17] }],
  [{ kind: "traitor-card", card: 3 }, {}],
  [{ kind: "cumals", seat: "blue" }, { facts: { blue: "cumals" } }],
  [{ kind: "stock", seat: "red" }, { facts: { red: "stock" } }],
  [{ kind: "prisoners", captor: "red", owner: "blue" }, { facts: { red: "prisoners" } }],
  [{ kind: "seats", seats: ["red", "white"] }, { facts: { red: "seat", white: "seat" } }],
  // Its places are those of the region in which it was tried, a piece at its position.
  [undefined, { places: inUlster("F1", "H2") }],
])("a refusal lights what it is about: %o", (about, lights) => {
  const refusal = { places: about ? [] : ["F1", "H2.0"], ...(about && { about }) };
  expect(refusalLights(refusal, "ulster", [7, 17])).toEqual({ ...none, ...lights });
});

const LIT = {
  board: {
    Connacht: { F1: ["red", "blue"], F2: ["blue", "blue"], H1: ["red"], K: ["RED"] },
    Ulster: { F1: ["white"] },
  },
  regions: [
    { region: "Connacht", forts: ["F2"], king: "red", has_king_piece: true, dominant: "red", controls: {} },
    { region: "Ulster", has_king_piece: false, dominant: "white", controls: {} },
  ],
  stage: { name: "activate", region: "Connacht", active: ["F1"] },
} as unknown as KingsView;

test.each([
  ["kings-sign-fort", "Connacht F2"],
  ["kings-sign-king", "Connacht K"],
  ["has-kings", "Connacht K"],
  ["kings-sign-captives", "Connacht F1 F2"],
  ["kings-term-amnesty", "Connacht F1 F2"],
  ["kings-term-activation", "Connacht F1"],
  ["kings-sign-dominant", "Connacht H1 K, Ulster F1"],
  ["has-cumals", ""],
  ["kings-term-fit", "Ulster F2"],
])("the word %s lights the positions that it is about, region by region: %s", (word, places) => {
  const turn = { fits: [{ region: "Ulster", positions: ["F2"] }] };
  const lit = litPlaces(LIT, { word }, turn as never).map(({ region, positions }) =>
    [region, ...positions].join(" "),
  );
  expect(lit.join(", ")).toBe(places);
  expect(litPlaces(LIT, undefined)).toEqual([]);
});
