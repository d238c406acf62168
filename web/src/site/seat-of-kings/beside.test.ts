import { expect, test } from "vitest";

import { placeBeside, type Box } from "./beside.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const at = box(140, 140, 20, 20);
const region = box(100, 100, 100, 100);

test("it lies beside its position where nothing else is", () => {
  const around = box(0, 0, 400, 400);
  expect(placeBeside(50, 50, { at, beside: [at, region], taken: [at], spared: [], around })).toEqual({
    left: 168,
    top: 125,
  });
});

test("it lies beside its region rather than over its positions", () => {
  const around = box(0, 0, 400, 400);
  const place = placeBeside(50, 50, { at, beside: [at, region], taken: [region], spared: [], around });
  expect(place).toEqual({ left: 208, top: 125 });
});

test("where there is no room at the sides it lies below or above", () => {
  const around = box(90, 0, 120, 400);
  expect(placeBeside(50, 50, { at, beside: [at, region], taken: [region], spared: [], around })).toEqual({
    left: 125,
    top: 208,
  });
  const other = box(0, 200, 400, 200);
  expect(
    placeBeside(50, 50, { at, beside: [at, region], taken: [region, other], spared: [], around }),
  ).toEqual({
    left: 125,
    top: 42,
  });
});

test("it stays within its surroundings, over as little as can be", () => {
  const around = box(100, 100, 100, 130);
  const place = placeBeside(50, 50, { at, beside: [at, region], taken: [region], spared: [], around });
  expect(place.top).toBe(180);
});

test("what is to be spared is covered only where there is no other room", () => {
  const around = box(0, 0, 400, 400);
  const [right, all] = [box(200, 0, 200, 400), box(0, 0, 400, 400)];
  const surroundings = { at, beside: [region], taken: [region], around };
  expect(placeBeside(50, 50, { ...surroundings, spared: [right] })).toEqual({ left: 42, top: 125 });
  expect(placeBeside(50, 50, { ...surroundings, spared: [all] })).toEqual({ left: 208, top: 125 });
});
