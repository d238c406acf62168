// A game of each variant of the ringforts is played to its end by presses; with TARA_PAGE_GAMES=all, each against level 3.

import { readFileSync, writeFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { ToClient, View } from "../src/client/wire.ts";
import { boardAsLoaded, endAsLoaded } from "./law.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** The games that are kept in `announcements`: always the first hill that can be picked. */
const RECORDED = ["sacred-hill-1", "four-treasures", "high-kings-1", "poisoned-chalice", "stone-of-destiny"];
const OTHERS = [
  "sacred-hill-2",
  "sacred-hill-doubles-1",
  "sacred-hill-doubles-2",
  "four-treasures-doubles",
  "high-kings-2",
];
const IS_ALL = process.env["TARA_PAGE_GAMES"] === "all";

/** A look costs three decisions, so that it is taken after every tenth one. */
const LOOK_AFTER = 10;

/** The most that a whole game may take, of a hundred moves or more: it is no bar, and a loaded machine needs minutes. */
const WHOLE_GAME_MS = 600_000;

/** Plays a game to its end, looks at the board now and then, and gives what is said of the end. */
async function played(visitor: Visitor): Promise<string> {
  for (let made = 1; await visitor.decide(); made += 1)
    if (made % LOOK_AFTER === 0 && (await visitor.asked()) !== "over") await boardAsLoaded(visitor);
  await endAsLoaded(visitor);
  return visitor.result();
}

/** Gathers each paragraph of the live region as it comes. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLParagraphElement && node.closest('[role="log"]') !== null)
          heard.push(node.textContent ?? "");
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The game as a view tells it. */
function toldOf({ version, stage, standing, seats, turn, board, fairness, log_from, log }: View) {
  const { phase, leads, kings_lost } = board ?? {};
  return {
    version,
    stage,
    standing,
    seats: seats.map(({ seat, side }) => ({ seat, side })),
    turn,
    board: board && { phase, leads, kings_lost },
    fairness: { game: fairness.game },
    log_from,
    log: log.map(({ version, seat, by, detail }) => {
      return { version, seat, by, detail: { ...detail, change: undefined } };
    }),
  };
}

/** Keeps the views of Red as they come, each with its new entries. */
function keepViews(page: Page): object[] {
  const views: object[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as ToClient;
      if (message.type === "view" && message.as === "red") views.push(toldOf(message.view));
    }),
  );
  return views;
}

test.runIf(!IS_ALL).each(RECORDED)(
  "a game of %s is played on one device to its end, and read out as recorded",
  async (variant) => {
    let views: object[] = [];
    const visitor = await Visitor.arrive(stage.browser, stage.host.url, {
      hear: (page) => {
        views = keepViews(page);
        return page.addInitScript(listen);
      },
    });
    await visitor.begin(variant, "On this device", { "Goes first": "Red" });
    await played(visitor);
    const heard = await visitor.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    const text = heard.join("\n") + "\n";
    const file = new URL(`./announcements/${variant}.txt`, import.meta.url);
    // Read the difference before it is kept. With the views the units say the same game in all languages.
    if (process.env["TARA_WRITE_ANNOUNCEMENTS"] !== undefined) {
      writeFileSync(file, text);
      const lines = views.map((view) => `${JSON.stringify(view)}\n`);
      writeFileSync(new URL(`${variant}.jsonl`, file), lines.join(""));
    }
    expect(text).toBe(readFileSync(file, "utf8"));
    await visitor.leave();
  },
  WHOLE_GAME_MS,
);

test.each(IS_ALL ? [...RECORDED, ...OTHERS] : OTHERS)(
  "two presses begin %s, and it is played to its end",
  async (variant) => {
    const visitor = await Visitor.arrive(stage.browser, stage.host.url);
    await visitor.page.locator(`h3 a[href$="/new/${variant}"]`).click();
    await visitor.against(IS_ALL ? 3 : 1);
    expect(await played(visitor)).toMatch(
      /^You (win|lose) \d+ to \d+ .+\.$|^A draw \d+ to \d+ ((Kingdoms|Bridges) are even at|Each side has captured) .+\.$/,
    );
    await visitor.leave();
  },
  WHOLE_GAME_MS,
);
