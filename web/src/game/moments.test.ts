// Moments that came, and views as they were.

import { expect, test } from "vitest";

import type { MomentView, View } from "../client/wire.ts";
import { Moments, unfinished, viewSoFar } from "./moments.svelte.ts";

const board = (ringforts: string) => ({ phase: "battle", ringforts: [ringforts, ""] }) as NonNullable<View["board"]>; // prettier-ignore

/** A view with these versions of entries, of which the last made this board. */
function view(ringforts: string, versions: readonly number[], more: Partial<View> = {}): View {
  const log = versions.map((version) => ({ version, seat: "red", detail: { kind: "pass" as const } }));
  const seats = [{ seat: "red", side: 0, person: 0, sits: true, asked: true, runs: false }];
  const standing = { game: 1, games: 2, points: [1, 0], results: [[1, 0]] };
  const said = { stage: "playing", turn: "red", seats, standing, log, log_from: 0, board: board(ringforts) };
  return { ...said, version: versions.at(-1) ?? 0, ...more } as unknown as View;
}

const moment = (count: number, version: number, ringforts: string): MomentView => ({
  ...{ count, version },
  board: board(ringforts),
});

test("a moment is that of the version in the log, and one that was taken back is never shown", () => {
  const moments = new Moments();
  const [one, two] = [view("A1", [7]), view("A1B2", [7, 8])];
  for (const each of [one, two]) moments.meet(each);
  expect([1, 2, 0].map((count) => moments.at(two, count)?.board?.ringforts[0])).toEqual([
    "A1",
    "A1B2",
    undefined,
  ]);
  // Two entries took the place of the second one: its board is not theirs.
  const other = view("A1C3D4", [7, 10, 11]);
  moments.meet(other);
  expect(moments.at(other, 2)).toBeUndefined();
  moments.receive([moment(2, 10, "A1C3")]);
  expect(moments.at(other, 2)?.board?.ringforts[0]).toBe("A1C3");
  expect(moments.at(two, 1)?.board?.ringforts[0]).toBe("A1");
});

test("what a seat saw of a moment is shown to that seat alone", () => {
  const moments = new Moments();
  const seen = (you: string, count: number) =>
    view("", [5, 6].slice(0, count), { you, kings: { players: { red: { hand: [17] } } } as never });
  for (const count of [1, 2]) moments.meet(seen("red", count));
  moments.receive([{ count: 1, version: 5, kings: { players: { red: { hand: 1 } } } as never }]);
  expect(moments.at(seen("red", 2), 1)?.kings?.players["red"]?.hand).toEqual([17]);
  expect(moments.at(seen("blue", 2), 1)?.kings?.players["red"]?.hand).toBe(1);
});

test("a moment that is missing is asked for with those before it", async () => {
  const asked: number[] = [];
  const moments = new Moments((from) => asked.push(from));
  const waiting = [moments.ask(3), moments.ask(30)];
  moments.receive([]);
  await Promise.all(waiting);
  expect(asked).toEqual([0, 18]);
});

test("while entries are played nobody is asked, and a game that has ended since has no result", () => {
  const now = view("A1B2", [7, 8], { stage: "over" });
  expect(viewSoFar(now, 2)).toBe(now);
  const then = viewSoFar(now, 1, moment(1, 7, "A1"));
  expect([then.board?.ringforts[0], then.log.length, then.version, then.turn]).toEqual([
    "A1",
    1,
    7,
    undefined,
  ]);
  for (const told of [then, unfinished(now)]) {
    expect([told.stage, told.seats[0]?.asked]).toEqual(["playing", false]);
    expect(told.standing).toMatchObject({ points: [0, 0], results: [] });
  }
  expect(unfinished(view("A1", [7])).standing.results).toEqual([[1, 0]]);
});
