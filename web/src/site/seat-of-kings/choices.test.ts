import { expect, test } from "vitest";

import type { ActionFields, Legal, UsualTurn } from "../../client/wire.ts";
import { cardsIn, positionsIn } from "./actions.ts";
import { bestFit } from "./bestFit.ts";
import {
  amnestiesOf,
  cardsOf,
  discardOf,
  fitsAt,
  fitsOf,
  inOrder,
  keepOf,
  stonesIn,
  swapOf,
  type Action,
} from "./choices.ts";
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

test("an action is read with all that it names", () => {
  const play: ActionFields = { kind: "play", card: 18, region: "ulster", positions: ["F2", "H2"] };
  const stone: ActionFields = { kind: "stone", card: 7, region: "leinster", pieces: ["F2.0", "H1.12"] };
  expect([cardsIn(play), positionsIn(play), positionsIn(stone)]).toEqual([[18], ["F2", "H2"], ["F2", "H1"]]);
  expect(positionsIn({ kind: "promote", position: "K" })).toEqual(["K"]);
  expect(cardsIn({ kind: "lots", cards: [30, 2] })).toEqual([30, 2]);
  expect([cardsIn({ kind: "keep" }), positionsIn({ kind: "end" })]).toEqual([[], []]);
});

test("cards are used up by fits, by other actions and by Stones", () => {
  expect(cardsOf(LEGAL)).toEqual([7, 17]);
  expect(fitsOf(LEGAL, 17).length).toBe(3);
  expect(amnestiesOf(LEGAL, 17).length).toBe(1);
  expect(amnestiesOf(LEGAL, 7)).toEqual([]);
  expect([discardOf(LEGAL, 17)?.card, discardOf(LEGAL, 7)]).toEqual([17, undefined]);
});

test("positions leave the fits that have them all", () => {
  const fits = fitsOf(LEGAL, 17);
  const left = (positions: string[]) => fitsAt(fits, "ulster", positions).map((fit) => fit.positions);
  expect([["H2"], ["H2", "F3"], ["F1"]].map((positions) => left(positions).join(" "))).toEqual([
    "F2,H2 F3,H2",
    "F3,H2",
    "",
  ]);
  expect(fitsAt(fits, "munster", ["H2"])).toEqual([]);
});

test("a swap and a choice of cards name pieces and cards in order", () => {
  const swap = { kind: "stone", card: 7, region: "ulster", pieces: ["F2.1", "H1.0"] };
  expect(swapOf(STONES, "H1.0", "F2.1")).toEqual(swap);
  expect(swapOf(STONES, "F2.1", "H1.0")).toEqual(swap);
  expect(keepOf([25, 3, 17])).toEqual({ kind: "keep", cards: [3, 17, 25] });
  expect(cardsOf({})).toEqual([]);
});

test("a Stone that has one piece swaps it with another of the same region", () => {
  const stones = [STONES, { ...STONES, region: "munster" }];
  expect(stonesIn(stones, undefined)).toEqual(stones);
  expect(stonesIn(stones, "ulster")).toEqual([STONES]);
});

test("what does nothing stands last among the answers", () => {
  const kinds = (...all: string[]) => inOrder(all.map((kind) => ({ kind }))).map(({ kind }) => kind);
  expect(kinds("end", "garrison")).toEqual(["garrison", "end"]);
  expect(kinds("decline", "traitor")).toEqual(["traitor", "decline"]);
  expect(kinds("place", "end", "activate")).toEqual(["place", "activate", "end"]);
});

const place = (position: string): ActionFields => ({ kind: "place", position });

test("a step that is left out can be taken in again, and is in one list only", () => {
  const out = toggled(NO_WISHES, place("H1"), true);
  expect(out).toEqual({ also: [], without: [place("H1")] });
  const again = toggled(out, place("H1"), false);
  expect(again).toEqual({ also: [place("H1")], without: [] });
  expect(toggled(again, place("H1"), true)).toEqual(out);
});

test("steps of another kind or at another place are kept", () => {
  const some = { ...NO_WISHES, also: [place("H2")], without: [{ kind: "activate" } as ActionFields] };
  expect(toggled(some, { kind: "promote", position: "H2" }, false)).toEqual({
    also: [place("H2"), { kind: "promote", position: "H2" }],
    without: [{ kind: "activate" }],
  });
});

test("of steps that are taken back, usual ones are left out and answers are asked again", () => {
  const answer: ActionFields = { kind: "exchange", position: "C1" };
  const some = { ...NO_WISHES, also: [place("H1"), place("H2"), answer] };
  expect(takenBack(some, [place("H2"), answer])).toEqual({ also: [place("H1")], without: [place("H2")] });
});

const fit = (...positions: string[]): Action<"play"> => ({
  ...({ kind: "play", card: 7, region: "ulster" } as const),
  positions,
});
const [first, second, third] = [fit("H1", "H2"), fit("H2", "H3"), fit("H3", "H4")];
const all = [first, second, third];

/** A usual turn with so many places and promotions, which costs so much. */
const turn = (places: readonly string[], promotions: readonly string[], paid = 0): UsualTurn => {
  const of = (kind: string, positions: readonly string[]) =>
    positions.map((position) => ({ kind, position }));
  return {
    actions: [...of("place", places), ...of("promote", promotions)],
    details: [],
    paid,
  } as unknown as UsualTurn;
};

/** The best fit, if these are the usual turns. */
const best = (...turns: (UsualTurn | undefined)[]) => bestFit(all, (fit) => turns[all.indexOf(fit)]);

test("the fit is shown that does most", () => {
  expect(best(turn(["H1", "H2"], []), turn(["H2"], ["W2"]), turn(["H3", "H4"], []))).toBe(second);
  expect(best(turn(["H1"], ["W1", "C1"]), turn(["H2"], ["K"]), undefined)).toBe(second);
  expect(best(turn(["H1"], ["W1"], 3), turn(["H2"], ["W2"], 2), turn(["H3"], ["W3"], 3))).toBe(second);
});

test("what changes nothing comes last, and of equal fits the first is shown", () => {
  const idle: UsualTurn = { ...turn([], []), idle: "nothing" };
  expect(best(idle, idle, turn(["H3"], []))).toBe(third);
  expect(best(undefined, undefined, undefined)).toBe(first);
  expect(bestFit([], () => undefined)).toBeUndefined();
});
