// A table at an earlier moment, and what moves in recorded games.

import { expect, test } from "vitest";

import type { EffectView, EntryView, KingsView } from "../../../client/wire.ts";
import type { CardFace, Motion, Traveller } from "../../../seat-of-kings/index.ts";
import { games } from "../../recorded.setup.ts";
import { momentsOf } from "./counting.ts";
import { cardOf, kingsAt, topDiscard, withNear } from "./kingsAt.ts";
import { motionOf } from "./motion.ts";
import { chainOf, durationOf, timedParts, type Timed } from "./parts.ts";

test("an earlier moment has its own discards, and the traitor while it is offered and played", () => {
  const { view } = games.find(({ variant }) => variant === "seat-of-kings")!;
  const at = view.log.findIndex(({ detail }) => detail.kind === "traitor");
  const { seat, detail } = view.log[at] as EntryView & { detail: { region: string } };
  const offered = kingsAt(view, at)?.traitor;
  expect(offered).toMatchObject({ region: detail.region, waiting: [seat] });
  const card = cardOf(view.log, view.log[at]!);
  expect(card).toBeGreaterThan(0);
  expect(kingsAt(view, at + 1)?.traitor).toEqual({ region: detail.region, owner: seat, card });
  expect(kingsAt(view, at - 1)?.traitor).not.toMatchObject({ owner: seat });
  const played = view.log.findIndex(({ detail }) => detail.kind === "play");
  const own = view.log[played]!.detail as { card: number };
  expect([played, played + 1].map((shown) => topDiscard(view, shown))).toEqual([undefined, own.card]);
  // What the rules say of the newest moment alone is not told of earlier ones.
  const before = kingsAt(view, played);
  expect([before?.raths[0]?.income, before?.stage.name]).toEqual([undefined, "chance"]);
  expect(kingsAt(view, view.log.length)).toBe(view.kings);
});

test("while events are played, who was near to winning before them still is", () => {
  const near = { promotions: ["ulster"] };
  const kings = (...raths: object[]) => ({ raths }) as unknown as KingsView;
  const settled = kings({ seat: "red", near }, { seat: "blue" });
  const played = withNear(kings({ seat: "red" }, { seat: "blue" }), settled);
  const after = withNear(kings({ seat: "red", near }, { seat: "blue", near }), settled);
  expect([played.raths, after.raths]).toEqual([settled.raths, settled.raths]);
  expect(withNear(played, undefined)).toEqual(played);
});

/** An entry of a recorded game with what moves in it. */
interface Moved {
  readonly entry: EntryView;
  readonly before: KingsView;
  readonly motion: Motion;
}

const FACE: CardFace = { number: 13, cost: 1, place: ["F0"], grey: [] };

/** The first entries of each game that are wanted: each is found from the newest one, which takes its time. */
function movedIn(wanted: (entry: EntryView) => boolean): Moved[] {
  const found = games.flatMap(({ view }) =>
    [...(view.kings ? view.log.entries() : [])]
      .filter(([, entry]) => wanted(entry))
      .slice(0, 3)
      .map(([at, entry]) => {
        const [before, after] = [kingsAt(view, at), kingsAt(view, at + 1)] as [KingsView, KingsView];
        const ms = durationOf(entry, undefined);
        const parts = timedParts(entry, undefined, ms);
        return { entry, before, motion: motionOf({ entry, before, after, face: FACE, parts, ms }) };
      }),
  );
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const effectsOf = <Kind extends EffectView["effect"]>({ detail }: EntryView, kind: Kind) =>
  (detail.effects ?? []).filter(
    (effect): effect is Extract<EffectView, { effect: Kind }> => effect.effect === kind,
  );
const withEffect = (kind: EffectView["effect"]) => movedIn((entry) => effectsOf(entry, kind).length > 0);

const endOf = (end: Traveller["from"]) =>
  "player" in end ? end.player : "part" in end ? end.part : end.cell;
const isRising = (times: number[]) => times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0));

test("six backs are dealt to each player who gets cards, one after the other, from the deck", () => {
  // The discards may be shuffled within a round too, when nobody gets any.
  const isDeal = ({ detail }: EntryView) => detail.kind === "shuffle" && detail.change?.players !== undefined;
  for (const { entry, motion } of movedIn(isDeal)) {
    const dealt = motion.travellers.filter(({ from, to }) => endOf(from) === "deck" && "player" in to);
    const takers = entry.detail.change?.players?.map(({ seat }) => seat) ?? [];
    expect(takers.length).toBeGreaterThan(1);
    for (const taker of takers) expect(dealt.filter(({ to }) => endOf(to) === taker).length).toBe(6);
    expect(isRising(dealt.map(({ begins = 0 }) => begins))).toBe(true);
    // Nobody is shown what is dealt.
    expect(dealt.filter(({ back }) => back !== undefined)).toEqual([]);
  }
});

test("a played card is turned on its way from its player to the discards, a traitor's over the deck to who turned it", () => {
  for (const { entry, motion } of movedIn(({ detail }) =>
    ["play", "stone", "traitor"].includes(detail.kind),
  )) {
    const cards = motion.travellers.filter(({ back }) => back !== undefined);
    const ways = cards.map(({ from, over, to }) => [endOf(from), over && endOf(over), endOf(to)].join(" "));
    const isTraitor = entry.detail.kind === "traitor";
    expect(ways).toEqual([isTraitor ? `deck deck ${entry.seat}` : `${entry.seat} discards discards`]);
  }
});

