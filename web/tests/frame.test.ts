// The frame of a table: nothing of it is cut off or moves, at every size, and moves are pressed during the game.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { SIZES, badlyScrolled, covered } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Where a part of the page is, rounded. */
async function place(visitor: Visitor, part: string): Promise<string> {
  const box = await visitor.page.locator(part).first().boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((number) => Math.round(number ?? -1)).join(" ");
}

/** Where a part of the page is, rounded, once it has stayed there for some frames: the page fits itself to a new size. */
function restingPlace(visitor: Visitor, part: string): Promise<string> {
  return visitor.page
    .locator(part)
    .first()
    .evaluate(async (element) => {
      const now = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      };
      let last = now();
      for (let frames = 0; frames < 5; frames += 1) {
        await new Promise(requestAnimationFrame);
        if (now() !== last) [last, frames] = [now(), -1];
      }
      return last;
    });
}

/** The parts that reach beyond the window, or have no size. */
async function cutOff(visitor: Visitor, parts: readonly string[], width: number, height: number) {
  const cut = [];
  for (const part of parts) {
    const box = await visitor.page.locator(part).first().boundingBox();
    const isIn =
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    if (!isIn || box.width < 20 || box.height < 20) cut.push(`${part}: ${JSON.stringify(box)}`);
  }
  return cut;
}

test("players, board, prompt, moves and tools are in view at every size, and no message moves them", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await visitor.press("On this device");
  await visitor.decide();
  await visitor.decide();
  const parts = [".above", ".square svg", ".below", ".prompt", ".moves", ".tools"];
  for (const [width, height] of SIZES) {
    const size = `${width} x ${height}`;
    await visitor.page.setViewportSize({ width, height });
    expect(await cutOff(visitor, parts, width, height), size).toEqual([]);
    const overflow = await visitor.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(overflow, size).toEqual([0, 0]);
    const before = await Promise.all(parts.map((part) => place(visitor, part)));
    await visitor.page.locator('[data-hill][aria-label*="ringfort"]').first().click({ force: true });
    await visitor.page.locator(".prompt .why").waitFor();
    expect(await Promise.all(parts.map((part) => place(visitor, part))), size).toEqual(before);
    await visitor.page.keyboard.press("Escape");
    await visitor.page.locator(".prompt .why").waitFor({ state: "detached" });
  }
  await visitor.leave();
});

/** Where all regions of four players are shown at once, and how wide a position is there at least, in pixels. */
const LEAST: Readonly<Record<string, readonly [number, number]>> = {
  "768 x 1024": [60, 44],
  "900 x 700": [60, 52],
  "1280 x 800": [60, 58],
  "1920 x 1080": [60, 58],
  "2560 x 1440": [60, 58],
};

/** The widths of the positions that are shown. */
const restingCells = ({ page }: Visitor): Promise<number[]> =>
  page
    .locator(".place [data-cell] .kings-hit")
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width).filter((width) => width > 0));

test("at every size of the window all players of Seat of Kings are in sight, and the board has one size", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await visitor.page.getByLabel("4", { exact: true }).first().check();
  await visitor.press("Play against level 1");
  await visitor.page.locator(".hand .keep").waitFor();
  const sizes = async () => {
    const found = [];
    for (const [width, height] of SIZES) {
      await visitor.page.setViewportSize({ width, height });
      const parts = [".players > li:last-child", ".square", ".prompt", ".hand .own", ".tools"];
      // The page fits itself to its new size within a few frames.
      await expect
        .poll(() => cutOff(visitor, parts, width, height), { message: `${width} x ${height}` })
        .toEqual([]);
      expect(await badlyScrolled(visitor), `${width} x ${height}`).toEqual([]);
      const cells = await restingCells(visitor);
      const [count, side] = LEAST[`${width} x ${height}`] ?? [15, 20];
      expect(cells.length, `${width} x ${height}`).toBe(count);
      expect(Math.min(...cells), `${width} x ${height}`).toBeGreaterThanOrEqual(side);
      found.push(await restingPlace(visitor, ".square"));
    }
    return found;
  };
  const before = await sizes();
  for (const _ of [1, 2, 3])
    await visitor.page.locator(".hand .own [data-cell][aria-selected='false']").first().click();
  await visitor.press("Keep these");
  await visitor.page.locator('.question[data-asks="turn"]').waitFor();
  expect(await sizes()).toEqual(before);
  await visitor.leave();
});

