import { expect, test } from "vitest";

import { EMPTY_BOARD, type BoardState } from "../../board/index.ts";
import type { Why } from "../../client/wire.ts";
import { choicesOf } from "./picking.ts";
import { kingRefusal, refusalWords, servedRefusal } from "./refusals.ts";

const state: BoardState = {
  ...EMPTY_BOARD,
  ringforts: [["B2", "G6", "D4"], ["E5"]],
  kings: [["B2", "G6"], ["E5"]],
};
const choices = choicesOf({ actions: [{ kind: "step", from: "G6", to: "E7", token: "G6-E7" }] });

/** What a press on a hill is told, before or after the king on G6 is chosen. */
const told = (hill: string, stranded?: string, picked: string[] = []) => {
  const refusal = kingRefusal(state, stranded, choices, picked, hill);
  return refusal && refusalWords(refusal);
};

test("a press on a king that cannot move says why", () => {
  expect(told("B2")).toBe("This king has nowhere to go now.");
  expect(told("B2", "G6", ["G6"])).toBe("Your king on G6 is stranded and must move now.");
  expect(told("E5")).toBe("That king is Blue's.");
  expect(told("D4")).toBe("First choose one of your kings, then where it goes.");
});

test("where a king goes the server says why, and where no king moves", () => {
  expect(told("C2", undefined, ["G6"])).toBeUndefined();
  expect(kingRefusal(state, undefined, choicesOf({ builds: ["C2"] }), [], "D4")).toBeUndefined();
});

test("a chosen king that can still move is not named as another one", () => {
  const why = {
    clause: "HK6",
    token: "G6-E5",
    places: ["G6"],
    name: "why-kings-are-mobile",
    sentence:
      "A king goes to a ringfort only when none of yours can move to a vacant hill, but the one on G6 can.",
  } as Why;
  expect(refusalWords(servedRefusal(why, ["G6"], "E5"))).toBe(
    "Your king can still move to a vacant hill, so it must.",
  );
  expect(refusalWords(servedRefusal(why, ["B2"], "E5"))).toBe(why.sentence);
});
