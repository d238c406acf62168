// Each game shows its board before it begins, on the start page and on the page of a new game, and nothing moves while the page loads.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The most that a page may shift: what readers do not see. */
const UNSEEN_SHIFT = 0.01;

/** By how much the page has shifted since it was opened, as browsers measure it. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        watch.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 100);
      }),
  );

/** Arrives where the games are held back until the fonts are there, which move lines too. Gives by how much the page shifts since. */
async function arrive(path: string, window: { width: number; height: number }) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((go) => (release = go));
  const hear = (page: Page) =>
    void page.route("**/api/variants", async (route) => {
      await held;
      await route.continue();
    });
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}${path}`, { ...window, hear });
  await visitor.page.evaluate(async () => {
    await document.fonts.ready;
  });
  const before = await shift(visitor.page);
  release();
  return { visitor, since: async () => (await shift(visitor.page)) - before };
}

test.each(WINDOWS)("each game of the start page has its picture in a window of $width px", async (window) => {
  const { visitor, since } = await arrive("/", window);
  const { page } = visitor;
  await page.getByRole("heading", { level: 3 }).nth(10).waitFor();
  expect(await since()).toBeLessThan(UNSEEN_SHIFT);
  const cards = page.locator("main li:has(h3)");
  const count = await cards.count();
  expect(count).toBe(11);
  const pictures = new Set<string>();
  for (let card = 0; card < count; card += 1) {
    await cards.nth(card).scrollIntoViewIfNeeded();
    const picture = cards.nth(card).locator("[aria-hidden] svg").first();
    await picture.waitFor();
    expect((await picture.boundingBox())?.width, `card ${card}`).toBeGreaterThan(60);
    pictures.add(await picture.innerHTML());
  }
  expect(pictures.size).toBe(count);
  await visitor.leave();
});

test.each(WINDOWS)("a new game has the picture of its board in a window of $width px", async (window) => {
  for (const game of ["four-treasures", "high-kings-2", "seat-of-kings"]) {
    const { visitor, since } = await arrive(`/new/${game}`, window);
    const picture = visitor.page.locator(".about [aria-hidden] svg").first();
    await picture.waitFor();
    const box = await picture.boundingBox();
    expect((box?.y ?? window.height) + 60, game).toBeLessThan(window.height);
    expect(await since(), game).toBeLessThan(UNSEEN_SHIFT);
    await visitor.leave();
  }
});
