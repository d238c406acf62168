// One's own turn of Seat of Kings on the board: few presses, parts that can be left out, nothing played for nothing unasked.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { UsualTurn, View } from "../src/client/wire.ts";
import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { fingerOf, middleOf, mouseOf } from "./pointers.ts";
import { COSTLY, LIVELY, plan } from "./seatOfKingsPlan.ts";
import { Seats, type Asked } from "./seatOfKingsSeats.ts";
import { numbers } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** A usual turn that is looked for, with the card's place in the hand. */
interface Found {
  readonly seats: Seats;
  readonly asked: Asked;
  readonly place: number;
  readonly turn: UsualTurn;
}

/** How games are played until a usual turn is found. */
interface Search {
  /** With how many cumals it is looked for at most. */
  readonly cumals?: number;
  readonly deck?: string;
  /** The region of each seat, in which it places if it can. */
  readonly homes?: Readonly<Record<string, string>>;
}

/** Plays games until a card has such a usual turn. */
async function until(
  isMeant: (turn: UsualTurn, asked: Asked) => boolean,
  { cumals = Infinity, deck = LIVELY, homes = {} }: Search = {},
): Promise<Found> {
  const random = numbers(11);
  for (let table = 0; table < 12; table += 1) {
    const taken = ["blue", "red", "white"].map((seat) => ({ seat, person: 1 }));
    const kings = { max_rounds: 12, deck };
    const seats = await Seats.open(stage.browser, stage.host, {
      variant: "seat-of-kings",
      seats: taken,
      kings,
    });
    for (let asked = await seats.asked(); asked !== undefined; asked = await seats.asked()) {
      const { what, seat, view } = asked;
      const have = view.kings?.players[seat]?.cumals ?? 0;
      for (const [place, { card }] of (what === "turn" && have <= cumals
        ? (view.kings?.hand ?? [])
        : []
      ).entries()) {
        const turn = (await seats.usualTurns(seat, card)).find((turn) => isMeant(turn, asked));
        if (turn !== undefined) return { seats, asked, place, turn };
      }
      await seats.decide(seat, plan(asked, random, homes));
    }
    await seats.leave();
  }
  throw new Error("it was not found in twelve games");
}

const promotions = ({ actions }: UsualTurn) => actions.filter(({ kind }) => kind === "promote").length;
const places = ({ actions }: UsualTurn) => actions.filter(({ kind }) => kind === "place").length;

/** The cells of a fit, in the order in which they are pressed. */
function cellsOf({ actions }: UsualTurn): string[] {
  const [play] = actions;
  return play?.kind === "play" ? play.positions.map((position) => `${play.region} ${position}`) : [];
}

