// The choices of a turn, and where they lie and light on the board.

import { expect, test } from "vitest";

import type {
  ActionFields,
  KingsView,
  Legal,
  LogDetail,
  RegionView,
  UsualTurn,
  Why,
} from "../../client/wire.ts";
import { cardsIn, positionsIn } from "./actions.ts";
import { placeBeside, type Box } from "./beside.ts";
import { bestFit } from "./bestFit.ts";
import { amnestiesOf, cardsOf, discardOf, fitsAt, fitsOf, inOrder } from "./choices.ts";
import { keepOf, stonesIn, swapOf, type Action } from "./choices.ts";
import { movesIn, movesOf } from "./forts.ts";
import { litPlaces } from "./litPlaces.ts";
import { stackWith } from "./planMarks.ts";
import { refusalLights } from "./refusalLights.ts";
import { NO_WISHES, takenBack, toggled } from "./wishes.ts";

const STONES = { card: 7, region: "ulster", pieces: ["F2.0", "F2.1", "H1.0"] };
// prettier-ignore
const LEGAL: Legal = {
  actions: [
    { kind: "amnesty", region: "ulster", card: 17, token: "amnesty ulster 17" },
    { kind: "discard", card: 17, token: "discard 17" },
  ],
  plays: [{ card: 17, region: "ulster", fits: [["F2", "H2"], ["F3", "H2"], ["F3", "H3"]] }],
  stones: [STONES],
};

test("an action is read with all that it names, and cards are used up by fits, by other actions and by Stones", () => {
  const play: ActionFields = { kind: "play", card: 18, region: "ulster", positions: ["F2", "H2"] };
  const stone: ActionFields = { kind: "stone", card: 7, region: "leinster", pieces: ["F2.0", "H1.12"] };
  expect([cardsIn(play), positionsIn(play), positionsIn(stone)]).toEqual([[18], ["F2", "H2"], ["F2", "H1"]]);
  expect(positionsIn({ kind: "promote", position: "K" })).toEqual(["K"]);
  expect(cardsIn({ kind: "lots", cards: [30, 2] })).toEqual([30, 2]);
  expect([cardsIn({ kind: "keep" }), positionsIn({ kind: "end" })]).toEqual([[], []]);
  expect([cardsOf(LEGAL), cardsOf({})]).toEqual([[7, 17], []]);
  expect([amnestiesOf(LEGAL, 17).length, amnestiesOf(LEGAL, 7)]).toEqual([1, []]);
  expect([discardOf(LEGAL, 17)?.card, discardOf(LEGAL, 7)]).toEqual([17, undefined]);
  const swap = { kind: "stone", card: 7, region: "ulster", pieces: ["F2.1", "H1.0"] };
  expect([swapOf(STONES, "H1.0", "F2.1"), swapOf(STONES, "F2.1", "H1.0")]).toEqual([swap, swap]);
  expect(keepOf([25, 3, 17])).toEqual({ kind: "keep", cards: [3, 17, 25] });
});

test("positions and regions narrow the fits and Stones, and what does nothing stands last among the answers", () => {
  const left = (region: string, ...positions: string[]) =>
    fitsAt(fitsOf(LEGAL, 17), region, positions).map((fit) => fit.positions.join("+"));
  expect([left("ulster", "H2"), left("ulster", "H2", "F3")]).toEqual([["F2+H2", "F3+H2"], ["F3+H2"]]);
  expect([left("ulster"), left("ulster", "F1"), left("munster", "H2")].map(({ length }) => length)).toEqual([
    3, 0, 0,
  ]);
  const stones = [STONES, { ...STONES, region: "munster" }];
  expect([stonesIn(stones, undefined), stonesIn(stones, "ulster")]).toEqual([stones, [STONES]]);
  const kinds = (...all: string[]) => inOrder(all.map((kind) => ({ kind }))).map(({ kind }) => kind);
  expect(kinds("end", "garrison")).toEqual(["garrison", "end"]);
  expect(kinds("decline", "traitor")).toEqual(["traitor", "decline"]);
  expect(kinds("place", "end", "activate")).toEqual(["place", "activate", "end"]);
});

