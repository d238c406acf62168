// A first visit: it fetches little, a new game has one main button, and nothing moves while a page loads.

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

/** A fifth of what browsers call good: the lists of the lobby arrive one after the other. */
const HARDLY_SEEN_SHIFT = 0.02;

const PATHS = ["/", "/new/seat-of-kings", "/rules", "/learn", "/mine", "/lobby", "/settings", "/import"];

/** The most that a first visit may fetch, in bytes as they come. */
const FIRST_LOAD = 150_000;

declare global {
  interface Window {
    /** By how much a page has shifted since it was opened, as browsers measure it. */
    shift: number;
  }
}

/** Runs in the page. */
function measure(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

const shift = (page: Page) => page.evaluate(() => window.shift);

test("a first visit fetches little, and pages do not move, though their faces come late", async () => {
  const { url } = stage.host;
  for (const locale of LANGUAGES) {
    const hear = (page: Page) => page.addInitScript(measure);
    const visitor = await Visitor.arrive(stage.browser, url, { locale, hear });
    const { page } = visitor;
    await visitor.settled();
    if (locale === "en") await lookAtFetched(visitor);

    let faces = 0;
    let release = () => undefined as void;
    let released = Promise.resolve();
    await page.route("**/*.woff2", async (route) => {
      faces += 1;
      await released;
      await route.continue();
    });
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
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
      if (locale === "en") await lookAtNewGames(visitor, window);
    }
    await visitor.leave();
  }
  await lookAtFirstPaint();
});

/** Checks how much the first page has fetched, compressed, and that it is not fetched again. */
async function lookAtFetched({ page }: Visitor): Promise<void> {
  const bytes = await page.evaluate(() => {
    const all = performance.getEntries() as PerformanceResourceTiming[];
    return all.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(FIRST_LOAD);
  const { headers } = await fetch(stage.host.url);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  await lookAtIcons(page);
  const again = await fetch(stage.host.url, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
}

/** Each icon that a system may show for the page is there, of the kind and the size that is said. */
async function lookAtIcons(page: Page): Promise<void> {
  const link = (name: string) =>
    page.locator(`link[rel="${name}"]`).evaluate((it: HTMLLinkElement) => it.href);
  const address = await link("manifest");
  const manifest = await fetch(address);
  expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string; type: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512", "512x512"]);
  const touch = { src: await link("apple-touch-icon"), sizes: "180x180", type: "image/png" };
  for (const { src, sizes, type } of [...icons, touch]) {
    const answer = await fetch(new URL(src, address));
    expect(answer.headers.get("content-type"), src).toBe(type);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (sizes !== "any") expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
}

/** New games: each has its picture and one main button in the window, also on a low phone. */
async function lookAtNewGames(visitor: Visitor, window: { width: number; height: number }): Promise<void> {
  const { page } = visitor;
  for (const game of ["high-kings-2", "sacred-hill-1", "four-treasures", "seat-of-kings"]) {
    await page.goto(`${stage.host.url}/new/${game}`);
    await visitor.settled();
    expect(await shift(page), game).toBeLessThan(HARDLY_SEEN_SHIFT);
    expect(await page.locator(".about a[href*='/learn/']").count(), game).toBe(1);
    const picture = await page.locator(".about [aria-hidden] svg").first().boundingBox();
    expect(picture!.y + 60, game).toBeLessThan(window.height);
    await page.setViewportSize({ width: 360, height: 640 });
    const main = await page.locator("main .main, .page .main").boundingBox();
    expect(main!.y + main!.height, game).toBeLessThanOrEqual(640);
    await page.setViewportSize(window);
  }
  // It names the level that was chosen last.
  await visitor.against(4);
  await visitor.begin("sacred-hill-1", "Play the computer, level 4");
  await visitor.see("Computer, level 4");
}

/** The first paint has the chosen colors, and no words of another language. */
async function lookAtFirstPaint(): Promise<void> {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  const colors = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await colors();
  await page.evaluate(() =>
    localStorage.setItem("tara.settings", JSON.stringify({ theme: "dark", language: "de" })),
  );
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/page-*.js", (route) => released.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await page.locator("header.early").waitFor();
  expect(await colors()).not.toBe(light);
  expect((await page.locator("body").innerText()).trim()).toBe("Tara");
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  const early = await colors();
  release();
  await visitor.see("Einstellungen");
  expect(await colors()).toBe(early);
  await visitor.leave();
}

/** As in a browser in which a site may keep nothing. Runs in the page. */
function forbidToKeep(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
}

test("a browser that keeps nothing shows every page, and plays in this tab, which is said", async () => {
  const hear = (page: Page) => page.addInitScript(forbidToKeep);
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { hear, isNew: true });
  const ann = await Visitor.arrive(stage.browser, stage.host.url);
  await ann.begin("four-treasures", "By invitation link", { "Goes first": "Red" });
  await visitor.join(await ann.link(), "Blue");
  await ann.decide();
  await visitor.decide();
  await visitor.see("This browser keeps nothing for this site. Your seat is lost when you close this tab.");
  await ann.resign();
  expect(await visitor.result()).toMatch(/^You win /);
  await visitor.follow(/^Analyze/);
  await visitor.see(/^Move 1 of 1: /);
  const table = new URL(ann.page.url()).pathname.slice(1);
  for (const path of [
    table,
    "lobby",
    "mine",
    "settings",
    "analysis/four-treasures",
    "learn/four-treasures",
  ]) {
    await visitor.go(path);
    await visitor.settled();
    expect(await visitor.page.locator("main").innerText(), path).not.toMatch(/One moment|went wrong|^$/);
  }
  await visitor.leave();
  await ann.leave();
});
