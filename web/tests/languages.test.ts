// The page in German and Italian: who gets which language, and that a switch loses nothing and leaves nothing in English.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { parts, wordsOf } from "../build/words.ts";
import type { Language } from "../src/site/languages.ts";
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

test("a browser gets the page in its language, with its words alone and few bytes, also without script", async () => {
  for (const [locale, language] of [
    ["de-AT", "de"],
    ["it-CH", "it"],
    ["fr-FR", "en"],
  ] as const) {
    // prettier-ignore
    const index = language === "en" ? "" : `index.${language}.html`;
    const text = await (await fetch(`${stage.host.url}/${index}`)).text();
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(words(language, "start-about"));
    expect(text).toContain(words(language, "start-script"));
    expect(text).toMatch(new RegExp(`modulepreload[^>]*words-page-${language}-`));

    const loaded: string[] = [];
    const hear = async (page: Page) => {
      page.on("request", (request) =>
        loaded.push(...(/words-\w+-\w+(?=-[^/]*\.js$)/.exec(request.url()) ?? [])),
      );
      // The page as it is sent to a browser of this language.
      await page.route(`${stage.host.url}/`, (route) =>
        route.fulfill({ contentType: "text/html", body: text }),
      );
    };
    const visitor = await Visitor.arrive(stage.browser, stage.host.url, { locale, hear });
    await visitor.see(words(language, "start-title"));
    await visitor.see(words(language, "nav-settings"));
    await visitor.see(words(language, "variant-stone-of-destiny"));
    await visitor.settled();
    expect(await lang(visitor.page)).toBe(language);
    expect([...new Set(loaded)]).toEqual([`words-page-${language}`]);
    // English on a page is found.
    if (language === "en") expect(await english(visitor.page, "de")).toContain("Settings");
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
  }
});

/** The accessible names of some parts. */
const namesOf = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) => all.map((part) => part.getAttribute("aria-label")));

test("a switch keeps what is typed, open, begun and drafted, and leaves nothing in English", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/settings`, { locale: "en" });
  const { page } = visitor;
  await page.getByLabel("Name", { exact: true }).fill("Niamh");
  await visitor.press("Deutsch");
  await speaks(visitor, "de");
  const name = page.getByLabel(words("de", "settings-name-label"), { exact: true });
  expect(await name.inputValue()).toBe("Niamh");
  await page.getByLabel(words("de", "settings-language")).first().selectOption("it");
  await speaks(visitor, "it");
  await page.getByLabel(words("it", "settings-language")).first().selectOption("de");
  await speaks(visitor, "de");
  await page.getByLabel(words("de", "settings-confirm")).selectOption("on");

  // Within a move of Four Treasures the board has other names.
  const game = (language: Language) =>
    words(language, "board", { game: words(language, "variant-four-treasures") });
  const built = (language: Language) => words(language, "act", { kind: "build", hill: "D4" });
  await visitor.go("new/four-treasures");
  await visitor.press(words("de", "new-screen"));
  await visitor.asked();
  const board = page.locator(".square svg").first();
  expect(await board.getAttribute("aria-label")).toBe(game("de"));
  await visitor.pick("D4");
  await visitor.see(built("de"));
  await switchAtTable(visitor, "de", "it");
  await visitor.see(built("it"));
  expect(await board.getAttribute("aria-label")).toBe(game("it"));
  expect(await page.locator('[data-hill="D4"]').getAttribute("aria-label")).toContain(
    words("it", "hill-picked"),
  );
  expect(await page.locator(".moves [data-entry]").count()).toBe(0);
  expect(await english(page, "it")).toEqual([]);
  await visitor.press(built("it"));
  await page.locator(".moves [data-entry]").first().waitFor({ state: "attached" });
  // A reason comes from the server, which says it in English.
  await visitor.asked();
  await visitor.pick("D4");
  await visitor.see("Il forte in D4 non è assediato");
  await page.reload();
  await visitor.see(words("it", "menu"));
  expect(await lang(page)).toBe("it");
  // A dialog stays open.
  await visitor.asked();
  await visitor.press(words("it", "menu"));
  await visitor.press("Deutsch");
  await speaks(visitor, "de");
  expect(await page.locator("dialog.menu[open] > header h2").innerText()).toBe(words("de", "menu"));

  // Within a turn of Seat of Kings a draft stays, and the regions have other names.
  await page.goto(`${stage.host.url}/new/seat-of-kings`);
  await visitor.press(words("de", "new-level", { level: 1 }));
  const random = numbers(3);
  const draft = page.locator(".table[data-busy='false'] .draft .drop");
  while ((await draft.count()) === 0) {
    await pressNext(visitor, random);
    // The draft is there once the server has previewed it; the next press might confirm it.
    await visitor.settled();
  }
  const steps = await page.locator(".draft .part, .draft .fixed").count();
  const before = await namesOf(page, "[data-cell$='F1']");
  expect(before.length).toBeGreaterThan(0);
  await switchAtTable(visitor, "de", "it");
  await visitor.see(words("it", "draft-clear"));
  expect(await page.locator(".draft .part, .draft .fixed").count()).toBe(steps);
  const after = await namesOf(page, "[data-cell$='F1']");
  expect(after.length).toBe(before.length);
  for (const [place, name] of after.entries()) expect(name).not.toBe(before[place]);
  expect(await english(page, "it")).toEqual([]);
  await visitor.leave();

  // A name that was made up is one of the language that is chosen.
  const guest = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures`, { locale: "en" });
  const names = (language: Language) => words(language, "guest-names").split(/\s*,\s*/);
  await guest.press("On this device");
  await guest.asked();
  const own = () => guest.page.evaluate(() => JSON.parse(localStorage.getItem("tara.settings") ?? "").name);
  const place = names("en").indexOf(await own());
  expect(place).toBeGreaterThanOrEqual(0);
  await switchAtTable(guest, "en", "it");
  await guest.settled();
  expect(await own()).toBe(names("it")[place]);
  await guest.leave();
});
