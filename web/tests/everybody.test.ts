// For everybody: by keyboard alone, by touch, in light and dark, for who listens to the page.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Expects that axe finds nothing on a page, in light and dark. */
async function expectClean(visitor: Visitor, name: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await visitor.page.emulateMedia({ colorScheme });
    await visitor.settled();
    expect(await findings(visitor), `${name}, ${colorScheme}`).toEqual([]);
  }
}

/** The width of the line in the middle of a ringfort of the second side. */
const midline = ({ page }: Visitor) =>
  page
    .locator(".tara-side-1 .tara-midline")
    .first()
    .evaluate((line) => parseFloat(getComputedStyle(line).strokeWidth));

test("axe finds nothing on any page, and a table with strong patterns is kept", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.see("Four Treasures");
  const links = page.locator('h3 a[href^="/new/"]');
  const games = new Set(
    await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? "")),
  );
  expect(games.size).toBe(11);
  for (const [path, sight] of [
    ["", "Start here"],
    ["lobby", "No open tables"],
    ["mine", "You have no games yet"],
    ["settings", "Your name"],
    ["new/four-treasures-doubles", "Choose every player"],
    ["nowhere", "This link does not work."],
  ] as const) {
    await page.goto(`${stage.host.url}/#/${path}`);
    await visitor.see(sight);
    await expectClean(visitor, path);
  }

  const paragraphs = page.locator("dialog[open] p");
  const explained = new Set<string>();
  for (const game of games) {
    await page.goto(stage.host.url + game);
    await visitor.press("How to play");
    await paragraphs.nth(3).waitFor();
    const text = (await paragraphs.allTextContents()).join("\n");
    expect(text, game).not.toMatch(/how-|help-/);
    // Without this the board of the end surprises.
    if (game.includes("high-kings")) expect(text).toMatch(/your kings leave the board when you pass/);
    // It is read from its beginning, wherever its first link or button is.
    expect(await page.locator("dialog[open]").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    explained.add(text);
    expect(await findings(visitor), game).toEqual([]);
  }
  // Different rules have different texts.
  expect(explained.size).toBe(11);

  await page.goto(`${stage.host.url}/#/new/sacred-hill-2`);
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Goes first").selectOption({ label: "Red" });
  await visitor.press("By invitation link");
  await visitor.see("Waiting for somebody to join.");
  await expectClean(visitor, "waiting");
  const link = await page.getByLabel("Send this link").inputValue();
  const guest = await Visitor.arrive(stage.browser, link, { width: 360, height: 740, touch: true });
  await guest.see("Play Sacred Hill, Level 2");
  await expectClean(guest, "invitation");
  await guest.press("Play Blue");
  await guest.see(/to move\.|Your turn\./);
  await expectClean(visitor, "table");
  await expectClean(guest, "table on a phone");
  await visitor.decide();
  await guest.decide();
  await visitor.settled();
  const usual = await midline(visitor);
  const table = page.url();
  await page.goto(`${stage.host.url}/#/settings`);
  await page.getByLabel("Patterns for the sides").selectOption({ label: "Strong" });
  await page.goto(table);
  await page.reload();
  await visitor.settled();
  expect(await midline(visitor)).toBeGreaterThan(usual);
  expect(await findings(visitor)).toEqual([]);
  await boardAsLoaded(visitor);

  await visitor.choose("Continue on another device");
  const code = await page.getByLabel("Open this link").inputValue();
  const other = await Visitor.arrive(stage.browser, code);
  await page.keyboard.press("Escape");
  await other.see("Continue here");
  await expectClean(other, "take-over");
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/You have resigned\. You lose/);
  await expectClean(visitor, "a table that is over");
  for (const each of [other, visitor, guest]) await each.leave();
});

