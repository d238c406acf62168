// Presses of a mouse or a finger, which can stay and move before they end.

import type { Locator, Page } from "playwright-core";

export type Point = readonly [x: number, y: number];

export interface Pointer {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

export async function middleOf(what: Locator): Promise<Point> {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

export const mouseOf = ({ mouse }: Page): Pointer => ({
  async down(at) {
    await mouse.move(...at);
    await mouse.down();
  },
  move: (to) => mouse.move(...to, { steps: 5 }),
  up: () => mouse.up(),
});

/** A finger, whose moves scroll where nothing keeps them from it. */
export async function fingerOf(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  let at: Point = [0, 0];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: readonly Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  return {
    down: async (there) => void (await touch("touchStart", (at = there))),
    async move([x, y]) {
      const [left, top] = at;
      for (const part of [0.2, 0.4, 0.6, 0.8, 1])
        await touch("touchMove", (at = [left + (x - left) * part, top + (y - top) * part]));
    },
    up: async () => void (await touch("touchEnd")),
  };
}
