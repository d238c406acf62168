import { expect, test } from "vitest";

import { cardsOf, choicesOf, fitsAt, keepToken, swapToken, swapsOf, usesOf } from "./choices.ts";
import { read } from "./tokens.ts";

const LEGAL = {
  tokens: [
    "amnesty ulster 17",
    "discard 17",
    "play 17 ulster F2+H2",
    "play 17 ulster F3+H2",
    "play 17 ulster F3+H3",
  ],
  swaps: { "stone 7 ulster": ["F2.0", "F2.1", "H1.0"] },
};

test("a token is read with all that it names", () => {
  expect(read("play 18 ulster F2+H2")).toMatchObject({
    kind: "play",
    numbers: [18],
    region: "ulster",
    positions: ["F2", "H2"],
  });
  expect(read("stone 7 leinster F2.0 H1.12")).toMatchObject({
    pieces: ["F2.0", "H1.12"],
    positions: ["F2", "H1"],
  });
  expect(read("start red").seat).toBe("red");
  expect(read("promote K").positions).toEqual(["K"]);
  expect(read("end")).toMatchObject({ kind: "end", numbers: [], positions: [], region: undefined });
});

test("cards are used up by what is written out and by Stones", () => {
  expect(cardsOf(LEGAL)).toEqual([7, 17]);
  expect(usesOf(LEGAL, "play", 17).length).toBe(3);
  expect(usesOf(LEGAL, "amnesty", 7)).toEqual([]);
});

test("positions leave the fits that have them all", () => {
  const fits = usesOf(LEGAL, "play", 17);
  const tokens = (positions: string[]) => fitsAt(fits, "ulster", positions).map((fit) => fit.token);
  expect(tokens(["H2"])).toEqual(["play 17 ulster F2+H2", "play 17 ulster F3+H2"]);
  expect(tokens(["H2", "F3"])).toEqual(["play 17 ulster F3+H2"]);
  expect(tokens(["F1"])).toEqual([]);
  expect(fitsAt(fits, "munster", ["H2"])).toEqual([]);
});

test("a swap and a choice of cards are written in the order of the notation", () => {
  const [swap] = swapsOf(LEGAL);
  expect(swap && swapToken(swap, "H1.0", "F2.1")).toBe("stone 7 ulster F2.1 H1.0");
  expect(keepToken([25, 3, 17])).toBe("keep 3 17 25");
  expect(choicesOf(undefined)).toEqual([]);
});
