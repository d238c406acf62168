// Each game in both homes: an own move is taken back; and in a folder it is played to its end after the folder is gone.

import { expect, test } from "vitest";

import games from "../../data/games.json";
import { Folder } from "./host.ts";
import { boardAsLoaded, endAsLoaded } from "./law.ts";
import { numbers, playKings, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const KINGS = "seat-of-kings";

/** All games, or the one that `cargo xtask deep homes` is asked for. */
const VARIANTS = Object.values(games.groups)
  .flat()
  .filter((variant) => [variant, "", undefined].includes(process.env["TARA_VARIANT"]));

const SEED = 7;

/** The most that a whole game may take: it is no bar, and a loaded machine needs minutes. */
const WHOLE_GAME_MS = 600_000;

const COMPUTER = "Play the computer, level 1";

/** Takes an own move back in a game that has just begun. */
async function takeBack(ann: Visitor, variant: string): Promise<void> {
  const random = numbers(SEED);
  const back = ann.page.locator("button:not([aria-disabled])", { hasText: "Take back" });
  while ((await back.count()) === 0) {
    await (variant === KINGS ? pressNext(ann, random) : ann.decide());
    await ann.settled();
  }
  await boardAsLoaded(ann);
  await ann.press("Take back");
  await ann.settled();
  await boardAsLoaded(ann);
  // It was the only one.
  expect(await back.count()).toBe(0);
}

test.each(VARIANTS)("beside a server a move of %s is taken back", async (variant) => {
  const ann = await Visitor.arrive(stage.browser, stage.host.url, { cores: 2 });
  await ann.go("import");
  await ann.go(`new/${variant}`);
  await ann.press(COMPUTER);
  // The page keeps it, not the server.
  await ann.page.waitForURL(/[/]table[/][89a-f]/);
  await ann.settled();
  await takeBack(ann, variant);
  await ann.leave();
});

test.each(VARIANTS)(
  "in a folder a move of %s is taken back, and the game played to its end when the folder is gone",
  async (variant) => {
    const folder = await Folder.start();
    const ann = await Visitor.arrive(stage.browser, folder.url);
    await ann.begin(variant, COMPUTER);
    await takeBack(ann, variant);
    await ann.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    folder.end();
    await ann.page.reload();
    await ann.settled();
    if (variant === KINGS) await playKings(ann, SEED);
    else await ann.playOn();
    await (variant === KINGS ? boardAsLoaded(ann) : endAsLoaded(ann));
    expect(await ann.result()).toMatch(/\b(wins?|loses?|draw|High Kings?)\b/i);
    await ann.leave();
  },
  WHOLE_GAME_MS,
);
