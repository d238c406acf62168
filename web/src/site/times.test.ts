import { expect, test } from "vitest";

import { ageWords } from "./times.ts";

test("an age is said in its largest whole unit", () => {
  const minute = 60_000;
  const words = [0.9, 1, 5.9, 60, 119, 1_440, 4_000].map((age) => ageWords(0, age * minute));
  expect(words).toEqual([
    "",
    "1 minute ago",
    "5 minutes ago",
    "1 hour ago",
    "1 hour ago",
    "1 day ago",
    "2 days ago",
  ]);
});
