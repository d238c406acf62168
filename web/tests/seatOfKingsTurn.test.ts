// One's own turn of Seat of Kings on the board: few presses, parts that can be left out, nothing played for nothing unasked.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { UsualTurn } from "../src/client/wire.ts";
import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { fingerOf, middleOf, mouseOf, type Pointer } from "./pointers.ts";
import { COSTLY, LIVELY, actionsOf, playUntil, type Case } from "./seatOfKingsPlan.ts";
import type { Asked, Seats } from "./seatOfKingsSeats.ts";
import { CARDS, after, inSight, keys } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();

const SEATS = ["blue", "red", "white", "yellow"];

const SIZES = [
  [390, 844],
  [360, 640],
  [1280, 800],
] as const;

/** A usual turn that is meant, of some card of the hand, and the place of this card. */
async function turnOf(seats: Seats, { seat, what, view }: Asked, isMeant: (turn: UsualTurn) => boolean) {
  const hand = what === "turn" ? (view.kings?.hand ?? []) : [];
  for (const [place, { card }] of hand.entries()) {
    const turn = (await seats.usualTurns(seat, card)).find(isMeant);
    if (turn !== undefined) return { place, turn };
  }
  return undefined;
}

const count = ({ actions }: UsualTurn, kind: string) =>
  actions.filter((action) => action.kind === kind).length;

/** The cells of a fit, in the order in which they are pressed. */
function cellsOf({ actions: [play] }: UsualTurn): string[] {
  return play?.kind === "play" ? play.positions.map((position) => `${play.region} ${position}`) : [];
}

const line = ({ page }: Visitor) => page.locator(".question h2").innerText();
const planned = ({ page }: Visitor) => page.locator(".draft .part[aria-pressed='true']");
const unfold = (page: Page) => page.locator(".curtain button.main").click();

async function choose(visitor: Visitor, place: number): Promise<void> {
  await after(visitor, visitor.page.locator(CARDS).nth(place).click());
  expect(await visitor.page.locator(".chosen").count()).toBe(1);
}

/** Presses the cells of a fit until it is a draft. */
async function pressFit(visitor: Visitor, turn: UsualTurn): Promise<number> {
  const { page } = visitor;
  let presses = 0;
  for (const cell of cellsOf(turn)) {
    if ((await page.locator(".draft").count()) > 0) break;
    const position = page.locator(`.place [data-cell="${cell}"]`);
    await after(visitor, position.hover());
    expect(await position.getAttribute("aria-label")).toMatch(
      /your piece would go here|would change nothing/,
    );
    await after(visitor, position.click());
    presses += 1;
  }
  return presses;
}

/** Lets the draft go, and the card. */
async function letGo(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  while ((await page.locator(".draft, .chosen").count()) > 0)
    await after(visitor, page.keyboard.press("Escape"));
}

