import { expect, test } from "vitest";

import { listed } from "../../../build/rules.ts";
import { MARKS } from "../../board/legend.ts";
import { marksOf, wordsOf } from "./marksOf.ts";

const GAMES = listed()
  .variants.map(({ id }) => id)
  .filter((id) => id !== "seat-of-kings");

test("a legend tells of the marks of its game alone", () => {
  const own = (game: string) => marksOf(game).filter((mark) => !EVERYWHERE.has(mark));
  const EVERYWHERE = new Set(MARKS.filter((mark) => GAMES.every((game) => marksOf(game).includes(mark))));
  expect([...EVERYWHERE]).toEqual(["last", "legal", "chosen", "note", "refused", "trail", "pending"]);
  expect(own("four-treasures")).toEqual(["besieged", "forced"]);
  expect(own("sacred-hill-2")).toEqual(["besieged", "forced", "order", "kingdom", "joining"]);
  expect(own("high-kings-1")).toEqual(["besieged", "reach", "fallen", "kingdom", "joining"]);
  expect(own("poisoned-chalice")).toEqual(["besieged", "forced", "qualified", "kingdom", "joining"]);
  expect(own("stone-of-destiny")).toEqual(["unlinked", "link", "kingdom", "joining"]);
  expect(own("four-treasures-doubles")).toEqual(["besieged", "forced", "area"]);
});

test("a legend explains the words of its game alone", () => {
  const words = ["setup", "battle", "siege", "kingdom", "qualified", "area", "unlinked"].map(
    (word) => `term-${word}`,
  );
  const own = (game: string) => wordsOf(game, words).map((name) => name.slice("term-".length));
  expect(own("four-treasures")).toEqual(["battle", "siege"]);
  expect(own("high-kings-1")).toEqual(["setup", "battle", "siege", "kingdom"]);
  expect(own("poisoned-chalice")).toEqual(["battle", "siege", "kingdom", "qualified"]);
  expect(own("stone-of-destiny")).toEqual(["battle", "kingdom", "unlinked"]);
  expect(own("four-treasures-doubles")).toEqual(["battle", "siege", "area"]);
  const signs = ["sign-capture", "sign-king", "sign-sacrifice"];
  expect(wordsOf("high-kings-1", signs)).toEqual(["sign-capture", "sign-king"]);
  expect(wordsOf("high-kings-2", signs)).toEqual(signs);
});

test("every mark belongs to a game", () => {
  expect(new Set(GAMES.flatMap(marksOf))).toEqual(new Set(MARKS));
});
