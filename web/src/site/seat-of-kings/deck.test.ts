import { expect, test } from "vitest";

import type { KingsView } from "../../client/wire.ts";
import { seenOf } from "./deck.ts";

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
