import { expect, test, vi } from "vitest";

import { Refused } from "../../client/requests.ts";
import type { ActionFields, Moment } from "../../client/wire.ts";
import { courseOf, entries } from "../../../build/courses.ts";
import { actionOf, hillsMeant, isAccepted, markOf, nearOf, type Step } from "./courses.ts";
import { Lesson, type Ask } from "./lesson.svelte.ts";
import { isAgain, repeat, stepAfter } from "./order.ts";
import { knows, learn } from "../words.ts";

/** A step of a course of this project. */
function stepOf(course: string, id: string): Step {
  const step = courseOf(course).steps.find((one) => one.id === id);
  if (step === undefined) throw new Error(`no step ${course}/${id}`);
  return step;
}

/** A server that plays everything but one hill, and remembers what it was asked. */
function server(forbidden = "") {
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
  return { ask, asked };
}

const build = (hill: string): ActionFields => ({ kind: "build", hill });
const play = (lesson: Lesson, hill: string) => lesson.order("red", { do: "move", action: build(hill) });

async function begun(step: Step, forbidden = "") {
  const { ask, asked } = server(forbidden);
  const lesson = new Lesson(step, () => true, ask);
  await lesson.begin();
  return { lesson, asked };
}

test("an answer that reaches the aim is followed by the reply, and the step is done", async () => {
  const { lesson, asked } = await begun(stepOf("four-treasures", "surround"));
  await play(lesson, "D4");
  expect(lesson.isDone).toBe(true);
  expect(asked.at(-1)).toEqual(["D4", "F4"]);
  expect(lesson.view).toEqual({});
});

test("a near miss is said by the course, any other by what it lacks, and both go back", async () => {
  const { lesson } = await begun(stepOf("four-treasures", "surround"));
  await play(lesson, "D5");
  expect(lesson.miss).toEqual({ words: "near-1", clause: "B7" });
  expect(lesson.isAstray).toBe(true);
  expect(lesson.view).toEqual({});
  lesson.takeBack();
  expect([lesson.isAstray, lesson.miss]).toEqual([false, undefined]);
  await play(lesson, "F1");
  expect(lesson.miss).toEqual({ words: "rest", clause: "B7" });
  lesson.leave();
});

test("an answer that misses, what was said of it and what the others would do stay until they are taken back", async () => {
  vi.useFakeTimers();
  const lesson = new Lesson(stepOf("four-treasures", "rescue"), () => false, server().ask);
  await lesson.begin();
  await play(lesson, "E5");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([lesson.isAstray, lesson.miss?.words]).toEqual([true, "near-1"]);
  expect(lesson.ghost).toMatchObject({ hill: "E4", bridges: [] });
  lesson.takeBack();
  expect([lesson.isAstray, lesson.miss, lesson.ghost]).toEqual([false, undefined, undefined]);
  await play(lesson, "F4");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([lesson.miss?.words, lesson.ghost]).toEqual(["near-2", undefined]);
  vi.useRealTimers();
});

test("hints come by themselves after two misses and after four, and the answer only when it is asked for", async () => {
  const { lesson } = await begun(stepOf("four-treasures", "surround"));
  const seen = [];
  for (let time = 0; time < 6; time += 1) {
    await play(lesson, "F1");
    lesson.takeBack();
    seen.push(lesson.strength);
  }
  expect(seen).toEqual([0, 1, 1, 2, 2, 2]);
  expect(lesson.lit).toEqual(["C4"]);
  expect(lesson.answer).toEqual([]);
  lesson.askHint();
  expect(lesson.answer).toEqual([{ from: undefined, to: "D4", link: undefined }]);
});

test("what is refused is said by the rules, and plays nothing", async () => {
  const { lesson } = await begun(stepOf("four-treasures", "bridge"), "F5");
  expect((await lesson.explain(build("F5")))?.clause).toBe("B11");
  expect([lesson.isAstray, lesson.misses]).toEqual([false, 0]);
});

test("after each turn but the last the next one is asked for, and hints and what was said are gone", async () => {
  const { lesson } = await begun(stepOf("four-treasures", "hot-hill"));
  expect([lesson.turn, lesson.reply]).toEqual([1, undefined]);
  await play(lesson, "A4");
  lesson.takeBack();
  lesson.askHint();
  expect(lesson.lit).toEqual(["D2", "C2"]);
  await play(lesson, "C2");
  expect([lesson.turn, lesson.isDone, lesson.miss, lesson.lit]).toEqual([2, false, undefined, []]);
  expect(lesson.reply?.token).toBe("B2");
  lesson.askHint();
  expect(lesson.lit).toEqual(["A4", "C7", "D4"]);
  await play(lesson, "D4");
  expect([lesson.isDone, lesson.help, lesson.reply]).toEqual([true, 1, undefined]);
});

test("a mark too many of which the course says nothing is explained by the rules", async () => {
  const { lesson, asked } = await begun(stepOf("four-treasures", "find-sieges"), "C3");
  lesson.mark("C3");
  lesson.check();
  await expect.poll(() => lesson.miss?.why?.clause).toBe("B11");
  expect(asked.at(-1)).toEqual(["C3"]);
  lesson.mark("C3");
  expect(lesson.miss).toBeUndefined();
  expect(actionOf("legal D4-", "E6")).toEqual({ kind: "step", from: "D4", to: "E6" });
  expect(actionOf("legal", "E6")).toEqual({ kind: "build", hill: "E6" });
  expect(actionOf("stuck-kings", "E6")).toBeUndefined();
});

