// What moves in the games that are kept for the page: cards that are dealt and played, prisoners that are taken and freed.

import { expect, test } from "vitest";

import type { EffectView, EntryView, KingsView } from "../../../client/wire.ts";
import type { CardFace, Motion, Traveller } from "../../../seat-of-kings/index.ts";
import { games } from "../../recorded.setup.ts";
import { kingsAt } from "./kingsAt.ts";
import { motionOf } from "./motion.ts";
import { chainOf, durationOf, timedParts } from "./parts.ts";

const views = games.map(({ view }) => view).filter(({ kings }) => kings !== undefined);

const FACE: CardFace = { number: 13, cost: 1, place: ["F0"], grey: [] };

/** An entry of a game with what moves in it. */
interface Moved {
  readonly entry: EntryView;
  readonly before: KingsView;
  readonly after: KingsView;
  readonly motion: Motion;
}

/** The first entries of each game that are wanted: each is found from the newest one, which takes its time. */
function movedIn(wanted: (entry: EntryView) => boolean, most = 3): Moved[] {
  const found = views.flatMap((view) =>
    view.log
      .map((entry, at) => ({ entry, at }))
      .filter(({ entry }) => wanted(entry))
      .slice(0, most)
      .map(({ entry, at }) => {
        const [before, after] = [kingsAt(view, at), kingsAt(view, at + 1)] as [KingsView, KingsView];
        const ms = durationOf(entry, undefined);
        const parts = timedParts(entry, undefined, ms);
        return { entry, before, after, motion: motionOf({ entry, before, after, face: FACE, parts, ms }) };
      }),
  );
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const effectsOf = <Kind extends EffectView["effect"]>({ detail }: EntryView, kind: Kind) =>
  (detail.effects ?? []).filter(
    (effect): effect is Extract<EffectView, { effect: Kind }> => effect.effect === kind,
  );

const endOf = (end: Traveller["from"]) =>
  "player" in end ? end.player : "part" in end ? end.part : end.cell;

test("six backs are dealt to each player who gets cards, one after the other, from the deck", () => {
  // The discards may be shuffled within a round too, when nobody gets any.
  const isDeal = ({ detail }: EntryView) => detail.kind === "shuffle" && detail.change?.players !== undefined;
  for (const { entry, motion } of movedIn(isDeal)) {
    const dealt = motion.travellers.filter(({ from, to }) => endOf(from) === "deck" && "player" in to);
    const takers = entry.detail.change?.players?.map(({ seat }) => seat) ?? [];
    expect(takers.length).toBeGreaterThan(1);
    for (const taker of takers) expect(dealt.filter(({ to }) => endOf(to) === taker).length).toBe(6);
    const times = dealt.map(({ begins = 0 }) => begins);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
    // Nobody is shown what is dealt.
    expect(dealt.filter(({ back }) => back !== undefined)).toEqual([]);
  }
});

test("a played card is turned on its way from its player to the discards, a traitor's over the deck to who turned it", () => {
  const turned = (...kinds: string[]) =>
    movedIn(({ detail }) => kinds.includes(detail.kind)).map(({ entry, motion }) => {
      const cards = motion.travellers.filter(({ back }) => back !== undefined);
      return cards.map(({ from, over, to }) =>
        [endOf(from), over && endOf(over), endOf(to)]
          .map((end) => (end === entry.seat ? "seat" : end))
          .join(" "),
      );
    });
  expect(new Set(turned("play", "stone").flat())).toEqual(new Set(["seat discards discards"]));
  expect(new Set(turned("traitor").flat())).toEqual(new Set(["deck deck seat"]));
  for (const cards of turned("play", "stone", "traitor")) expect(cards).toHaveLength(1);
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
  const promote = (version: number, seat: string): EntryView => ({
    ...{ version, seat },
    detail: { kind: "promote", position: "H1", region: "ulster" },
  });
  const log = [promote(1, "blue"), ...[2, 3, 4, 5].map((version) => promote(version, "red"))];
  expect(log.map((entry) => chainOf(log, entry))).toEqual([0, 0, 1, 2, 3]);
  const times = log.slice(1).map((entry) => durationOf(entry, undefined, chainOf(log, entry)));
  expect(times).toEqual([280, 220, 160, 160].map((ms) => (700 * ms) / 280));
  const other: EntryView = { version: 6, seat: "red", detail: { kind: "activate" } };
  expect(chainOf([...log, other], other)).toBe(0);
});

test("the terraces of a cleared region light one after the other, from the Farmers up to the King", () => {
  for (const { entry, motion } of movedIn((entry) => effectsOf(entry, "cleared").length > 0)) {
    const rows = motion.lights.filter(({ isTerrace }) => isTerrace);
    const ranks = rows.map(({ cells }) => new Set(cells.map((cell) => cell.split(" ")[1]?.charAt(0))));
    const cleared = effectsOf(entry, "cleared").length;
    expect(ranks.map((each) => [...each].join("")).join("")).toBe("FHWCK".repeat(cleared));
    const times = rows.slice(0, 5).map(({ begins }) => begins);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  }
});

test("pieces of a cleared region travel to who takes them prisoner, or home", () => {
  for (const { entry, motion } of movedIn((entry) => effectsOf(entry, "imprisoned").length > 0))
    for (const { captor, owner } of effectsOf(entry, "imprisoned")) {
      const taken = motion.flights.filter(({ piece, to }) => piece === owner && endOf(to) === captor);
      expect(taken.length, JSON.stringify(entry.detail)).toBeGreaterThan(0);
    }
});

test("prisoners that are exchanged or ransomed travel from their captors to their owners", () => {
  const freed = ({ travellers }: Motion) => travellers.map(({ from, to }) => `${endOf(from)} ${endOf(to)}`);
  for (const { entry, motion } of movedIn((entry) => effectsOf(entry, "prisoners_exchanged").length > 0))
    for (const { seats } of effectsOf(entry, "prisoners_exchanged")) {
      const [one, other] = seats;
      expect(freed(motion)).toContain(`${one} ${other}`);
      expect(freed(motion)).toContain(`${other} ${one}`);
    }
  for (const { entry, motion } of movedIn((entry) => effectsOf(entry, "ransomed").length > 0))
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
    const taken = effectsOf(entry, "income").reduce((sum, { cumals }) => sum + cumals, 0);
    expect(coins).toHaveLength(taken);
  }
});
