// Every page, dialog and refusal: no English word in German or Italian, and room for words that are a third longer than English ones.

import type { FluentVariable } from "@fluent/bundle";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { Language } from "../src/site/languages.ts";
import { cutText, fit } from "./cutText.ts";
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

/** What the visitors read and press, who speak German. */
const say = (name: string, values?: Record<string, FluentVariable>) => words("de", name, values);

/** A visitor who speaks German, and to whom longer words are English. */
const arrive = (path: string, name = "Niamh") =>
  Visitor.arrive(stage.browser, `${stage.host.url}/${path}`, {
    locale: "de",
    hear: (page) => {
      void speaksPseudo(page);
      void page.addInitScript((name) => {
        localStorage["tara.settings"] ??= JSON.stringify({ name });
      }, name);
    },
  });

/** Goes to a page as by a link, and waits until it has come. */
async function go(visitor: Visitor, path: string): Promise<void> {
  await visitor.go(path);
  await visitor.page.locator("main h1").first().waitFor();
  await visitor.settled();
}

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

const read = new Set<string>();

/** Whether a text was not read in a language before. */
function isNew(text: string, language: Language): boolean {
  const key = `${language} ${text}`;
  const is = !read.has(key);
  read.add(key);
  return is;
}

/** How much longer words are than English ones. */
const LONGER = 4 / 3;

/**
 * Text that is cut. What the others did is up to the cards: its line may end in dots where the English words have room, as a
 * press on it opens the list.
 */
async function cut(page: Page): Promise<string[]> {
  const lines = await page
    .locator(".since-short span")
    .evaluateAll(
      (all, longer) =>
        all.flatMap(({ scrollWidth, clientWidth, textContent }) =>
          scrollWidth <= clientWidth * longer ? [textContent] : [],
        ),
      LONGER,
    );
  const dotted = lines.map((line) => `${line.trim().slice(0, 60)} (cut by span)`);
  return (await cutText(page)).filter((text) => !dotted.includes(text));
}

/** Looks at what is seen now, in every language and at every size. */
async function look(visitor: Visitor, where: string): Promise<void> {
  const { page } = visitor;
  const found: string[] = [];
  for (const language of ["de", "it"] as const) {
    await speak(page, language);
    for (const text of (await saidOn(page)).filter((text) => isNew(text, language)))
      for (const word of englishIn(text, language)) found.push(`${language}: ${word} in “${text}”`);
  }
  await speak(page, "en");
  expect(await page.locator("header nav").innerText()).toContain(longer(words("en", "nav-settings")));
  for (const [width, height] of SIZES) {
    await fit(page, width, height, 2);
    const wide = await overflow(visitor);
    if (wide > 0) found.push(`${width}: ${wide} px too wide`);
    found.push(...(await cut(page)).map((text) => `${width}: ${text}`));
  }
  await speak(page, "de");
  expect.soft(found, where).toEqual([]);
}

/** Leaves, though a page or a table that is not there was asked for. */
async function leave(visitor: Visitor): Promise<void> {
  visitor.complaints.splice(
    0,
    Infinity,
    ...visitor.complaints.filter((text) => !/status of 4\d\d/.test(text)),
  );
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
    await button.click();
    await visitor.settled();
    await look(visitor, `${await button.innerText()} of ${game}`);
    await page.keyboard.press("Escape");
  }
}

/** Gives a game up, looks at its end, and at its analysis. */
async function lookAtEnd(visitor: Visitor, game: string, leaving = "resign"): Promise<void> {
  await visitor.choose(say(leaving));
  await look(visitor, `${leaving} ${game}`);
  await visitor.press(say(`yes-${leaving}`));
  await visitor.result();
  await visitor.settled();
  await look(visitor, `end of ${game}`);
  await visitor.page.locator("a[href*='/replay/']:visible").first().click();
  await visitor.page.locator("input[type='range']").waitFor();
  await visitor.settled();
  await look(visitor, `analysis of ${game}`);
}

