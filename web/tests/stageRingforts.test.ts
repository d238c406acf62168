// What happens at a ringfort table is seen one move after the other; the own move is seen at once.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const LEGAL = '.tara-cell[aria-disabled="false"]';

async function begin(visitor: Visitor, sitters: string): Promise<void> {
  await visitor.page.goto(`${stage.host.url}/#/new/four-treasures`);
  await visitor.press(sitters);
  await visitor.page.locator(LEGAL).first().waitFor();
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

test("a fresh ringfort is drawn strand by strand, and the reply comes after it", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { moves: true });
  await begin(visitor, "Play against level 1");
  await visitor.page.evaluate(() => {
    const seen = { shown: [] as string[], moving: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const entry = document.querySelector('[data-entry][aria-current="true"]')?.getAttribute("data-entry");
      if (entry != null && seen.shown.at(-1) !== entry) seen.shown.push(entry);
      const paths = [...document.querySelectorAll(".tara-motion path")];
      seen.moving = Math.max(seen.moving, paths.flatMap((path) => path.getAnimations()).length);
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-current"] });
  });
  await visitor.page.locator(LEGAL).last().click();
  await visitor.page.locator("[data-entry]").nth(1).waitFor();
  await visitor.page.locator(LEGAL).first().waitFor();
  const { shown, moving } = await visitor.page.evaluate(
    () => (window as unknown as { seen: { shown: string[]; moving: number } }).seen,
  );
  expect(moving).toBeGreaterThan(3);
  expect(shown).toEqual(shown.map((_, at) => String(Number(shown[0]) + at)));
  expect(shown.length).toBeGreaterThanOrEqual(2);
  await visitor.leave();
});

test("where nothing moves, the reply comes a moment after the own move, and any key brings it at once", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await begin(visitor, "Play against level 1");
  /** Presses a hill; gives the time until another move than the own one is shown, in milliseconds. */
  const pressed = () =>
    page.evaluate(
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
  expect(await pressed()).toBeGreaterThanOrEqual(299);
  await page.locator(LEGAL).first().waitFor();
  // The pause itself never ends here.
  await stopTime(page);
  await page.evaluate(() => {
    const real = globalThis.setTimeout;
    const held = (run: TimerHandler, ms = 0) => (ms > 100 && ms <= 300 ? 0 : real(run, ms));
    Object.assign(globalThis, { setTimeout: held });
  });
  const shown = page.locator("[data-entry]");
  const before = await shown.count();
  await page.locator(LEGAL).first().click();
  await expect.poll(() => shown.count()).toBe(before + 1);
  await expect.poll(() => page.keyboard.press("x").then(() => shown.count())).toBeGreaterThan(before + 1);
  await visitor.leave();
});

test("an earlier moment is shown as it was, and a press on the last move goes back", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  await begin(visitor, "On this device");
  for (const hill of ["D4", "C3", "E4"]) {
    await visitor.page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).click();
    await visitor.page.waitForFunction(
      (hill) =>
        document.querySelector(`[data-hill="${hill}"]`)?.getAttribute("aria-label")?.includes("last move"),
      hill,
    );
  }
  await visitor.page.locator('[data-entry="0"]').click();
  await visitor.page.waitForFunction(() => document.querySelectorAll(".tara-knots .tara-knot").length === 1);
  expect(await isDrawn(visitor, "D4")).toBe(true);
  expect(await visitor.page.locator(LEGAL).count()).toBe(0);
  await visitor.page.locator('[data-entry="2"]').click();
  await visitor.page.locator(LEGAL).first().waitFor();
  expect(await isDrawn(visitor, "E4")).toBe(true);
  await visitor.leave();
});