test("marks are compared with the answer, and what is said depends on what is marked", async () => {
  const { lesson } = await begun(stepOf("four-treasures", "find-sieges"));
  lesson.mark("C5");
  lesson.check();
  expect(lesson.miss).toEqual({ words: "more", values: { count: 2 } });
  for (const hill of ["E1", "F7", "A2"]) lesson.mark(hill);
  lesson.check();
  expect(lesson.miss).toEqual({ words: "extra", values: { hills: "A2", count: 1 }, mark: "A2" });
  lesson.mark("A2");
  lesson.mark("E3");
  lesson.check();
  expect(lesson.miss?.words).toMatch(/^wrong-\d$/);
  lesson.mark("E3");
  lesson.check();
  expect(lesson.isDone).toBe(true);
});

test("a number is compared with the answer", async () => {
  const { lesson } = await begun(stepOf("four-treasures", "count"));
  const given = (number: number) => {
    lesson.number = number;
    lesson.check();
    return lesson.miss;
  };
  lesson.check();
  expect([lesson.canCheck, lesson.miss]).toEqual([false, undefined]);
  expect(given(7)).toEqual({ words: "wrong-1", clause: "M3" });
  expect(given(40)).toEqual({ words: "count" });
  expect([lesson.canCheck, given(6), lesson.isDone]).toEqual([true, undefined, true]);
  expect(lesson.canCheck).toBe(false);
});

test("the places of the first hint are gone once the answer is shown, which has numbers or marks of its own", async () => {
  const { lesson } = await begun(stepOf("four-treasures", "find-sieges"));
  const seen = [1, 2, 3].map(() => {
    lesson.askHint();
    return lesson.lit.length > 0;
  });
  expect([...seen, ...lesson.marked]).toEqual([true, true, false, "C5", "E1", "F7"]);
});

test("any answer is accepted but those of which the course says that they miss", () => {
  const turn = { accept: ["*"], near: [{ moves: ["end"], clause: "SKK2" }] };
  expect(["end", "garrison F1; end"].map((line) => isAccepted(turn, line))).toEqual([false, true]);
});

test("of two options nothing else can be pressed", async () => {
  const { lesson } = await begun({
    ...stepOf("four-treasures", "hole"),
    turn: [{ accept: ["B4"], options: ["B4", "F5"] }],
  });
  expect(lesson.view.legal).toEqual({ actions: [], builds: ["B4"] });
});

test("a press marks the answer that ends there, or the line of hills", () => {
  const marks = [markOf(["D4-C6", "D4-E2"], "C6"), markOf(["D4-C6"], "B5"), markOf(["C", "E"], "C3")];
  expect([...marks, markOf(["2"], "C3")]).toEqual(["D4-C6", "B5", "C", "3"]);
  expect(hillsMeant("xF1+E4F4")).toEqual(["F1", "E4", "F4"]);
  expect(hillsMeant("B")).toHaveLength(7);
});

test("near misses are numbered over all turns of a step", () => {
  const turn = ["2", "3"].map((row) => ({
    accept: [`A${row}`],
    near: [{ moves: [`B${row}`], clause: "B5" }],
  }));
  const step = { turn } as unknown as Step;
  expect(nearOf(step, 1, "B3")).toEqual({ number: 2, clause: "B5" });
  expect(nearOf(step, 1, "B2")).toBeUndefined();
});

test("steps whose answer was shown come again before the game, once", () => {
  const entry = { course: "x", variant: "x", steps: ["a", "b", "c", "game"], minutes: 4 };
  const again = new Set<string>();
  const hintOf = (step: string) => (step === "a" || step === "c" ? 3 : 0);
  const next = (step: string) => {
    const found = stepAfter(entry, step, hintOf, again);
    if (found?.isAgain) repeat(entry, found.id, again);
    return found;
  };
  expect(next("a")).toEqual({ id: "b", isAgain: false });
  expect(next("c")).toEqual({ id: "a", isAgain: true });
  expect([isAgain(entry, "a", again), isAgain(entry, "c", again)]).toEqual([true, false]);
  expect(next("a")).toEqual({ id: "c", isAgain: true });
  expect(next("c")).toEqual({ id: "game", isAgain: false });
  expect(next("game")).toBeUndefined();
});

test("every word that a step explains has its meaning, and a step that lights nothing hints by a sentence", async () => {
  await learn("table");
  const steps = entries().flatMap(({ course }) => courseOf(course).steps);
  const unexplained = steps.flatMap(({ terms = [] }) => terms.filter((term) => !knows(`term-${term}`)));
  expect(unexplained).toEqual([]);
  const { lesson } = await begun(stepOf("high-kings", "points"));
  lesson.askHint();
  expect([lesson.strength, lesson.lit]).toEqual([2, []]);
});

test("every course has its steps, and damaged data does not build", () => {
  const all = entries();
  expect(all.map(({ course }) => course)).toContain("four-treasures");
  for (const { minutes, steps } of all) expect(steps.length).toBeLessThanOrEqual(minutes);
  const text = (step: string) => `course = "x"\nvariant = "four-treasures"\n[[step]]\nid = "a"\n${step}`;
  const whole = 'kind = "game"\nseat = "red"\nminutes = 1\nposition = "four-treasures"\nlevel = 1\n';
  expect(courseOf("x", text(whole)).steps).toHaveLength(1);
  expect(() => courseOf("x", text(whole.replace("game", "dance")))).toThrow(/step a: no kind dance/);
  expect(() => courseOf("x", text(whole.replace("level", "floor")))).toThrow(/step a: no level/);
  expect(() => courseOf("x", `${text(whole)}[[step]]\nid = "a"\n${whole}`)).toThrow(/two steps a/);
  expect(() => courseOf("y", text(whole))).toThrow(/no course y/);
});
