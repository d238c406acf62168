// What is taken back leaves nothing behind: the board is that of the version that is shown.

import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Expects that so many moves are told, the next one is asked for, and the board is that of the table. */
async function expectMoves(visitor: Visitor, moves: number): Promise<void> {
  await visitor.settled();
  expect(await visitor.page.locator(".moves [data-entry]").count()).toBe(moves);
  expect((await visitor.legal()).length).toBeGreaterThan(0);
  await boardAsLoaded(visitor);
}

/** Plays on the first hill that is free. */
async function build(visitor: Visitor): Promise<void> {
  const [hill = ""] = await visitor.legal();
  await visitor.pick(hill);
}

test("moves are taken back against the computer, at one screen, and by request at both browsers", async () => {
  const ann = await Visitor.arrive(stage.browser, stage.host.url, { moves: true });
  const { page } = ann;
  for (const variant of ["four-treasures", "high-kings-1", "stone-of-destiny"]) {
    await page.goto(`${stage.host.url}/#/new/${variant}`);
    await ann.against(1);
    await ann.asked();
    const before = await page.locator(".moves [data-entry]").count();
    for (let time = 0; time < 2; time += 1) {
      await build(ann);
      await expectMoves(ann, before + 2);
      await ann.press("Take back");
      await expectMoves(ann, before);
    }
  }

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${stage.host.url}/#/new/sacred-hill-1`);
  await ann.press("On this device");
  await ann.asked();
  for (const moves of [1, 2]) {
    await build(ann);
    await expectMoves(ann, moves);
  }
  for (const moves of [1, 0]) {
    await ann.press("Take back");
    await expectMoves(ann, moves);
  }

  await page.goto(`${stage.host.url}/#/new/four-treasures`);
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Goes first").selectOption({ label: "Red" });
  await ann.press("By invitation link");
  const ben = await Visitor.arrive(stage.browser, await page.getByLabel("Send this link").inputValue());
  await ben.press("Play Blue");
  await ann.asked();
  await build(ann);
  await ben.asked();
  await ann.press("Ask to take back");
  await ben.press("Accept");
  await ann.asked();
  await expectMoves(ann, 0);
  await ben.settled();
  await boardAsLoaded(ben);
  for (const visitor of [ann, ben]) await visitor.leave();
});
