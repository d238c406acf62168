// The pictures of the README, compared with those in `docs/pictures`.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { expectKeptInThemes } from "./pictures.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** The first moves of a game of High Kings between two players of level 4. */
const MOVES = "G3 D1 B4 B5 E6 D5 B4-D3 B5-C7 E6-G5 D1-B2 D3-C5 B2-C4 C5-E4 C4-E3 G5-F7 D5-E7 G3-F1 E3-G4";

/** A game of Four Treasures between two players of level 4, after 28 moves. */
const POSITION = "four-treasures 3b1/1bbrbr1/1rrr2r/1rbbrr1/1bbrrbb/brbbrr1/b4 red battle - - -";

/** The game of four players among those of `data/golden`, and the moment that is shown. */
const KINGS = { game: 11, moment: 190 };

const arrive = (path: string) =>
  Visitor.arrive(stage.browser, `${stage.host.url}/${path}`, { width: 1120, height: 700 });

test("the page during a game", async () => {
  const visitor = await arrive("#/new/high-kings-2");
  const { page } = visitor;
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Goes first").selectOption({ label: "Red" });
  await visitor.press("On this device");
  for (const [number, move] of MOVES.split(" ").entries()) {
    for (const hill of move.split("-"))
      await page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).click();
    await page.locator(`.moves [data-entry="${number}"]`).waitFor({ state: "attached" });
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await visitor.asked();
  await expectKeptInThemes(page, page, "page");
  await visitor.leave();
});

test("a board of a ringfort game", async () => {
  const visitor = await arrive(`analysis/${encodeURIComponent(POSITION)}`);
  const board = visitor.page.locator(".board svg").first();
  await board.waitFor();
  await expectKeptInThemes(visitor.page, board, "ringforts");
  await visitor.leave();
});

test("the regions of Seat of Kings", async () => {
  const golden = new URL("../../data/golden/seat-of-kings.jsonl", import.meta.url);
  const game = readFileSync(golden, "utf8").split("\n")[KINGS.game] ?? "";
  expect(game).toContain('"seats":["blue","red","white","yellow"]');
  const visitor = await arrive("import");
  const { page } = visitor;
  const file = { name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(game) };
  await page.getByLabel("Choose a file").setInputFiles(file);
  await visitor.see(/^Step 0 of \d+/);
  for (let moment = 0; moment < KINGS.moment; moment += 1) await visitor.press("One step forward");
  await visitor.see(new RegExp(`^Step ${KINGS.moment} of`));
  await expectKeptInThemes(page, page.locator(".board svg").first(), "seat-of-kings");
  await visitor.leave();
});
