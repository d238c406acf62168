// The frame of a table: nothing of it is cut off or moves, at every size, and its menu, notes and keys are used.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { SIZES, badlyScrolled, covered, overflow, resize } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Where a part of the page is, rounded. */
async function place({ page }: Visitor, part: string): Promise<string> {
  const box = await page.locator(part).first().boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((number) => Math.round(number ?? -1)).join(" ");
}

/** The parts that reach beyond the window, or have no size. */
const cutOff = ({ page }: Visitor, parts: readonly string[]): Promise<string[]> =>
  page.evaluate((parts) => {
    const isIn = ({ left, top, right, bottom }: DOMRect) =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const boxes = parts.map((part) => [part, document.querySelector(part)?.getBoundingClientRect()] as const);
    return boxes
      .filter(([, box]) => box === undefined || !isIn(box) || box.width < 20 || box.height < 20)
      .map(([part, box]) => `${part}: ${JSON.stringify(box)}`);
  }, parts);

/** True if all words of a part are seen. Runs in the page. */
const isWhole = (part: HTMLElement) => {
  const text = document.createRange();
  text.selectNodeContents(part);
  const [words, bar] = [
    text.getBoundingClientRect(),
    document.querySelector("header")!.getBoundingClientRect(),
  ];
  const links = document.querySelector("nav")!.getBoundingClientRect();
  return (
    part.innerText !== "" && words.bottom <= bar.bottom + 1 && words.top >= -1 && words.right <= links.left
  );
};

const RINGFORTS = [
  "sacred-hill-1",
  "sacred-hill-2",
  "sacred-hill-doubles-1",
  "sacred-hill-doubles-2",
  "four-treasures",
  "four-treasures-doubles",
  "high-kings-1",
  "high-kings-2",
  "poisoned-chalice",
  "stone-of-destiny",
];

test("at every size each ringfort game is whole in its window, and no message moves anything", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  const parts = [".above", ".square svg", ".below", ".prompt", ".moves", ".tools"];
  for (const variant of RINGFORTS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${stage.host.url}/#/new/${variant}`);
    await visitor.press("On this device");
    for (const _ of [1, 2, 3, 4]) await visitor.decide();
    await visitor.settled();
    await boardAsLoaded(visitor);
    for (const [width, height] of SIZES) {
      const size = `${variant}, ${width} x ${height}`;
      await resize(visitor, width, height);
      const looks = [cutOff(visitor, parts), badlyScrolled(visitor), overflow(visitor)];
      expect(await Promise.all(looks), size).toEqual([[], [], 0]);
      // Its name stands in the bar, whole.
      expect(await page.locator("h1").evaluate(isWhole), size).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), size).toBe(0);
      if (variant !== "sacred-hill-1") continue;
      const before = await Promise.all(parts.map((part) => place(visitor, part)));
      await page.locator('[data-hill][aria-label*="ringfort"]').first().click({ force: true });
      await visitor.settled();
      expect(await page.locator(".prompt .why").count()).toBe(1);
      expect(await Promise.all(parts.map((part) => place(visitor, part))), size).toEqual(before);
      await page.keyboard.press("Escape");
      await visitor.settled();
      expect(await page.locator(".prompt .why").count()).toBe(0);
    }
  }
  await visitor.leave();
});

/** Where all regions of four players are shown at once, and how wide a position is there at least, in pixels. */
const LEAST: Readonly<Record<string, readonly [number, number]>> = {
  "768 x 1024": [60, 44],
  "900 x 700": [60, 52],
  "1280 x 800": [60, 58],
  "1920 x 1080": [60, 58],
  "2560 x 1440": [60, 58],
};

test("at every size all players of Seat of Kings are in sight, and the board has one size", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  const { page } = visitor;
  await page.getByLabel("4", { exact: true }).first().check();
  await visitor.press("Play the computer, level 1");
  await page.locator(".hand .keep").waitFor();
  const parts = [".players > li:last-child", ".square", ".prompt", ".hand .own", ".tools"];
  const look = async () => {
    const found = [];
    for (const [width, height] of SIZES) {
      const size = `${width} x ${height}`;
      await resize(visitor, width, height);
      expect(await cutOff(visitor, parts), size).toEqual([]);
      expect(await badlyScrolled(visitor), size).toEqual([]);
      const cells = await page
        .locator(".place [data-cell] .kings-hit")
        .evaluateAll((all) =>
          all.map((cell) => cell.getBoundingClientRect().width).filter((side) => side > 0),
        );
      const [count, side] = LEAST[size] ?? [15, 20];
      expect(cells.length, size).toBe(count);
      expect(Math.min(...cells), size).toBeGreaterThanOrEqual(side);
      found.push(await place(visitor, ".square"));
    }
    return found;
  };
  const before = await look();
  // Nor does it change with tabs of regions that have much in them.
  const notes = page.locator(".small .notes");
  await resize(visitor, 740, 360);
  await notes.evaluateAll((all) => all.forEach((each) => each.append("1234567890")));
  await visitor.settled();
  expect(await notes.count()).toBeGreaterThan(0);
  expect(await place(visitor, ".square")).toBe(
    before[SIZES.findIndex(([width, height]) => width === 740 && height === 360)],
  );
  for (const _ of [1, 2, 3])
    await page.locator(".hand .own [data-cell][aria-selected='false']").first().click();
  await visitor.press("Keep these");
  await page.locator('.question[data-asks="turn"]').waitFor();
  expect(await look()).toEqual(before);
  await visitor.leave();
});

