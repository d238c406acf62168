import { render } from "svelte/server";
import { expect, test } from "vitest";

import { listed } from "../../../build/rules.ts";
import { MARKS } from "../../board/legend.ts";
import type { RingfortsView } from "../../client/wire.ts";
import { learn, sayOf } from "../words.ts";
import { litHills, outlinesKingdoms } from "./litHills.ts";
import { marksOf, wordsOf } from "./marksOf.ts";
import { termsOf } from "./terms.ts";
import LegendText from "./LegendText.svelte";

await learn("help");

test("the words that count at a moment are explained", () => {
  expect(termsOf("sacred-hill-1", { phase: "manoeuvres" })).toEqual(["manoeuvres"]);
  const all = termsOf("sacred-hill-2", {
    phase: "battle",
    must_capture: "D4",
    lull: true,
    qualified_rows: ["A", ""],
    area_counts: [[2, 1]],
    unlinked: ["B2", ""],
    turns_left: 1,
  });
  expect(all).toEqual(["battle", "siege", "lull", "qualified", "area", "unlinked", "out"]);
  expect(termsOf("high-kings-1", { phase: "battle", turns_left: 1, kings_lost: [0, 0] })).toEqual(["battle"]);
  expect(termsOf("four-treasures", { phase: "battle", must_capture: "D4" })).toEqual(["siege"]);
  for (const term of all) expect(sayOf(`term-${term}`, "about")).not.toBe(`term-${term}.about`);
});

/** The keys that the legend of a game lists, with what they do. */
function keysOf(variant: string): string[] {
  const { body } = render(LegendText, { props: { variant } });
  const list = body.slice(body.indexOf("Keys</h3>")).replaceAll(/<!--.*?-->/g, "");
  return [...list.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, key, does]) => `${key}: ${does}`,
  );
}

test("the legend lists the keys of a table, that of kingdoms where there are some", () => {
  const keys = [
    "Arrows: go from hill to hill on the board",
    "Enter: chooses the hill",
    "Right mouse button, or a long press: explains a hill, and plays nothing",
    "Escape: clears your choice, and closes what is open",
    "Left, Right, Home, End: go through the moves of the game, unless the board has the focus",
    "K: outlines all kingdoms while you hold it",
    "?: opens this legend",
  ];
  expect(keysOf("sacred-hill-1")).toEqual(keys);
  expect(keysOf("four-treasures")).toEqual(keys.filter((key) => !key.startsWith("K:")));
});

const GAMES = listed()
  .variants.map(({ id }) => id)
  .filter((id) => id !== "seat-of-kings");

test("a legend tells of the marks of its game alone", () => {
  const own = (game: string) => marksOf(game).filter((mark) => !EVERYWHERE.has(mark));
  const EVERYWHERE = new Set(MARKS.filter((mark) => GAMES.every((game) => marksOf(game).includes(mark))));
  expect([...EVERYWHERE]).toEqual(["last", "legal", "chosen", "note", "refused", "trail", "pending"]);
  expect(own("four-treasures")).toEqual(["besieged", "forced"]);
  expect(own("sacred-hill-2")).toEqual(["besieged", "forced", "order", "kingdom", "joining"]);
  expect(own("high-kings-1")).toEqual(["besieged", "reach", "fallen", "kingdom", "joining"]);
  expect(own("poisoned-chalice")).toEqual(["besieged", "forced", "qualified", "kingdom", "joining"]);
  expect(own("stone-of-destiny")).toEqual(["unlinked", "link", "kingdom", "joining"]);
  expect(own("four-treasures-doubles")).toEqual(["besieged", "forced", "area"]);
});

test("a legend explains the words of its game alone", () => {
  const words = ["setup", "battle", "siege", "kingdom", "qualified", "area", "unlinked"].map(
    (word) => `term-${word}`,
  );
  const own = (game: string) => wordsOf(game, words).map((name) => name.slice("term-".length));
  expect(own("four-treasures")).toEqual(["battle", "siege"]);
  expect(own("high-kings-1")).toEqual(["setup", "battle", "siege", "kingdom"]);
  expect(own("poisoned-chalice")).toEqual(["battle", "siege", "kingdom", "qualified"]);
  expect(own("stone-of-destiny")).toEqual(["battle", "kingdom", "unlinked"]);
  expect(own("four-treasures-doubles")).toEqual(["battle", "siege", "area"]);
  const signs = ["sign-capture", "sign-king", "sign-sacrifice"];
  expect(wordsOf("high-kings-1", signs)).toEqual(["sign-capture", "sign-king"]);
  expect(wordsOf("high-kings-2", signs)).toEqual(signs);
});

test("every mark belongs to a game", () => {
  expect(new Set(GAMES.flatMap(marksOf))).toEqual(new Set(MARKS));
});

const BOARD: RingfortsView = {
  phase: "battle",
  ringforts: ["C3,C4", "D4,E5"],
  links: ["C3-C4", ""],
  besieged: ["", "D4"],
  must_capture: "D4",
  qualified: "A",
  priorities: [["B2", "B3,C2", "D2"], []],
  areas: ["B1,B2", "B6"],
  reach: { C3: "A4,B5", C4: "B5" },
};

const of = (word: string, side?: number, turn?: number) => litHills(BOARD, { word, side }, turn);

test("a word lights the hills that it is about", () => {
  expect(of("term-siege")).toEqual(["D4"]);
  expect(of("mark-legend-forced")).toEqual(["D4"]);
  expect(of("measure-territory", 1)).toEqual(["D4", "E5"]);
  expect(of("measure-bridges", 0)).toEqual(["C3", "C4"]);
  expect(of("measure-bridges", 1)).toEqual([]);
  expect(of("term-qualified")).toEqual(["A2", "A3", "A4", "A5", "A6"]);
  expect(of("mark-legend-order")).toEqual(["B3", "C2", "D2"]);
  expect(of("term-area", undefined, 1)).toEqual(["B6"]);
  expect(of("mark-legend-reach")).toEqual(["A4", "B5"]);
  expect(of("lead")).toEqual([]);
  expect(litHills(BOARD, undefined)).toEqual([]);
});

test("kingdoms are outlined, not lit", () => {
  expect(of("measure-kingdoms", 0)).toEqual([]);
  expect(outlinesKingdoms({ word: "measure-kingdoms", side: 0 })).toBe(true);
  expect(outlinesKingdoms({ word: "measure-territory" })).toBe(false);
  expect(outlinesKingdoms(undefined)).toBe(false);
});
