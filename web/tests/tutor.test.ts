// The tutor of ringfort games against the computer: its sentence, its hills, its warning, and that it is silent when it is off.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor, type Visits } from "./visitor.ts";

const stage = setStage();

const LEGAL = '.tara-cell[aria-disabled="false"]';

/** F5 joins two kingdoms of Red, and two of Blue: every other move is a blunder. */
const CROSSING = "poisoned-chalice bbrbr/2b2rb/r2b2b/3b1br/r1rbbbb/brrrrrr/rrrbb red battle - - -";

/** Arrives with settings that were kept before. */
async function arrive(path: string, tutor: "on" | "off", visits: Visits = {}): Promise<Visitor> {
  const kept = JSON.stringify({ tutor, confirm: "off", pace: "off" });
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/settings`, visits);
  await visitor.page.evaluate((text) => localStorage.setItem("tara.settings", text), kept);
  await visitor.page.goto(`${stage.host.url}/${path}`);
  return visitor;
}

/** The questions to the tutor from now on. */
function questionsOf({ page }: Visitor): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/tutor")) asked.push(request.postData() ?? "");
  });
  return asked;
}

test("after an answer it says what that did, lights its hills, and is off in one press", async () => {
  const visitor = await arrive("new/sacred-hill-1", "off", { width: 320, height: 568 });
  const { page } = visitor;
  await page.getByLabel("Tutor").check();
  await visitor.press("Play against level 1");
  await page.waitForURL(/\/table\//);
  await page.locator(LEGAL).first().waitFor();
  const board = await page.locator(".place").boundingBox();
  await page.locator(LEGAL).nth(20).click();
  const line = page.locator(".tutor");
  await line.waitFor();
  expect(await line.innerText()).toMatch(/My ringfort on [A-G][1-7] stands alone\./);
  expect(await page.locator(".place").boundingBox()).toEqual(board);
  expect(await page.locator(".tara-marks .tara-reason").count()).toBe(0);
  await visitor.press("Show");
  await page.locator(".tara-marks .tara-reason").first().waitFor();
  const asked = questionsOf(visitor);
  const tool = page.getByRole("button", { name: "Tutor" });
  await tool.click();
  await line.waitFor({ state: "detached" });
  const before = await page.locator("[data-entry]").count();
  await page.locator(LEGAL).nth(5).click();
  await expect.poll(() => page.locator("[data-entry]").count()).toBeGreaterThan(before);
  await page.locator(LEGAL).first().waitFor();
  expect(asked).toEqual([]);
  // On again, it is asked at once; whether it says the same kind again depends on who began.
  await tool.click();
  await expect.poll(() => asked.length).toBe(1);
  await visitor.leave();
});

test("before a blunder it asks once whether to play it", async () => {
  const visitor = await arrive(`editor/${encodeURIComponent(CROSSING)}`, "on");
  const { page } = visitor;
  await visitor.press("Play against level 1");
  await page.waitForURL(/\/table\//);
  await page.locator(LEGAL).first().waitFor();
  const asked = questionsOf(visitor);
  await visitor.pick("E5");
  await visitor.see("with F5 I make one kingdom of two. Play it?");
  expect(await page.locator("[data-entry]").count()).toBe(0);
  await page.locator(".tara-marks .tara-reason").first().waitFor();
  await visitor.press("Take back");
  await page.locator(`[data-hill="E5"]${LEGAL}`).waitFor();
  await visitor.pick("E5");
  await page.locator('[data-entry="0"]').waitFor();
  expect(asked.filter((body) => body.includes('"action"'))).toHaveLength(1);
  await visitor.leave();
});

test("a good move counts at once", async () => {
  const visitor = await arrive(`editor/${encodeURIComponent(CROSSING)}`, "on");
  const { page } = visitor;
  await visitor.press("Play against level 1");
  await page.waitForURL(/\/table\//);
  await page.locator(LEGAL).first().waitFor();
  await visitor.pick("F5");
  await page.locator('[data-entry="0"]').waitFor();
  await visitor.leave();
});
