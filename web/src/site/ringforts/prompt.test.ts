import { expect, test } from "vitest";

import type { ActionFields, Legal, RingfortsView } from "../../client/wire.ts";
import { choicesOf, pick } from "./picking.ts";
import { actWords, promptOf, promptWords, type Prompt } from "./prompt.ts";

const EMPTY: RingfortsView = { phase: "battle", ringforts: ["", ""] };
const STEPS = [
  { kind: "step", from: "B2", to: "C4", token: "B2-C4" },
  { kind: "step", from: "D2", to: "C4", token: "D2-C4" },
] as const;
const PASS = { kind: "pass", token: "pass" } as const;
const capture = (hill: string) => ({ kind: "capture", hill, token: `x${hill}` }) as const;

/** What is asked for with these actions, on a board, after some hills are picked. */
function asked(
  legal: Legal,
  board: Partial<RingfortsView> = {},
  picked: string[] = [],
  draft?: ActionFields,
  variant = "",
) {
  const all = choicesOf(legal);
  const left = pick(all, picked).choices;
  const choosing = { variant, board: { ...EMPTY, ...board }, side: 0, all, left, picked, options: [], draft };
  return promptOf(choosing);
}

const told = (prompt: Prompt | undefined) => prompt && [prompt.code, prompt.values];

test("nothing is asked of who has no legal action", () => {
  expect(asked({})).toBeUndefined();
});

test("a king is chosen, then where it goes, or the other way round", () => {
  const legal = { actions: [...STEPS] };
  const only = { actions: [STEPS[0]] };
  const values = { hill: "B2" };
  expect(asked(legal)).toEqual({ code: "prompt-king", values: {}, canCancel: false });
  expect(asked(legal, {}, ["B2"])).toEqual({ code: "prompt-king-to", values, canCancel: true });
  expect(told(asked(legal, {}, ["C4"]))).toEqual(["prompt-king-from", { hill: "C4" }]);
  expect(told(asked(only, { phase: "manoeuvres" }))).toEqual(["prompt-king-one", values]);
  expect(told(asked(only, { ringforts: ["C4", ""] }))).toEqual(["prompt-king-one", values]);
  expect(told(asked(only, { stranded: "B2" }))).toEqual(["prompt-king-stranded", values]);
  const pass = told(asked({ actions: [...STEPS, PASS] }));
  expect(pass).toEqual(["prompt-king-or-pass", { side: "Blue", turns: 0 }]);
  expect(told(asked({ actions: [PASS] }))).toEqual(["prompt-pass", {}]);
});

test("where only one king reaches a vacant hill in Battle, the clause says that it must", () => {
  const prompt = asked({ actions: [STEPS[0]] });
  expect([told(prompt), prompt?.clause]).toEqual([["prompt-king-mobile", { hill: "B2" }], "HK6"]);
});

test("a pass is offered with its price", () => {
  const or = asked({ actions: [...STEPS, PASS] });
  expect(or && promptWords(or)).toBe(
    "Choose a king to move, or pass. If you pass, your kings leave the board, Blue has one more turn, and the game ends.",
  );
  const last = asked({ actions: [...STEPS, PASS] }, { turns_left: 1 });
  expect(last && promptWords(last)).toMatch(/your kings leave the board, and the game ends\.$/);
});

test("a ringfort is taken first, then a bridge is set", () => {
  const legal = { replaces: { D4: ["E4E5", "E4F4"], C2: ["E4E5"] } };
  const board = { unlinked: ["", "C2D4"] };
  expect(told(asked(legal, board))).toEqual(["prompt-take-first", { count: 2, hill: "D4", side: "Blue" }]);
  const link = { code: "prompt-link", values: { hill: "D4", count: 2 }, canCancel: true };
  expect(asked(legal, board, ["D4"])).toEqual(link);
  expect(told(asked(legal, board, ["D4", "E4"]))).toEqual(["prompt-link-from", { hill: "D4", from: "E4" }]);
  const take = told(asked({ actions: [capture("D4")] }, board));
  expect(take).toEqual(["prompt-take", { count: 1, hill: "D4", side: "Blue" }]);
});

