// Every page, dialog and refusal: no English word in German or Italian, and room for words that are a third longer than English ones.

import type { FluentVariable } from "@fluent/bundle";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { Language } from "../src/site/languages.ts";
import { cutText } from "./cutText.ts";
import { englishIn } from "./englishWords.ts";
import { saidOn, words } from "./messages.ts";
import { longer, speaksPseudo } from "./pseudo.ts";
import { numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { overflow } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const SIZES = [
  [320, 568],
  [768, 1024],
  [1280, 800],
] as const;

/** The words that the visitors read and press, who speak German. */
const say = (name: string, values?: Record<string, FluentVariable>) => words("de", name, values);

/** A visitor who speaks German, and to whom longer words are English. */
const arrive = (name: string) =>
  Visitor.arrive(stage.browser, stage.host.url, {
    locale: "de",
    hear: (page) => {
      void speaksPseudo(page);
      void page.addInitScript((name) => {
        localStorage["tara.settings"] ??= JSON.stringify({ name });
      }, name);
    },
  });

/** Switches by the button that is on every page, also where a dialog covers it. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((language) => {
    // The menu of a table has its content from when it is first opened.
    const menu = document.querySelector<HTMLDialogElement>("dialog.menu");
    if (menu?.querySelector(".languages") === null) {
      (menu.previousElementSibling as HTMLElement).click();
      menu.close();
    }
    document.querySelector<HTMLElement>(`.languages button[lang="${language}"]`)?.click();
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
}

/** The texts that were read before, with the language. */
const read = new Set<string>();

/** Looks at what is seen now, in every language and at every size. */
async function look(visitor: Visitor, where: string): Promise<void> {
  const { page } = visitor;
  const found: string[] = [];
  for (const language of ["de", "it"] as const) {
    await speak(page, language);
    for (const text of await saidOn(page)) {
      const key = `${language}: ${text}`;
      if (!read.has(key)) found.push(...englishIn(text, language).map((word) => `${word} in ${key}`));
      read.add(key);
    }
  }
  await speak(page, "en");
  expect(await page.locator("header nav").innerText()).toContain(longer(words("en", "nav-settings")));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // Faster than to wait until the page stands still, at each of three sizes.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const wide = await overflow(visitor);
    if (wide > 0) found.push(`${width}: ${wide} px too wide`);
    found.push(...(await cutText(page)).map((text) => `${width}: ${text}`));
  }
  await speak(page, "de");
  expect.soft(found, where).toEqual([]);
}

/** The names of players at a table of which not all is seen. Runs in a page. */
const cutNames = (all: readonly Element[]) =>
  all.flatMap((part) => {
    const text = document.createRange();
    text.selectNodeContents(part);
    const [name, box] = [text, part.closest("li")!].map((one) => one.getBoundingClientRect());
    // The box of a text is higher than its letters.
    const isIn =
      name!.left >= box!.left - 1 &&
      name!.right <= box!.right + 1 &&
      name!.top >= box!.top - 4 &&
      name!.bottom <= box!.bottom + 4;
    return isIn ? [] : [part.textContent];
  });

/** With text of twice the size no page is wider than the window, none goes on below what is on it, and names are whole. */
async function lookTwiceAsLarge(visitor: Visitor, where: string): Promise<void> {
  const { page } = visitor;
  const resize = (size: string) =>
    page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
  await resize("200%");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await overflow(visitor), `${where}, twice as large at ${width}`).toBeLessThanOrEqual(0);
    const beyond = await page.evaluate(() => {
      const end = Math.ceil(document.body.getBoundingClientRect().bottom + scrollY);
      return document.documentElement.scrollHeight - Math.max(innerHeight, end);
    });
    expect.soft(beyond, `${where}, twice as large at ${width}`).toBeLessThanOrEqual(0);
    const cut = await page.locator(".strip .who b").evaluateAll(cutNames);
    expect.soft(cut, `${where}, twice as large at ${width}`).toEqual([]);
  }
  await resize("");
}

