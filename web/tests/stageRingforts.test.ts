// What happens at a ringfort table is seen one move after the other; the own move is seen at once.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const LEGAL = '.tara-cell[aria-disabled="false"]';

const entries = ({ page }: Visitor) => page.locator("[data-entry]");

/** Opens a table of Four Treasures that Red begins. */
async function begin(visitor: Visitor, sitters: string): Promise<void> {
  const { page } = visitor;
  await page.goto(`${stage.host.url}/#/new/four-treasures`);
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Goes first").selectOption({ label: "Red" });
  await visitor.press(sitters);
  await visitor.asked();
}

/** Builds on these hills, one after the other. */
async function build(visitor: Visitor, hills: readonly string[]): Promise<void> {
  for (const hill of hills) {
    await visitor.pick(hill);
    await visitor.settled();
  }
  expect(await entries(visitor).count()).toBe(hills.length);
}

/** Lets no time pass since a press, so that it is all the same how late the answer to it comes. Timers go on. */
const stopTime = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });

/** Whether a ringfort is drawn on a hill, or being drawn. */
const isDrawn = (visitor: Visitor, hill: string) =>
  visitor.page.evaluate((hill) => document.querySelector(`.tara-knot[data-hills*="${hill}"]`) !== null, hill);

/** Writes down from now on which moves are shown, how much moves at once, and what runs ahead of the board. */
function watchReplies(): void {
  const seen = { shown: [] as string[], moving: 0, ahead: [] as string[] };
  Object.assign(window, { seen });
  new MutationObserver(() => {
    const entry = document.querySelector('[data-entry][aria-current="true"]')?.getAttribute("data-entry");
    if (entry != null && seen.shown.at(-1) !== entry) seen.shown.push(entry);
    const paths = [...document.querySelectorAll(".tara-motion path")];
    seen.moving = Math.max(seen.moving, paths.flatMap((path) => path.getAnimations()).length);
    const counts = [...document.querySelectorAll('[data-count="territory"]')];
    const counted = counts.reduce((sum, count) => sum + parseInt(count.textContent ?? ""), 0);
    const drawn = document.querySelectorAll('.tara-cell[aria-label*="ringfort"]').length;
    const prompt = document.querySelector(".prompt .act")?.textContent ?? "";
    if (counted > drawn) seen.ahead.push(`${counted} ringforts are counted, ${drawn} stand`);
    if (/Your turn/.test(prompt) && !document.querySelector('.tara-cell[aria-disabled="false"]'))
      seen.ahead.push(prompt);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

test("replies are played one after the other, or come a moment later, and a press or a key skips to them", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { moves: true });
  const { page } = visitor;
  await page.goto(`${stage.host.url}/#/new/four-treasures-doubles`);
  await visitor.press("Play the computer, level 1");
  await visitor.asked();
  await page.evaluate(watchReplies);
  type Seen = { shown: string[]; moving: number; ahead: string[] };
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const legal = await visitor.legal();
  await visitor.pick(legal.at(-1) ?? "");
  await visitor.see(/^(West|North|East) builds on/);
  expect(await page.locator(LEGAL).count()).toBe(0);
  // Where the replies have not come yet a press counts for nothing, and two of these hills they may take.
  const built = async (hill: string) => {
    await visitor.pick(hill);
    await visitor.settled();
    return page.locator(`.moves [title^="South builds on ${hill}"]`).count();
  };
  let count = 0;
  for (const hill of ["C1", "C1", "D1", "D1", "E1", "E1"]) count ||= await built(hill);
  expect(count).toBe(1);
  await visitor.see("Your turn.");
  expect((await seen()).ahead).toEqual([]);
  // Nothing is left out where nobody presses.
  await page.evaluate(watchReplies);
  await visitor.pick((await visitor.legal()).at(-1) ?? "");
  await visitor.settled();
  const { shown, moving, ahead } = await seen();
  expect(moving).toBeGreaterThan(3);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  expect(shown).toEqual(shown.map((_, at) => String(Number(shown[0]) + at)));
  expect(ahead).toEqual([]);
  await boardAsLoaded(visitor);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await begin(visitor, "Play the computer, level 1");
  /** Presses a hill; gives the time until another move than the own one is shown, in milliseconds. */
  const pressed = page.evaluate(
    (legal) =>
      new Promise<number>((resolve) => {
        const count = () => document.querySelectorAll("[data-entry]").length;
        const [before, at] = [count(), performance.now()];
        new MutationObserver((_, observer) => {
          if (count() < before + 2) return;
          observer.disconnect();
          resolve(performance.now() - at);
        }).observe(document.body, { subtree: true, childList: true });
        document.querySelector(legal)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }),
    LEGAL,
  );
  expect(await pressed).toBeGreaterThanOrEqual(299);
  await visitor.settled();
  // The pause itself never ends here.
  await stopTime(page);
  await page.evaluate(() => {
    const real = globalThis.setTimeout;
    const held = (run: TimerHandler, ms = 0) => (ms > 100 && ms <= 300 ? 0 : real(run, ms));
    Object.assign(globalThis, { setTimeout: held });
  });
  const before = await entries(visitor).count();
  await page.locator(LEGAL).first().click();
  await visitor.settled();
  expect(await entries(visitor).count()).toBe(before + 1);
  await page.keyboard.press("x");
  await visitor.settled();
  expect(await entries(visitor).count()).toBeGreaterThan(before + 1);
  await visitor.leave();
});

test("earlier moves are looked at, a press leads back, and a ghost shows the bridges that it would make", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await begin(visitor, "On this device");
  // The legend has the marks of its game, by a key and from the menu.
  const marks = page.locator("dialog[open] li");
  await page.keyboard.press("?");
  await visitor.see("Marks on the board");
  await visitor.settled();
  const words = await marks.allInnerTexts();
  expect(words.join(" ")).toMatch(/must be captured/);
  expect(words.join(" ")).not.toMatch(/kingdom|unlinked|king can go|bridge can be set/);
  await page.keyboard.press("Escape");
  await visitor.settled();
  expect(await marks.count()).toBe(0);
  await visitor.choose("Marks, words and keys");
  await visitor.settled();
  expect(await page.locator("dialog[open] dialog[open] li").allInnerTexts()).toEqual(words);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await build(visitor, ["D4", "C3"]);
  const ghosts = async (hill: string) => {
    await page.locator(`[data-hill="${hill}"]`).hover();
    await visitor.settled();
    expect(await page.locator(".tara-knot.tara-ghost").count()).toBe(1);
    return page.locator(".tara-knot.tara-ghost path").count();
  };
  expect(await ghosts("E4")).toBeGreaterThan(await ghosts("F6"));
  await visitor.pick("E4");
  await visitor.settled();
  expect(await isDrawn(visitor, "E4")).toBe(true);
  await page.locator('[data-entry="0"]').click();
  await visitor.settled();
  expect(await page.locator(".tara-knots .tara-knot").count()).toBe(1);
  expect(await isDrawn(visitor, "D4")).toBe(true);
  expect(await page.locator(LEGAL).count()).toBe(0);

  await page.locator('[data-entry="2"]').click();
  await visitor.settled();
  const [hill = ""] = (await visitor.legal()).slice(-1);
  const back = page.getByRole("button", { name: "Back to now" });
  const counts = page.locator("[data-count=bridges]");
  expect((await counts.allInnerTexts()).sort()).toEqual(["0 bridges", "1 bridge"]);
  for (const way of [
    () => visitor.pick(hill),
    () => page.locator(`[data-hill="${hill}"]`).press("Enter"),
    () => back.click(),
    () => page.keyboard.press("End"),
    () => page.locator('[data-entry="2"]').click(),
  ]) {
    const list = await page.locator(".moves .list").boundingBox();
    await page.locator('[data-entry="1"]').click();
    await visitor.settled();
    await visitor.see("You are looking at an earlier move.");
    // Those of now would be taken for those of then.
    expect(await counts.allInnerTexts()).toEqual(["0 bridges", "0 bridges"]);
    expect((await page.locator(".leads:visible").innerText()).trim()).toMatch(/^Even: no bridges yet/);
    expect(await page.locator(".moves .list").boundingBox()).toEqual(list);
    await way();
    await visitor.settled();
    expect(await back.count()).toBe(0);
    expect(await page.locator(LEGAL).count()).toBeGreaterThan(0);
    expect(await entries(visitor).count()).toBe(3);
    expect(await isDrawn(visitor, hill)).toBe(false);
  }
  await visitor.pick(hill);
  await visitor.settled();
  expect(await entries(visitor).count()).toBe(4);
  expect(await isDrawn(visitor, hill)).toBe(true);
  await boardAsLoaded(visitor);
  await visitor.leave();
});

