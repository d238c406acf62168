// The words of a page, and the messages of the page in each language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Page } from "playwright-core";

import { parts, wordsOf } from "../build/words.ts";
import { LANGUAGES, type Language } from "../src/site/languages.ts";

/** All messages of the page in a language. */
function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of parts) bundle.addResource(new FluentResource(wordsOf(part, language)));
  return bundle;
}

export const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundleOf(language)]));

/** A message in a language. */
export function words(language: Language, name: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundles[language]?.getMessage(name)?.value;
  if (!pattern) throw new Error(`no message ${name}`);
  return bundles[language]!.formatPattern(pattern, values).replaceAll("\n", " ");
}

/** The texts of a page, the names of its parts, and its title. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element)
        for (const name of ["aria-label", "title", "placeholder", "alt"])
          said.push(node.getAttribute(name) ?? "");
      else said.push(node.textContent ?? "");
    }
    return said.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text !== "");
  });
}
