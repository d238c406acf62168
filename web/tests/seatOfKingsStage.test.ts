// Turns of others in Seat of Kings are played event by event, can be skipped and shown again, and one is asked after them.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { CARDS, after, numbers, openGame, playTurn } from "./seatOfKingsVisitor.ts";
import { resize } from "./sizes.ts";
import { setStage } from "./stage.ts";

const stage = setStage();

/** The things that were seen of an entry while it was played. */
interface Seen {
  readonly version: number;
  /** The most things that moved. */
  moved: number;
  /** True if the card that is played was whole in the window each time. */
  isCardInSight: boolean;
}

/** The notes of a page about what is played on it. */
interface Watched {
  readonly seen: Seen[];
  /** The questions at the end of a round, and those of them that came while something was played. */
  readonly asked: string[];
  readonly early: string[];
}

/** Runs in the page. */
function watch(): void {
  const watched: Watched = { seen: [], asked: [], early: [] };
  Object.assign(window, { watched });
  const isInSight = (card: Element) => {
    const { width, top, bottom } = card.getBoundingClientRect();
    return width > 30 && top >= 0 && bottom <= innerHeight;
  };
  const look = () => {
    const happening = document.querySelector(".happening");
    const asks = document.querySelector<HTMLElement>(".question")?.dataset["asks"] ?? "";
    if (/traitor|exchange|garrison|ransom|start|region/.test(asks))
      (happening === null ? watched.asked : watched.early).push(asks);
    if (happening === null) return;
    const version = Number(happening.getAttribute("data-version"));
    if (watched.seen.at(-1)?.version !== version)
      watched.seen.push({ version, moved: 0, isCardInSight: true });
    const last = watched.seen.at(-1)!;
    last.moved = Math.max(last.moved, document.querySelectorAll(".kings-flights > *").length);
    last.isCardInSight &&= [...happening.querySelectorAll(".card svg")].every(isInSight);
  };
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true }),
  );
}

const watchedOn = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Holds all timers of a page, so that what is played stays as it is. Gives what lets them go. */
async function hold(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: (() => void)[] = [];
    const start = window.setTimeout;
    const setTimeout = (call: (...all: unknown[]) => void, ms = 0, ...all: unknown[]) =>
      ms > 0 ? -held.push(() => call(...all)) : start(call, ms, ...all);
    const release = () => {
      window.setTimeout = start;
      for (const call of held) call();
    };
    Object.assign(window, { setTimeout, release });
  });
  return () => page.evaluate(() => (window as unknown as { release: () => void }).release());
}

test("what others do is played in order, can be skipped and shown again, and one is asked after it", async () => {
  const visitor = await openGame(stage, 3, { moves: true, hear: (page) => page.addInitScript(watch) }, 2);
  const { page } = visitor;
  for (const card of [0, 1, 2]) await page.locator(CARDS).nth(card).click();
  await after(visitor, visitor.press("Keep these"));
  const random = numbers(7);
  const play = page.locator(".draft .play[aria-disabled='false']");
  const isDrafted = async () => (await play.count()) > 0;
  while (!(await isDrafted())) await playTurn(visitor, random, isDrafted);
  const release = await hold(page);
  await play.click();
  // It is one's turn again, and what happened is still played.
  await page.locator(".table[data-busy='false']:has(.happening) .question").waitFor();
  await page.keyboard.press("ArrowDown");
  // Its time is held, so that nothing but the press ends it, within 300 ms where a frame takes its time.
  const frames = await page.evaluate(async () => {
    let frames = 0;
    for (; document.querySelector(".happening") !== null && frames < 100; frames += 1)
      await new Promise(requestAnimationFrame);
    return frames;
  });
  expect(frames).toBeLessThan(18);
  await after(visitor, release());

  // On a phone a card that is played is in sight for as long as it is played.
  await resize(visitor, 390, 844);
  await playTurn(visitor, random);
  await resize(visitor, 1280, 800);
  const isAsked = async () => (await watchedOn(page)).asked.length > 0;
  while (!(await isAsked())) await playTurn(visitor, random, isAsked);
  await boardAsLoaded(visitor);
  // An earlier turn too, which a page that has just come asks for.
  const lookBack = (page: Page) => page.locator(".rounds [data-line]").nth(9).click();
  await lookBack(page);
  await boardAsLoaded(visitor, lookBack);
  await visitor.press("Back to now");

  // The question at the end of a round waits until that end was played.
  const { seen, early } = await watchedOn(page);
  expect(early).toEqual([]);
  const versions = seen.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  expect(seen.filter(({ isCardInSight }) => !isCardInSight)).toEqual([]);
  expect(seen.some(({ moved }) => moved > 0)).toBe(true);

  // A turn that is shown again begins with the board, and a key skips it.
  await page.getByRole("button", { name: "Show it again" }).evaluate((button: HTMLElement) => button.click());
  await page.locator(".happening").waitFor();
  await after(visitor, page.keyboard.press("ArrowDown"));
  expect(await page.locator(".happening").count()).toBe(0);
  // With reduced motion nothing is played.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const before = (await watchedOn(page)).seen;
  await playTurn(visitor, random);
  expect((await watchedOn(page)).seen).toEqual(before);
  await visitor.leave();
});
