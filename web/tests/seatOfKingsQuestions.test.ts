// Each question of Seat of Kings says what depends on the answer and by when, and is answered by keyboard alone.

import { expect, test } from "vitest";

import type { StageObject } from "../src/client/wire.ts";
import { findings } from "./findings.ts";
import { LIVELY, playUntil } from "./seatOfKingsPlan.ts";
import type { Asked, Seats } from "./seatOfKingsSeats.ts";
import { after, hidden, keys, numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

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

const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What a question has to name, of what the view says of it. */
function namesOf({ what, view }: Asked): string[] {
  const { region, card, captor }: Partial<StageObject> = what === "keep" ? {} : (view.kings?.stage ?? {});
  const names = [region, captor, ...(view.kings?.prompt?.forts ?? [])].filter((name) => name !== undefined);
  return [...names.map(named), ...(card === undefined ? [] : [`ard ${card}`])];
}

/** A press on each word of the rules opens its explanation, and another one closes it. */
async function explained({ page }: Visitor): Promise<void> {
  for (const term of await page.locator(".question .about .term").all()) {
    await term.click();
    expect((await page.locator(".note:popover-open").innerText()).length).toBeGreaterThan(60);
    await term.click();
    expect(await page.locator(".note:popover-open").count()).toBe(0);
  }
}

/** Reads what a seat is asked, and lets the page answer it by keys. */
async function answer(visitor: Visitor, seats: Seats, asked: Asked): Promise<void> {
  const { page } = visitor;
  const { seat, what, view } = asked;
  const question = page.locator(`.question[data-asks="${what}"]`);
  const said = (await question.innerText()).replaceAll(/\s+/g, " ");
  for (const name of namesOf(asked)) expect(said, what).toContain(name);
  for (const part of ["h2", "p.about"])
    expect((await question.locator(part).innerText()).length, `${what} ${part}`).toBeGreaterThan(12);
  // The card of a traitor says where its piece can go.
  const cards = await question.locator(".card svg").evaluateAll((all) => all.map((card) => card.ariaLabel));
  expect(cards, what).toEqual(what === "exchange" ? [expect.stringMatching(/^Card \d+[,:] /)] : []);
  // The clock waits until each has decided for the first time.
  expect(/Your clock: (\d+:)?\d+/.test(said), what).toBe(what !== "keep");
  expect(await hidden(page, ".question .row > button"), what).toEqual([]);
  expect(await findings(visitor), what).toEqual([]);
  await explained(visitor);
  const random = numbers(view.version);
  for (let version = view.version; version === view.version;) {
    await after(visitor, pressNext(visitor, random, { press: keys }));
    await seats.look();
    version = (await seats.viewOf(seat)).version;
  }
  const { log, chosen } = await seats.viewOf(seat);
  const own = log.find((entry) => entry.version > view.version && entry.seat === seat);
  const kind = own === undefined && chosen !== undefined ? "keep" : own?.detail.kind;
  expect(ANSWERS[what], `${what} is answered with ${kind}`).toContain(kind);
}

/** Only two open a third region, to which they come as each builds a king at home, and more have garrisons. Rule: SK2P1, SK2P2 */
const FOR_THREE = Object.keys(ANSWERS).filter((what) => what !== "region");
const HOMES = { blue: "connacht", red: "ulster" };

/** A loaded machine takes three minutes for a game with all questions, in milliseconds. */
const LONGEST = 480_000;

test("each question says what depends on it, and is answered by keyboard", { timeout: LONGEST }, async () => {
  for (const [seats, whats, homes] of [
    [["blue", "red", "white"], FOR_THREE, {}],
    [["blue", "red"], ["region"], HOMES],
  ] as const) {
    const cases = whats.map((what) => [
      what,
      async (table: Seats, asked: Asked) =>
        asked.what === what ? (visitor: Visitor) => answer(visitor, table, asked) : undefined,
    ]);
    await playUntil(stage, { seats, deck: LIVELY, homes, seed: seats.length }, Object.fromEntries(cases));
  }
});
