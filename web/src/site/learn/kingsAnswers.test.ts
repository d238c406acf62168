import { expect, test } from "vitest";

import { courseOf } from "../../../build/courses.ts";
import type { Step } from "./courses.ts";
import { KingsAnswers, type AskPosition } from "./kingsAnswers.svelte.ts";

function stepOf(id: string): Step {
  const step = courseOf("seat-of-kings").steps.find((one) => one.id === id);
  if (step === undefined) throw new Error(`no step ${id}`);
  return step;
}

/** A server that names a position after what was played. */
const ask: AskPosition = async (position, tokens) => [position, ...tokens].join(" / ");

const begun = (step: Step) => new KingsAnswers(step, () => true, ask);

test("a turn that reaches the aim is answered by the others, and the step is done", async () => {
  const step = stepOf("fort");
  const lesson = begun(step);
  await lesson.answer((step.turn?.[0]?.accept[0] ?? "").split("; "));
  expect(lesson.isDone).toBe(true);
  expect(lesson.position).toMatch(/ \/ place F3 \/ end \/ play 27 ulster F3 \/ place F3 \/ end$/);
  expect(lesson.isLocked).toBe(true);
});

test("the decisions of a card count in any order, and no other line does", async () => {
  const turn = [{ accept: ["play 31 ulster F1+F2; place F1; place F2; end"] }];
  const isRight = async (line: string, asked = turn) => {
    const lesson = begun({ ...stepOf("take"), turn: asked });
    await lesson.answer(line.split("; "));
    return lesson.isDone;
  };
  expect(await isRight("play 31 ulster F1+F2; place F2; place F1; end")).toBe(true);
  expect(await isRight("play 31 ulster F1+F2; place F1; end")).toBe(false);
  expect(await isRight("decline", [{ accept: ["*"] }])).toBe(true);
});

test("a turn that misses is said and taken back, and hints come after two misses", async () => {
  const lesson = begun(stepOf("take"));
  await lesson.answer(["play 17 ulster F1", "place F1", "end"]);
  expect(lesson.miss).toEqual({ words: "near-1", clause: "SKP3" });
  expect(lesson.isAstray).toBe(true);
  lesson.takeBack();
  await lesson.answer(["discard 17"]);
  expect(lesson.miss).toEqual({ words: "rest", clause: "SKP3" });
  lesson.takeBack();
  expect([lesson.position, lesson.miss]).toEqual([lesson.step.position, undefined]);
  expect(lesson.strength).toBe(1);
});

test("the answer is shown only when it is asked for", () => {
  const lesson = begun(stepOf("take"));
  expect(lesson.shownLine).toBe("");
  for (let time = 0; time < 3; time += 1) lesson.askHint();
  expect(lesson.shownLine).toBe("play 17 ulster F2; place F2; end");
});