/** A card that is dragged to a region does what presses do, and dropped elsewhere it goes back. */
async function drag(visitor: Visitor, place: number, turn: UsualTurn): Promise<void> {
  const { page } = visitor;
  const [cell = ""] = cellsOf(turn);
  const card = page.locator(CARDS).nth(place);
  const drop = async (pointer: Pointer, target: string) => {
    await pointer.down(await middleOf(card));
    await pointer.move(await middleOf(page.locator(target)));
    await after(visitor, pointer.up());
    return line(visitor);
  };
  const begun = await line(visitor);
  expect(await drop(mouseOf(page), ".players")).toBe(begun);
  const dragged = await drop(mouseOf(page), `.place [data-cell="${cell}"]`);
  await letGo(visitor);
  await card.tap();
  await after(visitor, page.locator(`.place [data-cell="${cell}"]`).tap());
  expect(await line(visitor)).toBe(dragged);
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
async function leaveOut(visitor: Visitor, place: number, turn: UsualTurn): Promise<void> {
  const { page } = visitor;
  await choose(visitor, place);
  await pressFit(visitor, turn);
  const [cell = ""] = cellsOf(turn);
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
  await pressFit(visitor, turn);
  await page.reload();
  await after(visitor, unfold(page));
  expect(await planned(visitor).count()).toBe(2);
  await letGo(visitor);
}

/** What decides of a draft. */
const DECIDING =
  ".question h2, .draft > .row > button, .draft li, .draft > p:not(.hidden, .woken), .draft summary";

/** A press places, and each step after that is one press; the line says what Confirm does. Gives the presses. */
async function draft(visitor: Visitor, place: number, turn: UsualTurn): Promise<number> {
  const { page } = visitor;
  await choose(visitor, place);
  // The best fit is seen before anything is pointed at.
  expect(await page.locator(".place .kings-ghost-piece").count()).toBeGreaterThan(0);
  let presses = await pressFit(visitor, turn);
  await inSight(visitor, DECIDING, SIZES);
  expect(await line(visitor)).toMatch(/^Confirm: place on .. and .. \(\w+\)$/);
  for (const step of turn.actions.filter(({ kind }) => kind === "activate" || kind === "promote")) {
    const name = "position" in step ? `promote to ${step.position}` : "activate";
    const part = page.locator(`.draft .part[data-kind="${step.kind}"][aria-pressed="false"]`);
    await after(visitor, part.filter({ hasText: name }).first().click());
    presses += 1;
  }
  await inSight(visitor, DECIDING, SIZES);
  expect(await planned(visitor).count()).toBe(turn.actions.length - 1);
  expect(await page.locator(".place .kings-climb").count()).toBe(2 * count(turn, "promote"));
  expect(await line(visitor)).toMatch(/, activate, then promote to /);
  return presses;
}

/** A card is dragged, drafted in parts, confirmed, taken back whole, and played by keys. */
const wholeTurn: Case = async (seats, asked) => {
  const isMeant = (turn: UsualTurn) => count(turn, "place") === 2 && count(turn, "promote") >= 2;
  const found = await turnOf(seats, asked, isMeant);
  if (found === undefined) return undefined;
  const { place, turn } = found;
  const news = async () => {
    await seats.look();
    return (await seats.viewOf(asked.seat)).log.filter(({ version }) => version > asked.view.version);
  };
  return async (visitor) => {
    const { page } = visitor;
    await drag(visitor, place, turn);
    await leaveOut(visitor, place, turn);
    const presses = await draft(visitor, place, turn);
    // A press on a step takes it back with what follows.
    await after(visitor, planned(visitor).nth(1).click());
    expect(await planned(visitor).count()).toBe(1);
    await after(visitor, page.locator(".draft .undo").click());
    expect(await planned(visitor).count()).toBe(turn.actions.length - 1);
    await after(visitor, page.locator(".draft .play").click());
    expect(presses + 1).toBeLessThanOrEqual(4 + count(turn, "promote"));
    const own = (await news()).filter(({ seat }) => seat === asked.seat).map(({ token }) => token);
    expect(own.slice(0, turn.actions.length)).toEqual(turn.actions.map(({ token }) => token));
    // The whole turn is taken back, and asked for anew behind a curtain, as others sit here too.
    await after(visitor, visitor.press("Take back"));
    expect(await news()).toEqual([]);
    await after(visitor, unfold(page));
    await boardAsLoaded(visitor, unfold);
    // By keys the focus stays on the position that was pressed last, and goes on with the next question.
    await keys(visitor, CARDS, place);
    await visitor.settled();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
    for (const cell of cellsOf(turn)) {
      if ((await page.locator(".draft").count()) > 0) break;
      await page.locator(`.place [data-cell="${cell}"]`).focus();
      await after(visitor, page.keyboard.press("Enter"));
      expect(await focused()).toBe(cell);
    }
    await after(visitor, page.keyboard.press("Control+Enter"));
    expect(await page.evaluate(() => document.activeElement?.closest(".curtain, .table") != null)).toBe(true);
    expect((await news()).length).toBeGreaterThan(0);
  };
};

/** The list of uses has all that a card can be used for, and why it lies not elsewhere. */
const useList: Case = async (_seats, { what, view }) => {
  const hand = view.kings?.hand ?? [];
  const kinds = actionsOf(view.legal ?? {}).map(({ kind }) => kind);
  const place = hand.findIndex(
    ({ outside, fits = [] }) => outside !== undefined && fits.some(({ barred }) => barred !== undefined),
  );
  const amnesties = kinds.filter((kind) => kind === "amnesty").length;
  if (what !== "turn" || place < 0 || amnesties < 4 * hand.length) return undefined;
  return async (visitor) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 740 });
    await keys(visitor, CARDS, place);
    await after(visitor, page.locator(".uses-open").click());
    const words = (await page.locator(".uses .barred").allInnerTexts()).join(" ");
    expect(words).toMatch(/§ SKC2/);
    expect(words).toMatch(/finds the most empty positions(: here it finds \d|, and here it).*§ SKP1/s);
    for (const fit of hand[place]?.fits?.flatMap((fits) => fits.barred?.fits ?? []) ?? [])
      expect(words).toContain(fit.join(" + "));
    // The clause opens, above the list.
    await page.getByRole("button", { name: "Rule SKC2: its text" }).first().press("Enter");
    await page.getByRole("note").filter({ hasText: "SKC2" }).getByText(/array/i).waitFor();
    await page.keyboard.press("Escape");
    const uses = page.locator(".uses button");
    expect(await uses.filter({ hasText: /^\s*Amnesty/ }).count()).toBe(4);
    for (const use of await uses.all()) await use.click({ trial: true });
    // The Tab key goes round within the list, both ways.
    await uses.last().press("Tab");
    await uses.first().press("Shift+Tab");
    await after(visitor, uses.last().press("Enter"));
    expect(await page.locator(".uses:popover-open").count()).toBe(0);
    await letGo(visitor);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
};

