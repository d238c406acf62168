// Presses on kings, own moves before they are answered, prompts and refusals.

import { expect, test } from "vitest";

import { positionName } from "../../client/logs.ts";
import type { ActionFields, ActionView, Legal, RingfortsView, View, Why } from "../../client/wire.ts";
import { expectSaid } from "../recorded.setup.ts";
import { Picker } from "./picker.svelte.ts";
import { choicesOf, pick, waysTo } from "./picking.ts";
import { actWords, promptOf, promptWords } from "./prompt.ts";

const PASS: ActionView = { kind: "pass", token: "pass" };
const B2_C4: ActionView = { kind: "step", from: "B2", to: "C4", token: "B2-C4" };
const D2_C4: ActionView = { kind: "step", from: "D2", to: "C4", token: "D2-C4" };
const D2_E4: ActionView = { kind: "take", from: "D2", to: "E4", token: "D2xE4" };
const SACRIFICE: ActionView = { kind: "sacrifice", from: "B2", to: "C4", token: "B2-C4~" };

/** The actions that are left when hills are picked, and whether they are a whole action. */
function picked(legal: Legal, ...hills: string[]) {
  const { choices, isWhole } = pick(choicesOf(legal), hills);
  return [choices.map(({ action }) => action), isWhole];
}

const KINGS: Legal = { actions: [B2_C4, D2_C4, D2_E4] };

test("a king is picked from either end, and no king moves or stands in for another that was not shown", () => {
  expect(picked(KINGS, "C4", "B2")).toEqual([[B2_C4], true]);
  expect(picked(KINGS, "E4")).toEqual([[D2_E4], false]);
  expect(picked({ actions: [D2_C4, D2_E4] }, "E4")[1]).toBe(true);
  expect(picked({ actions: [B2_C4, SACRIFICE] }, "B2", "C4")).toEqual([[B2_C4, SACRIFICE], true]);
  const kings = choicesOf(KINGS);
  expect(waysTo(kings, ["B2"], "D2")).toEqual([["B2", "D2"], ["D2"]]);
  expect(waysTo(kings, ["C4"], "E4")).toEqual([["C4", "E4"], ["E4"]]);
});

const BUILD: ActionFields = { kind: "build", hill: "D5" };

function viewOf(version: number, ...entries: number[]): View {
  const log = entries.map((version) => ({ version }));
  const legal = { builds: ["D5"] };
  return { version, stage: "playing", fairness: { game: 0 }, legal, log, log_from: 0 } as unknown as View;
}

test("an own move is drawn until the next view of any kind, and not again when it was taken back", () => {
  const drawnAt = (...views: View[]) => {
    const table = {
      ...{ view: viewOf(2, 1, 2), waiting: 0, you: "red", order: () => new Promise<boolean>(() => {}) },
      explain: async () => undefined,
      get decision(): string {
        return positionName(this.view);
      },
    };
    const picker = new Picker(table);
    picker.choose(BUILD);
    return [table.view, ...views].map((view) => ((table.view = view), picker.pending));
  };
  expect(drawnAt(viewOf(3, 1, 2, 3), viewOf(4, 1, 2, 3, 4), viewOf(5, 1, 2)).at(-1)).toBeUndefined();
  for (const more of [{}, { fairness: { game: 1 }, log: [] }, { stage: "stopped" }])
    expect(drawnAt({ ...viewOf(3, 1, 2), ...more } as View)).toEqual([BUILD, undefined]);
  // A move that was foreseen at a position is not shown at another one with as many entries.
  expect(positionName(viewOf(9, 1, 2, 8))).not.toBe(positionName(viewOf(3, 1, 2, 3)));
  expect(positionName(viewOf(4, 1, 2))).toBe(positionName(viewOf(2, 1, 2)));
});

