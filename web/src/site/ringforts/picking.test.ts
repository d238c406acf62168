import { expect, test } from "vitest";

import type { ActionFields, ActionView } from "../../client/wire.ts";
import { EMPTY_BOARD, hillsOf } from "../../board/index.ts";
import { attemptOf, attemptOfTwo, choicesOf, nextHills, pick } from "./picking.ts";
import { unplaced, waysTo, type Choice } from "./picking.ts";

const D5: ActionView = { kind: "capture", hill: "D5", token: "xD5" };
const PASS: ActionView = { kind: "pass", token: "pass" };
const B2_C4: ActionView = { kind: "step", from: "B2", to: "C4", token: "B2-C4" };
const D2_C4: ActionView = { kind: "step", from: "D2", to: "C4", token: "D2-C4" };
const D2_E4: ActionView = { kind: "take", from: "D2", to: "E4", token: "D2xE4" };
const SACRIFICE: ActionView = { kind: "sacrifice", from: "B2", to: "C4", token: "B2-C4~" };

const of = (...actions: ActionView[]) => choicesOf({ actions });
const actions = (choices: readonly Choice[]): ActionFields[] => choices.map((choice) => choice.action);

test("one hill is a whole action where each action has one", () => {
  const choices = choicesOf({ builds: ["D4"], actions: [D5] });
  const picked = pick(choices, ["D5"]);
  expect([actions(picked.choices), picked.isWhole]).toEqual([[D5], true]);
  expect(actions(pick(choices, ["D4"]).choices)).toEqual([{ kind: "build", hill: "D4" }]);
});

test("a king is picked from either end, and a look at it moves nothing", () => {
  const kings = of(B2_C4, D2_C4, D2_E4);
  expect([pick(kings, ["B2"]).isWhole, pick(kings, ["C4"]).isWhole]).toEqual([false, false]);
  expect(actions(pick(kings, ["C4", "B2"]).choices)).toEqual([B2_C4]);
});

test("a target moves no king that was not shown: the reader chooses it, or the prompt names the only one", () => {
  const kings = of(B2_C4, D2_C4, D2_E4);
  expect([actions(pick(kings, ["E4"]).choices), pick(kings, ["E4"]).isWhole]).toEqual([[D2_E4], false]);
  expect(pick(kings, ["E4", "D2"]).isWhole).toBe(true);
  expect(pick(of(D2_C4, D2_E4), ["E4"]).isWhole).toBe(true);
});

test("where a chosen king cannot go, no other king goes in its place", () => {
  const kings = of(B2_C4, D2_C4, D2_E4);
  expect(waysTo(kings, ["B2"], "E4")).toEqual([["B2", "E4"]]);
  expect(waysTo(kings, ["B2"], "D2")).toEqual([["B2", "D2"], ["D2"]]);
  expect(waysTo(kings, ["C4"], "E4")).toEqual([["C4", "E4"], ["E4"]]);
});

test("actions of the same hills are all left", () => {
  const picked = pick(of(B2_C4, SACRIFICE), ["B2", "C4"]);
  expect([actions(picked.choices), picked.isWhole]).toEqual([[B2_C4, SACRIFICE], true]);
});

test("a replaced ringfort and a link are one action of three hills", () => {
  const choices = choicesOf({ replaces: { D4: ["E4E5", "E4F4"] } });
  expect(nextHills(choices, [])).toEqual(["D4"]);
  expect(nextHills(pick(choices, ["D4"]).choices, ["D4"])).toEqual(["E4", "E5", "F4"]);
  const from = pick(choices, ["D4", "F4"]);
  expect(actions(from.choices)).toEqual([{ kind: "replace", hill: "D4", link: "E4F4" }]);
  expect([from.isWhole, nextHills(from.choices, ["D4", "F4"])]).toEqual([false, ["E4"]]);
  expect(pick(choices, ["D4", "F4", "E4"]).isWhole).toBe(true);
});

test("the bridge begins or ends at the ringfort that was taken, whatever others its neighbor can have", () => {
  const choices = choicesOf({ replaces: { G6: ["F5G5", "G4G5", "G5G6"] } });
  const expected = { kind: "replace", hill: "G6", link: "G5G6" };
  for (const hills of ["G6G5G6", "G6G6G5"]) {
    const { choices: left, isWhole } = pick(choices, hillsOf(hills));
    expect([actions(left), isWhole]).toEqual([[expected], true]);
  }
  const from = pick(choices, ["G6", "G5"]);
  expect(from.isWhole).toBe(false);
  expect(nextHills(from.choices, ["G6", "G5"]).sort()).toEqual(["F5", "G4", "G6"]);
});

test("a bridge is not begun before a ringfort is taken", () => {
  const choices = choicesOf({ replaces: { D4: ["E4E5", "E4F4"], C2: ["E4E5"] } });
  expect(pick(choices, ["E4"]).choices).toEqual([]);
  expect(pick(choices, ["C2", "F4"]).choices).toEqual([]);
});

test("what is no bridge is explained by the one that was meant", () => {
  const all = choicesOf({ replaces: { D4: ["E4E5"], C2: ["E4E5"] } });
  const board = (red: string, blue: string) => ({
    ...EMPTY_BOARD,
    ringforts: [hillsOf(red), hillsOf(blue)] as const,
  });
  const [before, after] = [board("E4E5G4", "D4C2F4"), board("D4E4E5G4", "C2F4")];
  expect(attemptOfTwo(before, all, [], "E4")).toBeUndefined();
  expect(attemptOfTwo(before, all, [], "F4")).toEqual({ kind: "capture", hill: "F4" });
  expect(attemptOfTwo(after, all, ["D4"], "F4")).toEqual({ kind: "capture", hill: "F4" });
  const link = (picked: string[], hill: string) => {
    const attempt = attemptOfTwo(after, all, picked, hill);
    return attempt?.kind === "replace" && `${attempt.hill} ${attempt.link}`;
  };
  const links = [link(["D4", "E4"], "F4"), link(["D4", "E4"], "D4"), link(["D4"], "E5")];
  expect(links).toEqual(["D4 E4F4", "D4 D4E4", "D4 E4E5"]);
});

test("what has no hill is said otherwise", () => {
  const choices = choicesOf({ builds: ["D4"], actions: [PASS] });
  expect(unplaced(choices)).toEqual([PASS]);
  expect(pick(choices, []).isWhole).toBe(false);
});

test("where kings stand, a press on any ringfort means to build there", () => {
  const state = { ...EMPTY_BOARD, ringforts: [["D4"], []], kings: [["D4"], []] } as const;
  expect(attemptOf(state, [], "D4")).toEqual({ kind: "build", hill: "D4" });
});
