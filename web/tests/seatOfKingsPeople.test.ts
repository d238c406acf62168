// Seat of Kings between people: at one screen behind a curtain, and at browsers of their own, where no other hand comes.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { numbers, playKings, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Opens a game for so many that ends after so many rounds, if nobody wins before. */
async function opened(rounds: number, button: string, players = 2): Promise<Visitor> {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await visitor.page.getByLabel(String(players), { exact: true }).first().check();
  await visitor.page.getByText("Clock, regions, rounds, deck").click();
  await visitor.page.getByLabel("Round limit (then a draw)").fill(String(rounds));
  await visitor.press(button);
  return visitor;
}

/** Everything that comes to a stage.browser, over its sockets and as answers of the server. */
function bytesOf(visitor: Visitor): string[] {
  const bytes: string[] = [];
  visitor.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => bytes.push(String(payload))),
  );
  visitor.page.on("response", (response) => {
    if (response.url().includes("/api/"))
      void response.text().then(
        (text) => bytes.push(text),
        () => undefined,
      );
  });
  return bytes;
}

/** The cards that a seat has kept, once its own browser has heard of it. */
async function keptBy(bytes: readonly string[], seat: string): Promise<string> {
  const kept = new RegExp(`"seat":"${seat}","token":"keep ([\\d ]+)"`);
  await expect.poll(() => bytes.join("\n"), { timeout: 30_000 }).toMatch(kept);
  return kept.exec(bytes.join("\n"))?.[1] ?? "";
}

test("at one screen a curtain hides the cards until the next player is here", async () => {
  const visitor = await opened(1, "On this device");
  const curtain = visitor.page.locator(".curtain");
  await curtain.waitFor();
  expect(await visitor.page.locator(".hand").count()).toBe(0);
  expect(await findings(visitor), "curtain").toEqual([]);
  const first = await curtain.getByRole("button").textContent();
  await curtain.getByRole("button").click();
  await visitor.page.locator(".hand [data-cell]").first().waitFor();
  const cards = visitor.page.locator(".hand .own [data-cell]");
  for (const number of [0, 1, 2]) await cards.nth(number).click();
  // A fourth card is refused with a reason, until one of the three is let go.
  const tooMany = visitor.page.getByText("You have already chosen 3. Press one of them to deselect it.");
  await cards.nth(3).click();
  await tooMany.waitFor();
  expect(await visitor.page.locator(".hand .own [aria-selected='true']").count()).toBe(3);
  await cards.nth(1).click();
  await tooMany.waitFor({ state: "detached" });
  await cards.nth(3).click();
  expect(await cards.nth(3).getAttribute("aria-selected")).toBe("true");
  await visitor.press("Keep these");
  await curtain.waitFor();
  expect(await curtain.getByRole("button").textContent()).not.toBe(first);
  expect(await visitor.page.locator(".hand").count()).toBe(0);
  const asked = await playKings(visitor, 5);
  expect(asked.get("curtain")).toBeGreaterThan(2);
  await visitor.see(/nobody is High King/);
  await visitor.leave();
});

test("two browsers play by an invitation, somebody watches, and no other hand comes to any of them", async () => {
  const ann = await opened(1, "By invitation link");
  const annBytes = bytesOf(ann);
  await ann.page.getByLabel("Send this link").waitFor();
  await ann.page.reload();
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const ben = await Visitor.arrive(stage.browser, stage.host.url);
  const late = await Visitor.arrive(stage.browser, stage.host.url);
  const [benBytes, lateBytes] = [bytesOf(ben), bytesOf(late)];
  await ben.page.goto(link);
  await ben.press("Play Red");
  await late.page.goto(ann.page.url());
  await late.see(/Round 1, the last one\./);
  const keep = async (visitor: Visitor) => {
    const cards = visitor.page.locator(".hand .own [data-cell]");
    for (const number of [1, 3, 5]) await cards.nth(number).click();
    await visitor.press("Keep these");
  };
  await Promise.all([keep(ann), keep(ben)]);
  // Both have a turn to play or to wait for: all hands are dealt, and nothing of them is played yet.
  await Promise.race([ann.see("Your turn: choose a card"), ben.see("Your turn: choose a card")]);
  // One browser may hear of it before the other.
  const [blue, red] = [await keptBy(annBytes, "blue"), await keptBy(benBytes, "red")];
  const heard = { ann: annBytes.join("\n"), ben: benBytes.join("\n"), late: lateBytes.join("\n") };
  for (const [reader, hand] of [
    ["ben", blue],
    ["late", blue],
    ["ann", red],
    ["late", red],
  ] as const) {
    const text = heard[reader];
    expect(text.length, reader).toBeGreaterThan(1_000);
    expect(text, reader).not.toContain(`keep ${hand}`);
    expect(text, reader).not.toContain(hand.replaceAll(" ", ","));
  }
  expect(heard.ann).toContain(blue.replaceAll(" ", ","));
  const ends = await Promise.all([ann, ben].map((player, seed) => playKings(player, seed + 1)));
  expect(ends.length).toBe(2);
  await late.see(/nobody is High King/);
  for (const visitor of [ann, ben, late]) await visitor.leave();
});