test("the board after an own action is asked for where the answer is near, and is that of no other view", async () => {
  const asked: ((board: RingfortsView) => void)[] = [];
  const preview = () => new Promise<RingfortsView>((resolve) => asked.push(resolve));
  /** The board that is seen when the answer to a press has come. */
  const seenAt = async (isNear: boolean, then?: View) => {
    const table = {
      ...{ view: viewOf(2, 1, 2), waiting: 0, you: "red", order: () => new Promise<boolean>(() => {}) },
      ...{ explain: async () => undefined, preview, isNear, decision: "0 2 " },
    };
    const picker = new Picker(table);
    picker.choose(BUILD);
    table.view = then ?? table.view;
    asked.splice(0).forEach((answer) => answer(BOARD));
    await Promise.resolve();
    return picker.preview;
  };
  expect(await seenAt(true)).toBe(BOARD);
  expect(await seenAt(true, viewOf(3, 1, 2, 3))).toBeUndefined();
  expect(await seenAt(false)).toBeUndefined();
  // A board that was asked for while its hill was pointed at is there with the press.
  const explain = async () => undefined;
  const order = () => new Promise<boolean>(() => {});
  const pointed = new Picker({
    ...{ view: viewOf(2, 1, 2), waiting: 0, you: "red", order, explain },
    ...{ preview: async () => BOARD, isNear: true, decision: "0 2 " },
  });
  await pointed.foresee("D5");
  void pointed.pick("D5");
  expect(pointed.preview).toBe(BOARD);
});

test("a ringfort that is taken is drawn before its bridge is set, until any other version", async () => {
  const asked: unknown[] = [];
  const half = { ...BOARD, ringforts: ["", "D4"] };
  const table = {
    ...{ view: { ...viewOf(2, 1, 2), legal: STONE }, waiting: 0, you: "red", decision: "0 2 " },
    ...{ explain: async () => undefined, order: () => new Promise<boolean>(() => {}) },
    preview: async (action: ActionFields, isHalf?: boolean) => {
      asked.push([action, isHalf]);
      return isHalf === true ? half : BOARD;
    },
  };
  const picker = new Picker(table);
  await picker.pick("D4");
  expect(picker.half).toBe(half);
  await picker.pick("E4");
  expect([picker.half, asked]).toEqual([half, [[{ kind: "replace", hill: "D4", link: "E4E5" }, true]]]);
  const { view } = table;
  table.view = { ...view, version: 3 };
  expect(picker.half).toBeUndefined();
  table.view = view;
  picker.cancel();
  expect(picker.half).toBeUndefined();
  // It stays below the whole turn until that is known, and an answer that comes late is dropped.
  await picker.pick("D4");
  picker.pickLink(["E4", "E5"]);
  expect(picker.preview).toBe(half);
  const late = new Picker(table);
  const picking = late.pick("D4");
  table.view = { ...view, version: 3 };
  await picking;
  table.view = view;
  expect(late.half).toBeUndefined();
});

const BOARD = { phase: "battle", ringforts: ["D5", ""] } as RingfortsView;
const REPLACE: ActionFields = { kind: "replace", hill: "C2", link: "E4E5" };
const BUILD_D4: ActionFields = { kind: "build", hill: "D4" };
const BOTH = { options: [B2_C4, SACRIFICE] };

/** The question after some hills are picked, where this is asked before any is. */
const asks =
  (legal: Legal, prompt: object = { name: "prompt-king" }, picked: string[] = [], more: object = {}) =>
  () => {
    const left = pick(choicesOf(legal), picked).choices;
    const choosing = { asked: prompt as Legal["prompt"], side: 0, options: [], draft: undefined };
    const asked = promptOf({ ...choosing, left, picked, ...more });
    return asked && [asked.code, promptWords(asked)];
  };

/** A question before anything is picked. */
const first = (name: string, values?: object) =>
  asks({}, { name: `prompt-${name}`, ...(values && { values }) });

const TWO: Legal = { actions: [B2_C4, D2_C4] };
const STONE: Legal = { replaces: { D4: ["E4E5", "E4F4"], C2: ["E4E5"] } };
const KINGS_OR_PASS = { name: "prompt-king-or-pass", values: { turns: 0 } };

