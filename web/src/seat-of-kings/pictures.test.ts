import { expect, test } from "vitest";

import { cellByKey, rowName } from "./cells.ts";
import { handScene } from "./hand.ts";
import { REGIONS, cellId, placeOfCell } from "./names.ts";
import { leastScale } from "./numbers.ts";
import { boardScene } from "./region.ts";
import type { Scene } from "./scene.ts";
import { pieceText } from "./sign.ts";
import { stackScene } from "./stack.ts";
import { EMPTY_BOARD, EMPTY_HAND, EMPTY_STACK } from "./state.ts";
import type { BoardState } from "./state.ts";

/** The number of cells that arrows lead to from the first. */
function reached(scene: Scene): number {
  const found = new Set([scene.cells[0]?.id ?? ""]);
  for (const id of found)
    for (const way of ["Up", "Down", "Left", "Right"]) found.add(cellByKey(scene, id, `Arrow${way}`) ?? id);
  return found.size;
}

test("cells of a board are regions with positions, and back, and are all reached by arrows", () => {
  expect(placeOfCell(cellId("ulster", "F2"))).toEqual({ region: "ulster", position: "F2" });
  for (const id of ["ulster", "ulster F6", "Ulster F2", "F2", "ulster F2 F3"])
    expect(placeOfCell(id)).toBeUndefined();
  for (const count of [1, 2, 3, 4]) {
    const scene = boardScene({ ...EMPTY_BOARD, regions: REGIONS.slice(0, count) });
    expect([scene.cells.length, reached(scene)]).toEqual([15 * count, 15 * count]);
  }
});

test.each([
  ["connacht F5", "ArrowRight", "ulster F1"],
  ["connacht C2", "ArrowUp", "connacht K"],
  ["munster K", "ArrowUp", "connacht F3"],
  ["connacht F1", "ArrowLeft", undefined],
  ["ulster H3", "Home", "ulster H1"],
])("cells lie as on the picture: from %s %s leads to %s", (from, key, to) =>
  expect(cellByKey(boardScene(EMPTY_BOARD), from, key)).toBe(to),
);

test("cells say what they and their rows are called, what can be picked and what is chosen", () => {
  const state: BoardState = {
    ...{ ...EMPTY_BOARD, marks: { ulster: { legal: ["F2"], chosen: ["F3"] } }, picking: "legal" },
    ...{ label: "Board", names: { "ulster F2": "a farmer", "ulster H": "Ulster, Herdsmen" } },
  };
  const scene = boardScene(state);
  const cell = (id: string, of = scene) => of.cells.find((each) => each.id === id);
  expect(cell("ulster F2")).toMatchObject({ name: "a farmer", canPick: true, isChosen: false });
  expect(cell("ulster F3")).toMatchObject({ name: "F3", canPick: false, isChosen: true });
  expect(cell("ulster F2", boardScene({ ...state, picking: "none" }))?.canPick).toBe(false);
  expect(cell("connacht K", boardScene({ ...state, picking: "all" }))?.canPick).toBe(true);
  // A row without a name has that of the whole picture.
  const rows = ["ulster H3", "ulster F3", "connacht H3"].map((id) => rowName(scene, cell(id)?.row ?? -1));
  expect(rows).toEqual(["Ulster, Herdsmen", "Board", "Board"]);
});

test("pieces differ without their colors", () => {
  const players = ["blue", "red", "white", "yellow"];
  const shapes = players.map((player) => pieceText(player).replaceAll(`kings-${player}`, ""));
  const kings = players.map((player) => pieceText(player.toUpperCase()).replace(/kings-\w+"/, ""));
  expect([new Set(shapes).size, new Set(kings).size]).toEqual([4, 4]);
});

test("a stack that is opened has a cell for each piece, the top one first, and may be empty", () => {
  const marks = { legal: [1], chosen: [0], picking: "legal", names: ["at the foot"] } as const;
  const scene = stackScene({ ...EMPTY_STACK, pieces: ["red", "white", "blue", "blue"], ...marks });
  const cells = scene.cells.map(({ id, canPick }) => `${id} ${canPick}`);
  expect(cells).toEqual(["3 false", "2 false", "1 true", "0 false"]);
  expect(scene.cells.at(-1)).toMatchObject({ name: "at the foot", isChosen: true });
  expect(reached(scene)).toBe(4);
  expect(stackScene(EMPTY_STACK).cells).toEqual([]);
});

test("arrows of promotions do not cover captives", () => {
  const layers = boardScene(EMPTY_BOARD).layers.map(({ name }) => name);
  expect(layers.indexOf("climbs")).toBeLessThan(layers.indexOf("stacks"));
});

test("the cards of a hand stay where they are when one is played", () => {
  const hand = (...ids: string[]) =>
    handScene({ ...EMPTY_HAND, columns: 3, cards: ids.map((id) => ({ id, face: undefined })) });
  const three = hand("1", "2", "3");
  expect(hand("1", "2")).toMatchObject({ box: three.box, cells: three.cells.slice(0, 2) });
});

test("a number on a position is at least as high as a digit of 12 pixels, however small the picture is", () => {
  const { box } = boardScene(EMPTY_BOARD);
  for (const side of [200, 300, 590, 800]) {
    const drawnPx = (230 * leastScale({ room: [side, side + 100] }, box) * side) / box[2];
    expect(drawnPx).toBeGreaterThanOrEqual(8.4);
    expect(drawnPx).toBeLessThan(10);
  }
});
