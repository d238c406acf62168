import { expect, test } from "vitest";

import { kingsLog as log } from "../../recorded.setup.ts";
import { countsOf } from "./statistics.ts";

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
