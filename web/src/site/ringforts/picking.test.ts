// What a press on a king chooses, how long an own move is drawn, what is asked for, and why something is refused.

import { expect, test } from "vitest";

import { EMPTY_BOARD, HILLS, type BoardState } from "../../board/index.ts";
import { positionName } from "../../client/logs.ts";
import type {
  ActionFields,
  ActionView,
  EntryView,
  Legal,
  RingfortsView,
  View,
  Why,
} from "../../client/wire.ts";
import { Picker, type MoveHost } from "./picker.svelte.ts";
import { choicesOf, pick, waysTo } from "./picking.ts";
import { actWords, promptOf, promptWords, type Prompt } from "./prompt.ts";
import { clauseOf, kingRefusal, ownRefusal, refusalWords, servedRefusal } from "./refusals.ts";

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
  expect(picked(KINGS, "E4", "D2")[1]).toBe(true);
  expect(picked({ actions: [D2_C4, D2_E4] }, "E4")[1]).toBe(true);
  expect(picked({ actions: [B2_C4, SACRIFICE] }, "B2", "C4")).toEqual([[B2_C4, SACRIFICE], true]);
  const kings = choicesOf(KINGS);
  expect(waysTo(kings, ["B2"], "E4")).toEqual([["B2", "E4"]]);
  expect(waysTo(kings, ["B2"], "D2")).toEqual([["B2", "D2"], ["D2"]]);
  expect(waysTo(kings, ["C4"], "E4")).toEqual([["C4", "E4"], ["E4"]]);
});

const BUILD: ActionFields = { kind: "build", hill: "D5" };

function viewOf(version: number, ...entries: number[]): View {
  const log = entries.map((version) => ({ version }) as EntryView);
  const legal = { builds: ["D5"] };
  return { version, stage: "playing", fairness: { game: 0 }, legal, log, log_from: 0 } as unknown as View;
}

/** A table with entries of these versions, at some version. */
class Table implements MoveHost {
  readonly waiting = 0;
  readonly you = "red";
  view: View = viewOf(2, 1, 2);
  order = () => new Promise<boolean>(() => {});
  explain = async () => undefined;

  get decision(): string {
    return positionName(this.view);
  }
}

test("an own move is drawn until the next view of any kind, and not again when it was taken back", () => {
  const drawnAt = (...views: View[]) => {
    const table = new Table();
    const picker = new Picker(table);
    picker.choose(BUILD);
    return [table.view, ...views].map((view) => ((table.view = view), picker.pending));
  };
  expect(drawnAt(viewOf(3, 1, 2, 3), viewOf(4, 1, 2))).toEqual([BUILD, undefined, undefined]);
  expect(drawnAt(viewOf(3, 1, 2, 3), viewOf(4, 1, 2, 3, 4), viewOf(5, 1, 2)).at(-1)).toBeUndefined();
  expect(drawnAt(viewOf(3, 1, 2))).toEqual([BUILD, undefined]);
  expect(drawnAt({ ...viewOf(3), fairness: { game: 1 } } as View)).toEqual([BUILD, undefined]);
  expect(drawnAt({ ...viewOf(3, 1, 2), stage: "stopped" })).toEqual([BUILD, undefined]);
  // What was foreseen of a position is not shown at another one with as many entries.
  expect(positionName(viewOf(9, 1, 2, 8))).not.toBe(positionName(viewOf(3, 1, 2, 3)));
  expect(positionName(viewOf(4, 1, 2))).toBe(positionName(viewOf(2, 1, 2)));
});

const BUILD_D4: ActionFields = { kind: "build", hill: "D4" };
const REPLACE: ActionFields = { kind: "replace", hill: "C2", link: "E4E5" };
const BOTH = { variant: "high-kings-2", options: [B2_C4, SACRIFICE] };

const EMPTY: RingfortsView = { phase: "battle", ringforts: ["", ""] };

