import { expect, test, vi } from "vitest";

import { courseOf, entries } from "../../../build/courses.ts";
import { Refused } from "../../client/requests.ts";
import type { ActionFields, Moment } from "../../client/wire.ts";
import { knows, learn } from "../words.ts";
import { actionOf, hillsMeant, isAccepted, markOf, nearOf, type Step } from "./courses.ts";
import { countedOn, Counting } from "./counting.svelte.ts";
import { EarlyMoments } from "./early.ts";
import { KingsAnswers } from "./kingsAnswers.svelte.ts";
import { Lesson, type Ask } from "./lesson.svelte.ts";
import { COURSES, isAgain, nextCourse, repeat, stepAfter } from "./order.ts";
import { Progress, progressOf } from "./progress.svelte.ts";

/** A step of a course of this project. */
function stepOf(id: string, course = "four-treasures"): Step {
  const step = courseOf(course).steps.find((one) => one.id === id);
  if (step === undefined) throw new Error(`no step ${course}/${id}`);
  return step;
}

/** A lesson at a server that plays everything but one hill, and what that was asked. */
async function begun(step: Step, forbidden = "", isStill = true) {
  const asked: string[][] = [];
  const ask: Ask = async ({ actions = [] }) => {
    const tokens = actions.map((action) =>
      typeof action === "string" ? action : "hill" in action ? action.hill : action.kind,
    );
    asked.push(tokens);
    const last = tokens.at(-1);
    if (last !== undefined && last === forbidden) {
      const why = { clause: "B11", places: [last], name: "why-occupied", sentence: "" };
      throw new Refused("illegal", { code: "illegal", sentence: "", why } as never);
    }
    const after = last === undefined ? undefined : { token: last, detail: { kind: "build", hill: last } };
    return { turn: "red", legal: { builds: ["B4", "D4"] }, after } as unknown as Moment;
  };
  const lesson = new Lesson(step, () => isStill, ask);
  await lesson.begin();
  const play = (hill: string) => lesson.order("red", { do: "move", action: build(hill) });
  return { lesson, asked, play };
}

const build = (hill: string): ActionFields => ({ kind: "build", hill });

test("an answer that reaches the aim is followed by the reply, and the step is done", async () => {
  const { lesson, asked, play } = await begun(stepOf("surround"));
  await play("D4");
  expect([lesson.isDone, asked.at(-1), lesson.view]).toEqual([true, ["D4", "F4"], {}]);
});

test("a near miss is said by the course, any other by what it lacks, and both stay until they are taken back", async () => {
  const { lesson, play } = await begun(stepOf("surround"));
  await play("D5");
  expect([lesson.isAstray, lesson.miss, lesson.view]).toEqual([true, { words: "near-1", clause: "B7" }, {}]);
  lesson.takeBack();
  expect([lesson.isAstray, lesson.miss]).toEqual([false, undefined]);
  await play("F1");
  expect(lesson.miss).toEqual({ words: "rest", clause: "B7" });
  lesson.leave();
  vi.useFakeTimers();
  // What the others would do stays too.
  const rescue = await begun(stepOf("rescue"), "", false);
  await rescue.play("E5");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([rescue.lesson.isAstray, rescue.lesson.miss?.words]).toEqual([true, "near-1"]);
  expect(rescue.lesson.ghost).toMatchObject({ hill: "E4", bridges: [] });
  rescue.lesson.takeBack();
  expect([rescue.lesson.isAstray, rescue.lesson.miss, rescue.lesson.ghost]).toEqual([
    false,
    undefined,
    undefined,
  ]);
  await rescue.play("F4");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([rescue.lesson.miss?.words, rescue.lesson.ghost]).toEqual(["near-2", undefined]);
  vi.useRealTimers();
});

test("hints come by themselves after two misses and after four, and the answer only when it is asked for", async () => {
  const { lesson, play } = await begun(stepOf("surround"));
  const seen = [];
  for (let time = 0; time < 6; time += 1) {
    await play("F1");
    lesson.takeBack();
    seen.push(lesson.strength);
  }
  expect([seen, lesson.lit, lesson.answer]).toEqual([[0, 1, 1, 2, 2, 2], ["C4"], []]);
  lesson.askHint();
  expect(lesson.answer).toEqual([{ from: undefined, to: "D4", link: undefined }]);
});

test("what is refused is said by the rules and plays nothing, and of two options nothing else can be pressed", async () => {
  const { lesson } = await begun(stepOf("bridge"), "F5");
  expect((await lesson.explain(build("F5")))?.clause).toBe("B11");
  expect([lesson.isAstray, lesson.misses]).toEqual([false, 0]);
  const two = await begun({ ...stepOf("hole"), turn: [{ accept: ["B4"], options: ["B4", "F5"] }] });
  expect(two.lesson.view.legal).toEqual({ actions: [], builds: ["B4"] });
});