/** Looks at what each of these leads to, one after the other. */
async function lookAfter(visitor: Visitor, steps: readonly [where: string, act: () => unknown][]) {
  for (const [where, act] of steps) {
    await act();
    await visitor.settled();
    await look(visitor, where);
  }
}

/** Leaves, though a page or a table that is not there was asked for. */
async function leave(visitor: Visitor): Promise<void> {
  const others = visitor.complaints.filter((text) => !/status of 4\d\d/.test(text));
  visitor.complaints.splice(0, Infinity, ...others);
  await visitor.leave();
}

/** Opens the menu of a table, and each of its dialogs but how to play, which the page of a new game has too. */
async function lookAtMenu(visitor: Visitor, game: string): Promise<void> {
  const { page } = visitor;
  await visitor.press(say("menu"));
  await look(visitor, `menu of ${game}`);
  const buttons = page
    .locator("dialog.menu button[aria-haspopup='dialog']")
    .filter({ hasNotText: say("help") });
  for (const button of await buttons.all()) {
    await lookAfter(visitor, [[`${await button.innerText()} of ${game}`, () => button.click()]]);
    await page.keyboard.press("Escape");
  }
}

/** Gives a game up, looks at its end, and at its analysis. */
const lookAtEnd = (visitor: Visitor, game: string, leaving = "resign") =>
  lookAfter(visitor, [
    [`${leaving} ${game}`, () => visitor.press(say("menu")).then(() => visitor.press(say(leaving)))],
    [`end of ${game}`, () => visitor.press(say(`yes-${leaving}`)).then(() => visitor.result())],
    [`analysis of ${game}`, () => visitor.page.locator("a[href*='/replay/']:visible").first().click()],
  ]);

test("pages outside a table, and new games", async () => {
  const visitor = await arrive("Niamh");
  const { page } = visitor;
  await visitor.see(say("variant-stone-of-destiny"));
  await look(visitor, "home");
  for (const path of [
    "lobby",
    "mine",
    "settings",
    "rules",
    "rules/SHL2",
    "nowhere",
    "editor",
    "learn",
    "learn/four-treasures",
    "learn/high-kings-2/sacrifice",
    "analysis/four-treasures",
    "analysis/zzz%201",
    "take#0123456789abcdef0123456789abcdef",
    "import",
  ])
    await lookAfter(visitor, [
      [path, () => visitor.go(path).then(() => page.locator("main h1").first().waitFor())],
    ]).then(() => lookTwiceAsLarge(visitor, path));
  await page.getByLabel(say("import-text")).fill('[Variant "four-treasures"]\n\n1. ZZ');
  await lookAfter(visitor, [["a file with a fault", () => visitor.press(say("import-read"))]]);
  await page.setViewportSize({ width: 390, height: 844 });
  const names = ["W".repeat(40), "Maria ".repeat(6).trim()];
  const file = `[Variant "sacred-hill-1"]\n[Red "${names[0]}"]\n[Blue "${names[1]}"]\n\n1. D4 *\n`;
  await page.getByLabel(say("import-text")).fill(file);
  await visitor.press(say("import-read"));
  const shown = page.locator("main ul bdi");
  await shown.first().waitFor();
  await visitor.settled();
  expect(await shown.evaluateAll((all) => all.map((name) => name.getAttribute("title")))).toEqual(names);
  const isSeen = (part: Element) => {
    const { left, top, bottom } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + 4, (top + bottom) / 2));
  };
  for (const part of ["p[role='status'] b", "p[role='status'] + p"])
    expect(await page.locator(part).first().evaluate(isSeen), `${part} below long names`).toBe(true);
  for (const game of ["sacred-hill-doubles-2", "seat-of-kings"]) {
    await visitor.go(`new/${game}`);
    await visitor.see(say("new-people"));
    for (const summary of await page.locator("summary").all()) await summary.click();
    await look(visitor, `new ${game}`);
    await lookAfter(visitor, [[`help of ${game}`, () => visitor.press(say("help"))]]);
    await page.keyboard.press("Escape");
  }
  await visitor.begin("sacred-hill-1", say("new-link"));
  await visitor.go("mine");
  await page.locator(".facts").waitFor();
  await lookTwiceAsLarge(visitor, "own games");
  await leave(visitor);
});

