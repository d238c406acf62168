import { expect, test } from "vitest";

import type { EntryView, View } from "../../client/wire.ts";
import { toldBeforeEnd, toldOfThen, toldWith } from "./told.ts";

const entry = (version: number) => ({ version }) as EntryView;

const view = (count: number, more: object = {}) =>
  ({
    fairness: { game: 1 },
    stage: "playing",
    log_from: 0,
    log: Array.from({ length: count }, (_, at) => entry(at)),
    seats: [{ seat: "red", asked: true }],
    standing: { results: [] },
    measures: { kingdoms: [count, 0] },
    board: { phase: "battle", leads: { by: "kingdoms", counts: [count, 0] } },
    turn: "red",
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
