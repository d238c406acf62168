// The page in German and Italian: who gets which language, and that a switch loses nothing.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { LANGUAGES, type Language } from "../src/site/languages.ts";
import { words } from "./messages.ts";
import { boardAsLoaded } from "./law.ts";
import { numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const speaks = ({ page }: Visitor, language: Language) =>
  page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });

/** Switches from the menu of a table, which stays open. */
async function switchAtTable(visitor: Visitor, from: Language, to: Language): Promise<void> {
  await visitor.press(words(from, "menu"));
  await visitor.press(words(to, `settings-language-${to}`));
  await speaks(visitor, to);
  expect(await visitor.page.locator("dialog.menu[open] > header h2").innerText()).toBe(words(to, "menu"));
  await visitor.page.keyboard.press("Escape");
}

/** Puts other nodes in place of texts, and of those that come, as browsers translate. Runs in the page. */
function translate(): void {
  const wrap = (text: Text) => {
    if (text.data.trim() === "" || text.parentElement?.closest("font, script, style, svg, [translate=no]"))
      return;
    const font = document.createElement("font");
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  };
  const walk = (root: Node) => {
    const all = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (all.nextNode()) texts.push(all.currentNode as Text);
    texts.forEach(wrap);
  };
  walk(document.body);
  new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => node.isConnected && walk(node))),
  ).observe(document.body, { subtree: true, childList: true });
}

test("a browser gets the page in its language and no other words, and a switch keeps what is typed, begun and drafted", async () => {
  for (const language of LANGUAGES) {
    const text = await (await fetch(stage.host.url, { headers: { "accept-language": language } })).text();
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(words(language, "start-about"));
    expect(text).toContain(words(language, "start-script"));
    expect(text).toMatch(new RegExp(`modulepreload[^>]*words-page-${language}-`));
  }
  const loaded = new Set<string>();
  const hear = (page: Page) =>
    void page.on("request", (request) => {
      for (const name of /words-\w+-\w+(?=-[^/]*\.js$)/.exec(request.url()) ?? []) loaded.add(name);
    });
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { locale: "de-AT", hear });
  const { page } = visitor;
  await visitor.settled();
  await visitor.see(words("de", "start-title"));
  expect([...loaded]).toEqual(["words-page-de"]);
  await speaks(visitor, "de");

  // Within a move of Four Treasures the board has other names.
  const game = (language: Language) =>
    words(language, "board", { game: words(language, "variant-four-treasures") });
  const built = (language: Language) => words(language, "act", { kind: "build", hill: "D4" });
  await visitor.go("settings");
  await page.getByLabel(words("de", "settings-confirm")).selectOption("on");
  await visitor.begin("four-treasures", words("de", "new-screen"));
  const board = page.locator(".square svg").first();
  expect(await board.getAttribute("aria-label")).toBe(game("de"));
  await visitor.pick("D4");
  await visitor.see(built("de"));
  await switchAtTable(visitor, "de", "it");
  expect(await board.getAttribute("aria-label")).toBe(game("it"));
  expect(await page.locator('[data-hill="D4"]').getAttribute("aria-label")).toContain(
    words("it", "hill-picked"),
  );
  expect(await page.locator(".moves [data-entry]").count()).toBe(0);
  await visitor.press(built("it"));
  await page.locator(".moves [data-entry]").first().waitFor({ state: "attached" });
  // A reason comes from the server, which says it in English.
  await visitor.settled();
  await visitor.pick("D4");
  await visitor.see("Il forte in D4 non è assediato");
  await page.reload();
  await visitor.see(words("it", "menu"));
  await page.evaluate(translate);
  for (const _ of [1, 2, 3, 4]) await visitor.decide();
  await boardAsLoaded(visitor);

  // Within a turn of Seat of Kings a draft stays, and the regions have other names.
  await visitor.begin("seat-of-kings", words("it", "new-level", { level: 1 }));
  const random = numbers(3);
  const draft = page.locator(".table[data-busy='false'] .draft .drop");
  while ((await draft.count()) === 0) {
    await pressNext(visitor, random);
    // The draft is there once the server has previewed it; the next press might confirm it.
    await visitor.settled();
  }
  const steps = page.locator(".draft .part, .draft .fixed");
  const [count, region] = [await steps.count(), page.locator("[data-cell$='F1']").first()];
  const before = await region.getAttribute("aria-label");
  await switchAtTable(visitor, "it", "de");
  await visitor.see(words("de", "draft-clear"));
  expect(await steps.count()).toBe(count);
  expect(await region.getAttribute("aria-label")).not.toBe(before);

  await visitor.go("settings");
  const name = (language: Language) =>
    page.getByLabel(words(language, "settings-name-label"), { exact: true });
  await name("de").fill("Niamh");
  await page.getByLabel(words("de", "settings-language")).first().selectOption("it");
  await speaks(visitor, "it");
  expect(await name("it").inputValue()).toBe("Niamh");
  await visitor.leave();
});
