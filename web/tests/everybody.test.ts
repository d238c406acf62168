// For everybody: by keyboard alone, on every size of screen, in light and dark, for who listens to the page.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

test.each([{ dark: false }, { dark: true }])("axe finds nothing on any page: %o", async ({ dark }) => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { dark });
  await visitor.see("Four Treasures");
  for (const [path, sight] of [
    ["", "Start here"],
    ["lobby", "No open tables"],
    ["mine", "You have no games yet"],
    ["settings", "Your name"],
    ["new/four-treasures-doubles", "Choose every player"],
    ["nowhere", "This link does not work."],
  ] as const) {
    await visitor.page.goto(`${stage.host.url}/#/${path}`);
    await visitor.see(sight);
    expect(await findings(visitor), path).toEqual([]);
  }
  await visitor.page.goto(`${stage.host.url}/#/new/sacred-hill-2`);
  await visitor.press("By invitation link");
  await visitor.see("Waiting for somebody to join.");
  expect(await findings(visitor), "waiting").toEqual([]);
  const link = await visitor.page.getByLabel("Send this link").inputValue();
  const guest = await Visitor.arrive(stage.browser, link, { dark, width: 360, height: 740, touch: true });
  await guest.see("Play Sacred Hill, Level 2");
  expect(await findings(guest), "invitation").toEqual([]);
  await guest.press("Play Blue");
  await guest.see(/to move\.|Your turn\./);
  expect(await findings(visitor), "table").toEqual([]);
  expect(await findings(guest), "table on a phone").toEqual([]);
  await visitor.choose("Continue on another device");
  const code = await visitor.page.getByLabel("Open this link").inputValue();
  const other = await Visitor.arrive(stage.browser, code, { dark });
  await visitor.page.keyboard.press("Escape");
  await other.see("Continue here");
  expect(await findings(other), "take-over").toEqual([]);
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/You have resigned\. You lose/);
  expect(await findings(visitor), "a table that is over").toEqual([]);
  await other.leave();
  await visitor.leave();
  await guest.leave();
});

test.each([
  [360, 640],
  [740, 360],
  [900, 700],
  [1920, 1080],
  [2560, 1440],
])("players, board, prompt, moves and tools are in view at %i x %i", async (width, height) => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures-doubles`, {
    width,
    height,
  });
  await visitor.press("On this device");
  await visitor.asked();
  for (const part of [".above", ".square svg", ".below", ".prompt", ".moves", ".tools"]) {
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
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`, {
    width: 390,
    height: 800,
    touch: true,
  });
  await visitor.page.goto(`${stage.host.url}/#/settings`);
  await visitor.page.getByLabel("Confirm each move").selectOption("on");
  await visitor.page.goto(`${stage.host.url}/#/new/four-treasures`);
  await visitor.press("On this device");
  await visitor.asked();
  await visitor.page.locator('[data-hill="D4"]').tap();
  await visitor.see("Build on D4?");
  expect(await visitor.page.locator(".moves [data-entry]").count()).toBe(0);
  await visitor.press("Cancel");
  // The board as the move would make it is withdrawn once the move is played.
  const isWithdrawn = visitor.page.waitForEvent("requestfailed", (asked) => asked.url().endsWith("/preview"));
  await visitor.page.route("**/preview", () => undefined);
  await visitor.page.locator('[data-hill="C4"]').tap();
  await visitor.press("Build on C4");
  await visitor.page.locator(".moves [data-entry]").nth(0).waitFor({ state: "attached" });
  expect((await isWithdrawn).failure()?.errorText).toBe("net::ERR_ABORTED");
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("a whole game is played by keyboard alone, and announced to screen readers", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { keyboard } = visitor.page;
  await visitor.see("Four Treasures doubles");
  await visitor.tabTo("Four Treasures");
  await keyboard.press("Enter");
  await visitor.see("Against the computer");
  await visitor.tabTo("Play against level 1");
  await keyboard.press("Enter");
  await visitor.asked();
  await visitor.tabToBoard();
  while ((await visitor.asked()) !== "over") {
    const [target = "D4"] = await visitor.legal();
    await visitor.walk(target);
    const before = await visitor.page.locator(".moves [data-entry]").count();
    await keyboard.press("Enter");
    await visitor.page.waitForFunction(
      (before) => document.querySelectorAll(".moves [data-entry]").length > before,
      before,
    );
  }
  const log = await visitor.page.getByRole("log").textContent();
  expect(log).toMatch(/\b(wins?|lose|drawn)\b/);
  await visitor.leave();
});

