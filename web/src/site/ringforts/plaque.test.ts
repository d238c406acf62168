import { expect, test } from "vitest";

import type { EffectView, EntryView } from "../../client/wire.ts";
import { plaqueOf } from "./plaque.ts";

const entry = (...effects: EffectView[]): EntryView => ({ version: 1, detail: { kind: "pass", effects } });

test("a captured king is announced, by a move or because it is stranded", () => {
  const captured: EffectView = { effect: "king_captured", side: 1, hill: "B1" };
  expect(plaqueOf(entry(captured))).toBe("Blue's king on B1 is captured.");
  const ends: EffectView = { effect: "double_capture", side: 1 };
  expect(plaqueOf(entry(captured, ends))).toBe(
    "Blue's king on B1 is captured. Blue has lost two kings, and that ends the game.",
  );
  const stranded: EffectView = { effect: "king_captured_by_default", side: 0, hill: "D4" };
  expect(plaqueOf(entry(stranded))).toBe("Red's king on D4 is stranded and captured.");
});

test("kings that leave the board are announced, and a pass that is forced", () => {
  const withdrawn: EffectView = { effect: "kings_withdrawn", side: 0, hills: ["D4", "E5"] };
  expect(plaqueOf(entry(withdrawn))).toBe("Red's kings leave the board.");
  const forced: EffectView = { effect: "forced_pass", side: 1, hills: [] };
  expect(plaqueOf(entry(forced))).toBe("The other side has passed, so Blue must pass too.");
});

test("what the board shows well is not announced", () => {
  expect(plaqueOf(entry({ effect: "kingdoms_joined", side: 0, hill: "D4", kingdoms: 2 }))).toBeUndefined();
  expect(plaqueOf(entry())).toBeUndefined();
});
