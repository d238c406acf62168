import { expect, test } from "vitest";

import { listed } from "../../../build/rules.ts";
import { MARKS } from "../../board/legend.ts";
import { wordsAt, wordsOf, wordsOn } from "../../game/details.svelte.ts";
import type { RingfortsView } from "../../client/wire.ts";
import { expectRecorded } from "../recorded.setup.ts";
import { learn, sayOf } from "../words.ts";
import { areaOf } from "./boardState.ts";
import { litHills, outlinesKingdoms } from "./litHills.ts";

await learn("help");

test("the words that count at a moment are explained", () => {
  const battle: RingfortsView = { phase: "battle", ringforts: ["", ""], lull: false };
  const all = [
    ...wordsOn("sacred-hill-doubles-2", {
      ...battle,
      ...{ must_capture: "D4", lull: true, area_counts: [] },
    }),
    ...wordsOn("poisoned-chalice", { ...battle, ...{ qualified_rows: ["A", ""], turns_left: 1 } }),
    ...wordsOn("stone-of-destiny", { ...battle, ...{ unlinked: ["B2", ""] } }),
  ];
  const said = ["battle", "siege", "lull", "area", "battle", "qualified", "out", "battle", "unlinked"];
  expect(all).toEqual(said.map((word) => `term-${word}`));
  for (const term of all) expect(sayOf(term, "about")).not.toBe(`${term}.about`);
  expect(wordsOn("sacred-hill-2", battle)).toEqual(["term-battle"]);
  expect(wordsOn("high-kings-1", { ...battle, ...{ turns_left: 1, kings_lost: [0, 0] } })).toEqual([
    "term-battle",
  ]);
  expect(wordsAt("seat-of-kings", ["exchange"])).toEqual(["kings-term-traitor", "kings-term-activation"]);
});

const GAMES = listed()
  .variants.map(({ id }) => id)
  .filter((id) => id !== "seat-of-kings");

test("a legend tells of the marks, words and signs of its game alone, as recorded, and each mark is of some game", () => {
  const words = ["setup", "battle", "siege", "kingdom", "qualified", "area", "unlinked"];
  const signs = ["sign-capture", "sign-king", "sign-sacrifice"];
  const names = [...words.map((word) => `term-${word}`), ...signs];
  const marks = MARKS.map((mark) => `mark-legend-${mark}`);
  const had = GAMES.map((game) => wordsOf(game, [...marks, ...names]));
  const legends = had.map((words, at) => `${GAMES[at]}: ${words.join(" ").replaceAll("mark-legend-", "")}\n`);
  expectRecorded("legends", "en", legends.join(""));
  for (const name of [...marks, ...names]) expect(had.flat()).toContain(name);
});

const BOARD: RingfortsView = {
  ...{ phase: "battle", ringforts: ["C3,C4", "D4,E5"], links: ["C3-C4", ""], besieged: ["", "D4"] },
  ...{ must_capture: "D4", qualified: "A", priorities: [["B2", "B3,C2", "D2"], []] },
  ...{ areas: ["B1,B2", "B6"], reach: { C3: "A4,B5", C4: "B5" } },
};

test.each([
  ["term-siege", undefined, "D4"],
  ["mark-legend-forced", undefined, "D4"],
  ["measure-territory", 1, "D4 E5"],
  ["measure-bridges", 0, "C3 C4"],
  ["measure-bridges", 1, ""],
  ["term-qualified", undefined, "A2 A3 A4 A5 A6"],
  ["mark-legend-order", undefined, "B3 C2 D2"],
  ["term-area", undefined, "B6"],
  ["mark-legend-reach", undefined, "A4 B5"],
  ["lead", undefined, ""],
  // Kingdoms are outlined, not lit.
  ["measure-kingdoms", 0, ""],
])("the word %s of side %s lights the hills that it is about: %s", (word, side, hills) => {
  const seats = ["south", "west"].map((seat, side) => ({ seat, side }));
  const area = word === "term-area" ? areaOf(BOARD, seats, "west") : [];
  expect(litHills(BOARD, { word, side }, area).join(" ")).toBe(hills);
  expect(outlinesKingdoms({ word, ...(side !== undefined && { side }) })).toBe(word === "measure-kingdoms");
});
