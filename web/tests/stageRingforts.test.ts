// The moves at a ringfort table are seen one after the other; the own move is seen at once.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const entries = ({ page }: Visitor) => page.locator("[data-entry]").count();

/** Presses these hills, one after the other. */
async function build(visitor: Visitor, ...hills: readonly string[]): Promise<void> {
  for (const hill of hills) {
    await visitor.pick(hill);
    await visitor.settled();
  }
}

/** The things seen: the moves that were shown, the sentences with the ringforts then, and what ran ahead of the board. */
interface Seen {
  readonly shown: string[];
  readonly told: { words: string; red: string; blue: string }[];
  readonly ahead: string[];
}

/** Writes down from now on what is seen. Runs in the page. */
function watch(): void {
  const seen: Seen = { shown: [], told: [], ahead: [] };
  Object.assign(window, { seen });
  new MutationObserver((changes) => {
    const entry = document.querySelector('[data-entry][aria-current="true"]')?.getAttribute("data-entry");
    if (entry != null && seen.shown.at(-1) !== entry) seen.shown.push(entry);
    const [red = "", blue = ""] = [0, 1].map((side) => {
      const knots = [...document.querySelectorAll(`.tara-knot.tara-side-${side}[data-hills]`)];
      return knots.map((knot) => knot.getAttribute("data-hills")).join(" ");
    });
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLParagraphElement && node.closest('[role="log"]') !== null)
        seen.told.push({ words: node.textContent, red, blue });
    const counts = [...document.querySelectorAll('[data-count="territory"]')];
    const counted = counts.reduce((sum, count) => sum + parseInt(count.textContent ?? ""), 0);
    const drawn = document.querySelectorAll('.tara-cell[aria-label*="ringfort"]').length;
    if (counted > drawn) seen.ahead.push(`${counted} ringforts are counted, ${drawn} stand`);
    const prompt = document.querySelector(".prompt .act")?.textContent ?? "";
    if (/Your turn/.test(prompt) && !document.querySelector('.tara-cell[aria-disabled="false"]'))
      seen.ahead.push(prompt);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

const seenBy = ({ page }: Visitor) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Keeps the page in the moment of a press: the pause after it never ends by itself, however late its answer is. */
function hold(): void {
  const now = performance.now();
  performance.now = () => now;
  const real = globalThis.setTimeout;
  const held = (run: TimerHandler, ms = 0) => (ms > 100 && ms <= 300 ? 0 : real(run, ms));
  Object.assign(globalThis, { setTimeout: held });
}

test("replies and captures are played one after the other or skipped, and earlier moves are looked at", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { moves: true });
  const { page } = visitor;
  await visitor.begin("four-treasures-doubles", "Play the computer, level 1");
  await visitor.asked();
  await page.evaluate(watch);
  await build(visitor, (await visitor.legal()).at(-1) ?? "");
  const { shown, ahead } = await seenBy(visitor);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.map((_, at) => String(Number(shown[0]) + at)));
  expect(ahead).toEqual([]);
  await boardAsLoaded(visitor);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(hold);
  for (const skip of [() => page.keyboard.press("x"), () => visitor.pick("D4")]) {
    const before = await entries(visitor);
    await build(visitor, (await visitor.legal()).at(-1) ?? "");
    expect(await entries(visitor)).toBe(before + 1);
    await skip();
    await visitor.settled();
    expect(await entries(visitor)).toBeGreaterThan(before + 3);
    // The press that skips plays nothing.
    await visitor.see("Your turn.");
  }

  // Blue's F6 besieges F7, and Red's C1 then B1: one press brings both captures.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.begin("four-treasures", "On this device", { "Goes first": "Red" });
  await build(visitor, "F7", "B1", "B2", "E7", "D4", "F6");
  await page.evaluate(watch);
  await build(visitor, "C1");
  const { told, ...last } = await seenBy(visitor);
  expect([last.shown.slice(-3), last.ahead]).toEqual([["6", "7", "8"], []]);
  expect(told.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^Red builds on C1/),
    expect.stringMatching(/^Blue .*captures (the ringfort on )?F7/),
    expect.stringMatching(/^Red .*captures (the ringfort on )?B1/),
  ]);
  // A piece that falls is gone when it is told, and stands before.
  expect(told.map(({ red, blue }) => [red.includes("F7"), blue.includes("B1")])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  await boardAsLoaded(visitor);

  // Earlier moves are looked at, each way leads back, and a ghost shows the bridges that it would make.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitor.begin("four-treasures", "On this device", { "Goes first": "Red" });
  await build(visitor, "D4", "C3");
  const ghosts = async (hill: string) => {
    await page.locator(`[data-hill="${hill}"]`).hover();
    await visitor.settled();
    expect(await page.locator(".tara-knot.tara-ghost").count()).toBe(1);
    return page.locator(".tara-knot.tara-ghost path").count();
  };
  expect(await ghosts("E4")).toBeGreaterThan(await ghosts("F6"));
  await build(visitor, "E4");
  const [hill = ""] = (await visitor.legal()).slice(-1);
  const counts = async () => (await page.locator("[data-count=bridges]").allInnerTexts()).sort();
  const list = await page.locator(".moves .list").boundingBox();
  // A page that has just come asks for the board of then.
  const lookBack = (page: Page) => page.locator('[data-entry="1"]').click();
  await lookBack(page);
  await boardAsLoaded(visitor, lookBack);
  await visitor.press("Back to now");
  for (const way of [
    () => visitor.pick(hill),
    () => page.locator(`[data-hill="${hill}"]`).press("Enter"),
    () => visitor.press("Back to now"),
    () => page.keyboard.press("End"),
    () => page.locator('[data-entry="2"]').click(),
  ]) {
    await page.locator('[data-entry="1"]').click();
    await visitor.see("You are looking at an earlier move.");
    await visitor.settled();
    expect(await visitor.legal()).toEqual([]);
    // Those of now would be taken for those of then.
    expect(await counts()).toEqual(["0 bridges", "0 bridges"]);
    expect((await page.locator(".leads:visible").innerText()).trim()).toMatch(/^Even: no bridges yet/);
    expect(await page.locator(".moves .list").boundingBox()).toEqual(list);
    await way();
    await visitor.settled();
    expect(await page.getByText("You are looking at an earlier move.").count()).toBe(0);
    expect([await entries(visitor), await counts()]).toEqual([3, ["0 bridges", "1 bridge"]]);
  }
  await build(visitor, hill);
  expect(await entries(visitor)).toBe(4);
  await boardAsLoaded(visitor);
  await visitor.leave();
});
