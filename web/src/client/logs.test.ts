import { expect, test } from "vitest";

import { entryCount, joined, preceded } from "./logs.ts";
import type { EntryView } from "./wire.ts";

const entries = (...numbers: number[]) =>
  numbers.map((version): EntryView => ({ version, detail: { kind: "pass" } }));
const view = (log_from: number, ...numbers: number[]) => ({ log_from, log: entries(...numbers) });

test("new entries come after those that are kept", () => {
  expect(joined(undefined, view(0, 0))).toEqual(view(0, 0));
  expect(joined(view(0, 0, 1, 2), view(3, 3))).toEqual(view(0, 0, 1, 2, 3));
  expect(joined(view(5, 5, 6, 7), view(7, 17, 18))).toEqual(view(5, 5, 6, 17, 18));
  expect(joined(view(5, 5, 6), view(0))).toEqual(view(0));
  expect(joined(view(5, 5, 6), view(3, 13))).toEqual(view(3, 13));
});

test("after a gap the log begins with what came", () => {
  const after = { ...view(9, 9), log_kept: 2 };
  expect(joined(view(0, 0, 1, 2), after)).toEqual(after);
  expect(entryCount(after)).toBe(10);
});

test("earlier entries come before, if nothing lies between", () => {
  expect(preceded(view(2, 2), 0, entries(0, 1))).toEqual(view(0, 0, 1, 2));
  expect(preceded(view(3, 3), 0, entries(0, 1))).toEqual(view(3, 3));
});
