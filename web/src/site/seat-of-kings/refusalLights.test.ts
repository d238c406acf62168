// What a refusal lights: its places in their region, and the thing that it is about.

import { expect, test } from "vitest";

import type { Why } from "../../client/wire.ts";
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