/** What was seen and heard, in order: each paragraph of the live region with the entry and the ringforts then. */
interface Moment {
  readonly words: string;
  readonly entry: string;
  readonly red: string;
  readonly blue: string;
}

/** Writes down each moment from now on. */
function watch(): void {
  const moments: Moment[] = [];
  Object.assign(window, { moments });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLParagraphElement) || node.closest('[role="log"]') === null) continue;
        const entry = document.querySelector('[data-entry][aria-current="true"]')?.getAttribute("data-entry");
        const [red, blue] = [0, 1].map((side) => {
          const knots = [...document.querySelectorAll(`.tara-knot.tara-side-${side}[data-hills]`)];
          return knots.map((knot) => knot.getAttribute("data-hills")).join(" ");
        }) as [string, string];
        moments.push({ words: node.textContent ?? "", entry: entry ?? "", red, blue });
      }
  }).observe(document.body, { subtree: true, childList: true });
}

test("a ringfort and its bridges grow, and a capture and a chain are played, each with its sentence", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { moves: true });
  const { page } = visitor;
  await begin(visitor, "On this device");
  await build(visitor, ["D4", "B2", "E5", "B6"]);
  await page.evaluate(() => {
    const lines: { begins: number; ends: number }[] = [];
    Object.assign(window, { lines });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof SVGElement) || !node.matches(".tara-motion > .tara-knot")) continue;
          const timings = [...node.querySelectorAll("path")]
            .flatMap((path) => path.getAnimations())
            .filter(
              ({ effect }) => (effect as KeyframeEffect).getKeyframes()[0]?.["strokeDashoffset"] != null,
            )
            .map(({ effect }) => effect?.getComputedTiming() ?? {});
          const [first] = timings;
          if (first) lines.push({ begins: first.delay ?? 0, ends: Number(first.endTime) });
        }
    }).observe(document.body, { subtree: true, childList: true });
  });
  await visitor.pick("E4");
  await visitor.settled();
  type Line = { begins: number; ends: number };
  const drawn = await page.evaluate(() => (window as unknown as { lines: Line[] }).lines);
  const [built, ...bridges] = drawn as [Line, ...Line[]];
  expect(built.begins).toBe(0);
  // The answer of the server draws none of it again.
  expect(bridges.length).toBe(2);
  expect(bridges[0]?.begins).toBeGreaterThan(0);
  expect(bridges[1]?.begins).toBeGreaterThan(bridges[0]?.begins ?? 0);
  for (const bridge of bridges) expect(bridge.ends).toBeGreaterThan(built.ends);
  await boardAsLoaded(visitor);

  await begin(visitor, "On this device");
  // Blue's F6 besieges F7, and Red's C1 then B1: one press brings both captures.
  await build(visitor, ["F7", "B1", "B2", "E7", "D4", "F6"]);
  await page.evaluate(watch);
  await stopTime(page);
  await visitor.pick("C1");
  await page.locator('[data-entry="8"]').waitFor();
  await visitor.settled();
  const moments = await page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
  expect(moments.map(({ entry }) => entry)).toEqual(["6", "7", "8"]);
  const [first, lost, taken] = moments as [Moment, Moment, Moment];
  expect(first.words).toMatch(/^Red builds on C1/);
  expect(lost.words).toMatch(/^Blue .*captures (the ringfort on )?F7/);
  expect(taken.words).toMatch(/^Red .*captures (the ringfort on )?B1/);
  // What falls is gone when it is told, and stands before.
  expect(moments.map(({ blue }) => blue.includes("B1"))).toEqual([true, true, false]);
  expect(moments.map(({ red }) => red.includes("F7"))).toEqual([true, false, false]);
  // The bridges of what was captured are there at the end.
  const label = await page.locator('[data-hill="B1"]').getAttribute("aria-label");
  expect(label).toMatch(/^B1, Red ringfort, bridges to B2 and C1/);
  await boardAsLoaded(visitor);
  await visitor.leave();
});
