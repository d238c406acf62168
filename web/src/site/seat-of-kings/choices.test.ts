import { expect, test } from "vitest";

import type { ActionFields, Legal } from "../../client/wire.ts";
import { cardsIn, positionsIn } from "./actions.ts";
import { amnestiesOf, cardsOf, discardOf, fitsAt, fitsOf } from "./choices.ts";
import { inOrder, keepOf, stonesIn, swapOf } from "./choices.ts";

const STONES = { card: 7, region: "ulster", pieces: ["F2.0", "F2.1", "H1.0"] };
// prettier-ignore
const LEGAL: Legal = {
  actions: [
    { kind: "amnesty", region: "ulster", card: 17, token: "amnesty ulster 17" },
    { kind: "discard", card: 17, token: "discard 17" },
  ],
  plays: [{ card: 17, region: "ulster", fits: [["F2", "H2"], ["F3", "H2"], ["F3", "H3"]] }],
  stones: [STONES],
};

test("an action is read with all that it names", () => {
  const play: ActionFields = { kind: "play", card: 18, region: "ulster", positions: ["F2", "H2"] };
  const stone: ActionFields = { kind: "stone", card: 7, region: "leinster", pieces: ["F2.0", "H1.12"] };
  expect([cardsIn(play), positionsIn(play), positionsIn(stone)]).toEqual([[18], ["F2", "H2"], ["F2", "H1"]]);
  expect(positionsIn({ kind: "promote", position: "K" })).toEqual(["K"]);
  expect(cardsIn({ kind: "lots", cards: [30, 2] })).toEqual([30, 2]);
  expect([cardsIn({ kind: "keep" }), positionsIn({ kind: "end" })]).toEqual([[], []]);
});

test("cards are used up by fits, by other actions and by Stones", () => {
  expect(cardsOf(LEGAL)).toEqual([7, 17]);
  expect(fitsOf(LEGAL, 17).length).toBe(3);
  expect(amnestiesOf(LEGAL, 17).length).toBe(1);
  expect(amnestiesOf(LEGAL, 7)).toEqual([]);
  expect([discardOf(LEGAL, 17)?.card, discardOf(LEGAL, 7)]).toEqual([17, undefined]);
});

test("positions leave the fits that have them all", () => {
  const fits = fitsOf(LEGAL, 17);
  const left = (positions: string[]) => fitsAt(fits, "ulster", positions).map((fit) => fit.positions);
  expect([["H2"], ["H2", "F3"], ["F1"]].map((positions) => left(positions).join(" "))).toEqual([
    "F2,H2 F3,H2",
    "F3,H2",
    "",
  ]);
  expect(fitsAt(fits, "munster", ["H2"])).toEqual([]);
});

test("a swap and a choice of cards name pieces and cards in order", () => {
  const swap = { kind: "stone", card: 7, region: "ulster", pieces: ["F2.1", "H1.0"] };
  expect(swapOf(STONES, "H1.0", "F2.1")).toEqual(swap);
  expect(swapOf(STONES, "F2.1", "H1.0")).toEqual(swap);
  expect(keepOf([25, 3, 17])).toEqual({ kind: "keep", cards: [3, 17, 25] });
  expect(cardsOf({})).toEqual([]);
});

test("a Stone that has one piece swaps it with another of the same region", () => {
  const stones = [STONES, { ...STONES, region: "munster" }];
  expect(stonesIn(stones, undefined)).toEqual(stones);
  expect(stonesIn(stones, "ulster")).toEqual([STONES]);
});

test("what does nothing stands last among the answers", () => {
  const kinds = (...all: string[]) => inOrder(all.map((kind) => ({ kind }))).map(({ kind }) => kind);
  expect(kinds("end", "garrison")).toEqual(["garrison", "end"]);
  expect(kinds("decline", "traitor")).toEqual(["traitor", "decline"]);
  expect(kinds("place", "end", "activate")).toEqual(["place", "activate", "end"]);
});
