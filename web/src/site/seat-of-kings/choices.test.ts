import { expect, test } from "vitest";

import type { Legal } from "../../client/wire.ts";
import { cardsIn, positionsIn } from "./actions.ts";
import {
  amnestiesOf,
  cardsOf,
  discardOf,
  fitsAt,
  fitsOf,
  inOrder,
  keepOf,
  stonesIn,
  swapOf,
} from "./choices.ts";

const STONES = { card: 7, region: "ulster", pieces: ["F2.0", "F2.1", "H1.0"] };
const LEGAL: Legal = {
  actions: [
    { kind: "amnesty", region: "ulster", card: 17, token: "amnesty ulster 17" },
    { kind: "discard", card: 17, token: "discard 17" },
  ],
  plays: [
    {
      card: 17,
      region: "ulster",
      fits: [
        ["F2", "H2"],
        ["F3", "H2"],
        ["F3", "H3"],
      ],
    },
  ],
  stones: [STONES],
};

test("an action is read with all that it names", () => {
  const play = { kind: "play", card: 18, region: "ulster", positions: ["F2", "H2"] } as const;
  const stone = { kind: "stone", card: 7, region: "leinster", pieces: ["F2.0", "H1.12"] } as const;
  expect(cardsIn({ ...play, positions: [...play.positions] })).toEqual([18]);
  expect(positionsIn({ ...play, positions: [...play.positions] })).toEqual(["F2", "H2"]);
  expect(positionsIn({ ...stone, pieces: [...stone.pieces] })).toEqual(["F2", "H1"]);
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
  expect(left(["H2"])).toEqual([
    ["F2", "H2"],
    ["F3", "H2"],
  ]);
  expect(left(["H2", "F3"])).toEqual([["F3", "H2"]]);
  expect(left(["F1"])).toEqual([]);
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
