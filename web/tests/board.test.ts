// What stands beside the board of a ringfort game: counts, words and signs, none of them ahead of the board.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const LEGAL = '.tara-cell[aria-disabled="false"]';

/** Plays on from a position at one screen. */
async function arriveAt(position: string, width = 1280): Promise<Visitor> {
  const url = `${stage.host.url}/analysis/${encodeURIComponent(position)}`;
  const visitor = await Visitor.arrive(stage.browser, url, { width });
  await visitor.press("On this device");
  await visitor.page.locator(`.frame ${LEGAL}`).first().waitFor();
  return visitor;
}

const CHALICE = "poisoned-chalice 1r2b/b6/rb5/6b/1r4r/5r1/b1r1b red battle - - -";

test("counts and prompt wait for the moves that are still played, and a press skips to them and counts", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures-doubles`, {
    moves: true,
  });
  await visitor.press("Play against level 1");
  await visitor.page.locator(LEGAL).first().waitFor();
  await visitor.page.evaluate((legal) => {
    const wrong: string[] = [];
    Object.assign(window, { wrong });
    const numbers = () =>
      [...document.querySelectorAll('[data-count="territory"]')].map((count) =>
        parseInt(count.textContent ?? ""),
      );
    new MutationObserver(() => {
      const counted = numbers().reduce((sum, count) => sum + count, 0);
      const drawn = document.querySelectorAll('.tara-cell[aria-label*="ringfort"]').length;
      const prompt = document.querySelector(".prompt .act")?.textContent ?? "";
      if (counted > drawn) wrong.push(`${counted} ringforts are counted, ${drawn} stand`);
      if (/Your turn/.test(prompt) && document.querySelector(legal) === null) wrong.push(prompt);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  }, LEGAL);
  await visitor.page.locator(LEGAL).last().click();
  await visitor.see(/^(West|North|East) builds on/);
  expect(await visitor.page.locator(LEGAL).count()).toBe(0);
  // Every hill of South's rows may be built on in the first round, but for one that a reply which is still played has taken.
  const vacant = visitor.page.locator('.tara-cell[aria-label*="vacant"][data-hill$="1"]');
  const names = await vacant.evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute("data-hill") ?? ""),
  );
  let isBuilt = false;
  for (const name of names) {
    await visitor.pick(name);
    const taken = visitor.page.locator(`.tara-cell[data-hill="${name}"]:not([aria-label*="vacant"])`);
    // Where the replies have not come yet it is nobody's turn to press, and the press counts for nothing.
    const isTaken = taken.waitFor({ state: "attached", timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!(await isTaken)) await visitor.pick(name);
    await taken.waitFor({ state: "attached" });
    isBuilt = (await taken.getAttribute("aria-label"))?.includes("Red") === true;
    if (!isBuilt) continue;
    await visitor.page.locator(`.moves [title^="South builds on ${name}"]`).waitFor();
    break;
  }
  expect(isBuilt).toBe(true);
  await visitor.see("Your turn.");
  expect(await visitor.page.evaluate(() => (window as unknown as { wrong: string[] }).wrong)).toEqual([]);
  await visitor.leave();
});

test("rows are counted in the frame of the board, and what qualified means is explained", async () => {
  const visitor = await arriveAt(CHALICE);
  const row = visitor.page.locator('[data-edge="B"]');
  expect(await row.innerText()).toContain("Column B: Red 1, Blue 2. Qualified for Red.");
  const [edge, board] = [
    await row.locator(".shown").boundingBox(),
    await visitor.page.locator(".square").boundingBox(),
  ];
  expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBeLessThanOrEqual(
    (board?.y ?? 0) + (board?.height ?? 0) + 1,
  );
  // Why a row is not open is told by the ringforts in it, and not by hills that can be pressed.
  await visitor.page.locator('[aria-disabled="true"][aria-label*="vacant"]').first().click({ force: true });
  await visitor.page.locator(".tara-reason").first().waitFor();
  expect(await visitor.page.locator(`${LEGAL}[aria-label*="reason"]`).count()).toBe(0);
  await visitor.press("Qualified");
  await visitor.page.getByRole("note").filter({ hasText: "fewer ringforts in it" }).waitFor();
  expect(await findings(visitor)).toEqual([]);
  await visitor.leave();
});

test("areas of doubles are counted beside the letters of their seats, and turn with the board", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/sacred-hill-doubles-1`, {
    width: 360,
    height: 740,
  });
  await visitor.press("On this device");
  await visitor.page.locator(LEGAL).first().click();
  // Who begins is drawn by lot.
  await visitor.page
    .locator("[data-edge]", { hasText: /Area of \w+: (Red 1, Blue 0|Red 0, Blue 1)\./ })
    .first()
    .waitFor();
  const south = visitor.page.locator('[data-edge="south"]');
  const left = async () => Math.round((await south.boundingBox())?.x ?? 0);
  const before = await left();
  await visitor.choose("Turn the board");
  await visitor.page.keyboard.press("Escape");
  expect(await left()).toBeGreaterThan(before);
  await visitor.leave();
});

