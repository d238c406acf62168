// What must be pressed or read in a turn of Seat of Kings is in sight: parts, price and buttons of a draft, the answers of a question.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { fingerOf, middleOf } from "./pointers.ts";
import { asked, openGame, settled } from "./seatOfKingsOpened.ts";
import { LIVELY, plan } from "./seatOfKingsPlan.ts";
import { Seats } from "./seatOfKingsSeats.ts";
import { numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { badlyScrolled } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** What of the prompt is not wholly within it, by a selector. */
const cut = (visitor: Visitor, parts: string) =>
  visitor.page.locator(parts).evaluateAll((all) => {
    const seen = document.querySelector(".told")?.getBoundingClientRect() ?? new DOMRect();
    return all.flatMap((part) => {
      const { top, bottom, height } = part.getBoundingClientRect();
      const isSeen = height === 0 || (top >= seen.top - 1 && bottom <= seen.bottom + 1);
      return isSeen ? [] : [part.textContent];
    });
  });

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

test.each([
  [390, 844],
  [360, 640],
])("on a phone the parts of a draft and its price are in sight: %i x %i", async (width, height) => {
  const visitor = await openGame(stage, 12, { width, height });
  const random = numbers(5);
  let drafts = 0;
  // Each third turn or so has parts to leave out, by the cards that are dealt.
  while (drafts < 3) {
    const next = await pressNext(visitor, random);
    if (next === undefined) break;
    if (next.way !== "use" && next.way !== "step") continue;
    // The draft is there once the server has previewed it.
    await visitor.page.locator(".table[data-busy='false']").waitFor();
    if ((await visitor.page.locator(".draft ul").count()) === 0) continue;
    drafts += 1;
    expect(
      await cut(visitor, ".question h2, .draft > .row, .draft ul, .draft > p:not(.hidden, .outcome, .woken)"),
    ).toEqual([]);
  }
  expect(drafts).toBe(3);
  await visitor.leave();
});

test("with four players no name is cut on a phone, and beside the board six cards use the width of their place", async () => {
  const visitor = await openGame(stage, 2, { width: 390, height: 844 }, 4);
  const { page } = visitor;
  await page.locator(".hand .keep").waitFor();
  const names = await page.locator(".players [data-seat] :is(b, bdi)").evaluateAll((all) =>
    all.map((name) => ({
      text: name.textContent,
      isWhole: name.scrollWidth <= name.clientWidth,
      isIn: name.getBoundingClientRect().top >= (name.closest("li")?.getBoundingClientRect().top ?? 0),
    })),
  );
  const whole = ["Blue", "You", "Red", "Level 1", "White", "Level 1", "Yellow", "Level 1"];
  expect(names).toEqual(whole.map((text) => ({ text, isWhole: true, isIn: true })));
  await page.setViewportSize({ width: 1280, height: 800 });
  const cards = page.locator(".hand .own [data-cell]");
  const widths = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(90);
  expect(await badlyScrolled(visitor)).toEqual([]);
  await visitor.leave();
});

test("on a phone a long press on a card says what is on it, and chooses nothing", async () => {
  const visitor = await openGame(stage, 2, { width: 390, height: 844, touch: true });
  const { page } = visitor;
  const cards = page.locator(".hand .own [data-cell]");
  for (const place of [0, 1, 2]) await cards.nth(place).tap();
  await page.locator(".hand .keep").tap();
  await page.locator('.table[data-busy="false"] .question[data-asks="turn"]').waitFor();
  const [card, finger] = [cards.first(), await fingerOf(page)];
  await finger.down(await middleOf(card));
  const words = page.locator(".told .explained p");
  await words.waitFor();
  await finger.up();
  expect(await card.getAttribute("aria-label")).toBe(await words.innerText());
  expect(await cut(visitor, ".told .explained > *")).toEqual([]);
  await page.waitForTimeout(500);
  expect(await card.getAttribute("aria-selected")).toBe("false");
  await card.tap();
  await page.locator('.hand .own [data-cell][aria-selected="true"]').waitFor();
  expect(await words.count()).toBe(0);
  await visitor.leave();
});

test("a garrison is placed on the board, with its buttons in sight and the places as a list", async () => {
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
      if (asked.what !== "garrison") {
        await seats.decide(asked.seat, plan(asked, random, {}));
        continue;
      }
      isTried = true;
      await seats.come(visitor, asked.seat);
      const question = page.locator('.question[data-asks="garrison"]');
      await question.waitFor();
      expect(await question.locator(".row > button").allInnerTexts()).toEqual([
        "As a list",
        "No more pieces",
      ]);
      expect(await cut(visitor, ".question .row > button")).toEqual([]);
      await question.getByRole("button", { name: "As a list" }).click();
      const list = page.locator(".steps:popover-open");
      expect(await list.locator("button[data-kind='garrison']").count()).toBeGreaterThan(4);
      expect(await findings(visitor)).toEqual([]);
      await page.keyboard.press("Escape");
      await list.waitFor({ state: "detached" });
      await page.locator(".place .board [data-cell][aria-disabled='false']").first().click();
      await page.locator(".draft .play[aria-disabled='false']").waitFor();
      expect(await cut(visitor, ".draft > .row > button")).toEqual([]);
    }
    await seats.leave();
  }
  await visitor.leave();
});

