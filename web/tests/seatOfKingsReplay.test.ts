// A game of Seat of Kings that is over: moment by moment with all hands, its decisions judged, its draws made again.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { playKings } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

test("a game that is over is looked at, judged, and its draws are made again", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await visitor.page.getByText("Clock, regions, rounds, deck").click();
  await visitor.page.getByLabel("Round limit (then a draw)").fill("1");
  await visitor.press("Play against level 1");
  await playKings(visitor, 4);
  await visitor.follow("Analyze");
  await visitor.see(/^Step (\d+) of \1/);
  await visitor.press("To the start");
  await visitor.see("Step 0 of");
  // Nobody is before the lots.
  expect(await visitor.page.getByText("Starting Player", { exact: true }).count()).toBe(0);
  await visitor.see(/This browser has recomputed all \d draws of the game\./);
  await visitor.see("This browser saw the same commitments before the game.");
  const slider = visitor.page.getByLabel("Step", { exact: true });
  for (let step = 0; step < 4; step += 1) await visitor.press("One step forward");
  expect(await slider.inputValue()).toBe("4");
  // Who played stands with what each had.
  const heads = visitor.page.locator(".seat h2");
  expect(await heads.nth(0).innerText()).toMatch(/^Blue \S+/);
  expect(await heads.nth(1).innerText()).toBe("Red Computer, level 1");
  // Both hands are open now: three cards for this round and three for the next, of two players.
  await visitor.page.locator(".hands [data-cell]").nth(11).waitFor();
  expect(await findings(visitor), "replay").toEqual([]);
  // A moment stays beside the board while another is looked at.
  await visitor.press("Keep beside the board");
  await visitor.press("One step forward");
  expect(await visitor.page.locator(".boards svg.kings-picture").count()).toBe(2);
  expect(await visitor.page.locator("figcaption").innerText()).toMatch(/^Step 4 of \d+, round 1\. \S/);
  expect(await findings(visitor), "two boards").toEqual([]);
  await visitor.press("Keep beside the board");
  expect(await visitor.page.locator(".boards svg.kings-picture").count()).toBe(1);
  await visitor.press("One step back");
  // The decision that is looked at is judged by itself, by more games each time.
  await visitor.see(/^[\d,]+ imagined games in all\. (Searching deeper …|As deep as this server goes\.)$/);
  const imagined = async () =>
    Number(
      /^[\d,]+/
        .exec(await visitor.page.getByText(/imagined games in all/).innerText())?.[0]
        .replaceAll(",", ""),
    );
  await expect.poll(imagined, { timeout: 60_000 }).toBeGreaterThan(1_000);
  await visitor.press("Evaluate all decisions");
  await visitor.see(/\d+%, costs \d+%/);
  await visitor.see(/\d+%, from [\d,]+ imagined games?/);
  expect(await visitor.page.getByText("a decision kept").count()).toBe(0);
  await visitor.page.getByText(/^(\d+) of \1 evaluated\.$/).waitFor({ timeout: 120_000 });
  await visitor.see(/^(Blue|Red): on average a decision kept [\d.]+% of the chance to win\./);
  expect(await findings(visitor), "judged").toEqual([]);
  const costly = visitor.page.locator("ul .way");
  if ((await costly.count()) > 0) {
    await visitor.page.getByLabel("Only my decisions").check();
    for (const words of await costly.allInnerTexts()) expect(words).toMatch(/^\d+: Blue /);
  }
  await visitor.page.locator("body").press("End");
  await visitor.see("The game is drawn.");
  await visitor.follow("Go to the table");
  await visitor.see("The only round is over, and nobody is High King.");

  // From a decision of the game it is played on, with the same cards and the moves before it.
  await visitor.follow("Analyze");
  await visitor.press("To the start");
  for (let step = 0; step < 6; step += 1) await visitor.press("One step forward");
  const status = visitor.page.locator("[role=status]");
  await status.filter({ hasText: "Step 6 of" }).waitFor();
  const cards = () => visitor.page.locator(".hand .own [data-cell], .hands [data-cell]").count();
  await visitor.page.getByLabel("You play").selectOption({ index: 0 });
  await visitor.press("Play against level 1");
  await visitor.page.waitForURL("**/table/*");
  await visitor.see("Lots for the Starting Player");
  await expect.poll(cards).toBeGreaterThan(0);
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.follow("Analyze");
  await visitor.see("The table drew nothing in this game.");
  await visitor.leave();
});
