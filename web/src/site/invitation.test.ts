import { expect, test } from "vitest";

import type { PublicSeat, SeatView, View } from "../client/wire.ts";
import { invitationTitle, namesAt, partnerWords, termsWords } from "./invitation.ts";
import { qrCode } from "./qrCode.ts";
import type { SeatedTable } from "./seatedTable.svelte.ts";

const table = (...people: Partial<PublicSeat>[]) => ({ people }) as unknown as SeatedTable;

const NEW = { variant: "four-treasures", clock: "none", standing: { games: 1 }, seats: [] };
const view = (more: object = {}) => ({ ...NEW, ...more }) as unknown as View;

test("an invitation names who sits at the table first, and the game", () => {
  const free = { taken: false, name: "Nobody" };
  expect(invitationTitle(table({ taken: true, name: "Ann" }, free), view())).toBe(
    "Ann invites you to play Four Treasures",
  );
  // Who opened it has no name, or takes no seat.
  for (const nameless of [table({ taken: true }), table(free), table()])
    expect(invitationTitle(nameless, view())).toBe("Play Four Treasures");
});

test("each person is named once, whatever seats they have", () => {
  const taken = (name: string) => ({ taken: true, name });
  expect(namesAt(table(taken("Ann"), taken("Ben"), taken("Ann"), taken("")))).toEqual(["Ann", "Ben"]);
});

test("the terms of a ringfort game are its length and its clock", () => {
  expect(termsWords(view())).toEqual(["One game", "No clock"]);
  const clock = { fischer: { initial_ms: 600_000, increment_ms: 5_000 } };
  expect(termsWords(view({ standing: { games: 4 }, clock }))).toEqual(["A match of 4 games", "10 min + 5 s"]);
  expect(termsWords(view({ clock: { days: 3 } }))).toContain("3 days per move");
});

test("the terms of Seat of Kings are its regions, deck, rounds and edition, too", () => {
  const options = { regions: ["ulster", "munster"], deck: "reconstructed", max_rounds: 60, edition: "en" };
  const kings = (more: object, is_reconstruction: boolean) =>
    termsWords(view({ kings: { options: { ...options, ...more }, is_reconstruction } })).slice(2);
  expect(kings({}, true)).toEqual([
    "Regions: Ulster and Munster",
    "Standard deck (a reconstruction)",
    "Draw after 60 rounds without a winner",
  ]);
  expect(kings({ deck: "printed", max_rounds: 12, edition: "it" }, false)).toEqual([
    "Regions: Ulster and Munster",
    "Deck from a file: printed",
    "Draw after 12 rounds without a winner",
    "Italian edition",
  ]);
});

test("in doubles a seat has a partner and two opponents; elsewhere nobody is named", () => {
  const words = (seat: string, ...seats: string[]) => {
    const sides = seats.map((each, place) => ({ seat: each, side: seats.length === 3 ? place : place % 2 }));
    return partnerWords(view({ seats: sides as unknown as SeatView[] }), seat);
  };
  const doubles = "You play West, with East as your partner, against South and North.";
  expect(words("west", "south", "west", "north", "east")).toBe(doubles);
  expect([words("red", "red", "blue"), words("blue", "blue", "red", "white")]).toEqual(["", ""]);
});

test("a code has its three corners, and a quiet zone around them", async () => {
  const { path, size } = await qrCode(`http://tara.example/join/0123456789abcdef#${"0".repeat(32)}`);
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h`);
  const seven = [0, 1, 2, 3, 4, 5, 6];
  // The upper edge of the square by which a camera finds a corner.
  const isCorner = (x: number, y: number) => seven.every((step) => isDark(x + step, y));
  const far = size - 11;
  expect([isCorner(4, 4), isCorner(far, 4), isCorner(4, far), isCorner(far, far)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  for (let place = 0; place < size; place += 1) {
    const edge = [isDark(place, 3), isDark(3, place), isDark(place, size - 4), isDark(size - 4, place)];
    expect(edge).not.toContain(true);
  }
});
