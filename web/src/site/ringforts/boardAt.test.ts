// Boards and their counts, names and rows of moves, at earlier moments too.

import { expect, test } from "vitest";

import type { EntryView, RingfortsView } from "../../client/wire.ts";
import type { Language } from "../languages.ts";
import { games } from "../recorded.setup.ts";
import { speak } from "../words.ts";
import { boardAt } from "./boardAt.ts";
import { boardState, type Marks } from "./boardState.ts";
import { countsOf, leadsOf } from "./counts.ts";
import { edgeCounts } from "./edgeCounts.ts";
import { boardAfter } from "./expected.ts";
import { moveRows } from "./moveRows.ts";
import { toldBeforeEnd, toldOfThen, toldWith } from "./told.ts";

const ringforts = games.filter(({ view }) => view.board !== undefined && view.start === undefined);

test.each(ringforts)(
  "in $variant a board is of its phase, and its counts are those of the server",
  ({ view, variant }) => {
    const board = view.board as RingfortsView;
    expect(boardAt(board, view, view.log.length)).toBe(board);
    const phases = view.log.map((_, at) => boardAt(board, view, at)?.phase);
    const first = variant.startsWith("four-treasures") ? "battle" : variant.startsWith("high-kings") ? "setup" : "manoeuvres"; // prettier-ignore
    expect([phases[0], phases.at(-1)]).toEqual([first, "battle"]);
    expect(boardAt(board, view, 0)?.kings_lost ?? [0, 0]).toEqual([0, 0]);
    const counts = countsOf(board);
    for (const name of ["territory", "bridges", "kingdoms"] as const)
      if (view.measures?.[name] !== undefined) expect(counts[name], name).toEqual(view.measures[name]);
    const by = view.measures?.["bridges"] === undefined ? "kingdoms" : "bridges";
    const hasSpare = variant === "stone-of-destiny";
    if (board.leads?.by === by) expect(leadsOf("battle", counts, by, hasSpare)).toEqual(board.leads);
    expect(leadsOf("manoeuvres", counts, by, hasSpare)).toBeUndefined();
    // An earlier moment has its own counts, and none that its board does not tell.
    const then = toldOfThen(view, boardAt(board, view, 1)).measures;
    expect(then).not.toHaveProperty("points");
  },
);

test("an own move is drawn with the bridges, captures and kings that the view names", () => {
  const board: RingfortsView = {
    phase: "battle",
    ringforts: ["D4D5", "E4"],
    links: ["D4D5", ""],
    must_capture: "D4",
  };
  const built = boardAfter(board, { kind: "build", hill: "E5" }, 0, {
    builds: ["E5"],
    links: { E5: "D5E5" },
  });
  expect(built).toMatchObject({ ringforts: ["D4D5E5", "E4"], links: ["D4D5D5E5", ""] });
  expect(built?.must_capture).toBeUndefined();
  const king = { ...board, kings: ["D4", ""], links: ["", ""] };
  const legal = { replaces: { E4: ["D4D5"] }, king_from: "D4" };
  const taken = { ringforts: ["D4D5E4", ""], kings: ["E4", ""], links: ["D4D5", ""] };
  expect(boardAfter(king, { kind: "replace", hill: "E4", link: "D4D5" }, 0, legal)).toMatchObject(taken);
  // A king that goes back to its own ringfort builds nothing there.
  const away = { ...board, kings: ["C3", ""] };
  const back = boardAfter(away, { kind: "step", from: "C3", to: "D5" }, 0, { links: {} });
  expect(back).toMatchObject({ ringforts: board.ringforts, kings: ["D5", ""], links: board.links });
  expect(boardAfter(board, { kind: "pass" }, 0, undefined)).toBeUndefined();
});

const MARKS: Marks = {
  ...{ turn: undefined, legal: [], picked: [], lastMove: [], reasons: [], hints: [] },
  ...({ kingdoms: false, orientation: "south", patterns: false, canPick: false, label: "" } as const),
  fallen: [{ hill: "E5", side: 0 }],
};

test("neighbors that are not linked yet, and a ring of them, are one kingdom", () => {
  const kingdoms = (...ringforts: string[]) => countsOf({ phase: "manoeuvres", ringforts }).kingdoms;
  expect([kingdoms("B2B3", "D4F4"), kingdoms("B2B3C2C3", "")]).toEqual([[1, 2], [1, 0]]); // prettier-ignore
});

test.each<[Language, string, string[]]>([
  ["en", "4: you 1, Red 1. Qualified for Red. Qualified for you.", ["C3, Red ringfort, Blue king", "D4, Blue ringfort", "E5, vacant, Red king captured here"]], // prettier-ignore
  ["de", "4: du 1, Rot 1. Zulässig für Rot. Zulässig für dich.", ["C3, rote Befestigung, blauer König", "D4, blaue Befestigung", "E5, frei, roter König hier gefangen genommen"]], // prettier-ignore
  ["it", "4: tu 1, Rosso 1. Valida per il Rosso. Valida per te.", ["C3, forte rosso, re blu", "D4, forte blu", "E5, libera, qui è stato catturato il re rosso"]], // prettier-ignore
])("in %s a row addresses the reader, and a hill names piece and color", async (language, row, hills) => {
  await speak(language);
  const { names } = boardState({ phase: "battle", ringforts: ["C3", "D4"], kings: ["", "C3"] }, MARKS);
  expect(["C3", "D4", "E5"].map((hill) => names[hill])).toEqual(hills);
  const board = { rows: { "4": [1, 1] }, qualified_rows: ["4", "4"] } as Parameters<typeof edgeCounts>[0];
  expect(edgeCounts(board, [], "south", 1)[0]?.sentence.endsWith(` ${row}`)).toBe(true);
});