test("tabs of regions with much in them leave the board of Seat of Kings its size", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`, {
    width: 740,
    height: 360,
  });
  const { page } = visitor;
  await page.getByLabel("4", { exact: true }).first().check();
  await visitor.press("Play against level 1");
  await page.locator(".hand .keep").waitFor();
  await page.locator(".small .notes").first().waitFor({ state: "attached" });
  const before = await restingPlace(visitor, ".square");
  await page
    .locator(".small .notes")
    .evaluateAll((all) => all.forEach((notes) => notes.append("1234567890")));
  expect(await restingPlace(visitor, ".square")).toBe(before);
  await visitor.leave();
});

test("a low phone has hills of 44 px, shows who leads and the last moves, and steps through them by buttons", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`, {
    width: 360,
    height: 640,
  });
  const { page } = visitor;
  await visitor.press("On this device");
  for (const _ of [1, 2, 3, 4, 5, 6]) await visitor.decide();
  const [hill = 0, list = 0, row = Infinity] = await page.evaluate(() =>
    ["[data-hill] .tara-hit", ".moves .list", ".moves li"].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return Math.min(box?.width ?? 0, box?.height ?? 0);
    }),
  );
  expect(hill).toBeGreaterThanOrEqual(44);
  expect(list).toBeGreaterThanOrEqual(row);
  const shown = () => page.locator('.moves [data-entry][aria-current="true"]').getAttribute("data-entry");
  const count = await page.locator(".moves [data-entry]").count();
  expect(await shown()).toBe(String(count - 1));
  await visitor.press("One step back");
  await expect.poll(shown).toBe(String(count - 2));
  await visitor.press("To the start");
  await page.locator('.moves [aria-current="true"]').waitFor({ state: "detached" });
  await visitor.press("One step forward");
  await expect.poll(shown).toBe("0");
  await visitor.press("To the end");
  await visitor.asked();
  expect(await shown()).toBe(String(count - 1));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const lead = page.locator(".leads:visible");
    await expect.poll(() => lead.count(), { message: `${width} x ${height}` }).toBe(1);
    expect((await lead.innerText()).length, `${width} x ${height}`).toBeGreaterThan(3);
    expect(await cutOff(visitor, [".leads:visible"], width, height)).toEqual([]);
  }
  await visitor.leave();
});

