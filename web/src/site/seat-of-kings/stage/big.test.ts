import { expect, test } from "vitest";

import type { EffectView, EntryView } from "../../../client/wire.ts";
import { bigOf } from "./big.ts";
import { durationOf } from "./parts.ts";

const promote = (position: string, ...effects: EffectView[]): EntryView => ({
  version: 1,
  seat: "red",
  detail: { kind: "promote", position, region: "ulster", effects },
});
const words = (entry: EntryView) => bigOf(entry)?.words;

test("a captured Chieftain, a throne, a lost King piece and the victory are big", () => {
  const captured: EffectView = { effect: "captured", at: "C1", owner: "white" };
  expect(words(promote("C1", captured))).toBe("Red captures White's Chieftain in Ulster");
  expect(words(promote("K"))).toBe("Red holds the King position of Ulster");
  expect(words(promote("K", { effect: "king_struck", owner: "blue" }))).toBe(
    "Blue loses the King piece of Ulster",
  );
  expect(words(promote("K", { effect: "won", seat: "red" }))).toBe("Red is High King");
});

test("what happens in each turn is not", () => {
  expect(bigOf(promote("W2", { effect: "captured", at: "W2", owner: "white" }))).toBeUndefined();
  expect(bigOf(promote("H1"))).toBeUndefined();
});

test("a big moment is seen longer", () => {
  expect(durationOf(promote("K"), undefined)).toBeGreaterThan(durationOf(promote("H1"), undefined));
  // One's own too: it was only drafted before.
  expect(durationOf(promote("K"), "red")).toBeGreaterThan(0);
  expect(durationOf(promote("H1"), "red")).toBe(0);
});
