// A game of Seat of Kings against the computer that a visitor opens, and turns that are waited for.

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

import { findings } from "./findings.ts";
import { pressNext } from "./seatOfKingsVisitor.ts";
import type { Stage } from "./stage.ts";
import { Visitor, type Visits } from "./visitor.ts";

/** Opens a game against computers that ends after so many rounds. */
export async function openGame(
  { browser, host }: Stage,
  rounds: number,
  visits: Visits = {},
  players = 3,
): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, `${host.url}/#/new/seat-of-kings`, visits);
  await beginGame(visitor, rounds, players);
  return visitor;
}

/** Begins such a game on the page of new ones. */
export async function beginGame(
  visitor: Visitor,
  rounds: number,
  players = 3,
  button = "Play the computer, level 1",
): Promise<void> {
  await visitor.page.getByText("Clock, regions, rounds, deck").click();
  await visitor.page.getByLabel("Round limit (then a draw)").fill(String(rounds));
  await visitor.page.getByLabel(String(players), { exact: true }).first().check();
  await visitor.press(button);
}

/** Waits until the page stands still after a press. */
export async function after(visitor: Visitor, pressed: Promise<unknown>): Promise<void> {
  await pressed;
  await visitor.settled();
}

/** Waits until one is asked again, or the game is over: then all others have played, and the first of it is already seen. */
export const asked = (page: Page) =>
  page.locator(".table[data-busy='false'] .question, .table[data-stage='over']").first().waitFor();

/** Waits until everything was played. */
export const settled = (page: Page) =>
  page.locator(".happening").waitFor({ state: "detached", timeout: 60_000 });

/** Plays one's own turn, and waits until all others have played: presses until it is somebody else's, or this is enough. */
export async function playTurn(
  visitor: Visitor,
  random: (below: number) => number,
  isEnough = () => Promise.resolve(false),
): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await visitor.settled();
    if (await isEnough()) return;
    const next = await pressNext(visitor, random);
    if (next === undefined || next.way === "play" || next.way === "end") break;
  }
  await visitor.settled();
}

/** What is not wholly within the prompt, and buttons where a press at their middle would meet something else. */
export const hidden = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) => {
    const seen = document.querySelector(".told")?.getBoundingClientRect() ?? new DOMRect();
    return all.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isIn = box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1 && box.right <= seen.right + 1;
      const isHit = part.tagName !== "BUTTON" || part.contains(at);
      return box.height === 0 || (isIn && isHit) ? [] : [part.textContent];
    });
  });

/** The scroll position of the moves. */
export const scrolled = (page: Page) => page.locator(".moves").evaluate((moves) => moves.scrollTop);

/** Opens the cards by a press on the deck, all of which but one's own six are unseen. */
export async function openDeck(visitor: Visitor, deck: string, meanwhile = async (_cards: Locator) => {}) {
  const { page } = visitor;
  await page.locator(deck).click();
  const cards = page.getByRole("dialog", { name: "The cards" });
  await meanwhile(cards);
  await visitor.settled();
  expect(await cards.getByRole("status").count()).toBe(0);
  expect(await cards.locator("li").count()).toBe(36);
  expect(await cards.locator("li:not(.seen)").count()).toBe(30);
  expect(await findings(visitor), deck).toEqual([]);
  await page.keyboard.press("Escape");
  await visitor.settled();
  expect(await cards.isVisible()).toBe(false);
}

/** A stack that is looked into lies over no position. */
export async function lookInto(visitor: Visitor) {
  const { page } = visitor;
  const held = page.locator('.board [data-cell]:not([aria-label*=": empty"])');
  for (const tab of await page.locator(".small button").all())
    if ((await held.count()) === 0) await tab.click();
  // What cannot be picked can be looked into.
  await held.first().click({ button: "right", force: true });
  await visitor.settled();
  const covered = await page.locator(".opened").evaluate((stack) => {
    const box = stack.getBoundingClientRect();
    return [...document.querySelectorAll(".board [data-cell*=' ']")]
      .filter((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((cell) => cell.getAttribute("data-cell"));
  });
  expect(covered).toEqual([]);
  expect(await findings(visitor), "a stack").toEqual([]);
  await visitor.press("Close");
}