async function open({ seats, asked, place }: Found, width = 1280, height = 800): Promise<Visitor> {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`, { width, height });
  await seats.come(visitor, asked.seat);
  await visitor.page.locator(".hand .own [data-cell]").nth(place).click();
  await visitor.page.locator(".chosen").waitFor();
  return visitor;
}

/** Takes in all steps after the places of a turn, by a press each; gives how many they are. */
async function climb({ page }: Visitor, { actions }: UsualTurn): Promise<number> {
  const steps = actions.filter(({ kind }) => kind === "activate" || kind === "promote");
  for (const [number, step] of steps.entries()) {
    const name = "position" in step ? `promote to ${step.position}` : "activate";
    const part = page.locator(`.draft .part[data-kind="${step.kind}"]`).filter({ hasText: name }).first();
    expect(await part.getAttribute("aria-pressed")).toBe("false");
    await part.click();
    await expect
      .poll(() =>
        page
          .locator('.draft :is([data-kind="activate"], [data-kind="promote"])[aria-pressed="true"]')
          .count(),
      )
      .toBe(number + 1);
    await page.waitForFunction(() => document.querySelector("[data-busy='true']") === null);
  }
  return steps.length;
}

test("a press places, and each step after that is one press; the line says what Confirm does", async () => {
  const found = await until((turn) => places(turn) === 2 && promotions(turn) >= 2);
  const { seats, asked, turn } = found;
  const visitor = await open(found);
  const { page } = visitor;
  // The best fit is seen before anything is pointed at, and the best one below the pointer as soon as something is.
  const ghosts = page.locator(".place .kings-ghost-piece");
  await ghosts.first().waitFor();
  expect(await page.locator(".place .kings-price").count()).toBeLessThanOrEqual(1);
  let presses = 0;
  for (const cell of cellsOf(turn)) {
    if ((await page.locator(".draft").count()) > 0) break;
    await page.locator(`[data-cell="${cell}"]`).hover();
    await page.locator(`[data-cell="${cell}"][aria-label*="your piece would go here"]`).waitFor();
    await page.locator(`[data-cell="${cell}"]`).click();
    presses += 1;
    await page.waitForFunction(() => document.querySelector("[data-busy='true']") === null);
  }
  await page.locator(".draft").waitFor();
  const line = () => page.locator(".question h2").innerText();
  const region = turn.actions[0]?.kind === "play" ? turn.actions[0].region : "";
  expect(await page.locator(".draft .part[aria-pressed='true']").count()).toBe(places(turn));
  expect((await line()).toLowerCase()).toMatch(new RegExp(`^confirm: place on .. and .. \\(${region}\\)$`));
  presses += await climb(visitor, turn);
  expect(await page.locator(".draft .part[aria-pressed='true']").count()).toBe(turn.actions.length - 1);
  await expect.poll(() => page.locator(".place .kings-climb").count()).toBe(2 * promotions(turn));
  // The line says the act, and that one's turn has come is no second headline.
  expect(await line()).toMatch(/, activate, then promote to /);
  expect(await page.locator(".act").innerText()).toMatch(/Your turn|to move/i);
  expect(await page.locator(".act b").count()).toBe(0);
  // The card that is played stays in sight.
  expect(await page.locator(".hand .own [data-cell]").count()).toBe(asked.view.kings?.hand?.length);
  await page.locator(".draft .play").click();
  presses += 1;
  await page.locator(".draft").waitFor({ state: "detached" });
  expect(presses).toBeLessThanOrEqual(4 + promotions(turn));
  await seats.look();
  const { log } = await seats.viewOf(asked.seat);
  const own = log.filter((entry) => entry.version > asked.view.version && entry.seat === asked.seat);
  const tokens = own.map(({ token }) => token).slice(0, turn.actions.length);
  expect(tokens).toEqual(turn.actions.map(({ token }) => token));
  await visitor.leave();
  await seats.leave();
});

/** What decides of a draft and is not hit at its middle. No sheet is scrolled for it. */
const outOfSight = (page: Page) =>
  page
    .locator(
      ".question h2, .draft > .row > button, .draft li, .draft > p:not(.hidden, .woken), .draft summary",
    )
    .evaluateAll((all) =>
      all.flatMap((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width === 0 || part.contains(hit) ? [] : [part.textContent?.trim().slice(0, 50)];
      }),
    );

test("a climb with a capture has its line, its parts, its price and what it takes in sight, on phones too", async () => {
  /** The words of a turn are as many as its effects: here one piece is captured, and nothing else happens beside it. */
  const isOneCapture = ({ details }: UsualTurn) => {
    const effects = details.flatMap(({ effects = [] }) => effects.map(({ effect }) => effect));
    return effects.filter((effect) => !["paid", "activated"].includes(effect)).join() === "captured";
  };
  const found = await until((turn) => promotions(turn) >= 3 && isOneCapture(turn));
  const { seats, turn } = found;
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [360, 640],
  ] as const) {
    const visitor = await open(found, width, height);
    const { page } = visitor;
    const [cell = ""] = cellsOf(turn);
    const tab = page.locator(`[data-drop="${cell.split(" ")[0]}"]`);
    if ((await tab.count()) > 0) await tab.click();
    for (const cell of cellsOf(turn)) {
      if ((await page.locator(".draft").count()) > 0) break;
      await page.locator(`[data-cell="${cell}"]`).click();
      await page.waitForFunction(() => document.querySelector("[data-busy='true']") === null);
    }
    await expect.poll(() => outOfSight(page), { message: `${width} x ${height}, placed` }).toEqual([]);
    await climb(visitor, turn);
    await expect.poll(() => outOfSight(page), { message: `${width} x ${height}, climbed` }).toEqual([]);
    await visitor.leave();
  }
  await seats.leave();
});

test("a press on the board or in the list leaves a part out and takes it in again; Escape undoes", async () => {
  const found = await until((turn) => places(turn) === 2 && promotions(turn) >= 1);
  const { seats, turn } = found;
  const visitor = await open(found);
  const { page } = visitor;
  const settled = () => page.waitForFunction(() => document.querySelector("[data-busy='true']") === null);
  for (const cell of cellsOf(turn)) {
    if ((await page.locator(".draft").count()) > 0) break;
    await page.locator(`[data-cell="${cell}"]`).click();
    await settled();
  }
  await page.locator(".draft").waitFor();
  const planned = () => page.locator(".draft .part[aria-pressed='true']").count();
  const all = await planned();
  const [first = ""] = cellsOf(turn);
  await page.locator(`[data-cell="${first}"]`).click();
  await settled();
  expect(await planned()).toBeLessThan(all);
  // The press says that the card is half used.
  const unplaced = page.locator(".draft .unplaced");
  expect(await unplaced.innerText()).toBe(`No piece goes to ${first.slice(-2)} yet. Press it to place one.`);
  const out = page.locator(".draft .part[aria-pressed='false']").filter({ hasText: first.slice(-2) });
  await out.first().click();
  await settled();
  expect(await planned()).toBe(all);
  expect(await unplaced.count()).toBe(0);
  await page.keyboard.press("Escape");
  await settled();
  expect(await planned()).toBeLessThan(all);
  await page.keyboard.press("Escape");
  await settled();
  expect(await planned()).toBe(all);
  expect(await findings(visitor)).toEqual([]);
  // A reload finds the draft again.
  await page.reload();
  await page.locator(".curtain button.main").click();
  await page.locator(".draft").waitFor();
  expect(await planned()).toBe(all);
  await page.keyboard.press("Escape");
  await page.locator(".draft").waitFor({ state: "detached" });
  await visitor.leave();
  await seats.leave();
});

test("a press on a step takes it back with what follows, and a confirmed turn is taken back whole", async () => {
  const found = await until((turn) => places(turn) === 2 && promotions(turn) >= 1);
  const { seats, asked, turn } = found;
  const before = (await seats.viewOf(asked.seat)).log.length;
  const visitor = await open(found);
  const { page } = visitor;
  const settled = () => page.waitForFunction(() => document.querySelector("[data-busy='true']") === null);
  for (const cell of cellsOf(turn)) {
    if ((await page.locator(".draft").count()) > 0) break;
    await page.locator(`[data-cell="${cell}"]`).click();
    await settled();
  }
  const planned = page.locator(".draft .part[aria-pressed='true']");
  await planned.first().waitFor();
  await climb(visitor, turn);
  const all = await planned.count();
  const second = planned.nth(1);
  expect(await second.innerText()).toContain("A press takes it back, and the ");
  await second.click();
  await settled();
  expect(await planned.count()).toBe(1);
  await page.locator(".draft .undo").click();
  await settled();
  expect(await planned.count()).toBe(all);
  await page.locator(".draft .play").click();
  await page.locator(".draft").waitFor({ state: "detached" });
  await settled();
  await visitor.press("Take back");
  await settled();
  // The whole turn is taken back, the card with it.
  const kinds = async () => {
    await seats.look();
    return (await seats.viewOf(asked.seat)).log.slice(before).map(({ detail }) => detail.kind);
  };
  await expect.poll(kinds).toEqual([]);
  // It is asked for anew behind a curtain, as others sit here too.
  await page.locator(".curtain button.main").click();
  await page.locator('.question[data-asks="turn"]').waitFor();
  await boardAsLoaded(visitor, (loaded) => loaded.locator(".curtain button.main").click());
  await visitor.leave();
  await seats.leave();
});

test("what changes nothing is told before, and a card is not used up for nothing unasked", async () => {
  // All are in one region and have spent their cumals: nobody can pay for another region.
  const homes = { blue: "leinster", red: "leinster", white: "leinster" };
  const found = await until(({ idle }) => idle === "fee", { cumals: 1, deck: COSTLY, homes });
  const { seats, turn } = found;
  const visitor = await open(found);
  const { page } = visitor;
  const [first = ""] = cellsOf(turn);
  await page.waitForFunction(
    (cell) =>
      document
        .querySelector(`[data-cell="${cell}"]`)
        ?.getAttribute("aria-label")
        ?.includes("would change nothing"),
    first,
  );
  for (const cell of cellsOf(turn)) {
    if ((await page.locator(".draft").count()) > 0) break;
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.waitForFunction(() => document.querySelector("[data-busy='true']") === null);
  }
  await page.locator(".draft .idle").waitFor();
  expect(await page.locator(".question h2").innerText()).toMatch(/^Play card \d+ without effect\?$/);
  expect(await page.locator(".draft .idle").innerText()).toContain("earns 2 cumals");
  expect(await page.locator(".draft .main").allInnerTexts()).toEqual(["Take 2 cumals instead"]);
  await page.keyboard.press("Control+Enter");
  expect(await page.locator(".draft .idle").count()).toBe(1);
  await page.locator(".draft .instead").click();
  await page.getByRole("heading", { name: /^Discard card \d+ and take 2 cumals\?$/ }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.locator(".draft").waitFor({ state: "detached" });
  await visitor.leave();
  await seats.leave();
});

/** Whether a turn places on a position where something stands. */
const covers = ({ actions: [play] }: UsualTurn, { view }: Asked) =>
  play?.kind === "play" &&
  play.positions.some((position) => view.kings?.board[play.region]?.[position] !== undefined);

test("what a piece would be placed on is drawn as it would be at once, and nothing of it fades in", async () => {
  const found = await until(covers);
  const { seats, asked, place, turn } = found;
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`, { moves: true });
  const { page } = visitor;
  await seats.come(visitor, asked.seat);
  const card = page.locator(".hand .own [data-cell]").nth(place);
  await card.waitFor();
  await page.evaluate(() => {
    const fresh: string[] = [];
    Object.assign(window, { fresh });
    document.addEventListener("animationstart", ({ target, animationName }) => {
      if (animationName.endsWith("come")) fresh.push((target as Element).getAttribute("class") ?? "");
    });
  });
  await card.click();
  await page.locator(".chosen").waitFor();
  const planned = page.locator(".place .kings-planned");
  const [cell = ""] = cellsOf(turn);
  await page.locator(`[data-cell="${cell}"]`).hover();
  await planned.first().waitFor();
  await page.keyboard.press("Escape");
  await planned.first().waitFor({ state: "detached" });
  // What would fade in has begun to within two frames.
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => (window as unknown as { fresh: string[] }).fresh)).toEqual([]);
  await visitor.leave();
  await seats.leave();
});

