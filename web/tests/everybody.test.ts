// For everybody: by keyboard alone, on every size of screen, in light and dark, for who listens to the page.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findings } from "./findings.ts";
import { Host } from "./host.ts";
import { Visitor, launch } from "./visitor.ts";

let browser: Browser;
let host: Host;

beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.start()]);
});

afterAll(async () => {
  await browser?.close();
  await host?.end();
});

test.each([{ dark: false }, { dark: true }])("axe finds nothing on any page: %o", async ({ dark }) => {
  const visitor = await Visitor.arrive(browser, host.url, { dark });
  await visitor.see("Four Treasures");
  for (const [path, sight] of [
    ["", "Choose a game."],
    ["lobby", "Nobody waits"],
    ["mine", "You have no seat"],
    ["settings", "Your name"],
    ["new/four-treasures-doubles", "Seat by seat"],
    ["nowhere", "This link leads nowhere."],
  ] as const) {
    await visitor.page.goto(`${host.url}/#/${path}`);
    await visitor.see(sight);
    expect(await findings(visitor), path).toEqual([]);
  }
  await visitor.page.goto(`${host.url}/#/new/sacred-hill-2`);
  await visitor.press("By invitation link");
  await visitor.see("Waiting for somebody to join.");
  expect(await findings(visitor), "waiting").toEqual([]);
  const link = await visitor.page.getByLabel("Send this link").inputValue();
  const guest = await Visitor.arrive(browser, link, { dark, width: 360, height: 740, touch: true });
  await guest.press("Play Blue");
  await guest.see(/to move\.|Your turn\./);
  expect(await findings(visitor), "table").toEqual([]);
  expect(await findings(guest), "table on a phone").toEqual([]);
  await visitor.leave();
  await guest.leave();
});

test.each([
  [360, 640],
  [740, 360],
  [900, 700],
  [1920, 1080],
  [2560, 1440],
])("board, status and actions are in view at %i x %i", async (width, height) => {
  const visitor = await Visitor.arrive(browser, `${host.url}/#/new/four-treasures-doubles`, {
    width,
    height,
  });
  await visitor.press("At one screen");
  await visitor.asked();
  for (const part of [".status", ".square svg", ".actions"]) {
    const box = await visitor.page.locator(part).boundingBox();
    expect(box, part).not.toBeNull();
    const { x, y, width: wide, height: high } = box!;
    expect(Math.min(x, y), part).toBeGreaterThanOrEqual(0);
    expect(x + wide, part).toBeLessThanOrEqual(width);
    expect(y + high, part).toBeLessThanOrEqual(height);
  }
  const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(width);
  await visitor.leave();
});

test("a move is confirmed on a touch screen before it counts", async () => {
  const visitor = await Visitor.arrive(browser, `${host.url}/#/new/four-treasures`, {
    width: 390,
    height: 800,
    touch: true,
  });
  await visitor.page.goto(`${host.url}/#/settings`);
  await visitor.page.getByLabel("Confirm each move").selectOption("on");
  await visitor.page.goto(`${host.url}/#/new/four-treasures`);
  await visitor.press("At one screen");
  await visitor.asked();
  await visitor.page.locator('[data-hill="D4"]').tap();
  await visitor.see("Play: builds on D4");
  expect(await visitor.page.locator(".side ol li").count()).toBe(0);
  await visitor.press("Cancel");
  await visitor.page.locator('[data-hill="C4"]').tap();
  await visitor.press("Play: builds on C4");
  await visitor.page.locator(".side ol li").nth(0).waitFor({ state: "attached" });
  await visitor.leave();
});

test("a whole game is played by keyboard alone, and told to who listens", async () => {
  const visitor = await Visitor.arrive(browser, host.url);
  const { keyboard } = visitor.page;
  const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  const tabTo = async (text: string) => {
    for (let steps = 0; steps < 60; steps += 1) {
      if ((await focused()) === text) return;
      await keyboard.press("Tab");
    }
    throw new Error(`no way to ${text}`);
  };
  await visitor.see("Four Treasures doubles");
  await tabTo("Four Treasures");
  await keyboard.press("Enter");
  await visitor.see("Against the computer");
  await tabTo("1");
  await keyboard.press("Enter");
  await visitor.asked();
  const hill = () => visitor.page.evaluate(() => document.activeElement?.getAttribute("data-hill"));
  for (let steps = 0; (await hill()) === null || (await hill()) === undefined; steps += 1) {
    if (steps > 40) throw new Error("no way to the board");
    await keyboard.press("Tab");
  }
  while ((await visitor.asked()) !== "over") {
    const [target = "D4"] = await visitor.legal();
    await walk(visitor, target);
    const before = await visitor.page.locator(".side ol li").count();
    await keyboard.press("Enter");
    await visitor.page.waitForFunction(
      (before) => document.querySelectorAll(".side ol li").length > before,
      before,
    );
  }
  const told = await visitor.page.getByRole("log").textContent();
  expect(told).toMatch(/(wins|drawn)/);
  await visitor.leave();
});

/** Goes by arrows to a hill. */
async function walk(visitor: Visitor, to: string): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    const at = await visitor.page.evaluate(() => document.activeElement?.getAttribute("data-hill") ?? "");
    if (at === to) return;
    const [column, row] = [to.charCodeAt(0) - at.charCodeAt(0), to.charCodeAt(1) - at.charCodeAt(1)];
    // Corners are missing, so rows first within the inner columns.
    const key = column !== 0 ? (column > 0 ? "ArrowRight" : "ArrowLeft") : row > 0 ? "ArrowUp" : "ArrowDown";
    await visitor.page.keyboard.press(key);
  }
  throw new Error(`no way to ${to}`);
}
