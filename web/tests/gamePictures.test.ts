// What a page looks like before it is used: each game shows its board, nothing moves while a page loads, and a first visit fetches little.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { LANGUAGES } from "../src/site/languages.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The most that a page may shift: what readers do not see. */
const UNSEEN_SHIFT = 0.01;

/** A fifth of what browsers call good: the lists of the lobby arrive one after the other. */
const HARDLY_SEEN_SHIFT = 0.02;

const PATHS = ["/", "/new/seat-of-kings", "/rules", "/learn", "/mine", "/lobby", "/settings", "/import"];

/** Adds up by how much a page shifts, as browsers measure it. Runs in the page. */
function measure(): void {
  const sum = { shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  Object.assign(window, { sum });
}

/** By how much a page has shifted since it was opened. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { sum: { shift: number } }).sum.shift);

test.each(WINDOWS)("games have pictures, and pages do not move, in a window of $width px", async (window) => {
  const { url } = stage.host;
  for (const locale of LANGUAGES) {
    const visitor = await Visitor.arrive(stage.browser, url, {
      ...window,
      locale,
      hear: (page) => page.addInitScript(measure),
    });
    const { page } = visitor;
    await visitor.settled();
    if (locale === "en") await lookAtPictures(visitor, window.height);

    let faces = 0;
    let release = () => undefined as void;
    let released = Promise.resolve();
    await page.route("**/*.woff2", async (route) => {
      faces += 1;
      await released;
      await route.continue();
    });
    for (const path of PATHS) {
      faces = 0;
      released = new Promise((resolve) => (release = resolve));
      await page.goto(`${url}${path}`, { waitUntil: "commit" });
      // The page lacks nothing but its faces.
      await page.locator("main h1").waitFor();
      await page.waitForFunction(() =>
        globalThis.window.pending().every((wait) => ["a font", "the page"].includes(wait)),
      );
      release();
      await visitor.settled();
      expect(faces, path).toBe(4);
      expect(await shift(page), `${path} in ${locale}`).toBeLessThan(HARDLY_SEEN_SHIFT);
    }
    await visitor.leave();
  }
});

/** The pictures of all games on the start page, and of a few on the pages of a new game. */
async function lookAtPictures(visitor: Visitor, height: number): Promise<void> {
  const { page } = visitor;
  expect(await shift(page)).toBeLessThan(UNSEEN_SHIFT);
  const cards = page.locator("main li:has(h3)");
  const pictures = new Set<string>();
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator("[aria-hidden] svg").first();
    await picture.waitFor();
    expect((await picture.boundingBox())?.width).toBeGreaterThan(60);
    pictures.add(await picture.innerHTML());
  }
  expect([await cards.count(), pictures.size]).toEqual([11, 11]);
  for (const game of ["four-treasures", "high-kings-2", "seat-of-kings"]) {
    await page.goto(`${stage.host.url}/new/${game}`);
    await visitor.settled();
    const box = await page.locator(".about [aria-hidden] svg").first().boundingBox();
    expect((box?.y ?? height) + 60, game).toBeLessThan(height);
    expect(await shift(page), game).toBeLessThan(UNSEEN_SHIFT);
  }
}

/** The most that a first visit may fetch, in bytes as they come. */
const FIRST_LOAD = 150_000;

test("a first visit fetches little, compressed, and keeps it", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  await visitor.see("Stone of Destiny");
  const [sizes, ready] = await visitor.page.evaluate(() => {
    const all = performance.getEntries() as PerformanceResourceTiming[];
    const fetched = all.filter((entry) => entry.transferSize > 0);
    const sizes = Object.fromEntries(fetched.map((entry) => [entry.name, entry.transferSize]));
    return [sizes, performance.now()] as const;
  });
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(`first visit: ${bytes} bytes, all games seen after ${Math.round(ready)} ms`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(FIRST_LOAD);
  const script = Object.keys(sizes).find((name) => name.endsWith(".js")) ?? "";
  const answer = await fetch(script, { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const page = await fetch(stage.host.url);
  expect(page.headers.get("cache-control")).toBe("no-cache");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const again = await fetch(stage.host.url, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  await visitor.leave();
});
