import { expect, test } from "vitest";

import type { EntryView } from "../../client/wire.ts";
import { shownWords } from "./sentences.ts";

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
