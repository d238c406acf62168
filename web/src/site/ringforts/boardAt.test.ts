// The board of each moment, with its counts, names, motions and rows of moves.

import { expect, test } from "vitest";

import type { EntryView, RingfortsView, View } from "../../client/wire.ts";
import type { Language } from "../languages.ts";
import { speak } from "../words.ts";
import { boardAt } from "./boardAt.ts";
import { boardState, type Marks } from "./boardState.ts";
import { countsOf, leadsOf } from "./counts.ts";
import { durationOf, effectsMs, ownTimes, timesOf } from "./durations.ts";
import { edgeCounts } from "./edgeCounts.ts";
import { effectMotionsOf } from "./effectMotions.ts";
import { boardAfter } from "./expected.ts";
import { moveRows } from "./moveRows.ts";
import { toldBeforeEnd, toldOfThen, toldWith } from "./told.ts";
import { trailOf } from "./trail.ts";

const entry = (detail: object, seat = "red", by?: "table"): EntryView =>
  ({ version: 0, seat, detail, ...(by && { by }) }) as EntryView;
const viewOf = (...log: EntryView[]) => ({ fairness: { game: 0 }, log_from: 0, log });
const build = (hill: string, more: object = {}) => entry({ kind: "build", hill, ...more });
const step = (from: string, to: string, ...effects: object[]) => entry({ kind: "step", from, to, effects });

const BOARD: RingfortsView = {
  ...{ phase: "battle", ringforts: ["D4D5", "E4"], kings: ["", "E4"], links: ["D4D5", ""] },
  must_capture: "D4",
};

test("an earlier board has its own pieces, phase and lost kings, and nothing that the rules say of the newest", () => {
  const [came, gone] = [{ link: "D4D5", side: 0, after: true }, { link: "D5E5", side: 0, after: false }]; // prettier-ignore
  const view = viewOf(
    build("D5", { change: { ringforts: [{ hill: "D5", after: 0 }], links: [came, gone] } }),
  );
  expect(boardAt(BOARD, view, 1)).toBe(BOARD);
  const before = { phase: "battle", ringforts: ["D4", "E4"], kings: ["", "E4"], links: ["D5E5", ""] };
  expect(boardAt(BOARD, view, 0)).toEqual(before);
  const game = viewOf(
    build("D4", { effects: [{ effect: "king_placed", hill: "D4", side: 0 }] }),
    step("D4", "E6"),
    step("C3", "B5", { effect: "battle", side: 0 }),
    step("E6", "F4", { effect: "king_captured", hill: "F5", side: 1 }),
  );
  const then = [0, 1, 2, 3].map((at) => boardAt({ ...BOARD, phase: "over", kings_lost: [1, 2] }, game, at));
  expect(then.map(({ phase }) => phase)).toEqual(["setup", "manoeuvres", "manoeuvres", "battle"]);
  expect(then.map(({ kings_lost }) => kings_lost)).toEqual(Array(4).fill([1, 1]));
  // A king of Stone of Destiny is placed in Manoeuvres.
  expect(boardAt(BOARD, game, 0).phase).toBe("manoeuvres");
});

test("an own move is drawn with the bridges, captures and kings that the view names", () => {
  const built = boardAfter(BOARD, { kind: "build", hill: "E5" }, 0, {
    builds: ["E5"],
    links: { E5: "D5E5" },
  });
  expect(built).toMatchObject({ ringforts: ["D4D5E5", "E4"], links: ["D4D5D5E5", ""] });
  expect(built?.must_capture).toBeUndefined();
  const legal = { replaces: { E4: ["D4D5"] }, king_from: "D4" };
  const own = { ...BOARD, kings: ["D4", ""], links: ["", ""] };
  const taken = { ringforts: ["D4D5E4", ""], kings: ["E4", ""], links: ["D4D5", ""] };
  expect(boardAfter(own, { kind: "replace", hill: "E4", link: "D4D5" }, 0, legal)).toMatchObject(taken);
  // A king that goes back to its own ringfort builds nothing there.
  const back = boardAfter({ ...BOARD, kings: ["C3", ""] }, { kind: "step", from: "C3", to: "D5" }, 0, {
    links: {},
  });
  expect(back).toMatchObject({ ringforts: BOARD.ringforts, kings: ["D5", ""], links: BOARD.links });
  expect(boardAfter(BOARD, { kind: "pass" }, 0, undefined)).toBeUndefined();
});

