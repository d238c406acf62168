// Endings of a game: who won and why, what cost most, what follows, and that it fits at every size of the window.

import { expect, test } from "vitest";

import type { KingsAnalysisBody } from "../src/client/wire.ts";
import { findings } from "./findings.ts";
import { playKings } from "./seatOfKingsVisitor.ts";
import { SIZES, badlyScrolled, overflow, resize } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Waits until the costliest moves are found, and shows the moment after the first of them and the present again. */
async function lookAtCostliest(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator(".costs .row").waitFor({ state: "detached", timeout: 120_000 });
  const first = page.locator(".costs li button").first();
  expect(await first.innerText()).toMatch(/cost|worth/i);
  await first.focus();
  await page.keyboard.press("Enter");
  await visitor.see("You are looking at an earlier move.");
  expect(await page.locator(".tara-seal").count()).toBe(0);
  await visitor.press("Back to now");
  await page.locator(".prompt .result").waitFor();
}

/** At every size the result is told and nothing is cut off. */
async function fitsEverywhere(visitor: Visitor): Promise<void> {
  for (const [width, height] of SIZES) {
    await resize(visitor, width, height);
    const box = await visitor.page.locator(".prompt .result h2").boundingBox();
    const isSeen = box !== null && box.y + box.height < height;
    const looks = [await overflow(visitor), await badlyScrolled(visitor), isSeen];
    expect(looks, `${width} x ${height}`).toEqual([0, [], true]);
  }
  await resize(visitor, 1280, 800);
  expect(await findings(visitor)).toEqual([]);
}

/** A recorded game of Sacred Hill after 34 moves. */
const LATE = "sacred-hill-1 rbrbb/rrbrbbb/rrrrbbb/rbrrb1r/3br2/br3b1/1br2 red battle - - -";

