// The page in German and Italian: who gets which language, and that a switch loses nothing and leaves nothing in English.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { parts, wordsOf } from "../build/words.ts";
import { LANGUAGES, type Language } from "../src/site/languages.ts";
import { bundles, saidOn, words } from "./messages.ts";
import { numbers, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** The texts without variables in a language: what stands alone on a page. */
function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [, name = ""] of parts
    .map((part) => wordsOf(part, language))
    .join("")
    .matchAll(/^([a-zA-Z][\w-]*) =/gm)) {
    const { value = null, attributes = {} } = bundles[language]?.getMessage(name) ?? {};
    for (const [key, pattern] of [["", value] as const, ...Object.entries(attributes)])
      if (typeof pattern === "string") texts.set(`${name}.${key}`, pattern.replaceAll("\n", " ").trim());
  }
  return texts;
}

/** The English texts that are no texts of a language. */
function foreignTo(language: Language): string[] {
  const own = new Set(textsOf(language).values());
  return [...textsOf("en").values()].filter((text) => !own.has(text));
}

/** The sentences of a page that are English. */
async function english(page: Page, language: Language): Promise<string[]> {
  const foreign = new Set(foreignTo(language));
  return (await saidOn(page)).filter((text) => foreign.has(text));
}

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Waits until the page speaks a language. */
async function speaks({ page }: Visitor, language: Language): Promise<void> {
  await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
}

/** Switches from the menu of a table. */
async function switchAtTable(visitor: Visitor, from: Language, to: Language): Promise<void> {
  await visitor.press(words(from, "menu"));
  await visitor.press(words(to, `settings-language-${to}`));
  await speaks(visitor, to);
  await visitor.page.keyboard.press("Escape");
}

test.each<[string, Language]>([
  ["de-AT", "de"],
  ["it-CH", "it"],
  ["fr-FR", "en"],
])("a browser in %s gets the page in %s", async (locale, language) => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { locale });
  await visitor.see(words(language, "start-title"));
  await visitor.see(words(language, "nav-settings"));
  expect(await lang(visitor.page)).toBe(language);
  await visitor.leave();
});

