// Endings of a game: who won and why, what cost most, what follows, and that it fits at every size of the window.

import type { Route } from "playwright-core";
import { expect, test } from "vitest";

import type { KingsAnalysisBody } from "../src/client/wire.ts";
import { findings } from "./findings.ts";
import { playKings } from "./seatOfKingsVisitor.ts";
import { SIZES, badlyScrolled, overflow } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** The dialog in which the game is kept. */
async function share({ page }: Visitor): Promise<void> {
  await page.locator(".prompt").getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog", { name: "Save or share this game" }).waitFor();
  await page.keyboard.press("Escape");
}

/** Whole lines of the list of moves in the window, and whole buttons beside it. */
const wholeMoves = ({ page }: Visitor) =>
  page.evaluate(() => {
    const list = document.querySelector(".moves .list")?.getBoundingClientRect();
    const count = (places: string, top: number, bottom: number) =>
      [...document.querySelectorAll(places)].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom;
      }).length;
    const rows = count(".moves li", list?.top ?? 0, Math.min(list?.bottom ?? 0, innerHeight));
    return { rows, steps: count(".moves .step", 0, innerHeight) };
  });

test("a match on one device: what is refused, a draw, a resignation, and what follows each game", async () => {
  let isRefusing = false;
  // While it is set, what the server says is held back.
  let held: (() => void)[] | undefined;
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/sacred-hill-1`, {
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
          const pass = () => socket.send(message);
          if (held === undefined) pass();
          else held.push(pass);
        });
      }),
  });
  const { page } = visitor;
  const entries = page.locator(".moves [data-entry]");
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Length").selectOption({ label: "A match of 2 games" });
  await visitor.press("On this device");
  await visitor.see("Game 1 of 2.");
  await visitor.asked();
  isRefusing = true;
  await visitor.pick("D4");
  await visitor.see("The game has moved on.");
  expect([await entries.count(), (await visitor.legal()).includes("D4")]).toEqual([0, true]);
  isRefusing = false;
  await visitor.pick("D4");
  await visitor.settled();
  expect(await entries.count()).toBe(1);
  expect(await page.getByText("The game has moved on.").count()).toBe(0);
  // A move that is not legal is explained by its clause.
  await visitor.pick("D4");
  await visitor.see(/§ (SH3|B\d+)/);
  await visitor.press("Take back");
  await visitor.see("No moves yet.");
  // It is grey then, and a press says why.
  const takeBack = page.locator('button[aria-disabled="true"]', { hasText: "Take back" });
  await takeBack.click({ force: true });
  await visitor.see("There is no move to take back.");

  for (let made = 0; made < 12; made += 1) await visitor.decide();
  await visitor.asked();
  const [hill = ""] = await visitor.legal();
  const fetching = new Promise<Route>((hold) => void page.route("**/RingfortEnd-*.js", hold));
  // A draw is offered while the own move is on its way.
  held = [];
  await visitor.pick(hill);
  await visitor.choose("Offer a draw");
  await visitor.press("Offer a draw");
  expect(await entries.count()).toBe(12);
  const passing = held;
  held = undefined;
  for (const pass of passing) pass();
  await visitor.see("A draw was agreed.");
  // What follows is offered once the end has been fetched.
  const end = await fetching;
  expect(await page.getByRole("button", { name: "Share", exact: true }).count()).toBe(0);
  await end.continue();
  await share(visitor);
  await visitor.see("Game 1 of 2 is over. The match is even, 1 to 1.");
  // Where the column is low, the end leaves room for moves and their buttons.
  await page.locator(".costs li").first().waitFor({ timeout: 120_000 });
  await visitor.settled();
  const { rows, steps } = await wholeMoves(visitor);
  expect([rows >= 3, steps]).toEqual([true, 4]);
  // How the sides compare is there too, and is scrolled to.
  await page.getByRole("row", { name: /^Kingdoms \d+ \d+$/ }).scrollIntoViewIfNeeded();
  expect(await badlyScrolled(visitor)).toEqual([]);
  expect(await findings(visitor)).toEqual([]);
  await visitor.follow(/^Analyze/);
  await visitor.see(/is drawn/);
  const said = await page.locator(".status [role=status]").textContent();
  expect(said).toMatch(/A draw was agreed\. The game is drawn, 1 to 1\.$/);
  await page.goBack();

  await visitor.press("Next game");
  // Until both have taken their seats it can still be pressed.
  await page.getByRole("button", { name: "Next game" }).waitFor({ state: "detached" });
  await visitor.see(/^Game 2 of 2\. The match is even, 1 to 1\./);
  for (let made = 0; made < 4; made += 1) await visitor.decide();
  // The kingdom that is pointed at is outlined; no other is before the end.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await visitor.settled();
  expect(await page.locator(".tara-kingdom").count()).toBe(0);
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/(Red|Blue) wins the match/);
  await page.locator(".tara-kingdom").first().waitFor({ state: "attached" });
  // The prompt offers what follows a game whose end cannot be fetched, too.
  await page.unroute("**/RingfortEnd-*.js");
  await page.route("**/RingfortEnd-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw 1" }),
  );
  await page.reload();
  await share(visitor);
  expect(await page.locator(".prompt").getByRole("link", { name: /^Analyze/ }).count()).toBe(1); // prettier-ignore
  await visitor.leave();
});

/** Waits until the costliest moves are found, and shows the moment after the first of them and the present again. */
async function lookAtCostliest(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator(".costs .row").waitFor({ state: "detached", timeout: 120_000 });
  const first = page.locator(".costs li button").first();
  expect(await first.innerText()).toMatch(/cost|worth/i);
  await first.focus();
  await page.keyboard.press("Enter");
  await visitor.see("You are looking at an earlier move.");
  expect(await first.getAttribute("aria-current")).toBe("true");
  await visitor.press("Back to now");
  await page.locator(".prompt .result").waitFor();
}

/** At every size the result is told and nothing is cut off. */
async function fitsEverywhere(visitor: Visitor): Promise<void> {
  for (const [width, height] of SIZES) {
    const size = `${width} x ${height}`;
    await visitor.page.setViewportSize({ width, height });
    await visitor.settled();
    expect(await overflow(visitor), size).toBe(0);
    expect(await badlyScrolled(visitor), size).toEqual([]);
    const box = await visitor.page.locator(".prompt .result h2").boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), size).toBeLessThan(height);
  }
  expect(await findings(visitor)).toEqual([]);
}

/** A recorded game of Sacred Hill after 34 moves. */
const LATE = "sacred-hill-1 rbrbb/rrbrbbb/rrrrbbb/rbrrb1r/3br2/br3b1/1br2 red battle - - -";

test("the end of a ringfort game says who won and why, and leads to the moves that cost most", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/editor/${encodeURIComponent(LATE)}`);
  const { page } = visitor;
  await visitor.press("On this device");
  expect(await visitor.playOn()).toContain(
    "Blue wins 3 to 0 Kingdoms are even at 3, so ringforts decide: Blue has 23, Red has 22. 2 points for winning and 1 for the difference make 3. The game ended after a side was OUT: it had no legal move left. F1 and ×F1 were the only moves and were played automatically.",
  );
  await lookAtCostliest(visitor);
  const outside = await page.evaluate(() =>
    [".above", ".told", ".costs", ".below", ".tools"].filter(
      (part) => (document.querySelector(part)?.getBoundingClientRect().bottom ?? Infinity) > innerHeight,
    ),
  );
  expect(outside).toEqual([]);
  await page.getByRole("row", { name: /^Kingdoms 3 3$/ }).waitFor();
  expect(await page.locator(".tara-seal").count()).toBe(6);
  expect(await page.locator(".graph .diamond").count()).toBe(await page.locator(".costs li").count());
  // A diamond at the last moment reaches half its width beyond the field, and does not cover the number there.
  const boxOf = async (part: string) =>
    (await page.locator(part).first().boundingBox()) ?? { x: 0, width: 0 };
  const [field, zero, diamond] = await Promise.all(
    [".graph .field", ".graph .zero", ".graph .diamond"].map(boxOf),
  );
  expect(zero?.x).toBeGreaterThanOrEqual(field!.x + field!.width + diamond!.width / 2);
  await page.locator(".graph .field").click();
  await visitor.see("You are looking at an earlier move.");
  expect(await page.locator(".tara-seal").count()).toBe(0);
  await visitor.press("Back to now");
  await fitsEverywhere(visitor);
  await visitor.see(/In a rematch, (Red|Blue) begins\./);
  await visitor.press("Rematch");
  await visitor.asked();
  await page.locator(".prompt .result").waitFor({ state: "detached" });
  await visitor.leave();
});

