// What is pressed and told in Seat of Kings is in sight at every size of the window.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { fingerOf, middleOf } from "./pointers.ts";
import { after, beginGame, hidden, lookInto, openDeck, playTurn, scrolled } from "./seatOfKingsOpened.ts";
import { numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const PHONES = [
  [390, 844],
  [360, 640],
] as const;

/** Sizes that show a table in ways of their own. */
const SIZES = [
  [360, 640],
  [900, 700],
  [1920, 1080],
] as const;

test("at every size all that is pressed and told is in sight, without a line too", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`, {
    touch: true,
  });
  const { page } = visitor;
  await visitor.see("Choose every player");
  for (const more of await page.locator("summary").all()) await more.click();
  for (const [wide, high] of SIZES) {
    await page.setViewportSize({ width: wide, height: high });
    expect(await findings(visitor), `new, ${wide}`).toEqual([]);
    expect(await width(page), "new").toBeLessThanOrEqual(wide);
  }
  await page.reload();
  await beginGame(visitor, 4);
  await after(visitor, page.setViewportSize({ width: 390, height: 844 }));
  await openDeck(visitor, ".pile");
  const cards = page.locator(".hand .own [data-cell]");
  for (const place of [0, 1, 2]) await cards.nth(place).tap();
  await after(visitor, page.locator(".hand .keep").tap());

  // A long press on a card says what is on it, and chooses nothing.
  const [card, finger] = [cards.last(), await fingerOf(page)];
  await finger.down(await middleOf(card));
  const words = page.locator(".told .explained p");
  await words.waitFor();
  await finger.up();
  expect(await card.getAttribute("aria-label")).toBe(await words.innerText());
  expect(await hidden(page, ".told .explained > *")).toEqual([]);
  await visitor.settled();
  expect(await card.getAttribute("aria-selected")).toBe("false");
  await after(visitor, card.tap());
  expect(await card.getAttribute("aria-selected")).toBe("true");
  expect(await words.count()).toBe(0);

  // The board, what is asked, the hand and the uses of the card are in view together.
  for (const [wide, high] of SIZES) {
    await page.setViewportSize({ width: wide, height: high });
    await after(visitor, page.emulateMedia({ colorScheme: wide === 900 ? "dark" : "light" }));
    expect(await findings(visitor), `a card that is looked at, ${wide}`).toEqual([]);
    for (const part of [".act", ".players", ".place .board", ".question h2", ".chosen", ".hand .own"]) {
      const box = await page.locator(part).boundingBox();
      expect(box?.y, part).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? Infinity), part).toBeLessThanOrEqual(high);
    }
    expect(await width(page), "table").toBeLessThanOrEqual(wide);
  }
  // On a low window the players and the rows of the board keep their names.
  await page.setViewportSize({ width: 844, height: 390 });
  for (const name of [/Blue You/, /Red .*level 1/i]) await page.getByRole("button", { name }).waitFor();
  await page.getByRole("row", { name: "Connacht, Herdsmen" }).waitFor();
  expect(await findings(visitor), "low").toEqual([]);
  // The hand and the buttons of a card stay in sight beside a refusal and a lost line.
  for (const [wide, high] of [
    [740, 360],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width: wide, height: high });
    const across = async (parts: string) => {
      await visitor.settled();
      expect(await hidden(page, parts), `${wide}: ${parts}`).toEqual([]);
      const hand = await page.locator(".hand .own").boundingBox();
      expect(hand?.width).toBeGreaterThan(100);
      expect((hand?.y ?? high) + (hand?.height ?? 0)).toBeLessThanOrEqual(high);
    };
    await across(".question h2, .chosen .row > button");
    await page.locator('.place [data-cell$=" K"]').first().click({ force: true });
    await page.locator(".question .why").waitFor();
    await across(".question h2, .question .why, .chosen .row > button");
    stage.host.cut();
    await visitor.see(/Connection lost/);
    await across(".told > .warn, .chosen .row > button");
    stage.host.mend();
    await page.locator(".told > .warn").waitFor({ state: "detached" });
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  // On phones the buttons of a card and of a draft are in sight at once, and the parts of the draft with their price.
  const atPhones = async (look: (size: string) => Promise<void>) => {
    for (const [width, height] of PHONES) {
      await after(visitor, page.setViewportSize({ width, height }));
      await look(`${width} x ${height}`);
    }
  };
  const random = numbers(5);
  for (const [way, part] of [
    ["card", ".chosen > .row > button"],
    ["use", ".draft ul"],
  ] as const) {
    // A Stone has a draft once its second piece is pressed; not each draft has parts to leave out.
    for (let next = ""; next !== way || (await page.locator(part).count()) === 0;) {
      next = (await pressNext(visitor, random))?.way ?? "";
      await visitor.settled();
    }
    await atPhones(async (size) => {
      const parts =
        ".question h2, :is(.chosen, .draft) > .row > button, .draft ul, .draft > p:not(.hidden, .outcome, .woken)";
      expect(await hidden(page, parts), size).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(false);
    });
  }
  await playTurn(visitor, random);
  // The prompt says what the others did: the newest is in sight and uncut, whatever is left out before it.
  const short = page.locator(".since-short");
  await atPhones(async (size) => {
    expect(
      await short
        .locator("span")
        .first()
        .evaluate((words) => {
          const [box, around] = [words.getBoundingClientRect(), words.parentElement!.getBoundingClientRect()];
          return {
            isSeen: box.top >= around.top - 1 && box.bottom <= around.bottom + 1,
            isWhole: words.scrollWidth <= words.clientWidth + 1,
          };
        }),
    ).toEqual({ isSeen: true, isWhole: true });
    expect(await short.innerText()).toMatch(/(Red|White)(:| discarded| swapped| placed)/);
    // All of the prompt is in sight.
    const over = await page.locator(".told").evaluate((told) => told.scrollHeight - told.clientHeight);
    expect(over, size).toBeLessThan(2);
    expect(await findings(visitor), size).toEqual([]);
    // A press opens the list, from its beginning.
    await after(visitor, short.click());
    expect(await page.locator(".since-list").isVisible()).toBe(true);
    expect(await scrolled(page)).toBe(0);
    await page.getByRole("button", { name: "Board", exact: true }).click();
  });
  await visitor.press("Moves");
  expect(await findings(visitor), "moves").toEqual([]);
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await lookInto(visitor);

  await page.setViewportSize({ width: 390, height: 844 });
  const [strip, board, table] = [page.locator(".ended"), page.locator(".board"), page.locator(".round-end")];
  const asks = () => page.locator(".question").getAttribute("data-asks");
  // Until a card is asked for in the second round.
  for (let presses = 0; presses < 200; presses += 1) {
    if ((await table.isVisible()) && (await asks()) === "turn") break;
    await after(visitor, pressNext(visitor, random));
  }
  expect(await board.isVisible()).toBe(false);
  // A card is for the board.
  await after(visitor, page.locator(".hand .own [data-cell][aria-selected='false']").first().click());
  expect(await board.isVisible()).toBe(true);
  expect(await table.isVisible()).toBe(false);
  await page.keyboard.press("Escape");
  expect(await board.isVisible()).toBe(true);
  const ended = Number(/Round (\d+)/.exec(await page.locator(".act").innerText())?.[1]) - 1;
  expect(await strip.innerText()).toBe(`Round ${ended}: who got what`);
  await strip.focus();
  await after(visitor, page.keyboard.press("Enter"));
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  expect(await focused()).toBe(`Round ${ended} is over`);
  await page.getByRole("button", { name: "Board", exact: true }).click();
  expect(await board.isVisible()).toBe(true);
  expect(await strip.isVisible()).toBe(true);
  await strip.click();
  await table.getByRole("button", { name: "Close" }).click();
  expect(await board.isVisible()).toBe(true);
  expect(await strip.count()).toBe(0);
  await visitor.leave();
});
