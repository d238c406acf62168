// A table at an earlier moment, what changed since one's own turn, and what moves.

import { expect, test } from "vitest";

import type { ChangeView, EffectView, EntryView, KingsView, View } from "../../../client/wire.ts";
import type { CardFace, Motion, Traveller } from "../../../seat-of-kings/index.ts";
import { games } from "../../recorded.setup.ts";
import { momentsOf } from "./counting.ts";
import { cardOf, kingsAt, topDiscard, withNear } from "./kingsAt.ts";
import { motionOf } from "./motion.ts";
import { chainOf, durationOf, timedParts, type Timed } from "./parts.ts";
import { toldUntil } from "./told.ts";
import { entriesSince, touchedBy, touchedIn, trailOf } from "./touched.ts";
import { linesOf } from "./turns.ts";
import { lineWords } from "./turnWords.ts";

const entry = (
  version: number,
  seat: string,
  kind: string,
  change: ChangeView,
  more: object = {},
): EntryView => ({ version, seat, detail: { kind, change, ...more } }) as unknown as EntryView;
const stack = (position: string, before: string[], after: string[]) => ({
  region: "ulster",
  position,
  before,
  after,
});

/** Red plays card 13, takes H4 from Blue, and Blue discards card 7. */
const log = [
  entry(5, "red", "play", {
    ...{ discards: [13], shuffled: [2], deck: [10, 11], starting: ["blue", "red"] },
    players: [{ seat: "red", cards: [3, 2] }],
  }),
  entry(6, "red", "place", {
    stacks: [stack("H4", ["blue"], ["blue", "red"])],
    players: [{ seat: "red", stock: [20, 19], cumals: [2, 0] }],
    dominant: [{ region: "ulster", after: "blue" }],
  }),
  entry(7, "blue", "discard", { discards: [7], players: [{ seat: "blue", cards: [3, 2], cumals: [1, 3] }] }),
];

const player = (cumals: number) => ({ cumals, hand: 2, aside: 3, prisoners: {} });
const view = {
  ...{ log, log_from: 10, stage: "playing", standing: { results: [] } },
  seats: [{ seat: "blue", asked: true }],
  kings: {
    board: { ulster: { H4: ["blue", "red"], F1: ["red", "red"], K: ["blue"] } },
    players: { blue: player(3), red: player(0) },
    raths: [
      { seat: "blue", stock: 17, king_pieces: 2, king_positions: 1, income: { cumals: 4 } },
      { seat: "red", stock: 19, king_pieces: 2, king_positions: 0 },
    ],
    regions: [{ region: "ulster", dominant: "blue", forts: ["F1"], controls: {} }],
    ...{ seats: ["blue", "red"], closed: [], discard: [7, 13], deck: 11, starting: "red", round: 2 },
    stage: { name: "turn" },
  },
} as unknown as View & { kings: KingsView };

test("an earlier moment has its own forts, King positions and dominant players, and the newest is the view", () => {
  expect([kingsAt(view, 13), kingsAt(view, 99)]).toEqual([view.kings, view.kings]);
  const first = kingsAt(view, 10);
  expect([first?.regions[0]?.forts, first?.raths.map((rath) => rath.king_positions)]).toEqual([
    ["F1"],
    [1, 0],
  ]);
  expect(view.kings.board["ulster"]?.["H4"]).toEqual(["blue", "red"]);
  const each = [10, 11, 12, 13];
  const dominant = each.map((shown) => kingsAt(view, shown)?.regions[0]?.dominant);
  expect(dominant).toEqual([undefined, undefined, "blue", "blue"]);
  expect(each.map((shown) => topDiscard(view, shown))).toEqual([undefined, 13, 13, 7]);
  // What the rules say of the newest moment alone is not told of earlier ones.
  const before = kingsAt(view, 12);
  expect([before?.raths[0]?.income, before?.stage.name]).toEqual([undefined, "chance"]);
});

