// The news since one's own turn in a game of Seat of Kings for four: whole in its list, and marked on a phone.

import { expect, test } from "vitest";

import { openGame, playTurn } from "./seatOfKingsOpened.ts";
import { numbers } from "./seatOfKingsVisitor.ts";
import { badlyScrolled } from "./sizes.ts";
import { setStage } from "./stage.ts";

const stage = setStage();

/** Rounds with four players take a loaded machine more than two minutes, in milliseconds. */
const LONGEST = 480_000;

const REGION = /in (Connacht|Ulster|Leinster|Munster)/;
const POSITION = /\b[FHWC][1-5]\b/;

const WHOLE =
  "with four players the news are whole and numbered, with the end of a round, and marked on a phone";
test(WHOLE, { timeout: LONGEST }, async () => {
  const visitor = await openGame(stage, 3, { width: 390, height: 844 }, 4);
  const { page } = visitor;
  const random = numbers(4);
  await visitor.settled();
  // No name is cut on a phone.
  const names = await page.locator(".players [data-seat] :is(b, bdi)").evaluateAll((all) =>
    all.map((name) => ({
      text: name.textContent,
      isWhole: name.scrollWidth <= name.clientWidth,
      isIn: name.getBoundingClientRect().top >= (name.closest("li")?.getBoundingClientRect().top ?? 0),
    })),
  );
  const whole = ["Blue", "You", "Red", "Level 1", "White", "Level 1", "Yellow", "Level 1"];
  expect(names).toEqual(whole.map((text) => ({ text, isWhole: true, isIn: true })));
  // Beside the board six cards use the width of their place.
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.settled();
  const cards = page.locator(".hand .own [data-cell]");
  const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(90);
  expect(await badlyScrolled(visitor)).toEqual([]);

  let [marked, isLong, isPhone] = [0, false, false];
  while (marked < 2 || !isLong) {
    isPhone = !isPhone;
    await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 });
    await playTurn(visitor, random);
    expect(await page.locator(".table[data-stage='over']").count(), "the game is over too soon").toBe(0);
    // A question at the end of a round shows its own region.
    const asks = await page.locator(".question").getAttribute("data-asks");
    if (asks !== "turn" && asks !== "keep") continue;
    const lines = await page.locator(".since-list li button > span:last-child").allTextContents();
    const listed = await page.locator(".since-list .number").allTextContents();
    expect(listed).toEqual(lines.length > 1 ? lines.map((_, place) => String(place + 1)) : []);
    // They are lines of the log, of the newest at the end.
    const log = await page.locator(".rounds [data-line] > span:last-child").allTextContents();
    expect(log.filter((line) => lines.includes(line)).slice(-lines.length)).toEqual(lines);
    // The end of a round is told until one has played on.
    const hasEnded = lines.some((line) => line.includes("Income:"));
    expect(await page.locator(".round-end").count()).toBe(hasEnded ? 1 : 0);
    isLong ||= hasEnded && lines.length > 8;
    if (!isPhone) {
      expect(await page.locator(".moves").evaluate((moves) => moves.scrollTop)).toBe(0);
      continue;
    }
    // The region of the last line that names a position is shown: the end of a round has lines of regions without one.
    const last = lines.findLast((line) => POSITION.test(line) && REGION.test(line)) ?? "";
    const [, region] = REGION.exec(last) ?? [];
    if (region === undefined) continue;
    expect(await page.locator(".small button[aria-pressed='true']").textContent(), last).toContain(region);
    expect(await page.locator(".board .kings-since, .board .kings-last").count(), last).toBeGreaterThan(0);
    marked += await page.locator(".small .news").count();
  }
  await visitor.leave();
});
