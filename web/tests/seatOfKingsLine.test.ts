// Decisions of Seat of Kings on a slow line and without one: they are seen as pending, can be revoked, and are sent once.

import { afterEach, expect, test } from "vitest";

import { openGame, playTurn } from "./seatOfKingsOpened.ts";
import { numbers } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();

afterEach(() => stage.host.mend());

/** Half of the round trip of a slow line, in milliseconds. */
const SLOW_MS = 300;

const CHOSEN = ".hand .own [data-cell][aria-selected='true']";
const FREE = ".hand .own [data-cell][aria-disabled='false'][aria-selected='false']";
const READY = ".draft .play[aria-disabled='false']";
const CHANGED = '[data-cell][aria-label*="changed by your draft"]';

/** Drafts a turn that can be confirmed and changes the board; it may take some turns, by the cards that are dealt. */
async function draft(visitor: Visitor, random: (below: number) => number): Promise<void> {
  const { page } = visitor;
  const isDrafted = async () =>
    (await page.locator(READY).count()) * (await page.locator(CHANGED).count()) > 0;
  for (let turns = 0; turns < 8 && !(await isDrafted()); turns += 1)
    await playTurn(visitor, random, isDrafted);
  expect(await isDrafted()).toBe(true);
}

test("what is decided without a line is pending, can be revoked and is sent once; then one gives up and plays again", async () => {
  let delay_ms = 0;
  const random = numbers(5);
  const visitor = await openGame(
    stage,
    9,
    {
      hear: (page) =>
        page.routeWebSocket(/api\/socket/, (socket) => {
          const server = socket.connectToServer();
          const later = (send: () => void) => (delay_ms > 0 ? void setTimeout(send, delay_ms) : send());
          socket.onMessage((message) => later(() => server.send(message)));
          server.onMessage((message) => later(() => socket.send(message)));
        }),
    },
    2,
  );
  const { page } = visitor;
  const cut = async () => {
    stage.host.cut();
    await visitor.see(/Connecting|Connection lost/);
  };
  await visitor.settled();

  // Cards that are kept.
  for (let count = 1; count <= 3; count += 1) {
    await page.locator(FREE).first().click();
    await visitor.settled();
    expect(await page.locator(CHOSEN).count()).toBe(count);
  }
  await cut();
  await visitor.press("Keep these");
  await visitor.see("Not sent yet");
  expect(await page.locator(CHOSEN).count()).toBe(3);
  expect(await page.locator(FREE).count()).toBe(0);
  await visitor.press("Cancel");
  await page.locator(".hand .keep:enabled").waitFor();
  expect(await page.locator(CHOSEN).count()).toBe(3);
  expect(await page.getByText("Not sent yet").count()).toBe(0);
  await visitor.press("Keep these");
  await visitor.see("Not sent yet");
  stage.host.mend();
  await page.locator(".hand .own[data-count='3']").waitFor();
  expect(await page.getByText(/the draft was dropped/).count()).toBe(0);

  // A press of which no preview can be asked says so, and what was chosen stays.
  const discard = page.locator(".chosen .discard");
  await playTurn(visitor, random, async () => (await discard.count()) > 0);
  await cut();
  await discard.click();
  await visitor.see("No connection: press again once it is back.");
  expect(await page.getByText("The server cannot be reached").count()).toBe(0);
  expect(await page.locator(CHOSEN).count()).toBe(1);
  stage.host.mend();
  await discard.click();
  await page.locator(READY).waitFor();
  await page.keyboard.press("Escape");

  // A turn that is confirmed stays a draft when it is revoked, and counts once the line is back.
  await draft(visitor, random);
  const begun = await page.locator(".question h2").innerText();
  const changed = page.locator(CHANGED);
  const cards = Number(await page.locator(".hand .own").getAttribute("data-count"));
  const drafted = await changed.count();
  await cut();
  await visitor.press("Confirm");
  await visitor.see("Not sent yet");
  expect(await page.locator(".draft.pending").count()).toBe(1);
  expect(await page.locator('.board [data-cell][aria-disabled="false"]').count()).toBe(0);
  expect(await changed.count()).toBe(drafted);
  await page.keyboard.press("Escape");
  await page.locator(READY).waitFor();
  expect(await page.locator(".question h2").innerText()).toBe(begun);
  await visitor.press("Confirm");
  await visitor.see("Not sent yet");
  stage.host.mend();
  await page.locator(".draft").waitFor({ state: "detached" });
  if (cards > 1) await page.locator(`.hand .own[data-count='${cards - 1}']`).waitFor();

  // On a slow line it is seen as pending at the next frame.
  await draft(visitor, random);
  delay_ms = SLOW_MS;
  const seen = await page.evaluate(
    (ready) =>
      new Promise((resolve) => {
        document.querySelector<HTMLElement>(ready)?.click();
        const told = () => document.querySelector(".draft.pending .play")?.textContent?.trim();
        requestAnimationFrame(() => resolve(told()));
      }),
    READY,
  );
  expect(seen).toBe("Sending …");
  await page.locator(".draft").waitFor({ state: "detached" });
  delay_ms = 0;

  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see("Red wins");
  await visitor.see(/You have resigned\./);
  await visitor.press("Rematch");
  await visitor.see("Choose three cards");
  await visitor.leave();
});
