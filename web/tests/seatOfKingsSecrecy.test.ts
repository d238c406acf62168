// Seat of Kings at browsers of their own: cards that a seat has not seen change nothing that comes to its browser (SKO4).

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { CARDS, after, numbers, openGame, playTurn } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor, type Kept } from "./visitor.ts";

const stage = setStage();

/** Without what differs from visit to visit: moments, what clients call their orders, who is there when a list is asked for by the clock, and for how long one is away. */
function lasting(text: string): string {
  const timeless = text.replace(/\b1[789]\d{11}\b/g, "MOMENT").replace(/"id":"[^"]+"/g, '"id":"ID"');
  return timeless.replace(/"here":(true|false)(,"claim_in_ms":\d+)?/g, '"here":HERE');
}

/** Everything that comes to a browser of somebody who looks at a table and does something there: each file, answer and message. */
async function heardBy(url: string, kept: Kept | undefined, go: (visitor: Visitor) => Promise<void>) {
  const heard = new Set<string>();
  const bodies: Promise<unknown>[] = [];
  const hear = (page: Page) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = lasting(String(payload));
        // The page asks for signs of life by the clock. Their answer has a number and a moment, and nothing else.
        if (!/^\{"type":"pong","number":\d+,"at":MOMENT\}$/.test(message)) heard.add(message);
      }),
    );
    page.on("response", (response) => {
      const isText = /json|text/.test(response.headers()["content-type"] ?? "");
      const body = response.body().then(
        (bytes) => {
          const content = isText ? lasting(bytes.toString()) : bytes.toString("base64");
          heard.add(`${response.status()} ${response.url()} ${content}`);
        },
        () => undefined,
      );
      bodies.push(body);
    });
  };
  const visitor = await Visitor.arrive(stage.browser, url, { hear, ...(kept && { kept }) });
  await go(visitor);
  await Promise.all(bodies);
  await visitor.leave();
  return [...heard].sort();
}

/** Drafts with every card, as whose turn it is, and loads the table again. */
async function draft(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const uses = page.locator(".uses li button");
  await visitor.settled();
  const count = await page.locator(CARDS).count();
  for (let use = 0; use < USES * count; use += 1) {
    const card = page.locator(CARDS).nth(Math.floor(use / USES));
    await card.click();
    await after(visitor, visitor.press("As a list"));
    if (use % USES >= (await uses.count())) await page.keyboard.press("Escape");
    else await after(visitor, uses.nth(use % USES).click());
    while ((await page.locator(".draft, .chosen").count()) > 0)
      await after(visitor, page.keyboard.press("Escape"));
  }
  await page.reload();
  await visitor.settled();
  expect(await page.locator(".question h2").innerText()).toBe(YOURS);
}

const YOURS = "Your turn: choose a card";

/** So many uses of each card are drafted. */
const USES = 2;

/** The stored bytes, with a card that a seat (by its number) has kept exchanged for one that nobody was dealt; and both hands. */
function exchanged(stored: Buffer, seat: number): { changed: Buffer; was: string; is: string } {
  const text = stored.toString("latin1");
  const shuffle = /shuffle (\d+ ){30,}\d+/.exec(text)?.[0] ?? "";
  const hand = new RegExp(`"seat":${seat},"action":"keep ([\\d ]+)"`).exec(text)?.[1]?.split(" ") ?? [];
  const dealt = 3 * 6;
  const deck = shuffle.split(" ").slice(1 + dealt);
  const isPlayed = (card: string) => new RegExp(`"action":"(?!keep)[a-z ]+ ${card}\\b`).test(text);
  for (const card of hand.filter((card) => !isPlayed(card)))
    for (const other of deck) {
      const kept = hand.map((number) => (number === card ? other : number));
      const isSorted = kept.every((number, at) => at === 0 || Number(kept[at - 1]) < Number(number));
      // The file keeps its length, and an action its order.
      if (other.length !== card.length || !isSorted) continue;
      const swap = (number: string) => (number === card ? other : number === other ? card : number);
      const [was, is] = [`"keep ${hand.join(" ")}"`, `"keep ${kept.join(" ")}"`];
      const changed = text.replaceAll(shuffle, shuffle.split(" ").map(swap).join(" ")).replaceAll(was, is);
      return { changed: Buffer.from(changed, "latin1"), was, is };
    }
  throw new Error("no card that can be exchanged");
}

const OWN =
  "three browsers play by an invitation and one gives up, somebody watches, and cards that a seat has not seen change no byte";
test(OWN, { timeout: 480_000 }, async () => {
  const ann = await openGame(stage, 2, {}, 3, "By invitation link");
  // Before the lots nobody is the Starting Player.
  expect(await ann.page.getByTitle("Starting Player").count()).toBe(0);
  const link = await ann.link();
  const arrive = () => Visitor.arrive(stage.browser, link);
  const [ben, cid, late] = [await arrive(), await arrive(), await arrive()];
  await ben.see("Regions: Connacht, Ulster and Leinster");
  for (const visitor of [ben, cid]) await after(visitor, visitor.press(/^Play /));
  await late.page.reload();
  await late.follow("Watch");
  await late.see("You are watching this game. The cards in the players' hands are hidden from you.");
  // An offer and its answer are told to all, watchers too.
  await ann.offerDraw();
  for (const visitor of [ben, cid, late]) await visitor.see("Blue offers a draw.");
  await ben.press("Decline");
  for (const visitor of [cid, late]) await visitor.see("Red declines the draw that Blue offered.");
  for (const { page } of [ann, ben, cid]) {
    for (const number of [1, 3, 5]) await page.locator(CARDS).nth(number).click();
    await page.getByRole("button", { name: "Keep these" }).click();
  }
  await cid.resign();
  for (const visitor of [ann, ben, late])
    await visitor.see("White has resigned. The computer decides for White from now on.");
  await ann.settled();
  const isAsked = ({ page }: Visitor) => page.getByText(YOURS).first().isVisible();
  const first = (await isAsked(ann)) ? ann : ben;
  await playTurn(first, numbers(3));
  for (const visitor of [ann, ben, late]) await boardAsLoaded(visitor);
  const isAnn = await isAsked(ann);
  const [url, kept] = [ann.page.url(), { ann: await ann.kept(), ben: await ben.kept() }];
  for (const visitor of [ann, ben, cid, late]) await visitor.leave();
  const [reader, other] = isAnn ? [kept.ann, kept.ben] : [kept.ben, kept.ann];

  const watch = (visitor: Visitor) => after(visitor, visitor.see(/^Round 1/));
  const visits = async () => ({
    reader: await heardBy(url, reader, draft),
    watcher: await heardBy(url, undefined, watch),
    other: await heardBy(url, other, watch),
  });
  const before = await visits();
  await stage.host.stop();
  const { changed, was, is } = exchanged(stage.host.stored, isAnn ? 1 : 0);
  stage.host.stored = changed;
  await stage.host.run();
  const now = await visits();

  // Whatever was dealt, each of the cards can be discarded.
  expect(before.reader.filter((heard) => /\/(preview|turn) /.test(heard)).length).toBeGreaterThanOrEqual(3);
  expect(now.reader).toEqual(before.reader);
  expect(now.watcher).toEqual(before.watcher);
  // It is another hand all the same.
  expect(before.other.join("\n")).toContain(was);
  expect(now.other.join("\n")).toContain(is);
});
