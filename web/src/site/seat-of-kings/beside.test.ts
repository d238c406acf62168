import { expect, test } from "vitest";

import { placeBeside, type Box } from "./beside.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

const at = box(140, 140, 20, 20);
const region = box(100, 100, 100, 100);

const all = box(0, 0, 400, 400);

test.each([
  [
    "beside its position where nothing else is",
    { beside: [at, region], taken: [at], around: all },
    [168, 125],
  ],
  [
    "beside its region, not over its positions",
    { beside: [at, region], taken: [region], around: all },
    [208, 125],
  ],
  [
    "below where there is no room at the sides",
    { beside: [at, region], taken: [region], around: box(90, 0, 120, 400) },
    [125, 208],
  ],
  [
    "above where there is none below either",
    { beside: [at, region], taken: [region, box(0, 200, 400, 200)], around: box(90, 0, 120, 400) },
    [125, 42],
  ],
  [
    "not over what is to be spared",
    { beside: [region], taken: [region], spared: [box(200, 0, 200, 400)], around: all },
    [42, 125],
  ],
  [
    "over that where there is no other room",
    { beside: [region], taken: [region], spared: [all], around: all },
    [208, 125],
  ],
])("it lies %s", (_, surroundings, [left, top]) => {
  expect(placeBeside(50, 50, { at, spared: [], ...surroundings })).toEqual({ left, top });
});

test("it stays within its surroundings, over as little as can be", () => {
  const around = box(100, 100, 100, 130);
  expect(placeBeside(50, 50, { at, beside: [at, region], taken: [region], spared: [], around }).top).toBe(
    180,
  );
});
