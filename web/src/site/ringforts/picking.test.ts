import { expect, test } from "vitest";

import type { ActionFields, ActionView } from "../../client/wire.ts";
import { choicesOf, nextHills, pick, unplaced, type Choice } from "./picking.ts";

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
  expect(pick(kings, ["B2"]).isWhole).toBe(false);
  expect(pick(kings, ["C4"]).isWhole).toBe(false);
  expect(actions(pick(kings, ["C4", "B2"]).choices)).toEqual([B2_C4]);
  expect(pick(kings, ["E4"]).isWhole).toBe(true);
});

test("actions of the same hills are all left", () => {
  const picked = pick(of(B2_C4, SACRIFICE), ["B2", "C4"]);
  expect([actions(picked.choices), picked.isWhole]).toEqual([[B2_C4, SACRIFICE], true]);
});

test("a replaced ringfort and a link are one action of three hills", () => {
  const choices = choicesOf({ replaces: { D4: ["E4E5", "E4F4"] } });
  expect(nextHills(choices, [])).toEqual(["D4"]);
  expect(nextHills(pick(choices, ["D4"]).choices, ["D4"])).toEqual(["E4", "E5", "F4"]);
  expect(actions(pick(choices, ["D4", "F4"]).choices)).toEqual([
    { kind: "replace", hill: "D4", link: "E4F4" },
  ]);
  expect(pick(choices, ["D4", "F4"]).isWhole).toBe(true);
});

test("what has no hill is said otherwise", () => {
  const choices = choicesOf({ builds: ["D4"], actions: [PASS] });
  expect(unplaced(choices)).toEqual([PASS]);
  expect(pick(choices, []).isWhole).toBe(false);
});
