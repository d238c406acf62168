import { expect, test } from "vitest";

import { EMPTY_BOARD, type BoardState } from "../../board/index.ts";
import type { Why } from "../../client/wire.ts";
import { choicesOf } from "./picking.ts";
import { clauseOf, kingRefusal, ownRefusal, refusalWords } from "./refusals.ts";
import { servedRefusal, triedKing, type Asked } from "./refusals.ts";

const state: BoardState = {
  ...EMPTY_BOARD,
  ringforts: [["B2", "G6", "D4"], ["E5"]],
  kings: [["B2", "G6"], ["E5"]],
};
const choices = choicesOf({ actions: [{ kind: "step", from: "G6", to: "E7", token: "G6-E7" }] });

const MANOEUVRES: Asked = { phase: "manoeuvres", side: 0 };

/** What a press on a hill is told, before or after the king on G6 is chosen. */
const told = (hill: string, stranded?: string, picked: string[] = []) => {
  const asked = { ...MANOEUVRES, ...(stranded !== undefined && { stranded }) };
  const refusal = kingRefusal(state, asked, choices, picked, hill);
  return refusal && refusalWords(refusal);
};

test("a press on a king that cannot move says why", () => {
  expect(told("B2")).toBe(
    "This king has no hill where it may build: C4 and D3 are next to your ringfort on D4.",
  );
  expect(told("B2", "G6", ["G6"])).toBe("Your king on G6 is stranded and must move now.");
  expect(told("E5")).toMatch(/^That king is Blue's\. It falls if your king moves next to it/);
  expect(told("D4")).toBe("First choose one of your kings, then where it goes.");
});

test("where a king goes the server says why, and where no king moves", () => {
  expect(told("C2", undefined, ["G6"])).toBeUndefined();
  expect(kingRefusal(state, MANOEUVRES, choicesOf({ builds: ["C2"] }), [], "D4")).toBeUndefined();
});

test("while a king can reach a vacant hill in Battle, one that cannot goes to no ringfort, by its clause", () => {
  const battle: Asked = { phase: "battle", side: 0 };
  // The king on D7 reaches the vacant E5, which is next to the one on F5.
  const kings = ["D7", "F5", "G2"];
  const apart: BoardState = { ...EMPTY_BOARD, ringforts: [kings, ["B6", "C5", "F6"]], kings: [kings, []] };
  const builds = choicesOf({ actions: [{ kind: "step", from: "F5", to: "E3", token: "F5-E3" }] });
  const stuck = kingRefusal(apart, battle, builds, [], "D7");
  expect(stuck && refusalWords(stuck)).toBe(
    "This king has no hill to go to: E5 is next to your king on F5. While your king on F5 can build, no king of yours may go to a ringfort.",
  );
  expect([stuck && clauseOf(stuck), stuck?.places]).toEqual(["HK6", ["F5"]]);
  // Where all go back to ringforts, it has none to go to.
  const back = choicesOf({ actions: [{ kind: "step", from: "G6", to: "D4", token: "G6-D4" }] });
  const held = kingRefusal(state, battle, back, [], "B2");
  expect(held && refusalWords(held)).toBe("This king has no hill to go to: all within its reach are taken.");
  expect([triedKing(stuck), triedKing(held), triedKing(undefined)]).toEqual(["D7", "B2", undefined]);
});

test("a press on an own ringfort, where ringforts are built, says that it is one's own", () => {
  const refusal = ownRefusal(state, 0, "D4");
  expect(refusal && [refusalWords(refusal), clauseOf(refusal)]).toEqual(["D4 is already yours.", "B11"]);
  expect([ownRefusal(state, 1, "D4"), ownRefusal(state, 0, "A2")]).toEqual([undefined, undefined]);
});

test("a chosen king that can still move is not named as another one", () => {
  const sentence =
    "A king goes to a ringfort only when none of yours can move to a vacant hill, but the one on G6 can.";
  const why = {
    clause: "HK6",
    token: "G6-E5",
    places: ["G6"],
    name: "why-kings-are-mobile",
    sentence,
  } as Why;
  expect(refusalWords(servedRefusal(why, ["G6"], "E5"))).toBe("Your king can still build, so it must.");
  expect(refusalWords(servedRefusal(why, ["B2"], "E5"))).toBe(why.sentence);
});

test("what decides against a row are the ringforts in it", () => {
  const why = { clause: "PC4", token: "D7", places: ["E5", "F6"], name: "why-qualified-rows" } as Why;
  const places = (values?: object) =>
    servedRefusal({ ...why, ...(values && { values }) } as Why, [], "D7", state.ringforts.flat()).places;
  expect(places({ row: ["D"] })).toEqual(["D4"]);
  expect(places()).toEqual(["E5", "F6"]);
});
