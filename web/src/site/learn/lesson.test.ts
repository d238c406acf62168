// Answers, counts, positions and progress of lessons that the journey through a course does not come to.

import { expect, test, vi } from "vitest";

import { courseOf, entries } from "../../../build/courses.ts";
import { Keeper } from "../../client/keeper.ts";
import { Refused } from "../../client/requests.ts";
import type { Moment } from "../../client/wire.ts";
import { knows, learn } from "../words.ts";
import { actionOf, hillsMeant, isAccepted, markOf, nearOf, type Step } from "./courses.ts";
import { countedOn } from "./counting.svelte.ts";
import { KingsAnswers } from "./kingsAnswers.svelte.ts";
import { Lesson, type Ask } from "./lesson.svelte.ts";
import { COURSES, nextCourse } from "./order.ts";
import { Progress, progressOf } from "./progress.svelte.ts";

/** A step of a course of this project. */
function stepOf(id: string, course = "four-treasures"): Step {
  const step = courseOf(course).steps.find((one) => one.id === id);
  if (step === undefined) throw new Error(`no step ${course}/${id}`);
  return step;
}

/** A lesson in which everything is legal. */
async function begun(step: Step) {
  const ask: Ask = async ({ actions = [] }) => {
    const after = actions.length > 0 && { token: "F1", detail: { kind: "build", hill: "F1" } };
    return { turn: "red", legal: { builds: ["B4", "D4"] }, ...(after && { after }) } as unknown as Moment;
  };
  const lesson = new Lesson(step, () => true, ask);
  await lesson.begin();
  return lesson;
}

test("hints come by themselves after two misses and after four, and the answer only when it is asked for", async () => {
  const lesson = await begun(stepOf("surround"));
  const seen = [];
  for (let time = 0; time < 6; time += 1) {
    await lesson.order("red", { do: "move", action: { kind: "build", hill: "F1" } });
    lesson.takeBack();
    seen.push(lesson.strength);
  }
  expect([seen, lesson.lit, lesson.answer]).toEqual([[0, 1, 1, 2, 2, 2], ["C4"], []]);
  lesson.askHint();
  expect(lesson.answer).toEqual([{ from: undefined, to: "D4", link: undefined }]);
  // A step that lights nothing has the answer as its second hint.
  const points = await begun(stepOf("points", "high-kings"));
  expect([1, 2].map(() => (points.askHint(), points.strength))).toEqual([1, 3]);
});

test("that nobody answers is told until the server is back", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  let isBack = false;
  const fetch = async () => (isBack ? new Response("{}") : Promise.reject(new Error("no line")));
  vi.stubGlobal("fetch", fetch);
  const lost = new Refused("offline");
  const lesson = new Lesson(stepOf("surround"), () => true, () => Promise.reject(lost)); // prettier-ignore
  await lesson.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lesson.failure).toBe(lost);
  isBack = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lesson.failure).toBeUndefined();
  // Other refusals are no matter of the line.
  lesson.failure = new Refused("illegal");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lesson.failure).toBeDefined();
  vi.useRealTimers();
  for (const name of ["document", "fetch"]) delete (globalThis as Record<string, unknown>)[name];
});

test("marks and numbers are compared with the answer, and places of the second hint go with the third", async () => {
  const marks = await begun(stepOf("find-sieges"));
  expect(marks.canCheck).toBe(false);
  const checked = (...hills: string[]) => (
    hills.forEach((hill) => marks.mark(hill)),
    marks.check(),
    marks.miss
  );
  expect(checked("C5")).toEqual({ words: "more", values: { count: 2 } });
  expect(checked("E1", "E3")?.words).toMatch(/^wrong-\d$/);
  expect([checked("E3", "F7"), marks.isDone]).toEqual([undefined, true]);
  const hinted = await begun(stepOf("find-sieges"));
  const seen = [1, 2, 3].map(() => (hinted.askHint(), hinted.lit.length > 0));
  expect([...seen, ...hinted.marked]).toEqual([false, true, false, "C5", "E1", "F7"]);
  const count = await begun(stepOf("count"));
  const given = [7, 40, 6].map((number) => ((count.number = number), count.check(), count.miss));
  expect(given).toEqual([{ words: "wrong-1", clause: "M3" }, { words: "count" }, undefined]);
});

test("answers are read: any line, what a press marks, near misses of all turns, and actions that are asked about", () => {
  const any = { accept: ["*"], near: [{ moves: ["end"], clause: "SKK2" }] };
  expect(["end", "garrison F1; end"].map((line) => isAccepted(any, line))).toEqual([false, true]);
  const marks = [markOf(["D4-C6", "D4-E2"], "C6"), markOf(["D4-C6"], "B5"), markOf(["C", "E"], "C3")];
  expect([...marks, markOf(["2"], "C3")]).toEqual(["D4-C6", "B5", "C", "3"]);
  expect([hillsMeant("xF1+E4F4"), hillsMeant("B").length]).toEqual([["F1", "E4", "F4"], 7]);
  const turnOf = (row: string) => ({ accept: [`A${row}`], near: [{ moves: [`B${row}`], clause: "B5" }] });
  const step = { turn: ["2", "3"].map(turnOf) } as unknown as Step;
  expect([nearOf(step, 1, "B3"), nearOf(step, 1, "B2")]).toEqual([{ number: 2, clause: "B5" }, undefined]);
  const build = { kind: "build", hill: "E6" };
  expect(actionOf("legal D4-", "E6")).toEqual({ kind: "step", from: "D4", to: "E6" });
  expect([actionOf("legal", "E6"), actionOf("stuck-kings", "E6")]).toEqual([build, undefined]);
});