/** A region of a card with a position that several of its fits have, and fits in other regions too. */
function sharedPlace({ legal }: View, card: number): { region: string; position: string } | undefined {
  const plays = (legal?.plays ?? []).filter((play) => play.card === card);
  for (const { region, fits } of plays.length > 1 ? plays : [])
    for (const position of fits.flat())
      if (fits.filter((fit) => fit.includes(position)).length > 1) return { region, position };
  return undefined;
}

test("a second press or Cancel lets a position go, and the line asks for the second one", async () => {
  const isMeant = (turn: UsualTurn, { view }: Asked) => {
    const [play] = turn.actions;
    return play?.kind === "play" && sharedPlace(view, play.card) !== undefined;
  };
  const found = await until(isMeant);
  const { seats, asked, place } = found;
  const at = sharedPlace(asked.view, asked.view.kings?.hand?.[place]?.card ?? 0);
  const visitor = await open(found);
  const { page } = visitor;
  const cell = page.locator(`[data-cell="${at?.region} ${at?.position}"]`);
  const line = (text: string) => page.locator(".question h2").filter({ hasText: text }).waitFor();
  const elsewhere = () =>
    page
      .locator(`.place [data-cell][aria-disabled="false"]:not([data-cell^="${at?.region}"])`)
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell")));
  await expect.poll(async () => (await elsewhere()).length).toBeGreaterThan(0);
  const free = await elsewhere();
  await cell.click();
  await line("Press the second position");
  await expect.poll(() => page.locator(".place .kings-barred").count()).toBe(0);
  await expect.poll(elsewhere).toEqual(free);
  await cell.click();
  await line("Choose where card");
  await cell.click();
  await line("Press the second position");
  await page.locator(".chosen .cancel").click();
  await line("Choose where card");
  // Cancel lets the card go in the end.
  await page.locator(".chosen .cancel").click();
  await page.locator(".chosen").waitFor({ state: "detached" });
  await page.locator(".hand .own [data-cell]").nth(place).click();
  // Leaving with a position under the pointer is no error; the visitor collects them all.
  await page.locator("[data-cell]").nth(3).hover();
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByRole("heading").first().waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
  await seats.leave();
});

