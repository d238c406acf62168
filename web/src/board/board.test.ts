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
    expect(bridgesOf("B2B3D4E4").join(" ")).toBe("B2,B3 D4,E4");
  });

  test.each(ORIENTATIONS)("have a place each with %s at the foot", (orientation) => {
    for (const hill of HILLS) expect(hillAt(placeOf(hill, orientation), orientation)).toBe(hill);
    const foot = { south: "D1", west: "A4", north: "D7", east: "G4" }[orientation];
    expect(placeOf(foot, orientation)).toEqual({ column: 3, row: 6 });
  });
});

describe("keys", () => {
  test.each([
    ["D4", "ArrowUp", "D5", "south"],
    ["D4", "ArrowUp", "D3", "north"],
    ["D4", "ArrowLeft", "D5", "west"],
    // They pass by the missing corners and stop at the edges.
    ["A6", "ArrowUp", "B7", "south"],
    ["B7", "ArrowLeft", "A6", "south"],
    ["A2", "ArrowLeft", undefined, "south"],
    ["C7", "Home", "B7", "south"],
    ["C4", "End", "G4", "south"],
    ["C4", "x", undefined, "south"],
  ] as const)("lead in the picture from %s by %s to %s with %s at the foot", (from, key, to, orientation) =>
    expect(hillByKey({ ...EMPTY_BOARD, orientation }, from, key)).toBe(to),
  );

  test("reach every hill from every hill", () => {
    const reached = new Set(["D4"]);
    for (const hill of reached)
      for (const way of ["Up", "Down", "Left", "Right"])
        reached.add(hillByKey(EMPTY_BOARD, hill, `Arrow${way}`) ?? hill);
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
    expect([canPick(state, "C3"), canPick(state, "B2")]).toEqual([true, false]);
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

const pictureWith = (overlays: Partial<BoardState["overlays"]>, kings: BoardState["kings"] = [[], []]) =>
  pictureOf({ ...EMPTY_BOARD, kings, overlays: { ...NO_OVERLAYS, ...overlays } });

test("a line from a king has its casing below it, and no end of another line", () => {
  const picture = pictureWith({ reach: { from: "D4", to: ["B3", "B5"], sacrifices: [] } });
  const names = [...picture.matchAll(/class="(tara-reach[^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(["tara-reach-wide", "tara-reach", "tara-reach-end", "tara-reach-end"]);
});

test("the step of a hint from a king stands beside the king, whose plate would hide it", () => {
  const hintsOf = (kings: BoardState["kings"]) =>
    pictureWith({ hints: ["D4", "E6"] }, kings).match(/<g class="tara-mark tara-hint"[^>]*>/g) ?? [];
  const [plain, beside] = [hintsOf([[], []]), hintsOf([["D4"], []])];
  expect(plain).toHaveLength(2);
  expect(beside[0]).not.toBe(plain[0]);
  expect(beside[1]).toBe(plain[1]);
});

test("a kingdom that is only looked at has a calmer outline than one that is shown", () => {
  const calm = [true, false].map((isKingdomPointed) =>
    pictureWith({ kingdoms: [[["B2", "B3"]], []], isKingdomPointed }).includes("tara-looked-at"),
  );
  expect(calm).toEqual([true, false]);
});

test("each outlined kingdom has its number on the hill nearest to its middle, beside its king", () => {
  const kingdoms = [[["A3", "A4", "A5"], ["G3"]], [["D4", "E4"]]] as const;
  const picture = pictureWith({ kingdoms, seals: 9 }, [[], ["D4"]]);
  const seals = picture.matchAll(/tara-seal tara-side-(\d)" transform="translate\((\S+) (\S+)\)/g);
  const at = (column: number, row: number) => `${1000 * column} ${1000 * (7 - row)}`;
  const all = [...seals].map(([, side, x, y]) => `${side}: ${x} ${y}`);
  expect(all).toEqual([`0: ${at(0, 4)}`, `0: ${at(6, 3)}`, `1: ${at(4, 4)}`]);
});

test("what is counted is numbered in the middle of its hill or bridge, and as many kingdoms as are counted so far", () => {
  const kingdoms = [[["A3"], ["G3"]], [["D4"]]] as const;
  const picture = pictureWith({ kingdoms, seals: 1, counted: ["B2", ["B2", "C2"]] });
  const places = [...picture.matchAll(/tara-counted" transform="translate\(([^)]*)\)/g)];
  expect(places.map(([, at]) => at)).toEqual(["1000 5000", "1500 5000"]);
  expect(picture.match(/tara-seal tara-side/g)).toHaveLength(2);
});

test("the number of a kingdom whose every hill has a king stands beside one, smaller", () => {
  const seal = (kings: BoardState["kings"]) =>
    /<g class="[^"]*tara-seal [^>]*>(<g [^>]*>)?/.exec(
      pictureWith({ kingdoms: [[["D4"]], []], seals: 9 }, kings),
    )?.[0];
  expect(seal([[], []])).not.toMatch(/scale\(0\.7\)/);
  expect(seal([["D4"], []])).toMatch(/translate\(3330 2670\).*scale\(0\.7\)/);
});