test("a press while an earlier move is shown leads back to now, and plays nothing", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await begin(visitor, "On this device");
  for (const hill of ["D4", "C3", "E4"]) {
    await page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).click();
    await page.locator(`[data-hill="${hill}"][aria-label*="last move"]`).waitFor();
  }
  await page.locator(LEGAL).first().waitFor();
  const [hill = ""] = (await visitor.legal()).slice(-1);
  const back = page.getByRole("button", { name: "Back to now" });
  const byKey = () => page.locator(`[data-hill="${hill}"]`).press("Enter");
  const ways = [() => visitor.pick(hill), byKey, () => back.click(), () => page.keyboard.press("End")];
  const counts = page.locator("[data-count=bridges]");
  const now = await counts.allInnerTexts();
  expect(now.sort()).toEqual(["0 bridges", "1 bridge"]);
  for (const way of ways) {
    const list = await page.locator(".moves .list").boundingBox();
    await page.locator('[data-entry="1"]').click();
    await visitor.see("You are looking at an earlier move.");
    // Those of now would be taken for those of then.
    await expect.poll(() => counts.allInnerTexts()).toEqual(["0 bridges", "0 bridges"]);
    expect((await page.locator(".leads:visible").innerText()).trim()).toMatch(/^Even: no bridges yet/);
    expect(await page.locator(".moves .list").boundingBox()).toEqual(list);
    await way();
    await back.waitFor({ state: "detached" });
    await page.locator(LEGAL).first().waitFor();
    expect(await page.locator("[data-entry]").count()).toBe(3);
    expect(await isDrawn(visitor, hill)).toBe(false);
  }
  await visitor.pick(hill);
  await page.locator('[data-entry="3"]').waitFor();
  expect(await isDrawn(visitor, hill)).toBe(true);
  await visitor.leave();
});

test("a ghost shows the bridges that a press would make", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  await begin(visitor, "On this device");
  for (const hill of ["D4", "C2"]) {
    await visitor.page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).click();
    await visitor.page.locator(`[data-hill="${hill}"][aria-disabled="true"]`).waitFor();
  }
  await visitor.page.locator(LEGAL).first().waitFor();
  await visitor.page.locator('[data-hill="F6"]').hover();
  await visitor.page.locator(".tara-knot.tara-ghost").waitFor();
  const parts = () => visitor.page.locator(".tara-knot.tara-ghost path").count();
  const alone = await parts();
  await visitor.page.locator('[data-hill="E4"]').hover();
  await visitor.page.waitForFunction(
    (alone) => document.querySelectorAll(".tara-knot.tara-ghost path").length > alone,
    alone,
  );
  await visitor.leave();
});

/** How many of a mark are on the board. */
const marked = (visitor: Visitor, mark: string) => visitor.page.locator(`.tara-marks ${mark}`).count();