/** Battle of Stone of Destiny, Blue to move: D6 is not linked, and of Blue's pairs A2A3 and E2E3 are not. */
const UNLINKED =
  "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - " +
  "A2B2,A3B3,A4A5,A5A6,B1B2,B1C1,B2B3,B2C2,B3C3,B4B5,B6B7,C1C2,C1D1,C2C3,C2D2,C3D3,C4C5,C6C7,C7D7,D1D2,D1E1," +
  "D2D3,D2E2,D3E3,D4D5,E1E2,E1F1,E2F2,E3E4,E3F3,E4F4,E6E7,F1F2,F2F3,F2G2,F3F4,F3G3,F4G4,F5F6,F6F7,G2G3,G3G4,G5G6";

test("a capture and its bridge are chosen by keyboard alone", async () => {
  const editor = `${stage.host.url}/#/editor/${encodeURIComponent(UNLINKED)}`;
  const visitor = await Visitor.arrive(stage.browser, editor);
  const { keyboard } = visitor.page;
  await visitor.see("Play from here");
  await visitor.tabTo("On this device");
  await keyboard.press("Enter");
  // The editor has a board too.
  await visitor.page.waitForFunction(() => location.pathname.startsWith("/table/"));
  expect(await visitor.asked()).toBe("board");
  await visitor.tabToBoard();
  await visitor.walk("D6");
  await keyboard.press("Enter");
  await visitor.page.locator('[data-hill="E2"][aria-disabled="false"]').waitFor();
  expect((await visitor.legal()).sort()).toEqual(["A2", "A3", "E2", "E3"]);
  // One end alone does not play the bridge.
  for (const end of ["E2", "E3"]) {
    await visitor.walk(end);
    await keyboard.press("Enter");
  }
  const move = visitor.page.locator(".moves [data-entry]").first();
  await move.waitFor();
  expect(await move.getAttribute("aria-label")).toContain(
    "captures D6, moves the king there from D1 and links E2 with E3",
  );
  await visitor.leave();
});

test("strong patterns tell the sides apart, and are kept", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  const { page } = visitor;
  await visitor.press("On this device");
  await visitor.decide();
  await visitor.decide();
  const table = page.url();
  // Found and measured in one step: the answer of the server draws the line anew.
  const midline = async () => {
    const width = await page.waitForFunction(() => {
      const line = document.querySelector(".tara-side-1 .tara-midline");
      return line === null ? false : parseFloat(getComputedStyle(line).strokeWidth);
    });
    return width.jsonValue();
  };
  const usual = await midline();
  await page.goto(`${stage.host.url}/#/settings`);
  await page.getByLabel("Patterns for the sides").selectOption({ label: "Strong" });
  await page.goto(table);
  await page.reload();
  await visitor.asked();
  expect(await midline()).toBeGreaterThan(Number(usual));
  expect(await findings(visitor)).toEqual([]);
  await visitor.leave();
});

test("how to play each game is shown before it begins and at the table", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const paragraphs = visitor.page.locator("dialog[open] p");
  const links = visitor.page.locator('h3 a[href^="/new/"]');
  await links.first().waitFor();
  const games = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(games).size).toBe(11);
  const explained = new Set<string>();
  for (const game of new Set(games)) {
    await visitor.page.goto(stage.host.url + game);
    await visitor.press("How to play");
    await paragraphs.nth(3).waitFor();
    const text = (await paragraphs.allTextContents()).join("\n");
    expect(text, game).not.toMatch(/how-|help-/);
    // Without this the board of the end surprises.
    if (game.includes("high-kings")) expect(text).toMatch(/your kings leave the board when you pass/);
    // It is read from its beginning, wherever its first link or button is.
    expect(await visitor.page.locator("dialog[open]").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    explained.add(text);
    expect(await findings(visitor), game).toEqual([]);
    await visitor.page.keyboard.press("Escape");
    await paragraphs.first().waitFor({ state: "hidden" });
  }
  // Different rules have different texts.
  expect(explained.size).toBe(11);
  await visitor.page.goto(`${stage.host.url}/#/new/stone-of-destiny`);
  await visitor.press("On this device");
  await visitor.asked();
  await visitor.choose("How to play");
  await visitor.see(/You take an enemy ringfort that has no bridge/);
  await visitor.leave();
});
