import { expect, test } from "vitest";

import { entries } from "../../../build/courses.ts";
import { COURSES, nextCourse } from "./order.ts";
import { Progress, progressOf } from "./progress.svelte.ts";

const ENTRY = { course: "four-treasures", variant: "four-treasures", steps: ["a", "b"], minutes: 2 };
const DAY_MS = 24 * 3_600_000;

/** A storage that keeps one text, and may be full. */
function storage(text: string | null = null, isFull = false) {
  const kept = { text };
  const setItem = (_: string, value: string) => {
    if (isFull) throw new Error("full");
    kept.text = value;
  };
  return { kept, storage: { getItem: () => kept.text, setItem } as unknown as Storage };
}

test("the table of a whole game leads back to its course", () => {
  const { storage: kept } = storage();
  new Progress(kept).record(ENTRY, "b", { hint: 0, misses: 0 }, 1_000, "table-1");
  const later = new Progress(kept);
  later.record(ENTRY, "a", { hint: 0, misses: 0 }, 2_000);
  expect([later.courseOf("table-1"), later.courseOf("table-2")]).toEqual(["four-treasures", undefined]);
});

test("after a course comes the one that goes on with its game, else the next that is not done", () => {
  const all = entries().map(({ course }) => course);
  expect(all).toEqual(Object.keys(COURSES));
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
  progress.record(ENTRY, "a", { hint: 0, misses: 3 }, 1_000);
  const later = new Progress(kept);
  expect(later.next(ENTRY)).toBe("b");
  expect(later.count(ENTRY)).toBe(1);
  expect(later.last()).toEqual({ name: "four-treasures", variant: "four-treasures", done: 1, steps: 2 });
  expect(later.warmUp(ENTRY, 2_000)).toBeUndefined();
  expect(later.warmUp(ENTRY, 1_001 + DAY_MS)).toBe("a");
  expect(later.isDone("four-treasures")).toBe(false);
  later.record(ENTRY, "b", { hint: 0, misses: 0 }, 2_000);
  expect(later.isDone("four-treasures")).toBe(true);
  expect(later.last()).toEqual({ name: "sacred-hill", variant: "sacred-hill-1", done: 0, steps: 0 });
  later.forget("four-treasures");
  expect(new Progress(kept).count(ENTRY)).toBe(0);
});

test("progress of a newer version stays as it is", () => {
  const text = JSON.stringify({ version: 2, courses: { more: 1 } });
  const { kept, storage: newer } = storage(text);
  const progress = new Progress(newer);
  expect(progress.isNewer).toBe(true);
  progress.record(ENTRY, "a", { hint: 0, misses: 0 }, 1);
  expect(progress.count(ENTRY)).toBe(1);
  expect(kept.text).toBe(text);
});

test("damaged progress is none, and a browser that keeps nothing is said", () => {
  for (const text of ["", "[", "3", '{"courses":7}', '{"version":1}'])
    expect(progressOf(text)?.courses).toEqual({});
  const { storage: full } = storage(null, true);
  const progress = new Progress(full);
  progress.record(ENTRY, "a", { hint: 0, misses: 0 }, 1);
  expect(progress.isUnkept).toBe(true);
  expect(progress.count(ENTRY)).toBe(1);
});

test("steps that are no more are left out when something is kept", () => {
  const { storage: kept } = storage();
  const progress = new Progress(kept);
  progress.record({ ...ENTRY, steps: ["old", "a"] }, "old", { hint: 0, misses: 0 }, 1);
  progress.record(ENTRY, "a", { hint: 0, misses: 0 }, 2);
  expect(progress.of(ENTRY.course, "old")).toBeUndefined();
});