test("after each turn but the last the next one is asked for, and hints and what was said are gone", async () => {
  const { lesson, play } = await begun(stepOf("hot-hill"));
  expect([lesson.turn, lesson.reply]).toEqual([1, undefined]);
  await play("A4");
  lesson.takeBack();
  lesson.askHint();
  expect(lesson.lit).toEqual(["D2", "C2"]);
  await play("C2");
  expect([lesson.turn, lesson.isDone, lesson.miss, lesson.lit]).toEqual([2, false, undefined, []]);
  expect(lesson.reply?.token).toBe("B2");
  lesson.askHint();
  expect(lesson.lit).toEqual(["A4", "C7", "D4"]);
  await play("D4");
  expect([lesson.isDone, lesson.help, lesson.reply]).toEqual([true, 1, undefined]);
});

test("marks are compared with the answer, and one too many is explained by the course or the rules", async () => {
  const { lesson } = await begun(stepOf("find-sieges"));
  const checked = (...hills: string[]) => {
    for (const hill of hills) lesson.mark(hill);
    lesson.check();
    return lesson.miss;
  };
  expect(checked("C5")).toEqual({ words: "more", values: { count: 2 } });
  expect(checked("E1", "F7", "A2")).toEqual({
    words: "extra",
    values: { hills: "A2", count: 1 },
    mark: "A2",
  });
  expect(checked("A2", "E3")?.words).toMatch(/^wrong-\d$/);
  expect([checked("E3"), lesson.isDone]).toEqual([undefined, true]);
  const other = await begun(stepOf("find-sieges"), "C3");
  other.lesson.mark("C3");
  other.lesson.check();
  await expect.poll(() => other.lesson.miss?.why?.clause).toBe("B11");
  expect(other.asked.at(-1)).toEqual(["C3"]);
  other.lesson.mark("C3");
  expect(other.lesson.miss).toBeUndefined();
  // The places of the first hint are gone once the answer is shown, which has marks of its own.
  const hinted = await begun(stepOf("find-sieges"));
  const seen = [1, 2, 3].map(() => (hinted.lesson.askHint(), hinted.lesson.lit.length > 0));
  expect([...seen, ...hinted.lesson.marked]).toEqual([true, true, false, "C5", "E1", "F7"]);
});

test("a number is compared with the answer", async () => {
  const { lesson } = await begun(stepOf("count"));
  const given = (number?: number) => {
    if (number !== undefined) lesson.number = number;
    const { canCheck } = lesson;
    lesson.check();
    return [canCheck, lesson.miss];
  };
  expect(given()).toEqual([false, undefined]);
  expect(given(7)).toEqual([true, { words: "wrong-1", clause: "M3" }]);
  expect(given(40)).toEqual([true, { words: "count" }]);
  expect([given(6), lesson.isDone, lesson.canCheck]).toEqual([[true, undefined], true, false]);
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
  expect(actionOf("legal D4-", "E6")).toEqual({ kind: "step", from: "D4", to: "E6" });
  expect([actionOf("legal", "E6"), actionOf("stuck-kings", "E6")]).toEqual([build("E6"), undefined]);
});

test("steps whose answer was shown come again before the game, once", () => {
  const entry = { course: "x", variant: "x", steps: ["a", "b", "c", "game"], minutes: 4 };
  const again = new Set<string>();
  const next = (step: string) => {
    const found = stepAfter(entry, step, (step) => (step === "a" || step === "c" ? 3 : 0), again);
    if (found?.isAgain) repeat(entry, found.id, again);
    return found && `${found.id}${found.isAgain ? " again" : ""}`;
  };
  expect([next("a"), next("c")]).toEqual(["b", "a again"]);
  expect([isAgain(entry, "a", again), isAgain(entry, "c", again)]).toEqual([true, false]);
  expect([next("a"), next("c"), next("game")]).toEqual(["c again", "game", undefined]);
});