test("the moves since the reader's own last decision are numbered", () => {
  const [own, first] = [build("A2"), entry({ kind: "build", hill: "B2" }, "blue")];
  const forced = entry({ kind: "capture", hill: "C3" }, "red", "table");
  const trail = (...log: EntryView[]) => trailOf(log, (seat) => seat === "red");
  expect([trail(own, first), trail(first, first, first)]).toEqual([[], []]);
  expect(trail(own, first, forced, entry({ kind: "pass" }, "blue"))).toEqual(["B2", "C3"]);
});

const MARKS: Marks = {
  ...{ turn: undefined, legal: [], picked: [], lastMove: [], reasons: [], hints: [] },
  ...({ kingdoms: false, orientation: "south", patterns: false, canPick: false, label: "" } as const),
  fallen: [{ hill: "E5", side: 0 }],
};

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

const placed = (counts: ReturnType<typeof edgeCounts>) =>
  counts.map(({ name, point: { x, y } }) => [name, x.toFixed(2), y.toFixed(2)].join(" "));

test("rows and areas are counted at the edge across from their name, the reader first", () => {
  const rows = { rows: { B: [2, 3], "4": [1, 1] }, qualified: "4", qualified_rows: ["B", "4"] };
  const counts = edgeCounts(rows as never, [], "south", 1);
  expect(counts.map(({ sentence }) => sentence).sort()).toEqual([
    "Column B: you 3, Red 2. Qualified for Red.",
    "Row 4: you 1, Red 1. Qualified for you.",
  ]);
  expect(counts.map(({ name, counts, isOpen }) => `${name} ${counts} ${isOpen}`).sort()).toEqual([
    "4 1,1 true",
    "B 3,2 false",
  ]);
  expect(placed(counts).sort()).toEqual(["4 0.97 0.50", "B 0.25 0.03"]);
  expect(placed(edgeCounts(rows as never, [], "west", 1)).sort()).toEqual(["4 0.50 0.03", "B 0.97 0.75"]);
  const areas = { area_counts: [[6, 7], [8, 7], [7, 6], [5, 7]] } as Parameters<typeof edgeCounts>[0]; // prettier-ignore
  const seats = ["south", "west", "north", "east"];
  const [south, east] = [
    edgeCounts(areas, seats, "south", undefined),
    edgeCounts(areas, seats, "east", undefined),
  ];
  expect(south[1]?.sentence).toBe("Area of West: Red 8, Blue 7.");
  expect(placed(south)).toEqual(["south 0.44 0.97", "west 0.03 0.56", "north 0.44 0.03", "east 0.97 0.56"]);
  expect(placed(east)[3]).toBe("east 0.44 0.97");
  const along = (all: typeof counts) => all.filter(({ isAlong }) => isAlong).map(({ name }) => name);
  expect([...along(south), ...along(east)]).toEqual(["west", "east", "south", "north"]);
});

test("a king leaps before its ringfort is built, and its effects are seen after that, all at once", () => {
  const leap = { kind: "step", from: "C4", to: "A3" } as const;
  const leaps = (change: object) => entry({ ...leap, change });
  const built = leaps({ ringforts: [{ hill: "A3", after: 1 }] });
  expect(timesOf(built)).toMatchObject({ leap: 420, ms: 520, gap: 120 });
  expect(timesOf(leaps({ kings: [{ hill: "A3", after: 1 }] }))).toMatchObject({ leap: 420, ms: 0 });
  expect([durationOf(built), timesOf(build("A3")).leap]).toEqual([1060, 0]);
  expect(ownTimes(leap).leap).toBeGreaterThan(0);
  expect(ownTimes({ kind: "build", hill: "A3" }).leap).toBe(0);
  const joined = { effect: "kingdoms_joined", side: 0, hill: "F6", kingdoms: 2 };
  const [king, ringfort] = ["king_captured", "ringfort_captured"].map((effect) => ({
    effect,
    side: 1,
    hill: "F7",
  }));
  const times = timesOf(build("F6", { effects: [joined, king, ringfort] }));
  expect(effectsMs(times)).toBe(1240);
  expect(effectMotionsOf(times.effects, 640, 1)).toEqual([
    { kind: "joined", hill: "F6", from: 640, ms: 420, gap: 120 },
    { kind: "fallen", side: 1, hill: "F7", from: 640, ms: 540, gap: 700 },
  ]);
  expect(effectMotionsOf(times.effects, 320, 0.5)[0]).toMatchObject({ from: 320, ms: 210, gap: 60 });
  const kinds = (...effects: object[]) =>
    effectMotionsOf(timesOf(entry({ kind: "pass", effects })).effects, 0, 1).map(({ kind }) => kind);
  expect(kinds({ effect: "kings_withdrawn", side: 1, hills: ["B5"] })).toEqual(["lifted"]);
  expect(kinds({ effect: "forced_pass", side: 1, hills: ["B5"] })).toEqual(["lifted"]);
  expect(kinds({ effect: "battle", seat: "red" })).toEqual(["battle"]);
  const out = kinds({ effect: "out", seat: "red" }, { effect: "skipped", seat: "blue" });
  expect(out).toEqual(["dimmed", "dimmed"]);
});

