import { expect, test } from "vitest";

import type { EffectView, EntryView, KingsView, View } from "../../../client/wire.ts";
import { kingsLog as log } from "../../recorded.setup.ts";
import { hasPlayedOn, isTabled, roundEndOf } from "./roundEnd.ts";
import { countsOf } from "./statistics.ts";

const view = { log, log_from: 0, kings: { round: 3 } as KingsView } as View;

/** So many entries, up to the one with this effect, the first after some place. */
function until(effect: EffectView["effect"], from = 0): number {
  const has = ({ detail }: EntryView) => detail.effects?.some((each) => each.effect === effect) === true;
  const at = log.slice(from).findIndex(has);
  expect(at).toBeGreaterThanOrEqual(0);
  return from + at + 1;
}

test("before the first round ends there is nothing to tell", () => {
  expect(roundEndOf(view, 10)).toBeUndefined();
});

test("a round that has ended is told until the next one ends", () => {
  const first = until("round");
  const end = roundEndOf(view, first);
  expect(end).toMatchObject({ round: 1, isOver: true, cleared: [], exchanges: [] });
  expect(end?.incomes.map(({ seat, cumals }) => `${seat} ${cumals}`)).toEqual(["red 1", "white 1"]);
  expect(end?.traitors.length).toBeGreaterThan(1);
  expect(end?.decisions.map((line) => line.seat)).toEqual(["yellow"]);
  expect(roundEndOf(view, first + 6)).toEqual(end);
});

test("the end of a round gives way once its reader has had a turn in the next one", () => {
  const first = until("round");
  const turns = log.slice(first).map(({ seat, detail }) => (detail.kind === "play" ? seat : undefined));
  const [red, white] = ["red", "white"].map((seat) => first + turns.indexOf(seat) + 1) as [number, number];
  expect(red).toBeLessThan(white);
  const over = (shown: number) =>
    ["red", "white", undefined].filter((seat) => hasPlayedOn(view, shown, 1, seat));
  expect([first, white - 1, log.length].map(over)).toEqual([[], ["red"], ["red", "white"]]);
});

test("a round that ends is told as far as it has come", () => {
  const income = until("income");
  expect(roundEndOf(view, income)).toMatchObject({ isOver: false });
  expect(roundEndOf(view, income - 1)?.incomes).toEqual([]);
});

test("cleared regions are told with their prisoners", () => {
  const cleared = until("cleared");
  const [region] = roundEndOf(view, cleared)?.cleared ?? [];
  expect(region).toMatchObject({ region: "munster", king: "yellow" });
  expect(region?.prisoners.map(({ owner, pieces }) => `${owner} ${pieces}`)).toEqual(["blue 2", "red 4"]);
});

test("the table of a round leaves the board to a garrison, and takes its place for a ransom", () => {
  const at = (name: string) => isTabled({ kings: { stage: { name } } as KingsView });
  expect(["garrison", "exchange", "traitor", "turn"].filter(at)).toEqual([]);
  expect(["ransom", "start", "region"].filter(at)).toHaveLength(3);
});

test("income, payments and regions are those of the log", () => {
  const seats = ["blue", "red", "white", "yellow"];
  const counts = countsOf(log, seats);
  const sum = (kind: "income" | "paid") =>
    log
      .flatMap(({ detail }) => detail.effects ?? [])
      .reduce((all, effect) => all + (effect.effect === kind ? effect.cumals : 0), 0);
  const total = (column: "income" | "paid") =>
    seats.reduce((all, seat) => all + (counts[seat]?.[column] ?? 0), 0);
  expect(total("income")).toBe(sum("income"));
  expect(total("paid")).toBe(sum("paid"));
  expect(seats.filter((seat) => counts[seat]?.kings !== 0)).toEqual(["yellow"]);
  expect(counts["white"]?.taken).toBeGreaterThan(0);
});
