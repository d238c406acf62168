// The scores that Lighthouse gives the page on the profile of a phone.

import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor, browserPath } from "./visitor.ts";

const stage = setStage();

/** It is fetched when it is needed: it is larger than all that the page is built with. */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** The least scores, in hundredths. */
const BARS: Readonly<Record<string, number>> = { performance: 95, accessibility: 100, "best-practices": 100 };

/** The fields that are read of a report. */
interface Report {
  readonly categories: Readonly<Record<string, { score: number }>>;
  readonly audits: Readonly<Record<string, { score: number | null; title: string; displayValue?: string }>>;
}

test.each(["", "new/four-treasures", "table", "lobby"])("Lighthouse likes /%s", async (place) => {
  let url = `${stage.host.url}/${place}`;
  if (place === "table") {
    // Somebody else plays at it.
    const player = await Visitor.arrive(stage.browser, stage.host.url);
    await player.begin("four-treasures", "Play the computer, level 1");
    url = player.page.url();
    await player.leave();
  }
  const words = [
    "--yes",
    LIGHTHOUSE,
    url,
    "--quiet",
    "--output=json",
    `--only-categories=${Object.keys(BARS).join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
  ];
  const env = { ...process.env, CHROME_PATH: browserPath() };
  const { stdout } = await promisify(execFile)("npx", words, { env, maxBuffer: 2 ** 26 });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const told = Object.values(audits)
    .filter(({ score, displayValue }) => score !== null && (score < 1 || displayValue !== undefined))
    .map(({ title, score, displayValue = "" }) => `${title}: ${score} ${displayValue}`);
  console.log(`${url}\n${told.join("\n")}`);
  for (const [name, bar] of Object.entries(BARS)) {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    expect.soft(score, name).toBeGreaterThanOrEqual(bar);
  }
});
