// A game of Seat of Kings from the deal to the end of a round: at every size all that is pressed and told is in sight.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { fingerOf, middleOf } from "./pointers.ts";
import { CARDS, after, hidden, inSight, numbers, openGame, playTurn } from "./seatOfKingsVisitor.ts";
import { badlyScrolled, cutOff, resize } from "./sizes.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();

const PHONES = [
  [390, 844],
  [360, 640],
] as const;

const SIZES = [...PHONES, [900, 700], [1920, 1080]] as const;

const LOW = [
  [740, 360],
  [640, 400],
] as const;

/** The deck opens on all cards. */
async function lookUp(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await after(visitor, page.locator(".pile, .kings-deck").filter({ visible: true }).first().click());
  const cards = page.getByRole("dialog", { name: "The cards" }).locator("li");
  expect(await cards.count()).toBe(36);
  expect(await findings(visitor), "deck").toEqual([]);
  await after(visitor, page.keyboard.press("Escape"));
  // The box of a player opens below its tile.
  const tile = page.locator(".players button[popovertarget]").first();
  await after(visitor, tile.click());
  const { y, height } = (await tile.boundingBox())!;
  const { y: top } = (await page.locator(".more:popover-open").boundingBox())!;
  expect(Math.abs(top - y - height)).toBeLessThan(20);
  await after(visitor, page.keyboard.press("Escape"));
}

/** A long press on a card says what is on it, and chooses nothing; a tap chooses it. */
async function pressLong(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const [card, finger] = [page.locator(CARDS).last(), await fingerOf(page)];
  await finger.down(await middleOf(card));
  const words = page.locator(".told .explained p");
  await words.waitFor();
  await after(visitor, finger.up());
  expect(await words.innerText()).toBe(await card.getAttribute("aria-label"));
  expect(await hidden(page, ".told .explained > *")).toEqual([]);
  expect(await card.getAttribute("aria-selected")).toBe("false");
  await after(visitor, card.tap());
  expect(await card.getAttribute("aria-selected")).toBe("true");
  expect(await words.count()).toBe(0);
}

/** On a low window a refusal and a lost line hide neither the buttons of a card nor the hand. */
async function lookLow(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const buttons = ".chosen .row > button";
  await inSight(visitor, `.question h2, ${buttons}`, LOW);
  await page.getByRole("row", { name: /^\w+, Herdsmen$/ }).waitFor();
  await after(visitor, page.locator('.place [data-cell$=" K"]').first().click({ force: true }));
  expect(await page.locator(".question .why").innerText()).toMatch(/§ SK[A-Z]\d/);
  await inSight(visitor, `.question h2, .question .why, ${buttons}`, LOW);
  stage.host.cut();
  await visitor.see(/Connection lost/);
  await inSight(visitor, `.told > .warn, ${buttons}`, LOW);
  expect(await cutOff(visitor, [".hand .own"])).toEqual([]);
  stage.host.mend();
  await page.locator(".told > .warn").waitFor({ state: "detached" });
  for (const _ of [1, 2]) await after(visitor, page.keyboard.press("Escape"));
}

/** The turns of the others are told in the newest words, and by a press in a list of the log's last lines. */
async function readNews(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const [short, list] = [page.locator(".since-short"), page.locator(".since-list li button")];
  for (const [width, height] of PHONES) {
    await resize(visitor, width, height);
    expect(await hidden(page, ".since-short span:first-child")).toEqual([]);
    await after(visitor, short.click());
    expect(await list.first().isVisible()).toBe(true);
    expect(await page.locator(".moves").evaluate((moves) => moves.scrollTop)).toBe(0);
    await after(visitor, page.getByRole("button", { name: "Board", exact: true }).click());
  }
  const lines = await list.locator("span:last-child").allTextContents();
  expect(lines.length).toBeGreaterThan(1);
  const log = await page.locator(".rounds [data-line] > span:last-child").allTextContents();
  expect(log.filter((line) => lines.includes(line)).slice(-lines.length)).toEqual(lines);
}

