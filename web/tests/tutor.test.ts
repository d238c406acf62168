// The tutor against the computer: its sentence, its hills, its warning, and that it is silent when it is off; and hints.

import { expect, test } from "vitest";

import { numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { answerTo, Visitor } from "./visitor.ts";

const stage = setStage();

const LEGAL = '.tara-cell[aria-disabled="false"]';

/** F5 joins two kingdoms of Red, and two of Blue: every other move is a blunder. */
const CROSSING = "poisoned-chalice bbrbr/2b2rb/r2b2b/3b1br/r1rbbbb/brrrrrr/rrrbb red battle - - -";

/** The first hill of Red is the only legal one. */
const LAST = "four-treasures rrrrb/rrrrbbb/brb1bbb/bbrbrbb/bbrbrbr/bbbrrrr/bbrrr red battle - - -";

/** Opens a table against the computer of level 1, with another setting of the tutor if it is given. */
async function play(visitor: Visitor, path: string, tutor?: "on" | "off"): Promise<void> {
  const { page } = visitor;
  if (tutor !== undefined) {
    const kept = JSON.stringify({ tutor, confirm: "off", pace: "off" });
    await page.evaluate((text) => localStorage.setItem("tara.settings", text), kept);
  }
  await page.goto(`${stage.host.url}/${path}`);
  await visitor.press("Play the computer, level 1");
  await page.waitForURL(/\/table\//);
}

/** Lets the page wait for advice for as long as it takes: it plays without any that comes too late. */
const waitForAdvice = ({ page }: Visitor) =>
  page.evaluate(() => {
    const start = window.setTimeout;
    const held = (call: TimerHandler, ms = 0) => (ms === 2_000 ? 0 : start(call, ms));
    Object.assign(window, { setTimeout: held });
  });

/** The questions to the tutor from now on. */
function questionsOf({ page }: Visitor): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/tutor")) asked.push(request.postData() ?? "");
  });
  return asked;
}

