// How soon what a press would do is drawn under the pointer, and what the picture of a whole game costs.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** The most milliseconds from the pointer to the ghost: a frame of 60 a second. */
const GHOST_MS = 16;

/** The most milliseconds and bytes of the animated picture of a whole game. */
const ANIMATION_MS = 2_000;
const ANIMATION_BYTES = 1_000_000;

const GAMES = ["four-treasures", "sacred-hill-1"] as const;

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

/** How many hills are pointed at. */
const HILLS = 20;

/** Notes from within a page how long it takes from the pointer's coming to a hill until a ghost is drawn and laid out. */
function measure(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  let begun: number | undefined;
  document.addEventListener("pointerover", () => (begun = performance.now()), { capture: true });
  new MutationObserver(() => {
    const ghost = document.querySelector(".tara-ghost");
    if (ghost === null || begun === undefined) return;
    ghost.getBoundingClientRect();
    times.push(performance.now() - begun);
    begun = undefined;
  }).observe(document.body, { subtree: true, childList: true });
}

test("a ghost is drawn within a frame", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures`);
  const { page } = visitor;
  await visitor.press("On this device");
  for (let made = 0; made < 12; made += 1) await visitor.decide();
  await visitor.asked();
  await page.evaluate(measure);
  for (const hill of (await visitor.legal()).slice(0, HILLS)) {
    await page.locator(`[data-hill="${hill}"]`).hover();
    await page.waitForTimeout(50);
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const all = times.map((time) => time.toFixed(1)).join(", ");
  console.log(`a ghost: ${middle(times).toFixed(1)} ms (at most ${GHOST_MS}), of ${all}`);
  expect(times.length).toBeGreaterThanOrEqual(HILLS - 1);
  expect(middle(times)).toBeLessThanOrEqual(GHOST_MS);
  await visitor.leave();
});

test.each(GAMES)("the animated picture of a whole game of %s is soon there, and small", async (game) => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/${game}`);
  await visitor.press("On this device");
  await visitor.playOn();
  const table = /table\/([0-9a-f]+)/.exec(visitor.page.url())?.[1] ?? "";
  const moments = (await (
    await fetch(`${stage.host.url}/api/tables/${table}/games/0/positions`)
  ).json()) as unknown[];
  const begun = performance.now();
  const answer = await fetch(`${stage.host.url}/api/tables/${table}/games/0/animation.png`);
  const { byteLength } = await answer.arrayBuffer();
  const time = performance.now() - begun;
  console.log(
    `${game}, ${moments.length} moments, animated: ${Math.round(time)} ms (at most ${ANIMATION_MS}), ` +
      `${byteLength} bytes (at most ${ANIMATION_BYTES})`,
  );
  expect(answer.status).toBe(200);
  expect({ isSoon: time <= ANIMATION_MS, isSmall: byteLength <= ANIMATION_BYTES }).toEqual({
    isSoon: true,
    isSmall: true,
  });
  await visitor.leave();
});
