// What others do in Seat of Kings is played event by event: text, board and order agree; it can be skipped; the log leads back.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { asked, openGame, playTurn, settled } from "./seatOfKingsOpened.ts";
import { LIVELY, plan } from "./seatOfKingsPlan.ts";
import { Seats } from "./seatOfKingsSeats.ts";
import { playKings, pressNext, numbers } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor, type Visits } from "./visitor.ts";

const stage = setStage();

/** Opens a game against two computers that ends after so many rounds. */
const opened = (rounds: number, visits: Visits = {}) => openGame(stage, rounds, visits);

/** What was seen to happen: the entry, its words, and how many things moved at most. */
interface Seen {
  readonly version: number;
  readonly words: string;
  moved: number;
  /** Whether a card was on its way, in the ink of its paper. */
  hasCard: boolean;
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
        });
      const last = seen.at(-1);
      const card = document.querySelector(".kings-flights .kings-card:last-child");
      const style = card && getComputedStyle(card);
      if (last && style)
        last.hasCard ||=
          style.getPropertyValue("--kings-ink") === style.getPropertyValue("--kings-paper-ink");
      const moved = document.querySelectorAll(".kings-flights > *").length;
      if (last !== undefined) last.moved = Math.max(last.moved, moved);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

test("what others do is played in order, each entry once, and the log says the same", async () => {
  const visitor = await opened(2, { moves: true });
  const { page } = visitor;
  const seen = await observe(page);
  const random = numbers(7);
  // Nothing of what the others do is skipped by a press of the next turn.
  for (const _turn of [1, 2]) {
    await playTurn(visitor, random);
    await asked(page);
    await settled(page);
  }
  await page.locator(".since-list li").first().waitFor();
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
  await visitor.leave();
});

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

test("a press skips what is played, and counts", async () => {
  const visitor = await opened(2, { moves: true });
  const { page } = visitor;
  const random = numbers(3);
  const { hold, release } = await timers(page);
  for (;;) {
    await settled(page);
    await hold();
    const next = await pressNext(visitor, random);
    if (next === undefined || next.way === "play" || next.way === "end") break;
    await release();
  }
  await page.locator(".happening").waitFor();
  await asked(page);
  await page.locator(".happening").waitFor();
  await page.keyboard.press("ArrowDown");
  // Its time is held, so that nothing but the press ends it, within 300 ms where a frame takes its time.
  const frames = await page.evaluate(async () => {
    let frames = 0;
    for (; document.querySelector(".happening") !== null && frames < 100; frames += 1)
      await new Promise(requestAnimationFrame);
    return frames;
  });
  expect(frames).toBeLessThan(18);
  await visitor.leave();
});

test("a card that is played is in sight on a phone for as long as it is played", async () => {
  const visitor = await opened(2, { moves: true, width: 390, height: 844 });
  const { page } = visitor;
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
  const random = numbers(7);
  for (const _turn of [1, 2]) {
    await playTurn(visitor, random);
    await asked(page);
    await settled(page);
  }
  type Seen = { cards: number; hidden: number };
  const seen = await page.evaluate(() => (window as unknown as { cards: Seen }).cards);
  expect(seen.cards).toBeGreaterThan(1);
  expect(seen.hidden).toBe(0);
  await visitor.leave();
});

test("with reduced motion nothing is played, and the list says what happened", async () => {
  const visitor = await opened(1);
  const { page } = visitor;
  const seen = await observe(page);
  await playKings(visitor, 5, { most: 14 });
  await page.locator(".since-list li").first().waitFor();
  expect(await seen()).toEqual([]);
  await visitor.leave();
});

test("who leads is said at the board, and told when it changes", async () => {
  const visitor = await opened(1);
  const lead = visitor.page.getByRole("status").filter({ hasText: "King position" });
  await lead.waitFor();
  expect(await lead.innerText()).toBe("Nobody holds a King position yet; it takes 2 to win.");
  await visitor.leave();
});

