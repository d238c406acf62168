// Each question of Seat of Kings says what depends on the answer and by when, and is answered by keyboard alone.

import { expect, test } from "vitest";

import type { StageObject } from "../src/client/wire.ts";
import { findings } from "./findings.ts";
import { keys } from "./seatOfKingsKeys.ts";
import { after, hidden } from "./seatOfKingsOpened.ts";
import { LIVELY, plan } from "./seatOfKingsPlan.ts";
import { Seats, type Asked } from "./seatOfKingsSeats.ts";
import { numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** With which words each question is answered. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  keep: ["keep"],
  turn: ["play", "stone", "discard", "amnesty"],
  place: ["place", "activate", "end"],
  activate: ["activate", "end"],
  promote: ["promote", "end"],
  traitor: ["traitor", "decline"],
  exchange: ["exchange", "end"],
  garrison: ["garrison", "end"],
  ransom: ["ransom"],
  "keep-fort": ["keep-fort"],
  start: ["start"],
  region: ["region"],
};

/** Only two open a third region, and only more than two have garrisons. Rule: SK2P1, SK2P2 */
const FOR_TWO = ["region"];
const FOR_THREE = Object.keys(ANSWERS).filter((what) => !FOR_TWO.includes(what));
/** Two who each build a king at home come to a third region. */
const HOMES = { blue: "connacht", red: "ulster" };
/** Most games have them all; this is for a run of bad luck. */
const MOST_TABLES = 12;
/** A loaded machine takes three minutes for a game with all questions, in milliseconds. */
const LONGEST = 480_000;

const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What a question has to name, of what the view says of it. */
function namesOf({ what, view, seat }: Asked): string[] {
  const { region, card, captor }: Partial<StageObject> = what === "keep" ? {} : (view.kings?.stage ?? {});
  const others = view.seats.filter((other) => other.seat !== seat).map((other) => named(other.seat));
  const actions = view.legal?.actions ?? [];
  const ransoms = actions.filter((action) => action.kind === "ransom").filter(({ cumals }) => cumals > 0);
  const opened = actions.filter((action) => action.kind === "region");
  return [
    ...(region === undefined ? [] : [named(region)]),
    ...ransoms.map(({ cumals }) => `${view.kings?.prompt?.frees?.[cumals]} free`),
    ...opened.map((action) => named(action.region)),
    ...(card === undefined ? [] : [`ard ${card}`]),
    ...(captor === undefined ? [] : [named(captor)]),
    ...(what === "traitor" ? ["1 cumal", "Decline"] : []),
    ...(what === "start" ? others : []),
    ...(view.kings?.prompt?.forts ?? []),
  ];
}

/** The words of the rules that a question explains. */
const TERMS: Readonly<Record<string, readonly string[]>> = {
  turn: ["Amnesty"],
  place: ["Activation"],
  activate: ["Activation"],
  promote: ["Activation"],
  traitor: ["Traitor", "Dominant"],
  exchange: ["Traitor", "Activation"],
  garrison: ["Garrison"],
  ransom: ["Ransom"],
};

/** A press on each word of the rules opens its explanation, and another one closes it. */
async function explained(visitor: Visitor, what: string): Promise<void> {
  const terms = visitor.page.locator(".question .about .term");
  expect(await terms.allInnerTexts(), what).toEqual(TERMS[what] ?? []);
  for (const term of await terms.all()) {
    await term.click();
    expect((await visitor.page.locator(".note:popover-open").innerText()).length).toBeGreaterThan(60);
    await term.click();
    expect(await visitor.page.locator(".note:popover-open").count()).toBe(0);
  }
}

/** The parts of the board that can be pressed. */
const LEGAL = ".place .board [data-cell][aria-disabled='false']";

/** A press on the board of an earlier moment leads back to now, and decides nothing; the same press drafts a step there. */
async function pressEarlier(visitor: Visitor, seats: Seats, { seat, view }: Asked): Promise<void> {
  const { page } = visitor;
  const cell = page.locator(
    `.place .board [data-cell="${await page.locator(LEGAL).first().getAttribute("data-cell")}"]`,
  );
  await after(visitor, page.locator(".rounds [data-line]").first().click());
  const back = page.getByRole("button", { name: "Back to now" });
  expect(await back.count()).toBe(1);
  expect(await page.locator(".question").count()).toBe(0);
  await after(visitor, cell.click({ force: true }));
  expect(await back.count()).toBe(0);
  expect(await page.locator('.question[data-asks="exchange"]').count()).toBe(1);
  await seats.look();
  expect((await seats.viewOf(seat)).version).toBe(view.version);
  expect(await page.locator(".draft").count()).toBe(0);
  await cell.click();
  await page.locator(".draft .play").waitFor();
}

