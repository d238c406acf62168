// The tutor against the computer: its sentence, its hills, its warning, and that it is silent when it is off.

import type { Request } from "playwright-core";
import { expect, test } from "vitest";

import { asked as isAsked } from "./seatOfKingsOpened.ts";
import { numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { answerTo, Visitor, type Visits } from "./visitor.ts";

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

/** Lets the page wait for advice for as long as it takes: it plays without any that comes too late. */
const waitForAdvice = ({ page }: Visitor) =>
  page.evaluate(() => {
    const start = window.setTimeout;
    const held = (call: TimerHandler, ms = 0) => (ms === 2_000 ? 0 : start(call, ms));
    Object.assign(window, { setTimeout: held });
  });

/** Asks a server that has no time for advice again: the page plays without any that it does not get. */
const askUntilAdvised = ({ page }: Visitor) =>
  page.route("**/tutor", async (route) => route.fulfill({ response: await answerTo(route) }));

/** The questions to the tutor from now on that are not answered yet. */
function openQuestionsOf({ page }: Visitor): Set<Request> {
  const open = new Set<Request>();
  page.on("request", (request) => request.url().endsWith("/tutor") && open.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => open.delete(request));
  return open;
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
  expect(await line.innerText()).toMatch(/(Red|Blue)'s ringfort on [A-G][1-7] stands alone\./);
  expect(await page.locator(".place").boundingBox()).toEqual(board);
  expect(await page.locator(".tara-marks .tara-reason").count()).toBe(0);
  await visitor.press("Show");
  await page.locator(".tara-marks .tara-reason").first().waitFor();
  const asked = questionsOf(visitor);
  const tool = page.getByRole("button", { name: "Tutor" });
  await tool.click();
  await line.waitFor({ state: "detached" });
  const before = await page.locator("[data-entry]").count();
  await page.locator(LEGAL).last().click();
  await expect.poll(() => page.locator("[data-entry]").count()).toBeGreaterThan(before);
  await page.locator(LEGAL).first().waitFor();
  expect(asked).toEqual([]);
  // On again, it is asked at once; whether it says the same kind again depends on who began.
  await tool.click();
  await expect.poll(() => asked.length).toBe(1);
  await visitor.leave();
});

test("a newcomer has it against level 1, until it is switched off", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { isNew: true });
  const { page } = visitor;
  const isOn = () => page.getByRole("button", { name: "Tutor" }).getAttribute("aria-pressed");
  await visitor.press("Play Four Treasures now");
  await page.waitForURL(/\/table\//);
  await page.locator(LEGAL).first().click();
  await page.locator(".tutor").waitFor();
  expect(await isOn()).toBe("true");
  await page.goto(`${stage.host.url}/new/four-treasures`);
  const tutor = page.getByLabel("Tutor");
  expect(await tutor.isChecked()).toBe(true);
  await page.getByRole("radio", { name: "Computer, level 2" }).check();
  expect(await tutor.isChecked()).toBe(false);
  await visitor.press("Play against level 2");
  await page.waitForURL(/\/table\//);
  await page.locator(LEGAL).first().waitFor();
  expect(await isOn()).toBe("false");
  await page.goto(`${stage.host.url}/new/four-treasures`);
  await page.getByRole("radio", { name: "Computer, level 1" }).check();
  await tutor.uncheck();
  await page.reload();
  expect(await tutor.isChecked()).toBe(false);
  await visitor.leave();
});

test("before a blunder it asks once whether to play it", async () => {
  const visitor = await arrive(`editor/${encodeURIComponent(CROSSING)}`, "on");
  const { page } = visitor;
  await visitor.press("Play against level 1");
  await page.waitForURL(/\/table\//);
  await page.locator(LEGAL).first().waitFor();
  await waitForAdvice(visitor);
  await askUntilAdvised(visitor);
  const asked = questionsOf(visitor);
  await visitor.pick("E5");
  await visitor.see("with F5 Blue makes one kingdom of two. Play it?");
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

test("a move that was the only one has a sign, and below the moves stands what it means", async () => {
  const last = "four-treasures rrrrb/rrrrbbb/brb1bbb/bbrbrbb/bbrbrbr/bbbrrrr/bbrrr red battle - - -";
  const visitor = await arrive(`editor/${encodeURIComponent(last)}`, "off");
  await visitor.press("Play against level 1");
  await visitor.page.waitForURL(/\/table\//);
  await visitor.page.locator(".move .forced").first().waitFor();
  await visitor.see("It was the only move, so it was played automatically.");
  await visitor.leave();
});

/** Plays a turn of Seat of Kings, or answers what is asked at the end of a round. */
async function playTurn(visitor: Visitor, random: (below: number) => number): Promise<void> {
  for (let next = await pressNext(visitor, random); next !== undefined && next.way !== "play";)
    next = await pressNext(visitor, random);
}

test("in Seat of Kings it says what a turn did, lights its positions, is off in one press, and on again", async () => {
  const visitor = await arrive("new/seat-of-kings", "off", { width: 390, height: 844 });
  const { page } = visitor;
  await page.getByLabel("Tutor").check();
  await visitor.press("Play against level 1");
  await page.waitForURL(/\/table\//);
  const random = numbers(7);
  const line = page.locator(".tutor");
  const show = line.getByRole("button", { name: "Show", exact: true });
  const open = openQuestionsOf(visitor);
  // Some sentences are about no position, such as that of a card for two cumals.
  for (let turns = 0; turns < 12 && !(await show.isVisible()); turns += 1) {
    await playTurn(visitor, random);
    await isAsked(page);
    await expect.poll(() => open.size).toBe(0);
    await show.waitFor({ timeout: 1_000 }).catch(() => undefined);
  }
  expect(await line.innerText()).toMatch(/\b(Blue|Red|you|your|cumals?)\b/);
  expect(await show.getAttribute("aria-pressed")).toBe("false");
  await show.click();
  await line.locator('[aria-pressed="true"]').waitFor();
  const asked = questionsOf(visitor);
  const tool = page.getByRole("button", { name: "Tutor" });
  await tool.click();
  await line.waitFor({ state: "detached" });
  await playTurn(visitor, random);
  // Whatever is asked next comes after the computer's turn.
  await pressNext(visitor, random);
  expect(asked).toEqual([]);
  await tool.click();
  while (asked.length === 0) await pressNext(visitor, random);
  await visitor.leave();
});

test("in Seat of Kings it warns of a drafted turn once, and the next press plays it", async () => {
  const visitor = await arrive("new/seat-of-kings", "on", { width: 1280, height: 800 });
  const { page } = visitor;
  // What the search finds depends on the cards: here it finds that each turn is a blunder.
  const remark = { code: "enthroned", region: "ulster" };
  const better = { kind: "discard", card: 17, token: "discard 17" };
  await page.route("**/tutor", async (route) => {
    if (!(route.request().postData() ?? "").includes('"action"')) return route.continue();
    const warning = { points: 0.3, better, remark };
    return route.fulfill({ json: { version: 1, says_lead: false, moves: [], warning } });
  });
  const asked = questionsOf(visitor);
  await visitor.press("Play against level 1");
  await page.waitForURL(/\/table\//);
  const card = page.locator(".hand .own [data-cell][aria-disabled='false']");
  for (const at of [0, 1, 2]) await card.nth(at).click();
  await page.locator(".hand .keep:enabled").click();
  await page.locator(".hand.keeps").waitFor({ state: "detached" });
  await card.first().click();
  await visitor.press("Discard: take 2 cumals");
  const play = page.locator(".draft .play[aria-disabled='false']");
  await play.waitFor();
  await waitForAdvice(visitor);
  const before = await page.locator("[data-entry]").count();
  await play.click();
  await visitor.see("you could promote onto the King position of Ulster. Play yours anyway?");
  expect(await page.locator("[data-entry]").count()).toBe(before);
  await play.click();
  await page.locator(".draft").waitFor({ state: "detached" });
  expect(asked.filter((body) => body.includes('"action"'))).toHaveLength(1);
  await visitor.leave();
});
