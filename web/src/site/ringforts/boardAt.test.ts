import { expect, test } from "vitest";

import type { EntryView, RingfortsView } from "../../client/wire.ts";
import { boardAfter } from "./expected.ts";
import { boardAt } from "./boardAt.ts";
import { trailOf } from "./trail.ts";

const entry = (detail: object, seat = "red", by?: "table"): EntryView =>
  ({ version: 0, seat, detail, ...(by && { by }) }) as EntryView;
const viewOf = (...log: EntryView[]) => ({ fairness: { game: 0 }, log_from: 0, log });

const BOARD: RingfortsView = {
  phase: "battle",
  ringforts: ["D4D5", "E4"],
  kings: ["", "E4"],
  links: ["D4D5", ""],
  must_capture: "D4",
};

test("the newest board is the view's own, and one before it has nothing that the rules say of that moment", () => {
  const change = {
    ringforts: [{ hill: "D5", after: 0 }],
    links: [
      { link: "D4D5", side: 0, after: true },
      { link: "D5E5", side: 0, after: false },
    ],
  };
  const view = viewOf(entry({ kind: "build", hill: "D5", change }));
  expect(boardAt(BOARD, view, 1)).toBe(BOARD);
  const before = { phase: "battle", ringforts: ["D4", "E4"], kings: ["", "E4"], links: ["D5E5", ""] };
  expect(boardAt(BOARD, view, 0)).toEqual(before);
});

test("the phase and the lost kings of an earlier moment are those of then", () => {
  const king = (hill: string) => ({ effect: "king_placed", hill, side: 0 });
  const view = viewOf(
    entry({ kind: "build", hill: "D4", effects: [king("D4")] }),
    entry({ kind: "step", from: "D4", to: "E6" }),
    entry({ kind: "step", from: "C3", to: "B5", effects: [{ effect: "battle", side: 0 }] }),
    entry({
      kind: "step",
      from: "E6",
      to: "F4",
      effects: [{ effect: "king_captured", hill: "F5", side: 1 }],
    }),
  );
  const now: RingfortsView = { ...BOARD, phase: "over", kings_lost: [1, 2] };
  const then = [0, 1, 2, 3].map((count) => boardAt(now, view, count));
  expect(then.map(({ phase }) => phase)).toEqual(["setup", "manoeuvres", "manoeuvres", "battle"]);
  expect(then.map(({ kings_lost }) => kings_lost)).toEqual(Array(4).fill([1, 1]));
  // A king of Stone of Destiny is placed in Manoeuvres.
  expect(boardAt(BOARD, view, 0).phase).toBe("manoeuvres");
});

test("an own build is drawn with the bridges that the view names", () => {
  const legal = { builds: ["E5"], links: { E5: "D5E5" } };
  const after = boardAfter(BOARD, { kind: "build", hill: "E5" }, 0, legal);
  expect(after).toMatchObject({ ringforts: ["D4D5E5", "E4"], links: ["D4D5D5E5", ""] });
  expect(after?.must_capture).toBeUndefined();
});

test("a capture changes sides, and the king goes along where the view says so", () => {
  const legal = { replaces: { E4: ["D4D5"] }, king_from: "D4" };
  const board = { ...BOARD, kings: ["D4", ""], links: ["", ""] };
  expect(boardAfter(board, { kind: "replace", hill: "E4", link: "D4D5" }, 0, legal)).toMatchObject({
    ringforts: ["D4D5E4", ""],
    kings: ["E4", ""],
    links: ["D4D5", ""],
  });
});

test("a king that goes back to its own ringfort builds nothing there", () => {
  const board = { ...BOARD, kings: ["C3", ""] };
  const after = boardAfter(board, { kind: "step", from: "C3", to: "D5" }, 0, { links: {} });
  expect(after).toMatchObject({ ringforts: BOARD.ringforts, kings: ["D5", ""], links: BOARD.links });
  expect(boardAfter(BOARD, { kind: "pass" }, 0, undefined)).toBeUndefined();
});

test("the moves since the reader's own last decision are numbered", () => {
  const isOwn = (seat: string) => seat === "red";
  const [own, first] = [entry({ kind: "build", hill: "A2" }), entry({ kind: "build", hill: "B2" }, "blue")];
  const forced = entry({ kind: "capture", hill: "C3" }, "red", "table");
  const pass = entry({ kind: "pass" }, "blue");
  expect(trailOf([own, first], isOwn)).toEqual([]);
  expect(trailOf([own, first, forced, pass], isOwn)).toEqual(["B2", "C3"]);
  expect(trailOf([first, first, first], isOwn)).toEqual([]);
});
