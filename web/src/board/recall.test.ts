import { expect, test, vi } from "vitest";

import { recall } from "./recall.ts";

test("a value is made again only when its source has changed", () => {
  const remembered = recall<object>();
  const make = vi.fn(() => ({}));
  const first = remembered("a", { marks: ["F2"] }, make);
  expect(remembered("a", { marks: ["F2"] }, make)).toBe(first);
  expect(remembered("b", { marks: ["F2"] }, make)).not.toBe(first);
  expect(remembered("a", { marks: ["F3"] }, make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
});
