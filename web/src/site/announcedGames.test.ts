// What the live region says in whole games, in each language. The views were recorded in a browser, and the English text is what was read out there.

import { readFileSync, writeFileSync } from "node:fs";

import { expect, test } from "vitest";

import { joined } from "../client/logs.ts";
import type { View } from "../client/wire.ts";
import { announcement, type AnnouncedLead } from "./announcements.ts";
import { WATCHER } from "./named.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { folder, kingsLog, linesIn } from "./recorded.setup.ts";
import { ringfortWords } from "./ringforts/sentences.ts";
import { entryWords, hasSentence } from "./seat-of-kings/sentences.ts";
import { speak } from "./words.ts";

const variants = ["sacred-hill-1", "four-treasures", "high-kings-1", "poisoned-chalice", "stone-of-destiny"];

/** Compares a text in a language with the recorded one. Read the difference before it is kept. */
function compare(name: string, language: Language, text: string): void {
  const file = new URL(language === "en" ? `${name}.txt` : `${language}/${name}.txt`, folder);
  // What was heard in a browser is written there.
  const isHeard = language === "en" && variants.includes(name);
  if (process.env["TARA_WRITE_ANNOUNCEMENTS"] !== undefined && !isHeard) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
}

/** The paragraphs of the live region while views come, at one screen. */
function paragraphsOf(views: readonly View[]): string[] {
  let before: View | undefined;
  let leader: AnnouncedLead | undefined;
  const paragraphs: string[] = [];
  for (const view of views) {
    const after = joined(before, view);
    const { lead, text } = announcement(before, leader, after, ringfortWords, {
      ...WATCHER,
      isOwn: () => true,
    });
    if (text !== "") paragraphs.push(text);
    leader = lead;
    before = after;
  }
  return paragraphs;
}

const each = LANGUAGES.flatMap((language) => variants.map((variant) => [variant, language] as const));

test.each(each)("a whole game of %s is announced in %s as recorded", async (variant, language) => {
  await speak(language);
  compare(variant, language, paragraphsOf(linesIn(`${variant}.jsonl`)).join("\n") + "\n");
});

test.each(LANGUAGES)(
  "the sentences of a whole game of Seat of Kings are the recorded ones in %s",
  async (language) => {
    await speak(language);
    const sentences = kingsLog.filter(hasSentence).map((entry) => entryWords(entry));
    compare("seat-of-kings", language, sentences.join("\n") + "\n");
  },
);
