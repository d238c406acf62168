// What the notice over the prompt says of an entry while it is seen.

import { expect, test } from "vitest";

import type { EntryView } from "../../../client/wire.ts";
import { partWords } from "./partWords.ts";

test("a card that is played names no position, since pieces may come to some of its fit alone", () => {
  const detail = { kind: "play", card: 6, region: "ulster", positions: ["F3", "W2"] };
  const words = (by: string) =>
    partWords({ kind: "decision" }, { version: 1, seat: "red", by, detail } as unknown as EntryView);
  expect(words("seat")).toBe("Red plays card 6 in Ulster.");
  expect(words("stand_in")).toBe("Red plays card 6 in Ulster (played by the program).");
});
