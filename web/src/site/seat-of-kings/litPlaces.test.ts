import { expect, test } from "vitest";

import type { KingsView } from "../../client/wire.ts";
import { litPlaces } from "./litPlaces.ts";

const KINGS = {
  board: {
    Connacht: { F1: ["red", "blue"], F2: ["blue", "blue"], H1: ["red"], K: ["RED"] },
    Ulster: { F1: ["white"] },
  },
  regions: [
    { region: "Connacht", forts: ["F2"], king: "red", has_king_piece: true, dominant: "red", controls: {} },
    { region: "Ulster", has_king_piece: false, dominant: "white", controls: {} },
  ],
  stage: { name: "activate", region: "Connacht", active: ["F1"] },
} as unknown as KingsView;

const of = (word: string) => litPlaces(KINGS, { word });

test("a word lights the positions that it is about, region by region", () => {
  expect(of("kings-sign-fort")).toEqual([{ region: "Connacht", positions: ["F2"] }]);
  expect(of("kings-sign-king")).toEqual([{ region: "Connacht", positions: ["K"] }]);
  expect(of("has-kings")).toEqual([{ region: "Connacht", positions: ["K"] }]);
  expect(of("kings-sign-captives")).toEqual(of("kings-term-amnesty"));
  expect(of("kings-term-amnesty")).toEqual([{ region: "Connacht", positions: ["F1", "F2"] }]);
  expect(of("kings-term-activation")).toEqual([{ region: "Connacht", positions: ["F1"] }]);
  expect(of("kings-sign-dominant")).toEqual([
    { region: "Connacht", positions: ["H1", "K"] },
    { region: "Ulster", positions: ["F1"] },
  ]);
  expect(of("has-cumals")).toEqual([]);
  expect(litPlaces(KINGS, undefined)).toEqual([]);
});

test("the word for a fit lights the fits of the chosen card", () => {
  const fits = [{ region: "Ulster", positions: ["F2"] }];
  const turn = { fits } as unknown as Parameters<typeof litPlaces>[2];
  expect(litPlaces(KINGS, { word: "kings-term-fit" }, turn)).toEqual(fits);
});
