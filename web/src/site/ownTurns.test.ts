import { beforeEach, expect, test, vi } from "vitest";

import type { View } from "../client/wire.ts";
import { Failing } from "./failing.svelte.ts";
import { inOwnTask } from "./ownTask.ts";

const { isAwaited, ownTurns } = await import("./ownTurns.svelte.ts");

const isRed = (seat: string) => seat === "red";

const view = (more: object) =>
  ({
    stage: "playing",
    standing: { results: [] },
    seats: ["red", "blue"].map((seat) => ({ seat, sits: true })),
    ...more,
  }) as unknown as View;

test("an offer awaits who has to answer it, and nobody else", () => {
  const offered = (...waits: string[]) => view({ offer: { offer: "rematch", by: "blue", waits } });
  expect(isAwaited(offered("red"), isRed)).toBe(true);
  expect(isAwaited(offered("blue"), isRed)).toBe(false);
  expect(isAwaited(view({}), isRed)).toBe(false);
});

test("the next game of a match awaits who is not ready for it", () => {
  const between = (isReady: boolean, results: number[][] = [[3, 0]]) =>
    view({ stage: "seating", standing: { results }, seats: [{ seat: "red", sits: isReady }] });
  expect(isAwaited(between(false), isRed)).toBe(true);
  expect(isAwaited(between(true), isRed)).toBe(false);
  expect(isAwaited(between(false, []), isRed)).toBe(false);
});

test("what awaits the reader marks the title, and counts as no turn", () => {
  const leave = ownTurns.show({ table: "1", isAsked: false, isAwaited: true });
  expect([ownTurns.isDue, ownTurns.count]).toEqual([true, 0]);
  leave();
  expect([ownTurns.isDue, ownTurns.count]).toEqual([false, 0]);
});

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

test("a refused claim is no longer shown once somebody comes back", () => {
  const failing = new Failing();
  failing.refuse("too early", "claim", 5);
  expect(failing.why).toBe("too early");
  failing.meet();
  expect(failing.why).toBeUndefined();
});

test("a refused order is shown until the table goes on, no matter who comes or goes", () => {
  const failing = new Failing();
  failing.refuse("offered recently", "offer", 5);
  failing.meet();
  failing.reach(5);
  expect(failing.why).toBe("offered recently");
  failing.reach(6);
  expect(failing.why).toBeUndefined();
});

test("the failure of a request does not end with the position", () => {
  const failing = new Failing();
  failing.refuse("offered recently", "offer", 5);
  failing.set("no invitation");
  failing.reach(6);
  failing.meet();
  expect(failing.why).toBe("no invitation");
  failing.set(undefined);
  expect(failing.why).toBeUndefined();
});