test("the end of Seat of Kings says why, compares the players, and leads to the costliest turns", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/seat-of-kings`);
  const { page } = visitor;
  await page.getByText("Clock, regions, rounds, deck").click();
  await page.getByLabel("Round limit (then a draw)").fill("1");
  // What the search finds depends on the cards: here it finds that each turn cost something, well tried.
  await page.route("**/games/*/analysis", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const body = (await response.json()) as KingsAnalysisBody;
    const [loss, iterations] = [body.played.loss ?? 0, body.played.iterations];
    const played = { ...body.played, loss: Math.max(loss, 0.1), iterations: Math.max(iterations, 40) };
    return route.fulfill({ response, json: { ...body, played } });
  });
  await visitor.press("Play the computer, level 1");
  await playKings(visitor, 4);
  expect(await visitor.result()).toBe(
    "A draw The only round is over, and nobody is High King. In a rematch, lots decide who begins.",
  );
  await page.getByRole("row", { name: /^King positions [01] [01]$/ }).waitFor();
  await page.getByRole("row", { name: /^Traitors bought \d+ \d+$/ }).waitFor();
  await lookAtCostliest(visitor);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    // The page grows, and neither table nor graph has to be scrolled to within it.
    await page.setViewportSize({ width, height });
    await visitor.settled();
    const hidden = await page.locator(".told").evaluate((part) => part.scrollHeight - part.clientHeight);
    expect(hidden, `${width} x ${height}`).toBe(0);
  }
  await fitsEverywhere(visitor);
  await visitor.leave();
});
