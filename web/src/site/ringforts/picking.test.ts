import { expect, test } from "vitest";

import { choicesOf, nextHills, pick, unplaced } from "./picking.ts";

const of = (...tokens: string[]) => choicesOf({ tokens });
const tokens = (choices: readonly { token: string }[]) => choices.map((choice) => choice.token);

test("one hill is a whole decision where each decision has one", () => {
  const picked = pick(of("D4", "xD5"), ["D5"]);
  expect([tokens(picked.choices), picked.isWhole]).toEqual([["xD5"], true]);
});

test("a king is picked from either end, and a look at it moves nothing", () => {
  const kings = of("B2-C4", "D2-C4", "D2xE4");
  expect(pick(kings, ["B2"]).isWhole).toBe(false);
  expect(pick(kings, ["C4"]).isWhole).toBe(false);
  expect(tokens(pick(kings, ["C4", "B2"]).choices)).toEqual(["B2-C4"]);
  expect(pick(kings, ["E4"]).isWhole).toBe(true);
});

test("decisions of the same hills are all left", () => {
  const picked = pick(of("B2-C4", "B2-C4~"), ["B2", "C4"]);
  expect([tokens(picked.choices), picked.isWhole]).toEqual([["B2-C4", "B2-C4~"], true]);
});

test("a capture and a link are one decision of three hills", () => {
  const choices = choicesOf({ tokens: [], links: { xD4: ["E4E5", "E4F4"] } });
  expect(nextHills(choices, [])).toEqual(["D4"]);
  expect(nextHills(pick(choices, ["D4"]).choices, ["D4"])).toEqual(["E4", "E5", "F4"]);
  expect(tokens(pick(choices, ["D4", "F4"]).choices)).toEqual(["xD4+E4F4"]);
  expect(pick(choices, ["D4", "F4"]).isWhole).toBe(true);
});

test("what has no hill is said otherwise", () => {
  expect(unplaced(of("pass", "D4"))).toEqual(["pass"]);
  expect(pick(of("pass", "D4"), []).isWhole).toBe(false);
});
