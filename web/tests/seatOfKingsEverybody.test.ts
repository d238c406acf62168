// Seat of Kings by keyboard alone, for who listens to the page.

import { expect, test } from "vitest";

import { keys } from "./seatOfKingsKeys.ts";
import { playKings } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

test("a round for two at one screen is played by keyboard alone, and announced to screen readers", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await visitor.page.getByText("Clock, regions, rounds, deck").click();
  await visitor.page.getByLabel("Round limit (then a draw)").fill("1");
  await visitor.press("On this device");
  const asked = await playKings(visitor, 11, { press: keys });
  for (const what of ["keep", "turn", "place"]) expect([...asked.keys()]).toContain(`asks ${what}`);
  await expect.poll(() => visitor.page.getByRole("log").textContent()).toContain("the game is drawn");
  await visitor.leave();
});
