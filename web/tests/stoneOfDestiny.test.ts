// A turn of Stone of Destiny has two steps: a ringfort is taken, then a bridge is set.

import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { middleOf } from "./pointers.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Battle begins, with no bridge on the board: Red's king stands on E5, Blue's on D1. */
const UNLINKED = "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - -";

test("ringforts are built, taken and linked by border, dot or both ends, and all else says why not", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/stone-of-destiny`);
  const { page } = visitor;
  await visitor.press("On this device");
  await visitor.see("Build a ringfort on any vacant hill: your king will stand on it.");
  await visitor.choose("How to play");
  await visitor.see(/You take an enemy ringfort that has no bridge/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await visitor.settled();
  const hit = (hill: string) => middleOf(page.locator(`[data-hill="${hill}"] .tara-hit`));
  // A pointer that rests after a move outlines no kingdom until it moves.
  const [x, y] = await hit("D4");
  const kingdoms = page.locator(".tara-kingdom");
  await page.mouse.click(x, y);
  await visitor.settled();
  expect(await kingdoms.count()).toBe(0);
  await page.mouse.move(x + 5, y + 5);
  await visitor.settled();
  expect(await kingdoms.count()).toBe(1);
  await visitor.see(/Build within two hills of (Red|Blue)'s king, straight or diagonally: your king will/);
  await visitor.decide();
  await visitor.see(/Build within two hills of (Red|Blue)'s king, straight or diagonally: your king moves/);
  await boardAsLoaded(visitor);

  await page.goto(`${stage.host.url}/editor/${encodeURIComponent(UNLINKED)}`);
  await visitor.press("On this device");
  await page.waitForURL("**/table/*");
  const label = (hill: string) => page.locator(`[data-hill="${hill}"]`).getAttribute("aria-label");
  const selected = page.locator('[aria-selected="true"]');
  const entries = page.locator("[data-entry]");
  let turns = 0;
  /** Expects that a turn is played, and the next one begins. */
  const expectTurn = async (hill: string, bridge: string) => {
    await visitor.settled();
    await visitor.see("1 of 2: take one of the");
    expect(await entries.count()).toBe((turns += 1));
    expect(await label(hill)).toContain(bridge);
    expect(await selected.count()).toBe(0);
    await boardAsLoaded(visitor);
  };
  const take = async (hill: string) => {
    await visitor.pick(hill);
    await visitor.see(`2 of 2: you take ${hill}. Set a bridge: choose one of`);
    await visitor.settled();
  };
  /** Presses the border between two hills. */
  const pressBorder = async (one: string, other: string) => {
    const [[x, y], [u, v]] = [await hit(one), await hit(other)];
    await page.mouse.click((x + u) / 2, (y + v) / 2);
  };

  // The order is fixed. All may be taken but the king, and none of them is marked.
  await visitor.see("1 of 2: take one of the 22 unlinked ringforts of Red");
  await visitor.settled();
  expect(await visitor.legal()).toHaveLength(22);
  expect(await page.locator(".tara-marks .tara-legal").count()).toBe(0);
  await visitor.pick("D3");
  await visitor.see("First take an enemy ringfort without a bridge.");
  expect(await selected.count()).toBe(0);
  // The border of the taken ringfort, although its neighbor can have other bridges.
  await take("D4");
  await pressBorder("D4", "D3");
  await expectTurn("D4", "bridges to D3");

  // Both ends, the taken one last; then both ends, the taken one first.
  for (const [taken, from, to] of [
    ["F4", "F5", "F4"],
    ["C4", "C4", "C3"],
  ] as const) {
    await take(taken);
    await visitor.pick(from);
    await visitor.see(`Set a bridge from ${from}: choose its other end.`);
    expect(await entries.count()).toBe(turns);
    await visitor.pick(to);
    await expectTurn(from, `bridges to ${to}`);
  }

  // A refused press drops nothing.
  await take("G4");
  await visitor.pick("C4");
  await visitor.settled();
  expect(await page.locator(".why").innerText()).toMatch(/king/);
  expect(await page.locator('[data-hill="G4"]').getAttribute("aria-selected")).toBe("true");
  const dots = page.locator(".tara-link");
  expect(await dots.count()).toBeGreaterThan(0);
  await pressBorder("G5", "G6");
  await expectTurn("G5", "bridges to G6");

  // Each bridge that can be set has a dot.
  await take("B4");
  const asked = page.getByText(/2 of 2: you take B4\. Set a bridge: choose one of \d+ dots/);
  expect(await dots.count()).toBe(Number(/of (\d+) dots/.exec(await asked.innerText())?.[1]));
  expect(await page.locator(".tara-marks .tara-target").count()).toBe(await dots.count());
  await page.mouse.click(...(await middleOf(dots.first())));
  await expectTurn("B4", "Blue");
  await visitor.leave();
});
