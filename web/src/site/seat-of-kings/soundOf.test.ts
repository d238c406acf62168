import { expect, test } from "vitest";

import type { EntryView } from "../../client/wire.ts";
import { kingsLog } from "../recorded.setup.ts";
import { soundOf } from "./soundOf.ts";

const heard = (detail: object) => soundOf({ version: 0, detail } as EntryView);

test("of what an entry did the strongest is heard", () => {
  const paid = { effect: "paid", seat: "red", cumals: 2 };
  const captured = { effect: "captured", at: "W2", owner: "blue" };
  const struck = { effect: "king_struck", owner: "blue" };
  const sounds: [string, object][] = [
    ["card", { kind: "play", card: 4, region: "ulster", positions: ["F1"] }],
    ["coins", { kind: "activate", region: "ulster", effects: [paid] }],
    ["coins", { kind: "discard", card: 4, effects: [{ ...paid, effect: "received" }] }],
    ["coins", { kind: "amnesty", card: 4, region: "ulster", effects: [paid] }],
    ["piece", { kind: "place", position: "F1", effects: [paid] }],
    ["capture", { kind: "promote", position: "W2", effects: [captured] }],
    ["capture", { kind: "promote", position: "C1", effects: [{ ...captured, effect: "fort_struck" }] }],
    ["king", { kind: "promote", position: "K", effects: [captured] }],
    ["king", { kind: "promote", position: "K", effects: [struck] }],
  ];
  for (const [sound, detail] of sounds) expect(heard(detail), JSON.stringify(detail)).toBe(sound);
});

test("the end of a round is heard by its income, or by a king", () => {
  const income = { effect: "income", seat: "red", cumals: 3 };
  const cleared = { effect: "cleared", region: "ulster", king: "red" };
  expect(heard({ kind: "end", effects: [income] })).toBe("coins");
  expect(heard({ kind: "decline", effects: [income, cleared] })).toBe("king");
});

test("what nobody sees is silent, and a whole game has every sound but those of a turn and of the end", () => {
  expect([heard({ kind: "end" }), heard({ kind: "activate", region: "ulster" })]).toEqual([
    undefined,
    undefined,
  ]);
  const sounds = [...new Set(kingsLog.map(soundOf))].map(String).toSorted();
  expect(sounds.join(" ")).toBe("capture card coins king piece undefined");
});