/** The question of these actions, on a board, after some hills are picked. */
function asked(legal: Legal, board: Partial<RingfortsView> = {}, picked: string[] = [], more: object = {}) {
  const all = choicesOf(legal);
  const choosing = { variant: "", board: { ...EMPTY, ...board }, side: 0, options: [], draft: undefined };
  return promptOf({ ...choosing, all, left: pick(all, picked).choices, picked, ...more });
}

const TWO: Legal = { actions: [B2_C4, D2_C4] };
const ONE: Legal = { actions: [B2_C4] };
const OR_PASS: Legal = { actions: [B2_C4, D2_C4, PASS] };
const STONE: Legal = { replaces: { D4: ["E4E5", "E4F4"], C2: ["E4E5"] } };
const BUILDS: Legal = { builds: ["D4", "E4"] };
const OR_CAPTURE: Legal = { ...BUILDS, actions: [capture("C3")] };
const capturesOf = (...hills: string[]): Legal => ({ actions: hills.map(capture) });
const ORDER: Partial<RingfortsView> = { priorities: [["A2", "", "C3D4E4", "", ""]] };
const UNLINKED: Partial<RingfortsView> = { unlinked: ["", "C2D4"] };
const byKing = (...builds: string[]): Legal => ({ builds });
const KINGS_OF_STONE: Partial<RingfortsView> = {
  phase: "manoeuvres",
  ringforts: ["D5", "D4"],
  kings: ["D5", "D4"],
};
const IN_STONE = { variant: "stone-of-destiny" };
const drafted = (draft: ActionFields) => ({ draft });

test.each<[string, object, Legal, Partial<RingfortsView>?, string[]?, object?]>([
  ["king", {}, TWO],
  ["king-to", { hill: "B2" }, TWO, {}, ["B2"]],
  ["king-from", { hill: "C4" }, TWO, {}, ["C4"]],
  ["king-one", { hill: "B2" }, ONE, { phase: "manoeuvres" }],
  ["king-one", { hill: "B2" }, ONE, { ringforts: ["C4", ""] }],
  ["king-stranded", { hill: "B2" }, ONE, { stranded: "B2" }],
  ["king-mobile", { hill: "B2" }, ONE],
  ["pass", {}, { actions: [PASS] }],
  ["king-or-pass", { side: "Blue", turns: 0 }, OR_PASS],
  ["take-first", { count: 2, hill: "D4", side: "Blue" }, STONE, UNLINKED],
  ["link", { hill: "D4", count: 2 }, STONE, UNLINKED, ["D4"]],
  ["link-from", { hill: "D4", from: "E4" }, STONE, UNLINKED, ["D4", "E4"]],
  ["take", { count: 1, hill: "D4", side: "Blue" }, capturesOf("D4"), UNLINKED],
  ["capture", { count: 1, hill: "C4" }, capturesOf("C4")],
  ["capture", { count: 2, hill: "C4" }, capturesOf("C4", "E5")],
  ["capture-most", { count: 1, hill: "C3", order: 2 }, capturesOf("C3"), { ...ORDER, must_capture: "C3" }],
  ["build-marked", {}, BUILDS],
  ["build-king", { number: 1 }, BUILDS, { phase: "setup" }],
  ["build-row", { count: 2, line: "column" }, BUILDS, { qualified: "AC" }],
  ["build-most", { order: 2 }, BUILDS, ORDER],
  ["build-or-capture-most", { order: 2 }, OR_CAPTURE, ORDER],
  // Where every vacant hill is legal, none is marked.
  ["build", {}, { builds: [...HILLS] }],
  ["build-with-king", { king: "first" }, byKing("D4", "E1"), { phase: "manoeuvres" }, [], IN_STONE],
  ["build-near-king", { king: "again", side: "Blue" }, byKing("B2", "D3"), KINGS_OF_STONE, [], IN_STONE],
  // Where none is near enough, any will do.
  ["build-with-king", { king: "again" }, byKing("D7"), KINGS_OF_STONE, [], IN_STONE],
  ["confirm", { hill: "D4", kind: "build", side: "Blue", bridge: "" }, BUILDS, {}, ["D4"], drafted(BUILD_D4)],
  ["confirm-pass", { side: "Blue", turns: 0 }, OR_PASS, {}, [], drafted(PASS)],
  // A turn of two steps that waits is told with both.
  [
    "confirm",
    { hill: "C2", kind: "replace", side: "Blue", bridge: "E4–E5" },
    STONE,
    {},
    ["C2"],
    drafted(REPLACE),
  ],
  ["sacrifice", { hill: "C4", side: "Blue" }, { actions: [B2_C4, SACRIFICE] }, {}, ["B2", "C4"], BOTH],
])("what is asked says what narrows it: %s %j", (code, values, ...args) => {
  const prompt = asked(...args) as Prompt;
  expect([prompt.code, prompt.values]).toEqual([`prompt-${code}`, values]);
  expect(promptWords(prompt)).toMatch(/[.:?]$/);
});

