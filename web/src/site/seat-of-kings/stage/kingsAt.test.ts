import { expect, test } from "vitest";

import type { ChangeView, EntryView, KingsView, LogDetail, View } from "../../../client/wire.ts";
import { cardOf, kingsAt, topDiscard, withNear } from "./kingsAt.ts";
import { entriesSince, touchedBy, touchedIn, trailOf } from "./touched.ts";
import { linesOf } from "./turns.ts";
import { lineWords } from "./turnWords.ts";

const entry = (version: number, seat: string, kind: string, change: ChangeView): EntryView =>
  ({ version, seat, detail: { kind, change } }) as unknown as EntryView;

const stack = (position: string, before: string[], after: string[]) => ({
  region: "ulster",
  position,
  before,
  after,
});

/** Red plays card 13, takes H4 from Blue, and Blue discards card 7. */
const log = [
  entry(5, "red", "play", {
    discards: [13],
    shuffled: [2],
    deck: [10, 11],
    starting: ["blue", "red"],
    players: [{ seat: "red", cards: [3, 2] }],
  }),
  entry(6, "red", "place", {
    stacks: [stack("H4", ["blue"], ["blue", "red"])],
    players: [{ seat: "red", stock: [20, 19], cumals: [2, 0] }],
    dominant: [{ region: "ulster", after: "blue" }],
  }),
  entry(7, "blue", "discard", {
    discards: [7],
    players: [{ seat: "blue", cards: [3, 2], cumals: [1, 3] }],
  }),
];

const player = (cumals: number) => ({ cumals, hand: 2, aside: 3, prisoners: {} });
const view = {
  log,
  log_from: 10,
  kings: {
    seats: ["blue", "red"],
    board: { ulster: { H4: ["blue", "red"], F1: ["red", "red"], K: ["blue"] } },
    players: { blue: player(3), red: player(0) },
    raths: [
      { seat: "blue", stock: 17, king_pieces: 2, king_positions: 1, income: { cumals: 4 } },
      { seat: "red", stock: 19, king_pieces: 2, king_positions: 0 },
    ],
    regions: [
      { region: "ulster", dominant: "blue", forts: ["F1"], fee: 0, has_king_piece: false, controls: {} },
    ],
    closed: [],
    discard: [7, 13],
    deck: 11,
    starting: "red",
    stage: { name: "turn" },
    round: 2,
  },
} as unknown as View & { kings: KingsView };

test("the newest moment is the view itself", () => {
  expect(kingsAt(view, 13)).toBe(view.kings);
  expect(kingsAt(view, 99)).toBe(view.kings);
});

test("earlier moments have the forts and King positions that their stacks make, and leave the view as it is", () => {
  const first = kingsAt(view, 10);
  expect(first?.regions[0]?.forts).toEqual(["F1"]);
  expect(first?.raths.map((rath) => rath.king_positions)).toEqual([1, 0]);
  expect(view.kings.board["ulster"]?.["H4"]).toEqual(["blue", "red"]);
});

test("who is dominant is stepped back as the log tells it", () => {
  const dominantAt = (shown: number) => kingsAt(view, shown)?.regions[0]?.dominant;
  expect([10, 11, 12, 13].map(dominantAt)).toEqual([undefined, undefined, "blue", "blue"]);
});

test("whose traitor it is, and its card, is known while it is offered and played", () => {
  const traitor = entry(8, "red", "traitor", { players: [] });
  Object.assign(traitor.detail, {
    region: "ulster",
    effects: [{ effect: "traitor_card", seat: "red", card: 21, region: "ulster" }],
  });
  const exchange = entry(9, "red", "exchange", {});
  Object.assign(exchange.detail, { region: "ulster", position: "F1" });
  const end = entry(10, "red", "end", {});
  const later = { ...view, log: [...log, traitor, exchange, end] };
  const traitorAt = (shown: number) => kingsAt(later, shown)?.traitor;
  const owned = { region: "ulster", owner: "red", card: 21 };
  const asked = { region: "ulster", waiting: ["red"] };
  expect([12, 13, 14, 15].map(traitorAt)).toEqual([undefined, asked, owned, owned]);
  const cards = [log[0]!, traitor, exchange, end].map((entry) => cardOf(later.log, entry));
  expect(cards).toEqual([undefined, 21, 21, undefined]);
});

test("what the rules say of the newest moment alone is not told of earlier ones", () => {
  const before = kingsAt(view, 12);
  expect(before?.raths[0]?.income).toBeUndefined();
  expect(before?.stage.name).toBe("chance");
});

test("the pile shows the card that came last", () => {
  expect([10, 11, 12, 13].map((shown) => topDiscard(view, shown))).toEqual([undefined, 13, 13, 7]);
});

test("who watches sees what changed in the last turn", () => {
  const marked = (shown: number) => entriesSince(view, shown, undefined).flatMap(touchedBy);
  expect([marked(12), marked(13)]).toEqual([[{ region: "ulster", positions: ["H4"] }], []]);
});

test("the turns since one's own last are numbered where they changed something, if there are several", () => {
  const turn = (version: number, ...positions: string[]) =>
    entry(version, "red", "play", { stacks: positions.map((position) => stack(position, [], ["red"])) });
  const trail = (...log: EntryView[]) => trailOf(linesOf({ log, log_from: 0 }), "blue");
  expect(trail(turn(1, "H1"))).toEqual({});
  // The second one changes nothing, and of two on one position the later one counts.
  expect(trail(turn(1, "H1", "F2"), turn(2), turn(3, "F2"))).toEqual({ ulster: { H1: 1, F2: 3 } });
});

test("a region that is cleared has the number of the line that says so, and one's own garrison has none", () => {
  const gone = ["F1", "F2", "C1"].map((position) => stack(position, ["red"], []));
  const cleared = entry(2, "red", "decline", { stacks: [...gone, stack("K", ["blue"], ["BLUE"])] });
  const effects = [{ effect: "cleared", region: "ulster", king: "blue" }];
  const log = [
    entry(1, "red", "play", { stacks: [stack("F1", [], ["red"])] }),
    { ...cleared, detail: { ...cleared.detail, region: "munster", effects } as LogDetail },
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
  expect(played.raths).toEqual([{ seat: "red", near }, { seat: "blue" }]);
  expect(withNear(played, undefined)).toEqual(played);
  const after = withNear(kings({ seat: "red", near }, { seat: "blue", near }), settled);
  expect(after.raths).toEqual([{ seat: "red", near }, { seat: "blue" }]);
});
