// Seat of Kings between people: at one screen behind a curtain, and at browsers of their own, where no other hand comes.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { keys } from "./seatOfKingsKeys.ts";
import { after, beginGame } from "./seatOfKingsOpened.ts";
import { numbers, playKings, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const CARDS = ".hand .own [data-cell]";

/** Opens a game for so many that ends after so many rounds, if nobody wins before. */
async function opened(rounds: number, button: string, players = 2): Promise<Visitor> {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await beginGame(visitor, rounds, players, button);
  return visitor;
}

/** Somebody who opens a page. */
const arrive = (url = stage.host.url) => Visitor.arrive(stage.browser, url);

test("at one screen a game is played by keyboard behind a curtain, with a turn that is taken back", async () => {
  const visitor = await opened(1, "On this device");
  const { page } = visitor;
  const curtain = page.locator(".curtain button");
  /** Nobody's cards are seen; gives who is asked to come. */
  const hidden = async () => {
    await visitor.settled();
    expect(await page.locator(".hand").count()).toBe(0);
    return curtain.textContent();
  };
  const first = await hidden();
  expect(await findings(visitor), "curtain").toEqual([]);
  await after(visitor, curtain.click());
  const cards = page.locator(CARDS);
  const press = async (number: number) => {
    await after(visitor, cards.nth(number).click());
  };
  // A fourth card is refused with a reason, until one of the three is let go.
  const tooMany = page.getByText("You have already chosen 3. Press one of them to deselect it.");
  for (const number of [0, 1, 2, 3]) await press(number);
  expect(await tooMany.count()).toBe(1);
  expect(await page.locator(".hand .own [aria-selected='true']").count()).toBe(3);
  await press(1);
  expect(await tooMany.count()).toBe(0);
  await press(3);
  expect(await cards.nth(3).getAttribute("aria-selected")).toBe("true");
  await visitor.press("Keep these");
  expect(await hidden()).not.toBe(first);

  // A turn is taken back, though the next player is asked already.
  const random = numbers(1);
  for (let next = await pressNext(visitor, random); next?.way !== "card" || next.asks !== "turn";)
    next = await pressNext(visitor, random);
  await visitor.settled();
  const fit = page.locator(".uses:popover-open .fit").first();
  for (let card = 0; (await fit.count()) === 0; card += 1) {
    // A Stone has no fit: the next card may.
    await page.keyboard.press("Escape");
    if ((await cards.nth(card).getAttribute("aria-selected")) !== "true") await press(card);
    await after(visitor, visitor.press("As a list"));
  }
  await fit.click();
  await visitor.press("Confirm");
  const next = await hidden();
  await visitor.press("Take back");
  // Whoever pressed it may be the next player, who is to see no other hand.
  expect(await hidden()).not.toBe(next);
  await after(visitor, curtain.click());
  expect(await page.locator('.question[data-asks="turn"]').count()).toBe(1);

  const asked = await playKings(visitor, 11, { press: keys });
  expect(asked.get("curtain")).toBeGreaterThan(2);
  for (const what of ["turn", "place"]) expect([...asked.keys()]).toContain(`asks ${what}`);
  await visitor.see(/nobody is High King/);
  expect(await page.getByRole("log").textContent()).toContain("the game is drawn");
  await visitor.leave();
});

/** Everything that comes to a browser, over its sockets and as answers of the server. */
function bytesOf({ page }: Visitor): string[] {
  const bytes: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => bytes.push(String(payload))));
  page.on("response", (response) => {
    if (response.url().includes("/api/"))
      void response.text().then(
        (text) => bytes.push(text),
        () => undefined,
      );
  });
  return bytes;
}

/** Three browsers that play a whole game take a loaded machine more than three minutes, in milliseconds. */
const LONGEST = 480_000;

const OWN =
  "three browsers play by an invitation and one gives up, somebody watches, and no other hand comes to any";
test(OWN, { timeout: LONGEST }, async () => {
  const ann = await opened(1, "By invitation link", 3);
  await ann.settled();
  const annBytes = bytesOf(ann);
  await ann.page.reload();
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const [ben, cid, late] = [await arrive(), await arrive(), await arrive()];
  const all = { blue: annBytes, red: bytesOf(ben), white: bytesOf(cid), late: bytesOf(late) };
  const settled = async () => {
    for (const visitor of [ann, ben, cid, late]) await visitor.settled();
  };
  await ben.page.goto(link);
  await ben.see("Regions: Connacht, Ulster and Leinster");
  await ben.see("Standard deck (a reconstruction)");
  await ben.press(/^Play /);
  await cid.page.goto(link);
  await cid.press(/^Play /);
  await cid.see("Choose three cards");
  await late.page.goto(link);
  await late.follow("Watch");
  await late.see("You are watching this game. The cards in the players' hands are hidden from you.");
  // An offer and its answer are told to all, watchers too.
  await ann.choose("Offer a draw");
  await ann.press("Offer a draw");
  for (const visitor of [ben, cid, late]) await visitor.see("Blue offers a draw.");
  expect(await late.page.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await ben.press("Decline");
  await ben.see("You have declined the draw that Blue offered.");
  await ann.see(/^Red declines the draw\.$/);
  for (const visitor of [cid, late]) await visitor.see("Red declines the draw that Blue offered.");
  for (const { page } of [ann, ben, cid]) {
    for (const number of [1, 3, 5]) await page.locator(CARDS).nth(number).click();
    await page.getByRole("button", { name: "Keep these" }).click();
  }
  await cid.choose("Resign");
  await cid.press("Yes, resign");
  const words = "White has resigned. The computer decides for White from now on.";
  for (const visitor of [ann, ben, late]) {
    await after(visitor, visitor.page.locator(".left").filter({ hasText: words }).waitFor());
    expect(await visitor.page.getByRole("log").textContent()).toContain(words);
  }
  await settled();
  // All hands are dealt, and nothing of these two is played yet.
  for (const seat of ["blue", "red"] as const) {
    const kept =
      new RegExp(`"seat":"${seat}","token":"keep ([\\d ]+)"`).exec(all[seat].join("\n"))?.[1] ?? "";
    expect(all[seat].join("\n")).toContain(kept.replaceAll(" ", ","));
    for (const [reader, bytes] of Object.entries(all)) {
      if (reader === seat) continue;
      const heard = bytes.join("\n");
      expect(heard.length, reader).toBeGreaterThan(1_000);
      expect(heard, reader).not.toContain(`keep ${kept}`);
      expect(heard, reader).not.toContain(kept.replaceAll(" ", ","));
    }
  }

  const asked = await Promise.all([ann, ben].map((visitor, seed) => playKings(visitor, seed + 1)));
  // Each had three turns.
  for (const seat of asked) expect(seat.get("asks turn")).toBeGreaterThan(2);
  for (const visitor of [ann, ben, late]) await visitor.see(/nobody is High King/);
  for (const visitor of [ann, ben, cid, late]) await visitor.leave();
});
