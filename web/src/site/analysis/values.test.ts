import { expect, test } from "vitest";

import { learn } from "../words.ts";
import { aheadWords, lossWords } from "./values.ts";

await learn("analysis");

test("a loss is shown in tenths, and a whole point without them", () => {
  expect(lossWords(0.04)).toBe("best move");
  expect(lossWords(0.96)).toBe("costs 1 point");
  expect(lossWords(1)).toBe("costs 1 point");
  expect(lossWords(1.06)).toBe("costs 1.1 points");
  expect(lossWords(12)).toBe("costs 12 points");
});

test("the side that is ahead is named, or neither", () => {
  expect(aheadWords(0.04)).toBe("Even");
  expect(aheadWords(2.25)).toBe("Red +2.3");
  expect(aheadWords(-1)).toBe("Blue +1");
});
