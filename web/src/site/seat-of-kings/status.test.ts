import { expect, test } from "vitest";

import type { KingsView } from "../../client/wire.ts";
import type { Language } from "../languages.ts";
import { speak } from "../words.ts";
import { aheadWords, leadWords, nearWords, roundWords } from "./status.ts";

const rath = (seat: string, king_positions = 1) => ({ seat, king_positions, stock: 20, king_pieces: 2 });

/** Who leads with so many King positions each, in the order of seats. */
const leads = (...counts: number[]) =>
  leadWords({
    raths: counts.map((count, place) => rath(["blue", "red", "white", "yellow"][place] ?? "", count)),
    kings_to_win: 2,
  } satisfies Pick<KingsView, "raths" | "kings_to_win">);

test("who leads is whoever holds the most King positions", () => {
  expect([leads(0, 0, 0), leads(0, 1, 0), leads(1, 1, 0, 1)]).toEqual([
    "Nobody holds a King position yet; it takes 2 to win.",
    "Red leads with 1 of 2 King positions.",
    "Blue, Red and Yellow hold 1 of 2 King positions each.",
  ]);
});

test("until somebody holds a King position, who controls most positions of which regions is told", () => {
  const ahead = (king_positions: number, ...dominant: (string | undefined)[]) =>
    aheadWords({
      raths: ["blue", "red"].map((seat) => rath(seat, king_positions)),
      regions: ["connacht", "ulster", "munster"].map((region, at) => ({ region, dominant: dominant[at] })),
    } as Pick<KingsView, "raths" | "regions">);
  expect(ahead(0, "blue", "red", "blue")).toBe(
    "Most positions: Blue in Connacht and Munster, Red in Ulster.",
  );
  expect(ahead(0, undefined, undefined, undefined)).toBe("");
  expect(ahead(1, "blue", "red", "blue")).toBe("");
});

test.each<[Language, string, string]>([
  [
    "en",
    "Blue is one promotion from winning, in Ulster, Leinster or Munster.",
    "Blue is one promotion from the King position of Ulster or Munster, which wins when the round ends.",
  ],
  [
    "de",
    "Blau fehlt in Ulster, Leinster oder Munster ein Aufstieg zum Sieg.",
    "Blau fehlt ein Aufstieg zum Königsfeld von Ulster oder Munster, das am Rundenende den Sieg bringt.",
  ],
  [
    "it",
    "Il Blu è a una promozione dalla vittoria (Ulster, Leinster o Munster).",
    "Il Blu è a una promozione da una posizione del Re che alla fine del round vale la vittoria (Ulster o Munster).",
  ],
])("one of several regions is enough to win in %s", async (language, soon, atRoundEnd) => {
  await speak(language);
  const near = (promotions: string[], is_at_round_end: boolean) =>
    nearWords({ ...rath("blue"), near: { promotions, is_at_round_end } });
  expect(near(["ulster", "leinster", "munster"], false)).toBe(soon);
  expect(near(["ulster", "munster"], true)).toBe(atRoundEnd);
});

test.each<[Language, string]>([
  ["en", "Red holds the King position of Munster, and wins by keeping it until the round ends."],
  ["de", "Rot hat das Königsfeld von Munster und gewinnt, wenn es bis zum Rundenende so bleibt."],
  ["it", "Il Rosso tiene la posizione del Re del Munster, e vince se la conserva fino alla fine del round."],
])(
  "who holds the King position of the third region is said to win by keeping it in %s",
  async (language, words) => {
    await speak(language);
    const near = (holds: object) => nearWords({ ...rath("red"), near: { ...holds, is_at_round_end: true } });
    expect([near({ holds: "munster" }), near({})]).toEqual([words, undefined]);
  },
);

test("the limit of rounds is told once it is near, and the last round is called so", () => {
  const at = (round: number, max_rounds: number) =>
    roundWords({ round, options: { max_rounds } as KingsView["options"] });
  expect([at(1, 60), at(51, 60), at(1, 2), at(2, 2)]).toEqual([
    "Round 1.",
    "Round 51 of 60.",
    "Round 1 of 2.",
    "Round 2, the last one.",
  ]);
});
