// Decisions of Seat of Kings without a line: they are seen as pending, can be revoked, and are sent once.

import { afterEach, expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { CARDS, after, numbers, openGame, playTurn } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();

afterEach(() => stage.host.mend());

const CHOSEN = `${CARDS}[aria-selected='true']`;
const FREE = `${CARDS}[aria-disabled='false'][aria-selected='false']`;
const READY = ".draft .play[aria-disabled='false']";
const CHANGED = '[data-cell][aria-label*="changed by your draft"]';

/** Presses something without a line: it is not sent yet. */
async function pressOffline(visitor: Visitor, button: string): Promise<void> {
  stage.host.cut();
  await visitor.see(/Connecting|Connection lost/);
  await visitor.press(button);
  await visitor.see("Not sent yet");
}

test("what is decided without a line is pending, can be revoked and is sent once; then one gives up and plays again", async () => {
  const random = numbers(5);
  const visitor = await openGame(stage, 9, {}, 2);
  const { page } = visitor;
  const mended = async () => {
    stage.host.mend();
    await page.getByText("Not sent yet").waitFor({ state: "detached" });
    await visitor.settled();
  };

  // Cards that are kept.
  for (const _ of [1, 2, 3]) await after(visitor, page.locator(FREE).first().click());
  await pressOffline(visitor, "Keep these");
  expect([await page.locator(CHOSEN).count(), await page.locator(FREE).count()]).toEqual([3, 0]);
  await visitor.press("Cancel");
  await page.locator(".hand .keep:enabled").waitFor();
  expect(await page.getByText("Not sent yet").count()).toBe(0);
  expect(await page.locator(CHOSEN).count()).toBe(3);
  await pressOffline(visitor, "Keep these");
  await mended();
  expect(await page.locator(".hand .own").getAttribute("data-count")).toBe("3");
  await boardAsLoaded(visitor);

  // A press of which no preview can be asked says so, and what was chosen stays.
  const discard = page.locator(".chosen .discard");
  await playTurn(visitor, random, async () => (await discard.count()) > 0);
  stage.host.cut();
  await visitor.see(/Connecting|Connection lost/);
  await discard.click();
  await visitor.see("No connection: press again once it is back.");
  expect(await page.locator(CHOSEN).count()).toBe(1);
  stage.host.mend();
  await discard.click();
  await page.locator(READY).waitFor();
  await page.keyboard.press("Escape");

  // A turn that is confirmed stays a draft when it is revoked, and counts once the line is back.
  const isDrafted = async () =>
    (await page.locator(READY).count()) * (await page.locator(CHANGED).count()) > 0;
  while (!(await isDrafted())) await playTurn(visitor, random, isDrafted);
  const line = page.locator(".question h2");
  const begun = await line.innerText();
  const cards = Number(await page.locator(".hand .own").getAttribute("data-count"));
  await pressOffline(visitor, "Confirm");
  expect(await page.locator(".draft.pending").count()).toBe(1);
  expect(await page.locator('.board [data-cell][aria-disabled="false"]').count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.locator(READY).waitFor();
  expect(await line.innerText()).toBe(begun);
  expect(await page.locator(CHANGED).count()).toBeGreaterThan(0);
  await pressOffline(visitor, "Confirm");
  await mended();
  expect(await page.locator(".draft").count()).toBe(0);
  // After the last card of a round come the next three.
  const left = cards > 1 ? cards - 1 : 3;
  expect(await page.locator(".hand .own").getAttribute("data-count")).toBe(String(left));
  await boardAsLoaded(visitor);

  await visitor.resign();
  await visitor.see(/You have resigned\./);
  expect(await visitor.result()).toContain("Red wins");
  await visitor.press("Rematch");
  await visitor.see("Choose three cards");
  await visitor.leave();
});
