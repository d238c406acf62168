import { expect, test } from "vitest";

import type { EntryView, View } from "../../client/wire.ts";
import { countsOf, leadsOf } from "./counts.ts";
import { toldBeforeEnd, toldOfThen, toldWith } from "./told.ts";

const entry = (version: number) => ({ version }) as EntryView;

const view = (count: number, more: object = {}) =>
  ({
    ...{ fairness: { game: 1 }, stage: "playing", log_from: 0, turn: "red" },
    log: Array.from({ length: count }, (_, at) => entry(at)),
    seats: [{ seat: "red", asked: true }],
    standing: { results: [] },
    measures: { kingdoms: [count, 0] },
    board: { phase: "battle", leads: { by: "kingdoms", counts: [count, 0] } },
    ...more,
  }) as unknown as View;

test("counts, leader, turn and end stand still until the board has shown all entries", () => {
  const before = view(2);
  const after = view(5, { stage: "over", standing: { results: [[3, 0]] } });
  const told = toldWith(before, after, 3);
  expect(told.log.length).toBe(3);
  expect([told.measures, told.board, told.stage]).toEqual([before.measures, before.board, "playing"]);
  expect([told.turn, told.standing.results]).toEqual([undefined, []]);
  expect(told.seats.some((seat) => seat.asked)).toBe(false);
});

test("nothing of the game before is told of a new one", () => {
  const told = toldWith(view(9), view(2, { fairness: { game: 2 } }), 1);
  expect(told.measures).toBeUndefined();
  expect(told.board).toEqual({ phase: "battle" });
});

test("before the result of a game all its moves are told", () => {
  const before = view(4);
  const after = view(5, { stage: "over", standing: { results: [[3, 0]] } });
  const told = toldBeforeEnd(before, after);
  expect(told.log).toBe(after.log);
  expect([told.stage, told.turn, told.standing.results]).toEqual(["playing", undefined, []]);
  expect([told.measures, told.board]).toEqual([before.measures, before.board]);
});

test("an earlier moment is told with its own counts and leader, and without counts that its board does not tell", () => {
  const now = view(3, { measures: { kingdoms: [1, 1], kings_captured: [1, 0] } });
  const then = { phase: "battle", ringforts: ["D4E4", "B2"], links: ["D4E4", ""] } as const;
  const told = toldOfThen(now, { ...then, ringforts: [...then.ringforts], links: [...then.links] });
  expect(told.measures).toEqual({ kingdoms: [1, 1] });
  expect(told.board?.leads).toMatchObject({ by: "kingdoms", tie: { by: "territory", side: 0 } });
  expect(toldOfThen(now, undefined).measures).toBeUndefined();
});

test("ringforts, bridges and kingdoms of a board are counted for both sides", () => {
  const ringforts = ["B2B3C3D3E5", "D4"];
  expect(countsOf({ phase: "battle", ringforts, links: ["B2B3B3C3C3D3", ""] })).toEqual({
    territory: [5, 1],
    bridges: [3, 0],
    kingdoms: [2, 1],
  });
});

test("neighbors that are not linked yet are one kingdom, as the server counts them", () => {
  expect(countsOf({ phase: "manoeuvres", ringforts: ["B2B3", "D4F4"] }).kingdoms).toEqual([1, 2]);
});

test("a ring of neighbors is one kingdom", () => {
  expect(countsOf({ phase: "over", ringforts: ["B2B3C2C3", ""] }).kingdoms).toEqual([1, 0]);
});

test("who led is told by the measure of the game, then by ringforts, and only in Battle", () => {
  const counts: ReturnType<typeof countsOf> = { territory: [5, 4], bridges: [3, 3], kingdoms: [2, 1] };
  const led = (by: "kingdoms" | "bridges", hasSpare = false) => leadsOf("battle", counts, by, hasSpare);
  expect(led("kingdoms")).toEqual({ by: "kingdoms", counts: [2, 1], fewer: true, side: 1 });
  expect(led("bridges")).toEqual({
    by: "bridges",
    counts: [3, 3],
    fewer: false,
    tie: { by: "territory", counts: [5, 4], fewer: false, side: 0 },
  });
  expect(led("bridges", true)?.tie?.by).toBe("spare");
  const none = (phase: "manoeuvres" | "battle", by: "kingdoms" | "bridges", ...ringforts: string[]) =>
    leadsOf(phase, countsOf({ phase: "battle", ringforts }), by, false);
  expect([none("manoeuvres", "kingdoms", "B2", "D4"), none("battle", "bridges", "B2", "")]).toEqual([
    undefined,
    undefined,
  ]);
});
