// Whole games of Seat of Kings in a browser, by what the page offers; with TARA_PAGE_GAMES=all until somebody wins, against level 3.

import { expect, test } from "vitest";

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
  await visitor.page.getByText("Clock, regions, rounds, deck").click();
  const buffer = Buffer.from('name = "mine"\nedition = 1\n[[card]]\nnumber = 1\ncost = 9\nplace = ["F0"]\n');
  await visitor.page
    .getByLabel("Custom deck file")
    .setInputFiles({ name: "mine.toml", mimeType: "text/plain", buffer });
  await visitor.press("Play against level 1");
  await visitor.page.getByRole("alert").getByText("cost: not a whole number from 0 to 4").waitFor();
  // The browser writes each answer that is not 200 into its console.
  visitor.complaints.length = 0;
  await visitor.leave();
});
