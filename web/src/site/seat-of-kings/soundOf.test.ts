import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { EntryView } from "../../client/wire.ts";
import { soundOf } from "./soundOf.ts";

const heard = (detail: object) => soundOf({ version: 0, detail } as EntryView);

test("of what an entry did the strongest is heard", () => {
  const paid = { effect: "paid", seat: "red", cumals: 2 };
  const captured = { effect: "captured", at: "W2", owner: "blue" };
  expect(heard({ kind: "play", card: 4, region: "ulster", positions: ["F1"] })).toBe("card");
  expect(heard({ kind: "activate", region: "ulster", effects: [paid] })).toBe("coins");
  expect(heard({ kind: "discard", card: 4, effects: [{ ...paid, effect: "received" }] })).toBe("coins");
  expect(heard({ kind: "amnesty", card: 4, region: "ulster", effects: [paid] })).toBe("coins");
  expect(heard({ kind: "place", position: "F1", effects: [paid] })).toBe("piece");
  expect(heard({ kind: "promote", position: "W2", effects: [captured] })).toBe("capture");
  expect(heard({ kind: "promote", position: "C1", effects: [{ ...captured, effect: "fort_struck" }] })).toBe(
    "capture",
  );
  expect(heard({ kind: "promote", position: "K", effects: [captured] })).toBe("king");
  expect(heard({ kind: "promote", position: "K", effects: [{ effect: "king_struck", owner: "blue" }] })).toBe(
    "king",
  );
});

test("the end of a round is heard by its income, or by a king", () => {
  const income = { effect: "income", seat: "red", cumals: 3 };
  const cleared = { effect: "cleared", region: "ulster", king: "red" };
  expect(heard({ kind: "end", effects: [income] })).toBe("coins");
  expect(heard({ kind: "decline", effects: [income, cleared] })).toBe("king");
});

test("what nobody sees is silent", () => {
  expect(heard({ kind: "end" })).toBeUndefined();
  expect(heard({ kind: "activate", region: "ulster" })).toBeUndefined();
});

test("a whole game has every sound but those of a turn and of the end", () => {
  const file = new URL("../../../tests/announcements/seat-of-kings.json", import.meta.url);
  const log = JSON.parse(readFileSync(file, "utf8")) as EntryView[];
  const sounds = new Set(log.map(soundOf));
  expect([...sounds].map(String).toSorted()).toEqual([
    "capture",
    "card",
    "coins",
    "king",
    "piece",
    "undefined",
  ]);
});