test("the turns since one's own are numbered, in their list and on the board", async () => {
  const visitor = await opened(1);
  const { page } = visitor;
  await playTurn(visitor, numbers(5));
  await asked(page);
  // Both others have played.
  await page.locator(".since-list li").nth(1).waitFor();
  const listed = await page.locator(".since-list .number").allTextContents();
  expect(listed).toEqual(listed.map((_, place) => String(place + 1)));
  expect(listed.length).toBeGreaterThan(1);
  // In one step: the board is drawn a moment after the list.
  const [names, trails] = await page
    .locator(".board :is([data-cell], .kings-trail)")
    .evaluateAll(
      (all) =>
        [
          all.map((cell) => cell.getAttribute("aria-label") ?? ""),
          all.filter((each) => each.matches(".kings-trail")).length,
        ] as const,
    );
  const named = names.flatMap((name) => /turn (\d+) since yours/.exec(name)?.[1] ?? []);
  expect(trails).toBe(named.length);
  expect(named.filter((number) => !listed.includes(number))).toEqual([]);
  await visitor.leave();
});

test.each([
  [1280, 800],
  [360, 740],
])("a stack that is looked into lies over no position: %i x %i", async (width, height) => {
  const visitor = await opened(1, { width, height });
  const { page } = visitor;
  await playTurn(visitor, numbers(5));
  await asked(page);
  const held = page.locator('.board [data-cell]:not([aria-label*=": empty"])');
  for (const tab of await page.locator(".small button").all())
    if ((await held.count()) === 0) await tab.click();
  // What cannot be picked can be looked into.
  await held.first().click({ button: "right", force: true });
  const stack = page.locator(".opened");
  await stack.waitFor();
  const covered = await stack.evaluate((stack) => {
    const box = stack.getBoundingClientRect();
    const cells = [...document.querySelectorAll(".board [data-cell*=' ']")].map((cell) => ({
      name: cell.getAttribute("data-cell"),
      box: cell.getBoundingClientRect(),
    }));
    return cells.filter(
      ({ box: { left, right, top, bottom } }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
  expect(covered.map(({ name }) => name)).toEqual([]);
  expect(await findings(visitor)).toEqual([]);
  await visitor.leave();
});

test("the marks of the board are explained in the menu", async () => {
  const visitor = await opened(1);
  const { page } = visitor;
  await visitor.choose("Marks on the board");
  await visitor.see("Your piece would go here.");
  const list = page.getByRole("dialog", { name: "Marks on the board" }).locator("li");
  const pictures = await list.evaluateAll((items) =>
    items.map((item) => item.querySelector("svg")?.innerHTML),
  );
  expect(new Set(pictures).size).toBe(19);
  expect(await findings(visitor)).toEqual([]);
  // So they are by a press on a sign beside the deck, which says itself what it is.
  await page.keyboard.press("Escape");
  await list.first().waitFor({ state: "detached" });
  const cube = page.locator(".board .kings-starting");
  expect(await cube.locator("title").textContent()).toBe("The Starting Player.");
  await cube.dispatchEvent("click");
  await list.filter({ hasText: "The Starting Player." }).waitFor();
  await visitor.leave();
});

test("a line of the log shows its moment, and leads back", async () => {
  const visitor = await opened(1);
  const { page } = visitor;
  await playKings(visitor, 5);
  /** What stands on the board, whatever was drawn first. */
  const board = () =>
    page
      .locator(".kings-stacks > *")
      .evaluateAll((stacks) =>
        stacks.map((stack) => `${stack.getAttribute("transform")} ${stack.innerHTML}`).sort(),
      );
  const end = await board();
  const lines = page.locator(".rounds [data-line]");
  await lines.nth(3).click();
  await page.getByRole("button", { name: "Back to now" }).waitFor();
  expect(await lines.nth(3).getAttribute("aria-current")).toBe("true");
  // After the cards were kept no piece stands anywhere yet.
  await expect.poll(() => page.locator(".kings-stacks .kings-piece").count()).toBe(0);
  await page.getByRole("button", { name: "Back to now" }).click();
  expect(end.length).toBeGreaterThan(0);
  await expect.poll(board).toEqual(end);
  await visitor.leave();
});

test("a press on the board of an earlier moment leads back to now, and decides nothing", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
  const { page } = visitor;
  const agreed = {
    variant: "seat-of-kings",
    seats: ["blue", "red", "white"].map((seat) => ({ seat, person: 1 })),
    kings: { max_rounds: 12, deck: LIVELY },
  };
  const random = numbers(2);
  for (let isTried = false; !isTried;) {
    const seats = await Seats.open(stage.browser, stage.host, agreed);
    for (let asked = await seats.asked(); asked !== undefined && !isTried; asked = await seats.asked()) {
      if (asked.what !== "exchange") {
        await seats.decide(asked.seat, plan(asked, random, {}));
        continue;
      }
      isTried = true;
      await seats.come(visitor, asked.seat);
      await page.locator('.question[data-asks="exchange"]').waitFor();
      const legal = page.locator(".place .board [data-cell][aria-disabled='false']").first();
      const cell = await legal.getAttribute("data-cell");
      await page.locator(".rounds [data-line]").first().click();
      const back = page.getByRole("button", { name: "Back to now" });
      await back.waitFor();
      expect(await page.locator(".question").count()).toBe(0);
      await page.locator(`.place .board [data-cell="${cell}"]`).click({ force: true });
      await back.waitFor({ state: "detached" });
      await page.locator('.question[data-asks="exchange"]').waitFor();
      await seats.look();
      expect((await seats.viewOf(asked.seat)).version).toBe(asked.view.version);
      expect(await page.locator(".draft").count()).toBe(0);
      // The same press drafts a step where the present is shown.
      await page.locator(`.place .board [data-cell="${cell}"]`).click();
      await page.locator(".draft .play").waitFor();
    }
    await seats.leave();
  }
  await visitor.leave();
});

test("the end of a round is a table that stays until it is closed, with the numbers of the log", async () => {
  const visitor = await opened(2);
  const { page } = visitor;
  const table = page.locator(".round-end");
  const random = numbers(11);
  await page.evaluate(() =>
    addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.closest(".round-end > header") !== null)
        document.body.dataset["sawTable"] = "yes";
    }),
  );
  // While a round ends it is there for some questions and gives way to others.
  const over = table.getByRole("heading", { name: "Round 1 is over" });
  for (let presses = 0; presses < 200 && (await over.count()) === 0; presses += 1)
    if ((await pressNext(visitor, random)) === undefined) break;
  await over.waitFor();
  // It took the focus as it came; a press since then may have led it away.
  await page.locator("body[data-saw-table]").waitFor();
  // It covers nothing of the board.
  const [board, there] = [await page.locator(".square").boundingBox(), await table.boundingBox()];
  expect(there?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? Infinity));
  const log = (await page.locator(".rounds [data-line]").allTextContents()).findLast((line) =>
    line.includes("Income:"),
  );
  for (const row of await table.locator("tbody tr").all()) {
    const [seat = "", cumals = ""] = await row.locator("th, .number").allTextContents();
    const inLog = log?.includes(`${seat.trim()} ${cumals.trim()}`) ?? false;
    expect(inLog || cumals.trim() === "0", `${seat.trim()} ${cumals}: ${log}`).toBe(true);
  }
  await pressNext(visitor, random);
  expect(await table.count()).toBe(1);
  // That may have opened the list of uses, which covers the rest.
  if ((await page.locator(".sheet:popover-open").count()) > 0) await page.keyboard.press("Escape");
  await page.locator(".sheet:popover-open").waitFor({ state: "detached" });
  await table.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Enter");
  await table.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await visitor.leave();
});

