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

async function chooseThree({ page }: Visitor): Promise<void> {
  for (let count = 1; count <= 3; count += 1) {
    await page.locator(FREE).first().click();
    await page.waitForFunction(([chosen, count]) => document.querySelectorAll(chosen).length === count, [
      CHOSEN,
      count,
    ] as const);
  }
}

const CHANGED = '[data-cell][aria-label*="changed by your draft"]';

/** Drafts a turn that can be confirmed and changes the board. The cards are dealt anew each time, so that it may take some turns. */
async function draft(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const random = numbers(5);
  const isDrafted = async () => {
    // What was pressed is a draft once the server has previewed it; the next press might confirm it.
    await page.locator(".table[data-busy='false']").waitFor();
    return (await page.locator(READY).count()) * (await page.locator(CHANGED).count()) > 0;
  };
  for (let turns = 0; turns < 8 && !(await isDrafted()); turns += 1)
    await playTurn(visitor, random, isDrafted);
  await expect.poll(isDrafted).toBe(true);
}

async function cut(visitor: Visitor): Promise<void> {
  stage.host.cut();
  await visitor.see(/Connecting|Connection lost/);
}

test("cards that are kept without a connection are pending, can be revoked, and are sent once it is back", async () => {
  const visitor = await openGame(stage, 3, {}, 2);
  const { page } = visitor;
  await chooseThree(visitor);
  await cut(visitor);
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
  await visitor.leave();
});

test("a turn that is confirmed without a connection stays a draft when it is revoked, and counts once it is back", async () => {
  const visitor = await openGame(stage, 3, {}, 2);
  const { page } = visitor;
  await draft(visitor);
  const begun = await page.locator(".question h2").innerText();
  const changed = page.locator(CHANGED);
  const hand = page.locator(".hand .own");
  const cards = Number(await hand.getAttribute("data-count"));
  const drafted = await changed.count();
  expect(drafted).toBeGreaterThan(0);
  await cut(visitor);
  await visitor.press("Confirm");
  await visitor.see("Not sent yet");
  expect(await page.locator(".draft.pending").count()).toBe(1);
  await expect.poll(() => page.locator('.board [data-cell][aria-disabled="false"]').count()).toBe(0);
  expect(await changed.count()).toBe(drafted);
  await page.keyboard.press("Escape");
  await page.locator(READY).waitFor();
  expect(await page.locator(".question h2").innerText()).toBe(begun);
  await visitor.press("Confirm");
  await visitor.see("Not sent yet");
  stage.host.mend();
  await page.locator(".draft").waitFor({ state: "detached" });
  if (cards > 1) await page.locator(`.hand .own[data-count='${cards - 1}']`).waitFor();
  await visitor.leave();
});

test("a press of which no preview can be asked says so, and what was chosen stays", async () => {
  const visitor = await openGame(stage, 3, {}, 2);
  const { page } = visitor;
  await playTurn(visitor, numbers(5), async () => (await page.locator(".chosen .discard").count()) > 0);
  await cut(visitor);
  await page.locator(".chosen .discard").click();
  await visitor.see("No connection: press again once it is back.");
  expect(await page.getByText("The server cannot be reached").count()).toBe(0);
  expect(await page.locator(CHOSEN).count()).toBe(1);
  stage.host.mend();
  await page.locator(".chosen .discard").click();
  await page.locator(READY).waitFor();
  await visitor.leave();
});

test("a turn that is confirmed on a slow line is seen as pending at the next frame", async () => {
  const visitor = await openGame(
    stage,
    3,
    {
      hear: (page) =>
        page.routeWebSocket(/api\/socket/, (socket) => {
          const server = socket.connectToServer();
          socket.onMessage((message) => void setTimeout(() => server.send(message), SLOW_MS));
          server.onMessage((message) => void setTimeout(() => socket.send(message), SLOW_MS));
        }),
    },
    2,
  );
  const { page } = visitor;
  await draft(visitor);
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
  await visitor.leave();
});