test("a newcomer has it against level 1: it says what a move did, is off in one press, and warns of a blunder once", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { isNew: true });
  const { page } = visitor;
  const tool = page.getByRole("button", { name: "Tutor" });
  const line = page.locator(".tutor");
  await visitor.press("Play Four Treasures now");
  await visitor.see("Computer, level 1");
  await visitor.decide();
  await line.waitFor();
  expect(await tool.getAttribute("aria-pressed")).toBe("true");
  await page.goto(`${stage.host.url}/new/sacred-hill-1`);
  const tutor = page.getByLabel("Tutor");
  expect(await tutor.isChecked()).toBe(true);
  await page.getByRole("radio", { name: "Computer, level 2" }).check();
  expect(await tutor.isChecked()).toBe(false);
  await visitor.press("Play the computer, level 2");
  await visitor.asked();
  expect(await tool.getAttribute("aria-pressed")).toBe("false");

  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${stage.host.url}/new/sacred-hill-1`);
  await visitor.against(1);
  await visitor.asked();
  await visitor.settled();
  const board = await page.locator(".place").boundingBox();
  await page.locator(LEGAL).nth(20).click();
  await line.waitFor();
  await visitor.settled();
  expect(await line.innerText()).toMatch(/(Red|Blue)'s ringfort on [A-G][1-7] is not linked yet\./);
  expect(await page.locator(".place").boundingBox()).toEqual(board);
  expect(await page.locator(".tara-marks .tara-reason").count()).toBe(0);
  await visitor.press("Show");
  await page.locator(".tara-marks .tara-reason").first().waitFor();
  const asked = questionsOf(visitor);
  await tool.click();
  await line.waitFor({ state: "detached" });
  const before = await page.locator("[data-entry]").count();
  await page.locator(LEGAL).last().click();
  await visitor.settled();
  expect(await page.locator("[data-entry]").count()).toBeGreaterThan(before);
  expect(asked).toEqual([]);
  // On again, it is asked at once; whether it says the same kind again depends on who began.
  await tool.click();
  await visitor.settled();
  expect(asked.length).toBe(1);

  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.press("Hint");
  await visitor.see(/^The computer \(level \d\) would (build on|capture) [A-G]\d\./);
  expect(await page.locator('[aria-label*=", hint"]').count()).toBe(1);
  await visitor.press("Take back");
  await page.locator('[aria-label*=", hint"]').waitFor({ state: "detached" });

  await page.goto(`${stage.host.url}/new/four-treasures`);
  await tutor.uncheck();
  await page.reload();
  expect(await tutor.isChecked()).toBe(false);

  // Before a blunder it asks once. It is asked again where the server has no time for advice: the page plays without any that it does not get.
  await page.route("**/tutor", async (route) => route.fulfill({ response: await answerTo(route) }));
  const crossing = `editor/${encodeURIComponent(CROSSING)}`;
  await play(visitor, crossing, "on");
  await visitor.asked();
  await waitForAdvice(visitor);
  asked.length = 0;
  await visitor.pick("E5");
  await visitor.see("with F5 Blue makes one kingdom of two. Play it?");
  expect(await page.locator("[data-entry]").count()).toBe(0);
  await page.locator(".tara-marks .tara-reason").first().waitFor();
  await visitor.press("Take back");
  await page.locator(`[data-hill="E5"]${LEGAL}`).waitFor();
  await visitor.pick("E5");
  await page.locator('[data-entry="0"]').waitFor();
  expect(asked.filter((body) => body.includes('"action"'))).toHaveLength(1);

  // A good move counts at once.
  await play(visitor, crossing);
  await visitor.asked();
  await visitor.pick("F5");
  await page.locator('[data-entry="0"]').waitFor();
  expect(await page.getByText("Play it?").count()).toBe(0);

  // A move that was the only one has a sign, and below the moves stands what it means.
  await play(visitor, `editor/${encodeURIComponent(LAST)}`, "off");
  await page.locator(".move .forced").first().waitFor();
  await visitor.see("It was the only move, so it was played automatically.");
  await visitor.leave();
});

/** Plays a turn of Seat of Kings, or answers what is asked at the end of a round. */
async function playTurn(visitor: Visitor, random: (below: number) => number): Promise<void> {
  for (let next = await pressNext(visitor, random); next !== undefined && next.way !== "play";)
    next = await pressNext(visitor, random);
}

test("in Seat of Kings it says what a turn did, is off in one press and on again, and warns of a draft once", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/settings`, {
    width: 390,
    height: 844,
  });
  const { page } = visitor;
  await play(visitor, "new/seat-of-kings", "on");
  const random = numbers(7);
  const line = page.locator(".tutor");
  const show = line.getByRole("button", { name: "Show", exact: true });
  // Some sentences are about no position, such as that of a card for two cumals.
  for (let turns = 0; turns < 12 && !(await show.isVisible()); turns += 1) {
    await playTurn(visitor, random);
    await visitor.settled();
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
  await visitor.settled();
  expect(asked).toEqual([]);
  await tool.click();
  while (asked.length === 0) await pressNext(visitor, random);

  // What the search finds depends on the cards: here it finds that each turn is a blunder.
  const remark = { code: "enthroned", region: "ulster" };
  const better = { kind: "discard", card: 17, token: "discard 17" };
  await page.route("**/tutor", async (route) => {
    if (!(route.request().postData() ?? "").includes('"action"')) return route.continue();
    const warning = { points: 0.3, better, remark };
    return route.fulfill({ json: { version: 1, says_lead: false, moves: [], warning } });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await play(visitor, "new/seat-of-kings");
  asked.length = 0;
  const card = page.locator(".hand .own [data-cell][aria-disabled='false']");
  for (const at of [0, 1, 2]) await card.nth(at).click();
  await page.locator(".hand .keep:enabled").click();
  await page.locator(".hand.keeps").waitFor({ state: "detached" });
  await card.first().click();
  await visitor.press("Discard: take 2 cumals");
  const draft = page.locator(".draft .play[aria-disabled='false']");
  await draft.waitFor();
  await waitForAdvice(visitor);
  const before = await page.locator("[data-entry]").count();
  await draft.click();
  await visitor.see("you could promote onto the King position of Ulster. Play yours anyway?");
  expect(await page.locator("[data-entry]").count()).toBe(before);
  await draft.click();
  await page.locator(".draft").waitFor({ state: "detached" });
  expect(asked.filter((body) => body.includes('"action"'))).toHaveLength(1);
  await visitor.leave();
});