test("a press in the middle of four hills plays nothing, one as far from its hill as from the next plays", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures`);
  await visitor.press("On this device");
  await visitor.asked();
  const { page } = visitor;
  const boxOf = async (hill: string) => {
    const box = await page.locator(`[data-hill="${hill}"]`).boundingBox();
    return box ?? { x: 0, y: 0, width: 0 };
  };
  const [four, other] = [await boxOf("D4"), await boxOf("B2")];
  await page.mouse.click(four.x + four.width - 3, four.y + 3);
  await page.mouse.click(other.x + other.width - 3, other.y + other.width / 2);
  await page.locator("[data-entry]").first().waitFor();
  expect(await page.locator('.tara-cell[aria-label*="ringfort"]').count()).toBe(1);
  await page.locator('[data-hill="B2"][aria-label*="ringfort"]').waitFor();
  await visitor.leave();
});

test("what counts for partners is told once, beside both", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures-doubles`);
  await visitor.press("On this device");
  await visitor.asked();
  const { page } = visitor;
  // Players below the board are drawn after it.
  await expect
    .poll(() => page.locator(".both").allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Blue\s+0 bridges\s+0 ringforts$/),
      expect.stringMatching(/^Red\s+0 bridges\s+0 ringforts$/),
    ]);
  expect(await page.locator("[data-seat] [data-count]").count()).toBe(0);
  await visitor.press("Area");
  await page.getByRole("note").filter({ hasText: "beside a player's letter" }).waitFor();
  await visitor.leave();
});

test("a ghost shows and says what a press would join and besiege", async () => {
  const visitor = await arriveAt("sacred-hill-1 5/7/3r3/2rbr2/2r1r2/7/5 red battle - - -");
  await visitor.page.locator('[data-hill="D3"]').hover();
  await visitor.page.locator(".tara-joining").waitFor();
  await visitor.page.locator(".tara-besieging").waitFor();
  const told = "joins two kingdoms and besieges D4";
  await visitor.see(`D3: ${told}.`);
  expect(await visitor.page.locator('[data-hill="D3"]').getAttribute("aria-label")).toContain(
    told.slice(4, -1),
  );
  await visitor.page.mouse.move(0, 0);
  await visitor.page.locator(".tara-joining").waitFor({ state: "detached" });
  await visitor.leave();
});

test("a button of the first page leads to a first game", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  await visitor.press("Play Four Treasures now");
  await visitor.asked();
  expect(await visitor.page.title()).toContain("Four Treasures");
  await visitor.see("Computer, level 1");
  await visitor.leave();
});

test("without script the page says what this is and what it needs", async () => {
  const context = await stage.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(stage.host.url);
  const text = await page.locator("body").innerText();
  expect(text).toContain("Build ringforts around Tara, the seat of the high kings");
  expect(text).toContain("Tara needs JavaScript");
  await context.close();
});
