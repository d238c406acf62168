// What happened since one's own turn in Seat of Kings: whole, at the beginning of the moves, and in the prompt of a phone.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { asked, openGame, playTurn, settled } from "./seatOfKingsOpened.ts";
import { numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();

/** Presses until this is asked and everything was played; gives whether it is. */
async function until(visitor: Visitor, asks: string, random: (below: number) => number): Promise<boolean> {
  const question = visitor.page.locator(`.question[data-asks="${asks}"]`);
  const draft = visitor.page.locator(".draft");
  for (let presses = 0; presses < 200; presses += 1) {
    await settled(visitor.page);
    if ((await question.count()) > 0 && (await draft.count()) === 0) return true;
    if ((await pressNext(visitor, random)) === undefined) return false;
  }
  return false;
}

const round = async (page: Page) => Number(/Round (\d+)/.exec(await page.locator(".act").innerText())?.[1]);
const scrolled = (page: Page) => page.locator(".moves").evaluate((moves) => moves.scrollTop);

test.each([
  [390, 844],
  [360, 640],
])(
  "on a phone the prompt says what the others did, and a press opens the list: %i x %i",
  async (width, height) => {
    const visitor = await openGame(stage, 2, { width, height });
    const { page } = visitor;
    const random = numbers(5);
    await playTurn(visitor, random);
    await asked(page);
    const short = page.locator(".since-short");
    await short.waitFor();
    // The newest is in sight and uncut, whatever is left out before it.
    await expect
      .poll(() =>
        short
          .locator("span")
          .first()
          .evaluate((words) => {
            const [box, around] = [
              words.getBoundingClientRect(),
              words.parentElement!.getBoundingClientRect(),
            ];
            return {
              isSeen: box.top >= around.top - 1 && box.bottom <= around.bottom + 1,
              isWhole: words.scrollWidth <= words.clientWidth + 1,
            };
          }),
      )
      .toEqual({ isSeen: true, isWhole: true });
    expect(await short.innerText()).toMatch(/(Red|White)(:| discarded| swapped| placed)/);
    // All of the prompt is in sight.
    const told = page.locator(".told");
    await expect
      .poll(() => told.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBeLessThan(2);
    expect(await findings(visitor)).toEqual([]);
    await short.click();
    await page.locator(".since-list").waitFor();
    expect(await scrolled(page)).toBe(0);
    await page.getByRole("button", { name: "Board", exact: true }).click();
    await playTurn(visitor, random);
    await visitor.leave();
  },
);

/** Three rounds with four players take a loaded machine more than two minutes, in milliseconds. */
const LONGEST = 480_000;

/** What Blue decides besides turns. */
const BESIDE = /^Blue (pays|declines|names|garrisons)/;

/** The last line of Blue's last turn, -1 before the first. What Blue decides before the others do belongs to it, and a tie before that. */
function endOfTurn(log: readonly string[]): number {
  const turn = log.findLastIndex((line) => /^Blue (plays|discards)/.test(line));
  const after = log.slice(turn + 1);
  const next = after.findIndex((line) => /^(Red|White|Yellow) /.test(line));
  const own = after.slice(0, next < 0 ? after.length : next).findLastIndex((line) => BESIDE.test(line));
  return turn < 0 ? turn : turn + 1 + own;
}

const WHOLE =
  "the list of what happened is whole and numbered from 1, with what came before the end of a round";
test(WHOLE, { timeout: LONGEST }, async () => {
  const random = numbers(4);
  // In most games much happens around the end of a round; where all decline the traitors soon, it is another game.
  let isSeen = false;
  for (let games = 0; games < 8 && !isSeen; games += 1) isSeen = await listsOf(random);
  expect(isSeen).toBe(true);
});

/** Plays a game and checks each list; gives whether one of them was long, and had the end of a round. */
async function listsOf(random: (below: number) => number): Promise<boolean> {
  const visitor = await openGame(stage, 3, {}, 4);
  const { page } = visitor;
  let isSeen = false;
  while (await until(visitor, "turn", random)) {
    const lines = await page.locator(".since-list li button > span:last-child").allTextContents();
    const listed = await page.locator(".since-list .number").allTextContents();
    expect(listed).toEqual(lines.length > 1 ? lines.map((_, place) => String(place + 1)) : []);
    // All of the log since one's own turn, but for what one decided oneself.
    const log = await page.locator(".rounds [data-line] > span:last-child").allTextContents();
    const own = endOfTurn(log);
    const isOwn = (line: string) => BESIDE.test(line) || line.includes("chose their cards");
    if (own >= 0) expect(lines).toEqual(log.slice(own + 1).filter((line) => !isOwn(line)));
    isSeen ||= lines.some((line) => line.includes("Income:")) && lines.length > 8;
    expect(await scrolled(page)).toBe(0);
    await playTurn(visitor, random);
    expect(await scrolled(page)).toBe(0);
    await asked(page);
  }
  // After the end of the game the last move is in sight.
  await page.locator(".table[data-stage='over']").waitFor();
  const last = page.locator(".rounds [data-line]").last();
  await expect
    .poll(() =>
      last.evaluate((line) => {
        const [box, seen] = [line.getBoundingClientRect(), line.closest(".moves")!.getBoundingClientRect()];
        return box.bottom <= seen.bottom + 1 && box.top >= seen.top - 1;
      }),
    )
    .toBe(true);
  await visitor.leave();
  return isSeen;
}

test("the end of a round gives way once its reader has had a turn of the next one", async () => {
  const visitor = await openGame(stage, 3);
  const { page } = visitor;
  const random = numbers(11);
  const table = page.locator(".round-end");
  while ((await until(visitor, "turn", random)) && (await round(page)) === 1) await playTurn(visitor, random);
  await table.waitFor();
  await table.getByRole("heading", { name: "Round 1 is over" }).waitFor();
  expect(await scrolled(page)).toBe(0);
  await playTurn(visitor, random);
  await asked(page);
  await table.waitFor({ state: "detached" });
  expect(await scrolled(page)).toBe(0);
  await visitor.leave();
});

test("the moves begin with what happened after it was shown again", async () => {
  const visitor = await openGame(stage, 3, { moves: true });
  const { page } = visitor;
  const random = numbers(5);
  await playTurn(visitor, random);
  await asked(page);
  await settled(page);
  await page.locator(".since-list").waitFor();
  await page.locator(".moves").evaluate((moves) => moves.scrollTo({ top: moves.scrollHeight }));
  await page.getByRole("button", { name: "Show it again" }).evaluate((button: HTMLElement) => button.click());
  await page.locator(".happening").waitFor();
  await settled(page);
  await expect.poll(() => scrolled(page)).toBe(0);
  await visitor.leave();
});

test("a list that slides below a pointer at rest lights nothing", async () => {
  const visitor = await openGame(stage, 3);
  const { page } = visitor;
  const random = numbers(5);
  // A card that is discarded has no position to light.
  const line = page
    .locator(".since-list li button")
    .filter({ hasText: /(places on|takes) [FHWC][1-5]/ })
    .first();
  for (let turn = 0; turn < 8 && (await line.count()) === 0; turn += 1) {
    await playTurn(visitor, random);
    await asked(page);
  }
  const box = await line.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 8];
  const names = () =>
    page
      .locator(".board [data-cell]")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  const before = await names();
  await page.locator(".moves").evaluate((moves: HTMLElement) => (moves.style.visibility = "hidden"));
  await page.mouse.move(x, y);
  await page.locator(".moves").evaluate((moves: HTMLElement) => (moves.style.visibility = ""));
  // The browser says what lies below the pointer with one of the next frames.
  await expect.poll(() => line.evaluate((button) => button.matches(":hover"))).toBe(true);
  expect(await names()).toEqual(before);
  await page.mouse.move(x + 3, y);
  await expect.poll(names).not.toEqual(before);
  await visitor.leave();
});

const REGION = /in (Connacht|Ulster|Leinster|Munster)/;
const POSITION = /\b[FHWC][1-5]\b/;

test("on a phone the region in which others played last is shown, and the other news are marked", async () => {
  const visitor = await openGame(stage, 3, { width: 390, height: 844 }, 4);
  const { page } = visitor;
  const random = numbers(5);
  let marked = 0;
  for (let turn = 0; turn < 8 && marked < 2; turn += 1) {
    await playTurn(visitor, random);
    await asked(page);
    await settled(page);
    // A question at the end of a round shows its own region.
    const asks = await page.locator(".question").getAttribute("data-asks");
    if (asks !== "turn" && asks !== "keep") continue;
    // The last line that names a position: the end of a round has lines of regions without one.
    const lines = await page.locator(".since-list li").allTextContents();
    const last = lines.findLast((line) => POSITION.test(line) && REGION.test(line)) ?? "";
    const [, region] = REGION.exec(last) ?? [];
    if (region === undefined) continue;
    const shown = page.locator(".small button[aria-pressed='true']");
    await expect.poll(() => shown.textContent(), { message: last }).toContain(region);
    await expect
      .poll(() => page.locator(".board .kings-since, .board .kings-last").count(), { message: last })
      .toBeGreaterThan(0);
    marked += await page.locator(".small .news").count();
  }
  expect(marked).toBeGreaterThan(1);
  await visitor.leave();
});