test("pages outside a table, and new games", async () => {
  expect(longer("Settings of this game")).toBe("Setttinngss of tthiis gaamee");
  expect(longer("Rule SH3: OK, or not?")).toMatch(/^R\w+ SH3: OK, o\w+ n\w+\?$/);
  const visitor = await arrive("");
  const { page } = visitor;
  await visitor.see(say("variant-stone-of-destiny"));
  await look(visitor, "home");
  for (const path of [
    "lobby",
    "mine",
    "settings",
    "rules",
    "rules/SHL2",
    "import",
    "nowhere",
    "editor",
    "learn",
    "learn/four-treasures",
    "learn/high-kings-2/sacrifice",
    "analysis/four-treasures",
    "analysis/zzz%201",
    "take#0123456789abcdef0123456789abcdef",
  ]) {
    await go(visitor, path);
    await look(visitor, path);
  }
  await go(visitor, "import");
  await page.getByLabel(say("import-text")).fill('[Variant "four-treasures"]\n\n1. ZZ');
  await visitor.press(say("import-read"));
  await page.getByRole("alert").waitFor();
  await look(visitor, "a file with a fault");
  for (const game of ["sacred-hill-doubles-2", "seat-of-kings"]) {
    await go(visitor, `new/${game}`);
    await visitor.see(say("new-people"));
    for (const summary of await page.locator("summary").all()) await summary.click();
    await look(visitor, `new ${game}`);
    await visitor.press(say("help"));
    await page.locator("dialog[open] h2").waitFor();
    await visitor.settled();
    await look(visitor, `help of ${game}`);
    await page.keyboard.press("Escape");
  }
  await leave(visitor);
});

test("tables of ringforts and of Seat of Kings from their first move to their analysis", async () => {
  const visitor = await arrive("new/sacred-hill-1");
  const { page } = visitor;
  await visitor.press(say("new-screen"));
  await visitor.decide();
  await visitor.decide();
  await look(visitor, "table");
  await page.locator('[data-hill][aria-disabled="true"]').first().click({ force: true });
  await page.locator(".why").waitFor();
  await look(visitor, "a refusal");
  await page.locator('[data-entry="0"]').click();
  await visitor.see(say("earlier-shown"));
  await look(visitor, "an earlier move");
  await visitor.press(say("back-to-now"));
  await lookAtMenu(visitor, "ringforts");
  await lookAtEnd(visitor, "ringforts");

  await go(visitor, "new/sacred-hill-doubles-2");
  await visitor.press(say("new-screen"));
  await visitor.decide();
  await visitor.press(say("hint"));
  await page.locator(".prompt [role='status']").first().waitFor();
  await look(visitor, "a hint");

  await go(visitor, "new/seat-of-kings");
  await page.getByLabel("4", { exact: true }).first().check();
  await visitor.press(say("new-level", { level: 1 }));
  await page.locator(".hand .keep").waitFor();
  await look(visitor, "the deal");
  const random = numbers(3);
  const isAsked = () => page.locator('.question[data-asks="turn"]').isVisible();
  while (!(await isAsked())) await pressNext(visitor, random);
  await visitor.settled();
  await page.locator(".hand .own [data-cell][aria-disabled='false']").first().click();
  await page.locator(".chosen").waitFor();
  await look(visitor, "a card");
  await page.locator('[data-cell$=" K"]').first().click({ force: true });
  await page.locator(".why").waitFor();
  await look(visitor, "a place that is refused");
  await page.keyboard.press("Escape");
  while (!(await page.locator(".draft .play").isVisible())) await pressNext(visitor, random);
  await look(visitor, "a draft");
  await lookAtMenu(visitor, "kings");
  await page.goto(`${stage.host.url}/new/seat-of-kings`);
  await visitor.press(say("new-level", { level: 1 }));
  await page.locator(".hand .keep").waitFor();
  await visitor.press(say("menu"));
  await lookAtEnd(visitor, "kings", "abort");
  await leave(visitor);
});

test("an invitation, offers, a report, somebody who watches, a lost line", async () => {
  const ann = await arrive("new/four-treasures");
  await ann.page.locator("summary").first().click();
  await ann.page.getByLabel(say("new-first")).selectOption({ index: 1 });
  await ann.press(say("new-link"));
  const link = await ann.page.locator(".guests input[readonly]").inputValue();
  await look(ann, "an invitation");
  const ben = await arrive("", "Aoife");
  await ben.page.goto(link);
  await ben.see(say("join-seat", { seat: say("seat-blue") }));
  await look(ben, "an invitation that is followed");
  await ben.press(say("join-seat", { seat: say("seat-blue") }));
  await ann.decide();
  await ben.decide();
  await ann.press(say("menu"));
  await ann.press(say("draw"));
  await ann.press(say("yes-draw"));
  await ben.see(say("offer-draw", { seat: "Niamh" }));
  await look(ben, "an offer");
  await look(ann, "an offer that waits");
  await ben.press(say("decline"));
  await ben.page.goto(`${stage.host.url}/lobby`);
  stage.host.cut();
  await ann.see(say("link-offline"));
  await ann.page.locator('.tara-cell[aria-disabled="false"]').first().click();
  await ann.see(say("prompt-unsent"));
  await look(ann, "a move that is not sent");
  stage.host.mend();
  await ann.page.locator(".claims.wait").waitFor();
  await look(ann, "an absence");
  await leave(ann);
  await leave(ben);
});