test("what is asked says what narrows it, as recorded", () =>
  expectSaid("prompts", {
    "a king": first("king"),
    "where it goes": asks(TWO, undefined, ["B2"]),
    "from where it comes": asks(TWO, undefined, ["C4"]),
    "the only king": first("king-one", { hill: "B2" }),
    "a stranded king": first("king-stranded", { hill: "B2" }),
    "a mobile king": first("king-mobile", { hill: "B2" }),
    "a pass": first("pass", { turns: 0 }),
    "a king or a pass": asks({}, KINGS_OR_PASS),
    "a king or the last pass": first("king-or-pass", { turns: 1 }),
    "a ringfort to take first": first("take-first", { count: 2, hill: "C2" }),
    "its bridge": asks(STONE, undefined, ["D4"]),
    "the other end of its bridge": asks(STONE, undefined, ["D4", "E4"]),
    "a ringfort to take": first("take", { count: 1, hill: "D4" }),
    "a capture": first("capture", { count: 1, hill: "C4" }),
    "several captures": first("capture", { count: 2, hill: "C4" }),
    "the first capture by its order": first("capture-most", { count: 1, hill: "C3", order: 2 }),
    "a marked build": first("build-marked"),
    "a build with a king": first("build-king", { number: 1 }),
    "a build in a row": first("build-row", { count: 2, line: "column" }),
    "a build by its order": first("build-most", { order: 2 }),
    "a build or a capture": first("build-or-capture-most", { order: 2 }),
    "any build": first("build"),
    "the first build with a king": first("build-with-king", { king: "first" }),
    "a build near a king": first("build-near-king", { king: "again" }),
    "a build where no king is near": first("build-with-king", { king: "again" }),
    "whether to build": asks({}, undefined, ["D4"], { draft: BUILD_D4 }),
    "whether to pass": asks({}, KINGS_OR_PASS, [], { draft: PASS }),
    "whether to take and link": asks(STONE, undefined, ["C2"], { draft: REPLACE }),
    "a sacrifice": asks({ actions: [B2_C4, SACRIFICE] }, undefined, ["B2", "C4"], BOTH),
    "an act of sacrifice": () => actWords(SACRIFICE, 0),
  }));

test("presses that lead to nothing are asked about in order, and an answer that comes late is dropped", async () => {
  const asked: string[] = [];
  const answers: ((name: string) => void)[] = [];
  const explain = (hills: readonly string[]) => {
    asked.push(hills.join(" "));
    const why = { clause: "HK2", token: "", places: [], sentence: "" };
    return new Promise<Why>((resolve) => answers.push((name) => resolve({ ...why, name })));
  };
  const order = async () => true;
  const picker = new Picker({ view: { legal: KINGS }, waiting: 0, you: "red", explain, order });
  const press = async (hill: string) => {
    const pressed = picker.pick(hill);
    answers.shift()?.(hill);
    await pressed;
    return [asked.at(-1), picker.refusal?.why.name];
  };
  // A press may follow one that was refused, and follows all that is picked.
  expect(await press("A3")).toEqual(["A3", "A3"]);
  expect(await press("A3")).toEqual(["A3", "A3"]);
  expect(await press("F6")).toEqual(["A3 F6", "F6"]);
  expect(await press("B2")).toEqual(["A3 F6", undefined]);
  expect(await press("G4")).toEqual(["B2 G4", "G4"]);
  expect(await press("G5")).toEqual(["B2 G5", "G5"]);
  // The answer to an earlier press is no answer to the last.
  const pressed = [picker.pick("F6"), picker.pick("F7")];
  [1, 0].forEach((at) => answers[at]?.(`late ${at}`));
  await Promise.all(pressed);
  expect([picker.refusal?.hill, picker.refusal?.why.name]).toEqual(["F7", "late 1"]);
  const explained = picker.explain("D7");
  picker.cancel();
  answers.at(-1)?.("cancelled");
  await explained;
  expect([asked.at(-1), picker.refusal]).toEqual(["B2 D7", undefined]);
});