test("every course has its steps and explains its words, and damaged data does not build", async () => {
  await learn("table");
  const all = entries();
  expect(all.map(({ course }) => course)).toContain("four-treasures");
  for (const { minutes, steps } of all) expect(steps.length).toBeLessThanOrEqual(minutes);
  const terms = all.flatMap(({ course }) => courseOf(course).steps.flatMap(({ terms = [] }) => terms));
  expect(terms.filter((term) => !knows(`term-${term}`))).toEqual([]);
  // A step that lights nothing hints by a sentence.
  const { lesson } = await begun(stepOf("points", "high-kings"));
  lesson.askHint();
  expect([lesson.strength, lesson.lit]).toEqual([2, []]);
  const text = (step: string) => `course = "x"\nvariant = "four-treasures"\n[[step]]\nid = "a"\n${step}`;
  const whole = 'kind = "game"\nseat = "red"\nminutes = 1\nposition = "four-treasures"\nlevel = 1\n';
  expect(courseOf("x", text(whole)).steps).toHaveLength(1);
  expect(() => courseOf("x", text(whole.replace("game", "dance")))).toThrow(/step a: no kind dance/);
  expect(() => courseOf("x", text(whole.replace("level", "floor")))).toThrow(/step a: no level/);
  expect(() => courseOf("x", `${text(whole)}[[step]]\nid = "a"\n${whole}`)).toThrow(/two steps a/);
  expect(() => courseOf("y", text(whole))).toThrow(/no course y/);
});

const MOMENT = {
  board: {
    ...{ phase: "battle", ringforts: ["B5C4D5G2", "C6"], links: ["A2B2B2C2", "F5F6"] },
    kingdoms: [["A2B2C2", "G2"], ["F5F6"]],
  },
  legal: { builds: ["C3"], actions: [{ kind: "step", from: "D4", to: "E6" }] },
} as unknown as Moment;

test.each([
  ["bridges red", "A2,B2 B2,C2", false, 2],
  ["bridges blue", "F5,F6", false, 1],
  ["priority red C5", "B5 C4 D5", false, 3],
  ["moves", "C3 E6", false, 2],
  ["kingdoms blue", "", 1, 1],
  ["points red", "", true, 2],
] as const)("%s is counted on the board", (ask, places, kingdoms, total) => {
  const counted = countedOn(ask, MOMENT, true);
  expect([counted.places.join(" "), counted.kingdoms, counted.total]).toEqual([places, kingdoms, total]);
  // Points of a game without kingdoms are not numbered.
  expect(countedOn("points red", MOMENT, false).total).toBe(0);
});

test("numbers come one after the other, many of them faster, and all at once where nothing moves", () => {
  vi.useFakeTimers();
  const counting = new Counting(() => false);
  const shownAfter = (ms: number) => (vi.advanceTimersByTime(ms), counting.shown);
  counting.begin(3);
  expect([0, 500, 500, 500, 500].map(shownAfter)).toEqual([1, 2, 3, 3, 3]);
  counting.begin(50);
  expect(shownAfter(5_000)).toBe(50);
  counting.begin(9);
  counting.end();
  expect(shownAfter(5_000)).toBe(1);
  counting.begin(0);
  expect(counting.shown).toBe(0);
  const still = new Counting(() => true);
  still.begin(9);
  expect([still.shown, vi.getTimerCount()]).toEqual([9, 0]);
  vi.useRealTimers();
});

test("a position is asked for early once, taken once, and asked for again if nobody answered", async () => {
  let isAway = false;
  const ask = vi.fn(async () => {
    if (isAway) throw new Error("away");
    return {} as Moment;
  });
  const early = new EarlyMoments(ask);
  const asked = { position: "a", actions: [] };
  early.prepare("a");
  early.prepare("a");
  expect(ask.mock.calls).toEqual([[asked]]);
  await early.take({ position: "a", actions: ["D4"] });
  expect(ask).toHaveBeenCalledTimes(2);
  early.prepare("a");
  await early.take(asked);
  expect(ask).toHaveBeenCalledTimes(3);
  await early.take(asked);
  expect(ask).toHaveBeenCalledTimes(4);
  isAway = true;
  early.prepare("a");
  await expect.poll(() => ask.mock.calls.length).toBe(5);
  await Promise.resolve();
  isAway = false;
  await expect(early.take(asked)).resolves.toEqual({});
});

/** Answers at a server that names a position after what was played. */
const answering = (step: Step) =>
  new KingsAnswers(
    step,
    () => true,
    async (position, tokens) => [position, ...tokens].join(" / "),
  );

test("a turn of Seat of Kings that reaches the aim is answered by the others, and the step is done", async () => {
  const step = stepOf("fort", "seat-of-kings");
  const lesson = answering(step);
  await lesson.answer((step.turn?.[0]?.accept[0] ?? "").split("; "));
  expect([lesson.isDone, lesson.isLocked]).toEqual([true, true]);
  expect(lesson.position).toMatch(/ \/ place F3 \/ end \/ play 27 ulster F3 \/ place F3 \/ end$/);
  const isRight = async (line: string, accept = "play 31 ulster F1+F2; place F1; place F2; end") => {
    const lesson = answering({ ...stepOf("take", "seat-of-kings"), turn: [{ accept: [accept] }] });
    await lesson.answer(line.split("; "));
    return lesson.isDone;
  };
  // The decisions of a card count in any order, and no other line does.
  expect(await isRight("play 31 ulster F1+F2; place F2; place F1; end")).toBe(true);
  expect(await isRight("play 31 ulster F1+F2; place F1; end")).toBe(false);
  expect(await isRight("decline", "*")).toBe(true);
});