test("a tap on the counts of a player outlines the kingdoms, and another one does not", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`, {
    width: 390,
    height: 844,
    touch: true,
  });
  const { page } = visitor;
  await visitor.press("On this device");
  for (const _ of [1, 2, 3, 4]) await visitor.decide();
  await page.locator('[data-count="kingdoms"]').first().tap();
  await page.locator(".tara-kingdom").first().waitFor({ state: "attached" });
  await page.locator('[data-count="kingdoms"]').first().tap();
  await page.locator(".tara-kingdom").first().waitFor({ state: "detached" });
  await visitor.leave();
});

/** Whether the rule of who leads is whole within its line. */
const isLeadWhole = ({ page }: Visitor) =>
  page.evaluate(() => {
    const line = document.querySelector(".lead")?.getBoundingClientRect();
    const rule = document.querySelector(".leads.long button")?.getBoundingClientRect();
    return line !== undefined && rule !== undefined && rule.height > 0 && rule.bottom <= line.bottom;
  });

test.each(["en-US", "de-DE"])("on a phone no prompt covers who leads: %s", async (locale) => {
  const size = { width: 390, height: 844, locale };
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/high-kings-1`, size);
  const { page } = visitor;
  await page.locator("main button.main").first().click();
  const look = async () => {
    const over = (await covered(visitor)).filter((part) => part === ".lead" || part === ".tools");
    expect({ over, isWhole: await isLeadWhole(visitor) }).toEqual({ over: [], isWhole: true });
    expect(await page.locator(".lead").evaluate((line) => getComputedStyle(line).visibility)).toBe("visible");
  };
  for (let turn = 0; turn < 16 && (await visitor.asked()) !== "over"; turn += 1) {
    await look();
    await visitor.decide();
  }
  // A hint, a king that is chosen, and a refusal with a button beside it, where no pass is hinted at.
  const battle = "high-kings-1 1r1bR/Brbbr1r/1brbbbr/rbrbRrB/1rbrbbb/1rbrR2/Brr1b red battle 0:0 - -";
  await page.goto(`${stage.host.url}/editor/${encodeURIComponent(battle)}`);
  await visitor.press(/^(Play against level 1|Gegen den Computer spielen \(Stärke 1\))$/);
  await page.waitForURL("**/table/*");
  await visitor.asked();
  await page.getByRole("button", { name: /^(Hint|Tipp)$/ }).click();
  await page.locator(".tara-hint").first().waitFor({ state: "attached" });
  await look();
  await visitor.pick("E4");
  await page.locator('[data-hill="E4"][aria-selected="true"]').waitFor();
  await look();
  await page.locator('.tara-cell[aria-disabled="true"]').first().click({ force: true });
  await page.locator(".prompt .why").waitFor();
  await look();
  await visitor.leave();
});

test("a chip of a rule stands with a sentence of who leads, from the first move on", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  const { page } = visitor;
  await visitor.press("On this device");
  await visitor.asked();
  const lead = page.locator(".leads:visible");
  expect(await lead.innerText()).toMatch(/^Nobody leads yet\. +§ M3/);
  await visitor.decide();
  await visitor.decide();
  await visitor.asked();
  expect(await lead.innerText()).toMatch(/^(Even|Red leads|Blue leads).*§ M3/);
  await visitor.leave();
});

const RINGFORTS = [
  "sacred-hill-1",
  "sacred-hill-2",
  "sacred-hill-doubles-1",
  "sacred-hill-doubles-2",
  "four-treasures",
  "four-treasures-doubles",
  "high-kings-1",
  "high-kings-2",
  "poisoned-chalice",
  "stone-of-destiny",
];