test("a step that is left out can be taken in again, in one list only, and usual ones that are taken back are left out", () => {
  const place = (position: string): ActionFields => ({ kind: "place", position });
  const out = toggled(NO_WISHES, place("H1"), true);
  expect(out).toEqual({ also: [], without: [place("H1")] });
  const again = toggled(out, place("H1"), false);
  expect(again).toEqual({ also: [place("H1")], without: [] });
  expect(toggled(again, place("H1"), true)).toEqual(out);
  const promote: ActionFields = { kind: "promote", position: "H2" };
  const some = { ...NO_WISHES, also: [place("H2")], without: [{ kind: "activate" } as ActionFields] };
  expect(toggled(some, promote, false)).toEqual({
    also: [place("H2"), promote],
    without: [{ kind: "activate" }],
  });
  const answer: ActionFields = { kind: "exchange", position: "C1" };
  const back = takenBack({ ...NO_WISHES, also: [place("H1"), place("H2"), answer] }, [place("H2"), answer]);
  expect(back).toEqual({ also: [place("H1")], without: [place("H2")] });
});

test("the fit is shown that does most, of equal ones the first, and what changes nothing last", () => {
  const fits = ["H1 H2", "H2 H3", "H3 H4"].map((positions): Action<"play"> => ({
    kind: "play",
    card: 7,
    region: "ulster",
    positions: positions.split(" "),
  }));
  /** A usual turn with these places and promotions, which costs so much. */
  const turn = (places: string, promotions: string, paid = 0): UsualTurn => {
    const of = (kind: string, all: string) =>
      (all.match(/\w+/g) ?? []).map((position) => ({ kind, position }));
    return { actions: [...of("place", places), ...of("promote", promotions)], details: [], paid } as never;
  };
  const best = (...turns: (UsualTurn | undefined)[]) => {
    const found = bestFit(fits, (fit) => turns[fits.indexOf(fit)]);
    return found && fits.indexOf(found);
  };
  expect(best(turn("H1 H2", ""), turn("H2", "W2"), turn("H3 H4", ""))).toBe(1);
  expect(best(turn("H1", "W1 C1"), turn("H2", "K"), undefined)).toBe(1);
  expect(best(turn("H1", "W1", 3), turn("H2", "W2", 2), turn("H3", "W3", 3))).toBe(1);
  const idle: UsualTurn = { ...turn("", ""), idle: "nothing" };
  expect([best(idle, idle, turn("H3", "")), best(undefined, undefined, undefined)]).toEqual([2, 0]);
  expect(bestFit([], () => undefined)).toBeUndefined();
});

test("a fort that moves in a draft moves from where it stood to where it is, if it does", () => {
  const moved = (from: string, to: string, region = "ulster"): LogDetail => ({
    ...{ kind: "place", position: to, region },
    effects: [{ effect: "fort_moved", from, to }, { effect: "returned", seat: "blue", pieces: 1 }], // prettier-ignore
  });
  const ulster = (...forts: string[]) => ({ region: "ulster", forts }) as unknown as RegionView;
  const before = (...forts: string[]) => ({ regions: [ulster(...forts)] }) as unknown as KingsView;
  expect(movesIn(moved("H2", "W3"))).toEqual([{ from: "H2", to: "W3" }]);
  const made = { kind: "place", position: "H2", effects: [{ effect: "fort_made", at: "H2" }] } as LogDetail;
  expect([movesIn(made), movesIn(undefined)]).toEqual([[], []]);
  const steps = [moved("H2", "W3"), moved("W3", "C1")];
  expect(movesOf(steps, before("H2"), ulster("C1"))).toEqual([{ from: "H2", to: "C1" }]);
  // It comes back, was made in the draft, is gone, or is elsewhere.
  expect(movesOf([moved("H2", "W3"), moved("W3", "H2")], before("H2"), ulster("H2"))).toEqual([]);
  expect(movesOf([moved("H2", "W3")], before(), ulster("W3"))).toEqual([]);
  expect(movesOf([moved("H2", "W3")], before("H2"), ulster())).toEqual([]);
  expect(movesOf([moved("H2", "W3", "munster")], before("H2"), ulster("H2"))).toEqual([]);
  expect(movesOf(undefined, before("H2"), ulster("H2"))).toEqual([]);
});