test("a dagger strikes the name of the region before the pieces of an exchange cross", () => {
  for (const { entry, motion } of movedIn(({ detail }) => detail.kind === "exchange")) {
    expect(motion.strikes.map(({ region }) => region)).toEqual([entry.detail.region]);
    const { begins, ends, struck } = motion.strikes[0] as Motion["strikes"][number];
    expect(motion.flights.length).toBeGreaterThan(0);
    for (const flight of motion.flights) {
      expect(flight.begins).toBeCloseTo(begins + struck * (ends - begins));
      expect(flight.ends).toBeCloseTo(ends);
      expect(flight.ends).toBeLessThan(1);
    }
  }
});

test("each step of a chain of promotions is quicker than the one before it, down to a least time", () => {
  const promote = (version: number) =>
    ({ version, seat: "red", detail: { kind: "promote", position: "H1", region: "ulster" } }) as EntryView;
  const log = [1, 2, 3, 4].map(promote);
  expect(log.map((entry) => chainOf(log, entry))).toEqual([0, 1, 2, 3]);
  const times = log.map((entry, chain) => durationOf(entry, undefined, chain));
  expect(times).toEqual([280, 220, 160, 160].map((ms) => (700 * ms) / 280));
});

test("the terraces of a cleared region light from the Farmers up to the King, and its pieces go to prison or home", () => {
  for (const { entry, motion } of withEffect("cleared")) {
    const rows = motion.lights.filter(({ isTerrace }) => isTerrace);
    const ranks = rows.map(({ cells }) => new Set(cells.map((cell) => cell.split(" ")[1]?.charAt(0))));
    const all = ranks.map((each) => [...each].join("")).join("");
    expect(all).toBe("FHWCK".repeat(effectsOf(entry, "cleared").length));
    expect(isRising(rows.slice(0, 5).map(({ begins }) => begins))).toBe(true);
  }
  for (const { entry, motion } of withEffect("imprisoned"))
    for (const { captor, owner } of effectsOf(entry, "imprisoned")) {
      const taken = motion.flights.filter(({ piece, to }) => piece === owner && endOf(to) === captor);
      expect(taken.length, JSON.stringify(entry.detail)).toBeGreaterThan(0);
    }
});

test("prisoners that are exchanged or ransomed travel from their captors to their owners", () => {
  const freed = ({ travellers }: Motion) => travellers.map(({ from, to }) => `${endOf(from)} ${endOf(to)}`);
  for (const { entry, motion } of withEffect("prisoners_exchanged"))
    for (const { seats } of effectsOf(entry, "prisoners_exchanged"))
      expect(freed(motion)).toEqual(expect.arrayContaining([seats.join(" "), seats.toReversed().join(" ")]));
  for (const { entry, motion } of withEffect("ransomed"))
    for (const { captor, owner, pieces } of effectsOf(entry, "ransomed"))
      expect(freed(motion).includes(`${captor} ${owner}`)).toBe(pieces > 0);
});

test("the coins of an income come from a position that earns it, a coin for each cumal", () => {
  const hasIncome = (entry: EntryView) => effectsOf(entry, "income").some(({ spread }) => spread);
  for (const { entry, before, motion } of movedIn(hasIncome)) {
    const coins = motion.travellers.filter(({ from }) => "cell" in from);
    for (const { from, to } of coins) {
      const [region = "", position = ""] = endOf(from).split(" ");
      expect(before.board[region]?.[position]?.at(-1)?.toLowerCase()).toBe(endOf(to));
    }
    expect(coins).toHaveLength(effectsOf(entry, "income").reduce((sum, { cumals }) => sum + cumals, 0));
  }
});

test("cumals count with each coin, stock and prisoners when their region is cleared, else through all of a decision", () => {
  const parts = [
    { kind: "decision" },
    { kind: "rank", rank: "F", gains: ["blue", "blue", "red"].map((seat) => ({ seat, region: "ulster" })) },
    { kind: "rank", rank: "H", gains: [{ seat: "red", region: "ulster" }] },
    { kind: "spread", incomes: [{ effect: "income", seat: "blue", cumals: 3, spread: "F" }] },
    { kind: "cleared", cleared: { effect: "cleared", region: "ulster" }, others: [] },
  ];
  const times = [0, 600, 1600, 2600, 3600, 5600];
  const round = parts.map((part, at) => ({ part, from: times[at], to: times[at + 1] })) as unknown as Timed[];
  expect(momentsOf("cumals", "blue", round, 3)).toEqual([1500, 1500, 3500]);
  expect(momentsOf("cumals", "red", round, 2)).toEqual([1500, 2500]);
  expect(momentsOf("stock", "blue", round, 2)).toEqual([4500, 5400]);
  expect(momentsOf("prisoners", "red", round, 1)).toEqual([5400]);
  expect(momentsOf("cumals", "red", round.slice(0, 1), 2)).toEqual([270, 540]);
  expect(momentsOf("stock", "red", round.slice(0, 1), 1)).toEqual([540]);
  expect(momentsOf("cumals", "red", [], 2)).toEqual([]);
});