/** A garrison is placed on the board, with its buttons in sight and the places as a list. */
async function placeGarrison(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const buttons = page.locator(".question .row > button");
  expect(await buttons.allInnerTexts()).toEqual(["As a list", "No more pieces"]);
  expect(await hidden(page, ".question .row > button")).toEqual([]);
  await buttons.first().click();
  const list = page.locator(".steps:popover-open");
  expect(await list.locator("button[data-kind='garrison']").count()).toBeGreaterThan(4);
  expect(await findings(visitor)).toEqual([]);
  await after(visitor, page.keyboard.press("Escape"));
  expect(await list.count()).toBe(0);
  await page.locator(LEGAL).first().click();
  await page.locator(".draft .play[aria-disabled='false']").waitFor();
  expect(await hidden(page, ".draft > .row > button")).toEqual([]);
}

/** Lets the page answer what a seat is asked, by keys. */
async function answer(visitor: Visitor, seats: Seats, asked: Asked): Promise<void> {
  const { page } = visitor;
  const { seat, what, view } = asked;
  await seats.come(visitor, seat);
  const question = page.locator(`.question[data-asks="${what}"]`);
  await visitor.settled();
  const said = (await question.innerText()).replaceAll(/\s+/g, " ");
  for (const name of namesOf(asked)) expect(said, what).toContain(name);
  for (const part of ["h2", "p.about"])
    expect((await question.locator(part).innerText()).length, `${what} ${part}`).toBeGreaterThan(12);
  const kinds = await question
    .locator("[data-kind]")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-kind") ?? ""));
  const isLast = (kind: string) => kind === "end" || kind === "decline";
  expect(kinds.slice(0, -1).filter(isLast), `${what} begins with ${kinds}`).toEqual([]);
  if (what === "garrison")
    expect(await question.locator("h2").evaluate((line) => line === document.activeElement)).toBe(true);
  // The card of a traitor says where its piece can go.
  const drawn = () => question.locator(".card svg").evaluateAll((all) => all.map((card) => card.ariaLabel));
  const cards = what === "exchange" ? [expect.stringMatching(/^Card \d+[,:] /)] : [];
  expect(await drawn(), what).toEqual(cards);
  // It waits until each has decided for the first time.
  expect(/Your clock: (\d+:)?\d+/.test(said), what).toBe(what !== "keep");
  expect(await findings(visitor), what).toEqual([]);
  await explained(visitor, what);
  if (what === "exchange") await pressEarlier(visitor, seats, asked);
  if (what === "garrison") await placeGarrison(visitor);
  // Not a draft.
  await page.keyboard.press("Escape");
  const random = numbers(view.version);
  for (let version = view.version; version === view.version;) {
    await pressNext(visitor, random, { press: keys });
    await page.waitForFunction(() => document.querySelector(".table[data-busy='true']") === null);
    await seats.look();
    version = (await seats.viewOf(seat)).version;
  }
  const { log, chosen } = await seats.viewOf(seat);
  const own = log.find((entry) => entry.version > view.version && entry.seat === seat);
  const kind = own === undefined && chosen !== undefined ? "keep" : own?.detail.kind;
  expect(ANSWERS[what], `${what} is answered with ${kind}`).toContain(kind);
  await seats.go(visitor);
}

test("each question says what depends on it, and is answered by keyboard", { timeout: LONGEST }, async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
  for (const [seats, whats, homes] of [
    [["blue", "red", "white"], FOR_THREE, {}],
    [["blue", "red"], FOR_TWO, HOMES],
  ] as const) {
    const random = numbers(seats.length);
    const missing = new Set<string>(whats);
    const agreed = {
      variant: "seat-of-kings",
      seats: seats.map((seat) => ({ seat, person: 1 })),
      clock: { fischer: { initial_ms: 3_600_000, increment_ms: 0 } },
      kings: { max_rounds: 12, deck: LIVELY },
    };
    for (let table = 0; table < MOST_TABLES && missing.size > 0; table += 1)
      await Seats.play(stage, agreed, async (seats, asked) => {
        if (missing.delete(asked.what)) await answer(visitor, seats, asked);
        else await seats.decide(asked.seat, plan(asked, random, homes));
        return missing.size === 0;
      });
    expect([...missing]).toEqual([]);
  }
  await visitor.leave();
});
