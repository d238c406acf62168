// What others do in Seat of Kings is played event by event and told; a round ends, and the log leads back.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { after, lookInto, openDeck, openGame, playTurn, scrolled } from "./seatOfKingsOpened.ts";
import { numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();

/** What was seen to happen: the entry, its words, and how many things moved at most. */
interface Seen {
  readonly version: number;
  readonly words: string;
  moved: number;
  /** Whether a card was on its way, in the ink of its paper. */
  hasCard: boolean;
  /** The number of promotions that were drawn. */
  rises: number;
  /** When each sentence about an income comes, and what it lights, in milliseconds. */
  incomes: readonly number[];
  lights: readonly number[];
}

/** Writes down what happens on the page, as it happens. */
async function observe(page: Page): Promise<() => Promise<Seen[]>> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    (window as unknown as { seen: Seen[] }).seen = seen;
    const look = () => {
      const happening = document.querySelector(".happening");
      const version = Number(happening?.getAttribute("data-version"));
      if (happening === null) return;
      if (seen.at(-1)?.version !== version)
        seen.push({
          version,
          words: happening.querySelector("p")?.textContent ?? "",
          moved: 0,
          hasCard: false,
          rises: 0,
          incomes: [],
          lights: [],
        });
      const last = seen.at(-1);
      const card = document.querySelector(".kings-flights .kings-card:last-child");
      const style = card && getComputedStyle(card);
      if (last && style)
        last.hasCard ||=
          style.getPropertyValue("--kings-ink") === style.getPropertyValue("--kings-paper-ink");
      const moved = document.querySelectorAll(".kings-flights > *").length;
      if (last === undefined) return;
      last.moved = Math.max(last.moved, moved);
      last.rises = Math.max(last.rises, document.querySelectorAll(".kings-rise").length);
      const delays = (parts: Iterable<Element>) =>
        [...parts].map((part) => part.getAnimations()[0]?.effect?.getComputedTiming().delay ?? 0);
      const told = [...happening.querySelectorAll("p")];
      last.incomes = delays(told.filter((line) => /leads in|In more than one/.test(line.textContent ?? "")));
      last.lights = [...last.lights, ...delays(document.querySelectorAll(".kings-light"))];
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

/** Writes down how late each card that is turned begins, in milliseconds. */
const watchTurned = (page: Page) =>
  page.addInitScript(() => {
    const turned = new Set<number>();
    Object.assign(window, { turned });
    addEventListener("animationstart", ({ target, animationName }) => {
      if (target instanceof Element && animationName.endsWith("turned"))
        turned.add(Math.round(parseFloat(getComputedStyle(target).animationDelay) * 1000));
    });
  });

/** The cards of a deal turn one by one; one that is drawn anew as it is chosen and let go does not. */
async function turnCards(visitor: Visitor, times: readonly number[]) {
  const { page } = visitor;
  const turned = () => page.evaluate(() => [...(window as unknown as { turned: Set<number> }).turned]);
  await visitor.settled();
  expect(await page.locator(".hand .own .kings-cards > *").count()).toBe(6);
  expect(await turned()).toEqual(times);
  const card = page.locator(".hand .own [data-cell]").first();
  for (const isChosen of ["true", "false"]) {
    await after(visitor, card.click());
    expect(await card.getAttribute("aria-selected")).toBe(isChosen);
  }
  expect(await turned()).toEqual(times);
}

/** Lets timers of a page be held, so that what is played stays as it is. Gives the functions that hold them and let them go. */
async function timers(page: Page): Promise<{ hold: () => Promise<void>; release: () => Promise<void> }> {
  type Timers = { isHeld: boolean; held: (() => void)[] };
  await page.evaluate(() => {
    const timers: Timers = { isHeld: false, held: [] };
    const start = window.setTimeout;
    Object.assign(window, {
      timers,
      setTimeout: (call: (...all: unknown[]) => void, ms = 0, ...all: unknown[]) =>
        timers.isHeld && ms > 0 ? -timers.held.push(() => call(...all)) : start(call, ms, ...all),
    });
  });
  const set = (isHeld: boolean) =>
    page.evaluate((isHeld) => {
      const { timers } = window as unknown as { timers: Timers };
      timers.isHeld = isHeld;
      if (!isHeld) for (const call of timers.held.splice(0)) call();
    }, isHeld);
  return { hold: () => set(true), release: () => set(false) };
}

/** The pieces that fade in at this moment. */
const coming = (page: Page) =>
  page.locator(".place .board .kings-stacks").evaluate((stacks) => {
    const running = stacks.getAnimations({ subtree: true });
    return running.flatMap((each) =>
      each instanceof CSSAnimation && each.effect instanceof KeyframeEffect
        ? [each.effect.target?.getAttribute("class")]
        : [],
    );
  });

test("what others do is played in order, can be skipped and shown again, and one is asked after it", async () => {
  const visitor = await openGame(stage, 3, { moves: true, hear: watchTurned });
  const { page } = visitor;
  await turnCards(visitor, [0, 90, 180, 270, 360, 450]);
  const random = numbers(7);
  const { hold, release } = await timers(page);
  for (let way = ""; way !== "keep";) {
    await hold();
    way = (await pressNext(visitor, random))?.way ?? "";
    if (way !== "keep") await release();
  }
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

  const seen = await observe(page);
  await playTurn(visitor, random);
  const all = await seen();
  expect(all.length).toBeGreaterThan(2);
  const versions = all.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  expect(all.some(({ moved }) => moved > 0)).toBe(true);
  // Each card that was seen to be played stands in the log.
  const log = (await page.locator(".rounds [data-line]").allTextContents()).join("\n");
  const cards = all.flatMap(({ words }) => /(?:plays|discards) card (\d+)/.exec(words)?.[1] ?? []);
  expect(cards.length).toBeGreaterThan(0);
  expect(all.filter(({ hasCard }) => hasCard).length).toBeGreaterThan(0);
  expect(cards.filter((card) => !new RegExp(`\\b${card}\\b`).test(log))).toEqual([]);

  // The moves begin with what happened after it was shown again.
  await page.locator(".moves").evaluate((moves) => moves.scrollTo({ top: moves.scrollHeight }));
  await page.getByRole("button", { name: "Show it again" }).evaluate((button: HTMLElement) => button.click());
  await page.locator(".happening").waitFor();
  await after(visitor, page.keyboard.press("ArrowDown"));
  expect(await scrolled(page)).toBe(0);

  // On a phone a card that is played is in sight for as long as it is played.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    const seen = { cards: 0, hidden: 0 };
    Object.assign(window, { cards: seen });
    const look = () => {
      const card = document.querySelector(".happening .card svg");
      if (card === null) return;
      const box = card.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isInSight = box.width > 30 && box.top >= 0 && box.bottom <= innerHeight;
      const isCovered = document.elementsFromPoint(x, y).length === 0;
      if (isInSight && !isCovered) seen.cards += 1;
      else seen.hidden += 1;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  await playTurn(visitor, random);
  const inSight = await page.evaluate(
    () => (window as unknown as { cards: { cards: number; hidden: number } }).cards,
  );
  expect(inSight.cards).toBeGreaterThan(1);
  expect(inSight.hidden).toBe(0);

  // A card that is pressed while the moves are read brings the board back, and so does Escape.
  const board = page.locator(".place .board");
  const read = async () => {
    await after(visitor, page.getByRole("button", { name: "Moves", exact: true }).click());
    expect(await board.isVisible()).toBe(false);
  };
  const isBack = async (press: Promise<void>) => {
    await press;
    await board.waitFor();
  };
  await read();
  await isBack(page.keyboard.press("Escape"));
  await read();
  await isBack(page.locator(".hand .own [data-cell]").first().click());
  await page.locator(".chosen").waitFor();
  // A board or region that comes into sight shows its pieces at once, and none as if it had just come.
  expect(await coming(page)).toEqual([]);
  for (const tab of await page.locator(".small button").all()) {
    await tab.click();
    expect(await coming(page)).toEqual([]);
  }
  // The key leads back to the board first, and the card stays.
  await read();
  await isBack(page.keyboard.press("Escape"));
  expect(await page.locator(".chosen").count()).toBe(1);

  await page.setViewportSize({ width: 1280, height: 800 });
  // What the end of a round asks waits until that end was played.
  await page.evaluate(() => {
    const asked = { early: [] as string[], seen: [] as string[] };
    Object.assign(window, { asked });
    const look = () => {
      const asks = document.querySelector<HTMLElement>(".question")?.dataset["asks"] ?? "";
      if (!["traitor", "exchange", "garrison", "ransom", "start", "region"].includes(asks)) return;
      asked.seen.push(asks);
      if (document.querySelector(".happening") !== null) asked.early.push(asks);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  const found = () =>
    page.evaluate(() => (window as unknown as { asked: { early: string[]; seen: string[] } }).asked);
  while ((await found()).seen.length === 0)
    await playTurn(visitor, random, async () => (await found()).seen.length > 0);
  expect((await found()).early).toEqual([]);
  // Promotions climb; what brings an income is told one after the other, and each lights what earned it.
  const everything = await seen();
  expect(everything.some(({ rises }) => rises > 0)).toBe(true);
  const paid = everything.filter(({ incomes }) => incomes.length > 0);
  expect(paid.length).toBeGreaterThan(0);
  for (const { incomes, lights } of paid) {
    expect(incomes).toEqual([...new Set(incomes)].toSorted((one, other) => one - other));
    for (const at of incomes) expect(lights.some((light) => Math.abs(light - at) < 2)).toBe(true);
  }
  await visitor.leave();
});

/** The names of all positions of the board. */
const namesOf = (page: Page) =>
  page
    .locator(".board [data-cell]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));

/** The positions of the board whose names say this. */
const named = (page: Page, words: string) =>
  page
    .locator(`.board [data-cell][aria-label*="${words}"]`)
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell")));

test("at a desk a game answers what happened, what may be done, who leads and why, from the deal to its log", async () => {
  let send: () => void = () => undefined;
  const isSent = new Promise<void>((go) => (send = go));
  const visitor = await openGame(stage, 2, {
    hear: async (page) => {
      await watchTurned(page);
      await page.route("**/tables/*/deck", (route) => isSent.then(() => route.continue()));
    },
  });
  const { page } = visitor;
  // A deck whose cards are late opens at once, and shows them when they come.
  await openDeck(visitor, ".kings-deck", async (cards) => {
    await cards.getByRole("status").filter({ hasText: "One moment …" }).waitFor();
    send();
  });
  await turnCards(visitor, []);
  const lead = page.getByRole("status").filter({ hasText: "King position" });
  expect(await lead.innerText()).toBe("Nobody holds a King position yet; it takes 2 to win.");
  const seen = await observe(page);

  // The marks of the board are explained in the menu.
  await visitor.choose("Marks on the board");
  await visitor.see("Your piece would go here.");
  const list = page.getByRole("dialog", { name: "Marks on the board" }).locator("li");
  const pictures = await list.evaluateAll((items) =>
    items.map((item) => item.querySelector("svg")?.innerHTML),
  );
  expect(new Set(pictures).size).toBe(19);
  expect(await findings(visitor), "marks").toEqual([]);
  // So they are by a press on a sign beside the deck, which says itself what it is.
  await after(visitor, page.keyboard.press("Escape"));
  expect(await list.count()).toBe(0);
  const cube = page.locator(".board .kings-starting");
  expect(await cube.locator("title").textContent()).toBe("The Starting Player.");
  await cube.dispatchEvent("click");
  await list.filter({ hasText: "The Starting Player." }).waitFor();
  // The marks close, then the menu.
  await page.keyboard.press("Escape");
  await after(visitor, page.keyboard.press("Escape"));

  // A hint is what the computer would do. The cards to keep are chosen, and not kept yet.
  await after(visitor, visitor.press("Hint"));
  expect(await page.locator(".hand .keep:enabled").count()).toBe(1);
  expect(await page.locator(".hand .own [data-cell][aria-selected='true']").count()).toBe(3);
  const random = numbers(5);
  for (let next = await pressNext(visitor, random); next?.way !== "card" || next.asks !== "turn";)
    next = await pressNext(visitor, random);

  // Another card that is chosen shows its fits as the first does; it may fit nowhere yet, or swap pieces.
  await visitor.settled();
  const other = page.locator(".hand .own [data-cell][aria-disabled='false'][aria-selected='false']");
  let fitting = 0;
  for (const id of await other.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-cell")))) {
    await after(visitor, page.locator(`.hand .own [data-cell="${id}"]`).click());
    const line = await page.locator(".question h2").innerText();
    expect(line).toMatch(new RegExp(`card ${id} (goes|fits nowhere)|first piece to swap`, "i"));
    if (!/goes$/.test(line)) continue;
    fitting += 1;
    expect(await page.locator(".board .kings-ghost-piece").count()).toBeGreaterThan(0);
  }
  expect(fitting).toBeGreaterThan(0);
  // A decision that is refused is explained by the server.
  await after(visitor, page.locator('[data-cell$=" K"]').first().click({ force: true }));
  expect(
    await page
      .getByText(/§ SK[A-Z]\d/)
      .filter({ visible: true })
      .count(),
  ).toBeGreaterThan(0);

  // A turn that is hinted is a draft, which a press plays.
  await page.keyboard.press("Escape");
  await visitor.press("Hint");
  await after(visitor, visitor.see(/In your place, the computer \(level \d\) would [a-z]/));
  await after(visitor, page.locator(".draft .play[aria-disabled='false']").click());
  expect(await page.locator(".rounds [data-line]").filter({ hasText: "Blue" }).count()).toBeGreaterThan(0);
  expect(await page.locator(".draft").count()).toBe(0);
  await boardAsLoaded(visitor);

  // The turns since one's own are numbered, in their list and on the board.
  const listed = await page.locator(".since-list .number").allTextContents();
  expect(listed).toEqual(listed.map((_, place) => String(place + 1)));
  expect(listed.length).toBeGreaterThan(1);
  // A list that slides below a pointer at rest lights nothing. A card that is discarded has no position to light.
  const since = page
    .locator(".since-list li button")
    .filter({ hasText: /(places on|takes) [FHWC][1-5]/ })
    .first();
  const box = await since.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 8];
  await page.locator(".moves").evaluate((moves: HTMLElement) => (moves.style.visibility = "hidden"));
  await after(visitor, page.mouse.move(x, y));
  const unlit = await namesOf(page);
  await page.locator(".moves").evaluate((moves: HTMLElement) => (moves.style.visibility = ""));
  // The browser says what lies below the pointer with one of the next frames.
  await page.locator(".since-list li button:hover").waitFor();
  expect(await namesOf(page)).toEqual(unlit);
  await after(visitor, page.mouse.move(x + 3, y));
  expect(await namesOf(page)).not.toEqual(unlit);
  await lookInto(visitor);

  // A line of the log that is pointed at or focused lights its positions.
  await after(visitor, page.mouse.move(0, 0));
  const before = await named(page, "changed last");
  const line = page
    .locator(".rounds [data-line]")
    .filter({ hasText: /places on [A-Z]\d/ })
    .first();
  const words = (await line.textContent()) ?? "";
  const region = /in (\w+):/.exec(words)?.[1]?.toLowerCase() ?? "";
  const positions = [...words.matchAll(/(?:places|promotes|makes a fort) (?:on|to) (\w\d?)/g)].map(
    ([, position]) => `${region} ${position}`,
  );
  expect(positions.length).toBeGreaterThan(0);
  await after(visitor, line.hover());
  const lit = await named(page, "changed last");
  expect(lit).toEqual(expect.arrayContaining(positions));
  expect(lit.filter((cell) => !cell?.startsWith(region))).toEqual([]);
  await after(visitor, page.mouse.move(0, 0));
  expect(await named(page, "changed last")).toEqual(before);
  await after(visitor, line.focus());
  expect(await named(page, "changed last")).toEqual(expect.arrayContaining(positions));

  // A line of the log shows its moment, and leads back.
  // What stands on the board, whatever was drawn first.
  const board = () =>
    page
      .locator(".kings-stacks > *")
      .evaluateAll((stacks) =>
        stacks.map((stack) => `${stack.getAttribute("transform")} ${stack.innerHTML}`).sort(),
      );
  const now = await board();
  expect(now.length).toBeGreaterThan(0);
  const lines = page.locator(".rounds [data-line]");
  await after(visitor, lines.nth(3).click());
  expect(await lines.nth(3).getAttribute("aria-current")).toBe("true");
  // After the cards were kept no piece stands anywhere yet.
  expect(await page.locator(".kings-stacks .kings-piece").count()).toBe(0);
  await after(visitor, visitor.press("Back to now"));
  expect(await board()).toEqual(now);
  await boardAsLoaded(visitor);

  // The end of a round takes the focus as it comes; a press since then may have led it away.
  await page.evaluate(() =>
    addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.closest(".round-end > header") !== null)
        document.body.dataset["sawTable"] = "yes";
    }),
  );
  const table = page.locator(".round-end");
  const isRoundOver = async () => (await table.count()) > 0;
  while (!(await isRoundOver())) {
    await playTurn(visitor, random, isRoundOver);
    expect(await scrolled(page)).toBe(0);
    // What may be done: one line with an act.
    expect((await page.locator(".question h2").allInnerTexts()).join(" ")).toMatch(
      /choose|traitor|Ransom|Name the|Open a|Exchange|Which fort|garrison|Activate|Promote|Place|keep/i,
    );
    await boardAsLoaded(visitor);
  }
  await table.getByRole("heading", { name: "Round 1 is over" }).waitFor();
  expect(await page.locator("body[data-saw-table]").count()).toBe(1);
  // It covers nothing of the board.
  const [square, there] = [await page.locator(".square").boundingBox(), await table.boundingBox()];
  expect(there?.x).toBeGreaterThanOrEqual((square?.x ?? 0) + (square?.width ?? Infinity));
  // It stays until it is closed. A press may open the list of uses, which covers the rest.
  await after(visitor, pressNext(visitor, random));
  expect(await table.count()).toBe(1);
  if ((await page.locator(".sheet:popover-open").count()) > 0) await page.keyboard.press("Escape");
  await visitor.settled();
  await table.getByRole("button", { name: "Close" }).focus();
  await after(visitor, page.keyboard.press("Enter"));
  expect(await table.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  // With reduced motion nothing was played.
  expect(await seen()).toEqual([]);
  await visitor.leave();
});
