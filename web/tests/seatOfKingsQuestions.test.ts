// Each question of Seat of Kings says what depends on the answer and by when, and is answered by keyboard alone.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { after, hidden, keys, numbers, openAt, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** After how many entries of which game each question is asked. Only two open a third region, and more have garrisons. */
const QUESTIONS = [
  ["turn", "three", 5],
  ["place", "three", 6],
  ["promote", "three", 9],
  ["traitor", "three", 41],
  ["exchange", "three", 42],
  ["activate", "three", 43],
  ["start", "three", 45],
  ["keep-fort", "three", 59],
  ["garrison", "three", 94],
  ["ransom", "three", 97],
  ["region", "two", 68],
  ["keep", "three", 2],
] as const;

/** A press on each word of the rules opens its explanation, and another one closes it. */
async function explained({ page }: Visitor): Promise<void> {
  for (const term of await page.locator(".question .about .term").all()) {
    await term.click();
    expect((await page.locator(".note:popover-open").innerText()).length).toBeGreaterThan(60);
    await term.click();
    expect(await page.locator(".note:popover-open").count()).toBe(0);
  }
}

test("each question says what depends on it, and is answered by keyboard", { timeout: 240_000 }, async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  for (const [what, game, entries] of QUESTIONS) {
    await openAt(stage, visitor, game, entries);
    const question = page.locator(`.question[data-asks="${what}"]`);
    for (const part of ["h2", "p.about"])
      expect((await question.locator(part).innerText()).length, `${what} ${part}`).toBeGreaterThan(12);
    // The card of a traitor says where its piece can go.
    const cards = await question.locator(".card svg").evaluateAll((all) => all.map((card) => card.ariaLabel));
    expect(cards, what).toEqual(what === "exchange" ? [expect.stringMatching(/^Card \d+[,:] /)] : []);
    expect(await hidden(page, ".question .row > button"), what).toEqual([]);
    expect(await findings(visitor), what).toEqual([]);
    await explained(visitor);
    const random = numbers(entries);
    while ((await question.count()) > 0) await after(visitor, pressNext(visitor, random, { press: keys }));
  }
  // All have kept cards, and the clock of whoever plays first is told.
  const random = numbers(1);
  const turn = page.locator('.question[data-asks="turn"]');
  while ((await turn.count()) === 0) await after(visitor, pressNext(visitor, random));
  await visitor.see(/^Your clock: \d/);
  await visitor.leave();
});
