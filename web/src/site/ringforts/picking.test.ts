// Presses on kings, own moves before they are answered, prompts and refusals.

import { expect, test } from "vitest";

import { HILLS } from "../../board/index.ts";
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
const capture = (hill: string): ActionView => ({ kind: "capture", hill, token: `x${hill}` });

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

const REPLACE: ActionFields = { kind: "replace", hill: "C2", link: "E4E5" };
const BOTH = { variant: "high-kings-2", options: [B2_C4, SACRIFICE] };

const EMPTY: RingfortsView = { phase: "battle", ringforts: ["", ""] };

/** The question of these actions, on a board, after some hills are picked. */
const asks =
  (legal: Legal, board: Partial<RingfortsView> = {}, picked: string[] = [], more: object = {}) =>
  () => {
    const all = choicesOf(legal);
    const choosing = { variant: "", board: { ...EMPTY, ...board }, side: 0, options: [], draft: undefined };
    const prompt = promptOf({ ...choosing, all, left: pick(all, picked).choices, picked, ...more });
    return prompt && [prompt.code, promptWords(prompt)];
  };

const TWO: Legal = { actions: [B2_C4, D2_C4] };
const ONE: Legal = { actions: [B2_C4] };
const OR_PASS: Legal = { actions: [B2_C4, D2_C4, PASS] };
const STONE: Legal = { replaces: { D4: ["E4E5", "E4F4"], C2: ["E4E5"] } };
const BUILDS: Legal = { builds: ["D4", "E4"] };
const capturesOf = (...hills: string[]): Legal => ({ actions: hills.map(capture) });
const ORDER: Partial<RingfortsView> = { priorities: [["A2", "", "C3D4E4", "", ""]] };
const UNLINKED: Partial<RingfortsView> = { unlinked: ["", "C2D4"] };
const KINGS_OF_STONE: Partial<RingfortsView> = {
  phase: "manoeuvres",
  ringforts: ["D5", "D4"],
  kings: ["D5", "D4"],
};
const IN_STONE = { variant: "stone-of-destiny" };

test("what is asked says what narrows it, as recorded", () =>
  expectSaid("prompts", {
    "a king": asks(TWO),
    "where it goes": asks(TWO, {}, ["B2"]),
    "from where it comes": asks(TWO, {}, ["C4"]),
    "the only king": asks(ONE, { phase: "manoeuvres" }),
    "the only king, in Battle": asks(ONE, { ringforts: ["C4", ""] }),
    "a stranded king": asks(ONE, { stranded: "B2" }),
    "a mobile king": asks(ONE),
    "a pass": asks({ actions: [PASS] }),
    "a king or a pass": asks(OR_PASS),
    "a king or the last pass": asks(OR_PASS, { turns_left: 1 }),
    "a ringfort to take first": asks(STONE, UNLINKED),
    "its bridge": asks(STONE, UNLINKED, ["D4"]),
    "the other end of its bridge": asks(STONE, UNLINKED, ["D4", "E4"]),
    "a ringfort to take": asks(capturesOf("D4"), UNLINKED),
    "a capture": asks(capturesOf("C4")),
    "several captures": asks(capturesOf("C4", "E5")),
    "the first capture by its order": asks(capturesOf("C3"), { ...ORDER, must_capture: "C3" }),
    "a marked build": asks(BUILDS),
    "a build with a king": asks(BUILDS, { phase: "setup" }),
    "a build in a row": asks(BUILDS, { qualified: "AC" }),
    "a build by its order": asks(BUILDS, ORDER),
    "a build or a capture": asks({ ...BUILDS, actions: [capture("C3")] }, ORDER),
    // Where every vacant hill is legal, none is marked.
    "any build": asks({ builds: [...HILLS] }),
    "the first build with a king": asks(BUILDS, { phase: "manoeuvres" }, [], IN_STONE),
    "a build near a king": asks({ builds: ["B2", "D3"] }, KINGS_OF_STONE, [], IN_STONE),
    // Where none is near enough, any will do.
    "a build where no king is near": asks({ builds: ["D7"] }, KINGS_OF_STONE, [], IN_STONE),
    "whether to build": asks(BUILDS, {}, ["D4"], { draft: { kind: "build", hill: "D4" } }),
    "whether to pass": asks(OR_PASS, {}, [], { draft: PASS }),
    "whether to take and link": asks(STONE, {}, ["C2"], { draft: REPLACE }),
    "a sacrifice": asks({ actions: [B2_C4, SACRIFICE] }, {}, ["B2", "C4"], BOTH),
    "an act of sacrifice": () => actWords(SACRIFICE, 0),
    nothing: asks({}),
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
