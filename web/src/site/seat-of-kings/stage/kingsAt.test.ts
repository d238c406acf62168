// A table at an earlier moment, and what moves in recorded games.

import { expect, test } from "vitest";

import type { EntryView, KingsView } from "../../../client/wire.ts";
import type { CardFace } from "../../../seat-of-kings/index.ts";
import { expectRecorded, games } from "../../recorded.setup.ts";
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

const FACE: CardFace = { number: 13, cost: 1, place: ["F0"], grey: [] };

test("what moves where and when in recorded games is as recorded: the first of each decision and effect", () => {
  const seen = new Set<string>();
  const isNew = (kind: string) => seen.size < seen.add(kind).size;
  const rounded = (_: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 1_000) / 1_000 : value;
  const text = games.flatMap(({ view }) =>
    [...(view.kings ? view.log.entries() : [])].flatMap(([at, entry]) => {
      const effects = entry.detail.effects?.map(({ effect }) => effect) ?? [];
      const kinds = [entry.detail.kind, ...effects].filter(isNew);
      if (kinds.length === 0) return [];
      const [before, after] = [kingsAt(view, at), kingsAt(view, at + 1)] as [KingsView, KingsView];
      const ms = durationOf(entry, undefined);
      const parts = timedParts(entry, undefined, ms);
      const { travellers, ...motion } = motionOf({ entry, before, after, face: FACE, parts, ms });
      // How a card, a coin or a piece is drawn is no part of it.
      const ways = travellers.map(({ shapes: _, back, ...way }) => ({
        ...way,
        isTurned: back !== undefined,
      }));
      const all = Object.entries({ ...motion, travellers: ways }).flatMap(([name, values]) =>
        [values].flat().map((value) => `  ${name} ${JSON.stringify(value, rounded)}\n`),
      );
      return [`${kinds.join(" ")}\n`, ...all];
    }),
  );
  expectRecorded("motions", "en", text.join(""));
});

test("each step of a chain of promotions is quicker than the one before it, down to a least time", () => {
  const promote = (version: number) =>
    ({ version, seat: "red", detail: { kind: "promote", position: "H1", region: "ulster" } }) as EntryView;
  const log = [1, 2, 3, 4].map(promote);
  expect(log.map((entry) => chainOf(log, entry))).toEqual([0, 1, 2, 3]);
  const times = log.map((entry, chain) => durationOf(entry, undefined, chain));
  expect(times).toEqual([280, 220, 160, 160].map((ms) => (700 * ms) / 280));
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
