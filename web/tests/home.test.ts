// A folder of files is a home of all games: no server is there, and after the first page not even the folder.

import { afterAll, beforeAll, expect, test } from "vitest";

import { Folder } from "./host.ts";
import { boardAsLoaded } from "./law.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();
let folder: Folder;
beforeAll(async () => void (folder = await Folder.start()));
afterAll(() => folder.end());

test("a game is begun, taken back, left, found again and played to its end", async () => {
  const ann = await Visitor.arrive(stage.browser, folder.url);
  await ann.begin("sacred-hill-1", "Play the computer, level 1");
  await ann.decide();
  await ann.settled();
  const before = await ann.legal();
  await ann.decide();
  await ann.settled();
  await ann.press("Take back");
  await ann.settled();
  expect(await ann.legal()).toEqual(before);
  // In another tab, whose worker is not the host.
  await boardAsLoaded(ann);
  await ann.page.reload();
  await ann.settled();
  expect(await ann.legal()).toEqual(before);
  // From now on there is no network, nor anything to reach.
  await ann.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  folder.end();
  await ann.page.reload();
  await ann.settled();
  expect(await ann.legal()).toEqual(before);
  await ann.page.goto(ann.at("mine"));
  await ann.settled();
  await ann.see("Sacred Hill");
  await ann.page.goBack();
  await ann.settled();
  expect(await ann.playOn()).toMatch(/won|win|draw/i);
  await ann.leave();
});
