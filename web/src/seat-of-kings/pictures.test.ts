import { describe, expect, test } from "vitest";

import { shape, textOf } from "../board/shape.ts";
import { cellByKey, rowName } from "./cells.ts";
import { handScene } from "./hand.ts";
import { leastScale } from "./numbers.ts";
import { POSITIONS, REGIONS, cellId, placeOfCell, type Region } from "./names.ts";
import { boardScene, regionScene } from "./region.ts";
import { textOfScene, type Scene } from "./scene.ts";
import { pieceText, signText, stackText, type Sign } from "./sign.ts";
import { PLACES, SHAPES } from "./shapes.ts";
import { stackScene } from "./stack.ts";
import {
  EMPTY_BOARD,
  EMPTY_HAND,
  EMPTY_STACK,
  type BoardState,
  type CardFace,
  type HandState,
  type RegionMarks,
} from "./state.ts";

const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** All cells that arrows lead to from the first. */
function reached(scene: Scene): Set<string> {
  const found = new Set([scene.cells[0]?.id ?? ""]);
  for (const id of found) {
    for (const key of KEYS) {
      const next = cellByKey(scene, id, key);
      if (next !== undefined) found.add(next);
    }
  }
  return found;
}

function drawn(scene: Scene, part: string): number {
  return textOfScene(scene).split(part).length - 1;
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

  test("lie as on the picture", () => {
    const scene = boardScene(EMPTY_BOARD);
    const from = (id: string, key: string) => cellByKey(scene, id, key);
    expect(from("connacht F1", "ArrowRight")).toBe("connacht F2");
    expect(from("connacht F5", "ArrowRight")).toBe("ulster F1");
    expect(from("connacht F1", "ArrowUp")).toBe("connacht H1");
    expect(from("connacht C2", "ArrowUp")).toBe("connacht K");
    expect(from("munster K", "ArrowUp")).toBe("connacht F3");
    expect(from("connacht F1", "ArrowLeft")).toBeUndefined();
    expect(from("ulster H3", "Home")).toBe("ulster H1");
    expect(from("ulster H3", "End")).toBe("ulster H4");
    expect(from("ulster H3", "x")).toBeUndefined();
  });

  test("lie in rows with a name, that of the whole picture if they have none of their own", () => {
    const named = { ...EMPTY_BOARD, label: "Board", names: { "ulster H": "Ulster, Herdsmen" } };
    const scene = boardScene(named);
    const rowOf = (id: string) => scene.cells.find((cell) => cell.id === id)?.row ?? -1;
    expect(rowName(scene, rowOf("ulster H3"))).toBe("Ulster, Herdsmen");
    expect(rowName(scene, rowOf("ulster F3"))).toBe("Board");
    expect(rowName(scene, rowOf("connacht H3"))).toBe("Board");
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
    expect(drawn(scene, 'class="kings-piece')).toBe(5);
    expect(drawn(scene, "kings-wall")).toBe(1);
    expect(drawn(scene, "kings-crown-plate")).toBe(1);
    expect(drawn(scene, "kings-hollow")).toBe(60 - 3);
    expect(drawn(scene, "kings-held")).toBe(0);
    expect(drawn(scene, 'aria-label="One &quot;board&quot; &amp; more"')).toBe(1);
  });

  test("crowns whoever holds a King position, captives beneath or not", () => {
    const held = (stack: string[]) => boardScene({ ...state, board: { ulster: { K: stack, C1: ["red"] } } });
    expect(drawn(held(["red"]), "kings-held")).toBe(1);
    expect(drawn(held(["red", "blue"]), "kings-held")).toBe(1);
    expect(drawn(held(["RED"]), "kings-held")).toBe(0);
  });

  test("draws one region alone", () => {
    expect(drawn(regionScene(state, "ulster"), 'class="kings-piece')).toBe(5);
    expect(drawn(regionScene(state, "munster"), 'class="kings-piece')).toBe(0);
    expect(regionScene(state, "munster").cells).toHaveLength(15);
  });

  test("draws each mark, and nothing that is not in the state", () => {
    const marked = (marks: RegionMarks) => boardScene({ ...state, marks: { leinster: marks } });
    const each: [keyof RegionMarks, string][] = [
      ["legal", "kings-target"],
      ["barred", "kings-barred"],
      ["chosen", "kings-chosen-badge"],
      ["greyed", "kings-greyed"],
      ["activated", "kings-activated"],
      ["drafted", "kings-drafted"],
      ["last", "kings-last"],
      ["since", "kings-since"],
      ["reasons", "kings-reason-wide"],
      ["hints", "kings-star"],
      ["looks", "kings-star"],
    ];
    for (const [mark, name] of each) {
      expect(drawn(boardScene(state), name)).toBe(0);
      expect(drawn(marked({ [mark]: ["H1"] }), name)).toBe(1);
    }
    expect(drawn(marked({ hints: ["H1", "H2"] }), "kings-hint")).toBe(2);
    // What would change nothing can be pressed, and does not look like what changes something.
    const idle = marked({ legal: ["H1", "H2"], idle: ["H1"] });
    expect(["kings-idle", "kings-legal", "kings-target"].map((name) => drawn(idle, name))).toEqual([1, 1, 1]);
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
    const moves = (all: RegionMarks["moves"]) =>
      boardScene({ ...state, marks: { ulster: { moves: all ?? [] } } });
    expect(drawn(moves([]), "kings-way")).toBe(0);
    const one = moves([{ from: "F1", to: "F2" }]);
    expect(drawn(one, "kings-wall-left")).toBe(1);
    // From the wall of F1, a brick to the right, with a head at both sides of its end.
    expect(drawn(one, 'class="kings-way" d="M270 4330L730 4330M600 4200L730 4330L600 4460"')).toBe(1);
    expect(drawn(moves([{ from: "F2", to: "H1" }]), "kings-way")).toBeGreaterThan(0);
  });

  test("draws closed regions with who holds them, framed ones, who is dominant, and the middle", () => {
    const regions: Region[] = ["munster"];
    expect(drawn(boardScene({ ...state, closed: regions }), "kings-lock")).toBe(1);
    const held = { munster: { player: "red", name: "Rot" } } as const;
    expect(drawn(boardScene({ ...state, closed: regions, held }), ">Rot</text>")).toBe(1);
    expect(drawn(boardScene({ ...state, held }), "kings-holder")).toBe(0);
    expect(drawn(boardScene({ ...state, framed: regions }), "kings-framed")).toBe(1);
    expect(drawn(boardScene({ ...state, dominant: { munster: "red" } }), "kings-dominant-ring")).toBe(1);
    const middle = {
      deck: 17,
      discards: 3,
      discarded: { number: 5, cost: 2, place: ["H0"], grey: [] },
      starting: "red",
      traitor: "blue",
      traitorCard: { number: 9, cost: 3, place: [], grey: [] },
    } as const;
    const scene = boardScene({ ...state, middle });
    expect(scene.layers.find(({ name }) => name === "middle")?.parts.map(({ key }) => key)).toEqual([
      "deck",
      "discards",
      "starting",
      "traitor",
    ]);
    // The signs beside the deck say what they are to a pointer that rests on them.
    const meanings = { starting: "The Starting Player.", traitor: "This player decides." };
    const named = boardScene({ ...state, middle: { ...middle, meanings } });
    expect(drawn(named, "<title>The Starting Player.</title>")).toBe(1);
    expect(drawn(named, "<title>This player decides.</title>")).toBe(1);
    // The card on top of the discards lies face up, and so does that of the traitor.
    expect(drawn(scene, "kings-spot kings-place")).toBe(1);
    expect(drawn(scene, "kings-stone-lines")).toBe(1);
    expect(drawn(regionScene({ ...state, middle }, "ulster"), "kings-item")).toBe(0);
  });

  test("tells pieces apart by outline and emblem, without their colors", () => {
    const shapes = ["blue", "red", "white", "yellow"].map((player) =>
      pieceText(player).replaceAll(`kings-${player}`, ""),
    );
    expect(new Set(shapes).size).toBe(4);
    const kings = ["BLUE", "RED", "WHITE", "YELLOW"].map((player) =>
      pieceText(player).replace(/kings-\w+"/, ""),
    );
    expect(new Set(kings).size).toBe(4);
  });
});

