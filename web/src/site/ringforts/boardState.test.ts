// The names of hills, which the page says to a screen reader.

import { afterEach, expect, test } from "vitest";

import type { Language } from "../languages.ts";
import { speak } from "../words.ts";
import { boardState, type Marks } from "./boardState.ts";

afterEach(() => speak("en"));

const MARKS: Marks = {
  turn: undefined,
  legal: [],
  picked: [],
  lastMove: [],
  fallen: [{ hill: "E5", side: 0 }],
  reasons: [],
  hints: [],
  kingdoms: false,
  orientation: "south",
  patterns: false,
  canPick: false,
  label: "",
};

test.each<[Language, string[]]>([
  ["en", ["C3, Red ringfort, Blue king", "D4, Blue ringfort", "E5, vacant, Red king captured here"]],
  [
    "de",
    [
      "C3, rote Befestigung, blauer König",
      "D4, blaue Befestigung",
      "E5, frei, roter König hier gefangen genommen",
    ],
  ],
  ["it", ["C3, forte rosso, re blu", "D4, forte blu", "E5, libera, qui è stato catturato il re rosso"]],
])("a piece and its color agree in %s", async (language, said) => {
  await speak(language);
  const { names } = boardState({ phase: "battle", ringforts: ["C3", "D4"], kings: ["", "C3"] }, MARKS);
  expect(["C3", "D4", "E5"].map((hill) => names[hill])).toEqual(said);
});
