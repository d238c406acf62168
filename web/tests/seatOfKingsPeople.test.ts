// Seat of Kings at one screen, where nobody sees another hand.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { CARDS, after, keys, numbers, openGame, playKings, playTurn } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";

const stage = setStage();

test("at one screen a game is played by keyboard behind a curtain, with a turn that is taken back", async () => {
  const visitor = await openGame(stage, 1, {}, 2, "On this device");
  const { page } = visitor;
  const curtain = page.locator(".curtain button");
  /** Nobody's cards are seen; gives who is asked to come. */
  const awaited = async () => {
    expect(await page.locator(".hand").count()).toBe(0);
    return curtain.textContent();
  };
  const first = await awaited();
  expect(await findings(visitor), "curtain").toEqual([]);
  await after(visitor, curtain.click());
  const cards = page.locator(CARDS);
  // A fourth card is refused with a reason, until one of the three is let go.
  const tooMany = page.getByText("You have already chosen 3. Press one of them to deselect it.");
  for (const number of [0, 1, 2, 3]) await after(visitor, cards.nth(number).click());
  expect(await tooMany.count()).toBe(1);
  expect(await page.locator(`${CARDS}[aria-selected='true']`).count()).toBe(3);
  for (const number of [1, 3]) await after(visitor, cards.nth(number).click());
  expect(await tooMany.count()).toBe(0);
  expect(await cards.nth(3).getAttribute("aria-selected")).toBe("true");
  await after(visitor, visitor.press("Keep these"));
  expect(await awaited()).not.toBe(first);

  // A turn is taken back, though the next player is asked already.
  const random = numbers(1);
  const play = page.locator(".draft .play[aria-disabled='false']");
  await playTurn(visitor, random, async () => (await play.count()) > 0);
  await after(visitor, play.click());
  const next = await awaited();
  await after(visitor, visitor.press("Take back"));
  // Whoever pressed it may be the next player, who is to see no other hand.
  expect(await awaited()).not.toBe(next);
  await after(visitor, curtain.click());
  expect(await page.locator('.question[data-asks="turn"]').count()).toBe(1);
  await boardAsLoaded(visitor, (loaded) => loaded.locator(".curtain button").click());

  const asked = await playKings(visitor, 11, { press: keys });
  expect(asked.get("curtain")).toBeGreaterThan(2);
  await visitor.see(/nobody is High King/);
  expect(await page.getByRole("log").textContent()).toContain("the game is drawn");
  await visitor.leave();
});
