import { expect, test } from "vitest";

import { playersOf } from "./players.ts";

test("players are those of the seats that the headers name", () => {
  const headers = [
    { name: "Variant", value: "four-treasures" },
    { name: "Blue", value: "Ben" },
    { name: "Red", value: "Anna Maria" },
    { name: "South", value: "Cara" },
  ];
  expect(playersOf(headers, ["red", "blue"])).toEqual([
    { seat: "red", name: "Anna Maria" },
    { seat: "blue", name: "Ben" },
  ]);
  expect(playersOf([{ name: "Blue", value: " " }], ["red", "blue"])).toEqual([]);
});
