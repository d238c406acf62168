// Presses that come before what they would do was seen: the second of two quick ones, and one after others have changed the question.

import type { Locator, Page } from "playwright-core";
import { test } from "vitest";

import { middleOf } from "./pointers.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Somebody whose second press may be one that was not meant. */
const arrive = (path = "") =>
  Visitor.arrive(stage.browser, `${stage.host.url}/${path}`, { isHasty: true, width: 360, height: 640 });

/** Stops the clock of the page, so that what follows is within one moment. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
}

/** The number of presses that did nothing. */
const JUST_CHANGED = "That just changed. Press again.";
const told = ({ page }: Visitor) => page.getByText(JUST_CHANGED);

/** Presses by key what does nothing yet, and does after a second. */
async function pressTwice(visitor: Visitor, what: Locator): Promise<void> {
  await what.press("Enter");
  await told(visitor).waitFor();
  await visitor.page.clock.fastForward(5_000);
  await told(visitor).waitFor({ state: "hidden" });
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
  await visitor.leave();
});

test("what others have just changed is not pressed by mistake: tables of a list, seats, an invitation", async () => {
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

  // What stands beside a button that has gone.
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
  for (const visitor of [ann, ben, west, north]) await visitor.leave();
});
