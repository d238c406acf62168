// A language that nobody speaks: English whose words are a third longer, so that a page without room for longer words is found.

import { parse, serialize, Transformer, type TextElement } from "@fluent/syntax";
import type { Page } from "playwright-core";

import { parts, wordsOf, type Part } from "../build/words.ts";

/** A word in capitals is a key, such as that of a rule. */
const WORD = /(?<![\p{L}\p{N}])(?!\p{Lu}+(?![\p{Ll}]))\p{L}+/gu;

/** A text whose letters are doubled, two of five, so that it is longer by a third with its spaces, and can be broken where it could be. */
export function longer(text: string): string {
  let letters = 0;
  const twice = (letter: string) => ((letters += 2) % 5 < 2 ? letter + letter.toLowerCase() : letter);
  return text.replaceAll(WORD, (word) => [...word].map(twice).join(""));
}

class Longer extends Transformer {
  override visitTextElement(text: TextElement): TextElement {
    return Object.assign(text, { value: longer(text.value) });
  }
}

/** The modules of the words of each part in this language, once they were asked for. */
const modules: Partial<Record<Part, string>> = {};

function moduleOf(part: Part): string {
  const longer = new Longer().genericVisit(parse(wordsOf(part, "en"), {})) as ReturnType<typeof parse>;
  return `export default ${JSON.stringify(serialize(longer, {}))};`;
}

/** Lets a page speak this language in the place of English. */
export async function speaksPseudo(page: Page): Promise<void> {
  await page.route(/\/words-[a-z]+-en-[^/]*\.js$/, async (route) => {
    const part = parts.find((part) => route.request().url().includes(`/words-${part}-en-`));
    if (part === undefined) throw new Error(`no words: ${route.request().url()}`);
    await route.fulfill({ contentType: "text/javascript", body: (modules[part] ??= moduleOf(part)) });
  });
}