test("in Stone of Destiny a few marks say what may be taken, and dots where a bridge can be set", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/stone-of-destiny`);
  await visitor.press("On this device");
  const first = visitor.page.getByText(/1 of 2: take one of the \d+ unlinked ringforts of (Red|Blue)/);
  while (!(await first.isVisible())) await visitor.decide();
  const many = (await visitor.legal()).length;
  expect(many).toBeGreaterThan(12);
  expect(await marked(visitor, ".tara-legal")).toBe(0);
  await visitor.page.locator(LEGAL).first().click();
  const asked = visitor.page.getByText(/2 of 2: you take [A-G][1-7]\. Set a bridge: choose one of \d+ dots/);
  await asked.waitFor();
  const dots = visitor.page.locator(".tara-link");
  expect(await dots.count()).toBe(Number(/of (\d+) dots/.exec(await asked.innerText())?.[1]));
  expect(await visitor.page.locator(".tara-marks .tara-target").count()).toBe(await dots.count());
  const box = await dots.first().boundingBox();
  const entries = await visitor.page.locator("[data-entry]").count();
  await visitor.page.mouse.click(
    (box?.x ?? 0) + (box?.width ?? 0) / 2,
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  );
  await visitor.page.locator("[data-entry]").nth(entries).waitFor();
  await first.waitFor();
  await visitor.leave();
});

test("the legend of a table has the marks of its game, from the menu and by a key", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  await begin(visitor, "On this device");
  const marks = visitor.page.locator("dialog[open] li");
  await visitor.page.keyboard.press("?");
  await visitor.see("Marks on the board");
  await marks.first().waitFor();
  const words = await marks.allInnerTexts();
  expect(words.join(" ")).toMatch(/must be captured/);
  expect(words.join(" ")).not.toMatch(/kingdom|unlinked|king can go|bridge can be set/);
  await visitor.page.keyboard.press("Escape");
  await marks.first().waitFor({ state: "hidden" });
  await visitor.choose("Marks, words and keys");
  await marks.first().waitFor();
  expect(await visitor.page.locator("dialog[open] dialog[open] li").allInnerTexts()).toEqual(words);
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

test("a bridge, a capture and a chain are played one after the other, each with its sentence", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { moves: true });
  const { page } = visitor;
  await page.goto(`${stage.host.url}/#/new/four-treasures`);
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Goes first").selectOption({ label: "Red" });
  await visitor.press("On this device");
  // Blue's F6 besieges F7, and Red's C1 then B1: one press brings both captures.
  for (const [at, hill] of ["F7", "B1", "B2", "E7", "D4", "F6"].entries()) {
    await page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).click();
    await page.locator(`[data-entry="${at}"]`).waitFor();
  }
  await page.locator('[data-hill="C1"][aria-disabled="false"]').waitFor();
  await page.evaluate(watch);
  await stopTime(page);
  await page.locator('[data-hill="C1"]').click();
  await page.locator('[data-entry="8"]').waitFor();
  await page.locator(LEGAL).first().waitFor();
  const heard = () => page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
  await expect.poll(async () => (await heard()).map(({ entry }) => entry)).toEqual(["6", "7", "8"]);
  const moments = await heard();
  const [built, lost, taken] = moments as [Moment, Moment, Moment];
  expect(built.words).toMatch(/^Red builds on C1/);
  expect(lost.words).toMatch(/^Blue .*captures (the ringfort on )?F7/);
  expect(taken.words).toMatch(/^Red .*captures (the ringfort on )?B1/);
  // What falls is gone when it is told, and stands before.
  expect(moments.map(({ blue }) => blue.includes("B1"))).toEqual([true, true, false]);
  expect(moments.map(({ red }) => red.includes("F7"))).toEqual([true, false, false]);
  // The bridges of what was captured are there at the end.
  const label = await page.locator('[data-hill="B1"]').getAttribute("aria-label");
  expect(label).toMatch(/^B1, Red ringfort, bridges to B2 and C1/);
  await visitor.leave();
});

test("a ringfort is drawn, then its bridges grow one after the other", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { moves: true });
  const { page } = visitor;
  await begin(visitor, "On this device");
  for (const [at, hill] of ["D4", "B2", "E5", "B6"].entries()) {
    await page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).click();
    await page.locator(`[data-entry="${at}"]`).waitFor();
  }
  const next = page.locator('[data-hill="E4"][aria-disabled="false"]');
  await next.waitFor();
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
  await next.click();
  await page.locator('[data-entry="4"]').waitFor();
  await page.locator(LEGAL).first().waitFor();
  type Line = { begins: number; ends: number };
  const drawn = await page.evaluate(() => (window as unknown as { lines: Line[] }).lines);
  const [built, ...bridges] = drawn as [Line, ...Line[]];
  expect(built.begins).toBe(0);
  // The answer of the server draws none of it again.
  expect(bridges.length).toBe(2);
  expect(bridges[0]?.begins).toBeGreaterThan(0);
  expect(bridges[1]?.begins).toBeGreaterThan(bridges[0]?.begins ?? 0);
  for (const bridge of bridges) expect(bridge.ends).toBeGreaterThan(built.ends);
  await visitor.leave();
});

test("the pointed kingdom is outlined, and all of them while K is held", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  const { page } = visitor;
  await visitor.press("On this device");
  for (const hill of ["D4", "C2", "F5"]) {
    await page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).click();
    await page.locator(`[data-hill="${hill}"][aria-label*="last move"]`).waitFor();
  }
  await page.locator(LEGAL).first().waitFor();
  const outlines = page.locator(".tara-kingdom");
  await page.mouse.move(0, 0);
  await expect.poll(() => outlines.count()).toBe(0);
  await page.locator('[data-hill="D4"]').hover({ force: true });
  await expect.poll(() => outlines.count()).toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(() => outlines.count()).toBe(0);
  await page.keyboard.down("k");
  await expect.poll(() => outlines.count()).toBe(3);
  await page.keyboard.up("k");
  await expect.poll(() => outlines.count()).toBe(0);
  await visitor.leave();
});