test("every course explains its words", async () => {
  await learn("table");
  const terms = entries().flatMap(({ course }) => courseOf(course).steps.flatMap(({ terms = [] }) => terms));
  expect(terms.filter((term) => !knows(`term-${term}`))).toEqual([]);
});

const MOMENT = {
  board: {
    ...{ phase: "battle", ringforts: ["B5C4D5G2", "C6"], links: ["A2B2B2C2", "F5F6"] },
    kingdoms: [["A2B2C2", "G2"], ["F5F6"]], // prettier-ignore
  },
  legal: { builds: ["C3"], actions: [{ kind: "step", from: "D4", to: "E6" }] },
} as unknown as Moment;

test.each([
  ["bridges red", true, "A2,B2 B2,C2", false, 2],
  ["bridges blue", true, "F5,F6", false, 1],
  ["priority red C5", true, "B5 C4 D5", false, 3],
  ["moves", true, "C3 E6", false, 2],
  ["kingdoms blue", true, "", 1, 1],
  ["points red", true, "", true, 2],
  // Points of a game without kingdoms are not numbered.
  ["points red", false, "", false, 0],
])("%s is counted on the board", (ask, hasKingdoms, places, kingdoms, total) => {
  const counted = countedOn(ask, MOMENT, hasKingdoms);
  expect([counted.places.join(" "), counted.kingdoms, counted.total]).toEqual([places, kingdoms, total]);
});

test.each([
  ["play 31 ulster F1+F2; place F2; place F1; end", undefined, true],
  ["play 31 ulster F1+F2; place F1; end", undefined, false],
  ["decline", "*", true],
])("the decisions of a card count in any order, and no other line does: %s", async (line, any, isDone) => {
  const accept = [any ?? "play 31 ulster F1+F2; place F1; place F2; end"];
  const step = { ...stepOf("take", "seat-of-kings"), turn: [{ accept }] };
  const lesson = new KingsAnswers(step, () => true, async (position) => position); // prettier-ignore
  await lesson.answer(line.split("; "));
  expect(lesson.isDone).toBe(isDone);
});

const ENTRY = { course: "four-treasures", variant: "four-treasures", steps: ["a", "b"], minutes: 2 };
const WELL = { hint: 0, misses: 0 };

/** As in a browser that keeps nothing. */
function inMemory(text?: string): Keeper {
  const keeper = new Keeper(() => {
    throw new Error("forbidden");
  });
  if (text !== undefined) keeper.write("tara.courses", text);
  return keeper;
}

test("after a course comes the one that goes on with its game, else the next that is not done", () => {
  expect(entries().map(({ course }) => course)).toEqual(Object.keys(COURSES));
  const next = (course: string, ...done: string[]) => nextCourse(course, (other) => done.includes(other));
  expect(["four-treasures", "sacred-hill", "seat-of-kings-more"].map((course) => next(course))).toEqual([
    ...["sacred-hill", "sacred-hill-2", "four-treasures"],
  ]);
  expect(next("sacred-hill", "sacred-hill-2")).toBe("high-kings");
  expect(next("doubles", ...Object.keys(COURSES).filter((course) => course !== "doubles"))).toBeUndefined();
});

test("what is done is kept, without steps that are no more; a day later one step comes again to warm up", () => {
  const kept = inMemory();
  const progress = new Progress(kept);
  expect(progress.last()).toBeUndefined();
  progress.record({ ...ENTRY, steps: ["old", "a"] }, "old", WELL, 1);
  progress.record(ENTRY, "a", { hint: 0, misses: 3 }, 1_000);
  const later = new Progress(kept);
  expect([later.next(ENTRY), later.of(ENTRY.course, "old")]).toEqual(["b", undefined]);
  expect([2_000, 1_001 + 24 * 3_600_000].map((at) => later.warmUp(ENTRY, at))).toEqual([undefined, "a"]);
  later.record(ENTRY, "b", WELL, 2_000, "table-1");
  expect(later.last()).toEqual({ name: "sacred-hill", variant: "sacred-hill-1", done: 0, steps: 0 });
  later.forget("four-treasures");
  expect(new Progress(kept).count(ENTRY)).toBe(0);
});

test("progress of a newer version stays, damaged progress is none, and a browser that keeps nothing is said", () => {
  const text = JSON.stringify({ version: 2, courses: { more: 1 } });
  const kept = inMemory(text);
  const [progress, full] = [new Progress(kept), new Progress(inMemory())];
  for (const each of [progress, full]) each.record(ENTRY, "a", WELL, 1);
  expect([progress.isNewer, progress.count(ENTRY), kept.read("tara.courses")]).toEqual([true, 1, text]);
  expect([full.isUnkept, full.count(ENTRY)]).toEqual([true, 1]);
  for (const text of ["", "[", "3", '{"courses":7}', '{"version":1}'])
    expect(progressOf(text)?.courses).toEqual({});
});
