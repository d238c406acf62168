import { expect, test } from "vitest";

import type { PublicSeat, View } from "../client/wire.ts";
import { calledOf, WATCHER } from "./named.ts";
import { declinedWords, offerWords, ownOfferWords } from "./offers.ts";

const allOwn = { ...WATCHER, isOwn: () => true };

type Offer = NonNullable<View["offer"]>;

const view = (tokens: string[], more: object = {}) =>
  ({ log_from: 10, log: tokens.map((token) => ({ token })), board: {}, ...more }) as unknown as View;

const takeback = (kept: number): Offer => ({ offer: "takeback", by: "red", waits: ["blue"], kept });

test("a take-back says which moves go", () => {
  expect([12, 11, 10].map((kept) => offerWords(view(["C3", "D4", "D5"]), takeback(kept)))).toEqual([
    "Red asks to take back D5.",
    "Red asks to take back D4 and the moves since: D5.",
    "Red asks to take back C3 and the moves since: D4 and D5.",
  ]);
});

test("the own take-back says which moves go, too", () => {
  const moves = view(["C3", "D4", "D5"]);
  expect([12, 11, 9].map((kept) => ownOfferWords(moves, takeback(kept)))).toEqual([
    "You have asked to take back D5.",
    "You have asked to take back D4 and the moves since: D5.",
    "You have asked to take back the last 4 steps.",
  ]);
  const draw: Offer = { offer: "draw", by: "red", waits: ["blue"] };
  expect(ownOfferWords(moves, draw)).toBe("You have offered a draw.");
});

test("a take-back of what is not shown says how much goes", () => {
  const words = "Red asks to take back the last 4 steps.";
  expect(offerWords(view(["C3", "D4", "D5"]), takeback(9))).toBe(words);
  expect(offerWords(view(["end", "place F1", "end", "end"], { board: undefined }), takeback(10))).toBe(words);
});

test("other offers name who makes them, and declined ones who declined", () => {
  expect(offerWords(view([]), { offer: "draw", by: "blue", waits: [] })).toBe("Blue offers a draw.");
  expect(declinedWords(view([]), allOwn)).toBe("");
  const declined = { offer: "draw", by: "red", seat: "blue" };
  expect(declinedWords(view([], { declined }), allOwn)).toBe("Blue declines the draw.");
});

const person = (seat: string, name?: string): PublicSeat => ({
  seat,
  taken: true,
  here: true,
  ...(name !== undefined && { name }),
});

test("players are called by the names that they chose", () => {
  const people = [person("red", "Anna"), person("blue", "Ben")];
  expect([calledOf(people, "red"), calledOf(people, "blue")]).toEqual(["Anna", "Ben"]);
});

test("the color stays where a name was made up, is missing, or could be somebody else's", () => {
  expect(calledOf([person("red", "Guest Oak"), person("blue")], "red")).toBe("Red");
  expect(calledOf([person("red", "Guest Oak"), person("blue")], "blue")).toBe("Blue");
  expect(calledOf([person("red", "Anna"), person("blue", "anna")], "blue")).toBe("Blue");
  expect(calledOf([person("red", "Blue"), person("blue", "Ben")], "red")).toBe("Red");
  expect(calledOf([], "white")).toBe("White");
});
