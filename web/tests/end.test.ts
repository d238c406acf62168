// The end of a game: who won and why, what cost most, and that it fits at every size of the window.

import { expect, test } from "vitest";

import type { KingsAnalysisBody } from "../src/client/wire.ts";
import { findings } from "./findings.ts";
import { playKings } from "./seatOfKingsVisitor.ts";
import { SIZES, badlyScrolled, overflow } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Waits until the costliest moves are found, and shows the moment after the first of them and the present again. */
async function lookAtCostliest(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator(".costs .row").waitFor({ state: "detached", timeout: 120_000 });
  const first = page.locator(".costs li button").first();
  expect(await first.innerText()).toMatch(/cost|worth/i);
  await first.focus();
  await page.keyboard.press("Enter");
  await visitor.see("You are looking at an earlier move.");
  expect(await first.getAttribute("aria-current")).toBe("true");
  await visitor.press("Back to now");
  await page.locator(".prompt .result").waitFor();
}

/** What of the end of a game lies outside the window. */
const outside = ({ page }: Visitor) =>
  page.evaluate(() =>
    [".above", ".told", ".costs", ".below", ".tools"].filter(
      (part) => (document.querySelector(part)?.getBoundingClientRect().bottom ?? Infinity) > innerHeight,
    ),
  );

/** At every size the result is told and nothing is cut off. */
async function fitsEverywhere(visitor: Visitor): Promise<void> {
  for (const [width, height] of SIZES) {
    const size = `${width} x ${height}`;
    await visitor.page.setViewportSize({ width, height });
    await expect.poll(() => overflow(visitor), { message: size }).toBe(0);
    await expect.poll(() => badlyScrolled(visitor), { message: size }).toEqual([]);
    const box = await visitor.page.locator(".prompt .result h2").boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), size).toBeLessThan(height);
  }
  expect(await findings(visitor)).toEqual([]);
}

/** The lines of the list of moves that are whole in the window, and the buttons beside it that are. */
const wholeMoves = ({ page }: Visitor) =>
  page.evaluate(() => {
    const list = document.querySelector(".moves .list")?.getBoundingClientRect();
    const bottom = Math.min(list?.bottom ?? 0, innerHeight);
    const isWhole = (part: Element, top: number, bottom: number) => {
      const box = part.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    };
    const rows = [...document.querySelectorAll(".moves li")];
    const steps = [...document.querySelectorAll(".moves .step")];
    return {
      rows: rows.filter((row) => isWhole(row, list?.top ?? 0, bottom)).length,
      steps: steps.filter((step) => isWhole(step, 0, innerHeight)).length,
    };
  });

test("where the column is low, the end of a game leaves room for moves and their buttons", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  const { page } = visitor;
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Length").selectOption({ label: "A match of 2 games" });
  await visitor.press("On this device");
  for (let made = 0; made < 12; made += 1) await visitor.decide();
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await page.locator(".costs li").first().waitFor({ timeout: 120_000 });
  // The list scrolls to its last move with the next frame.
  await expect
    .poll(async () => {
      const { rows, steps } = await wholeMoves(visitor);
      return [rows >= 3, steps];
    })
    .toEqual([true, 4]);
  // How the sides compare is there too, and is scrolled to.
  await page.getByRole("row", { name: /^Bridges \d+ \d+$/ }).scrollIntoViewIfNeeded();
  expect(await badlyScrolled(visitor)).toEqual([]);
  expect(await findings(visitor)).toEqual([]);
  await visitor.leave();
});

test("the end of a ringfort game says who won and why, and leads to the moves that cost most", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await visitor.press("Play against level 1");
  expect(await visitor.playOn()).toMatch(
    /^You (win|lose) \d+ to \d+ .*(Fewer kingdoms win|so ringforts decide|spare ringfort)|^A draw/,
  );
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  const counts = await page.getByRole("row", { name: /^Kingdoms \d+ \d+$/ }).innerText();
  await page.setViewportSize({ width: 1280, height: 800 });
  await lookAtCostliest(visitor);
  expect(await outside(visitor)).toEqual([]);
  const kingdoms = (counts.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
  expect(await page.locator(".tara-seal").count()).toBe(kingdoms);
  expect(await page.locator(".graph .diamond").count()).toBe(await page.locator(".costs li").count());
  // A diamond at the last moment reaches half its width beyond the field, and does not cover the number there.
  const [field, zero] = [page.locator(".graph .field"), page.locator(".graph .zero")];
  const [drawn, number] = [await field.boundingBox(), await zero.boundingBox()];
  const half = ((await page.locator(".graph .diamond").first().boundingBox())?.width ?? 0) / 2;
  expect(number?.x).toBeGreaterThanOrEqual((drawn?.x ?? 0) + (drawn?.width ?? 0) + half);
  await page.locator(".graph .field").click();
  await visitor.see("You are looking at an earlier move.");
  expect(await page.locator(".tara-seal").count()).toBe(0);
  await visitor.press("Back to now");
  await fitsEverywhere(visitor);
  await visitor.see(/In a rematch, (you begin|Red begins|Blue begins)\./);
  await visitor.press("Rematch");
  await visitor.asked();
  await visitor.page.locator(".prompt .result").waitFor({ state: "detached" });
  await visitor.leave();
});

test("the end of Seat of Kings says why, compares the players, and leads to the costliest turns", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await visitor.page.getByText("Clock, regions, rounds, deck").click();
  await visitor.page.getByLabel("Round limit (then a draw)").fill("2");
  // What the search finds depends on the cards: here it finds that each turn cost something, well tried.
  await visitor.page.route("**/games/*/analysis", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const body = (await response.json()) as KingsAnalysisBody;
    const [loss, iterations] = [body.played.loss ?? 0, body.played.iterations];
    const played = { ...body.played, loss: Math.max(loss, 0.1), iterations: Math.max(iterations, 40) };
    return route.fulfill({ response, json: { ...body, played } });
  });
  await visitor.press("Play against level 1");
  await playKings(visitor, 4);
  expect(await visitor.result()).toBe(
    "A draw Both rounds are over, and nobody is High King. In a rematch, lots decide who begins.",
  );
  await visitor.page.getByRole("row", { name: /^King positions [01] [01]$/ }).waitFor();
  await visitor.page.getByRole("row", { name: /^Traitors bought \d+ \d+$/ }).waitFor();
  await lookAtCostliest(visitor);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    // The page grows, and neither table nor graph has to be scrolled to within it.
    await visitor.page.setViewportSize({ width, height });
    const told = visitor.page.locator(".told");
    const hidden = () => told.evaluate((part) => part.scrollHeight - part.clientHeight);
    await expect.poll(hidden, { message: `${width} x ${height}` }).toBe(0);
  }
  await fitsEverywhere(visitor);
  await visitor.leave();
});
