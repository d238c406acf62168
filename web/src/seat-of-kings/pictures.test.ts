import { expect, test } from "vitest";

import { textOf } from "../board/shape.ts";
import { cellByKey, rowName } from "./cells.ts";
import { flightsOf, type Flight } from "./flights.ts";
import { REGIONS, cellId, placeOfCell } from "./names.ts";
import { leastScale } from "./numbers.ts";
import { boardScene, regionScene } from "./region.ts";
import { textOfScene, type Scene } from "./scene.ts";
import { PLACES, SHAPES } from "./shapes.ts";
import { pieceText, signText, stackText, type Sign } from "./sign.ts";
import { stackScene } from "./stack.ts";
import { EMPTY_BOARD, EMPTY_STACK } from "./state.ts";
import type { BoardState, RegionMarks } from "./state.ts";

/** The number of cells that arrows lead to from the first. */
function reached(scene: Scene): number {
  const found = new Set([scene.cells[0]?.id ?? ""]);
  for (const id of found)
    for (const way of ["Up", "Down", "Left", "Right"]) found.add(cellByKey(scene, id, `Arrow${way}`) ?? id);
  return found.size;
}

/** The drawn parts of a scene, with their counts. */
function expectDrawn(scene: Scene, parts: Readonly<Record<string, number>>): void {
  const text = textOfScene(scene);
  const drawn = Object.keys(parts).map((part) => [part, text.split(part).length - 1]);
  expect(Object.fromEntries(drawn)).toEqual(parts);
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

const STATE: BoardState = {
  ...{ ...EMPTY_BOARD, label: 'One "board" & more' },
  board: { ulster: { F1: ["red", "blue"], F2: ["white", "white"], K: ["YELLOW"] } },
};
const sceneWith = (more: Partial<BoardState>) => boardScene({ ...STATE, ...more });
const marked = (marks: RegionMarks) => sceneWith({ marks: { ulster: marks } });

test("whoever holds a King position has a crown, captives beneath or not, and pieces differ without colors", () => {
  for (const [stack, held] of [
    [["red"], 1],
    [["red", "blue"], 1],
    [["RED"], 0],
  ] as [string[], number][])
    // prettier-ignore
    expectDrawn(sceneWith({ board: { ulster: { K: stack, C1: ["red"] } } }), { "kings-held": held });
  const players = ["blue", "red", "white", "yellow"];
  const shapes = players.map((player) => pieceText(player).replaceAll(`kings-${player}`, ""));
  const kings = players.map((player) => pieceText(player.toUpperCase()).replace(/kings-\w+"/, ""));
  expect([new Set(shapes).size, new Set(kings).size]).toEqual([4, 4]);
});

test.each([
  ["greyed", "greyed"],
  ["activated", "activated"],
  ["drafted", "drafted"],
  ["looks", "star"],
])("a board draws the mark %s, and nothing that is not in the state", (mark, name) => {
  expectDrawn(boardScene(STATE), { [`kings-${name}`]: 0 });
  expectDrawn(marked({ [mark]: ["H1"] }), { [`kings-${name}`]: 1 });
});

test("marks: what would change nothing, and a fort that moves from where it was to where it is", () => {
  // It can be pressed, and does not look like what changes something.
  const idle = marked({ legal: ["H1", "H2"], idle: ["H1"] });
  expectDrawn(idle, { "kings-idle": 1, "kings-legal": 1, "kings-target": 1 });
  expectDrawn(marked({ moves: [] }), { "kings-way": 0 });
  // From the wall of F1, a brick to the right, with a head at both sides of its end.
  const way = 'class="kings-way" d="M270 4330L730 4330M600 4200L730 4330L600 4460"';
  expectDrawn(marked({ moves: [{ from: "F1", to: "F2" }] }), { "kings-wall-left": 1, [way]: 1 });
  expect(textOfScene(marked({ moves: [{ from: "F2", to: "H1" }] }))).toContain("kings-way");
});

test("the price of a turn and the path of a promotion do not lie over the name of a position", () => {
  const { name, name_scale, half } = SHAPES.region;
  // Glyphs are 200 high before they are scaled.
  const edgeOf = (y: number, side: 1 | -1) => y + (name[1] ?? NaN) + side * 100 * name_scale;
  const text = textOfScene(marked({ price: { position: "W2", cumals: 3 }, climbs: ["C1"] }));
  const coin = /kings-price" transform="translate\((-?\d+) (-?\d+)\) scale\(([\d.]+)\)"/.exec(text);
  const [x = NaN, y = NaN, scale = NaN] = coin?.slice(1).map(Number) ?? [];
  const [across, down] = PLACES.W2 ?? [NaN, NaN];
  const radius = scale * (SHAPES.card.coin + 20);
  expect(y - radius).toBeGreaterThan(edgeOf(down, 1));
  // Between the piece and the position to its left.
  expect(Math.abs(x - across)).toBeLessThan(half);
  expect(x - radius).toBeGreaterThan(across - 1000 + half);
  const paths = [...text.matchAll(/class="kings-climb" d="M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)M/g)];
  expect(paths).toHaveLength(2);
  for (const [, , from, , to] of paths) {
    expect(Number(from)).toBeLessThan(edgeOf(PLACES.W1?.[1] ?? NaN, -1));
    expect(Number(to)).toBeLessThan((PLACES.C1?.[1] ?? NaN) + half);
  }
});

test("a board draws closed regions with who holds them, framed ones, and the middle", () => {
  const held = { munster: { player: "red", name: "Rot" } } as const;
  expectDrawn(sceneWith({ closed: ["munster"], held }), { ">Rot</text>": 1 });
  expectDrawn(sceneWith({ held }), { "kings-holder": 0 });
  const framed = sceneWith({ framed: ["munster"] });
  expectDrawn(framed, { "kings-framed": 1 });
  const middle: BoardState["middle"] = {
    ...{ deck: 17, discards: 3, discarded: { number: 5, cost: 2, place: ["H0"], grey: [] } },
    traitorCard: { number: 9, cost: 3, place: [], grey: [] },
    meanings: { starting: "The Starting Player.", traitor: "This player decides." },
    ...({ starting: "red", traitor: "blue" } as const),
  };
  const scene = sceneWith({ middle });
  const parts = scene.layers.find(({ name }) => name === "middle")?.parts;
  expect(parts?.map(({ key }) => key)).toEqual(["deck", "discards", "starting", "traitor"]);
  // The card on top of the discards lies face up, and so does that of the traitor; signs say what they are.
  expectDrawn(scene, { "kings-spot kings-place": 1, "kings-stone-lines": 1 });
  expectDrawn(scene, { "<title>The Starting Player.</title>": 1, "<title>This player decides.</title>": 1 });
  expectDrawn(regionScene({ ...STATE, middle }, "ulster"), { "kings-item": 0 });
});

test("a stack that is opened has a cell for each piece, the top one first, and may be empty", () => {
  const marks = { legal: [1], chosen: [0], picking: "legal", names: ["at the foot"] } as const;
  const scene = stackScene({ ...EMPTY_STACK, pieces: ["red", "white", "blue", "blue"], ...marks });
  const cells = scene.cells.map(({ id, canPick }) => `${id} ${canPick}`);
  expect(cells).toEqual(["3 false", "2 false", "1 true", "0 false"]);
  expect(scene.cells.at(-1)).toMatchObject({ name: "at the foot", isChosen: true });
  expect(reached(scene)).toBe(4);
  expectDrawn(scene, { "kings-bars": 2, "kings-wall": 2 });
  expect(stackScene(EMPTY_STACK).cells).toEqual([]);
});

test("every sign is a picture without words, and a stack shows each captive below its top piece", () => {
  const drawn = (["cumal", "starting", "traitor", "card", "closed", "stone", "fort"] as Sign[]).map(signText);
  expect(new Set(drawn).size).toBe(7);
  for (const text of drawn) expect(text).toMatch(/^<svg .*aria-hidden="true".*<\/svg>$/);
  expect(stackText(["red", "blue", "red"]).split('class="kings-piece')).toHaveLength(1 + 3);
});

test("a number on a position is at least as high as a digit of 12 pixels, however small the picture is", () => {
  const { box } = boardScene(EMPTY_BOARD);
  for (const side of [200, 300, 590, 800]) {
    const drawnPx = (230 * leastScale({ room: [side, side + 100] }, box) * side) / box[2];
    expect(drawnPx).toBeGreaterThanOrEqual(8.4);
    expect(drawnPx).toBeLessThan(10);
  }
  const radius = (room: BoardState["room"]) => {
    const text = textOfScene(sceneWith({ marks: { ulster: { trail: { F2: 3 } } }, room }));
    return Number(/kings-trail.*?r="(\d+)"/.exec(text)?.[1]);
  };
  expect(radius([300, 300])).toBeGreaterThan(2 * radius([800, 800]));
  expect(radius(undefined)).toBe(105);
});

test("what a ghost would capture lies below it, and what stays has the ghost beside it", () => {
  const scales = (stack?: readonly string[]) => {
    const ghosts = [{ position: "F2", piece: "blue", isPromoted: false, stack }] as const;
    const { layers } = sceneWith({ board: { ulster: { F2: ["red"] } }, marks: { ulster: { ghosts } } });
    return ["stacks", "ghosts"].map((name) => {
      const parts = layers.find((each) => each.name === name)?.parts ?? [];
      const text = parts.map(({ shape }) => textOf(shape)).join("");
      const pieces = text.matchAll(
        /kings-piece kings-(\w+)" transform="translate\([^)]*\) scale\(([\d.]+)\)/g,
      );
      return [...pieces].map(([, owner, scale]) => `${owner} ${scale}`).join();
    });
  };
  expect(scales(["red", "blue"])).toEqual(["red 0.3", "blue 0.82"]);
  expect(scales()).toEqual(["red 0.96", "blue 0.5"]);
});

type Stacks = Record<string, string[]>;

/** The pieces that fly between two states of Ulster, in order: each with where it begins and ends. */
function flights(before: Stacks, after: Stacks, captors: Parameters<typeof flightsOf>[2] = {}): string[] {
  const board = (ulster: Stacks): BoardState => ({ ...EMPTY_BOARD, board: { ulster } });
  const end = (end: Flight["from"]) => ("player" in end ? end.player : `${end.cell.slice(7)}.${end.place}`);
  const found = flightsOf(board(before), board(after), captors);
  return found.map(({ piece, from, to }) => `${piece}: ${end(from)} to ${end(to)}`);
}

test("pieces come from their player and slide beneath or go home as they are captured or released", () => {
  expect(flights({ F1: ["red"] }, { F1: ["red"], F2: ["blue"] })).toEqual(["blue: blue to F2.0"]);
  expect(flights({ F1: ["red"] }, { F1: ["red"] })).toEqual([]);
  const captured = flights({ H2: ["white"] }, { H2: ["white", "red"] });
  expect(captured).toEqual(["white: H2.0 to H2.0", "red: red to H2.1"]);
  expect(flights({ H2: ["red", "blue", "white"] }, { H2: ["blue", "white", "red"] })).toContain(
    "red: H2.0 to H2.2",
  );
  const released = flights({ H2: ["red", "blue"] }, { H2: ["blue", "white"] });
  expect(released).toEqual(["blue: H2.1 to H2.0", "red: H2.0 to red", "white: white to H2.1"]);
  // Those of a fort that moves go from the one position to the other.
  const fort = flights({ F1: ["red", "red"], F2: ["red"] }, { F1: ["red"], F2: ["red", "red"] });
  expect(fort.find((flight) => flight.includes("F1.1"))).toMatch(/^red: F1\.\d to F/);
  // Those of a cleared region go to who takes them, and a King piece comes.
  const captors = { "ulster C1": "blue", "ulster K": "blue" } as const;
  expect(flights({ C1: ["red", "blue"], K: ["blue"] }, { K: ["BLUE"] }, captors).toSorted()).toEqual([
    ...["BLUE: blue to K.0", "blue: C1.1 to blue", "blue: K.0 to blue", "red: C1.0 to blue"],
  ]);
});