/** Who has no cumals is told why there is no amnesty, and what changes nothing, and uses up no card for nothing unasked. */
const withoutCumals: Case = async (seats, asked) => {
  const have = asked.view.kings?.players[asked.seat]?.cumals ?? 0;
  const found = have <= 1 ? await turnOf(seats, asked, ({ idle }) => idle === "fee") : undefined;
  if (found === undefined) return undefined;
  return async (visitor) => {
    const { page } = visitor;
    await choose(visitor, found.place);
    await after(visitor, page.locator(".chosen .amnesty").press("Enter"));
    expect(await page.locator(".question .why").innerText()).toContain(
      `An amnesty costs 4 cumals, and you have ${have}`,
    );
    // What is too little is lit, and nothing else of anybody.
    expect(await page.locator(".players .lit").allInnerTexts()).toEqual([expect.stringContaining(`${have}`)]);
    await pressFit(visitor, found.turn);
    expect(await line(visitor)).toMatch(/^Play card \d+ without effect\?$/);
    expect(await page.locator(".draft .idle").innerText()).toContain("earns 2 cumals");
    await after(visitor, page.keyboard.press("Control+Enter"));
    await after(visitor, visitor.press("Take 2 cumals instead"));
    expect(await line(visitor)).toMatch(/^Discard card \d+ and take 2 cumals\?$/);
    await after(visitor, page.keyboard.press("Control+Enter"));
    expect(await page.locator(".draft").count()).toBe(0);
  };
};

const OWN =
  "a turn is dragged, drafted in parts, confirmed, taken back and played by keys, and what it does and costs is said";
test(OWN, { timeout: 480_000 }, async () => {
  const lively = { seats: SEATS, deck: LIVELY, seed: 6 };
  await playUntil(stage, lively, { wholeTurn, useList }, { touch: true });
  // All are in one region and have spent their cumals: nobody can pay for another region.
  const homes = Object.fromEntries(SEATS.map((seat) => [seat, "leinster"]));
  await playUntil(stage, { seats: SEATS, deck: COSTLY, homes, seed: 6 }, { withoutCumals });
});