/** A whole game of four browsers takes a loaded machine more than three minutes, in milliseconds. */
const LONGEST = 480_000;

test.each([3, 4])("%d browsers play a whole game by an invitation", { timeout: LONGEST }, async (players) => {
  const first = await opened(1, "By invitation link", players);
  const link = await first.page.getByLabel("Send this link").inputValue();
  const all = [first];
  while (all.length < players) {
    const next = await Visitor.arrive(stage.browser, stage.host.url);
    await next.page.goto(link);
    await next.press(/^Play /);
    all.push(next);
  }
  const asked = await Promise.all(all.map((visitor, seed) => playKings(visitor, seed + 1)));
  // Each chose cards, and had three turns.
  for (const seat of asked) expect(seat.get("asks turn")).toBeGreaterThan(2);
  for (const visitor of all) {
    await visitor.see(/nobody is High King/);
    await visitor.leave();
  }
});

test("at one screen a turn is taken back, though the next player is asked already", async () => {
  const visitor = await opened(2, "On this device");
  const random = numbers(1);
  for (let next = await pressNext(visitor, random); next?.way !== "card" || next.asks !== "turn";)
    next = await pressNext(visitor, random);
  const fit = visitor.page.locator(".uses:popover-open .fit").first();
  for (let card = 0; (await fit.count()) === 0; card += 1) {
    // A Stone has no fit: the next card may.
    if (card > 0) await visitor.page.keyboard.press("Escape");
    const own = visitor.page.locator(".hand .own [data-cell]").nth(card);
    if ((await own.getAttribute("aria-selected")) !== "true") await own.click();
    await visitor.press("As a list");
  }
  await fit.click();
  await visitor.press("Confirm");
  await visitor.page.locator(".curtain").waitFor();
  const curtain = visitor.page.locator(".curtain button");
  const next = (await curtain.textContent()) ?? "";
  await visitor.press("Take back");
  // Whoever pressed it may be the next player, who is to see no other hand.
  await curtain.filter({ hasNotText: next.trim() }).waitFor();
  expect(await visitor.page.locator(".hand").count()).toBe(0);
  await curtain.click();
  await visitor.page.locator('.question[data-asks="turn"]').waitFor();
  await visitor.leave();
});

test("a table in the lobby is found and joined, and a draw is agreed", async () => {
  const ann = await opened(3, "In the lobby");
  await ann.see("Waiting for somebody to join.");
  const ben = await Visitor.arrive(stage.browser, `${stage.host.url}/#/lobby`);
  await ben.follow(/^Join/);
  await ben.press("Play Red");
  await ben.see("Choose three cards");
  await ben.choose("Offer a draw");
  await ben.press("Offer a draw");
  await ann.see(/Red offers a draw\./);
  await ann.press("Accept");
  await ben.see(/A draw was agreed\./);
  await ann.leave();
  await ben.leave();
});

test("a hint is given, and the game is given up and played again", async () => {
  const visitor = await opened(9, "Play against level 1");
  const random = numbers(3);
  for (let next = await pressNext(visitor, random); next?.asks !== "turn";)
    next = await pressNext(visitor, random);
  // A list that was opened covers the rest.
  await visitor.page.keyboard.press("Escape");
  await visitor.press("Hint");
  await visitor.see(/In your place, the computer \(level \d\) would [a-z]/);
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see("Red wins");
  await visitor.see(/You have resigned\./);
  await visitor.press("Rematch");
  await visitor.see("Choose three cards");
  await visitor.leave();
});

test("who gives up a game for three, an offer and its answer are told to all, watchers too", async () => {
  const ann = await opened(9, "By invitation link", 3);
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const [ben, cid] = [
    await Visitor.arrive(stage.browser, stage.host.url),
    await Visitor.arrive(stage.browser, stage.host.url),
  ];
  await ben.page.goto(link);
  await ben.see("Regions: Connacht, Ulster and Leinster");
  await ben.see("Standard deck (a reconstruction)");
  await ben.press(/^Play /);
  await cid.page.goto(link);
  await cid.press(/^Play /);
  await cid.see("Choose three cards");
  const late = await Visitor.arrive(stage.browser, link);
  await late.follow("Watch");
  await late.see("You are watching this game. The cards in the players' hands are hidden from you.");
  await ann.choose("Offer a draw");
  await ann.press("Offer a draw");
  for (const visitor of [ben, cid, late]) await visitor.see("Blue offers a draw.");
  expect(await late.page.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await ben.press("Decline");
  await ben.see("You have declined the draw that Blue offered.");
  await ann.see(/^Red declines the draw\.$/);
  for (const visitor of [cid, late]) await visitor.see("Red declines the draw that Blue offered.");
  await cid.choose("Resign");
  await cid.press("Yes, resign");
  const words = "White has resigned. The computer decides for White from now on.";
  for (const visitor of [ann, ben, late]) {
    await visitor.page.locator(".left").filter({ hasText: words }).waitFor();
    await expect.poll(() => visitor.page.getByRole("log").textContent()).toContain(words);
  }
  for (const visitor of [ann, ben, cid, late]) await visitor.leave();
});
