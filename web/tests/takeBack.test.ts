// What is taken back leaves nothing behind: the board is that of the version that is shown.

import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Waits until so many moves are told, and the next one is asked for. */
async function settled(visitor: Visitor, moves: number): Promise<void> {
  await expect.poll(() => visitor.page.locator(".moves [data-entry]").count()).toBe(moves);
  await visitor.page.locator('.tara-board [aria-disabled="false"]').first().waitFor();
}

/** Plays on the first hill that is free. */
async function build(visitor: Visitor): Promise<void> {
  const [hill = ""] = await visitor.legal();
  await visitor.pick(hill);
}

test.each(["four-treasures", "high-kings-1", "stone-of-destiny"])(
  "a move of %s against the computer is taken back, and one after it too",
  async (variant) => {
    const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/${variant}`, {
      moves: true,
    });
    await visitor.against(1);
    await visitor.asked();
    const before = await visitor.page.locator(".moves [data-entry]").count();
    for (let time = 0; time < 2; time += 1) {
      await build(visitor);
      await settled(visitor, before + 2);
      await boardAsLoaded(visitor);
      await visitor.press("Take back");
      await settled(visitor, before);
      await boardAsLoaded(visitor);
    }
    await visitor.leave();
  },
);

test("at one screen a move is taken back", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await visitor.press("On this device");
  for (const move of [0, 1]) {
    await settled(visitor, move);
    await build(visitor);
  }
  for (const moves of [2, 1, 0]) {
    await settled(visitor, moves);
    await boardAsLoaded(visitor);
    if (moves > 0) await visitor.press("Take back");
  }
  await visitor.leave();
});

test("by request a move is taken back at both browsers", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  await ann.press("By invitation link");
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const ben = await Visitor.arrive(stage.browser, link);
  await ben.press("Play Blue");
  const isAnn = await Promise.race([ann.asked().then(() => true), ben.asked().then(() => false)]);
  const [first, second] = isAnn ? [ann, ben] : [ben, ann];
  await settled(first, 0);
  await build(first);
  await settled(second, 1);
  await first.press("Ask to take back");
  await second.press("Accept");
  await settled(first, 0);
  for (const visitor of [first, second]) await boardAsLoaded(visitor);
  await ann.leave();
  await ben.leave();
});
