// Whole games of Seat of Kings in a browser, by what the page offers; with TARA_PAGE_GAMES=all until somebody wins, against level 3.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { after, openGame, playKings } from "./seatOfKingsVisitor.ts";
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
async function chooseDecks(): Promise<void> {
  const visitor = await arrive();
  const { page } = visitor;
  const note = page.getByText("so this deck is a reconstruction");
  await note.waitFor();
  await page.getByText("Clock, regions, rounds, deck").click();
  const [sample] = await Promise.all([
    page.waitForEvent("download"),
    visitor.follow("Download a sample: the reconstructed deck"),
  ]);
  const sound = readFileSync(await sample.path(), "utf8");
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

/** Slides to a moment of a game that is looked at. */
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

test("a deck is chosen, and a game is played to its end, looked at, judged and played on", async () => {
  await chooseDecks();
  const visitor = await openGame(stage, 1, {}, 2);
  const { page } = visitor;
  const pressed = await playKings(visitor, 4);
  expect(pressed.get("play")).toBeGreaterThan(1);
  expect(pressed.get("undo")).toBeGreaterThan(0);
  expect(await visitor.result()).toMatch(/nobody is High King/);
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
