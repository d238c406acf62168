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

test.each(WINDOWS)("each game of the start page has its picture in a window of $width px", async (window) => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, window);
  const { page } = visitor;
  await page.getByRole("heading", { level: 3 }).nth(10).waitFor();
  expect(await shift(page)).toBeLessThan(UNSEEN_SHIFT);
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
    const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/${game}`, window);
    const picture = visitor.page.locator(".about [aria-hidden] svg").first();
    await picture.waitFor();
    const box = await picture.boundingBox();
    expect((box?.y ?? window.height) + 60, game).toBeLessThan(window.height);
    expect(await shift(visitor.page), game).toBeLessThan(UNSEEN_SHIFT);
    await visitor.leave();
  }
});

/** A fifth of what browsers call good: the lists of the lobby arrive one after the other. */
const HARDLY_SEEN_SHIFT = 0.02;

const PATHS = ["/", "/new/seat-of-kings", "/rules", "/learn", "/mine", "/lobby", "/settings", "/import"];

test.each(["en", "de", "it"])("nothing moves when the faces come late, in %s", async (locale) => {
  for (const path of PATHS) {
    for (const window of WINDOWS) {
      let faces = 0;
      const hear = (page: Page) => {
        // What the page has and the faces still lack: its heading, and what comes right after it.
        const ready = page
          .locator("main h1")
          .waitFor()
          .then(() => page.waitForTimeout(200));
        void page.route("**/*.woff2", async (route) => {
          faces += 1;
          await ready;
          await route.continue();
        });
      };
      const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}${path}`, {
        ...window,
        locale,
        hear,
      });
      const { page } = visitor;
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      expect(faces, path).toBe(4);
      expect(await shift(page), `${path}, ${window.width} px`).toBeLessThan(HARDLY_SEEN_SHIFT);
      await visitor.leave();
    }
  }
});
