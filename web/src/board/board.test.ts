import { describe, expect, test } from "vitest";

import { hillByKey } from "./grid.ts";
import { HILLS, bridgesOf, hillAt, hillsOf, placeOf, type Orientation } from "./hill.ts";
import { layers, pictureOf } from "./scene.ts";
import { EMPTY_BOARD, NO_OVERLAYS, canPick, type BoardState } from "./state.ts";

const ORIENTATIONS: Orientation[] = ["south", "west", "north", "east"];

describe("hills", () => {
  test("there are 45, in the order of their names", () => {
    expect(HILLS).toHaveLength(45);
    expect([...HILLS].sort()).toEqual(HILLS);
    expect(hillsOf("B2D4G6")).toEqual(["B2", "D4", "G6"]);
    expect(bridgesOf("B2B3D4E4")).toEqual([
      ["B2", "B3"],
      ["D4", "E4"],
    ]);
  });

  test.each(ORIENTATIONS)("have a place each with %s at the foot", (orientation) => {
    for (const hill of HILLS) expect(hillAt(placeOf(hill, orientation), orientation)).toBe(hill);
    const foot = { south: "D1", west: "A4", north: "D7", east: "G4" }[orientation];
    expect(placeOf(foot, orientation)).toEqual({ column: 3, row: 6 });
  });
});

