// Each question of Seat of Kings says what depends on the answer and by when, and is answered by keyboard alone.

import { expect, test } from "vitest";

import type { StageObject } from "../src/client/wire.ts";
import { findings } from "./findings.ts";
import { keys } from "./seatOfKingsKeys.ts";
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
  const { region, card, captor, pieces }: Partial<StageObject> =
    what === "keep" ? {} : (view.kings?.stage ?? {});
  const { forts = [], frees = [], activation } = view.kings?.prompt ?? {};
  const isOpen = activation?.can_pay === true && (activation.activates ?? []).length > 0;
  const others = view.seats.filter((other) => other.seat !== seat).map((other) => named(other.seat));
  const actions = view.legal?.actions ?? [];
  const opened = actions.filter((action) => action.kind === "region");
  const ransoms = actions.filter((action) => action.kind === "ransom").filter(({ cumals }) => cumals > 0);
  return [
    ...(region === undefined ? [] : [named(region)]),
    ...(card === undefined ? [] : [`ard ${card}`]),
    ...(captor === undefined ? [] : [named(captor)]),
    ...(pieces === undefined ? [] : [pieces === 1 ? "one more piece" : `${pieces} pieces`]),
    ...(isOpen ? [`for ${activation.cumals} in all`, ...(activation.activates ?? [])] : []),
    ...(what === "exchange"
      ? [`${activation?.can_pay === false ? "cost" : "pay"} ${activation?.cumals}`]
      : []),
    ...(what === "traitor" ? ["1 cumal", "Decline"] : []),
    ...(what === "start" ? others : []),
    ...ransoms.map(({ cumals }) => `${frees[cumals]} free`),
    ...opened.map((action) => named(action.region)),
    ...forts,
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

/** Lets the page answer what a seat is asked, by keys. */
async function answer(visitor: Visitor, seats: Seats, asked: Asked): Promise<void> {
  const { page } = visitor;
  const { seat, what, view } = asked;
  await seats.come(visitor, seat);
  const question = page.locator(`.question[data-asks="${what}"]`);
  await question.waitFor();
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
  await expect.poll(drawn, { message: what }).toEqual(cards);
  expect(said, what).toMatch(/Your clock: (\d+:)?\d+/);
  expect(await findings(visitor), what).toEqual([]);
  await explained(visitor, what);
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

test.each([
  [3, FOR_THREE, {}],
  [2, FOR_TWO, HOMES],
] as const)(
  "in games for %i each of %j is answered by keyboard",
  { timeout: LONGEST },
  async (players, whats, homes) => {
    const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
    const random = numbers(players);
    const missing = new Set<string>(whats);
    const agreed = {
      variant: "seat-of-kings",
      seats: ["blue", "red", "white"].slice(0, players).map((seat) => ({ seat, person: 1 })),
      clock: { fischer: { initial_ms: 3_600_000, increment_ms: 0 } },
      kings: { max_rounds: 12, deck: LIVELY },
    };
    for (let table = 0; table < MOST_TABLES && missing.size > 0; table += 1) {
      const seats = await Seats.open(stage.browser, stage.host, agreed);
      for (
        let asked = await seats.asked();
        asked !== undefined && missing.size > 0;
        asked = await seats.asked()
      )
        if (missing.delete(asked.what)) await answer(visitor, seats, asked);
        else await seats.decide(asked.seat, plan(asked, random, homes));
      await seats.leave();
    }
    expect([...missing]).toEqual([]);
    await visitor.leave();
  },
);
