// The pictures of the README, compared with those in `docs/pictures`.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { expectKept } from "./pictures.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

// With time for all nodes, so that a search ends at the same moves on every machine.
const stage = setStage({ "analysis-ms": "30000" });

/** The first moves of a game of High Kings between two players of level 4. */
const MOVES = "G3 D1 B4 B5 E6 D5 B4-D3 B5-C7 E6-G5 D1-B2 D3-C5 B2-C4 C5-E4 C4-E3 G5-F7 D5-E7 G3-F1 E3-G4";

/** A game of Four Treasures between two players of level 4, after 28 moves. */
const POSITION = "four-treasures 3b1/1bbrbr1/1rrr2r/1rbbrr1/1bbrrbb/brbbrr1/b4 red battle - - -";

/** The game of four players among those of `data/golden`, and the moment that is shown. */
const KINGS = { game: 11, moment: 190 };

test("a game, a board of a ringfort game, and the regions of Seat of Kings", async () => {
  const { url } = stage.host;
  const visitor = await Visitor.arrive(stage.browser, url, { width: 1120, height: 700 });
  const { page } = visitor;
  await visitor.begin("high-kings-2", "On this device", { "Goes first": "Red" });
  for (const move of MOVES.split(" "))
    for (const hill of move.split("-")) {
      await visitor.settled();
      await page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).click();
    }
  await page.mouse.move(0, 0);
  await page.locator(":focus").blur();
  await visitor.settled();
  await expectKept(page, page, "docs/pictures", "page", "webp");

  const board = page.locator(".board svg").first();
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${url}/analysis/${encodeURIComponent(POSITION)}`);
  await visitor.settled();
  await expectKept(page, board, "docs/pictures", "ringforts", "webp");

  const golden = new URL("../../data/golden/seat-of-kings.jsonl", import.meta.url);
  const game = readFileSync(golden, "utf8").split("\n")[KINGS.game] ?? "";
  expect(game).toContain('"seats":["blue","red","white","yellow"]');
  await page.goto(`${url}/import`);
  const file = { name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(game) };
  await page.getByLabel("Choose a file").setInputFiles(file);
  // The steps come in parts of 64, each when it is near.
  for (const moment of [0, 64, 128, KINGS.moment]) {
    await visitor.settled();
    await page.getByRole("slider").fill(`${moment}`);
  }
  await visitor.see(new RegExp(`^Step ${KINGS.moment} of`));
  await visitor.settled();
  await expectKept(page, board, "docs/pictures", "seat-of-kings", "webp");
  await visitor.leave();
});