test("captures are due, with the count where it decides", () => {
  const board = { must_capture: "C4", priorities: [["A2", "B2", "", "C4", ""]] };
  const due = (hills: string[], on = {}) => told(asked({ actions: hills.map(capture) }, on));
  expect(due(["C4"])).toEqual(["prompt-capture", { count: 1, hill: "C4" }]);
  expect(due(["C4", "E5"])).toEqual(["prompt-capture", { count: 2, hill: "C4" }]);
  expect(due(["C4"], board)).toEqual(["prompt-capture-most", { count: 1, hill: "C4", order: 3 }]);
});

test("a build says what narrows it", () => {
  const legal = { builds: ["D4", "E4"] };
  expect(told(asked(legal))).toEqual(["prompt-build-marked", {}]);
  expect(told(asked(legal, { phase: "setup" }))).toEqual(["prompt-build-king", { number: 1 }]);
  expect(told(asked(legal, { qualified: "AC" }))).toEqual(["prompt-build-row", { count: 2, line: "column" }]);
  const priorities = [["A2", "", "C3D4E4", "", ""]];
  expect(told(asked(legal, { priorities }))).toEqual(["prompt-build-most", { order: 2 }]);
  const both = { ...legal, actions: [capture("C3")] };
  expect(told(asked(both, { priorities }))).toEqual(["prompt-build-or-capture-most", { order: 2 }]);
  // Where every vacant hill is legal, none is marked.
  expect(told(asked({ builds: Array.from({ length: 45 }, (_, at) => String(at)) }))).toEqual([
    "prompt-build",
    {},
  ]);
});

test("a build that a king goes along with says where, and whose king decides", () => {
  const at = (kings: string[] | undefined, builds: string[]) => {
    const board = { phase: "manoeuvres", ringforts: kings ?? ["", ""], ...(kings && { kings }) } as const;
    return told(asked({ builds }, board, [], undefined, "stone-of-destiny"));
  };
  expect(at(undefined, ["D4", "E1"])).toEqual(["prompt-build-with-king", { king: "first" }]);
  expect(at(["", "D4"], ["D6", "E5"])).toEqual(["prompt-build-near-king", { king: "first", side: "Blue" }]);
  expect(at(["D5", "D4"], ["B2", "D3"])).toEqual(["prompt-build-near-king", { king: "again", side: "Blue" }]);
  // Where none is near enough, any will do.
  expect(at(["D5", "D4"], ["D7"])).toEqual(["prompt-build-with-king", { king: "again" }]);
});

test("what waits to be confirmed is told", () => {
  const draft: ActionFields = { kind: "build", hill: "D4" };
  const values = { hill: "D4", kind: "build", side: "Blue", bridge: "" };
  const confirm = { code: "prompt-confirm", values, canCancel: true };
  expect(asked({ builds: ["D4"] }, {}, ["D4"], draft)).toEqual(confirm);
  const pass = told(asked({ actions: [...STEPS, PASS] }, {}, [], PASS));
  expect(pass).toEqual(["prompt-confirm-pass", { side: "Blue", turns: 0 }]);
  // A turn of two steps that waits is told with both.
  const replace: ActionFields = { kind: "replace", hill: "G6", link: "G5G6" };
  const two = asked({ replaces: { G6: ["G5G6"] } }, {}, ["G6", "G5", "G6"], replace);
  expect(two?.values).toEqual({ hill: "G6", kind: "replace", side: "Blue", bridge: "G5–G6" });
});

test("a sacrifice is told with what it does, where it is chosen", () => {
  const sacrifice = { kind: "sacrifice", from: "B2", to: "C4", token: "B2-C4~" } as const;
  const options: ActionFields[] = [STEPS[0], sacrifice];
  const all = choicesOf({ actions: [STEPS[0], sacrifice] });
  const game = { variant: "high-kings-2", board: EMPTY, side: 0 };
  const choosing = { ...game, all, left: all, picked: ["B2", "C4"], options, draft: undefined };
  expect(told(promptOf(choosing))).toEqual(["prompt-sacrifice", { hill: "C4", side: "Blue" }]);
  const prompt = promptOf(choosing);
  expect(prompt && promptWords(prompt)).toMatch(/if it cannot, you lose the game\.$/);
  expect(actWords(sacrifice, 0)).toBe("Move there and give C4 to Blue");
});
