import { expect, test } from "vitest";

import { inTurn } from "./drawing.ts";

test("drawings come one after the other, and those of a page that is left are not drawn", async () => {
  const drawn: string[] = [];
  const shown = new Set(["a", "b", "c"]);
  const ask = (name: string) =>
    inTurn(
      async () => (shown.delete("b"), drawn.push(name), name),
      () => shown.has(name),
    );
  expect(await Promise.all(["a", "b", "c"].map(ask))).toEqual(["a", undefined, "c"]);
  expect(drawn).toEqual(["a", "c"]);
});
