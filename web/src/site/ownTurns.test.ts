import { expect, test } from "vitest";

import type { View } from "../client/wire.ts";

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
