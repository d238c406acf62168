import { expect, test } from "vitest";

import type { KingsView, Why } from "../../client/wire.ts";
import { litPlaces } from "./litPlaces.ts";
import { refusalLights } from "./refusalLights.ts";

const lights = (about: Why["about"], places: string[] = []) =>
  refusalLights({ places, ...(about && { about }) }, "ulster", [7, 17]);

test("places of a refusal are of the region in which it was tried, a piece at its position", () => {
  const places = ["F1", "H2"].map((position) => ({ region: "ulster", position }));
  expect(lights(undefined, ["F1", "H2.0"])).toEqual({ places, cards: [], facts: {} });
  expect(refusalLights(undefined, "ulster", [7]).places).toEqual([]);
});

test("a refusal lights the throne of each region, and positions in the region that it names", () => {
  const thrones = lights({ kind: "thrones", regions: ["connacht", "munster"] });
  expect(thrones.places).toEqual(["connacht", "munster"].map((region) => ({ region, position: "K" })));
  const forts = lights({ kind: "positions", region: "leinster", positions: ["F1"] });
  expect(forts.places).toEqual([{ region: "leinster", position: "F1" }]);
});

test("a refusal lights one card or the whole hand", () => {
  expect(lights({ kind: "card", card: 17 }).cards).toEqual([17]);
  expect(lights({ kind: "hand" }).cards).toEqual([7, 17]);
  expect(lights({ kind: "traitor-card", card: 3 }).cards).toEqual([]);
});

test("a refusal lights what a player has", () => {
  expect(lights({ kind: "cumals", seat: "blue" }).facts).toEqual({ blue: "cumals" });
  expect(lights({ kind: "stock", seat: "red" }).facts).toEqual({ red: "stock" });
  expect(lights({ kind: "prisoners", captor: "red", owner: "blue" }).facts).toEqual({ red: "prisoners" });
  expect(lights({ kind: "seats", seats: ["red", "white"] }).facts).toEqual({ red: "seat", white: "seat" });
});

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