describe("a stack that is opened", () => {
  const pieces = ["red", "white", "blue", "blue"];

  test("has a cell for each piece, the top one first", () => {
    const scene = stackScene({
      ...EMPTY_STACK,
      pieces,
      legal: [1],
      chosen: [0],
      picking: "legal",
      names: ["at the foot"],
    });
    expect(scene.cells.map(({ id }) => id)).toEqual(["3", "2", "1", "0"]);
    expect(scene.cells.map(({ canPick }) => canPick)).toEqual([false, false, true, false]);
    expect(scene.cells.at(-1)).toMatchObject({ name: "at the foot", isChosen: true });
    expect(reached(scene).size).toBe(4);
    expect(drawn(scene, "kings-bars")).toBe(2);
    expect(drawn(scene, "kings-wall")).toBe(2);
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

  test("draws faces, backs and marks", () => {
    const scene = handScene(state);
    expect(drawn(scene, "kings-stone-lines")).toBe(1);
    expect(drawn(scene, "kings-spot kings-place")).toBe(2);
    expect(drawn(scene, "kings-spot kings-grey")).toBe(1);
    expect(drawn(scene, 'class="kings-back"')).toBe(1);
    expect(drawn(scene, "kings-barred")).toBe(1);
    expect(drawn(handScene({ ...state, chosen: ["7"] }), "kings-chosen-badge")).toBe(1);
  });

  test("has its cards in rows", () => {
    const scene = handScene(state);
    expect(scene.cells.map(({ id, row, canPick }) => [id, row, canPick])).toEqual([
      ["7", 0, true],
      ["5", 0, false],
      ["hidden", 1, false],
    ]);
    expect(reached(scene).size).toBe(3);
    expect(cellByKey(scene, "7", "ArrowDown")).toBe("hidden");
  });
});

test("every sign is a picture without words", () => {
  const signs: Sign[] = ["cumal", "starting", "traitor", "card", "closed", "stone", "fort"];
  const drawn = signs.map(signText);
  expect(new Set(drawn).size).toBe(signs.length);
  for (const text of drawn) expect(text).toMatch(/^<svg .*aria-hidden="true".*<\/svg>$/);
  // A stack shows each captive below its top piece.
  const stack = stackText(["red", "blue", "red"]);
  expect(stack.split('class="kings-piece').length - 1).toBe(3);
  expect(POSITIONS).toHaveLength(15);
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
  const board = { ulster: { F2: ["red"] } };
  const scene = (stack: readonly string[] | undefined) =>
    boardScene({
      ...EMPTY_BOARD,
      board,
      marks: { ulster: { ghosts: [{ position: "F2", piece: "blue", isPromoted: false, stack }] } },
    });
  const scales = (layer: string, stack: readonly string[] | undefined) =>
    [
      ...textOf(
        shape(
          "g",
          {},
          scene(stack)
            .layers.find(({ name }) => name === layer)
            ?.parts.map(({ shape }) => shape) ?? [],
        ),
      ).matchAll(/kings-piece kings-(\w+)" transform="translate\([^)]*\) scale\(([\d.]+)\)/g),
    ].map(([, owner, scale]) => `${owner} ${scale}`);
  expect(scales("stacks", ["red", "blue"])).toEqual(["red 0.3"]);
  expect(scales("ghosts", ["red", "blue"])).toEqual(["blue 0.82"]);
  expect(scales("stacks", undefined)).toEqual(["red 0.96"]);
  expect(scales("ghosts", undefined)).toEqual(["blue 0.5"]);
});