test("by keys the focus stays on the position that was pressed last, and goes on with the next question", async () => {
  const found = await until((turn) => places(turn) === 2);
  const { seats, turn } = found;
  const visitor = await open(found);
  const { page } = visitor;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell") ?? "");
  let last = "";
  for (const cell of cellsOf(turn)) {
    if ((await page.locator(".draft").count()) > 0) break;
    await page.locator(`.place [data-cell="${cell}"]`).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[data-busy='true']") === null);
    last = cell;
  }
  await page.locator(".draft .play[aria-disabled='false']").waitFor();
  expect(await focused()).toBe(last);
  await page.keyboard.press("Control+Enter");
  await page.locator(".curtain").waitFor();
  await page.waitForFunction(() => document.activeElement?.closest(".curtain, .table") != null);
  await visitor.leave();
  await seats.leave();
});

test("a card that is dragged to a region does what presses do, and dropped elsewhere it goes back", async () => {
  const { seats, asked, place, turn } = await until((turn) => places(turn) === 2);
  const [first = ""] = cellsOf(turn);
  const [region] = first.split(" ");
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`, { touch: true });
  const { page } = visitor;
  await seats.come(visitor, asked.seat);
  const card = page.locator(".hand .own [data-cell]").nth(place);
  const cell = page.locator(`.place [data-cell="${first}"]`);
  const line = page.locator(".question h2");
  const settled = () => page.waitForFunction(() => document.querySelector("[data-busy='true']") === null);
  const letGo = async () => {
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press("Escape");
      await settled();
    }
  };
  const [before, mouse] = [await line.innerText(), mouseOf(page)];
  await mouse.down(await middleOf(card));
  await mouse.move(await middleOf(page.locator(".players")));
  await page.locator(".dragged").waitFor();
  await mouse.up();
  expect(await page.locator(".dragged, .chosen").count()).toBe(0);
  expect(await line.innerText()).toBe(before);
  await mouse.down(await middleOf(card));
  await mouse.move(await middleOf(cell));
  await mouse.up();
  await page.locator(".draft, .chosen").first().waitFor();
  await settled();
  const dragged = await line.innerText();
  await letGo();
  await expect.poll(() => line.innerText()).toBe(before);
  await card.tap();
  await cell.tap();
  await settled();
  await expect.poll(() => line.innerText()).toBe(dragged);
  await letGo();
  await expect.poll(() => line.innerText()).toBe(before);
  // On a phone the button of a region takes a card too.
  await page.setViewportSize({ width: 390, height: 844 });
  const [finger, button] = [await fingerOf(page), page.locator(`[data-drop="${region}"]`)];
  await finger.down(await middleOf(card));
  await finger.move(await middleOf(button));
  await finger.up();
  await page.locator(".draft, .chosen").first().waitFor();
  expect(await button.getAttribute("aria-pressed")).toBe("true");
  await visitor.leave();
  await seats.leave();
});
