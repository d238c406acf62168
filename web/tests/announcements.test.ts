// Every word that the live region reads out in whole games, and the weight of the page.

import { readFileSync, writeFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { ToClient, View } from "../src/client/wire.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

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

/** What a view tells of its game. */
function toldOf({ version, stage, standing, seats, turn, board, fairness, log_from, log }: View) {
  const { phase, leads, kings_lost } = board ?? {};
  return {
    version,
    stage,
    standing,
    seats: seats.map(({ seat, side }) => ({ seat, side })),
    turn,
    ...(board && { board: { phase, leads, kings_lost } }),
    fairness: { game: fairness.game },
    log_from,
    log: log.map(({ version, seat, by, detail: { change: _, ...detail } }) => ({
      version,
      seat,
      by,
      detail,
    })),
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

const folder = new URL("./announcements/", import.meta.url);

/** The most that a whole game may take, of a hundred moves or more: it is no bar, and a loaded machine needs minutes. */
const WHOLE_GAME_MS = 600_000;

test.each(["sacred-hill-1", "four-treasures", "high-kings-1", "poisoned-chalice", "stone-of-destiny"])(
  "a whole game of %s is announced as recorded",
  async (variant) => {
    const visitor = await Visitor.arrive(stage.browser, stage.host.url);
    const views = keepViews(visitor.page);
    await visitor.page.addInitScript(listen);
    await visitor.page.reload();
    await visitor.page.goto(`${stage.host.url}/#/new/${variant}`);
    await visitor.page.getByText("Clock, colors, match").click();
    await visitor.page.getByLabel("Goes first").selectOption({ label: "Red" });
    await visitor.press("On this device");
    await visitor.playOn();
    const heard = await visitor.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    const text = heard.join("\n") + "\n";
    const file = new URL(`${variant}.txt`, folder);
    // Read the difference before it is kept. With the views the units say the same game in all languages.
    if (process.env["TARA_WRITE_ANNOUNCEMENTS"] !== undefined) {
      writeFileSync(file, text);
      const lines = views.map((view) => `${JSON.stringify(view)}\n`);
      writeFileSync(new URL(`${variant}.jsonl`, folder), lines.join(""));
    }
    expect(text).toBe(readFileSync(file, "utf8"));
    await visitor.leave();
  },
  WHOLE_GAME_MS,
);

/** The most that a first visit may fetch, in bytes as they come. */
const FIRST_LOAD = 150_000;

test("a first visit fetches little, compressed, and keeps it", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  await visitor.see("Stone of Destiny");
  const [sizes, ready] = await visitor.page.evaluate(() => {
    const all = performance.getEntries() as PerformanceResourceTiming[];
    const fetched = all.filter((entry) => entry.transferSize > 0);
    const sizes = Object.fromEntries(fetched.map((entry) => [entry.name, entry.transferSize]));
    return [sizes, performance.now()] as const;
  });
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(`first visit: ${bytes} bytes, all games seen after ${Math.round(ready)} ms`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(FIRST_LOAD);
  const script = Object.keys(sizes).find((name) => name.endsWith(".js")) ?? "";
  const answer = await fetch(script, { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const page = await fetch(stage.host.url);
  expect(page.headers.get("cache-control")).toBe("no-cache");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const again = await fetch(stage.host.url, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  await visitor.leave();
});
