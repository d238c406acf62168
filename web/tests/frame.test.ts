// The frame of a table: nothing of it is cut off or moves, at every size, and its menu, notes and keys are used.

import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { words } from "./messages.ts";
import { SIZES, badlyScrolled, covered, cutOff, overflow, resize } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Where a part of the page is, rounded. */
async function place({ page }: Visitor, part: string): Promise<string> {
  const box = await page.locator(part).first().boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((number) => Math.round(number ?? -1)).join(" ");
}

/** True if the rule of who leads is whole within its line. Runs in the page. */
const isLeadWhole = () => {
  const line = document.querySelector(".lead")?.getBoundingClientRect();
  const rule = document.querySelector(".leads.long button")?.getBoundingClientRect();
  return line !== undefined && rule !== undefined && rule.height > 0 && rule.bottom <= line.bottom;
};

/** The tabs and counts that do not hold their words, or lie below what is shown of their row. */
const tight = ({ page }: Visitor) =>
  page.locator("[data-count], .small button").evaluateAll((all) => {
    const bottomOf = (one: Element) => one.getBoundingClientRect().bottom;
    const isOver = (one: Element) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    return all
      .filter((one) => isOver(one) || bottomOf(one) > bottomOf(one.parentElement!) + 4)
      .map((one) => one.textContent);
  });

/** A game of each kind of frame: two seats or four, with areas, kings, rows, and turns of two steps. */
const KINDS = [
  "sacred-hill-1",
  "four-treasures-doubles",
  "high-kings-2",
  "poisoned-chalice",
  "stone-of-destiny",
];

const MATCH = { [words("de", "new-length")]: words("de", "new-match", { games: 2 }) };

const BATTLE = "high-kings-1 1r1bR/Brbbr1r/1brbbbr/rbrbRrB/1rbrbbb/1rbrR2/Brr1b red battle 0:0 - -";

/** The windows of desktops, a tablet and phones, and each zoom in percent at which they are looked at. */
const ZOOMED = [
  [1280, 1024, [100, 125, 150, 250, 400]],
  [1366, 768, [100, 125, 150, 250]],
  [1440, 900, [100, 125, 175, 300]],
  [1920, 1080, [100, 150, 200]],
  [2560, 1440, [100, 200, 400]],
  [768, 1024, [100, 150, 200]],
  [390, 844, [100, 150, 200]],
  [844, 390, [100, 125]],
  [740, 360, [100, 125]],
] as const;

/** Cards have at least so many pixels at any zoom, and hills and positions. */
const LEAST_PX = 24;

/**
 * Zoomed in, all that is pressed keeps 97% of its size on the screen unless the board fills the width, and is not too small; neither
 * with text of twice the size. The page scrolls down, and never sideways.
 */
