import { expect, test } from "vitest";

import type { EntryView } from "../../client/wire.ts";
import { shownWords, tokenWords } from "./sentences.ts";

test("an earlier moment is named by the move that led to it", () => {
  const log = [
    { version: 8, seat: "blue", detail: { kind: "step", from: "C3", to: "B5" } },
    { version: 9, seat: "red", detail: { kind: "build", hill: "D4" } },
  ] as EntryView[];
  const shown = (count: number) => shownWords({ log, log_from: 6 }, count);
  expect(shown(7)).toBe("Blue moves the king from C3 to B5.");
  expect(shown(8)).toBe("Red builds on D4.");
  expect(shown(0)).toBe("The game begins.");
  // Earlier entries may not be there yet.
  expect(shown(3)).toBe("");
});

test.each([
  ["D4", "D4"],
  ["xB1", "×B1"],
  ["D7-B6", "D7→B6"],
  ["D7xE5", "D7×E5"],
  ["D7-E5~", "D7→E5†"],
  ["xD5+D6D7", "×D5 D6–D7"],
])("%s is written as a list of moves writes it", (token, words) => {
  expect(tokenWords(token)).toBe(words);
});