test("on a phone the end of a round stands in place of the board, and is a press away while a card is chosen", async () => {
  const visitor = await opened(3, { width: 390, height: 844 });
  const { page } = visitor;
  const random = numbers(11);
  const [strip, board, table] = [".ended", ".board", ".round-end"].map((part) => page.locator(part));
  const asks = () => page.locator(".question").getAttribute("data-asks");
  // Until a card is asked for in the second round.
  const isAsked = async () => (await table?.isVisible()) && (await asks()) === "turn";
  for (let presses = 0; presses < 200 && !(await isAsked()); presses += 1) {
    await pressNext(visitor, random);
    await asked(page);
  }
  expect(await board?.isVisible()).toBe(false);
  // A card is for the board.
  await page.locator(".hand .own [data-cell][aria-selected='false']").first().click();
  await board?.waitFor();
  expect(await table?.isVisible()).toBe(false);
  await page.keyboard.press("Escape");
  expect(await board?.isVisible()).toBe(true);
  expect(await strip?.innerText()).toBe("Round 1: who got what");
  await strip?.focus();
  await page.keyboard.press("Enter");
  await table?.getByRole("heading", { level: 2 }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  expect(await focused()).toBe("Round 1 is over");
  await page.getByRole("button", { name: "Board", exact: true }).click();
  expect(await board?.isVisible()).toBe(true);
  expect(await strip?.isVisible()).toBe(true);
  await playTurn(visitor, random);
  await asked(page);
  expect(await board?.isVisible()).toBe(true);
  await strip?.click();
  await table?.getByRole("button", { name: "Close" }).click();
  expect(await board?.isVisible()).toBe(true);
  expect(await strip?.count()).toBe(0);
  await visitor.leave();
});

test.each([
  [390, 844],
  [360, 640],
])("on a phone the buttons of a card and of a draft are in sight at once: %i x %i", async (width, height) => {
  const visitor = await opened(1, { width, height });
  const { page } = visitor;
  const random = numbers(5);
  /** The buttons of a part that are not wholly within the prompt, where a press at their middle would meet something else. */
  const hidden = (part: string) =>
    page.locator(`${part} > .row > button`).evaluateAll((buttons) => {
      const seen = document.querySelector(".told")?.getBoundingClientRect() ?? new DOMRect();
      return buttons.flatMap((button) => {
        const box = button.getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const isSeen = box.top >= seen.top && box.bottom <= seen.bottom && box.right <= seen.right;
        return isSeen && button.contains(at) ? [] : [button.textContent];
      });
    });
  for (const [way, part] of [
    ["card", ".chosen"],
    ["use", ".draft"],
  ] as const) {
    const buttons = page.locator(`${part} > .row > button`);
    // A Stone has a draft once its second piece is pressed.
    const isThere = async () => {
      await page.locator(".table[data-busy='false']").waitFor();
      return (await buttons.count()) > 0;
    };
    for (
      let next = await pressNext(visitor, random);
      next?.way !== way || next.asks === "keep" || !(await isThere());
    )
      next = await pressNext(visitor, random);
    expect(await hidden(part)).toEqual([]);
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    expect(scrolls).toBe(false);
  }
  await visitor.leave();
});

test("a hint is what the computer would play as a draft, which a press plays", async () => {
  const visitor = await opened(1);
  const { page } = visitor;
  const random = numbers(5);
  await page.locator('.question[data-asks="keep"]').waitFor();
  await visitor.press("Hint");
  // The cards to keep are chosen, and not kept yet.
  await page.locator(".hand .keep:enabled").waitFor();
  expect(await page.locator(".hand .own [data-cell][aria-selected='true']").count()).toBe(3);
  for (let next = await pressNext(visitor, random); next?.asks !== "turn" || next.way === "play";)
    next = await pressNext(visitor, random);
  // A list that was opened covers the rest.
  await page.keyboard.press("Escape");
  await visitor.press("Hint");
  await visitor.see(/In your place, the computer \(level \d\) would [a-z]/);
  await page.locator(".draft .play[aria-disabled='false']").click();
  await page.locator(".rounds [data-line]").filter({ hasText: "Blue" }).last().waitFor();
  await page.locator(".draft").waitFor({ state: "detached" });
  await visitor.leave();
});

test.each([
  [1280, 800, ".kings-deck"],
  [390, 844, ".pile"],
])("the drawn deck opens the cards that are still unseen: %i x %i", async (width, height, place) => {
  const visitor = await opened(1, { width, height });
  const { page } = visitor;
  await visitor.settled();
  await page.locator(place).click();
  const cards = page.getByRole("dialog", { name: "The cards" });
  await cards.locator("li").nth(35).waitFor();
  expect(await cards.locator("li").count()).toBe(36);
  // All but one's own six.
  expect(await cards.locator("li:not(.seen)").count()).toBe(30);
  expect(await findings(visitor)).toEqual([]);
  await page.keyboard.press("Escape");
  await cards.waitFor({ state: "hidden" });
  await visitor.leave();
});

test("a deck whose cards are late opens at once, and shows them when they come", async () => {
  let send: () => void = () => undefined;
  const isSent = new Promise<void>((go) => (send = go));
  const hear = async (page: Page) => {
    await page.route("**/tables/*/deck", (route) => isSent.then(() => route.continue()));
  };
  const visitor = await opened(1, { hear });
  const { page } = visitor;
  await page.locator(".kings-deck").click();
  const cards = page.getByRole("dialog", { name: "The cards" });
  await cards.getByRole("status").filter({ hasText: "One moment …" }).waitFor();
  send();
  await cards.locator("li").nth(35).waitFor();
  expect(await cards.getByRole("status").count()).toBe(0);
  await visitor.leave();
});

test("a line of the log that is pointed at or focused lights its positions", async () => {
  const visitor = await opened(1);
  const { page } = visitor;
  const random = numbers(5);
  await playTurn(visitor, random);
  await asked(page);
  await playTurn(visitor, random);
  await asked(page);
  const lit = () =>
    page
      .locator(".board [data-cell]")
      .evaluateAll((cells) =>
        cells.flatMap((cell) =>
          cell.getAttribute("aria-label")?.includes("changed last") ? [cell.getAttribute("data-cell")] : [],
        ),
      );
  const before = await lit();
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
  await line.hover();
  await expect.poll(lit).toEqual(expect.arrayContaining(positions));
  expect((await lit()).every((cell) => cell?.startsWith(region))).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(lit).toEqual(before);
  await line.focus();
  await expect.poll(lit).toEqual(expect.arrayContaining(positions));
  await visitor.leave();
});

test("another card that is chosen shows its fits as the first does", async () => {
  const visitor = await opened(1);
  const { page } = visitor;
  const random = numbers(5);
  for (let next = await pressNext(visitor, random); next?.way !== "card" || next.asks !== "turn";)
    next = await pressNext(visitor, random);
  const other = page.locator(".hand .own [data-cell][aria-disabled='false'][aria-selected='false']");
  const board = () => page.locator(".board .kings-ghost-piece").count();
  const line = page.locator(".question h2");
  for (const id of await other.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-cell")))) {
    await page.locator(`.hand .own [data-cell="${id}"]`).click();
    // It may fit nowhere yet, or swap pieces.
    await visitor.see(new RegExp(`card ${id} (goes|fits nowhere)|first piece to swap`, "i"));
    if (/goes$/.test(await line.innerText())) await expect.poll(board).toBeGreaterThan(0);
  }
  await visitor.leave();
});

test("after each turn of a game of two the page answers what happened, what may be done, who leads and why", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  const { page } = visitor;
  await page.getByText("Clock, regions, rounds, deck").click();
  await page.getByLabel("Round limit (then a draw)").fill("2");
  await page.getByLabel("2", { exact: true }).first().check();
  await visitor.press("Play against level 1");
  const random = numbers(9);
  const texts = async (place: string) =>
    (await page.locator(place).allTextContents()).map((text) => text.trim()).filter((text) => text !== "");
  const over = page.locator(".table[data-stage='over']");
  const table = page.locator(".round-end");
  // The end of a round is there until one's next turn, which may begin with a press of the same kind.
  const isRoundOver = async () => (await table.count()) > 0;
  let ends = 0;
  for (let turns = 0; turns < 30; turns += 1) {
    await playTurn(visitor, random, isRoundOver);
    await asked(page);
    if ((await over.count()) > 0) break;
    // What happened: the turns of the other, or the end of the round.
    const happened = await texts(".since-list li");
    const hasEnded = await isRoundOver();
    // Nothing happens between one's last turn and a question of the end of the round.
    const asks = await page.locator(".question").getAttribute("data-asks");
    if (asks === "turn" || asks === "keep")
      expect(happened.length > 0 || hasEnded, `turn ${turns}`).toBe(true);
    // What may be done: one line with an act.
    expect((await texts(".question h2")).join(" ")).toMatch(
      /choose|traitor|Ransom|Name the|Open a|Exchange|Which fort|garrison|Activate|Promote|Place|keep/i,
    );
    // Who leads, as the King positions of the board say.
    const [lead = ""] = await texts(".leads");
    const thrones = await page
      .locator('.board [data-cell$=" K"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
    const isHeld = thrones.some((name) => !name.includes("empty"));
    expect(lead).toMatch(isHeld ? /^(Blue|Red) .*King position/ : /^Nobody holds a King position/);
    // Why: each player of the table has a reason for the income, or the words that there is none.
    if (!hasEnded) continue;
    ends += 1;
    for (const row of await table.locator("tbody tr").all())
      expect((await row.locator("td").last().textContent())?.trim()).toMatch(
        /Most positions in|in two regions or more|No lead in any rank/,
      );
    await table.getByRole("button", { name: "Close" }).click();
  }
  expect(ends).toBeGreaterThan(0);
  await over.waitFor();
  await visitor.leave();
});