const BARRED = '[data-hill][aria-disabled="true"]';

/** Positions with something of their own to be told, and what is pressed there. */
const POSITIONS: readonly [position: string, ...hills: string[]][] = [
  ["sacred-hill-2 bbbrb/rbbbbbr/1bbrrrr/1rbbbrr/bbbbrrr/bbrrrrr/rrrrr blue battle - - -"],
  ["poisoned-chalice rr1rb/b3r1r/rbb2br/rrr1bbb/6b/7/1brb1 red battle - - -", "C3", "A3", "A4"],
  ["sacred-hill-doubles-2 4b/1r1bbr1/1brr3/r3b1r/4r1b/1rbbr2/bbrrb north battle - - -"],
  ["high-kings-2 R1R1B/7/7/2R3B/7/7/Br3 red battle 0:0 - -", "C4", "B2"],
];

test("tables from an invitation to their analysis, with offers, refusals, an absence and a lost line", async () => {
  // The longest names, of one word each.
  const [niamh, aoife] = ["Niamh".repeat(8), "Aoife".repeat(8)];
  const ann = await arrive(niamh);
  const { page } = ann;
  await ann.begin("four-treasures", say("new-link"), { [say("new-first")]: say("seat-red") });
  await look(ann, "an invitation");
  const ben = await arrive(aoife);
  const play = say("join-seat", { seat: say("seat-blue") });
  await ben.page.goto(await ann.link());
  await ben.see(play);
  await look(ben, "an invitation that is followed");
  await ben.press(play);
  await ann.decide();
  await ben.decide();
  await ann.press(say("menu"));
  await ann.press(say("draw"));
  await ann.press(say("yes-draw"));
  await ben.see(say("offer-draw", { seat: niamh }));
  await look(ben, "an offer");
  await look(ann, "an offer that waits");
  await ben.press(say("decline"));
  await lookAfter(ann, [
    ["a refusal", () => page.locator(BARRED).first().click({ force: true })],
    ["an earlier move", () => page.locator('[data-entry="0"]').click()],
  ]);
  await ann.press(say("back-to-now"));
  await lookAtMenu(ann, "ringforts");
  await page.keyboard.press("Escape");
  await ben.page.goto(`${stage.host.url}/lobby`);
  stage.host.cut();
  await ann.see(say("link-offline"));
  await ann.pick((await ann.legal())[0] ?? "");
  await ann.see(say("prompt-unsent"));
  await look(ann, "a move that is not sent");
  stage.host.mend();
  await page.locator(".claims.wait").waitFor();
  await look(ann, "an absence");
  await lookAtEnd(ann, "ringforts");
  await leave(ben);

  for (const [position, ...hills] of POSITIONS) {
    await ann.beginFrom(position, say("new-screen"));
    for (const hill of hills) await ann.pick(hill);
    if (hills.length === 0) await ann.press(say("hint"));
    await ann.settled();
    await look(ann, position);
  }

  await ann.go("new/seat-of-kings");
  await page.getByLabel("4", { exact: true }).first().check();
  await ann.press(say("new-level", { level: 1 }));
  await page.locator(".hand .keep").waitFor();
  await look(ann, "the deal");
  await lookTwiceAsLarge(ann, "the deal");
  const random = numbers(3);
  const isAsked = () => page.locator('.question[data-asks="turn"]').isVisible();
  while (!(await isAsked())) await pressNext(ann, random);
  await ann.settled();
  await lookAfter(ann, [
    ["a card", () => page.locator(".hand .own [data-cell][aria-disabled='false']").first().click()],
    ["a refused place", () => page.locator('[data-cell$=" K"]').first().click({ force: true })],
  ]);
  await page.keyboard.press("Escape");
  while (!(await page.locator(".draft .play").isVisible())) await pressNext(ann, random);
  await look(ann, "a draft");
  await lookAtMenu(ann, "kings");
  await ann.begin("seat-of-kings", say("new-level", { level: 1 }));
  await page.locator(".hand .keep").waitFor();
  await lookAtEnd(ann, "kings", "abort");
  await leave(ann);
});