test("what can be pressed is no reason, orders of the own area are shown, and kingdoms all, none, or one", () => {
  const board = {
    ...{ phase: "battle", ringforts: ["A2B2", "F5"], kingdoms: [["A2", "B2"], ["F5"]] }, // prettier-ignore
    ...{ areas: ["A2B2", "F5"], priorities: [["", "B2F5"], []] },
  } as unknown as RingfortsView;
  const marks = { ...MARKS, turn: { number: 0, side: 0 }, legal: ["B2"], reasons: ["B2", "D4"] };
  const { overlays } = boardState({ ...board, ringforts: ["", ""] }, marks);
  expect([overlays.reasons, overlays.priorities]).toEqual([["D4"], { B2: 1 }]);
  const shown = (kingdoms: Marks["kingdoms"]) => boardState(board, { ...MARKS, kingdoms }).overlays.kingdoms;
  expect([shown(true), shown(false)]).toEqual([[[["A2"], ["B2"]], [["F5"]]], [[], []]]); // prettier-ignore
  expect([shown(1), shown("B2")]).toEqual([[[], [["F5"]]], [[["B2"]], []]]); // prettier-ignore
});

test("rows and areas are counted at the edge across from their name, whoever sits at the foot", () => {
  const placed = (...args: Parameters<typeof edgeCounts>) =>
    edgeCounts(...args)
      .map(
        ({ name, counts, isAlong, point: { x, y } }) =>
          `${name} ${counts} ${x.toFixed(2)} ${y.toFixed(2)} ${isAlong}`,
      )
      .sort();
  const rows = { rows: { B: [2, 3], "4": [1, 1] }, qualified: "4", qualified_rows: ["B", "4"] } as never;
  expect(placed(rows, [], "south", 1)).toEqual(["4 1,1 0.97 0.50 false", "B 3,2 0.25 0.03 false"]);
  expect(placed(rows, [], "west", 1)).toEqual(["4 1,1 0.50 0.03 false", "B 3,2 0.97 0.75 false"]);
  const areas = { area_counts: [[6, 7], [8, 7], [7, 6], [5, 7]] } as never; // prettier-ignore
  const seats = ["south", "west", "north", "east"];
  expect(edgeCounts(areas, seats, "south", undefined)[1]?.sentence).toBe("Area of West: Red 8, Blue 7.");
  expect(placed(areas, seats, "south", undefined)).toEqual([
    ...["east 5,7 0.97 0.56 true", "north 7,6 0.44 0.03 false"],
    ...["south 6,7 0.44 0.97 false", "west 8,7 0.03 0.56 true"],
  ]);
  expect(placed(areas, seats, "east", undefined)[0]).toBe("east 5,7 0.44 0.97 false");
});

test("counts, leader, turn and end stand still until the board has shown all entries", () => {
  const { view: after } = ringforts[0]!;
  const standing = { ...after.standing, results: [] };
  const before = {
    ...after,
    stage: "playing",
    log: after.log.slice(0, 2),
    standing,
    measures: {},
  } as typeof after;
  for (const [told, length] of [
    [toldWith(before, after, 3), 3],
    [toldBeforeEnd(before, after), after.log.length],
  ] as const) {
    // prettier-ignore
    expect(told.log).toHaveLength(length);
    expect([told.measures, told.board, told.stage]).toEqual([before.measures, before.board, "playing"]);
    expect([told.turn, told.standing.results]).toEqual([undefined, []]);
  }
  expect(toldWith(before, after, 3).seats.some(({ asked }) => asked)).toBe(false);
  // Nothing of the game before is told of a new one.
  const next = toldWith(before, { ...after, fairness: { ...after.fairness, game: 2 } }, 1);
  expect([next.measures, next.board?.leads]).toEqual([undefined, undefined]);
});

test.each([
  ["red blue red", 0, "1. red@0 blue@1, 2. red@2 -"],
  ["blue red blue red", 0, "1. blue@0 red@1, 2. blue@2 red@3"],
  ["west north east south", 0, "1. west@0 north@1, 2. east@2 south@3"],
  ["red red blue blue red", 0, "1. red@0 -, 2. red@1 blue@2, 3. - blue@3, 4. red@4 -"],
  // Earlier entries are not known.
  ["red blue", 10, "6. red@10 blue@11"],
])("moves of two sides stand beside each other, whoever began: %s", (seats, from, rows) => {
  const sides: Record<string, number> = { red: 0, blue: 1, south: 0, west: 1, north: 0, east: 1 };
  const log = seats.split(" ").map((seat) => ({ seat }) as EntryView);
  const cell = (one?: { entry: EntryView; place: number }) => (one ? `${one.entry.seat}@${one.place}` : "-");
  const made = moveRows(log, from, (seat) => sides[seat ?? ""] ?? 0);
  expect(made.map(({ number, cells }) => `${number}. ${cells.map(cell).join(" ")}`).join(", ")).toBe(rows);
});
