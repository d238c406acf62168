// Seat of Kings for everybody: by keyboard alone, on every size of screen, in light and dark, for who listens to the page.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { keys } from "./seatOfKingsKeys.ts";
import { numbers, playKings, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

test("a round for two at one screen is played by keyboard alone, and announced to screen readers", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await visitor.page.getByText("Clock, regions, rounds, deck").click();
  await visitor.page.getByLabel("Round limit (then a draw)").fill("1");
  await visitor.press("On this device");
  const asked = await playKings(visitor, 11, { press: keys });
  for (const what of ["keep", "turn", "place"]) expect([...asked.keys()]).toContain(`asks ${what}`);
  await expect.poll(() => visitor.page.getByRole("log").textContent()).toContain("the game is drawn");
  await visitor.leave();
});

test.each([
  [360, 640, false],
  [900, 700, true],
  [1920, 1080, false],
])("at %i x %i nothing is cut off and axe finds nothing", async (width, height, dark) => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`, {
    width,
    height,
    dark,
  });
  const wide = () => visitor.page.evaluate(() => document.documentElement.scrollWidth);
  await visitor.see("Choose every player");
  for (const more of await visitor.page.locator("summary").all()) await more.click();
  expect(await findings(visitor), "new").toEqual([]);
  expect(await wide(), "new").toBeLessThanOrEqual(width);
  await visitor.page.getByLabel("4", { exact: true }).first().check();
  await visitor.press("Play against level 1");
  const random = numbers(width);
  for (let next = await pressNext(visitor, random); next !== undefined && next.way !== "play";)
    next = await pressNext(visitor, random);
  for (let next = await pressNext(visitor, random); next !== undefined && next.way !== "card";)
    next = await pressNext(visitor, random);
  await visitor.page.locator(".chosen").waitFor();
  expect(await findings(visitor), "a card that is looked at").toEqual([]);
  // The board, what is asked, the hand and the uses of the card are in view together.
  for (const part of [".act", ".players", ".place .board", ".question h2", ".chosen", ".hand .own"]) {
    const box = await visitor.page.locator(part).boundingBox();
    expect(box?.y, part).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? Infinity), part).toBeLessThanOrEqual(height);
  }
  expect(await wide(), "table").toBeLessThanOrEqual(width);
  if (width < 640) {
    await visitor.press("Moves");
    expect(await findings(visitor), "moves").toEqual([]);
  }
  await visitor.leave();
});

test("a stack is looked into, and a decision is explained by the server", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await visitor.press("Play against level 1");
  const random = numbers(8);
  for (let next = await pressNext(visitor, random); next?.way !== "card" || next.asks !== "turn";)
    next = await pressNext(visitor, random);
  await visitor.page.locator(".chosen").waitFor();
  await visitor.page.locator('[data-cell$=" K"]').first().click({ force: true });
  await visitor.page
    .getByText(/§ SK[A-Z]\d/)
    .filter({ visible: true })
    .first()
    .waitFor();
  const stack = visitor.page.locator('.place [data-cell]:not([aria-label*="empty"])').first();
  while ((await stack.count()) === 0) await pressNext(visitor, random);
  await stack.click({ button: "right", force: true });
  await visitor.page.getByRole("region", { name: "A stack" }).waitFor();
  expect(await findings(visitor), "a stack").toEqual([]);
  await visitor.press("Close");
  await visitor.page.locator(".opened").waitFor({ state: "detached" });
  await visitor.leave();
});

test("on a low window the players and the rows of the board keep their names", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`, {
    width: 844,
    height: 390,
  });
  await visitor.press("Play against level 1");
  const { page } = visitor;
  await page.locator(".players li").first().waitFor();
  await page.getByRole("button", { name: /Blue You/ }).waitFor();
  await page.getByRole("button", { name: /Red .*level 1/i }).waitFor();
  await page.getByRole("row", { name: "Connacht, Herdsmen" }).waitFor();
  expect(await findings(visitor)).toEqual([]);
  await visitor.leave();
});
