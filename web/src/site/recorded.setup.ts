// Whole games that were recorded, for tests of what the page says and shows of them.

import { readFileSync, writeFileSync } from "node:fs";

import { expect } from "vitest";

import type { EntryView, MomentView, View } from "../client/wire.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { speak } from "./words.ts";

/** Where they are kept, and what is said of them. */
const folder = new URL("../../tests/announcements/", import.meta.url);

const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");

/** The values of a file, one a line. */
export const linesIn = <Value>(name: string): Value[] =>
  read(name)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Value);

/** A game that is over as it was sent to its first seat, with all moments of a ringfort game and some of Seat of Kings. */
export interface Kept {
  readonly variant: string;
  readonly moments: readonly MomentView[];
  readonly view: View;
}

/** The moment of a kept game after so many entries, which was kept. */
export function momentIn({ moments, variant }: Kept, count: number): MomentView {
  const moment = moments.find((moment) => moment.count === count);
  if (moment === undefined) throw new Error(`${variant} has no moment ${count}`);
  return moment;
}

/** Random games of all variants. */
export const games = linesIn<Kept>("games.jsonl");

/** Parts of a log of Seat of Kings as a server of this program sent it to Blue, in a game for four. */
export const kingsLog = JSON.parse(read("seat-of-kings.json")) as EntryView[];

/** Compares a text in a language with the recorded one. Read the difference before it is kept. */
export function expectRecorded(name: string, language: Language, text: string): void {
  const file = new URL(language === "en" ? `${name}.txt` : `${language}/${name}.txt`, folder);
  if (process.env["TARA_WRITE_ANNOUNCEMENTS"] !== undefined) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
}

/** Compares what is said of some cases, by their names, with what was recorded in each language. */
export async function expectSaid(
  name: string,
  cases: Readonly<Record<string, () => string | undefined | readonly string[]>>,
): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(language);
    const lines = Object.entries(cases).map(
      ([of, words]) => `${of}: ${[words() ?? ""].flat().join(" | ")}\n`,
    );
    expectRecorded(name, language, lines.join(""));
  }
}