test("a match on one device: what is refused, a draw, a resignation; and a game that is played out", async () => {
  let [isRefusing, areLow] = [false, false];
  // While it is set, what the server says is held back.
  let held: (() => void)[] | undefined;
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, {
    hear: (page) =>
      void page.routeWebSocket(/api\/socket/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => {
          const { do: command, table, id } = JSON.parse(String(message)) as Record<string, unknown>;
          if (!isRefusing || command !== "move") return server.send(message);
          const sentence = "The game has moved on.";
          socket.send(JSON.stringify({ type: "error", table, id, code: "stale", sentence }));
        });
        server.onMessage((message) => {
          // All clocks have a little more than the tenth of their time.
          const low = String(message).replaceAll(/"clock_ms":\d+/g, '"clock_ms":18500');
          const pass = () => socket.send(areLow ? low : message);
          if (held === undefined) pass();
          else held.push(pass);
        });
      }),
  });
  const { page } = visitor;
  const entries = page.locator(".moves [data-entry]");
  await visitor.begin("sacred-hill-1", "On this device", {
    Length: "A match of 2 games",
    Clock: "3 min + 2 s",
  });
  await visitor.asked();
  isRefusing = true;
  await visitor.pick("D4");
  await visitor.see("The game has moved on.");
  expect([await entries.count(), (await visitor.legal()).includes("D4")]).toEqual([0, true]);
  isRefusing = false;
  await visitor.pick("D4");
  await visitor.settled();
  expect([await entries.count(), await page.getByText("The game has moved on.").count()]).toEqual([1, 0]);
  await visitor.press("Take back");
  await visitor.see("No moves yet.");
  // It is grey then, and a press says why.
  await page.locator('button[aria-disabled="true"]', { hasText: "Take back" }).click({ force: true });
  await visitor.see("There is no move to take back.");

  await visitor.decide();
  await visitor.decide();
  // A ringfort stands in the frame after its press, unanswered, and a draw is offered meanwhile.
  const [hill = ""] = await visitor.legal();
  held = [];
  const seen = await page.evaluate(
    (hill) =>
      new Promise((resolve) => {
        const cell = document.querySelector(`[data-hill="${hill}"]`);
        cell?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        const knot = () => document.querySelector(`.tara-knot[data-hills*="${hill}"]`) !== null;
        requestAnimationFrame(() => resolve([knot(), document.querySelectorAll("[data-entry]").length]));
      }),
    hill,
  );
  expect(seen).toEqual([true, 2]);
  await visitor.offerDraw();
  const passing = held;
  held = undefined;
  for (const pass of passing) pass();
  await visitor.see("A draw was agreed.");
  await visitor.see("Game 1 of 2 is over. The match is even, 1 to 1.");
  await visitor.follow(/^Analyze/);
  await visitor.see(/A draw was agreed\. The game is drawn, 1 to 1\.$/);
  await page.goBack();
  await visitor.press("Next game");
  await visitor.see(/^Game 2 of 2\. The match is even, 1 to 1\./);
  for (const isLow of [false, false, true]) {
    areLow = isLow;
    await visitor.decide();
  }
  // A clock that is low is told once.
  await visitor.settled();
  expect(await page.locator('[role="log"]').getByText("has 18 seconds left.").count()).toBe(1);
  areLow = false;
  await visitor.resign();
  await visitor.see(/(Red|Blue) wins the match/);
  // The prompt offers what follows a game whose end cannot be fetched, too.
  await page.route("**/RingfortEnd-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw 1" }),
  );
  await page.reload();
  await page.locator(".prompt").getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog", { name: "Save or share this game" }).waitFor();
  expect(await page.locator(".prompt").getByRole("link", { name: /^Analyze/ }).count()).toBe(1); // prettier-ignore
  await page.unroute("**/RingfortEnd-*.js");
  visitor.complaints.splice(0);

  await visitor.beginFrom(LATE);
  expect(await visitor.playOn()).toContain(
    "Blue wins 3 to 0 Kingdoms are even at 3, so ringforts decide: Blue has 23, Red has 22. 2 points for winning and 1 for the difference make 3. The game ended after a side was OUT: it had no legal move left. F1 and ×F1 were the only moves and were played automatically.",
  );
  await lookAtCostliest(visitor);
  await page.getByRole("row", { name: /^Kingdoms 3 3$/ }).waitFor();
  expect(await page.locator(".tara-seal").count()).toBe(6);
  expect(await page.locator(".graph .diamond").count()).toBe(await page.locator(".costs li").count());
  await fitsEverywhere(visitor);
  await visitor.press("Rematch");
  await page.locator(".prompt .result").waitFor({ state: "detached" });
  await visitor.leave();
});

test("the end of Seat of Kings says why, compares the players, and leads to the costliest turns", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  // What the search finds depends on the cards: here it finds that each turn cost something, well tried.
  await page.route("**/games/*/analysis", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const body = (await response.json()) as KingsAnalysisBody;
    const [loss, iterations] = [body.played.loss ?? 0, body.played.iterations];
    const played = { ...body.played, loss: Math.max(loss, 0.1), iterations: Math.max(iterations, 40) };
    return route.fulfill({ response, json: { ...body, played } });
  });
  const terms = { "Round limit (then a draw)": "1" };
  await visitor.begin("seat-of-kings", "Play the computer, level 1", terms);
  await playKings(visitor, 4);
  expect(await visitor.result()).toBe(
    "A draw The only round is over, and nobody is High King. In a rematch, lots decide who begins.",
  );
  await page.getByRole("row", { name: /^King positions [01] [01]$/ }).waitFor();
  await page.getByRole("row", { name: /^Traitors bought \d+ \d+$/ }).waitFor();
  await lookAtCostliest(visitor);
  // On a phone the page grows, and neither table nor graph has to be scrolled to within it.
  await resize(visitor, 390, 844);
  const hidden = await page.locator(".told").evaluate((part) => part.scrollHeight - part.clientHeight);
  expect(hidden).toBe(0);
  await fitsEverywhere(visitor);
  await visitor.leave();
});