test.each(RINGFORTS)("nothing scrolls within what scrolls: %s", async (variant) => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/${variant}`);
  await visitor.press("On this device");
  for (const _ of [1, 2, 3, 4]) await visitor.decide();
  for (const [width, height] of SIZES) {
    await visitor.page.setViewportSize({ width, height });
    expect(await badlyScrolled(visitor), `${width} x ${height}`).toEqual([]);
  }
  await visitor.leave();
});

test("Home and End scroll a page that is taller than its window, and lead through the moves in their list", async () => {
  // The last hill is built on at once, and the page grows with the result.
  const position = "sacred-hill-1 rrbbb/rrrbbbb/rrrrbbb/rrrbbbb/rrrrbbb/rrrrbbb/rr1bb red battle - - -";
  const url = `${stage.host.url}/editor/${encodeURIComponent(position)}`;
  const visitor = await Visitor.arrive(stage.browser, url, { width: 390, height: 640 });
  const { page } = visitor;
  await visitor.press("On this device");
  await visitor.settled();
  const above = () => page.evaluate(() => Math.round(scrollY));
  const earlier = page.getByText("You are looking at an earlier move.");
  /** Where the page has scrolled to after another press: the browser may lose one while it still scrolls for the one before. */
  const pressed = async (key: string) => {
    await page.keyboard.press(key);
    return above();
  };
  await expect.poll(() => pressed("End")).toBeGreaterThan(100);
  await expect.poll(() => pressed("Home")).toBe(0);
  expect(await earlier.count()).toBe(0);
  await page.locator('[data-entry="0"]').press("Home");
  await earlier.waitFor();
  await page.locator('[data-entry="0"]').press("End");
  await earlier.waitFor({ state: "detached" });
  await visitor.leave();
});

test("the menu is opened, used and closed by keyboard", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  const { keyboard } = visitor.page;
  await visitor.press("On this device");
  await visitor.asked();
  await visitor.tabTo("Menu");
  await keyboard.press("Enter");
  await visitor.page.getByRole("dialog", { name: "Menu" }).waitFor();
  expect(await findings(visitor)).toEqual([]);
  await visitor.tabTo("Marks, words and keys");
  await keyboard.press("Enter");
  await visitor.see("This has just happened.");
  await visitor.see("You may play here.");
  expect(await findings(visitor)).toEqual([]);
  await keyboard.press("Escape");
  await keyboard.press("Escape");
  await visitor.page.getByRole("dialog", { name: "Menu" }).waitFor({ state: "hidden" });
  await visitor.leave();
});

test("the question of a press in the menu is in sight with its answers, and has the keyboard", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  const { page } = visitor;
  await visitor.press("On this device");
  await visitor.asked();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await visitor.choose("Resign");
    const dialog = await page.getByRole("dialog", { name: "Menu" }).boundingBox();
    for (const answer of ["Yes, resign", "Cancel"]) {
      const box = await page.getByRole("button", { name: answer, exact: true }).boundingBox();
      const foot = (box?.y ?? Infinity) + (box?.height ?? 0);
      expect(foot, `${answer}, ${width} x ${height}`).toBeLessThanOrEqual(
        (dialog?.y ?? 0) + (dialog?.height ?? 0),
      );
    }
    await visitor.tabTo("Yes, resign");
    await visitor.press("Cancel");
    await page.keyboard.press("Escape");
  }
  await visitor.leave();
});

test("colors and pace are chosen at the table", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await visitor.press("On this device");
  await visitor.asked();
  await visitor.press("Menu");
  const menu = visitor.page.getByRole("dialog", { name: "Menu" });
  await menu.getByLabel("Colors").selectOption({ label: "Dark" });
  await menu.getByLabel("Other players' moves").selectOption({ label: "All at once" });
  await visitor.page.locator(":root[data-theme='dark']").waitFor();
  await visitor.page.goto(`${stage.host.url}/#/settings`);
  expect(await visitor.page.getByLabel("Other players' moves").inputValue()).toBe("off");
  await visitor.leave();
});

test("words of the rules and clauses are opened by a press", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await visitor.press("On this device");
  await visitor.asked();
  await visitor.pick("D4");
  await visitor.see("Blue to move.");
  await visitor.asked();
  await visitor.press("Manoeuvres");
  await visitor.see("Manoeuvres are the first phase");
  await visitor.settled();
  // A press beside a note closes it and plays nothing.
  const [hill = ""] = await visitor.legal();
  await visitor.pick(hill);
  await visitor.page.getByText("Manoeuvres are the first phase").waitFor({ state: "hidden" });
  expect(await visitor.legal()).toContain(hill);
  // Nor has the hill the focus, which would show what a press does there.
  const isOnHill = () => document.activeElement?.closest(".tara-cell") != null;
  expect(await visitor.page.evaluate(isOnHill)).toBe(false);
  await visitor.pick("D4");
  await visitor.press(/^Rule SH3/);
  const note = visitor.page.getByRole("note").filter({ hasText: /vacant hill/ });
  await note.waitFor();
  // Its text comes after it has opened.
  const foot = () => note.boundingBox().then((box) => (box?.y ?? Infinity) + (box?.height ?? 0));
  await expect.poll(foot).toBeLessThanOrEqual(800);
  await visitor.leave();
});

test("the focus goes to the heading of a new page, and a link leads past the navigation", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await visitor.press("Play against level 1");
  await visitor.asked();
  const focused = () => visitor.page.evaluate(() => document.activeElement?.tagName);
  expect(await focused()).toBe("H1");
  await visitor.page.getByRole("link", { name: "Skip to content" }).focus();
  await visitor.page.keyboard.press("Enter");
  expect(await focused()).toBe("H1");
  expect(visitor.page.url()).toContain("/table/");
  await visitor.leave();
});
