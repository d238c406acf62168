// Whole games of Seat of Kings in a browser, by what the page offers; with TARA_PAGE_GAMES=all until somebody wins, against level 3.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { playKings } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Opens a game that ends after so many rounds, if nobody wins before. */
async function opened(players: number, rounds: number, button: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await visitor.page.getByText("Clock, regions, rounds, deck").click();
  await visitor.page.getByLabel("Round limit (then a draw)").fill(String(rounds));
  await visitor.page.getByLabel(String(players), { exact: true }).first().check();
  await visitor.press(button);
  return visitor;
}

test.each([2, 3, 4])("a game for %i is played against the computer to its end", async (players) => {
  const visitor = await opened(players, 2, "Play against level 1");
  const pressed = await playKings(visitor, players);
  expect(pressed.get("play")).toBeGreaterThan(3);
  expect(pressed.get("undo")).toBeGreaterThan(0);
  expect(await visitor.result()).toMatch(/High King/);
  await visitor.leave();
});

test.runIf(process.env["TARA_PAGE_GAMES"] === "all").each([2, 4])(
  "a game for %i against level 3 is played until somebody wins",
  async (players) => {
    const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
    await visitor.page.getByLabel(String(players), { exact: true }).first().check();
    await visitor.against(3);
    await playKings(visitor, players);
    expect(await visitor.result()).toMatch(/is High King|are High King/);
    await visitor.leave();
  },
  600_000,
);

test("a deck file with a fault is refused, and where the fault is", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
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
  await visitor.press("Play against level 1");
  await visitor.page.getByRole("alert").getByText("cost: not a whole number from 0 to 4").waitFor();
  // The browser writes each answer that is not 200 into its console.
  visitor.complaints.length = 0;
  await visitor.leave();
});
