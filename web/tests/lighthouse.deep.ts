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

/** What is read of a report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly displayValue?: string }>
  >;
}

/** The path of a table that somebody else plays at. */
async function opened(): Promise<string> {
  const player = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures`);
  await player.press("Play the computer, level 1");
  await player.page.waitForURL("**/table/*");
  const path = new URL(player.page.url()).pathname.slice(1);
  await player.leave();
  return path;
}

test.each(["", "new/four-treasures", "table", "lobby"])("Lighthouse likes /%s", async (place) => {
  const path = place === "table" ? await opened() : place;
  const words = [
    "--yes",
    LIGHTHOUSE,
    `${stage.host.url}/${path}`,
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
  const scores = Object.entries(BARS).map(([name]) => [
    name,
    Math.round((categories[name]?.score ?? 0) * 100),
  ]);
  console.log(
    `/${path}: ${scores.map(([name, score]) => `${name} ${score}`).join(", ")}\n${told.join("\n")}`,
  );
  for (const [name, score] of scores)
    expect(score, String(name)).toBeGreaterThanOrEqual(BARS[String(name)] ?? 0);
});
