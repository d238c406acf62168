import { expect, test } from "vitest";

import type { EntryView, RingfortsView } from "../../client/wire.ts";
import { dangerWords, fallenIn, greatIn, playedForWords, sinceOf, sinceWords } from "./since.ts";

const isOwn = (seat: string) => seat === "red";
const reader = { isOwn, sideOf: (seat?: string) => Number(seat === "blue"), own: 0, lost: 1 };

let version = 0;
const step = (seat: string, from: string, to: string, more: object = {}): EntryView =>
  ({
    version: (version += 1),
    seat,
    detail: { kind: "step", from, to, ...("effects" in more && { effects: more.effects }) },
    ...("by" in more && { by: more.by }),
  }) as EntryView;
const forced = { by: "table" };
const fallen = (hill: string, side: number) => ({ effects: [{ effect: "king_captured", hill, side }] });
const gift = { version: 90, seat: "blue", detail: { kind: "sacrifice", from: "F4", to: "D6" } } as EntryView;
const own = step("red", "B2", "C4");

const told = (...entries: EntryView[]) => sinceWords(sinceOf(entries, isOwn), reader);

test("one answer that the board shows is not told again", () => {
  expect(told(own, step("blue", "B5", "A3"))).toBe("");
  expect(told(step("blue", "B5", "A3"))).toBe("");
});

test("several moves are counted, and own forced moves are named", () => {
  const [one, other] = [step("red", "C6", "E7", forced), step("red", "E7", "G6", forced)];
  const entries = [own, step("blue", "B5", "A3"), one, step("blue", "A3", "C4", forced), other, gift];
  const alone = "C6→E7 was your only move and was played for you.";
  expect([told(step("red", "E5", "G4"), ...entries), told(own, one)]).toEqual([
    "Since your last press: 5 moves. C6→E7 and E7→G6 were your only moves and were played for you. Blue gave you D6.",
    alone,
  ]);
  expect(playedForWords([own, one], reader)).toBe(alone);
  expect(playedForWords([own, step("blue", "B5", "A3", forced)], reader)).toBe("");
});

test("kings that fell are told as the reader sees it, by whichever press", () => {
  expect(told(own, step("blue", "B5", "A3", fallen("G6", 0)))).toBe(
    "You lost a king on G6: one more loses the game.",
  );
  const press = step("red", "B2", "C4", fallen("D6", 1));
  expect(told(press, step("blue", "B5", "A3"))).toBe("You captured the king on D6.");
  expect(fallenIn([press])).toEqual([{ hill: "D6", side: 1 }]);
  const watched = sinceWords([press], { ...reader, own: undefined });
  expect(watched).toBe("Blue lost a king on D6.");
});

test("ringforts that were captured meanwhile and the beginning of Battle are told", () => {
  const taken = (hill: string) => ({ effects: [{ effect: "ringfort_captured", side: 0, hill }] });
  const begun = { effects: [{ effect: "battle", seat: "blue" }] };
  const [first, second] = [step("blue", "B5", "F7", taken("F7")), step("blue", "F7", "G2", taken("G2"))];
  expect([told(own, first, step("red", "E7", "G6", forced), second), told(own, first)]).toEqual([
    "Since your last press: 3 moves. E7→G6 was your only move and was played for you. Blue captured your ringforts on F7 and G2.",
    "Blue captured your ringfort on F7.",
  ]);
  expect(told(own, step("blue", "B5", "A3", begun))).toBe("Battle has begun.");
});

test("all that a move of Stone of Destiny did is told: what was taken, the king, the bridge", () => {
  const moved = (kind: string, hill: string, more: object) =>
    ({ version: 95, seat: "blue", detail: { kind, hill, ...more } }) as EntryView;
  const king = { effect: "king_moved", side: 1, from: "C7", to: "F6" };
  const taken = { effect: "ringfort_captured", side: 0, hill: "F6" };
  const replaced = moved("replace", "F6", { link: "B2B3", effects: [taken, king] });
  expect([told(own, replaced), told(own, moved("build", "F6", { effects: [king] }))]).toEqual([
    "Blue captures F6, moves the king there from C7 and links B2 with B3.",
    "Blue builds on F6 and moves the king there from C7.",
  ]);
});

test("a besieged king of the reader is named while kings can be captured", () => {
  const seen: RingfortsView = {
    ...{ phase: "manoeuvres", ringforts: ["A2F1D4", "A3B2A1"], kings: ["A2F1", "A3B2"] },
    ...{ kings_lost: [0, 0], besieged: ["A2D4", "B2"] },
  };
  expect(dangerWords(seen, 0)).toBe(
    "Your king on A2 is besieged: it falls if an enemy king moves next to it.",
  );
  expect(dangerWords(seen, 1)).toMatch(/^Your king on B2/);
  const { kings_lost: _, ...noneFalls } = seen;
  expect([dangerWords(seen, undefined), dangerWords({ ...seen, phase: "setup" }, 0)]).toEqual(["", ""]);
  expect(dangerWords(noneFalls, 0)).toBe("");
});

test("the list stands where the first great event is", () => {
  const plain = step("blue", "B5", "A3");
  const great = step("red", "C6", "E7", { ...forced, ...fallen("D6", 1) });
  expect(greatIn([own, plain, great, gift])).toBe(great);
  expect(greatIn([own, plain])).toBeUndefined();
});
