import { expect, test } from "vitest";

import type { UsualTurn } from "../../client/wire.ts";
import { bestFit } from "./bestFit.ts";
import type { Action } from "./choices.ts";

const fit = (...positions: string[]): Action<"play"> => ({
  ...({ kind: "play", card: 7, region: "ulster" } as const),
  positions,
});
const [first, second, third] = [fit("H1", "H2"), fit("H2", "H3"), fit("H3", "H4")];
const all = [first, second, third];

/** A usual turn with so many places and promotions, which costs so much. */
const turn = (places: readonly string[], promotions: readonly string[], paid = 0): UsualTurn => {
  const of = (kind: string, positions: readonly string[]) =>
    positions.map((position) => ({ kind, position }));
  return {
    actions: [...of("place", places), ...of("promote", promotions)],
    details: [],
    paid,
  } as unknown as UsualTurn;
};

/** The best fit, if these are the usual turns. */
const best = (...turns: (UsualTurn | undefined)[]) => bestFit(all, (fit) => turns[all.indexOf(fit)]);

test("the fit is shown that does most", () => {
  expect(best(turn(["H1", "H2"], []), turn(["H2"], ["W2"]), turn(["H3", "H4"], []))).toBe(second);
  expect(best(turn(["H1"], ["W1", "C1"]), turn(["H2"], ["K"]), undefined)).toBe(second);
  expect(best(turn(["H1"], ["W1"], 3), turn(["H2"], ["W2"], 2), turn(["H3"], ["W3"], 3))).toBe(second);
});

test("what changes nothing comes last, and of equal fits the first is shown", () => {
  const idle: UsualTurn = { ...turn([], []), idle: "nothing" };
  expect(best(idle, idle, turn(["H3"], []))).toBe(third);
  expect(best(undefined, undefined, undefined)).toBe(first);
  expect(bestFit([], () => undefined)).toBeUndefined();
});