test("on a phone a card that is pressed while the moves are read brings the board back, and so does Escape", async () => {
  const visitor = await openGame(stage, 2, { width: 390, height: 844, moves: true });
  const { page } = visitor;
  const random = numbers(11);
  const asks = () => page.locator(".question").getAttribute("data-asks");
  while ((await asks()) !== "turn") await pressNext(visitor, random);
  // What the other has placed is played before.
  await asked(page);
  await settled(page);
  const board = page.locator(".place .board");
  const read = async () => {
    await page.getByRole("button", { name: "Moves", exact: true }).click();
    await board.waitFor({ state: "hidden" });
  };
  await read();
  await page.keyboard.press("Escape");
  await board.waitFor({ state: "visible" });
  await read();
  await page.locator(".hand .own [data-cell]").first().click();
  await board.waitFor({ state: "visible" });
  await page.locator(".chosen").waitFor();
  // A board or region that comes into sight shows its pieces at once, and none as if it had just come.
  expect(await coming(page)).toEqual([]);
  for (const tab of await page.locator(".small button").all()) {
    await tab.click();
    expect(await coming(page)).toEqual([]);
  }
  // The key leads back to the board first, and the card stays.
  await read();
  await page.keyboard.press("Escape");
  await board.waitFor({ state: "visible" });
  expect(await page.locator(".chosen").count()).toBe(1);
  await visitor.leave();
});

test.each([
  [740, 360],
  [640, 400],
])(
  "held across, the hand and the buttons of a card stay in sight beside a refusal and a lost line: %i x %i",
  async (width, height) => {
    const visitor = await openGame(stage, 2, { width, height });
    const { page } = visitor;
    const random = numbers(5);
    const question = page.locator(".question");
    while ((await question.getAttribute("data-asks")) !== "turn") await pressNext(visitor, random);
    await page.locator(".hand .own [data-cell]").first().click();
    await page.locator(".chosen").waitFor();
    const hidden = async (parts: string) => {
      const told = await cut(visitor, parts);
      const hand = await page.locator(".hand .own").boundingBox();
      const isSeen = hand !== null && hand.width > 100 && hand.y + hand.height <= height;
      return isSeen ? told : [...told, "hand"];
    };
    expect(await hidden(".question h2, .chosen .row > button")).toEqual([]);
    await page.locator('.place [data-cell$=" K"]').first().click({ force: true });
    await page.locator(".question .why").waitFor();
    expect(await hidden(".question h2, .question .why, .chosen .row > button")).toEqual([]);
    stage.host.cut();
    await visitor.see(/Connection lost/);
    await expect.poll(() => hidden(".told > .warn, .chosen .row > button")).toEqual([]);
    stage.host.mend();
    await page.locator(".told > .warn").waitFor({ state: "detached" });
    await visitor.leave();
  },
);

test("what the end of a round asks waits until that end was played", async () => {
  const visitor = await openGame(stage, 12, { moves: true });
  const { page } = visitor;
  await page.evaluate(() => {
    const early: string[] = [];
    const seen: string[] = [];
    Object.assign(window, { early, seen });
    const look = () => {
      const asks = document.querySelector<HTMLElement>(".question")?.dataset["asks"] ?? "";
      if (!["traitor", "exchange", "garrison", "ransom", "start", "region"].includes(asks)) return;
      seen.push(asks);
      if (document.querySelector(".happening") !== null) early.push(asks);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  const random = numbers(11);
  const found = () =>
    page.evaluate(() => {
      const { early, seen } = window as unknown as { early: string[]; seen: string[] };
      return { early, seen };
    });
  // In twelve rounds one has something to decide at the end of at least one; mostly it is the first or second one.
  for (let { seen } = await found(); seen.length === 0; { seen } = await found())
    if ((await pressNext(visitor, random)) === undefined) break;
  const { early, seen } = await found();
  expect(seen.length).toBeGreaterThan(0);
  expect(early).toEqual([]);
  await visitor.leave();
});