test.each([
  ["", "blue"],
  ["blue white red", "white red blue"],
  ["red blue", "red blue blue"],
  // Nothing is placed on a fort or a King piece of somebody else.
  ["blue red red", undefined],
  ["RED", undefined],
])("a piece of Blue lies on what it captures, without the own captives there: on %j, %j", (stack, after) => {
  expect(stackWith(stack.match(/\w+/g) ?? [], "blue")?.join(" ")).toBe(after);
});

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const [at, region, all] = [box(140, 140, 20, 20), box(100, 100, 100, 100), box(0, 0, 400, 400)];
const [narrow, low] = [box(90, 0, 120, 400), box(100, 100, 100, 130)];
const [below, right] = [box(0, 200, 400, 200), box(200, 0, 200, 400)];

test.each([
  ["beside its position where nothing else is", all, [at, region], [at], [], [168, 125]],
  ["beside its region, not over its positions", all, [at, region], [region], [], [208, 125]],
  ["below where there is no room at the sides", narrow, [at, region], [region], [], [125, 208]],
  ["above where there is none below either", narrow, [at, region], [region, below], [], [125, 42]],
  ["not over what is to be spared", all, [region], [region], [right], [42, 125]],
  ["over that where there is no other room", all, [region], [region], [all], [208, 125]],
  ["within its surroundings, over as little as can be", low, [at, region], [region], [], [125, 180]],
])("what is opened lies %s", (_, around, beside, taken, spared, [left, top]) => {
  expect(placeBeside(50, 50, { at, around, beside, taken, spared })).toEqual({ left, top });
});

const inUlster = (...positions: string[]) => positions.map((position) => ({ region: "ulster", position }));
const none = { places: [], cards: [], facts: {} };

test.each<[NonNullable<Why["about"]>, object]>([
  [{ kind: "thrones", regions: ["ulster"] }, { places: inUlster("K") }],
  [
    { kind: "positions", region: "leinster", positions: ["F1"] },
    { places: [{ region: "leinster", position: "F1" }] },
  ],
  [{ kind: "card", card: 17 }, { cards: [17] }],
  [{ kind: "hand" }, { cards: [7, 17] }],
  [{ kind: "traitor-card", card: 3 }, {}],
  [{ kind: "cumals", seat: "blue" }, { facts: { blue: "cumals" } }],
  [{ kind: "stock", seat: "red" }, { facts: { red: "stock" } }],
  [{ kind: "prisoners", captor: "red", owner: "blue" }, { facts: { red: "prisoners" } }],
  [{ kind: "seats", seats: ["red", "white"] }, { facts: { red: "seat", white: "seat" } }],
])("a refusal lights what it is about: %o", (about, lights) => {
  expect(refusalLights({ places: [], about }, "ulster", [7, 17])).toEqual({ ...none, ...lights });
});

test("a refusal lights its places in the region in which it was tried, a piece at its position", () => {
  const lights = refusalLights({ places: ["F1", "H2.0"] }, "ulster", [7, 17]);
  expect(lights).toEqual({ ...none, places: inUlster("F1", "H2") });
  expect(refusalLights(undefined, "ulster", [7]).places).toEqual([]);
});

const LIT = {
  board: {
    Connacht: { F1: ["red", "blue"], F2: ["blue", "blue"], H1: ["red"], K: ["RED"] },
    Ulster: { F1: ["white"] },
  },
  regions: [
    { region: "Connacht", forts: ["F2"], king: "red", has_king_piece: true, dominant: "red", controls: {} },
    { region: "Ulster", has_king_piece: false, dominant: "white", controls: {} },
  ],
  stage: { name: "activate", region: "Connacht", active: ["F1"] },
} as unknown as KingsView;

test.each([
  ["kings-sign-fort", "Connacht F2"],
  ["kings-sign-king", "Connacht K"],
  ["has-kings", "Connacht K"],
  ["kings-sign-captives", "Connacht F1 F2"],
  ["kings-term-amnesty", "Connacht F1 F2"],
  ["kings-term-activation", "Connacht F1"],
  ["kings-sign-dominant", "Connacht H1 K, Ulster F1"],
  ["has-cumals", ""],
  ["kings-term-fit", "Ulster F2"],
])("the word %s lights the positions that it is about, region by region: %s", (word, places) => {
  const turn = { fits: [{ region: "Ulster", positions: ["F2"] }] } as unknown as Parameters<
    typeof litPlaces
  >[2];
  const lit = litPlaces(LIT, { word }, turn).map(({ region, positions }) => [region, ...positions].join(" "));
  expect(lit.join(", ")).toBe(places);
  expect(litPlaces(LIT, undefined)).toEqual([]);
});