/** A line of the log lights its positions, shows its moment, and leads back. */
async function readLog(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const lines = page.locator(".rounds [data-line]");
  const line = lines.filter({ hasText: /places on [A-Z]\d/ }).first();
  const [, region = "", position = ""] = /in (\w+):.*? places on (\w\d)/.exec(await line.innerText()) ?? [];
  await after(visitor, line.hover());
  const cell = page.locator(`.board [data-cell="${region.toLowerCase()} ${position}"]`);
  expect(await cell.getAttribute("aria-label")).toContain("changed last");
  // After the cards were kept no piece stands anywhere yet.
  await after(visitor, lines.nth(3).click());
  expect(await lines.nth(3).getAttribute("aria-current")).toBe("true");
  expect(await page.locator(".kings-stacks .kings-piece").count()).toBe(0);
  await after(visitor, visitor.press("Back to now"));
  await boardAsLoaded(visitor);
}

/** The end of a round is told in place of the board until a card is chosen, and beside it until it is closed. */
async function endRound(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const [strip, board, table] = [page.locator(".ended"), page.locator(".board"), page.locator(".round-end")];
  await resize(visitor, 390, 844);
  expect(await board.isVisible()).toBe(false);
  await after(visitor, page.locator(`${CARDS}[aria-selected='false']`).first().click());
  expect([await board.isVisible(), await table.isVisible()]).toEqual([true, false]);
  await page.keyboard.press("Escape");
  expect(await strip.innerText()).toBe("Round 1: who got what");
  await after(visitor, strip.press("Enter"));
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Round 1 is over");
  await resize(visitor, 1280, 800);
  const [square, there] = [await page.locator(".square").boundingBox(), await table.boundingBox()];
  expect(there?.x).toBeGreaterThanOrEqual((square?.x ?? 0) + (square?.width ?? Infinity));
  expect(await badlyScrolled(visitor)).toEqual([]);
  await after(visitor, table.getByRole("button", { name: "Close" }).press("Enter"));
  expect(await table.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await boardAsLoaded(visitor);
}

const WHOLE =
  "a game is played to the end of a round, and at every size all that is pressed and told is in sight";
test(WHOLE, { timeout: 480_000 }, async () => {
  const visitor = await openGame(stage, 3, { touch: true }, 4);
  const { page } = visitor;
  const random = numbers(5);
  await visitor.see("Press a card to see what it does.");
  await lookUp(visitor);
  // A hint is what the computer would do: the cards to keep are chosen, and not kept yet.
  await after(visitor, visitor.press("Hint"));
  expect(await page.locator(`${CARDS}[aria-selected='true']`).count()).toBe(3);
  await after(visitor, page.locator(".hand .keep").tap());
  await boardAsLoaded(visitor);
  await resize(visitor, 390, 844);
  await pressLong(visitor);
  await inSight(visitor, ".question h2, .chosen > .row > button", SIZES);
  expect(await findings(visitor), "a card").toEqual([]);
  await lookLow(visitor);
  // A turn that is hinted is a draft, which a press plays.
  await visitor.press("Hint");
  await after(visitor, visitor.see(/In your place, the computer \(level \d\) would [a-z]/));
  await after(visitor, page.locator(".draft .play[aria-disabled='false']").click());
  await readNews(visitor);
  await resize(visitor, 1280, 800);
  await readLog(visitor);
  // A cell that cannot be picked can be looked into.
  const held = page.locator('.board [data-cell]:not([aria-label*=": empty"])');
  await after(visitor, held.first().click({ button: "right", force: true }));
  expect(await page.locator(".opened").isVisible()).toBe(true);
  await after(visitor, visitor.press("Close"));

  let news = 0;
  const isEnded = async () =>
    (await page.locator(".round-end").isVisible()) &&
    (await page.locator(".question").getAttribute("data-asks")) === "turn";
  while (!(await isEnded())) {
    await playTurn(visitor, random, isEnded);
    await boardAsLoaded(visitor);
    // On a phone the tabs of regions say where something has changed.
    if (news === 0) {
      await resize(visitor, 390, 844);
      news = await page.locator(".small .news").count();
      await resize(visitor, 1280, 800);
    }
  }
  expect(news).toBeGreaterThan(0);
  await endRound(visitor);
  await visitor.leave();
});
