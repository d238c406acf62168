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

test("axe finds nothing on any page, strong patterns are kept, and on a touch screen a move is confirmed", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  for (const path of ["", "lobby", "mine", "settings", "new/four-treasures-doubles", "nowhere"]) {
    await visitor.go(path);
    await expectClean(visitor, path);
  }
  for (const game of ["high-kings-2", "seat-of-kings"]) {
    await visitor.go(`new/${game}`);
    await visitor.press("How to play");
    const dialog = page.locator("dialog[open]");
    await dialog.locator("p").nth(3).waitFor();
    // It is read from its beginning, wherever its first link or button is.
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    expect(await findings(visitor), game).toEqual([]);
    await page.keyboard.press("Escape");
  }

  await visitor.begin("sacred-hill-1", "By invitation link", { "Goes first": "Red" });
  await expectClean(visitor, "waiting");
  const guest = await Visitor.arrive(stage.browser, await visitor.link(), {
    width: 360,
    height: 740,
    touch: true,
  });
  await guest.see("Play Sacred Hill, Level 1");
  await expectClean(guest, "invitation");
  await guest.press("Play Blue");
  await visitor.decide();
  expect(await guest.asked()).toBe("board");
  await expectClean(visitor, "table");
  await expectClean(guest, "table on a phone");

  const entries = guest.page.locator(".moves [data-entry]");
  const [first = "", second = ""] = await guest.legal();
  await guest.page.locator(`[data-hill="${first}"]`).tap();
  await guest.see(`Build on ${first}?`);
  expect(await entries.count()).toBe(1);
  await guest.press("Cancel");
  await guest.settled();
  await guest.page.locator(`[data-hill="${second}"]`).tap();
  await guest.press(`Build on ${second}`);
  await entries.nth(1).waitFor({ state: "attached" });
  // A tap on counts outlines the kingdoms, and another one no longer.
  for (const isOutlined of [true, false]) {
    await guest.page.locator('[data-count="kingdoms"]').first().tap();
    await guest.settled();
    expect((await guest.page.locator(".tara-kingdom").count()) > 0).toBe(isOutlined);
  }
  await boardAsLoaded(guest);

  await visitor.settled();
  const usual = await midline(visitor);
  const table = page.url();
  await visitor.go("settings");
  await visitor.fill({ "Patterns for the sides": "Strong" });
  await page.goto(table);
  await visitor.settled();
  expect(await midline(visitor)).toBeGreaterThan(usual);
  await visitor.choose("Continue on another device");
  const other = await Visitor.arrive(stage.browser, await page.getByLabel("Open this link").inputValue());
  await other.see("Continue here");
  await expectClean(other, "take-over");
  await page.keyboard.press("Escape");

  // Colors of the device leave the marks of the sides, and frame the player to move and what is switched on.
  await page.emulateMedia({ forcedColors: "active" });
  const frames = (parts: string) =>
    page.locator(parts).evaluateAll((all) => all.map((part) => getComputedStyle(part).outlineStyle));
  for (const [parts, frame] of [
    [".facing li.turn, .tools [aria-pressed='true']", "solid"],
    [".facing .above li:not(.turn), .facing .below li:not(.turn), .tools [aria-pressed='false']", "none"],
  ] as const)
    expect([...new Set(await frames(parts))], parts).toEqual([frame]);
  const marks = await page.locator(".facing li .mark").evaluateAll((all) =>
    all.map((mark) => {
      const { backgroundColor, borderStyle } = getComputedStyle(mark);
      return `${backgroundColor} ${borderStyle}`;
    }),
  );
  expect(new Set(marks).size).toBe(2);
  expect(marks.every((mark) => mark.endsWith("solid"))).toBe(true);
  await page.emulateMedia({ forcedColors: "none" });
  await other.go("editor");
  await other.page.emulateMedia({ forcedColors: "active" });
  const tools = other.page.locator("label", { has: other.page.locator("input[name='tool']") });
  await tools.first().waitFor();
  const outlines = await tools.evaluateAll((all) => all.map((tool) => getComputedStyle(tool).outlineStyle));
  expect(outlines.map((style) => style !== "none")).toEqual(outlines.map((_, at) => at === 0));
  await visitor.resign();
  await visitor.see(/You have resigned\. You lose/);
  await expectClean(visitor, "a table that is over");

  // On paper a replay has all of its moves, and a table of Seat of Kings its regions.
  await page.locator('a[href*="/replay/"]').first().click();
  await visitor.see("The whole game is analyzed.");
  await page.emulateMedia({ media: "print" });
  const cut = await page.locator(".side").evaluate((side) => side.scrollHeight - side.clientHeight);
  expect(cut).toBe(0);
  await visitor.begin("seat-of-kings", "Play the computer, level 1");
  const regions = await page.locator(".strip .place .drawing svg").first().boundingBox();
  expect(regions?.height).toBeGreaterThan(200);
  for (const each of [other, visitor, guest]) await each.leave();
});

/** Kings of both sides on their ringforts, Red to move. */
const KINGS = "high-kings-2 5/1R3R1/7/B2B2B/7/7/2R2 red manoeuvres 0:0 - -";

test("by keyboard alone a game is begun, a king is moved in two presses, and moves are announced", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  const entries = page.locator(".moves [data-entry]");
  const enter = async (hill: string) => {
    await visitor.walk(hill);
    await page.keyboard.press("Enter");
    await visitor.settled();
  };
  for (const name of ["Four Treasures", "Play the computer, level 1"]) {
    await visitor.see(name);
    await visitor.tabTo(name);
    await page.keyboard.press("Enter");
  }
  await visitor.asked();
  await visitor.tabTo();
  for (const _ of [1, 2, 3]) {
    const [hill = ""] = await visitor.legal();
    const before = await entries.count();
    await enter(hill);
    expect(await entries.count()).toBeGreaterThan(before);
    expect(await page.getByRole("log").textContent()).toContain(hill);
  }

  await visitor.beginFrom(KINGS);
  await visitor.tabTo();
  await enter("B6");
  expect(await entries.count()).toBe(0);
  await enter("C4");
  expect(await entries.first().innerText()).toContain("B6→C4");
  await visitor.leave();
});