test.each(LANGUAGES)("a first visit loads the words of %s alone, and few bytes", async (language) => {
  const loaded: string[] = [];
  const hear = async (page: Page) => {
    page.on("request", (request) =>
      loaded.push(...(/words-\w+-\w+(?=-[^/]*\.js$)/.exec(request.url()) ?? [])),
    );
    // The page as it is sent to a browser of this language.
    const index = language === "en" ? "index.html" : `index.${language}.html`;
    await page.route(`${stage.host.url}/`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${stage.host.url}/${index}` }) });
    });
  };
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { locale: language, hear });
  await visitor.see(words(language, "variant-stone-of-destiny"));
  await visitor.page.waitForLoadState("networkidle");
  expect([...new Set(loaded)]).toEqual([`words-page-${language}`]);
  // Without the page itself, some 600 bytes, which is answered above.
  const bytes = await visitor.page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[]).reduce(
      (sum, { transferSize = 0 }) => sum + transferSize,
      0,
    ),
  );
  console.log(`first visit in ${language}: ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(149_000);
  await visitor.leave();
});

test("the page that is read without script is in each language", async () => {
  for (const language of LANGUAGES) {
    const index = language === "en" ? "" : `index.${language}.html`;
    const text = await (await fetch(`${stage.host.url}/${index}`)).text();
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(words(language, "start-about"));
    expect(text).toContain(words(language, "start-script"));
    expect(text).toMatch(new RegExp(`modulepreload[^>]*words-page-${language}-`));
  }
});

test("a switch within a move of Four Treasures keeps it, names the board anew, and is kept", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/settings`, { locale: "de" });
  await visitor.page.getByLabel(words("de", "settings-confirm")).selectOption("on");
  await visitor.page.goto(`${stage.host.url}/new/four-treasures`);
  await visitor.press(words("de", "new-screen"));
  await visitor.asked();
  const board = visitor.page.locator(".square svg").first();
  expect(await board.getAttribute("aria-label")).toBe(
    words("de", "board", { game: words("de", "variant-four-treasures") }),
  );
  await visitor.pick("D4");
  await visitor.see(words("de", "act", { kind: "build", hill: "D4" }));
  await switchAtTable(visitor, "de", "it");
  await visitor.see(words("it", "act", { kind: "build", hill: "D4" }));
  expect(await board.getAttribute("aria-label")).toBe(
    words("it", "board", { game: words("it", "variant-four-treasures") }),
  );
  const hill = visitor.page.locator('[data-hill="D4"]');
  expect(await hill.getAttribute("aria-label")).toContain(words("it", "hill-picked"));
  expect(await visitor.page.locator(".moves [data-entry]").count()).toBe(0);
  expect(await english(visitor.page, "it")).toEqual([]);
  await visitor.press(words("it", "act", { kind: "build", hill: "D4" }));
  await visitor.page.locator(".moves [data-entry]").first().waitFor({ state: "attached" });
  // A reason comes from the server, which says it in English.
  await visitor.asked();
  await visitor.pick("D4");
  await visitor.see("Il forte in D4 non è assediato");
  await visitor.page.reload();
  await visitor.see(words("it", "menu"));
  expect(await lang(visitor.page)).toBe("it");
  await visitor.leave();
});

test("a switch within a turn of Seat of Kings keeps its draft, and names the regions anew", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/seat-of-kings`, {
    locale: "de",
  });
  const { page } = visitor;
  await visitor.press(words("de", "new-level", { level: 1 }));
  const random = numbers(3);
  const draft = page.locator(".table[data-busy='false'] .draft .drop");
  while ((await draft.count()) === 0) {
    await pressNext(visitor, random);
    // The draft is there once the server has previewed it; the next press might confirm it.
    await page.locator(".table[data-busy='false']").waitFor();
  }
  const steps = await page.locator(".draft .part, .draft .fixed").count();
  const cells = page.locator("[data-cell$='F1']");
  const before = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")));
  expect(before.length).toBeGreaterThan(0);
  await switchAtTable(visitor, "de", "it");
  await visitor.see(words("it", "draft-clear"));
  expect(await page.locator(".draft .part, .draft .fixed").count()).toBe(steps);
  const after = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")));
  expect(after.length).toBe(before.length);
  for (const [place, name] of after.entries()) expect(name).not.toBe(before[place]);
  expect(await english(page, "it")).toEqual([]);
  await visitor.leave();
});

test("a dialog stays open, and what is typed stays, when the language changes", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/settings`, { locale: "en" });
  await visitor.page.getByLabel("Name", { exact: true }).fill("Niamh");
  await visitor.press("Deutsch");
  await speaks(visitor, "de");
  expect(
    await visitor.page.getByLabel(words("de", "settings-name-label"), { exact: true }).inputValue(),
  ).toBe("Niamh");
  await visitor.page.getByLabel(words("de", "settings-language")).first().selectOption("it");
  await speaks(visitor, "it");
  await visitor.page.goto(`${stage.host.url}/new/four-treasures`);
  await visitor.press(words("it", "new-screen"));
  await visitor.asked();
  await visitor.press(words("it", "menu"));
  await visitor.press("English");
  await speaks(visitor, "en");
  expect(await visitor.page.locator("dialog.menu[open] > header h2").innerText()).toBe("Menu");
  await visitor.leave();
});

test("a name that was made up is one of the language that is chosen", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures`, {
    locale: "en",
  });
  const names = (language: Language) => words(language, "guest-names").split(/\s*,\s*/);
  await visitor.press("On this device");
  await visitor.asked();
  const name = () =>
    visitor.page.evaluate(() => JSON.parse(localStorage.getItem("tara.settings") ?? "").name);
  const place = names("en").indexOf(await name());
  expect(place).toBeGreaterThanOrEqual(0);
  await switchAtTable(visitor, "en", "it");
  await visitor.page.waitForFunction(
    (name) => JSON.parse(localStorage.getItem("tara.settings") ?? "").name === name,
    names("it")[place],
  );
  await visitor.leave();
});

test("English on a page is found", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { locale: "en" });
  await visitor.see("Stone of Destiny");
  expect(await english(visitor.page, "de")).toContain("Settings");
  await visitor.leave();
});
