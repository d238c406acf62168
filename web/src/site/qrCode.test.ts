import { expect, test } from "vitest";

import { qrCode } from "./qrCode.ts";

test("a code has its three corners, and a quiet zone around them", async () => {
  const { path, size } = await qrCode(`http://tara.example/join/0123456789abcdef#${"0".repeat(32)}`);
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h`);
  const seven = [0, 1, 2, 3, 4, 5, 6];
  // The upper edge of the square by which a camera finds a corner.
  const isCorner = (x: number, y: number) => seven.every((step) => isDark(x + step, y));
  const far = size - 11;
  expect([isCorner(4, 4), isCorner(far, 4), isCorner(4, far), isCorner(far, far)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  for (let place = 0; place < size; place += 1) {
    const edge = [isDark(place, 3), isDark(3, place), isDark(place, size - 4), isDark(size - 4, place)];
    expect(edge).not.toContain(true);
  }
});