test("nobody is asked before all is shown, and the end of a game is told last", () => {
  expect([toldUntil(view, 12).seats[0]?.asked, toldUntil(view, 13)]).toEqual([false, view]);
  const over = { ...view, stage: "over", standing: { ...view.standing, results: [[1, 0]] } } as View;
  expect([12, 13].map((shown) => toldUntil(over, shown).standing.results)).toEqual([[], [[1, 0]]]);
});

test("whose traitor it is, and its card, is known while it is offered and played", () => {
  const effects = [{ effect: "traitor_card", seat: "red", card: 21, region: "ulster" }];
  const traitor = entry(8, "red", "traitor", { players: [] }, { region: "ulster", effects });
  const exchange = entry(9, "red", "exchange", {}, { region: "ulster", position: "F1" });
  const end = entry(10, "red", "end", {});
  const later = { ...view, log: [...log, traitor, exchange, end] };
  const owned = { region: "ulster", owner: "red", card: 21 };
  const asked = { region: "ulster", waiting: ["red"] };
  const known = [12, 13, 14, 15].map((shown) => kingsAt(later, shown)?.traitor);
  expect(known).toEqual([undefined, asked, owned, owned]);
  const cards = [log[0]!, traitor, exchange, end].map((entry) => cardOf(later.log, entry));
  expect(cards).toEqual([undefined, 21, 21, undefined]);
});

test("the turns since one's own last are numbered where they changed something, if there are several", () => {
  const marked = (shown: number) => entriesSince(view, shown, undefined).flatMap(touchedBy);
  expect([marked(12), marked(13)]).toEqual([[{ region: "ulster", positions: ["H4"] }], []]);
  const turn = (version: number, ...positions: string[]) =>
    entry(version, "red", "play", { stacks: positions.map((position) => stack(position, [], ["red"])) });
  const trail = (...log: EntryView[]) => trailOf(linesOf({ log, log_from: 0 }), "blue");
  expect(trail(turn(1, "H1"))).toEqual({});
  // The second one changes nothing, and of two on one position the later one counts.
  expect(trail(turn(1, "H1", "F2"), turn(2), turn(3, "F2"))).toEqual({ ulster: { H1: 1, F2: 3 } });
});

test("a region that is cleared has the number of the line that says so, and one's own garrison has none", () => {
  const gone = ["F1", "F2", "C1"].map((position) => stack(position, ["red"], []));
  const effects = [{ effect: "cleared", region: "ulster", king: "blue" }];
  const cleared = { stacks: [...gone, stack("K", ["blue"], ["BLUE"])] };
  const log = [
    entry(1, "red", "play", { stacks: [stack("F1", [], ["red"])] }),
    entry(2, "red", "decline", cleared, { region: "munster", effects }),
    entry(3, "blue", "garrison", { stacks: [stack("C1", [], ["blue"])] }),
  ];
  const lines = linesOf({ log, log_from: 0 });
  const touched = lines.map((line) => touchedIn(line).flatMap(({ positions }) => positions));
  expect(lines.map((line, at) => `${lineWords(line).split(" ", 2).join(" ")}: ${touched[at]}`)).toEqual([
    ...["Red plays: F1", "Red declines: ", "Ulster is: F1,F2,C1,K", "Blue garrisons: C1"],
  ]);
  expect(trailOf(lines, "blue")).toEqual({ ulster: { F1: 3, F2: 3, K: 3 } });
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
  const promote = (version: number, seat: string) =>
    entry(version, seat, "promote", {}, { position: "H1", region: "ulster" });
  const log = [promote(1, "blue"), ...[2, 3, 4, 5].map((version) => promote(version, "red"))];
  expect(log.map((entry) => chainOf(log, entry))).toEqual([0, 0, 1, 2, 3]);
  const times = log.slice(1).map((entry) => durationOf(entry, undefined, chainOf(log, entry)));
  expect(times).toEqual([280, 220, 160, 160].map((ms) => (700 * ms) / 280));
  const other = entry(6, "red", "activate", {});
  expect(chainOf([...log, other], other)).toBe(0);
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
