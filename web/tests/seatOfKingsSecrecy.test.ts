// Cards that a seat has not seen change nothing that comes to its browser (SKO4).

import { createHash } from "node:crypto";

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { after } from "./seatOfKingsOpened.ts";
import { setStage } from "./stage.ts";
import { Visitor, type Kept } from "./visitor.ts";

const stage = setStage();

/** Without what differs from visit to visit: moments, what clients call their orders, who is there when a list is asked for by the clock, and for how long one is away. */
function lasting(text: string): string {
  const timeless = text.replace(/\b1[789]\d{11}\b/g, "MOMENT").replace(/"id":"[^"]+"/g, '"id":"ID"');
  return timeless.replace(/"here":(true|false)(,"claim_in_ms":\d+)?/g, '"here":HERE');
}

/** Hears everything that comes to a page: each file, each answer with its status and headers, each message. */
function ear(): { heard: Set<string>; hear: (page: Page) => void; all: () => Promise<void> } {
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
      const body = response.body().then(
        (bytes) => {
          const isText = /json|text/.test(response.headers()["content-type"] ?? "");
          const content = isText
            ? lasting(bytes.toString())
            : createHash("sha256").update(bytes).digest("hex");
          heard.add(`${response.status()} ${response.url()} ${content}`);
        },
        () => undefined,
      );
      bodies.push(body);
    });
  };
  return { heard, hear, all: async () => void (await Promise.all(bodies)) };
}

/** Everything that came to a browser, of somebody who looks at a table and does something there. */
async function heardBy(url: string, kept: Kept | undefined, go: (visitor: Visitor) => Promise<void>) {
  const { heard, hear, all } = ear();
  const visitor = await Visitor.arrive(stage.browser, url, { hear, ...(kept && { kept }) });
  await go(visitor);
  await all();
  await visitor.leave();
  return [...heard].sort();
}

/** Drafts with every card, as whose turn it is, and loads the table again. */
async function draft(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const isAsked = async () => {
    await visitor.settled();
    expect(await page.locator(".question h2").innerText()).toBe("Your turn: choose a card");
  };
  await isAsked();
  const cards = page.locator(".hand .own [data-cell]");
  const uses = page.locator(".uses li button");
  const list = async (card: number) => {
    await cards.nth(card).click();
    await after(visitor, visitor.press("As a list"));
  };
  for (let card = 0; card < (await cards.count()); card += 1) {
    await list(card);
    for (let use = 0; use < Math.min(3, await uses.count()); use += 1) {
      await after(visitor, uses.nth(use).click());
      expect(await page.locator(".draft .play[aria-disabled='false']").count()).toBe(1);
      await after(visitor, visitor.press("Cancel"));
      expect(await page.locator(".draft").count()).toBe(0);
      await list(card);
    }
    await after(visitor, page.keyboard.press("Escape"));
    await page.keyboard.press("Escape");
    await isAsked();
  }
  await page.reload();
  await isAsked();
}

/** Waits or watches. */
async function watch(visitor: Visitor): Promise<void> {
  await visitor.see(/Round 1\./);
  await visitor.settled();
}

/** What is stored, with a card that a seat (by its number) has kept exchanged for one that nobody was dealt; and both hands. */
function exchanged(stored: Buffer, seat: number): { changed: Buffer; was: string; is: string } {
  const text = stored.toString("latin1");
  const shuffle = /shuffle (\d+ ){30,}\d+/.exec(text)?.[0] ?? "";
  const hand = new RegExp(`"seat":${seat},"action":"keep ([\\d ]+)"`).exec(text)?.[1]?.split(" ") ?? [];
  const dealt = 2 * 6;
  const deck = shuffle.split(" ").slice(1 + dealt);
  for (const card of hand)
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

test("cards that a seat has not seen change no byte that comes to its browser", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await ann.press("By invitation link");
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const ben = await Visitor.arrive(stage.browser, stage.host.url);
  await ben.page.goto(link);
  await ben.press("Play Red");
  for (const { page } of [ann, ben]) {
    for (const number of [0, 2, 4]) await page.locator(".hand .own [data-cell]").nth(number).click();
    await page.getByRole("button", { name: "Keep these" }).click();
  }
  for (const visitor of [ann, ben]) await visitor.settled();
  const isAnn = await ann.page.getByText("Your turn: choose a card").first().isVisible();
  const [url, kept] = [ann.page.url(), { ann: await ann.kept(), ben: await ben.kept() }];
  for (const visitor of [ann, ben]) await visitor.leave();
  const [reader, other] = isAnn ? [kept.ann, kept.ben] : [kept.ben, kept.ann];

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
  const after = await visits();

  // Whatever was dealt, each of the three cards can be discarded.
  const drafts = before.reader.filter((heard) => /\/(preview|turn) /.test(heard));
  expect(drafts.length).toBeGreaterThanOrEqual(3);
  expect(after.reader).toEqual(before.reader);
  expect(after.watcher).toEqual(before.watcher);
  // It is another hand all the same.
  expect(before.other.join("\n")).toContain(was);
  expect(after.other.join("\n")).toContain(is);
});
