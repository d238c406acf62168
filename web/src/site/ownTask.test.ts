import { beforeEach, expect, test, vi } from "vitest";

import { inOwnTask } from "./ownTask.ts";

beforeEach(() => {
  // A page that draws no frame, as one in the background.
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => {});
  return () => vi.unstubAllGlobals();
});

test("only the newest value is drawn, once the running task is done", async () => {
  const show = vi.fn();
  const task = inOwnTask<number>(show);
  task.draw(1);
  task.draw(2);
  expect(show).not.toHaveBeenCalled();
  await new Promise((done) => setTimeout(done));
  expect(show.mock.calls).toEqual([[2]]);
});

test("a frame that comes first draws it, and the task does not again", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const show = vi.fn();
  inOwnTask<number>(show).draw(1);
  frames.forEach((frame) => frame());
  await new Promise((done) => setTimeout(done));
  expect(show.mock.calls).toEqual([[1]]);
});

test("nothing is drawn once it is stopped", async () => {
  const show = vi.fn();
  const task = inOwnTask<number>(show);
  task.draw(1);
  task.stop();
  await new Promise((done) => setTimeout(done));
  expect(show).not.toHaveBeenCalled();
});