const view = (count: number, more: object = {}) =>
  ({
    ...{ fairness: { game: 1 }, stage: "playing", log_from: 0, turn: "red", standing: { results: [] } },
    log: Array.from({ length: count }, (_, version) => ({ version })),
    seats: [{ seat: "red", asked: true }],
    measures: { kingdoms: [count, 0] },
    board: { phase: "battle", leads: { by: "kingdoms", counts: [count, 0] } },
    ...more,
  }) as unknown as View;

test("counts, leader, turn and end stand still until the board has shown all entries", () => {
  const before = view(2);
  const after = view(5, { stage: "over", standing: { results: [[3, 0]] } });
  for (const [told, length] of [
    [toldWith(before, after, 3), 3],
    [toldBeforeEnd(before, after), 5],
  ] as const) {
    // prettier-ignore
    expect(told.log).toHaveLength(length);
    expect([told.measures, told.board, told.stage]).toEqual([before.measures, before.board, "playing"]);
    expect([told.turn, told.standing.results]).toEqual([undefined, []]);
  }
  expect(toldWith(before, after, 3).seats.some(({ asked }) => asked)).toBe(false);
  // Nothing of the game before is told of a new one.
  const next = toldWith(view(9), view(2, { fairness: { game: 2 } }), 1);
  expect([next.measures, next.board]).toEqual([undefined, { phase: "battle" }]);
  // An earlier moment has its own counts and leader, and none that its board does not tell.
  const now = view(3, { measures: { kingdoms: [1, 1], kings_captured: [1, 0] } });
  const then = toldOfThen(now, { phase: "battle", ringforts: ["D4E4", "B2"], links: ["D4E4", ""] });
  expect(then.measures).toEqual({ kingdoms: [1, 1] });
  expect(then.board?.leads).toMatchObject({ by: "kingdoms", tie: { by: "territory", side: 0 } });
  expect(toldOfThen(now, undefined).measures).toBeUndefined();
});

test("ringforts, bridges and kingdoms are counted as the server does, and tell who led, in Battle only", () => {
  const ringforts = ["B2B3C3D3E5", "D4"];
  const linked = countsOf({ phase: "battle", ringforts, links: ["B2B3B3C3C3D3", ""] });
  expect(linked).toEqual({ territory: [5, 1], bridges: [3, 0], kingdoms: [2, 1] });
  // Neighbors that are not linked yet, and a ring of them, are one kingdom.
  const kingdoms = (...ringforts: string[]) => countsOf({ phase: "manoeuvres", ringforts }).kingdoms;
  expect([kingdoms("B2B3", "D4F4"), kingdoms("B2B3C2C3", "")]).toEqual([[1, 2], [1, 0]]); // prettier-ignore
  const counts: ReturnType<typeof countsOf> = { territory: [5, 4], bridges: [3, 3], kingdoms: [2, 1] };
  const led = (by: "kingdoms" | "bridges", hasSpare = false) => leadsOf("battle", counts, by, hasSpare);
  expect(led("kingdoms")).toEqual({ by: "kingdoms", counts: [2, 1], fewer: true, side: 1 });
  const tie = { by: "territory", counts: [5, 4], fewer: false, side: 0 };
  expect(led("bridges")).toEqual({ by: "bridges", counts: [3, 3], fewer: false, tie });
  expect(led("bridges", true)?.tie?.by).toBe("spare");
  const few = (...ringforts: string[]) => countsOf({ phase: "battle", ringforts });
  expect(leadsOf("manoeuvres", few("B2", "D4"), "kingdoms", false)).toBeUndefined();
  expect(leadsOf("battle", few("B2", ""), "bridges", false)).toBeUndefined();
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
  const log = seats.split(" ").map((seat) => entry({ kind: "pass" }, seat));
  const cell = (one?: { entry: EntryView; place: number }) => (one ? `${one.entry.seat}@${one.place}` : "-");
  const made = moveRows(log, from, (seat) => sides[seat ?? ""] ?? 0);
  expect(made.map(({ number, cells }) => `${number}. ${cells.map(cell).join(" ")}`).join(", ")).toBe(rows);
});
