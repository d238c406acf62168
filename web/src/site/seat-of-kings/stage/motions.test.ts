// Boards, motions and counts at moments of recorded games, and their times.

import { test } from "vitest";

import type { KingsView } from "../../../client/wire.ts";
import type { CardFace } from "../../../seat-of-kings/index.ts";
import { expectRecorded, games, momentIn } from "../../recorded.setup.ts";
import { momentsOf } from "./counting.ts";
import { topDiscard } from "./change.ts";
import { motionOf } from "./motion.ts";
import { chainOf, durationOf, timedParts } from "./parts.ts";

const FACE: CardFace = { number: 13, cost: 1, place: ["F0"], grey: [] };

test("what moves, counts and lies there after the first of each decision and effect is as recorded", () => {
  const seen = new Set<string>();
  const isNew = (kind: string) => seen.size < seen.add(kind).size;
  const rounded = (_: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 1_000) / 1_000 : value;
  const text = games.flatMap((kept) => {
    const { view } = kept;
    return [...(view.kings ? view.log.entries() : [])].flatMap(([at, entry]) => {
      const effects = entry.detail.effects?.map(({ effect }) => effect) ?? [];
      const kinds = [entry.detail.kind, ...effects].filter(isNew);
      if (kinds.length === 0) return [];
      const [before, after] = [at, at + 1].map((count) => momentIn(kept, count).kings) as [
        KingsView,
        KingsView,
      ];
      const ms = durationOf(entry, undefined, chainOf(view.log, entry));
      const parts = timedParts(entry, undefined, ms);
      const { travellers, ...motion } = motionOf({ entry, before, after, face: FACE, parts, ms });
      // The drawing of a card, a coin or a piece is no part of it.
      const ways = travellers.map(({ shapes: _, back, ...way }) => ({
        ...way,
        isTurned: back !== undefined,
      }));
      const counts = (["cumals", "stock", "prisoners"] as const).map((count) => ({
        count,
        at: view.seats.map(({ seat }) => momentsOf(count, seat, parts, 2)),
      }));
      const all = Object.entries({
        ...motion,
        travellers: ways,
        counts,
        discard: topDiscard(view, at + 1),
      }).flatMap(([name, values]) =>
        [values].flat().map((value) => `  ${name} ${JSON.stringify(value, rounded)}\n`),
      );
      return [`${kinds.join(" ")}\n`, ...all];
    });
  });
  expectRecorded("motions", "en", text.join(""));
});
