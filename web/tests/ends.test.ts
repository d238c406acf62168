// Endings of a game: who won and why, what cost most, what follows, and that it fits at every size of the window.
// With TARA_PAGE_GAMES=all also games of Seat of Kings until somebody wins, against level 3.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { KingsAnalysisBody } from "../src/client/wire.ts";
import { findings } from "./findings.ts";
import { after, openGame, playKings } from "./seatOfKingsVisitor.ts";
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
  await visitor.settled();
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

/** D5 to E7 captures both kings of Blue. */
const CROWNED = "high-kings-1 1rB1B/3rbr1/1B1R3/6b/R6/2b3R/5 red battle 0:0 - -";

test("a match on one device: what is refused, a draw, a resignation; and a game that is played out", async () => {
  let [isRefusing, areLow] = [false, false];
  // While it is set, what the server says is held back.
  let held: (() => void)[] | undefined;
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, {
    // Awaited, so that it lies below what `settled` counts.
    hear: (page) =>
      page.routeWebSocket(/api\/socket/, (socket) => {
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
  // Each seat of a device has a view of its own, and the first one alone tells of a decision.
  await visitor.settled();
  // A draw is offered while a move is unanswered.
  const [hill = ""] = await visitor.legal();
  held = [];
  await visitor.pick(hill);
  expect(await page.locator("[data-entry]").count()).toBe(2);
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
    await visitor.settled();
  }
  // A clock that is low is told once.
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
  await visitor.playOn();
  await lookAtCostliest(visitor);
  await page.getByRole("row", { name: /^Kingdoms 3 3$/ }).waitFor();
  expect(await page.locator(".tara-seal").count()).toBe(6);
  expect(await page.locator(".graph .diamond").count()).toBe(await page.locator(".costs li").count());
  await fitsEverywhere(visitor);
  await visitor.press("Rematch");
  await page.locator(".prompt .result").waitFor({ state: "detached" });
  // Where captured kings decide, no kingdom is outlined or numbered.
  await visitor.beginFrom(CROWNED);
  for (const hill of ["D5", "E7"]) await visitor.pick(hill);
  await page.locator(".prompt .result").waitFor();
  await visitor.settled();
  expect(await page.locator(".tara-seal, .tara-kingdom").count()).toBe(0);
  expect(await page.locator(".tara-marks .tara-fallen").count()).toBe(2);
  expect(await page.locator("tbody tr").first().getAttribute("class")).toContain("decides");
  await visitor.leave();
});

const arrive = () => Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);

test.runIf(process.env["TARA_PAGE_GAMES"] === "all").each([2, 4])(
  "a game for %i against level 3 is played until somebody wins",
  async (players) => {
    const visitor = await arrive();
    await visitor.page.getByLabel(String(players), { exact: true }).first().check();
    await visitor.against(3);
    await playKings(visitor, players);
    expect(await visitor.result()).toMatch(/is High King|are High King/);
    await visitor.leave();
  },
  600_000,
);

/** A deck file with a fault is refused, and where the fault is; a sample has none. */
async function chooseDecks(): Promise<void> {
  const visitor = await arrive();
  const { page } = visitor;
  const note = page.getByText("so this deck is a reconstruction");
  await note.waitFor();
  await page.getByText("Clock, regions, rounds, deck").click();
  const [sample] = await Promise.all([
    page.waitForEvent("download"),
    visitor.press("Download a sample: the reconstructed deck"),
  ]);
  const sound = readFileSync(await sample.path(), "utf8");
  const take = (text: string) =>
    page.getByLabel("Custom deck file").setInputFiles({
      name: "mine.toml",
      mimeType: "text/plain",
      buffer: Buffer.from(`\ufeff${text.replaceAll("\n", "\r")}`, "utf16le"),
    });
  await take(sound.replace('name = "reconstructed"', 'name = "mine"'));
  await visitor.see("mine.toml is a deck of 36 cards without faults.");
  expect(await note.count()).toBe(0);
  await visitor.press("Play without this file");
  await note.waitFor();
  // The faults are told as soon as the file is chosen, each with its card, key and line.
  await take(sound.replace("cost = 0", "cost = 9").replace("edition = 1", "edition = 2"));
  await visitor.see("This file has 2 faults, and no game begins with it:");
  await visitor.see(/^card 1 \(number 1\): cost: not a whole number from 0 to 4 \(line \d+\)$/);
  await visitor.press("What a deck file looks like");
  await visitor.see("The tie-break number, 1 to 36, each once.");
  expect(await findings(visitor), "the form of a deck file").toEqual([]);
  await visitor.press("Close");
  await visitor.press("Play the computer, level 1");
  await page.getByRole("alert").getByText("cost: not a whole number from 0 to 4").waitFor();
  // The browser writes each answer that is not 200 into its console.
  visitor.complaints.length = 0;
  await visitor.leave();
}

async function slideTo(visitor: Visitor, step: number): Promise<void> {
  await visitor.page.getByLabel("Step", { exact: true }).fill(String(step));
  await after(visitor, visitor.see(`Step ${step} of`));
}

/** The lots are proved, both hands are open, and a moment stays beside the board while another is looked at. */
async function replay(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await slideTo(visitor, 0);
  // Nobody is before the lots.
  expect(await page.getByText("Starting Player", { exact: true }).count()).toBe(0);
  await visitor.see(/This browser has recomputed every lot and shuffle of the game, \d in all\./);
  await visitor.see("This browser saw the same commitments before the game.");
  // All steps of a turn are one press.
  const slider = page.getByLabel("Step", { exact: true });
  for (let turn = 0; turn < 5; turn += 1) await visitor.press("One turn forward");
  expect(Number(await slider.inputValue())).toBeGreaterThan(6);
  for (let turn = 0; turn < 5; turn += 1) await visitor.press("One turn back");
  expect(await slider.inputValue()).toBe("0");
  await slideTo(visitor, 4);
  expect(await page.locator(".seat h2").allInnerTexts()).toEqual([
    expect.stringMatching(/^Blue \S+/),
    "Red Computer, level 1",
  ]);
  // Three cards for this round and three for the next, of two players.
  expect(await page.locator(".hands [data-cell]").count()).toBe(12);
  await visitor.press("Keep beside the board");
  await after(visitor, visitor.press("One step forward"));
  expect(await page.locator(".boards svg.kings-picture").count()).toBe(2);
  expect(await page.locator("figcaption").innerText()).toMatch(/^Step 4 of \d+, round 1\. \S/);
  expect(await findings(visitor), "two boards").toEqual([]);
  await after(visitor, visitor.press("Keep beside the board"));
  expect(await page.locator(".boards svg.kings-picture").count()).toBe(1);
}

/** The decision that is looked at is judged by itself, and all of them by a press. */
async function judge(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.see(/^[\d,]+ imagined games in all\./);
  await visitor.press("Evaluate all decisions");
  await page.getByText(/^(\d+) of \1 evaluated\.$/).waitFor({ timeout: 120_000 });
  await visitor.see(/\d+%, from [\d,]+ imagined games?/);
  await visitor.see(/^(Blue|Red): on average a decision kept [\d.]+% of the chance to win\./);
  expect(await findings(visitor), "judged").toEqual([]);
  await page.getByLabel("Only my decisions").check();
  for (const words of await page.locator("ul .way").allInnerTexts()) expect(words).toMatch(/^\d+: Blue /);
}

test("a deck is chosen, and a game of Seat of Kings ends, is looked at, judged and played on", async () => {
  await chooseDecks();
  const visitor = await openGame(stage, 1, {}, 2);
  const { page } = visitor;
  // The finds of the search depend on the cards: here it finds that each turn cost something, well tried.
  await page.route("**/games/*/analysis", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const body = (await response.json()) as KingsAnalysisBody;
    const [loss, iterations] = [body.played.loss ?? 0, body.played.iterations];
    const played = { ...body.played, loss: Math.max(loss, 0.1), iterations: Math.max(iterations, 40) };
    return route.fulfill({ response, json: { ...body, played } });
  });
  const pressed = await playKings(visitor, 4);
  expect(pressed.get("play")).toBeGreaterThan(1);
  expect(pressed.get("undo")).toBeGreaterThan(0);
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
  await after(visitor, visitor.follow("Analyze"));
  await visitor.see(/^Step (\d+) of \1/);
  await replay(visitor);
  await judge(visitor);

  // From a decision of the game it is played on, with the same cards and the moves before it.
  await slideTo(visitor, 6);
  await page.getByLabel("You play").selectOption({ index: 0 });
  await visitor.press("Play the computer, level 1");
  await page.waitForURL("**/table/*");
  await visitor.see("Lots for the Starting Player");
  await visitor.settled();
  expect(await page.locator(".hand .own [data-cell], .hands [data-cell]").count()).toBeGreaterThan(0);
  await visitor.choose("Abort the game");
  await visitor.press("Yes, abort");
  await visitor.follow("Analyze");
  await visitor.see("This game had no lots and no shuffles.");
  await visitor.leave();
});
