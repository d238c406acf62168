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
  // The board as the move would make it is withdrawn once the move is played.
  const isWithdrawn = guest.page.waitForEvent("requestfailed", (asked) => asked.url().endsWith("/preview"));
  await guest.page.route("**/preview", () => undefined);
  await guest.page.locator(`[data-hill="${second}"]`).tap();
  await guest.press(`Build on ${second}`);
  await entries.nth(1).waitFor({ state: "attached" });
  expect((await isWithdrawn).failure()?.errorText).toBe("net::ERR_ABORTED");
  await guest.page.unrouteAll({ behavior: "ignoreErrors" });
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
  await visitor.resign();
  await visitor.see(/You have resigned\. You lose/);
  await expectClean(visitor, "a table that is over");
  for (const each of [other, visitor, guest]) await each.leave();
});

/** Battle of Stone of Destiny, Blue to move: D6 is not linked, and of Blue's pairs A2A3 and E2E3 are not. */
const UNLINKED =
  "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - " +
  "A2B2,A3B3,A4A5,A5A6,B1B2,B1C1,B2B3,B2C2,B3C3,B4B5,B6B7,C1C2,C1D1,C2C3,C2D2,C3D3,C4C5,C6C7,C7D7,D1D2,D1E1," +
  "D2D3,D2E2,D3E3,D4D5,E1E2,E1F1,E2F2,E3E4,E3F3,E4F4,E6E7,F1F2,F2F3,F2G2,F3F4,F3G3,F4G4,F5F6,F6F7,G2G3,G3G4,G5G6";

test("by keyboard alone a capture and its bridge are chosen, and a game is begun, played and announced", async () => {
  const editor = `${stage.host.url}/#/editor/${encodeURIComponent(UNLINKED)}`;
  const visitor = await Visitor.arrive(stage.browser, editor);
  const { page } = visitor;
  const { keyboard } = page;
  const entries = page.locator(".moves [data-entry]");
  const enter = async (hill: string) => {
    await visitor.walk(hill);
    await keyboard.press("Enter");
    await visitor.settled();
  };
  await visitor.see("Play from here");
  await visitor.tabTo("On this device");
  await keyboard.press("Enter");
  // The editor has a board too.
  await page.waitForURL("**/table/*");
  expect(await visitor.asked()).toBe("board");
  await visitor.tabToBoard();
  await enter("D6");
  expect((await visitor.legal()).sort()).toEqual(["A2", "A3", "E2", "E3"]);
  // One end alone does not play the bridge.
  for (const end of ["E2", "E3"]) await enter(end);
  expect(await entries.first().getAttribute("aria-label")).toContain(
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
  for (const _ of [1, 2, 3]) {
    const [hill = ""] = await visitor.legal();
    const before = await entries.count();
    await enter(hill);
    expect(await entries.count()).toBeGreaterThan(before);
    expect(await page.getByRole("log").textContent()).toContain(hill);
  }
  await visitor.leave();
});
