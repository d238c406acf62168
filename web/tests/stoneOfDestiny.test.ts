// A turn of Stone of Destiny has two steps: a ringfort is taken, then a bridge is set.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const LEGAL = '.tara-cell[aria-disabled="false"]';

/** A turn that the board offers: an enemy ringfort to take, a neighbor of the reader's, and a neighbor of that. */
interface Turn {
  readonly taken: string;
  readonly near: string;
  readonly far: string;
}

/** A turn whose neighbor can have a bridge to the taken ringfort and another one. */
function turnOn(labels: readonly string[], legal: readonly string[]): Turn {
  const sideOf = (hill: string) =>
    /(Red|Blue) ringfort/.exec(labels.find((label) => label.startsWith(`${hill},`)) ?? "")?.[1];
  const nextTo = (hill: string) =>
    [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ].map(([x = 0, y = 0]) => String.fromCharCode(hill.charCodeAt(0) + x, hill.charCodeAt(1) + y));
  const isOwn = (hill: string) => sideOf(hill) !== undefined && sideOf(hill) !== sideOf(legal[0] ?? "");
  for (const taken of legal)
    for (const near of nextTo(taken).filter(isOwn)) {
      const far = nextTo(near).find(isOwn);
      if (far !== undefined) return { taken, near, far };
    }
  throw new Error("no ringfort can be taken beside two others");
}

const labelsOf = (visitor: Visitor) =>
  visitor.page
    .locator("[data-hill]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));

const bridgesAt = async (visitor: Visitor, hill: string) =>
  (await visitor.page.locator(`[data-hill="${hill}"]`).getAttribute("aria-label")) ?? "";

const entries = (visitor: Visitor) => visitor.page.locator("[data-entry]").count();

/** Presses the border between two hills. */
async function pressBorder(visitor: Visitor, one: string, other: string): Promise<void> {
  const [from, to] = await Promise.all(
    [one, other].map((hill) => visitor.page.locator(`[data-hill="${hill}"] .tara-hit`).boundingBox()),
  );
  if (from === null || from === undefined || to === null || to === undefined) throw new Error("no hills");
  const middle = (box: { x: number; y: number; width: number; height: number }) => [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ];
  const [[x = 0, y = 0], [u = 0, v = 0]] = [middle(from), middle(to)];
  await visitor.page.mouse.click((x + u) / 2, (y + v) / 2);
}

test("a ringfort is taken, then a bridge is set by its border or by both ends, and all else says why not", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/stone-of-destiny`);
  const { page } = visitor;
  await visitor.press("On this device");
  await visitor.see("Build a ringfort on any vacant hill: your king will stand on it.");
  await visitor.decide();
  await visitor.see(/Build within two hills of (Red|Blue)'s king, straight or diagonally: your king will/);
  await visitor.decide();
  await visitor.see(/Build within two hills of (Red|Blue)'s king, straight or diagonally: your king moves/);
  const first = page.getByText("1 of 2: take one of the");
  while (!(await first.isVisible())) await visitor.decide();

  const begin = async () => {
    await first.waitFor();
    await page.locator(LEGAL).first().waitFor();
    return turnOn(await labelsOf(visitor), await visitor.legal());
  };
  const isPlayed = async (count: number, { taken, near }: Turn) => {
    await page.locator("[data-entry]").nth(count).waitFor();
    await first.waitFor();
    expect(await bridgesAt(visitor, taken)).toContain(`bridges to ${near}`);
    expect(await page.locator('[aria-selected="true"]').count()).toBe(0);
  };
  const take = async (hill: string) => {
    await visitor.pick(hill);
    await visitor.see(`2 of 2: you take ${hill}. Set a bridge: choose one of`);
  };

  // The order is fixed.
  let [turn, count] = [await begin(), await entries(visitor)];
  await visitor.pick(turn.near);
  await visitor.see("First take an enemy ringfort without a bridge.");
  expect(await page.locator('[aria-selected="true"]').count()).toBe(0);

  // The border of the taken ringfort, although its neighbor can have other bridges.
  await take(turn.taken);
  await pressBorder(visitor, turn.taken, turn.near);
  await isPlayed(count, turn);

  // Both ends, the taken one last; then both ends, the taken one first.
  for (const isLast of [true, false]) {
    [turn, count] = [await begin(), await entries(visitor)];
    await take(turn.taken);
    await visitor.pick(isLast ? turn.near : turn.taken);
    await visitor.see(`Set a bridge from ${isLast ? turn.near : turn.taken}: choose its other end.`);
    expect(await entries(visitor)).toBe(count);
    await visitor.pick(isLast ? turn.taken : turn.near);
    await isPlayed(count, turn);
  }

  // A refused press drops nothing.
  [turn, count] = [await begin(), await entries(visitor)];
  await take(turn.taken);
  const side = /(Red|Blue) ringfort/.exec(await bridgesAt(visitor, turn.near))?.[1];
  const other = side === "Red" ? "Blue" : "Red";
  const king = (await labelsOf(visitor)).find((label) => label.includes(`${other} king`))?.slice(0, 2) ?? "";
  await visitor.pick(king);
  await expect.poll(() => page.locator(".why").innerText()).toMatch(/king/);
  expect(await page.locator(`[data-hill="${turn.taken}"]`).getAttribute("aria-selected")).toBe("true");
  expect(await page.locator(".tara-link").count()).toBeGreaterThan(0);
  await pressBorder(visitor, turn.near, turn.far);
  await page.locator("[data-entry]").nth(count).waitFor();
  await first.waitFor();
  expect(await bridgesAt(visitor, turn.near)).toContain(turn.far);
  await visitor.leave();
});

test("a pointer that rests after a move outlines no kingdom until it moves", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/stone-of-destiny`);
  const { page } = visitor;
  await visitor.press("On this device");
  const box = await page.locator('[data-hill="D4"][aria-disabled="false"]').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.click(x, y);
  await page.locator('[data-hill="D4"][aria-label*="last move"]').waitFor();
  await page.locator('[data-hill="D4"][aria-disabled="true"]').waitFor();
  expect(await page.locator(".tara-kingdom").count()).toBe(0);
  // A board that is still being drawn may put the pointer to rest once more.
  let moves = 0;
  const outlined = async () => {
    await page.mouse.move(x + 5 + ((moves += 1) % 2), y + 5);
    return page.locator(".tara-kingdom").count();
  };
  await expect.poll(outlined).toBe(1);
  await visitor.leave();
});
