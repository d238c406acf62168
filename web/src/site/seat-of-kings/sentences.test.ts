import { readFileSync, writeFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { EntryView } from "../../client/wire.ts";
import { entryWords, hasSentence } from "./sentences.ts";

const folder = new URL("../../../tests/announcements/", import.meta.url);

/** Parts of a log as a server of this program sent it to Blue, in a game for four. */
const log = JSON.parse(readFileSync(new URL("seat-of-kings.json", folder), "utf8")) as EntryView[];

test("the sentences of a whole game are the recorded ones", () => {
  const text =
    log
      .filter(hasSentence)
      .map((entry) => entryWords(entry))
      .join("\n") + "\n";
  const file = new URL("seat-of-kings.txt", folder);
  // Read the difference before it is kept.
  if (process.env["TARA_WRITE_ANNOUNCEMENTS"] !== undefined) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
});

test("a choice of cards is announced without them, since others may look at the screen", () => {
  const keep = log.find((entry) => entry.detail.kind === "keep") as EntryView;
  expect(entryWords(keep)).toMatch(/^\w+ chooses three cards\.$/);
});
