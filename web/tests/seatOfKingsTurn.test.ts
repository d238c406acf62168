// One's own turn of Seat of Kings on the board: few presses, parts that can be left out, nothing played for nothing unasked.

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { fingerOf, middleOf, mouseOf, type Pointer } from "./pointers.ts";
import { CARDS, after, inSight, keys, openAt } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const SIZES = [
  [360, 640],
  [1280, 800],
] as const;

/** Red's turn: card 25, the third of the hand, builds on F5 and F3, which lets two pieces climb. */
const BUILDING = 2;
const CELLS = ["leinster F3", "leinster F5"];
const CLIMBS = ["activate", "promote to H4", "promote to H3"];

const line = ({ page }: Visitor) => page.locator(".question h2").innerText();
const planned = ({ page }: Visitor) => page.locator(".draft .part[aria-pressed='true']");
const unfold = (page: Page) => page.locator(".curtain button.main").click();

async function choose(visitor: Visitor, place: number): Promise<void> {
  await after(visitor, visitor.page.locator(CARDS).nth(place).click());
  expect(await visitor.page.locator(".chosen").count()).toBe(1);
}

/** Presses the cells of a card until it is a draft. */
async function pressFit(
  visitor: Visitor,
  cells = CELLS,
  press = (cell: Locator) => cell.click(),
): Promise<void> {
  const { page } = visitor;
  for (const cell of cells) {
    if ((await page.locator(".draft").count()) > 0) break;
    const position = page.locator(`.place [data-cell="${cell}"]`);
    await after(visitor, position.hover());
    expect(await position.getAttribute("aria-label")).toMatch(
      /your piece would go here|would change nothing/,
    );
    await after(visitor, press(position));
  }
}

async function letGo(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  while ((await page.locator(".draft, .chosen").count()) > 0)
    await after(visitor, page.keyboard.press("Escape"));
}

/** A card that is dragged to a region is placed there, and dropped elsewhere it goes back. */
async function drag(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const [cell = ""] = CELLS;
  const card = page.locator(CARDS).nth(BUILDING);
  const drop = async (pointer: Pointer, target: string) => {
    await pointer.down(await middleOf(card));
    await pointer.move(await middleOf(page.locator(target)));
    await after(visitor, pointer.up());
    return line(visitor);
  };
  const begun = await line(visitor);
  expect(await drop(mouseOf(page), ".players")).toBe(begun);
  expect(await drop(mouseOf(page), `.place [data-cell="${cell}"]`)).not.toBe(begun);
  await letGo(visitor);
  expect(await line(visitor)).toBe(begun);
  // On a phone the button of a region takes a card too.
  await after(visitor, page.setViewportSize({ width: 390, height: 844 }));
  const button = `[data-drop="${cell.split(" ")[0]}"]`;
  expect(await drop(await fingerOf(page), button)).not.toBe(begun);
  expect(await page.locator(button).getAttribute("aria-pressed")).toBe("true");
  await letGo(visitor);
  await after(visitor, page.setViewportSize({ width: 1280, height: 800 }));
}

/** A press on the board or in the list leaves a part out and takes it in again; Escape undoes, and a reload finds the draft. */
async function leaveOut(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await choose(visitor, BUILDING);
  await pressFit(visitor);
  const [cell = ""] = CELLS;
  const position = cell.slice(-2);
  await after(visitor, page.locator(`[data-cell="${cell}"]`).click());
  expect(await planned(visitor).count()).toBe(1);
  const unplaced = page.locator(".draft .unplaced");
  expect(await unplaced.innerText()).toBe(`No piece goes to ${position} yet. Press it to place one.`);
  const out = page.locator(".draft .part[aria-pressed='false']").filter({ hasText: position }).first();
  await after(visitor, out.click());
  for (const parts of [2, 1, 2]) {
    expect(await planned(visitor).count()).toBe(parts);
    expect(await unplaced.count()).toBe(2 - parts);
    if (parts === 2) expect(await findings(visitor)).toEqual([]);
    await after(visitor, page.keyboard.press("Escape"));
  }
  expect(await page.locator(".draft").count()).toBe(0);
  await pressFit(visitor);
  await page.reload();
  await after(visitor, unfold(page));
  expect(await planned(visitor).count()).toBe(2);
  await letGo(visitor);
}

/** The parts of a draft that decide. */
const DECIDING =
  ".question h2, .draft > .row > button, .draft li, .draft > p:not(.hidden, .woken), .draft summary";

