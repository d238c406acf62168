import { describe, expect, test } from "vitest";

import { textOf } from "../board/shape.ts";
import { cellByKey, rowName } from "./cells.ts";
import { handScene } from "./hand.ts";
import { leastScale } from "./numbers.ts";
import { REGIONS, cellId, placeOfCell, type Region } from "./names.ts";
import { boardScene, regionScene } from "./region.ts";
import { textOfScene, type Scene } from "./scene.ts";
import { pieceText, signText, stackText, type Sign } from "./sign.ts";
import { PLACES, SHAPES } from "./shapes.ts";
import { stackScene } from "./stack.ts";
import { EMPTY_BOARD, EMPTY_HAND, EMPTY_STACK } from "./state.ts";
import type { BoardState, CardFace, HandState, RegionMarks } from "./state.ts";

/** All cells that arrows lead to from the first. */
function reached(scene: Scene): Set<string> {
  const found = new Set([scene.cells[0]?.id ?? ""]);
  for (const id of found)
    for (const way of ["Up", "Down", "Left", "Right"]) found.add(cellByKey(scene, id, `Arrow${way}`) ?? id);
  return found;
}

const drawn = (scene: Scene, part: string) => textOfScene(scene).split(part).length - 1;

/** The drawn parts of a scene, with their counts. */
function expectDrawn(scene: Scene, parts: Readonly<Record<string, number>>): void {
  expect(Object.fromEntries(Object.keys(parts).map((part) => [part, drawn(scene, part)]))).toEqual(parts);
}

describe("cells", () => {
  test("of a board are regions with positions, and back", () => {
    expect(placeOfCell(cellId("ulster", "F2"))).toEqual({ region: "ulster", position: "F2" });
    for (const id of ["ulster", "ulster F6", "Ulster F2", "F2", "ulster F2 F3"])
      expect(placeOfCell(id)).toBeUndefined();
  });

  test.each([1, 2, 3, 4])("of %i regions are all reached by arrows", (count) => {
    const scene = boardScene({ ...EMPTY_BOARD, regions: REGIONS.slice(0, count) });
    expect(scene.cells).toHaveLength(15 * count);
    expect(reached(scene).size).toBe(15 * count);
  });

  test.each([
    ["connacht F1", "ArrowRight", "connacht F2"],
    ["connacht F5", "ArrowRight", "ulster F1"],
    ["connacht F1", "ArrowUp", "connacht H1"],
    ["connacht C2", "ArrowUp", "connacht K"],
    ["munster K", "ArrowUp", "connacht F3"],
    ["connacht F1", "ArrowLeft", undefined],
    ["ulster H3", "Home", "ulster H1"],
    ["ulster H3", "End", "ulster H4"],
    ["ulster H3", "x", undefined],
  ])("lie as on the picture: from %s %s leads to %s", (from, key, to) =>
    expect(cellByKey(boardScene(EMPTY_BOARD), from, key)).toBe(to),
  );

  test("lie in rows with a name, that of the whole picture if they have none of their own", () => {
    const named = { ...EMPTY_BOARD, label: "Board", names: { "ulster H": "Ulster, Herdsmen" } };
    const scene = boardScene(named);
    const name = (id: string) => rowName(scene, scene.cells.find((cell) => cell.id === id)?.row ?? -1);
    expect(["ulster H3", "ulster F3", "connacht H3"].map(name)).toEqual([
      "Ulster, Herdsmen",
      "Board",
      "Board",
    ]);
  });

  test("say what they are called, what can be picked and what is chosen", () => {
    const state: BoardState = {
      ...EMPTY_BOARD,
      marks: { ulster: { legal: ["F2"], chosen: ["F3"] } },
      names: { "ulster F2": "a farmer" },
      picking: "legal",
    };
    const cell = (scene: Scene, id: string) => scene.cells.find((each) => each.id === id);
    const scene = boardScene(state);
    expect(cell(scene, "ulster F2")).toMatchObject({ name: "a farmer", canPick: true, isChosen: false });
    expect(cell(scene, "ulster F3")).toMatchObject({ name: "F3", canPick: false, isChosen: true });
    expect(cell(boardScene({ ...state, picking: "none" }), "ulster F2")?.canPick).toBe(false);
    expect(cell(boardScene({ ...state, picking: "all" }), "connacht K")?.canPick).toBe(true);
  });
});