test("on a touch screen a move is confirmed before it counts, and a tap on counts outlines kingdoms", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`, {
    width: 390,
    height: 844,
    touch: true,
  });
  const { page } = visitor;
  await page.getByLabel("Confirm each move").selectOption("on");
  await page.goto(`${stage.host.url}/#/new/sacred-hill-1`);
  await visitor.press("On this device");
  await visitor.asked();
  await page.locator('[data-hill="D4"]').tap();
  await visitor.see("Build on D4?");
  expect(await page.locator(".moves [data-entry]").count()).toBe(0);
  await visitor.press("Cancel");
  await visitor.settled();
  // The board as the move would make it is withdrawn once the move is played.
  const isWithdrawn = page.waitForEvent("requestfailed", (asked) => asked.url().endsWith("/preview"));
  await page.route("**/preview", () => undefined);
  await page.locator('[data-hill="C4"]').tap();
  await visitor.press("Build on C4");
  await page.locator(".moves [data-entry]").nth(0).waitFor({ state: "attached" });
  expect((await isWithdrawn).failure()?.errorText).toBe("net::ERR_ABORTED");
  expect(visitor.complaints).toEqual([]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await visitor.settled();
  for (const _ of [1, 2, 3]) await visitor.decide();
  await boardAsLoaded(visitor);
  for (const isOutlined of [true, false]) {
    await page.locator('[data-count="kingdoms"]').first().tap();
    await visitor.settled();
    expect((await page.locator(".tara-kingdom").count()) > 0).toBe(isOutlined);
  }
  await visitor.leave();
});

/** Battle of Stone of Destiny, Blue to move: D6 is not linked, and of Blue's pairs A2A3 and E2E3 are not. */
const UNLINKED =
  "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - " +
  "A2B2,A3B3,A4A5,A5A6,B1B2,B1C1,B2B3,B2C2,B3C3,B4B5,B6B7,C1C2,C1D1,C2C3,C2D2,C3D3,C4C5,C6C7,C7D7,D1D2,D1E1," +
  "D2D3,D2E2,D3E3,D4D5,E1E2,E1F1,E2F2,E3E4,E3F3,E4F4,E6E7,F1F2,F2F3,F2G2,F3F4,F3G3,F4G4,F5F6,F6F7,G2G3,G3G4,G5G6";

test("by keyboard alone a capture and its bridge are chosen, and a whole game is played and announced", async () => {
  const editor = `${stage.host.url}/#/editor/${encodeURIComponent(UNLINKED)}`;
  const visitor = await Visitor.arrive(stage.browser, editor);
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.see("Play from here");
  await visitor.tabTo("On this device");
  await keyboard.press("Enter");
  // The editor has a board too.
  await page.waitForURL("**/table/*");
  expect(await visitor.asked()).toBe("board");
  await visitor.tabToBoard();
  await visitor.walk("D6");
  await keyboard.press("Enter");
  await visitor.settled();
  expect((await visitor.legal()).sort()).toEqual(["A2", "A3", "E2", "E3"]);
  // One end alone does not play the bridge.
  for (const end of ["E2", "E3"]) {
    await visitor.walk(end);
    await keyboard.press("Enter");
  }
  await visitor.settled();
  expect(await page.locator(".moves [data-entry]").first().getAttribute("aria-label")).toContain(
    "captures D6, moves the king there from D1 and links E2 with E3",
  );

  await page.goto(stage.host.url);
  await visitor.see("Four Treasures doubles");
  await visitor.tabTo("Four Treasures");
  await keyboard.press("Enter");
  await visitor.see("Against the computer");
  await visitor.tabTo("Play the computer, level 1");
  await keyboard.press("Enter");
  await visitor.asked();
  await visitor.tabToBoard();
  while ((await visitor.asked()) !== "over") {
    const [target = "D4"] = await visitor.legal();
    await visitor.walk(target);
    const before = await page.locator(".moves [data-entry]").count();
    await keyboard.press("Enter");
    await page.locator(".moves [data-entry]").nth(before).waitFor({ state: "attached" });
  }
  expect(await page.getByRole("log").textContent()).toMatch(/\b(wins?|lose|drawn)\b/);
  await visitor.leave();
});
