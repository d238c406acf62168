// What a press on the board chooses, what is drawn of it, what is asked for, and why something is refused.

import { expect, test } from "vitest";

import { EMPTY_BOARD, hillsOf, type BoardState } from "../../board/index.ts";
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
import { attemptOf, attemptOfTwo, choicesOf, nextHills, pick, unplaced, waysTo } from "./picking.ts";
import { actWords, promptOf, promptWords, type Prompt } from "./prompt.ts";
import { clauseOf, kingRefusal, ownRefusal, refusalWords, servedRefusal, triedKing } from "./refusals.ts";

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

const nextOf = (legal: Legal, ...hills: string[]) => nextHills(pick(choicesOf(legal), hills).choices, hills);
const KINGS: Legal = { actions: [B2_C4, D2_C4, D2_E4] };

test("one hill is a whole action where each action has one, and what has no hill is said otherwise", () => {
  const legal: Legal = { builds: ["D4"], actions: [capture("D5"), PASS] };
  expect(picked(legal, "D5")).toEqual([[capture("D5")], true]);
  expect(picked(legal, "D4")[0]).toEqual([{ kind: "build", hill: "D4" }]);
  expect([unplaced(choicesOf(legal)), picked(legal)[1]]).toEqual([[PASS], false]);
});

test("a king is picked from either end, and no king moves or stands in for another that was not shown", () => {
  expect([picked(KINGS, "B2")[1], picked(KINGS, "C4")[1]]).toEqual([false, false]);
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

test("a replaced ringfort and a link are one action of three hills, the ringfort first", () => {
  const legal: Legal = { replaces: { D4: ["E4E5", "E4F4"], C2: ["E4E5"] } };
  expect(nextOf(legal)).toEqual(["D4", "C2"]);
  expect(nextOf(legal, "D4")).toEqual(["E4", "E5", "F4"]);
  expect(picked(legal, "D4", "F4")).toEqual([[{ kind: "replace", hill: "D4", link: "E4F4" }], false]);
  expect(nextOf(legal, "D4", "F4")).toEqual(["E4"]);
  expect(picked(legal, "D4", "F4", "E4")[1]).toBe(true);
  expect([picked(legal, "E4")[0], picked(legal, "C2", "F4")[0]]).toEqual([[], []]);
  // The bridge begins or ends at the ringfort that was taken, whatever others its neighbor can have.
  const own: Legal = { replaces: { G6: ["F5G5", "G4G5", "G5G6"] } };
  for (const hills of ["G6G5G6", "G6G6G5"])
    expect(picked(own, ...hillsOf(hills))).toEqual([[{ kind: "replace", hill: "G6", link: "G5G6" }], true]);
  expect(picked(own, "G6", "G5")[1]).toBe(false);
  expect(nextOf(own, "G6", "G5").sort()).toEqual(["F5", "G4", "G6"]);
});

test("what is no bridge is explained by the one that was meant, and a press on a king's hill as a build", () => {
  const all = choicesOf({ replaces: { D4: ["E4E5"], C2: ["E4E5"] } });
  const board = (red: string, blue: string) => ({
    ...EMPTY_BOARD,
    ringforts: [hillsOf(red), hillsOf(blue)] as const,
  });
  const [before, after] = [board("E4E5G4", "D4C2F4"), board("D4E4E5G4", "C2F4")];
  expect(attemptOfTwo(before, all, [], "E4")).toBeUndefined();
  expect(attemptOfTwo(before, all, [], "F4")).toEqual({ kind: "capture", hill: "F4" });
  expect(attemptOfTwo(after, all, ["D4"], "F4")).toEqual({ kind: "capture", hill: "F4" });
  const link = (picked: string[], hill: string) => attemptOfTwo(after, all, picked, hill);
  expect(link(["D4", "E4"], "F4")).toMatchObject({ kind: "replace", hill: "D4", link: "E4F4" });
  expect(link(["D4", "E4"], "D4")).toMatchObject({ kind: "replace", hill: "D4", link: "D4E4" });
  expect(link(["D4"], "E5")).toMatchObject({ kind: "replace", hill: "D4", link: "E4E5" });
  const king = { ...EMPTY_BOARD, ringforts: [["D4"], []], kings: [["D4"], []] } as const;
  expect(attemptOf(king, [], "D4")).toEqual({ kind: "build", hill: "D4" });
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
  isDone: Promise<boolean> = new Promise(() => {});
  order = () => this.isDone;
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

test("a move that was refused or revoked is not drawn", async () => {
  const table = new Table();
  table.isDone = Promise.resolve(false);
  const picker = new Picker(table);
  picker.choose(BUILD);
  await table.isDone;
  await expect.poll(() => picker.pending).toBeUndefined();
});

const EMPTY: RingfortsView = { phase: "battle", ringforts: ["", ""] };

/** The question of these actions, on a board, after some hills are picked. */
function asked(legal: Legal, board: Partial<RingfortsView> = {}, picked: string[] = [], more: object = {}) {
  const all = choicesOf(legal);
  const choosing = { variant: "", board: { ...EMPTY, ...board }, side: 0, options: [], draft: undefined };
  return promptOf({ ...choosing, all, left: pick(all, picked).choices, picked, ...more });
}

const told = (prompt: Prompt | undefined) => prompt && [prompt.code, prompt.values];
const askedWords = (...args: Parameters<typeof asked>) => promptWords(asked(...args) as Prompt);

test("a king is chosen, then where it goes, or the other way round, and a pass is offered with its price", () => {
  const [legal, only] = [{ actions: [B2_C4, D2_C4] }, { actions: [B2_C4] }];
  const values = { hill: "B2" };
  expect(asked({})).toBeUndefined();
  expect(asked(legal)).toEqual({ code: "prompt-king", values: {}, canCancel: false });
  expect(asked(legal, {}, ["B2"])).toEqual({ code: "prompt-king-to", values, canCancel: true });
  expect(told(asked(legal, {}, ["C4"]))).toEqual(["prompt-king-from", { hill: "C4" }]);
  expect(told(asked(only, { phase: "manoeuvres" }))).toEqual(["prompt-king-one", values]);
  expect(told(asked(only, { ringforts: ["C4", ""] }))).toEqual(["prompt-king-one", values]);
  expect(told(asked(only, { stranded: "B2" }))).toEqual(["prompt-king-stranded", values]);
  expect(asked(only)).toMatchObject({ code: "prompt-king-mobile", values, clause: "HK6" });
  expect(told(asked({ actions: [PASS] }))).toEqual(["prompt-pass", {}]);
  const or = { actions: [B2_C4, D2_C4, PASS] };
  expect(told(asked(or))).toEqual(["prompt-king-or-pass", { side: "Blue", turns: 0 }]);
  expect(askedWords(or)).toBe(
    "Choose a king to move, or pass. If you pass, your kings leave the board, Blue has one more turn, and the game ends.",
  );
  expect(askedWords(or, { turns_left: 1 })).toMatch(/your kings leave the board, and the game ends\.$/);
});

test("a ringfort is taken first, then a bridge is set; captures are due, with the count where it decides", () => {
  const legal = { replaces: { D4: ["E4E5", "E4F4"], C2: ["E4E5"] } };
  const board = { unlinked: ["", "C2D4"] };
  expect(told(asked(legal, board))).toEqual(["prompt-take-first", { count: 2, hill: "D4", side: "Blue" }]);
  const link = { code: "prompt-link", values: { hill: "D4", count: 2 }, canCancel: true };
  expect(asked(legal, board, ["D4"])).toEqual(link);
  expect(told(asked(legal, board, ["D4", "E4"]))).toEqual(["prompt-link-from", { hill: "D4", from: "E4" }]);
  const take = told(asked({ actions: [capture("D4")] }, board));
  expect(take).toEqual(["prompt-take", { count: 1, hill: "D4", side: "Blue" }]);
  const due = (hills: string[], on = {}) => told(asked({ actions: hills.map(capture) }, on));
  expect(due(["C4"])).toEqual(["prompt-capture", { count: 1, hill: "C4" }]);
  expect(due(["C4", "E5"])).toEqual(["prompt-capture", { count: 2, hill: "C4" }]);
  const most = { must_capture: "C4", priorities: [["A2", "B2", "", "C4", ""]] };
  expect(due(["C4"], most)).toEqual(["prompt-capture-most", { count: 1, hill: "C4", order: 3 }]);
});

test("a build says what narrows it, and where a king goes along, which, and whose decides", () => {
  const legal = { builds: ["D4", "E4"] };
  expect(told(asked(legal))).toEqual(["prompt-build-marked", {}]);
  expect(told(asked(legal, { phase: "setup" }))).toEqual(["prompt-build-king", { number: 1 }]);
  expect(told(asked(legal, { qualified: "AC" }))).toEqual(["prompt-build-row", { count: 2, line: "column" }]);
  const priorities = [["A2", "", "C3D4E4", "", ""]];
  expect(told(asked(legal, { priorities }))).toEqual(["prompt-build-most", { order: 2 }]);
  const both = { ...legal, actions: [capture("C3")] };
  expect(told(asked(both, { priorities }))).toEqual(["prompt-build-or-capture-most", { order: 2 }]);
  // Where every vacant hill is legal, none is marked.
  expect(asked({ builds: Array.from({ length: 45 }, (_, at) => String(at)) })?.code).toBe("prompt-build");
  const at = (kings: string[] | undefined, builds: string[]) => {
    const board = { phase: "manoeuvres", ringforts: kings ?? ["", ""], ...(kings && { kings }) } as const;
    return told(asked({ builds }, board, [], { variant: "stone-of-destiny" }));
  };
  expect(at(undefined, ["D4", "E1"])).toEqual(["prompt-build-with-king", { king: "first" }]);
  expect(at(["", "D4"], ["D6", "E5"])).toEqual(["prompt-build-near-king", { king: "first", side: "Blue" }]);
  expect(at(["D5", "D4"], ["B2", "D3"])).toEqual(["prompt-build-near-king", { king: "again", side: "Blue" }]);
  // Where none is near enough, any will do.
  expect(at(["D5", "D4"], ["D7"])).toEqual(["prompt-build-with-king", { king: "again" }]);
});

test("what waits to be confirmed is told, and a sacrifice with what it does", () => {
  const build = { draft: { kind: "build", hill: "D4" } };
  const values = { hill: "D4", kind: "build", side: "Blue", bridge: "" };
  const confirm = { code: "prompt-confirm", values, canCancel: true };
  expect(asked({ builds: ["D4"] }, {}, ["D4"], build)).toEqual(confirm);
  const pass = told(asked({ actions: [B2_C4, D2_C4, PASS] }, {}, [], { draft: PASS }));
  expect(pass).toEqual(["prompt-confirm-pass", { side: "Blue", turns: 0 }]);
  // A turn of two steps that waits is told with both.
  const draft: ActionFields = { kind: "replace", hill: "G6", link: "G5G6" };
  const two = asked({ replaces: { G6: ["G5G6"] } }, {}, ["G6", "G5", "G6"], { draft });
  expect(two?.values).toEqual({ hill: "G6", kind: "replace", side: "Blue", bridge: "G5–G6" });
  const chosen = { variant: "high-kings-2", options: [B2_C4, SACRIFICE] };
  const given = asked({ actions: [B2_C4, SACRIFICE] }, {}, ["B2", "C4"], chosen) as Prompt;
  expect(told(given)).toEqual(["prompt-sacrifice", { hill: "C4", side: "Blue" }]);
  expect(promptWords(given)).toMatch(/if it cannot, you lose the game\.$/);
  expect(actWords(SACRIFICE, 0)).toBe("Move there and give C4 to Blue");
});

const STATE: BoardState = {
  ...EMPTY_BOARD,
  ringforts: [["B2", "G6", "D4"], ["E5"]],
  kings: [["B2", "G6"], ["E5"]],
};
const step = (from: string, to: string) =>
  choicesOf({ actions: [{ kind: "step", from, to, token: `${from}-${to}` }] });

test("a press on a king that cannot move says why; where a king goes, the server says it", () => {
  const refused = (hill: string, stranded?: string, picked: string[] = [], choices = step("G6", "E7")) => {
    const asked = { phase: "manoeuvres", side: 0, ...(stranded !== undefined && { stranded }) } as const;
    const refusal = kingRefusal(STATE, asked, choices, picked, hill);
    return refusal && refusalWords(refusal);
  };
  expect(refused("B2")).toBe(
    "This king has no hill where it may build: C4 and D3 are next to your ringfort on D4.",
  );
  expect(refused("B2", "G6", ["G6"])).toBe("Your king on G6 is stranded and must move now.");
  expect(refused("E5")).toMatch(/^That king is Blue's\. It falls if your king moves next to it/);
  expect(refused("D4")).toBe("First choose one of your kings, then where it goes.");
  expect(refused("C2", undefined, ["G6"])).toBeUndefined();
  expect(refused("D4", undefined, [], choicesOf({ builds: ["C2"] }))).toBeUndefined();
});

test("while a king can reach a vacant hill in Battle, one that cannot goes to no ringfort, by its clause", () => {
  // The king on D7 reaches the vacant E5, which is next to the one on F5.
  const kings = ["D7", "F5", "G2"];
  const apart: BoardState = { ...EMPTY_BOARD, ringforts: [kings, ["B6", "C5", "F6"]], kings: [kings, []] };
  const stuck = kingRefusal(apart, { phase: "battle", side: 0 }, step("F5", "E3"), [], "D7");
  expect(stuck && refusalWords(stuck)).toBe(
    "This king has no hill to go to: E5 is next to your king on F5. While your king on F5 can build, no king of yours may go to a ringfort.",
  );
  expect([stuck && clauseOf(stuck), stuck?.places]).toEqual(["HK6", ["F5"]]);
  // Where all go back to ringforts, it has none to go to.
  const held = kingRefusal(STATE, { phase: "battle", side: 0 }, step("G6", "D4"), [], "B2");
  expect(held && refusalWords(held)).toBe("This king has no hill to go to: all within its reach are taken.");
  expect([triedKing(stuck), triedKing(held), triedKing(undefined)]).toEqual(["D7", "B2", undefined]);
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
