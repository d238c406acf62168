import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { ActionView } from "../../client/wire.ts";
import type { Language } from "../languages.ts";
import { kingsLog } from "../recorded.setup.ts";
import { knows, say, speak } from "../words.ts";
import { entryWords, wouldWords } from "./sentences.ts";

test("a choice of cards is announced without them, since others may look at the screen", () => {
  const keep = kingsLog.find((entry) => entry.detail.kind === "keep");
  expect(keep && entryWords(keep)).toMatch(/^\w+ chooses three cards\.$/);
});

const hinted = [
  { kind: "play", card: 5, region: "ulster", positions: ["F1", "H2"] },
  { kind: "place", position: "F1" },
  { kind: "place", position: "H2" },
  { kind: "promote", position: "W1" },
  { kind: "end" },
] as ActionView[];

test.each<[Language, string]>([
  [
    "en",
    "In your place, the computer (level 3) would play card 5 in Ulster, place on F1 and H2, promote to W1 and stop there.",
  ],
  [
    "de",
    "Der Computer (Stärke 3) würde an deiner Stelle in Ulster Karte 5 ausspielen, auf F1 und H2 setzen, auf W1 aufsteigen und es dabei belassen.",
  ],
  [
    "it",
    "Al tuo posto il computer (forza 3) giocherebbe la carta 5 nell’Ulster, piazzerebbe in F1 e H2, promuoverebbe in W1 e si fermerebbe.",
  ],
])("a hint says what the computer would do in %s", async (language, sentence) => {
  await speak(language);
  expect(say("hint-answer", { level: 3, steps: wouldWords(hinted) })).toBe(sentence);
});

test("a hint that places nothing says where its card goes", () => {
  const steps = hinted.filter(({ kind }) => kind !== "place");
  expect(wouldWords(steps)).toBe("play card 5 in Ulster (F1 and H2), promote to W1 and stop there");
});

test("every decision has its words in a hint", () => {
  const words = readFileSync(new URL("../../../../locales/en/effects.ftl", import.meta.url), "utf8");
  const kinds = [...words.matchAll(/^does-([a-z-]+) =/gm)].map(([, kind = ""]) => kind);
  const decided = kinds.filter((kind) => kind !== "lots" && kind !== "shuffle");
  expect(decided.length).toBeGreaterThan(15);
  expect(decided.filter((kind) => !knows(`would-${kind}`))).toEqual([]);
});
