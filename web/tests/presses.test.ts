// Presses that come before what they would do was seen: the second of two quick ones, and one after others have changed the question.

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import { middleOf } from "./pointers.ts";
import { openAt } from "./seatOfKingsVisitor.ts";
import { HAS_SERVER, setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Somebody whose second press may be one that was not meant. */
const arrive = (path = "") =>
  Visitor.arrive(stage.browser, `${stage.host.url}/${path}`, { isHasty: true, width: 360, height: 640 });

/** Stops the clock of the page, so that what follows is within one moment. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
}

const pauseClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));

/** Lets the clock of a page go on until something is there. */
async function tickUntil(page: Page, what: string): Promise<void> {
  while ((await page.locator(what).count()) === 0) await page.clock.runFor(20);
}

/** Blue may pass, or move. */
const PASSING = "high-kings-2 rrbrR/Bbbrrbb/rbBbbrb/rrRbbbr/rbrRbb1/rrrrbbr/rbrr1 blue battle 0:1 - -";

/** A course of which a step is done, as it is kept. */
const LEARNT = JSON.stringify({
  version: 1,
  courses: {
    "four-treasures": {
      variant: "four-treasures",
      steps: 14,
      done: { count: { hint: 0, misses: 0 } },
      at: 1,
    },
  },
});

/** The number of presses that did nothing. */
const JUST_CHANGED = "That just changed. Press again.";
const told = ({ page }: Visitor) => page.getByText(JUST_CHANGED);

/** Presses by key what does nothing yet, and says so. */
async function pressInVain(visitor: Visitor, what: Locator): Promise<void> {
  await what.press("Enter");
  await told(visitor).waitFor();
  await visitor.page.clock.fastForward(5_000);
  await told(visitor).waitFor({ state: "hidden" });
}

/** Presses by key what does nothing yet, and does after a second. */
async function pressTwice(visitor: Visitor, what: Locator): Promise<void> {
  await pressInVain(visitor, what);
  await what.press("Enter");
}

test("the second of two quick presses by key or at one place does nothing: in the menu", async () => {
  const visitor = await arrive();
  const { page } = visitor;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await visitor.begin("sacred-hill-1");
  // Until then it can be broken off.
  for (const _ of [1, 2]) await visitor.decide();
  await stopClock(page);
  await button("Menu").press("Enter");
  await pressTwice(visitor, button("Resign"));
  // By a pointer, on a phone: nothing that counts lies where the first press was.
  await button("Cancel").click();
  await button("Resign").scrollIntoViewIfNeeded();
  const at = await middleOf(button("Resign"));
  for (const _ of [1, 2, 3]) await page.mouse.click(...at);
  await button("Yes, resign").waitFor();
  await page.clock.fastForward(5_000);
  await button("Yes, resign").press("Enter");
  await visitor.see(/resigned/);
  // Another key was pressed since, but the button is new.
  await page.keyboard.press("Tab");
  await pressTwice(visitor, button("Rematch"));
  await button("Rematch").waitFor({ state: "detached" });
  await page.clock.resume();

  // A choice of the rules lies where its confirmation comes.
  await visitor.beginFrom(PASSING);
  await page.clock.fastForward(5_000);
  await button("Pass").press("Enter");
  await button("Cancel").waitFor();
  await pressTwice(visitor, button("Cancel"));
  await button("Cancel").waitFor({ state: "detached" });

  // The first board of a table comes where the button was that led to it.
  await page.goto(visitor.at("new/sacred-hill-1"));
  const begin = button("On this device").first();
  await begin.waitFor();
  await visitor.settled();
  await begin.evaluate((one) => one.scrollIntoView({ block: "center" }));
  const place = await middleOf(begin);
  await pauseClock(page);
  for (const _ of [1, 2]) {
    await page.mouse.click(...place);
    await tickUntil(page, ".tara-cell[aria-disabled='false']");
  }
  await told(visitor).waitFor();
  expect(await page.locator("[data-entry], [aria-selected='true']").count()).toBe(0);
  await page.clock.fastForward(5_000);
  await page.mouse.click(...place);
  await page.locator("[data-entry]").first().waitFor({ state: "attached" });
  await visitor.leave();
});

test("a second press by key does nothing: behind a curtain, in a draft, in the analysis, to what is forgotten", async ({
  skip,
}) => {
  skip(!HAS_SERVER, "a server alone is asked by a test to begin a game in its middle");
  const visitor = await arrive();
  const { page } = visitor;
  await page.evaluate((learnt) => localStorage.setItem("tara.courses", learnt), LEARNT);
  await openAt(stage, visitor, "two", 4);
  const table = page.url();
  const button = (name: string) => page.locator(name);
  await button(".hand .own [data-cell][aria-disabled='false']").first().click();
  await button(".chosen .discard").waitFor();
  await stopClock(page);
  // The clock began anew, so what came before it would seem to be new.
  await page.clock.fastForward(60_000);
  await button(".chosen .discard").press("Enter");
  await pressInVain(visitor, button(".draft .play"));
  await button(".draft .undo").press("Enter");
  await tickUntil(page, ".chosen .discard");
  await pressTwice(visitor, button(".chosen .discard"));
  await button(".draft .play").waitFor();
  await page.clock.fastForward(5_000);
  await button(".draft .play").press("Enter");
  await pressTwice(visitor, button(".curtain button"));
  await button(".curtain").waitFor({ state: "detached" });

  await visitor.go("settings");
  await pressTwice(visitor, page.getByRole("button", { name: "Delete my name everywhere" }));
  await visitor.see(/is deleted/);
  await visitor.go("learn/four-treasures");
  const forget = page.getByRole("button", { name: "Forget my progress in this course" });
  await pressTwice(visitor, forget);
  await forget.waitFor({ state: "detached" });

  await visitor.go("analysis/sacred-hill-1");
  // No button is pressed by this, so the one before counts.
  await button(".tara-cell[aria-disabled='false']").first().press("Enter");
  await tickUntil(page, "button.drop");
  await pressTwice(visitor, button("button.drop"));
  await button("button.drop").waitFor({ state: "detached" });

  // A card lies where the button was that uncovers it.
  await page.clock.resume();
  await page.goto(table);
  await button(".curtain button").waitFor();
  await visitor.settled();
  const place = await middleOf(button(".curtain button"));
  await pauseClock(page);
  await page.mouse.click(...place);
  await tickUntil(page, ".hand .own [data-cell]");
  await page.mouse.click(...place);
  await told(visitor).waitFor();
  expect(await button(".chosen .discard").count()).toBe(0);
  await page.clock.fastForward(5_000);
  await page.mouse.click(...place);
  await tickUntil(page, ".chosen .discard");
  await visitor.leave();
});

test("what others have just changed is not pressed by mistake: tables of a list, seats, an invitation", async ({
  skip,
}) => {
  skip(!HAS_SERVER, "nobody else comes to a folder");
  const ann = await arrive();
  await ann.begin("four-treasures-doubles", "In the lobby");
  await ann.begin("four-treasures", "By invitation link", { "Your name": "Ann" });
  const link = await ann.link();
  const ben = await arrive("lobby");
  const joins = ben.page.getByRole("link", { name: /^Join/ });
  await joins.waitFor();
  await stopClock(ben.page);
  await ann.press("Show in the lobby");
  await ann.see("Remove from the lobby");
  await ben.page.clock.fastForward(4_000);
  await joins.nth(1).waitFor();
  await pressTwice(ben, joins.last());
  await ben.page.waitForURL("**/join/**");
  await ben.page.clock.resume();
  await ben.join(link, "Blue");

  // The things beside a button that has gone.
  await ann.begin("four-treasures-doubles", "By invitation link");
  const [west, north] = [await arrive(), await arrive()];
  const doubles = await ann.link();
  for (const { page } of [west, north]) await page.goto(doubles);
  await west.settled();
  await stopClock(west.page);
  await north.press("Play West");
  await north.page.waitForURL("**/table/*");
  await west.page.getByRole("button", { name: "Play West" }).waitFor({ state: "detached" });
  await pressTwice(west, west.page.getByRole("button", { name: "Play North" }));
  await west.page.waitForURL("**/table/*");
  await stopClock(ann.page);
  await ann.press("Withdraw the link");
  await ann.see("This device has no valid invitation link.");
  await pressTwice(ann, ann.page.getByRole("button", { name: "New link" }));
  await ann.page.locator(".guests input[readonly]").waitFor();

  // The next game comes to where one is taken out.
  await ann.go("mine");
  const takeOut = ann.page.getByRole("button", { name: "Take out" });
  const count = await takeOut.count();
  await takeOut.first().press("Enter");
  await pressTwice(ann, takeOut.first());
  // The words about the first one are there already.
  await expect.poll(() => takeOut.count()).toBe(count - 2);
  await ann.see(/is no longer in your games/);
  for (const visitor of [ann, ben, west, north]) await visitor.leave();
});
