// The memory of a tab that is visited for a long time: each page again and again, without a reload.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** The visits of each page that are measured, and those before them, which fill what is kept on purpose, as words and pictures. */
const [VISITS, WARM] = [150, 20];

/** The bytes that the heap may grow by in all visits. */
const MOST_GROWTH = 1_000_000;

const PATHS = [
  "",
  "learn",
  "lobby",
  "mine",
  "settings",
  "rules",
  "rules/four-treasures",
  "rules/seat-of-kings",
  "new/high-kings-1",
  "new/seat-of-kings",
  "editor",
  "import",
];

test("a tab keeps little of the pages that were visited", { timeout: 3_600_000 }, async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  const paths = [...PATHS];
  const begin = async (game: string) => {
    await visitor.begin(game, "Play the computer, level 1");
    paths.push(new URL(page.url()).pathname.slice(1));
  };
  await begin("seat-of-kings");
  await begin("sacred-hill-1");
  await visitor.decide();
  await visitor.settled();
  await visitor.resign();
  await visitor.settled();
  paths.push(`${paths.at(-1)!.replace("table", "replay")}/0`);
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return usedSize;
  };
  let before = 0;
  for (let visit = 0; visit < WARM + VISITS; visit += 1) {
    if (visit === WARM) before = await used();
    for (const path of paths) await visitor.go(path);
    if (visit % 10 === 9)
      console.log(`after ${visit + 1} visits of ${paths.length} pages: ${await used()} bytes`);
  }
  expect((await used()) - before).toBeLessThan(MOST_GROWTH);
  await visitor.leave();
});
