import { expect, test } from "vitest";

import type { KingsView, RegionView } from "../../client/wire.ts";
import { learn, sayOf } from "../words.ts";
import { seenOf } from "./deck.ts";
import { faceWords } from "./faces.ts";
import { incomeLines } from "./incomeWords.ts";
import { bySentence } from "./reasons.ts";
import { termsOf } from "./terms.ts";
import "./sentences.ts";

const FACE = { card: 7, cost: 2, is_stone: false, place: ["F0", "F+1"], fits: ["F1+F2", "F2+F3"] };
const face = (grey: readonly string[]) => ({ ...FACE, grey: [...grey] });

test("a card in words says where its greyed positions are", () => {
  const array =
    "Card 7: places 2 pieces. Activating costs 2. In each region it fits in 2 places, from F1 and F2 to F2 and F3";
  expect(faceWords(face([]), 7)).toBe(array);
  expect(faceWords(face(["H0"]), 7)).toBe(`${array}. When it lies on F1 and F2, its greyed position is H1`);
  expect(faceWords(face(["H0", "K"]), 7)).toBe(
    `${array}. When it lies on F1 and F2, its greyed positions are H1 and K`,
  );
});

const ASKED = ["turn", "place", "activate", "promote", "traitor", "exchange", "garrison", "ransom"];

test("the words of a question are explained, and those of a draft by what it can do", async () => {
  await learn("kings");
  expect(termsOf("traitor")).toEqual(["traitor", "dominant"]);
  expect(termsOf("start")).toEqual([]);
  expect(termsOf("turn", { canActivate: false })).toEqual([]);
  expect(termsOf("turn", { canActivate: true })).toEqual(["activation"]);
  const all = new Set(["fit", ...ASKED.flatMap((question) => termsOf(question))]);
  expect(all.size).toBe(7);
  for (const term of all) expect(sayOf(`kings-term-${term}`, "about")).not.toMatch(/^kings-term/);
});

test("fits with the same counts share a sentence, and the usual one is for those without", () => {
  const [one, other, third] = [
    ["F1", "H1"],
    ["F2", "H2"],
    ["F3", "H3"],
  ] as [string[], string[], string[]];
  const fits = [one, other, third];
  expect(bySentence(fits, ["1, not 2.", undefined, "1, not 2."], "Fewer.")).toEqual([
    { fits: [one, third], sentence: "1, not 2." },
    { fits: [other], sentence: "Fewer." },
  ]);
  expect(bySentence(fits, [], "Fewer.")).toEqual([{ fits, sentence: "Fewer." }]);
});

const region = (...blue: number[]) => ({ controls: { blue, red: [5, 5, 5, 5, 0] } }) as unknown as RegionView;

test("income says what brings how much, and in how many regions a rank is held", () => {
  const regions = [region(2, 0, 1, 0, 0), region(1, 0, 0, 0, 0), region(3, 0, 1, 0, 0)];
  expect(incomeLines({ most: { ulster: "FH" }, spread: "FW" }, "blue", regions)).toEqual([
    "Most positions in Ulster: Farmers and Herdsmen, 2 cumals",
    "Farmers in 3 regions and Warriors in 2 regions, 2 cumals",
  ]);
});

test("income of a round that is over says the ranks without numbers of regions, which have changed since", () => {
  expect(incomeLines({ most: { munster: "C" }, spread: "H" }, "blue")).toEqual([
    "Most positions in Munster: Chieftains, 1 cumal",
    "In more than one region: Herdsmen, 1 cumal",
  ]);
  expect(incomeLines({ spread: "FH" }, "blue")).toEqual([
    "In more than one region: Farmers and Herdsmen, 2 cumals",
  ]);
  expect(incomeLines({}, "blue")).toEqual([]);
});

const kings = {
  discard: [4, 9],
  traitor: { region: "ulster", card: 20 },
  players: {
    blue: { cumals: 2, hand: [1, 2], aside: [3], prisoners: {} },
    red: { cumals: 2, hand: 3, aside: 3, prisoners: {} },
  },
} as unknown as KingsView;

test("a reader has seen the own cards and what lies open", () => {
  const seen = { 1: "hand", 2: "hand", 3: "aside", 4: "discard", 9: "discard", 20: "traitor" };
  expect(Object.fromEntries(seenOf(kings, "blue"))).toEqual(seen);
});

test("the number of hidden cards is no card", () => {
  expect([...seenOf(kings, "red").keys()]).toEqual([4, 9, 20]);
  expect([...seenOf(kings, undefined).keys()]).toEqual([4, 9, 20]);
});