test("a pass is offered with its price, a sacrifice with its risk", () => {
  const words = (...args: Parameters<typeof asked>) => promptWords(asked(...args) as Prompt);
  expect(asked({})).toBeUndefined();
  expect(words(OR_PASS)).toMatch(/ your kings leave the board, Blue has one more turn, and the game ends\.$/);
  expect(words(OR_PASS, { turns_left: 1 })).toMatch(/ your kings leave the board, and the game ends\.$/);
  const given = words({ actions: [B2_C4, SACRIFICE] }, {}, ["B2", "C4"], BOTH);
  expect(given).toMatch(/if it cannot, you lose the game\.$/);
  expect(actWords(SACRIFICE, 0)).toBe("Move there and give C4 to Blue");
});

const STATE: BoardState = {
  ...EMPTY_BOARD,
  ringforts: [["B2", "G6", "D4"], ["E5"]],
  kings: [["B2", "G6"], ["E5"]],
};
const step = (from: string, to: string) =>
  choicesOf({ actions: [{ kind: "step", from, to, token: `${from}-${to}` }] });

test.each<[RegExp, string, string?]>([
  [/^This king has no hill where it may build: C4 and D3 are next to your ringfort on D4\.$/, "B2"],
  [/^Your king on G6 is stranded and must move now\.$/, "B2", "G6"],
  [/^That king is Blue's\. It falls if your king moves next to it/, "E5"],
  [/^First choose one of your kings, then where it goes\.$/, "D4"],
])("a press on a king that cannot move says why: %s", (words, hill, stranded) => {
  const asked = { phase: "manoeuvres", side: 0, ...(stranded !== undefined && { stranded }) } as const;
  expect(refusalWords(kingRefusal(STATE, asked, step("G6", "E7"), stranded ? ["G6"] : [], hill)!)).toMatch(
    words,
  );
});

test("an own ringfort, a king that can still move and a row are refused with what decides", () => {
  const own = ownRefusal(STATE, 0, "D4");
  expect(own && [refusalWords(own), clauseOf(own)]).toEqual(["D4 is already yours.", "B11"]);
  expect([ownRefusal(STATE, 1, "D4"), ownRefusal(STATE, 0, "A2")]).toEqual([undefined, undefined]);
  const mobile = { clause: "HK6", token: "G6-E5", places: ["G6"], name: "why-kings-are-mobile" };
  const why = { ...mobile, sentence: "But the one on G6 can." } as Why;
  expect(refusalWords(servedRefusal(why, ["G6"], "E5"))).toBe("Your king can still build, so it must.");
  expect(refusalWords(servedRefusal(why, ["B2"], "E5"))).toBe("But the one on G6 can.");
  const rows = { clause: "PC4", token: "D7", places: ["E5", "F6"], name: "why-qualified-rows" };
  const places = (values?: object) =>
    servedRefusal({ ...rows, ...(values && { values }) } as Why, [], "D7", STATE.ringforts.flat()).places;
  expect([places({ row: ["D"] }), places()]).toEqual([["D4"], ["E5", "F6"]]);
});
