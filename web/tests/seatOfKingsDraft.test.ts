// What a draft and a card that is looked at say beside the picture: forts that move, places that are no fits; all uses in reach.

import { expect, test } from "vitest";

import type { ActionFields, EffectView } from "../src/client/wire.ts";
import { keys } from "./seatOfKingsKeys.ts";
import { COSTLY, LIVELY, actionsOf, plan } from "./seatOfKingsPlan.ts";
import { Seats, type Asked } from "./seatOfKingsSeats.ts";
import { numbers } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** A moment that is looked for, and what was found in it. */
interface Found<T> {
  readonly seats: Seats;
  readonly asked: Asked;
  readonly found: T;
}

/** Plays games until something is found. */
async function until<T>(
  deck: string | undefined,
  look: (seats: Seats, asked: Asked) => Promise<T | undefined>,
): Promise<Found<T>> {
  const random = numbers(5);
  const kings = { max_rounds: 12, ...(deck === undefined ? {} : { deck }) };
  for (let table = 0; table < 12; table += 1) {
    const taken = ["blue", "red", "white", "yellow"].map((seat) => ({ seat, person: 1 }));
    const seats = await Seats.open(stage.browser, stage.host, {
      variant: "seat-of-kings",
      seats: taken,
      kings,
    });
    for (let asked = await seats.asked(); asked !== undefined; asked = await seats.asked()) {
      const found = await look(seats, asked);
      if (found !== undefined) return { seats, asked, found };
      await seats.decide(asked.seat, plan(asked, random, {}));
    }
    await seats.leave();
  }
  throw new Error("it was not found in twelve games");
}

type Moved = Extract<EffectView, { effect: "fort_moved" }>;

/** A step that moves a fort. */
async function movingStep(seats: Seats, { seat, what, view }: Asked) {
  if (what !== "place" && what !== "promote") return undefined;
  for (const action of view.legal?.actions ?? []) {
    if (action.kind !== "place" && action.kind !== "promote") continue;
    const { details = [] } = await seats.preview(seat, [action]);
    const moved = details[0]?.effects?.find((effect): effect is Moved => effect.effect === "fort_moved");
    if (moved !== undefined) return { position: action.position, ...moved };
  }
  return undefined;
}

test("a draft shows and says which fort it moves, and no longer when it is undone", async () => {
  const { seats, asked, found } = await until(LIVELY, movingStep);
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
  const { page } = visitor;
  await seats.come(visitor, asked.seat);
  await page.locator(".question").waitFor();
  const step = page.locator(`.question button[data-kind="${asked.what}"]`);
  const words = await step.allInnerTexts();
  const number = words.findIndex((text) => text.endsWith(` ${found.position}`));
  await keys(visitor, `.question button[data-kind="${asked.what}"]`, number);
  const sentence = `The fort on ${found.from} moves to ${found.to}.`;
  await page.locator(".draft .outcome").getByText(sentence).waitFor();
  expect(await page.getByRole("status").allInnerTexts()).toContain(
    `The fort on ${found.from} moves to ${found.to}.`,
  );
  const region = asked.view.kings?.stage.region ?? "";
  const nameOf = (position: string) =>
    page.locator(`[data-cell="${region} ${position}"]`).getAttribute("aria-label");
  await expect.poll(() => nameOf(found.from)).toContain(`its fort moves to ${found.to}`);
  await expect.poll(() => nameOf(found.to)).toContain(`the fort of ${found.from} moves here`);
  expect(await page.locator(".place .kings-way").count()).toBe(1);
  expect(await page.locator(".place .kings-wall-left").count()).toBe(1);
  await keys(visitor, ".draft .undo", 0);
  await page.locator(".draft").waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".place .kings-way").count()).toBe(0);
  await expect.poll(() => nameOf(found.from)).not.toContain("its fort moves");
  await visitor.leave();
  await seats.leave();
});

test("a card that is looked at says where its array would lie outside a region", async () => {
  const { seats, asked, found } = await until(undefined, async (_, { what, view }) => {
    const hand = view.kings?.hand ?? [];
    const place = hand.findIndex((card) => card.outside !== undefined);
    const outside = hand[place]?.outside;
    return what === "turn" && outside !== undefined ? { place, fits: outside.fits } : undefined;
  });
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
  await seats.come(visitor, asked.seat);
  await keys(visitor, ".hand .own [data-cell]", found.place);
  await keys(visitor, ".uses-open", 0);
  const barred = visitor.page.locator(".uses .barred").filter({ hasText: "§ SKC2" });
  await barred.waitFor();
  expect(await barred.count()).toBe(1);
  for (const position of found.fits.length <= 4 ? found.fits.flat() : [])
    expect(await barred.innerText()).toContain(position);
  // The clause opens, above the list.
  await barred.getByRole("button", { name: "Rule SKC2: its text" }).press("Enter");
  await barred.getByRole("note").filter({ hasText: "SKC2" }).getByText(/array/i).waitFor();
  await visitor.leave();
  await seats.leave();
});