describe("a board", () => {
  const state: BoardState = {
    ...EMPTY_BOARD,
    board: { ulster: { F1: ["red", "blue"], F2: ["white", "white"], K: ["YELLOW"] } },
    label: 'One "board" & more',
  };

  test("draws every piece, walls before forts and crowns on King pieces", () => {
    const scene = boardScene(state);
    expectDrawn(scene, { 'class="kings-piece': 5, "kings-wall": 1, "kings-crown-plate": 1, "kings-held": 0 });
    expectDrawn(scene, { "kings-hollow": 60 - 3, 'aria-label="One &quot;board&quot; &amp; more"': 1 });
  });

  test("crowns whoever holds a King position, captives beneath or not", () => {
    const held = (...stack: string[]) =>
      drawn(boardScene({ ...state, board: { ulster: { K: stack, C1: ["red"] } } }), "kings-held");
    expect([held("red"), held("red", "blue"), held("RED")]).toEqual([1, 1, 0]);
  });

  test("draws one region alone", () => {
    expect(drawn(regionScene(state, "ulster"), 'class="kings-piece')).toBe(5);
    expect(drawn(regionScene(state, "munster"), 'class="kings-piece')).toBe(0);
    expect(regionScene(state, "munster").cells).toHaveLength(15);
  });

  test("draws each mark, and nothing that is not in the state", () => {
    const marked = (marks: RegionMarks) => boardScene({ ...state, marks: { leinster: marks } });
    const names: Partial<Record<keyof RegionMarks, string>> = {
      ...{
        legal: "target",
        barred: "barred",
        chosen: "chosen-badge",
        greyed: "greyed",
        activated: "activated",
      },
      ...{
        drafted: "drafted",
        last: "last",
        since: "since",
        reasons: "reason-wide",
        hints: "star",
        looks: "star",
      },
    };
    for (const [mark, name] of Object.entries(names)) {
      expect([mark, drawn(boardScene(state), `kings-${name}`)]).toEqual([mark, 0]);
      expect([mark, drawn(marked({ [mark]: ["H1"] }), `kings-${name}`)]).toEqual([mark, 1]);
    }
    expect(drawn(marked({ hints: ["H1", "H2"] }), "kings-hint")).toBe(2);
    // What would change nothing can be pressed, and does not look like what changes something.
    const idle = marked({ legal: ["H1", "H2"], idle: ["H1"] });
    expectDrawn(idle, { "kings-idle": 1, "kings-legal": 1, "kings-target": 1 });
  });

  test("draws the price of a turn beside the name of a position, and not over it", () => {
    const marks = { ulster: { price: { position: "W2", cumals: 3 } } } as const;
    const text = textOfScene(regionScene({ ...state, marks }, "ulster"));
    const coin = /kings-price" transform="translate\((-?\d+) (-?\d+)\) scale\(([\d.]+)\)"/.exec(text);
    const [x = NaN, y = NaN, scale = NaN] = coin?.slice(1).map(Number) ?? [];
    const { name, name_scale, half } = SHAPES.region;
    const [across, down] = PLACES.W2 ?? [NaN, NaN];
    const radius = scale * (SHAPES.card.coin + 20);
    // Glyphs are 200 high before they are scaled.
    expect(y - radius).toBeGreaterThan(down + (name[1] ?? NaN) + 100 * name_scale);
    // Between the piece and the position to its left.
    expect(Math.abs(x - across)).toBeLessThan(half);
    expect(x - radius).toBeGreaterThan(across - 1000 + half);
  });

  test("draws the path of a promotion from above the names of the pair to the position above both", () => {
    const text = textOfScene(regionScene({ ...state, marks: { ulster: { climbs: ["C1"] } } }, "ulster"));
    const paths = [...text.matchAll(/class="kings-climb" d="M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)M/g)];
    expect(paths).toHaveLength(2);
    const { name, name_scale } = SHAPES.region;
    const [, above = NaN] = PLACES.C1 ?? [];
    const [, below = NaN] = PLACES.W1 ?? [];
    for (const [, , from, , to] of paths) {
      expect(Number(from)).toBeLessThan(below + (name[1] ?? NaN) - 100 * name_scale);
      expect(Number(to)).toBeLessThan(above + SHAPES.region.half);
    }
  });

  test("draws a fort that moves from where it was to where it is", () => {
    const moves = (...all: NonNullable<RegionMarks["moves"]>) =>
      boardScene({ ...state, marks: { ulster: { moves: all } } });
    expect(drawn(moves(), "kings-way")).toBe(0);
    // From the wall of F1, a brick to the right, with a head at both sides of its end.
    const way = 'class="kings-way" d="M270 4330L730 4330M600 4200L730 4330L600 4460"';
    expectDrawn(moves({ from: "F1", to: "F2" }), { "kings-wall-left": 1, [way]: 1 });
    expect(drawn(moves({ from: "F2", to: "H1" }), "kings-way")).toBeGreaterThan(0);
  });

  test("draws closed regions with who holds them, framed ones, who is dominant, and the middle", () => {
    const sceneWith = (more: Partial<BoardState>) => boardScene({ ...state, ...more });
    const regions: Region[] = ["munster"];
    const held = { munster: { player: "red", name: "Rot" } } as const;
    expectDrawn(sceneWith({ closed: regions, held }), { "kings-lock": 1, ">Rot</text>": 1 });
    expectDrawn(sceneWith({ held }), { "kings-holder": 0 });
    expectDrawn(sceneWith({ framed: regions, dominant: { munster: "red" } }), {
      "kings-framed": 1,
      "kings-dominant-ring": 1,
    });
    // The signs beside the deck say what they are to a pointer that rests on them.
    const meanings = { starting: "The Starting Player.", traitor: "This player decides." };
    const middle: BoardState["middle"] = {
      ...{ deck: 17, discards: 3, discarded: { number: 5, cost: 2, place: ["H0"], grey: [] } },
      ...{ traitorCard: { number: 9, cost: 3, place: [], grey: [] }, meanings },
      ...({ starting: "red", traitor: "blue" } as const),
    };
    const parts = sceneWith({ middle }).layers.find(({ name }) => name === "middle")?.parts;
    expect(parts?.map(({ key }) => key)).toEqual(["deck", "discards", "starting", "traitor"]);
    // The card on top of the discards lies face up, and so does that of the traitor.
    expectDrawn(sceneWith({ middle }), { "kings-spot kings-place": 1, "kings-stone-lines": 1 });
    for (const meaning of Object.values(meanings))
      expectDrawn(sceneWith({ middle }), { [`<title>${meaning}</title>`]: 1 });
    expectDrawn(regionScene({ ...state, middle }, "ulster"), { "kings-item": 0 });
  });

  test("tells pieces apart by outline and emblem, without their colors", () => {
    const players = ["blue", "red", "white", "yellow"];
    const shapes = players.map((player) => pieceText(player).replaceAll(`kings-${player}`, ""));
    const kings = players.map((player) => pieceText(player.toUpperCase()).replace(/kings-\w+"/, ""));
    expect([new Set(shapes).size, new Set(kings).size]).toEqual([4, 4]);
  });
});

describe("a stack that is opened", () => {
  const pieces = ["red", "white", "blue", "blue"];

  test("has a cell for each piece, the top one first", () => {
    const marks = { legal: [1], chosen: [0], picking: "legal", names: ["at the foot"] } as const;
    const scene = stackScene({ ...EMPTY_STACK, pieces, ...marks });
    expect(scene.cells.map(({ id }) => id)).toEqual(["3", "2", "1", "0"]);
    expect(scene.cells.map(({ canPick }) => canPick)).toEqual([false, false, true, false]);
    expect(scene.cells.at(-1)).toMatchObject({ name: "at the foot", isChosen: true });
    expect(reached(scene).size).toBe(4);
    expectDrawn(scene, { "kings-bars": 2, "kings-wall": 2 });
  });

  test("may be empty", () => {
    expect(stackScene(EMPTY_STACK).cells).toEqual([]);
    expect(drawn(stackScene(EMPTY_STACK), "kings-piece")).toBe(0);
  });
});

describe("a hand", () => {
  const faces: CardFace[] = [
    { number: 7, cost: 3, place: [], grey: [] },
    { number: 5, cost: 2, place: ["H0", "H+2"], grey: ["H+1"] },
  ];
  const state: HandState = {
    ...EMPTY_HAND,
    cards: [...faces.map((face) => ({ id: `${face.number}`, face })), { id: "hidden", face: undefined }],
    legal: ["7"],
    barred: ["5"],
    picking: "legal",
    columns: 2,
  };

  test("draws faces, backs and marks, in rows of cells", () => {
    const scene = handScene(state);
    expectDrawn(scene, { "kings-stone-lines": 1, "kings-spot kings-place": 2, "kings-spot kings-grey": 1 });
    expectDrawn(scene, { 'class="kings-back"': 1, "kings-barred": 1, "kings-chosen-badge": 0 });
    expectDrawn(handScene({ ...state, chosen: ["7"] }), { "kings-chosen-badge": 1 });
    const cells = scene.cells.map(({ id, row, canPick }) => `${id} ${row} ${canPick}`);
    expect(cells).toEqual(["7 0 true", "5 0 false", "hidden 1 false"]);
    expect([reached(scene).size, cellByKey(scene, "7", "ArrowDown")]).toEqual([3, "hidden"]);
  });
});

test("every sign is a picture without words", () => {
  const signs: Sign[] = ["cumal", "starting", "traitor", "card", "closed", "stone", "fort"];
  const drawn = signs.map(signText);
  expect(new Set(drawn).size).toBe(signs.length);
  for (const text of drawn) expect(text).toMatch(/^<svg .*aria-hidden="true".*<\/svg>$/);
  // A stack shows each captive below its top piece.
  expect(stackText(["red", "blue", "red"]).split('class="kings-piece')).toHaveLength(1 + 3);
});

test("a number on a position is at least as high as a digit of 12 pixels, however small the picture is", () => {
  const box = boardScene(EMPTY_BOARD).box;
  for (const side of [200, 300, 590, 800]) {
    const drawnPx = (230 * leastScale({ room: [side, side + 100] }, box) * side) / box[2];
    expect(drawnPx).toBeGreaterThanOrEqual(8.4);
    expect(drawnPx).toBeLessThan(10);
  }
  const marks = { ulster: { trail: { F2: 3 } } };
  const radius = (room: BoardState["room"]) =>
    Number(/kings-trail.*?r="(\d+)"/.exec(textOfScene(boardScene({ ...EMPTY_BOARD, marks, room })))?.[1]);
  expect(radius([300, 300])).toBeGreaterThan(2 * radius([800, 800]));
  expect(radius(undefined)).toBe(105);
});

test("what a ghost would capture lies below it, and what stays has the ghost beside it", () => {
  const scales = (stack: readonly string[] | undefined) => {
    const ghosts = [{ position: "F2", piece: "blue", isPromoted: false, stack }] as const;
    const state = { ...EMPTY_BOARD, board: { ulster: { F2: ["red"] } }, marks: { ulster: { ghosts } } };
    return ["stacks", "ghosts"].map((name) => {
      const layer = boardScene(state).layers.find((each) => each.name === name);
      const text = layer?.parts.map(({ shape }) => textOf(shape)).join("") ?? "";
      const pieces = text.matchAll(
        /kings-piece kings-(\w+)" transform="translate\([^)]*\) scale\(([\d.]+)\)/g,
      );
      return [...pieces].map(([, owner, scale]) => `${owner} ${scale}`).join();
    });
  };
  expect(scales(["red", "blue"])).toEqual(["red 0.3", "blue 0.82"]);
  expect(scales(undefined)).toEqual(["red 0.96", "blue 0.5"]);
});
