// Each question of Seat of Kings is asked and answered by keyboard; with TARA_PAGE_GAMES=all, since that takes whole games.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { Host } from "./host.ts";
import { keys } from "./kingsKeys.ts";
import { playKings } from "./kingsVisitor.ts";
import { Visitor, launch } from "./visitor.ts";

let browser: Browser;
let host: Host;

beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.start()]);
});

afterAll(async () => {
  await browser?.close();
  await host?.end();
});

const ALL = "keep turn place activate promote traitor exchange garrison ransom keep_fort start region".split(
  " ",
);
/** Two who each build a king at home come to a third region. */
const HOMES = { blue: "connacht", red: "ulster" };
const MOST_GAMES = 16;
const HOUR_MS = 3_600_000;

test.runIf(process.env["TARA_PAGE_GAMES"] === "all")(
  "every question is asked and answered by keyboard",
  async () => {
    const asked = new Set<string>();
    const isMissing = () => ALL.some((what) => !asked.has(what));
    for (let game = 0; game < MOST_GAMES && isMissing(); game += 1) {
      const [players, manner] = game % 2 === 0 ? [3, {}] : [2, { homes: HOMES }];
      const visitor = await Visitor.arrive(browser, `${host.url}/#/new/seat-of-kings`);
      await visitor.page.getByText("Clock, regions, rounds, deck").click();
      await visitor.page.getByLabel("Drawn after so many rounds").fill("12");
      await visitor.page.getByLabel(String(players), { exact: true }).first().check();
      await visitor.press("At one screen");
      const met = await playKings(visitor, game + 1, { ...manner, press: keys });
      for (const name of met.keys()) if (name.startsWith("asks ")) asked.add(name.slice(5));
      console.log(`game ${game + 1} of ${players}: ${[...asked].join(" ")}`);
      await visitor.leave();
    }
    expect(ALL.filter((what) => !asked.has(what))).toEqual([]);
  },
  HOUR_MS,
);
