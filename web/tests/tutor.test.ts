// The tutor against the computer: its sentence, its hills, its warning, and that it is silent when it is off; and hints.

import { expect, test } from "vitest";

import { CARDS, after, inSight, numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { answerTo, Visitor } from "./visitor.ts";

const stage = setStage();

const LEVEL_1 = "Play the computer, level 1";

/** F5 joins two kingdoms of Red, and two of Blue: every other move is a blunder. */
const CROSSING = "poisoned-chalice bbrbr/2b2rb/r2b2b/3b1br/r1rbbbb/brrrrrr/rrrbb red battle - - -";

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

/** The questions about a move before it counts. */
const aboutMoves = (asked: readonly string[]) => asked.filter((body) => body.includes('"action"'));

test("a newcomer has it against level 1: it says what a move did, is off in one press, and warns of a blunder once", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { isNew: true });
  const { page } = visitor;
  const tool = page.getByRole("button", { name: "Tutor" });
  const line = page.locator(".tutor");
  const entries = page.locator("[data-entry]");
  const lit = page.locator(".tara-marks .tara-reason");
  await visitor.press("Play Four Treasures now");
  await visitor.see("Computer, level 1");
  await visitor.decide();
  await line.waitFor();
  expect(await tool.getAttribute("aria-pressed")).toBe("true");
  // A stronger computer begins without it.
  await visitor.go("new/sacred-hill-1");
  expect(await page.getByLabel("Tutor").isChecked()).toBe(true);
  await visitor.against(2);
  await visitor.asked();
  expect(await tool.getAttribute("aria-pressed")).toBe("false");

  await page.setViewportSize({ width: 320, height: 568 });
  await visitor.go("new/sacred-hill-1");
  await visitor.against(1);
  await visitor.asked();
  await visitor.settled();
  const board = await page.locator(".place").boundingBox();
  await visitor.pick((await visitor.legal())[20] ?? "");
  await line.waitFor();
  await visitor.settled();
  expect(await line.innerText()).toMatch(/(Red|Blue)'s ringfort on [A-G][1-7] is not linked yet\./);
  expect(await page.locator(".place").boundingBox()).toEqual(board);
  expect(await lit.count()).toBe(0);
  await visitor.press("Show");
  await lit.first().waitFor();
  const asked = questionsOf(visitor);
  await tool.click();
  await line.waitFor({ state: "detached" });
  await visitor.decide();
  await visitor.settled();
  expect(asked).toEqual([]);
  // On again, it is asked at once.
  await tool.click();
  await visitor.settled();
  expect(asked.length).toBe(1);

  await page.setViewportSize({ width: 1280, height: 800 });
  const hinted = page.locator('[aria-label*=", hint"]');
  await visitor.press("Hint");
  await visitor.see(/^The computer \(level \d\) would (build on|capture) [A-G]\d\./);
  expect(await hinted.count()).toBe(1);
  await visitor.press("Take back");
  await hinted.waitFor({ state: "detached" });

  // Before a blunder it asks once. It is asked again where the server has no time for advice: the page plays without any that it does not get.
  await page.route("**/tutor", async (route) => route.fulfill({ response: await answerTo(route) }));
  await visitor.beginFrom(CROSSING, LEVEL_1);
  await waitForAdvice(visitor);
  asked.length = 0;
  await visitor.pick("E5");
  await visitor.see("with F5 Blue makes one kingdom of two. Play it?");
  expect(await entries.count()).toBe(0);
  await lit.first().waitFor();
  await visitor.press("Take back");
  await visitor.settled();
  await visitor.pick("E5");
  await entries.first().waitFor();
  expect(aboutMoves(asked)).toHaveLength(1);
  await visitor.leave();
});

test("in Seat of Kings it says what a turn did, and warns of a draft once", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { isNew: true });
  const { page } = visitor;
  await visitor.begin("seat-of-kings", LEVEL_1);
  const random = numbers(7);
  const show = page.locator(".tutor").getByRole("button", { name: "Show", exact: true });
  // Some sentences are about no position, such as that of a card for two cumals.
  while (!(await show.isVisible())) await after(visitor, pressNext(visitor, random));
  await show.click();
  await show.and(page.locator('[aria-pressed="true"]')).waitFor();
  await inSight(visitor, ".question", [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ]);

  // The finds of the search depend on the cards: here it finds that each turn is a blunder.
  const remark = { code: "enthroned", region: "ulster" };
  const better = { kind: "discard", card: 17, token: "discard 17" };
  const warning = { points: 0.3, better, remark };
  await page.route("**/tutor", (route) =>
    aboutMoves([route.request().postData() ?? ""]).length === 0
      ? route.continue()
      : route.fulfill({ json: { version: 1, says_lead: false, moves: [], warning } }),
  );
  await visitor.begin("seat-of-kings", LEVEL_1);
  const asked = questionsOf(visitor);
  for (const at of [0, 1, 2]) await page.locator(CARDS).nth(at).click();
  await visitor.press("Keep these");
  await page.locator(".hand.keeps").waitFor({ state: "detached" });
  await page.locator(`${CARDS}[aria-disabled='false']`).first().click();
  await visitor.press("Discard: take 2 cumals");
  const draft = page.locator(".draft .play[aria-disabled='false']");
  await draft.waitFor();
  await waitForAdvice(visitor);
  const before = await page.locator("[data-entry]").count();
  await draft.click();
  await visitor.see("you could promote onto the King position of Ulster. Play yours anyway?");
  await visitor.settled();
  expect(await page.locator(".kings-hint").count()).toBe(1);
  expect(await page.locator("[data-entry]").count()).toBe(before);
  // A second press at the same place is no answer to a warning that has only just come.
  await draft.press("Enter");
  await page.locator(".draft").waitFor({ state: "detached" });
  expect(aboutMoves(asked)).toHaveLength(1);
  await visitor.leave();
});
