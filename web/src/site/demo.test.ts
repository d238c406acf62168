import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { EMPTY_DEMO, stepped, stepsIn, stepsOf } from "./demo.ts";

const games = JSON.parse(
  readFileSync(new URL("../../../data/look/games.json", import.meta.url), "utf8"),
) as Record<string, string>;

test("a step changes ringforts, kings and bridges, and marks what came", () => {
  const [first, second, third] = stepsIn("0+D4 k0+D4; 1+D5 l+D5E5; 0-D4 1+D4 k0-D4 l-D5E5");
  const one = stepped(EMPTY_DEMO, first ?? []);
  expect(one).toMatchObject({ ringforts: [["D4"], []], kings: [["D4"], []], lastMove: ["D4"] });
  const two = stepped(one, second ?? []);
  expect(two).toMatchObject({ ringforts: [["D4"], ["D5"]], bridges: [["D5", "E5"]], lastMove: ["D5"] });
  const three = stepped(two, third ?? []);
  expect(three).toMatchObject({ ringforts: [[], ["D5", "D4"]], kings: [[], []], bridges: [] });
});

test.each(Object.keys(games))(
  "the game of %s is one: nothing comes twice or goes that is not there",
  (name) => {
    const there = new Set<string>();
    const steps = stepsIn(games[name] ?? "");
    expect(steps.length).toBeGreaterThan(30);
    for (const word of steps.flat()) {
      const [, what, sign, where] = /^(k?[01]|l)([+-])((?:[A-G][1-7]){1,2})$/.exec(word) ?? [];
      const thing = `${what}${where}`;
      expect(there.has(thing), word).toBe(sign === "-");
      if (sign === "+") there.add(thing);
      else there.delete(thing);
    }
  },
);

test("a variant without a game has no steps", async () => {
  expect(await stepsOf("seat-of-kings")).toEqual([]);
});