async function zoomIn(visitor: Visitor, ...pressed: readonly string[]): Promise<void> {
  const { page } = visitor;
  const widths = () =>
    page.evaluate((pressed) => {
      const widthOf = (part: Element) => part.getBoundingClientRect().width;
      const seen = (parts: string) =>
        [...document.querySelectorAll(parts)].map(widthOf).filter((px) => px > 0);
      return [...pressed, ".square"].map((parts) => Math.min(...seen(parts)));
    }, pressed);
  for (const textSize of ["", "200%"]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    for (const [width, height, zooms] of ZOOMED) {
      let before: number[] | undefined;
      for (const zoom of zooms) {
        await resize(visitor, Math.floor((width * 100) / zoom), Math.floor((height * 100) / zoom));
        const found = await widths();
        const isFull = found.at(-1)! >= 0.93 * (await page.evaluate(() => innerWidth));
        before ??= found;
        const size = `${width} x ${height}, ${zoom}%, text ${textSize}: ${found.join(", ")}`;
        expect(await overflow(visitor), size).toBe(0);
        for (const [at, px] of found.slice(0, -1).entries()) {
          expect(px, size).toBeGreaterThanOrEqual(LEAST_PX);
          if (textSize === "" && !isFull) expect(px * zoom, size).toBeGreaterThanOrEqual(before[at]! * 97);
        }
      }
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await resize(visitor, 1280, 800);
}

// German words are the longest.
test("at every size a game is whole in its window, and no message moves or covers anything", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { locale: "de" });
  const { page } = visitor;
  const parts = [".above", ".square svg", ".below", ".prompt", ".moves", ".tools", ".leads"];
  for (const variant of KINDS) {
    await resize(visitor, 1280, 800);
    await visitor.begin(variant, words("de", "new-screen"), variant === "sacred-hill-1" ? MATCH : undefined);
    for (const _ of [1, 2, 3, 4]) await visitor.decide();
    await boardAsLoaded(visitor);
    for (const [width, height] of SIZES) {
      const size = `${variant}, ${width} x ${height}`;
      await resize(visitor, width, height);
      const looks = [cutOff(visitor, parts), badlyScrolled(visitor), overflow(visitor), tight(visitor)];
      expect(await Promise.all(looks), size).toEqual([[], [], 0, []]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), size).toBe(0);
      if (variant !== "sacred-hill-1") continue;
      const leadCut = page.locator(".lead").evaluate((lead) => lead.scrollHeight - lead.clientHeight);
      expect(await leadCut, size).toBeLessThanOrEqual(1);
      const before = await Promise.all(parts.map((part) => place(visitor, part)));
      await page.locator('[data-hill][aria-disabled="true"]').first().click({ force: true });
      await visitor.settled();
      expect(await page.locator(".prompt .why").count()).toBe(1);
      expect(await Promise.all(parts.map((part) => place(visitor, part))), size).toEqual(before);
      await page.keyboard.press("Escape");
    }
  }
  await zoomIn(visitor, "[data-hill]");
  await resize(visitor, 390, 844);
  await visitor.beginFrom(BATTLE, words("de", "new-screen"));
  const hill = await page.locator("[data-hill] .tara-hit").first().boundingBox();
  expect(Math.min(hill?.width ?? 0, hill?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // A hint, a king that is chosen, and a refusal with a button beside it.
  for (const tell of [
    () => visitor.press(words("de", "hint")),
    () => visitor.pick("E4"),
    () => page.locator('.tara-cell[aria-disabled="true"]').first().click({ force: true }),
  ]) {
    await tell();
    await visitor.settled();
    expect((await covered(visitor)).filter((part) => [".lead", ".tools"].includes(part))).toEqual([]);
    expect(await page.evaluate(isLeadWhole)).toBe(true);
  }

  // All players of Seat of Kings are in sight, and the board has one size, whatever is asked.
  await resize(visitor, 1280, 800);
  await page.goto(`${stage.host.url}/new/seat-of-kings`);
  await page.getByLabel("4", { exact: true }).first().check();
  await visitor.press(words("de", "new-level", { level: 1 }));
  await page.locator(".hand .keep").waitFor();
  await zoomIn(visitor, ".place [data-cell]", ".hand [data-cell]");
  const before = await boardsOfKings(visitor);
  for (const _ of [1, 2, 3])
    await page.locator(".hand .own [data-cell][aria-selected='false']").first().click();
  await page.locator(".hand .keep").click();
  await page.locator('.question[data-asks="turn"]').waitFor();
  expect(await boardsOfKings(visitor)).toEqual(before);
  await visitor.leave();
});

/** Looks at a table of Seat of Kings for four at every size; gives where its board is. */
async function boardsOfKings(visitor: Visitor): Promise<string[]> {
  const { page } = visitor;
  const parts = [".players > li:last-child", ".square", ".prompt", ".hand .own", ".tools"];
  const found = [];
  for (const [width, height] of SIZES) {
    const size = `Seat of Kings, ${width} x ${height}`;
    await resize(visitor, width, height);
    const looks = [cutOff(visitor, parts), badlyScrolled(visitor), tight(visitor)];
    expect(await Promise.all(looks), size).toEqual([[], [], []]);
    const all = await page.locator(".place [data-cell] .kings-hit").filter({ visible: true }).all();
    // All regions of four players, or one of them on a phone.
    const isLarge = width >= 768 && height >= 700;
    expect(all.length, size).toBe(isLarge ? 60 : 15);
    const box = await all[0]?.boundingBox();
    expect(box?.width, size).toBeGreaterThanOrEqual(isLarge ? 44 : 20);
    found.push(await place(visitor, ".square"));
  }
  return found;
}

/** The last hill is built on at once. */
const FULL = "sacred-hill-1 rrbbb/rrrbbbb/rrrrbbb/rrrbbbb/rrrrbbb/rrrrbbb/rr1bb red battle - - -";

test("the menu, notes of words and clauses, the list of moves and the own games are used", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  const { keyboard } = page;
  // A way to begin that is in sight is not scrolled to.
  await visitor.follow("Play with a friend");
  await visitor.settled();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await visitor.begin("sacred-hill-1");
  // The focus goes to the heading of a new page, and a link leads past the navigation.
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await focused()).toBe("H1");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await keyboard.press("Enter");
  expect(await focused()).toBe("H1");

  await visitor.tabTo("Menu");
  await keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await visitor.tabTo("Marks, words and keys");
  await keyboard.press("Enter");
  await visitor.see("This has just happened.");
  for (const _ of [1, 2]) await keyboard.press("Escape");
  expect(await menu.isVisible()).toBe(false);

  // The question of a press in the menu is in sight with its answers, and has the keyboard.
  await visitor.decide();
  for (const [width, height] of SIZES) {
    await resize(visitor, width, height);
    await visitor.choose("Resign");
    await visitor.settled();
    const dialog = (await menu.boundingBox())!;
    const box = (await page.getByRole("button", { name: "Cancel", exact: true }).boundingBox())!;
    const size = `${width} x ${height}`;
    expect(box.y + box.height, size).toBeLessThanOrEqual(dialog.y + dialog.height);
    await visitor.tabTo("Yes, resign");
    await visitor.press("Cancel");
    await keyboard.press("Escape");
  }

  await resize(visitor, 1280, 800);
  // The note of a count leaves what is asked in sight.
  await page.locator(".below button[popovertarget]").last().click();
  await visitor.settled();
  const count = (await page.locator(".note:popover-open").boundingBox())!;
  expect(count.x + count.width).toBeLessThan((await page.locator(".prompt").boundingBox())!.x);
  await visitor.press("Manoeuvres");
  await visitor.see("Manoeuvres are the first phase");
  // A press beside a note closes it and plays nothing.
  const [hill = ""] = await visitor.legal();
  await visitor.pick(hill);
  await visitor.settled();
  expect(await page.getByText("Manoeuvres are the first phase").isVisible()).toBe(false);
  expect(await visitor.legal()).toContain(hill);
  await visitor.pick(hill);
  await boardAsLoaded(visitor);
  await visitor.pick(hill);
  await visitor.press(/^Rule SH3/);
  await visitor.settled();
  const note = page.getByRole("note").filter({ hasText: /vacant hill/ });
  const box = await note.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(800);
  await keyboard.press("Escape");
  for (const [button, entry] of [
    ["One step back", ["0"]],
    ["To the start", []],
    ["One step forward", ["0"]],
    ["To the end", ["1"]],
  ] as const) {
    await visitor.press(button);
    await visitor.settled();
    const shown = page.locator('.moves [aria-current="true"]');
    const entries = await shown.evaluateAll((all) => all.map((each) => each.getAttribute("data-entry")));
    expect(entries, button).toEqual(entry);
  }
  const lookOf = (name: string) =>
    page.getByRole("button", { name }).evaluate((one) => getComputedStyle(one).opacity);
  expect([await lookOf("One step back"), await lookOf("To the end")]).toEqual(["1", "0.5"]);
  // The row of the last move is whole, below the edge of its list.
  await resize(visitor, 360, 640);
  for (let made = 0; made < 5; made += 1) await visitor.decide();
  await visitor.settled();
  const [edge = 0, top = 0] = await page.evaluate(() =>
    [".moves .list", '.moves [aria-current="true"]'].map(
      (part) => document.querySelector(part)!.getBoundingClientRect().top,
    ),
  );
  expect(top).toBeGreaterThan(edge + 1);

  // The page grows with the result: Home and End are left to the browser, which scrolls, but within the list.
  await resize(visitor, 390, 640);
  await visitor.beginFrom(FULL);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(100);
  const earlier = page.getByText("You are looking at an earlier move.");
  await keyboard.press("Home");
  await visitor.settled();
  expect(await earlier.count()).toBe(0);
  for (const [key, count] of [
    ["Home", 1],
    ["End", 0],
  ] as const) {
    await page.locator('[data-entry="0"]').press(key);
    await visitor.settled();
    expect(await earlier.count(), key).toBe(count);
  }

  // A game can be taken out of one's own, and put back.
  await visitor.go("mine");
  const games = page.getByRole("button", { name: "Take out" });
  for (const press of ["Take out", "Put it back", "Take out"]) await visitor.press(press);
  await page.reload();
  await visitor.settled();
  expect(await games.count()).toBe(1);
  await visitor.leave();
});
