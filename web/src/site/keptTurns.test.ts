// The own turns that all tabs of a browser keep together.

import { expect, test } from "vitest";

import { keptTurnsOf, learnt, type KeptTurns, type TableTurn } from "./keptTurns.ts";

const turn = (table: string, version: number, isAsked: boolean): TableTurn => ({ table, version, isAsked });

/** What is kept, and the turns that have begun, after tabs learnt one thing after the other. */
function after(...learnings: readonly (readonly TableTurn[])[]): { kept: KeptTurns; begun: string[] } {
  let kept: KeptTurns = {};
  const begun: string[] = [];
  for (const turns of learnings) {
    const next = learnt(kept, turns, false);
    kept = next.kept;
    begun.push(...next.begun);
  }
  return { kept, begun };
}

test("a turn begins once, whichever tabs hear of it", () => {
  const { begun } = after(
    [turn("a", 4, false)],
    [turn("a", 5, true)],
    [turn("a", 5, true)],
    // A second decision of the same turn.
    [turn("a", 6, true)],
    [turn("a", 7, false)],
    [turn("a", 8, true)],
  );
  expect(begun).toEqual(["a", "a"]);
});

test("a table that was not known before begins no turn", () => {
  expect(after([turn("a", 5, true)], [turn("a", 5, true)]).begun).toEqual([]);
});

test("an answer that was on its way while the reader moved changes nothing", () => {
  const { kept, begun } = after([turn("a", 5, true)], [turn("a", 6, false)], [turn("a", 5, true)]);
  expect(kept).toEqual({ a: [6, false] });
  expect(begun).toEqual([]);
});

test("a table of which nothing is known keeps what was known", () => {
  const { kept } = after([turn("a", 6, false)], [turn("a", -1, false)]);
  expect(kept).toEqual({ a: [6, false] });
});

test("a whole list forgets all other tables, one table forgets none", () => {
  const kept: KeptTurns = { a: [3, true], b: [4, false] };
  expect(learnt(kept, [turn("b", 4, false)], false).kept).toEqual(kept);
  expect(learnt(kept, [turn("b", 5, true)], true)).toEqual({ kept: { b: [5, true] }, begun: ["b"] });
});

test("only what can be read is kept", () => {
  expect(keptTurnsOf('{"a":[3,true],"b":[4],"c":7,"d":["5",false]}')).toEqual({ a: [3, true] });
  for (const text of [null, "", "no", "null", "7"]) expect(keptTurnsOf(text), String(text)).toEqual({});
});