/** True if the rule of who leads is whole within its line. */
const isLeadWhole = ({ page }: Visitor) =>
  page.evaluate(() => {
    const line = document.querySelector(".lead")?.getBoundingClientRect();
    const rule = document.querySelector(".leads.long button")?.getBoundingClientRect();
    return line !== undefined && rule !== undefined && rule.height > 0 && rule.bottom <= line.bottom;
  });

test("on a phone hills are large, moves are stepped through, and nothing covers who leads", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  const { page } = visitor;
  await visitor.press("On this device");
  await visitor.asked();
  const lead = page.locator(".leads:visible");
  expect(await lead.innerText()).toMatch(/^Nobody leads yet\. +§ M3/);
  await visitor.decide();
  await visitor.decide();
  await visitor.settled();
  expect(await lead.innerText()).toMatch(/^(Even|Red leads|Blue leads).*§ M3/);
  await resize(visitor, 360, 640);
  for (const _ of [1, 2, 3, 4]) await visitor.decide();
  await visitor.settled();
  const [hill = 0, list = 0, row = Infinity] = await page.evaluate(() =>
    ["[data-hill] .tara-hit", ".moves .list", ".moves li"].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return Math.min(box?.width ?? 0, box?.height ?? 0);
    }),
  );
  expect(hill).toBeGreaterThanOrEqual(44);
  expect(list).toBeGreaterThanOrEqual(row);
  const count = await page.locator(".moves [data-entry]").count();
  for (const [button, entry] of [
    ["One step back", count - 2],
    ["To the start", undefined],
    ["One step forward", 0],
    ["To the end", count - 1],
  ] as const) {
    await visitor.press(button);
    await visitor.settled();
    const shown = await page
      .locator('.moves [aria-current="true"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-entry")));
    expect(shown, button).toEqual(entry === undefined ? [] : [String(entry)]);
  }
  await boardAsLoaded(visitor);
  for (const [width, height] of SIZES) {
    await resize(visitor, width, height);
    expect(await lead.count(), `${width} x ${height}`).toBe(1);
    expect((await lead.innerText()).length, `${width} x ${height}`).toBeGreaterThan(3);
    const box = await lead.boundingBox();
    expect(
      Math.min(box?.x ?? -1, box?.y ?? -1, width - (box?.x ?? 0) - (box?.width ?? 0)),
    ).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }

  await resize(visitor, 390, 844);
  const look = async () => {
    await visitor.settled();
    const over = (await covered(visitor)).filter((part) => part === ".lead" || part === ".tools");
    expect({ over, isWhole: await isLeadWhole(visitor) }).toEqual({ over: [], isWhole: true });
    expect(await page.locator(".lead").evaluate((line) => getComputedStyle(line).visibility)).toBe("visible");
  };
  for (const language of ["en", "de"]) {
    await page.goto(`${stage.host.url}/settings`);
    await page.locator(`.languages [lang="${language}"]`).first().click();
    await page.goto(`${stage.host.url}/new/high-kings-1`);
    await page.locator("main button.main").first().click();
    for (let turn = 0; turn < 16 && (await visitor.asked()) !== "over"; turn += 1) {
      await look();
      await visitor.decide();
    }
    // A hint, a king that is chosen, and a refusal with a button beside it, where no pass is hinted at.
    const battle = "high-kings-1 1r1bR/Brbbr1r/1brbbbr/rbrbRrB/1rbrbbb/1rbrR2/Brr1b red battle 0:0 - -";
    await page.goto(`${stage.host.url}/editor/${encodeURIComponent(battle)}`);
    await visitor.press(/^(Play the computer, level 1|Gegen den Computer spielen \(Stärke 1\))$/);
    await page.waitForURL("**/table/*");
    await visitor.asked();
    await page.getByRole("button", { name: /^(Hint|Tipp)$/ }).click();
    await look();
    expect(await page.locator(".tara-hint").count()).toBeGreaterThan(0);
    await visitor.pick("E4");
    await look();
    expect(await page.locator('[data-hill="E4"][aria-selected="true"]').count()).toBe(1);
    await page.locator('.tara-cell[aria-disabled="true"]').first().click({ force: true });
    await look();
    expect(await page.locator(".prompt .why").count()).toBe(1);
  }
  await visitor.leave();
});