/** A press places, and each step after that is one press; the line says what Confirm does. */
async function draft(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await choose(visitor, BUILDING);
  expect(await line(visitor)).toMatch(/: it places 2 pieces$/);
  // The best fit is seen before anything is pointed at.
  expect(await page.locator(".place .kings-ghost-piece").count()).toBeGreaterThan(0);
  await pressFit(visitor);
  expect(await line(visitor)).toMatch(/^Confirm: place on .. and .. \(\w+\)$/);
  for (const name of CLIMBS) {
    const part = page.locator(".draft .part[aria-pressed='false']").filter({ hasText: name });
    await after(visitor, part.first().click());
  }
  await inSight(visitor, DECIDING, SIZES);
  expect(await planned(visitor).count()).toBe(5);
  expect(await page.locator(".place .kings-climb").count()).toBe(4);
  expect(await line(visitor)).toMatch(/, activate, then promote to /);
}

const log = ({ page }: Visitor) => page.locator(".rounds [data-line]").allTextContents();

test("a turn is dragged, drafted in parts, confirmed, taken back whole, and played by keys", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { touch: true });
  const { page } = visitor;
  await openAt(stage, visitor, "three", 103);
  const before = await log(visitor);
  await drag(visitor);
  await leaveOut(visitor);
  await draft(visitor);
  // A press on a step takes it back with what follows.
  await after(visitor, planned(visitor).nth(1).click());
  expect(await planned(visitor).count()).toBe(1);
  await after(visitor, page.locator(".draft .undo").click());
  expect(await planned(visitor).count()).toBe(5);
  await after(visitor, page.locator(".draft .play").click());
  const told = "places on F5 and F3, activates F3 and F5 for 1 cumal and promotes to H4 and H3.";
  expect((await log(visitor)).slice(before.length)).toEqual([expect.stringContaining(told)]);
  // The whole turn is taken back, and asked for anew behind a curtain, as others sit here too.
  await after(visitor, visitor.press("Take back"));
  expect(await log(visitor)).toEqual(before);
  await after(visitor, unfold(page));
  await boardAsLoaded(visitor, unfold);
  // By keys the focus stays on the position that was pressed last, and goes on with the next question.
  await keys(visitor, CARDS, BUILDING);
  await visitor.settled();
  await pressFit(visitor, CELLS, (cell) => cell.press("Enter"));
  expect(CELLS).toContain(await page.evaluate(() => document.activeElement?.getAttribute("data-cell")));
  await after(visitor, page.keyboard.press("Control+Enter"));
  expect(await page.evaluate(() => document.activeElement?.closest(".curtain, .table") != null)).toBe(true);
  expect((await log(visitor)).length).toBeGreaterThan(before.length);

  // The list of uses has all that a card can be used for, and why it lies not elsewhere.
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(stage, visitor, "four", 48);
  await keys(visitor, CARDS, 0);
  await after(visitor, page.locator(".uses-open").click());
  const words = (await page.locator(".uses .barred").allInnerTexts()).join(" ");
  expect(words).toMatch(/§ SKC2/);
  expect(words).toMatch(/finds the most empty positions(: here it finds \d|, and here it).*§ SKP1/s);
  for (const fit of ["F2", "F4", "F3"]) expect(words).toContain(fit);
  const uses = page.locator(".uses button");
  expect(await uses.filter({ hasText: /^\s*Amnesty/ }).count()).toBe(4);
  for (const use of await uses.all()) await use.click({ trial: true });
  // The Tab key goes round within the list, both ways.
  await uses.last().press("Tab");
  await uses.first().press("Shift+Tab");
  await after(visitor, uses.last().press("Enter"));
  expect(await page.locator(".uses:popover-open").count()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  // A player with one cumal is told why there is no amnesty, and what changes nothing, and uses up no card for nothing unasked.
  await openAt(stage, visitor, "three", 25);
  await choose(visitor, 0);
  await after(visitor, page.locator(".chosen .amnesty").press("Enter"));
  const why = "An amnesty costs 4 cumals, and you have 1";
  expect(await page.locator(".question .why").innerText()).toContain(why);
  // The number that is too little is lit, and nothing else of anybody.
  expect(await page.locator(".players .lit").allInnerTexts()).toEqual([expect.stringContaining("1")]);
  await pressFit(visitor, ["connacht W2"]);
  expect(await line(visitor)).toMatch(/^Play card \d+ without effect\?$/);
  expect(await page.locator(".draft .idle").innerText()).toContain("earns 2 cumals");
  await after(visitor, page.keyboard.press("Control+Enter"));
  await after(visitor, visitor.press("Take 2 cumals instead"));
  expect(await line(visitor)).toMatch(/^Discard card \d+ and take 2 cumals\?$/);
  await after(visitor, page.keyboard.press("Control+Enter"));
  expect(await page.locator(".draft").count()).toBe(0);
  await visitor.leave();
});