test("every use of a card can be pressed, however many there are", async () => {
  const { seats, asked, found } = await until(LIVELY, async (_, { what, view }) => {
    const actions = actionsOf(view.legal ?? {});
    const amnesties = actions.filter((action) => action.kind === "amnesty");
    const isFit = (action: ActionFields, card: number) => action.kind === "play" && action.card === card;
    const cards = (view.kings?.hand ?? []).map(({ card }) => card);
    const place = cards.findIndex((card) => actions.some((action) => isFit(action, card)));
    const isAmple = what === "turn" && place >= 0 && amnesties.length >= 4 * cards.length;
    return isAmple ? place : undefined;
  });
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`, { width, height });
    await seats.come(visitor, asked.seat);
    await keys(visitor, ".hand .own [data-cell]", found);
    await visitor.page.locator(".uses-open").click();
    const uses = visitor.page.locator(".uses button");
    await uses.first().waitFor();
    const words = await uses.allInnerTexts();
    expect(words.filter((text) => text.startsWith("Amnesty")).length).toBe(4);
    for (let number = 0; number < words.length; number += 1) await uses.nth(number).click({ trial: true });
    // The Tab key goes round within the list, both ways.
    await uses.last().press("Tab");
    await uses.first().press("Shift+Tab");
    await uses.last().press("Enter");
    await visitor.page.locator(".uses:popover-open").waitFor({ state: "detached" });
    await visitor.leave();
  }
  await seats.leave();
});

test("a barred fit says the counts that the rules compared, in the list", async () => {
  const { seats, asked, found } = await until(undefined, async (_, { what, view }) => {
    const hand = view.kings?.hand ?? [];
    const place = hand.findIndex(({ fits = [] }) =>
      fits.some(({ barred }) => barred?.fits.some((fit) => fit.length === 2)),
    );
    const barred = hand[place]?.fits?.flatMap((fits) => fits.barred?.fits ?? []);
    return what === "turn" && barred !== undefined ? { place, barred } : undefined;
  });
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
  await seats.come(visitor, asked.seat);
  await keys(visitor, ".hand .own [data-cell]", found.place);
  await keys(visitor, ".uses-open", 0);
  const barred = visitor.page.locator(".uses .barred").filter({ hasText: "§ SKP1" });
  await barred
    .filter({
      hasText: /finds the most empty positions(: here it finds \d, and \d|, and here it finds none)/,
    })
    .first()
    .waitFor();
  const words = (await barred.allInnerTexts()).join(" ");
  for (const fit of found.barred) expect(words).toContain(fit.join(" + "));
  await visitor.leave();
  await seats.leave();
});

test("an amnesty is a button beside the card: it says whom it frees, or why there is none", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
  const { page } = visitor;
  const amnesty = page.locator(".chosen .amnesty");
  const rich = await until(LIVELY, async (_, { what, view: { legal, kings } }) => {
    const holds = (name: string) =>
      kings?.regions.some(({ region, amnesty = {} }) => region === name && Object.keys(amnesty).length > 0);
    const frees = (action: ActionFields) => action.kind === "amnesty" && holds(action.region);
    return what === "turn" && actionsOf(legal ?? {}).some(frees) ? true : undefined;
  });
  await rich.seats.come(visitor, rich.asked.seat);
  await keys(visitor, ".hand .own [data-cell]", 0);
  await amnesty.click();
  const choices = page.getByRole("group", { name: "Amnesty" }).getByRole("button");
  const freeing = choices.filter({ hasText: /^\s*Amnesty in \w+ for 4 cumals: \d+ for / });
  await freeing.first().click();
  await visitor.see(/^Confirm: free all captives \(\w+\)$/);
  await rich.seats.go(visitor);
  await rich.seats.leave();
  const poor = await until(COSTLY, async (_, { what, seat, view }) =>
    what === "turn" && (view.kings?.players[seat]?.cumals ?? 9) < 4 ? true : undefined,
  );
  await poor.seats.come(visitor, poor.asked.seat);
  await keys(visitor, ".hand .own [data-cell]", 0);
  await amnesty.press("Enter");
  await page
    .locator(".question .why")
    .filter({ hasText: "An amnesty costs 4 cumals, and you have" })
    .waitFor();
  // What is too little is lit, and nothing else of anybody.
  const lit = page.locator(".players .lit");
  expect(await lit.count()).toBe(1);
  const own = poor.asked.view.kings?.players[poor.asked.seat]?.cumals ?? 0;
  const ofReader = page.locator(`.players [data-seat="${poor.asked.seat}"] .fact.lit`);
  expect(await ofReader.innerText()).toContain(`${own}`);
  await visitor.leave();
  await poor.seats.leave();
});
