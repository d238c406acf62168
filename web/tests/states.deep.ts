// Pictures of every state of the page, to be looked at: both families, both themes, from a small phone to a large screen.

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { THEMES } from "./pictures.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const SIZES = [
  [360, 640],
  [768, 1024],
  [900, 700],
  [1280, 800],
  [1920, 1080],
] as const;

const FOLDER = fileURLToPath(new URL("../dist/pictures/states/", import.meta.url));
mkdirSync(FOLDER, { recursive: true });

/** Takes pictures of what is seen now, at all sizes and in both themes. */
async function take({ page }: Visitor, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.screenshot({ path: `${FOLDER}${name}-${width}-${colorScheme}.png` });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

const arrive = (path = "") => Visitor.arrive(stage.browser, `${stage.host.url}/${path}`);

/** Begins a game at one screen, or against the computer. */
async function begin(game: string, sitters = "On this device"): Promise<Visitor> {
  const visitor = await arrive(`#/new/${game}`);
  await visitor.press(sitters);
  await visitor.asked();
  return visitor;
}

async function build(visitor: Visitor, ...hills: readonly string[]): Promise<void> {
  for (const hill of hills) {
    await visitor.page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).click();
    await visitor.page.locator(`[data-hill="${hill}"][aria-label*="move"]`).waitFor();
  }
}

test("home, a new game, the lobby", async () => {
  const visitor = await arrive();
  await visitor.see("Stone of Destiny");
  await take(visitor, "home");
  for (const [name, path] of [
    ["new-ringforts", "#/new/sacred-hill-1"],
    ["new-kings", "#/new/seat-of-kings"],
    ["lobby", "#/lobby"],
    ["settings", "#/settings"],
  ] as const) {
    await visitor.page.goto(`${stage.host.url}/${path}`);
    await visitor.page.locator("h1, h2").first().waitFor();
    await take(visitor, name);
  }
  await visitor.leave();
});

test("a ringfort table from its first move to looking back", async () => {
  const visitor = await begin("sacred-hill-1");
  await take(visitor, "ringforts-start");
  await build(visitor, "D4", "C2", "F5", "E1");
  await visitor.page.locator('[data-hill="D4"]').hover({ force: true });
  await take(visitor, "ringforts-pointed");
  await visitor.pick("D3");
  await visitor.page.locator(".why").waitFor();
  await take(visitor, "ringforts-refused");
  await visitor.page.locator('[data-entry="1"]').click();
  await visitor.see("You are looking at an earlier move.");
  await take(visitor, "ringforts-back");
  await visitor.leave();
});

test.each(["high-kings-1", "stone-of-destiny", "poisoned-chalice", "sacred-hill-doubles-2"])(
  "%s in the middle and at its end",
  async (game) => {
    const visitor = await begin(game, "Play against level 1");
    for (let turn = 0; turn < 12; turn += 1) await visitor.decide();
    await visitor.asked();
    await take(visitor, `${game}-middle`);
    await visitor.page.locator('.tara-cell[aria-disabled="false"]').first().click();
    await take(visitor, `${game}-chosen`);
    await visitor.page.keyboard.press("Escape");
    await visitor.playOn();
    await visitor.page.locator(".costs .row").waitFor({ state: "detached", timeout: 120_000 });
    await take(visitor, `${game}-over`);
    expect(await visitor.page.locator(".tara-seal").count()).toBeGreaterThan(0);
    await visitor.leave();
  },
);
