import { expect, test } from "vitest";

import type { PublicSeat, View } from "../client/wire.ts";
import { awaitedClaim } from "./claims.ts";

const COLORS = ["red", "blue", "white"];

/** A running game in which some seats must decide. */
const playing = (asked: readonly string[], more: object = {}, count = 2) =>
  ({
    stage: "playing",
    seats: COLORS.slice(0, count).map((seat, side) => ({ seat, side, asked: asked.includes(seat) })),
    ...more,
  }) as unknown as View;

const here = (seat: string): PublicSeat => ({ seat, taken: true, here: true });
const away = (seat: string, claim_in_ms?: number): PublicSeat => ({
  seat,
  taken: true,
  here: false,
  ...(claim_in_ms !== undefined && { claim_in_ms }),
});

const isRed = (seat: string) => seat === "red";

test("who is away and has to decide can be claimed of, once the time is over", () => {
  const claim = awaitedClaim(playing(["blue"]), [here("red"), away("blue", 150_000)], isRed);
  expect(claim).toEqual({ by: "red", of: "blue", kind: "both", inMs: 150_000 });
});

test("nothing is claimed of who is here, has not to decide or has days, nor by who watches", () => {
  const people = [here("red"), away("blue", 0)];
  expect(awaitedClaim(playing(["red"]), people, isRed)).toBeUndefined();
  expect(awaitedClaim(playing(["blue"]), [here("red"), here("blue")], isRed)).toBeUndefined();
  expect(awaitedClaim(playing(["blue"]), [here("red"), away("blue")], isRed)).toBeUndefined();
  expect(awaitedClaim(playing(["blue"]), people, () => false)).toBeUndefined();
  expect(awaitedClaim(playing(["blue"], { stage: "over" }), people, isRed)).toBeUndefined();
});

test("nothing is claimed of a partner", () => {
  const four = ["south", "west", "north", "east"];
  const seats = four.map((seat, place) => ({ seat, side: place % 2, asked: seat === "north" }));
  const doubles = { stage: "playing", seats } as unknown as View;
  expect(awaitedClaim(doubles, [away("north", 0)], (seat) => seat === "south")).toBeUndefined();
  expect(awaitedClaim(doubles, [away("north", 0)], (seat) => seat === "east")?.by).toBe("east");
});

test("in Seat of Kings two play for the win, and more go on without who is away", () => {
  const kings = { kings: {} };
  const people = [away("blue", 5_000), away("white", 2_000)];
  expect(awaitedClaim(playing(["blue"], kings), people, isRed)?.kind).toBe("win");
  const claim = awaitedClaim(playing(["blue", "white"], kings, 3), people, isRed);
  expect(claim).toMatchObject({ of: "white", kind: "on", inMs: 2_000 });
});
