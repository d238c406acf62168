// One's own turn of Seat of Kings on the board: few presses, parts that can be left out, nothing played for nothing unasked.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { ActionFields, EffectView, UsualTurn } from "../src/client/wire.ts";
import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { fingerOf, middleOf, mouseOf } from "./pointers.ts";
import { keys } from "./seatOfKingsKeys.ts";
import { after } from "./seatOfKingsOpened.ts";
import { COSTLY, LIVELY, actionsOf, plan } from "./seatOfKingsPlan.ts";
import { Seats, type Asked } from "./seatOfKingsSeats.ts";
import { numbers } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor, type Visits } from "./visitor.ts";

const stage = setStage();

/** A moment of a table at which a visitor may come. */
interface Moment {
  readonly visitor: Visitor;
  readonly seats: Seats;
  readonly asked: Asked;
  /** The usual turns of each card of the hand. */
  readonly turns: readonly (readonly UsualTurn[])[];
}

/** Tries something at a moment; gives whether it was the right one. */
type Try = (moment: Moment) => Promise<boolean>;

/** Plays games until everything was tried at a right moment. */
async function playUntil(deck: string | undefined, all: readonly Try[], visits: Visits = {}, homes = {}) {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`, visits);
  // It leads soon to all that is looked for.
  const random = numbers(6);
  const wanted = new Set(all);
  const agreed = {
    variant: "seat-of-kings",
    seats: ["blue", "red", "white", "yellow"].map((seat) => ({ seat, person: 1 })),
    kings: { max_rounds: 12, ...(deck !== undefined && { deck }) },
  };
  for (let table = 0; table < 12 && wanted.size > 0; table += 1)
    await Seats.play(stage, agreed, async (seats, asked) => {
      const hand = asked.what === "turn" ? (asked.view.kings?.hand ?? []) : [];
      const turns = await Promise.all(hand.map(({ card }) => seats.usualTurns(asked.seat, card)));
      for (const each of wanted) {
        if (!(await each({ visitor, seats, asked, turns }))) continue;
        wanted.delete(each);
        await seats.go(visitor);
        await seats.look();
        // It may be another moment now.
        return wanted.size === 0;
      }
      await seats.decide(asked.seat, plan(asked, random, homes));
      return false;
    });
  expect([...wanted].map(({ name }) => name)).toEqual([]);
  await visitor.leave();
}

/** A usual turn, and the card's place in the hand. */
function turnOf({ turns }: Moment, isMeant: (turn: UsualTurn) => boolean) {
  const place = turns.findIndex((all) => all.some(isMeant));
  const turn = turns[place]?.find(isMeant);
  return turn === undefined ? undefined : { place, turn };
}

const promotions = ({ actions }: UsualTurn) => actions.filter(({ kind }) => kind === "promote").length;
const places = ({ actions }: UsualTurn) => actions.filter(({ kind }) => kind === "place").length;

/** The cells of a fit, in the order in which they are pressed. */
function cellsOf({ actions }: UsualTurn): string[] {
  const [play] = actions;
  return play?.kind === "play" ? play.positions.map((position) => `${play.region} ${position}`) : [];
}

const CARDS = ".hand .own [data-cell]";

/** Chooses a card. */
async function choose(visitor: Visitor, place: number): Promise<void> {
  const card = visitor.page.locator(CARDS).nth(place);
  // A draft that is dropped leaves it chosen.
  if ((await card.getAttribute("aria-selected")) !== "true") await card.click();
  await visitor.settled();
  expect(await visitor.page.locator(".chosen").count()).toBe(1);
}

/** Presses the cells of a fit until it is a draft; gives those that were pressed. */
async function pressFit(
  visitor: Visitor,
  turn: UsualTurn,
  press = (cell: string) => visitor.page.locator(`[data-cell="${cell}"]`).click(),
): Promise<string[]> {
  const pressed: string[] = [];
  for (const cell of cellsOf(turn)) {
    if ((await visitor.page.locator(".draft").count()) > 0) break;
    await after(visitor, press(cell));
    pressed.push(cell);
  }
  return pressed;
}

const planned = ({ page }: Visitor) => page.locator(".draft .part[aria-pressed='true']").count();
const line = ({ page }: Visitor) => page.locator(".question h2").innerText();

/** Takes in all steps after the places of a turn, by a press each; gives how many they are. */
async function climb(visitor: Visitor, { actions }: UsualTurn): Promise<number> {
  const { page } = visitor;
  const steps = actions.filter(({ kind }) => kind === "activate" || kind === "promote");
  const taken = page.locator(
    '.draft :is([data-kind="activate"], [data-kind="promote"])[aria-pressed="true"]',
  );
  for (const [number, step] of steps.entries()) {
    const name = "position" in step ? `promote to ${step.position}` : "activate";
    const part = page.locator(`.draft .part[data-kind="${step.kind}"]`).filter({ hasText: name }).first();
    expect(await part.getAttribute("aria-pressed")).toBe("false");
    await after(visitor, part.click());
    expect(await taken.count()).toBe(number + 1);
  }
  return steps.length;
}

async function escape(visitor: Visitor): Promise<void> {
  await after(visitor, visitor.page.keyboard.press("Escape"));
}

/** A card that is dragged to a region does what presses do, and dropped elsewhere it goes back. */
async function drag(visitor: Visitor, place: number, turn: UsualTurn): Promise<void> {
  const { page } = visitor;
  const [first = ""] = cellsOf(turn);
  const [card, cell] = [page.locator(CARDS).nth(place), page.locator(`.place [data-cell="${first}"]`)];
  const letGo = async () => {
    for (let presses = 0; presses < 4; presses += 1) await escape(visitor);
    expect(await line(visitor)).toBe(before);
  };
  const [before, mouse] = [await line(visitor), mouseOf(page)];
  await mouse.down(await middleOf(card));
  await mouse.move(await middleOf(page.locator(".players")));
  await page.locator(".dragged").waitFor();
  await mouse.up();
  expect(await page.locator(".dragged, .chosen").count()).toBe(0);
  expect(await line(visitor)).toBe(before);
  await mouse.down(await middleOf(card));
  await mouse.move(await middleOf(cell));
  await after(visitor, mouse.up());
  expect(await page.locator(".draft, .chosen").count()).toBeGreaterThan(0);
  const dragged = await line(visitor);
  await letGo();
  await card.tap();
  await after(visitor, cell.tap());
  expect(await line(visitor)).toBe(dragged);
  await letGo();
  // On a phone the button of a region takes a card too.
  await page.setViewportSize({ width: 390, height: 844 });
  const [finger, button] = [await fingerOf(page), page.locator(`[data-drop="${first.split(" ")[0]}"]`)];
  await finger.down(await middleOf(card));
  await finger.move(await middleOf(button));
  await after(visitor, finger.up());
  expect(await page.locator(".draft, .chosen").count()).toBeGreaterThan(0);
  expect(await button.getAttribute("aria-pressed")).toBe("true");
  await page.setViewportSize({ width: 1280, height: 800 });
  await letGo();
}

/** A press on the board or in the list leaves a part out and takes it in again; Escape undoes, and a reload finds the draft. */
async function leaveOut(visitor: Visitor, place: number, turn: UsualTurn): Promise<void> {
  const { page } = visitor;
  await choose(visitor, place);
  await pressFit(visitor, turn);
  const all = await planned(visitor);
  const [first = ""] = cellsOf(turn);
  await after(visitor, page.locator(`[data-cell="${first}"]`).click());
  expect(await planned(visitor)).toBeLessThan(all);
  // The press says that the card is half used.
  const unplaced = page.locator(".draft .unplaced");
  expect(await unplaced.innerText()).toBe(`No piece goes to ${first.slice(-2)} yet. Press it to place one.`);
  const out = page.locator(".draft .part[aria-pressed='false']").filter({ hasText: first.slice(-2) });
  await after(visitor, out.first().click());
  expect(await planned(visitor)).toBe(all);
  expect(await unplaced.count()).toBe(0);
  await escape(visitor);
  expect(await planned(visitor)).toBeLessThan(all);
  await escape(visitor);
  expect(await planned(visitor)).toBe(all);
  expect(await findings(visitor)).toEqual([]);
  await page.reload();
  await after(visitor, page.locator(".curtain button.main").click());
  expect(await planned(visitor)).toBe(all);
  await escape(visitor);
  expect(await page.locator(".draft").count()).toBe(0);
}

/** A press places, and each step after that is one press; the line says what Confirm does. Gives the presses. */
async function draft(visitor: Visitor, place: number, turn: UsualTurn): Promise<number> {
  const { page } = visitor;
  await choose(visitor, place);
  // The best fit is seen before anything is pointed at, and the best one below the pointer as soon as something is.
  expect(await page.locator(".place .kings-ghost-piece").count()).toBeGreaterThan(0);
  expect(await page.locator(".place .kings-price").count()).toBeLessThanOrEqual(1);
  const pressed = await pressFit(visitor, turn, async (name) => {
    const cell = page.locator(`[data-cell="${name}"]`);
    await after(visitor, cell.hover());
    expect(await cell.getAttribute("aria-label")).toContain("your piece would go here");
    await cell.click();
  });
  const [play] = turn.actions;
  const region = play?.kind === "play" ? play.region : "";
  expect(await planned(visitor)).toBe(places(turn));
  expect((await line(visitor)).toLowerCase()).toMatch(
    new RegExp(`^confirm: place on .. and .. \\(${region}\\)$`),
  );
  const climbed = await climb(visitor, turn);
  expect(await planned(visitor)).toBe(turn.actions.length - 1);
  expect(await page.locator(".place .kings-climb").count()).toBe(2 * promotions(turn));
  // The line says the act, and that one's turn has come is no second headline.
  expect(await line(visitor)).toMatch(/, activate, then promote to /);
  expect(await page.locator(".act").innerText()).toMatch(/Your turn|to move/i);
  expect(await page.locator(".act b").count()).toBe(0);
  return pressed.length + climbed;
}

/** A card is dragged, drafted in parts, confirmed, taken back whole, and played by keys. */
const wholeTurn: Try = async (moment) => {
  const { visitor, seats, asked } = moment;
  const { page } = visitor;
  const found = turnOf(moment, (turn) => places(turn) === 2 && promotions(turn) >= 2);
  if (found === undefined) return false;
  const { place, turn } = found;
  const { log: past } = await seats.viewOf(asked.seat);
  const news = async () => {
    await seats.look();
    return (await seats.viewOf(asked.seat)).log.slice(past.length);
  };
  await after(visitor, seats.come(visitor, asked.seat));
  await drag(visitor, place, turn);
  await leaveOut(visitor, place, turn);
  const presses = await draft(visitor, place, turn);
  // The card that is played stays in sight.
  expect(await page.locator(CARDS).count()).toBe(asked.view.kings?.hand?.length);
  // A press on a step takes it back with what follows.
  const parts = page.locator(".draft .part[aria-pressed='true']");
  const all = await parts.count();
  expect(await parts.nth(1).innerText()).toContain("A press takes it back, and the ");
  await after(visitor, parts.nth(1).click());
  expect(await parts.count()).toBe(1);
  await after(visitor, page.locator(".draft .undo").click());
  expect(await parts.count()).toBe(all);
  await after(visitor, page.locator(".draft .play").click());
  expect(await page.locator(".draft").count()).toBe(0);
  expect(presses + 1).toBeLessThanOrEqual(4 + promotions(turn));
  const own = (await news()).filter((entry) => entry.seat === asked.seat).map(({ token }) => token);
  expect(own.slice(0, turn.actions.length)).toEqual(turn.actions.map(({ token }) => token));
  await after(visitor, visitor.press("Take back"));
  // The whole turn is taken back, the card with it.
  expect(await news()).toEqual([]);
  // It is asked for anew behind a curtain, as others sit here too.
  await after(visitor, page.locator(".curtain button.main").click());
  expect(await page.locator('.question[data-asks="turn"]').count()).toBe(1);
  await boardAsLoaded(visitor, (loaded) => loaded.locator(".curtain button.main").click());
  // By keys the focus stays on the position that was pressed last, and goes on with the next question.
  await choose(visitor, place);
  const pressed = await pressFit(visitor, turn, async (cell) => {
    await page.locator(`.place [data-cell="${cell}"]`).focus();
    await page.keyboard.press("Enter");
  });
  expect(await page.locator(".draft .play[aria-disabled='false']").count()).toBe(1);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell") ?? "");
  expect(await focused()).toBe(pressed.at(-1));
  await after(visitor, page.keyboard.press("Control+Enter"));
  expect(await page.locator(".curtain").count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.closest(".curtain, .table") != null)).toBe(true);
  return true;
};

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

/** The words of a turn are as many as its effects: here one piece is captured, and nothing else happens beside it. */
const isOneCapture = ({ details }: UsualTurn) => {
  const effects = details.flatMap(({ effects = [] }) => effects.map(({ effect }) => effect));
  return effects.filter((effect) => !["paid", "activated"].includes(effect)).join() === "captured";
};

/** A climb with a capture has its line, its parts, its price and what it takes in sight, on phones too. */
const climbInSight: Try = async (moment) => {
  const { visitor, seats, asked } = moment;
  const { page } = visitor;
  const found = turnOf(moment, (turn) => promotions(turn) >= 3 && isOneCapture(turn));
  if (found === undefined) return false;
  await seats.come(visitor, asked.seat);
  await choose(visitor, found.place);
  await pressFit(visitor, found.turn);
  const atSizes = async (when: string) => {
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [1280, 800],
    ] as const) {
      await after(visitor, page.setViewportSize({ width, height }));
      expect(await outOfSight(page), `${width} x ${height}, ${when}`).toEqual([]);
    }
  };
  await atSizes("placed");
  await climb(visitor, found.turn);
  await atSizes("climbed");
  for (let presses = 0; presses < 6; presses += 1) await escape(visitor);
  return true;
};

/** What a piece would be placed on is drawn as it would be at once, and nothing of it fades in. */
const nothingFades: Try = async (moment) => {
  const { visitor, seats, asked } = moment;
  const { page } = visitor;
  const found = turnOf(moment, ({ actions: [play] }) =>
    play?.kind === "play"
      ? play.positions.some((position) => asked.view.kings?.board[play.region]?.[position] !== undefined)
      : false,
  );
  if (found === undefined) return false;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await after(visitor, seats.come(visitor, asked.seat));
  await page.evaluate(() => {
    const fresh: string[] = [];
    Object.assign(window, { fresh });
    document.addEventListener("animationstart", ({ target, animationName }) => {
      if (animationName.endsWith("come")) fresh.push((target as Element).getAttribute("class") ?? "");
    });
  });
  await choose(visitor, found.place);
  const shown = page.locator(".place .kings-planned");
  await after(visitor, page.locator(`[data-cell="${cellsOf(found.turn)[0]}"]`).hover());
  expect(await shown.count()).toBeGreaterThan(0);
  await escape(visitor);
  expect(await shown.count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { fresh: string[] }).fresh)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Leaving with a position under the pointer is no error; the visitor collects them all.
  await choose(visitor, found.place);
  await page.locator("[data-cell]").nth(3).hover();
  await visitor.go("#/settings");
  return true;
};

type FortMoved = Extract<EffectView, { effect: "fort_moved" }>;

/** A draft shows and says which fort it moves, and no longer when it is undone. */
const moveFort: Try = async ({ visitor, seats, asked: { seat, what, view } }) => {
  const { page } = visitor;
  for (const action of view.legal?.actions ?? []) {
    if (action.kind !== what || (action.kind !== "place" && action.kind !== "promote")) continue;
    const { details = [] } = await seats.preview(seat, [action]);
    const isMoved = (effect: EffectView): effect is FortMoved => effect.effect === "fort_moved";
    const { from, to } = details[0]?.effects?.find(isMoved) ?? {};
    if (from === undefined || to === undefined) continue;
    await after(visitor, seats.come(visitor, seat));
    const step = `.question button[data-kind="${what}"]`;
    const words = await page.locator(step).allInnerTexts();
    await keys(
      visitor,
      step,
      words.findIndex((text) => text.endsWith(` ${action.position}`)),
    );
    await visitor.settled();
    const sentence = `The fort on ${from} moves to ${to}.`;
    expect(await page.locator(".draft .outcome").innerText()).toContain(sentence);
    expect(await page.getByRole("status").allInnerTexts()).toContain(sentence);
    const nameOf = (position: string) =>
      page.locator(`[data-cell="${view.kings?.stage.region} ${position}"]`).getAttribute("aria-label");
    expect(await nameOf(from)).toContain(`its fort moves to ${to}`);
    expect(await nameOf(to)).toContain(`the fort of ${from} moves here`);
    expect(await page.locator(".place .kings-way").count()).toBe(1);
    expect(await page.locator(".place .kings-wall-left").count()).toBe(1);
    await after(visitor, keys(visitor, ".draft .undo", 0));
    expect(await page.locator(".draft, .place .kings-way").count()).toBe(0);
    expect(await nameOf(from)).not.toContain("its fort moves");
    return true;
  }
  return false;
};

/** Every use of a card can be pressed, however many there are. */
const pressUses: Try = async ({ visitor, seats, asked: { seat, what, view } }) => {
  const { page } = visitor;
  const actions = actionsOf(view.legal ?? {});
  const amnesties = actions.filter((action) => action.kind === "amnesty");
  const isFit = (action: ActionFields, card: number) => action.kind === "play" && action.card === card;
  const cards = (view.kings?.hand ?? []).map(({ card }) => card);
  const place = cards.findIndex((card) => actions.some((action) => isFit(action, card)));
  if (what !== "turn" || place < 0 || amnesties.length < 4 * cards.length) return false;
  await seats.come(visitor, seat);
  const uses = page.locator(".uses button");
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await keys(visitor, CARDS, place);
    await after(visitor, page.locator(".uses-open").click());
    const words = await uses.allInnerTexts();
    expect(words.filter((text) => text.startsWith("Amnesty")).length).toBe(4);
    for (let number = 0; number < words.length; number += 1) await uses.nth(number).click({ trial: true });
    // The Tab key goes round within the list, both ways.
    await uses.last().press("Tab");
    await uses.first().press("Shift+Tab");
    await after(visitor, uses.last().press("Enter"));
    expect(await page.locator(".uses:popover-open").count()).toBe(0);
    for (let presses = 0; presses < 3; presses += 1) await escape(visitor);
  }
  return true;
};

const AMNESTY = ".chosen .amnesty";

/** An amnesty is a button beside the card, and says whom it frees. */
const freeCaptives: Try = async ({ visitor, seats, asked: { seat, what, view } }) => {
  const { legal, kings } = view;
  const holds = (name: string) =>
    kings?.regions.some(({ region, amnesty = {} }) => region === name && Object.keys(amnesty).length > 0);
  const frees = (action: ActionFields) => action.kind === "amnesty" && holds(action.region) === true;
  if (what !== "turn" || !actionsOf(legal ?? {}).some(frees)) return false;
  await seats.come(visitor, seat);
  await keys(visitor, CARDS, 0);
  await visitor.page.locator(AMNESTY).click();
  const choices = visitor.page.getByRole("group", { name: "Amnesty" }).getByRole("button");
  await choices
    .filter({ hasText: /^\s*Amnesty in \w+ for 4 cumals: \d+ for / })
    .first()
    .click();
  await visitor.see(/^Confirm: free all captives \(\w+\)$/);
  await escape(visitor);
  return true;
};

const OWN =
  "a turn is dragged, drafted in parts, confirmed, taken back and played by keys, and what it does is said";
test(OWN, { timeout: 480_000 }, async () => {
  const all = [wholeTurn, climbInSight, nothingFades, moveFort, pressUses, freeCaptives];
  await playUntil(LIVELY, all, { touch: true });
});

/** What changes nothing is told before, and a card is not used up for nothing unasked. */
const playIdly: Try = async (moment) => {
  const { visitor, seats, asked } = moment;
  const { page } = visitor;
  const have = asked.view.kings?.players[asked.seat]?.cumals ?? 0;
  const found = have <= 1 ? turnOf(moment, ({ idle }) => idle === "fee") : undefined;
  if (found === undefined) return false;
  await seats.come(visitor, asked.seat);
  await choose(visitor, found.place);
  const [first] = cellsOf(found.turn);
  expect(await page.locator(`[data-cell="${first}"]`).getAttribute("aria-label")).toContain(
    "would change nothing",
  );
  await pressFit(visitor, found.turn);
  const idle = page.locator(".draft .idle");
  expect(await line(visitor)).toMatch(/^Play card \d+ without effect\?$/);
  expect(await idle.innerText()).toContain("earns 2 cumals");
  expect(await page.locator(".draft .main").allInnerTexts()).toEqual(["Take 2 cumals instead"]);
  await after(visitor, page.keyboard.press("Control+Enter"));
  expect(await idle.count()).toBe(1);
  await after(visitor, page.locator(".draft .instead").click());
  expect(await line(visitor)).toMatch(/^Discard card \d+ and take 2 cumals\?$/);
  await after(visitor, page.keyboard.press("Control+Enter"));
  expect(await page.locator(".draft").count()).toBe(0);
  return true;
};

/** An amnesty that cannot be paid says why, and lights what is too little and nothing else of anybody. */
const lackCumals: Try = async ({ visitor, seats, asked: { seat, what, view } }) => {
  const own = view.kings?.players[seat]?.cumals ?? 9;
  if (what !== "turn" || own >= 4) return false;
  const { page } = visitor;
  await seats.come(visitor, seat);
  await keys(visitor, CARDS, 0);
  await after(visitor, page.locator(AMNESTY).press("Enter"));
  expect(await page.locator(".question .why").innerText()).toContain(
    "An amnesty costs 4 cumals, and you have",
  );
  expect(await page.locator(".players .lit").count()).toBe(1);
  expect(await page.locator(`.players [data-seat="${seat}"] .fact.lit`).innerText()).toContain(`${own}`);
  return true;
};

test("without cumals one is told what changes nothing and why there is no amnesty", async () => {
  // All are in one region and have spent their cumals: nobody can pay for another region.
  const homes = Object.fromEntries(["blue", "red", "white", "yellow"].map((seat) => [seat, "leinster"]));
  await playUntil(COSTLY, [lackCumals, playIdly], {}, homes);
});

/** Opens the list of uses of a card, and gives what is barred there by a clause. */
async function barredBy(visitor: Visitor, place: number, clause: string) {
  await keys(visitor, CARDS, place);
  await after(visitor, keys(visitor, ".uses-open", 0));
  return visitor.page.locator(".uses .barred").filter({ hasText: `§ ${clause}` });
}

/** A card that is looked at says where its array would lie outside a region. */
const lieOutside: Try = async ({ visitor, seats, asked: { seat, what, view } }) => {
  const hand = view.kings?.hand ?? [];
  const place = hand.findIndex((card) => card.outside !== undefined);
  const fits = hand[place]?.outside?.fits;
  if (what !== "turn" || fits === undefined) return false;
  await seats.come(visitor, seat);
  const barred = await barredBy(visitor, place, "SKC2");
  expect(await barred.count()).toBe(1);
  for (const position of fits.length <= 4 ? fits.flat() : [])
    expect(await barred.innerText()).toContain(position);
  // The clause opens, above the list.
  await barred.getByRole("button", { name: "Rule SKC2: its text" }).press("Enter");
  await barred.getByRole("note").filter({ hasText: "SKC2" }).getByText(/array/i).waitFor();
  return true;
};

/** A barred fit says the counts that the rules compared, in the list. */
const compareFits: Try = async ({ visitor, seats, asked: { seat, what, view } }) => {
  const hand = view.kings?.hand ?? [];
  const place = hand.findIndex(({ fits = [] }) =>
    fits.some(({ barred }) => barred?.fits.some((fit) => fit.length === 2)),
  );
  if (what !== "turn" || place < 0) return false;
  await seats.come(visitor, seat);
  const words = (await (await barredBy(visitor, place, "SKP1")).allInnerTexts()).join(" ");
  expect(words).toMatch(
    /finds the most empty positions(: here it finds \d, and \d|, and here it finds none)/,
  );
  for (const fit of hand[place]?.fits?.flatMap((fits) => fits.barred?.fits ?? []) ?? [])
    expect(words).toContain(fit.join(" + "));
  return true;
};

test("the list of uses says why a card lies not elsewhere", async () => {
  await playUntil(undefined, [lieOutside, compareFits]);
});
