// Every step of every course of the ringforts, answered at its board.

import { test } from "vitest";

import { courseOf, entries } from "../build/courses.ts";
import { answer, pathOf } from "./learner.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const COURSES = entries().filter(({ variant }) => variant !== "seat-of-kings");

test.each(COURSES)("the course $course", async ({ course }) => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  for (const step of courseOf(course).steps.filter(({ kind }) => kind !== "game")) {
    await visitor.page.goto(`${stage.host.url}/${pathOf({ course }, step)}`);
    await answer(visitor, step);
  }
  await visitor.leave();
});
