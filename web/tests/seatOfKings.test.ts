// Whole games of Seat of Kings in a browser, by what the page offers; with TARA_PAGE_GAMES=all until somebody wins, against level 3.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { beginGame } from "./seatOfKingsOpened.ts";
import { playKings } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

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
async function chooseDecks(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const note = page.getByText("so this deck is a reconstruction");
  await note.waitFor();
  await page.getByText("Clock, regions, rounds, deck").click();
  const [sample] = await Promise.all([
    page.waitForEvent("download"),
    visitor.follow("Download a sample: the reconstructed deck"),
  ]);
  const sound = readFileSync(await sample.path(), "utf8");
  expect(sound).toContain('name = "reconstructed"');
  const take = (text: string) =>
    page
      .getByLabel("Custom deck file")
      .setInputFiles({ name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await take(sound.replace('name = "reconstructed"', 'name = "mine"'));
  await visitor.see("mine.toml is a deck of 36 cards without faults.");
  expect(await note.count()).toBe(0);
  await visitor.press("Play without this file");
  await note.waitFor();
  // The faults are told as soon as the file is chosen, each with its card, key and line.
  await take(sound.replace("cost = 0", "cost = 9").replace("edition = 1", "edition = 2"));
  await visitor.see("This file has 2 faults, and no game begins with it:");
  await visitor.see(/^card 1 \(number 1\): cost: not a whole number from 0 to 4 \(line \d+\)$/);
  expect(await findings(visitor), "faults").toEqual([]);
  await visitor.press("What a deck file looks like");
  await visitor.see("The tie-break number, 1 to 36, each once.");
  expect(await findings(visitor), "the form of a deck file").toEqual([]);
  await visitor.press("Close");
  await take('name = "mine"\nedition = 1\n[[card]]\nnumber = 1\ncost = 9\nplace = ["F0"]\n');
  await visitor.press("Play the computer, level 1");
  await page.getByRole("alert").getByText("cost: not a whole number from 0 to 4").waitFor();
  // The browser writes each answer that is not 200 into its console.
  visitor.complaints.length = 0;
}

test("a deck is chosen, and a game is played to its end, looked at, judged and played on", async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await chooseDecks(visitor);
  await page.reload();
  await beginGame(visitor, 1, 2);
  const pressed = await playKings(visitor, 4);
  expect(pressed.get("play")).toBeGreaterThan(1);
  expect(pressed.get("undo")).toBeGreaterThan(0);
  expect(await visitor.result()).toMatch(/High King/);
  // After the end of the game the last move is in sight.
  const [last, moves] = [page.locator(".rounds [data-line]").last(), page.locator(".moves")];
  const [line, seen] = [await last.boundingBox(), await moves.boundingBox()];
  expect(line?.y).toBeGreaterThanOrEqual((seen?.y ?? Infinity) - 1);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((seen?.y ?? 0) + (seen?.height ?? 0) + 1);

  await visitor.follow("Analyze");
  await visitor.see(/^Step (\d+) of \1/);
  await visitor.press("To the start");
  await visitor.see("Step 0 of");
  // Nobody is before the lots.
  expect(await page.getByText("Starting Player", { exact: true }).count()).toBe(0);
  await visitor.see(/This browser has recomputed every lot and shuffle of the game, \d in all\./);
  await visitor.see("This browser saw the same commitments before the game.");
  const slider = page.getByLabel("Step", { exact: true });
  for (let step = 0; step < 4; step += 1) await visitor.press("One step forward");
  expect(await slider.inputValue()).toBe("4");
  // Who played stands with what each had.
  const heads = page.locator(".seat h2");
  expect(await heads.nth(0).innerText()).toMatch(/^Blue \S+/);
  expect(await heads.nth(1).innerText()).toBe("Red Computer, level 1");
  // Both hands are open now: three cards for this round and three for the next, of two players.
  await page.locator(".hands [data-cell]").nth(11).waitFor();
  expect(await findings(visitor), "replay").toEqual([]);
  // A moment stays beside the board while another is looked at.
  await visitor.press("Keep beside the board");
  await visitor.press("One step forward");
  expect(await page.locator(".boards svg.kings-picture").count()).toBe(2);
  expect(await page.locator("figcaption").innerText()).toMatch(/^Step 4 of \d+, round 1\. \S/);
  expect(await findings(visitor), "two boards").toEqual([]);
  await visitor.press("Keep beside the board");
  expect(await page.locator(".boards svg.kings-picture").count()).toBe(1);
  await visitor.press("One step back");
  // The decision that is looked at is judged by itself, by more games each time.
  await visitor.see(/^[\d,]+ imagined games in all\. (Searching deeper …|As deep as this server goes\.)$/);
  const imagined = async () =>
    Number(
      /^[\d,]+/.exec(await page.getByText(/imagined games in all/).innerText())?.[0].replaceAll(",", ""),
    );
  await expect.poll(imagined, { timeout: 60_000 }).toBeGreaterThan(1_000);
  await visitor.press("Evaluate all decisions");
  await visitor.see(/\d+%, costs \d+%/);
  await visitor.see(/\d+%, from [\d,]+ imagined games?/);
  expect(await page.getByText("a decision kept").count()).toBe(0);
  await page.getByText(/^(\d+) of \1 evaluated\.$/).waitFor({ timeout: 120_000 });
  await visitor.see(/^(Blue|Red): on average a decision kept [\d.]+% of the chance to win\./);
  expect(await findings(visitor), "judged").toEqual([]);
  const costly = page.locator("ul .way");
  if ((await costly.count()) > 0) {
    await page.getByLabel("Only my decisions").check();
    for (const words of await costly.allInnerTexts()) expect(words).toMatch(/^\d+: Blue /);
  }
  await page.locator("body").press("End");
  await visitor.see("The game is drawn.");
  await visitor.follow("Go to the table");
  await visitor.see("The only round is over, and nobody is High King.");

  // From a decision of the game it is played on, with the same cards and the moves before it.
  await visitor.follow("Analyze");
  await visitor.press("To the start");
  for (let step = 0; step < 6; step += 1) await visitor.press("One step forward");
  const status = page.locator("[role=status]");
  await status.filter({ hasText: "Step 6 of" }).waitFor();
  const cards = () => page.locator(".hand .own [data-cell], .hands [data-cell]").count();
  await page.getByLabel("You play").selectOption({ index: 0 });
  await visitor.press("Play the computer, level 1");
  await page.waitForURL("**/table/*");
  await visitor.see("Lots for the Starting Player");
  await visitor.settled();
  expect(await cards()).toBeGreaterThan(0);
  await visitor.choose("Abort the game");
  await visitor.press("Yes, abort");
  await visitor.follow("Analyze");
  await visitor.see("This game had no lots and no shuffles.");
  await visitor.leave();
});
