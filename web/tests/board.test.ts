// What stands beside the board of a ringfort game: counts, words and signs.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { resize } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const LEGAL = '.tara-cell[aria-disabled="false"]';

test("counts, areas and kingdoms beside and on the board say what is so, and a press is near its hill", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  const from = async (path: string) => {
    await page.goto(`${stage.host.url}/${path}`);
    await visitor.press("On this device");
    await page.waitForURL("**/table/*");
    await visitor.settled();
  };
  const boxOf = async (part: string) => {
    const box = await page.locator(part).boundingBox();
    return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  };

  // The pointed kingdom is outlined, and all of them while K is held.
  await from("new/sacred-hill-1");
  for (const hill of ["D4", "C2", "F5"]) {
    await visitor.pick(hill);
    await visitor.settled();
  }
  const outlined = async () => {
    await visitor.settled();
    return page.locator(".tara-kingdom").count();
  };
  for (const [count, act] of [
    [0, () => page.mouse.move(0, 0)],
    [1, () => page.locator('[data-hill="D4"]').hover({ force: true })],
    [0, () => page.mouse.move(0, 0)],
    [3, () => page.keyboard.down("k")],
    [0, () => page.keyboard.up("k")],
  ] as const) {
    await act();
    expect(await outlined(), String(act)).toBe(count);
  }
  await boardAsLoaded(visitor);

  // A ghost shows and says what a press would join and besiege.
  await from(`analysis/${encodeURIComponent("sacred-hill-1 5/7/3r3/2rbr2/2r1r2/7/5 red battle - - -")}`);
  const joining = page.locator(".tara-joining");
  await page.locator('[data-hill="D3"]').hover();
  await visitor.settled();
  expect(await joining.count()).toBeGreaterThan(0);
  expect(await page.locator(".tara-besieging").count()).toBeGreaterThan(0);
  await visitor.see("D3: joins two kingdoms and besieges D4.");
  expect(await page.locator('[data-hill="D3"]').getAttribute("aria-label")).toContain(
    "s two kingdoms and besieges D4",
  );
  await page.mouse.move(0, 0);
  await visitor.settled();
  expect(await joining.count()).toBe(0);

  // A press in the middle of four hills plays nothing, one as far from its hill as from the next plays.
  await from("new/four-treasures");
  const [four, other] = [await boxOf('[data-hill="D4"]'), await boxOf('[data-hill="B2"]')];
  await page.mouse.click(four.x + four.width - 3, four.y + 3);
  await page.mouse.click(other.x + other.width - 3, other.y + other.width / 2);
  await visitor.settled();
  expect(await page.locator('.tara-cell[aria-label*="ringfort"]').count()).toBe(1);
  expect(await page.locator('[data-hill="B2"][aria-label*="ringfort"]').count()).toBe(1);

  // What counts for partners is told once, beside both.
  await from("new/four-treasures-doubles");
  expect(await page.locator(".both").allInnerTexts()).toEqual([
    expect.stringMatching(/^Blue\s+0 bridges\s+0 ringforts$/),
    expect.stringMatching(/^Red\s+0 bridges\s+0 ringforts$/),
  ]);
  expect(await page.locator("[data-seat] [data-count]").count()).toBe(0);
  await visitor.press("Area");
  await page.getByRole("note").filter({ hasText: "beside a player's letter" }).waitFor();

  // Rows are counted in the frame of the board, and what qualified means is explained.
  await from(
    `analysis/${encodeURIComponent("poisoned-chalice 1r2b/b6/rb5/6b/1r4r/5r1/b1r1b red battle - - -")}`,
  );
  expect(await page.locator('[data-edge="B"]').innerText()).toContain(
    "Column B: Red 1, Blue 2. Qualified for Red.",
  );
  const [edge, board] = [await boxOf('[data-edge="B"] .shown'), await boxOf(".square")];
  expect(edge.y + edge.height).toBeLessThanOrEqual(board.y + board.height + 1);
  // Why a row is not open is told by the ringforts in it, and not by hills that can be pressed.
  await page.locator('[aria-disabled="true"][aria-label*="vacant"]').first().click({ force: true });
  await page.locator(".tara-reason").first().waitFor();
  expect(await page.locator(`${LEGAL}[aria-label*="reason"]`).count()).toBe(0);
  await visitor.press("Qualified");
  await page.getByRole("note").filter({ hasText: "fewer ringforts in it" }).waitFor();
  expect(await findings(visitor)).toEqual([]);

  // Areas of doubles are counted beside the letters of their seats, and turn with the board.
  await resize(visitor, 360, 740);
  await from("new/sacred-hill-doubles-1");
  await visitor.pick((await visitor.legal())[0] ?? "");
  await visitor.settled();
  // Who begins is drawn by lot.
  const counted = page.locator("[data-edge]", { hasText: /Area of \w+: (Red 1, Blue 0|Red 0, Blue 1)\./ });
  expect(await counted.count()).toBeGreaterThan(0);
  const before = Math.round((await boxOf('[data-edge="south"]')).x);
  await visitor.choose("Turn the board");
  await page.keyboard.press("Escape");
  await visitor.settled();
  expect(Math.round((await boxOf('[data-edge="south"]')).x)).toBeGreaterThan(before);
  await visitor.leave();
});