test("a turn of it that misses is said and taken back, hints come after two misses, and the answer when asked for", async () => {
  const lesson = answering(stepOf("take", "seat-of-kings"));
  await lesson.answer(["play 17 ulster F1", "place F1", "end"]);
  expect([lesson.miss, lesson.isAstray]).toEqual([{ words: "near-1", clause: "SKP3" }, true]);
  lesson.takeBack();
  await lesson.answer(["discard 17"]);
  expect(lesson.miss).toEqual({ words: "rest", clause: "SKP3" });
  lesson.takeBack();
  expect([lesson.position, lesson.miss, lesson.strength]).toEqual([lesson.step.position, undefined, 1]);
  const asked = answering(stepOf("take", "seat-of-kings"));
  expect(asked.shownLine).toBe("");
  for (let time = 0; time < 3; time += 1) asked.askHint();
  expect(asked.shownLine).toBe("play 17 ulster F2; place F2; end");
});

const ENTRY = { course: "four-treasures", variant: "four-treasures", steps: ["a", "b"], minutes: 2 };
const WELL = { hint: 0, misses: 0 };

/** A storage that keeps one text, and may be full. */
function storage(text: string | null = null, isFull = false) {
  const kept = { text };
  const setItem = (_: string, value: string) => {
    if (isFull) throw new Error("full");
    kept.text = value;
  };
  return { kept, storage: { getItem: () => kept.text, setItem } as unknown as Storage };
}

test("after a course comes the one that goes on with its game, else the next that is not done", () => {
  expect(entries().map(({ course }) => course)).toEqual(Object.keys(COURSES));
  const nothing = () => false;
  expect(nextCourse("four-treasures", nothing)).toBe("sacred-hill");
  expect(nextCourse("sacred-hill", nothing)).toBe("sacred-hill-2");
  expect(nextCourse("sacred-hill", (course) => course === "sacred-hill-2")).toBe("high-kings");
  expect(nextCourse("seat-of-kings-more", nothing)).toBe("four-treasures");
  expect(nextCourse("doubles", (course) => course !== "doubles")).toBeUndefined();
});

test("what is done is kept, and the next visit goes on there", () => {
  const { storage: kept } = storage();
  const progress = new Progress(kept);
  expect(progress.last()).toBeUndefined();
  progress.record({ ...ENTRY, steps: ["old", "a"] }, "old", WELL, 1);
  progress.record(ENTRY, "a", { hint: 0, misses: 3 }, 1_000);
  const later = new Progress(kept);
  expect([later.next(ENTRY), later.count(ENTRY), later.isDone("four-treasures")]).toEqual(["b", 1, false]);
  // Steps that are no more are left out.
  expect(later.of(ENTRY.course, "old")).toBeUndefined();
  expect(later.last()).toEqual({ name: "four-treasures", variant: "four-treasures", done: 1, steps: 2 });
  expect([2_000, 1_001 + 24 * 3_600_000].map((at) => later.warmUp(ENTRY, at))).toEqual([undefined, "a"]);
  // The table of a whole game leads back to its course.
  later.record(ENTRY, "b", WELL, 2_000, "table-1");
  expect(later.isDone("four-treasures")).toBe(true);
  expect(later.last()).toEqual({ name: "sacred-hill", variant: "sacred-hill-1", done: 0, steps: 0 });
  later.record(ENTRY, "a", WELL, 2_000);
  const tables = ["table-1", "table-2"].map((table) => new Progress(kept).courseOf(table));
  expect(tables).toEqual(["four-treasures", undefined]);
  later.forget("four-treasures");
  expect(new Progress(kept).count(ENTRY)).toBe(0);
});

test("progress of a newer version stays, damaged progress is none, and a browser that keeps nothing is said", () => {
  const text = JSON.stringify({ version: 2, courses: { more: 1 } });
  const { kept, storage: newer } = storage(text);
  const progress = new Progress(newer);
  progress.record(ENTRY, "a", WELL, 1);
  expect([progress.isNewer, progress.count(ENTRY), kept.text]).toEqual([true, 1, text]);
  for (const text of ["", "[", "3", '{"courses":7}', '{"version":1}'])
    expect(progressOf(text)?.courses).toEqual({});
  const full = new Progress(storage(null, true).storage);
  full.record(ENTRY, "a", WELL, 1);
  expect([full.isUnkept, full.count(ENTRY)]).toEqual([true, 1]);
});