test("the menu, notes of words and clauses, and the keys of a table are used", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.press("On this device");
  await visitor.settled();
  // The focus goes to the heading of a new page, and a link leads past the navigation.
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await focused()).toBe("H1");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await keyboard.press("Enter");
  expect(await focused()).toBe("H1");
  expect(page.url()).toContain("/table/");

  await visitor.tabTo("Menu");
  await keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await visitor.settled();
  expect(await menu.isVisible()).toBe(true);
  expect(await findings(visitor)).toEqual([]);
  await visitor.tabTo("Marks, words and keys");
  await keyboard.press("Enter");
  await visitor.see("This has just happened.");
  await visitor.see("You may play here.");
  expect(await findings(visitor)).toEqual([]);
  await keyboard.press("Escape");
  await keyboard.press("Escape");
  await visitor.settled();
  expect(await menu.isVisible()).toBe(false);

  // The question of a press in the menu is in sight with its answers, and has the keyboard.
  await visitor.decide();
  for (const [width, height] of SIZES) {
    await resize(visitor, width, height);
    await visitor.choose("Resign");
    await visitor.settled();
    const dialog = await menu.boundingBox();
    for (const answer of ["Yes, resign", "Cancel"]) {
      const box = await page.getByRole("button", { name: answer, exact: true }).boundingBox();
      const foot = (box?.y ?? Infinity) + (box?.height ?? 0);
      expect(foot, `${answer}, ${width} x ${height}`).toBeLessThanOrEqual(
        (dialog?.y ?? 0) + (dialog?.height ?? 0),
      );
    }
    await visitor.tabTo("Yes, resign");
    await visitor.press("Cancel");
    await keyboard.press("Escape");
  }

  await resize(visitor, 1280, 800);
  await visitor.pick("D4");
  await visitor.see("Blue to move.");
  await boardAsLoaded(visitor);
  await visitor.press("Manoeuvres");
  await visitor.see("Manoeuvres are the first phase");
  await visitor.settled();
  // A press beside a note closes it and plays nothing.
  const [hill = ""] = await visitor.legal();
  await visitor.pick(hill);
  await visitor.settled();
  expect(await page.getByText("Manoeuvres are the first phase").isVisible()).toBe(false);
  expect(await visitor.legal()).toContain(hill);
  // Nor has the hill the focus, which would show what a press does there.
  expect(await page.evaluate(() => document.activeElement?.closest(".tara-cell") != null)).toBe(false);
  await visitor.pick("D4");
  await visitor.press(/^Rule SH3/);
  await visitor.settled();
  const note = await page
    .getByRole("note")
    .filter({ hasText: /vacant hill/ })
    .boundingBox();
  expect((note?.y ?? Infinity) + (note?.height ?? 0)).toBeLessThanOrEqual(800);

  await visitor.choose(/^Menu$/);
  await menu.getByLabel("Colors").selectOption({ label: "Dark" });
  await menu.getByLabel("Other players' moves").selectOption({ label: "All at once" });
  await visitor.settled();
  expect(await page.locator(":root[data-theme='dark']").count()).toBe(1);
  await page.goto(`${stage.host.url}/#/settings`);
  await visitor.settled();
  expect(await page.getByLabel("Other players' moves").inputValue()).toBe("off");

  // The last hill is built on at once, and the page grows with the result: Home and End scroll it, and lead through the list.
  const position = "sacred-hill-1 rrbbb/rrrbbbb/rrrrbbb/rrrbbbb/rrrrbbb/rrrrbbb/rr1bb red battle - - -";
  await resize(visitor, 390, 640);
  await page.goto(`${stage.host.url}/editor/${encodeURIComponent(position)}`);
  await visitor.press("On this device");
  await visitor.settled();
  // The browser itself scrolls where the page leaves a key to it.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(100);
  await page.evaluate(() => {
    const left: string[] = [];
    Object.assign(window, { left });
    addEventListener("keydown", ({ key, defaultPrevented }) => void (defaultPrevented || left.push(key)));
  });
  for (const key of ["End", "Home"]) await keyboard.press(key);
  await visitor.settled();
  expect(await page.evaluate(() => (window as unknown as { left: string[] }).left)).toEqual(["End", "Home"]);
  const earlier = page.getByText("You are looking at an earlier move.");
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
  await page.goto(`${stage.host.url}/mine`);
  await visitor.settled();
  const games = page.getByRole("button", { name: "Take out" });
  expect(await games.count()).toBe(2);
  await games.first().click();
  await visitor.see("is no longer in your games.");
  expect(await games.count()).toBe(1);
  await visitor.press("Put it back");
  await visitor.settled();
  expect(await games.count()).toBe(2);
  await games.first().click();
  await page.reload();
  await visitor.settled();
  expect(await games.count()).toBe(1);
  await visitor.leave();
});