describe("keys", () => {
  test("lead to the neighbor in the picture", () => {
    expect(hillByKey(EMPTY_BOARD, "D4", "ArrowUp")).toBe("D5");
    expect(hillByKey({ ...EMPTY_BOARD, orientation: "north" }, "D4", "ArrowUp")).toBe("D3");
    expect(hillByKey({ ...EMPTY_BOARD, orientation: "west" }, "D4", "ArrowLeft")).toBe("D5");
  });

  test("pass by the missing corners and stop at the edges", () => {
    expect(hillByKey(EMPTY_BOARD, "A6", "ArrowUp")).toBe("B7");
    expect(hillByKey(EMPTY_BOARD, "B7", "ArrowLeft")).toBe("A6");
    expect(hillByKey(EMPTY_BOARD, "A2", "ArrowLeft")).toBeUndefined();
    expect(hillByKey(EMPTY_BOARD, "C7", "Home")).toBe("B7");
    expect(hillByKey(EMPTY_BOARD, "C4", "End")).toBe("G4");
    expect(hillByKey(EMPTY_BOARD, "C4", "x")).toBeUndefined();
  });

  test("reach every hill from every hill", () => {
    const reached = new Set(["D4"]);
    for (const hill of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = hillByKey(EMPTY_BOARD, hill, key);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(45);
  });
});

describe("a state", () => {
  const state: BoardState = {
    ...EMPTY_BOARD,
    ringforts: [["B2", "B3"], ["D4"]],
    bridges: [["B2", "B3"]],
    legal: ["C3"],
    picking: "legal",
    label: 'One "board" & more',
  };

  test("says what can be picked", () => {
    expect(canPick(state, "C3")).toBe(true);
    expect(canPick(state, "B2")).toBe(false);
    expect(canPick({ ...state, picking: "all" }, "B2")).toBe(true);
    expect(canPick({ ...state, picking: "none" }, "C3")).toBe(false);
  });

  test("is drawn as text with one knot a group of linked ringforts", () => {
    const picture = pictureOf(state);
    expect(picture).toContain('aria-label="One &quot;board&quot; &amp; more"');
    expect(picture.match(/class="tara-knot /g)).toHaveLength(2);
    expect(pictureOf({ ...state, bridges: [] }).match(/class="tara-knot /g)).toHaveLength(3);
  });

  test("draws each overlay, and nothing that is not in it", () => {
    const drawn = (overlays: Partial<BoardState["overlays"]>) =>
      JSON.stringify(layers({ ...state, overlays: { ...NO_OVERLAYS, ...overlays } }));
    const plain = drawn({});
    const each: [Partial<BoardState["overlays"]>, string][] = [
      [{ besieged: ["D4"] }, "tara-besieged"],
      [{ forced: ["D4"] }, "tara-forced"],
      [{ priorities: { C3: 2 } }, "tara-pip"],
      [{ qualified: "AD" }, "tara-qualified"],
      [{ area: ["A2", "A3"] }, "tara-veil"],
      [{ seats: [["south"], []] }, "tara-seat"],
      [{ reach: { from: "D4", to: ["B3"], sacrifices: [] } }, "tara-reach"],
      [{ unlinked: ["D4"] }, "tara-unlinked"],
      [{ links: [["B2", "C2"]] }, "tara-link"],
      [{ kingdoms: [[["B2", "B3"]], []] }, "tara-kingdom"],
      [{ reasons: ["B2"] }, "tara-reason"],
      [{ refused: "B2" }, "tara-refused"],
      [{ hints: ["C3"] }, "tara-star"],
      [{ fallen: [{ hill: "C3", side: 1 }] }, "tara-fallen"],
    ];
    for (const [overlays, name] of each) {
      expect(plain).not.toContain(name);
      expect(drawn(overlays)).toContain(name);
    }
  });
});

test("a line from a king has its casing below it, and no end of another line", () => {
  const reach = { from: "D4", to: ["B3", "B5"], sacrifices: [] } as const;
  const picture = pictureOf({ ...EMPTY_BOARD, overlays: { ...NO_OVERLAYS, reach } });
  const names = [...picture.matchAll(/class="(tara-reach[^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(["tara-reach-wide", "tara-reach", "tara-reach-end", "tara-reach-end"]);
});

test("the step of a hint from a king stands beside the king, whose plate would hide it", () => {
  const overlays = { ...NO_OVERLAYS, hints: ["D4", "E6"] };
  const hintsOf = (kings: BoardState["kings"]) =>
    [...pictureOf({ ...EMPTY_BOARD, kings, overlays }).matchAll(/<g class="tara-mark tara-hint"[^>]*>/g)].map(
      ([tag]) => tag,
    );
  const [plain, beside] = [hintsOf([[], []]), hintsOf([["D4"], []])];
  expect(plain).toHaveLength(2);
  expect(beside[0]).not.toBe(plain[0]);
  expect(beside[1]).toBe(plain[1]);
});

test("a kingdom that is only looked at has a calmer outline than one that is shown", () => {
  const kingdoms = [[["B2", "B3"]], []] as const;
  const pictureWith = (isKingdomPointed: boolean) =>
    pictureOf({ ...EMPTY_BOARD, overlays: { ...NO_OVERLAYS, kingdoms, isKingdomPointed } });
  expect(pictureWith(true)).toContain("tara-looked-at");
  expect(pictureWith(false)).not.toContain("tara-looked-at");
});

test("each outlined kingdom has its number on the hill nearest to its middle, beside its king", () => {
  const kingdoms = [[["A3", "A4", "A5"], ["G3"]], [["D4", "E4"]]] as const;
  const overlays = { ...NO_OVERLAYS, kingdoms, seals: 9 };
  const picture = pictureOf({ ...EMPTY_BOARD, kings: [[], ["D4"]], overlays });
  const seals = [...picture.matchAll(/tara-seal tara-side-(\d)" transform="translate\((\S+) (\S+)\)/g)];
  const at = (column: number, row: number) => [String(1000 * column), String(1000 * (7 - row))];
  expect(seals.map(([, side, x, y]) => [side, x, y])).toEqual([
    ["0", ...at(0, 4)],
    ["0", ...at(6, 3)],
    ["1", ...at(4, 4)],
  ]);
});

test("what is counted is numbered in the middle of its hill or bridge, and as many kingdoms as are counted so far", () => {
  const kingdoms = [[["A3"], ["G3"]], [["D4"]]] as const;
  const overlays = { ...NO_OVERLAYS, kingdoms, seals: 1, counted: ["B2", ["B2", "C2"]] as const };
  const picture = pictureOf({ ...EMPTY_BOARD, overlays });
  const places = [...picture.matchAll(/tara-counted" transform="translate\((\S+) (\S+)\)/g)];
  expect(places.map(([, x, y]) => [x, y])).toEqual([
    ["1000", "5000"],
    ["1500", "5000"],
  ]);
  expect(picture.match(/tara-seal tara-side/g)).toHaveLength(2);
});

test("the number of a kingdom whose every hill has a king stands beside one, smaller", () => {
  const overlays = { ...NO_OVERLAYS, kingdoms: [[["D4"]], []] as const, seals: 9 };
  const seal = (kings: BoardState["kings"]) =>
    pictureOf({ ...EMPTY_BOARD, kings, overlays }).match(/<g class="[^"]*tara-seal [^>]*>(<g [^>]*>)?/)?.[0];
  expect(seal([[], []])).not.toMatch(/scale\(0\.7\)/);
  expect(seal([["D4"], []])).toMatch(/translate\(3330 2670\).*scale\(0\.7\)/);
});
