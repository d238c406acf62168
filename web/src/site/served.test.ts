import { afterAll, beforeEach, expect, test, vi } from "vitest";

import type { Why } from "../client/wire.ts";

// Each test has words of its own: those that another test or file learnt are not there.
beforeEach(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

async function fresh() {
  const { learn, speak } = await import("./words.ts");
  await learn("page", "table");
  return { learn, speak, ...(await import("./served.ts")) };
}

const why = (places: string[], more: Partial<Why> = {}): Why => ({
  clause: "SH3",
  token: "D4",
  places,
  name: "why-too-close",
  sentence: "As the server says it.",
  ...more,
});

test("a reason is said in the language of the page once its words are there", async () => {
  const { learn, speak, whyWords } = await fresh();
  await speak("de");
  expect(whyWords(why([..."ABCDEFGHI"]))).toBe("As the server says it.");
  await learn("reasons");
  expect(whyWords(why(["C3"]))).toContain("D4");
  expect(whyWords(why(["C3", "D5", "E4"]))).toContain("C3, D5 und E4");
  expect(whyWords(why([..."ABCDEFGHI"]))).toContain("A, B, C");
  await speak("en");
  await learn("reasons");
  expect(whyWords(why(["C3"]))).toContain("D4");
});

test("a text that is no game is told in the language of the page", async () => {
  const { learn, speak, fileFaultWords } = await fresh();
  await speak("de");
  await learn("files");
  const fault = { line: 3, name: "file-number", values: { expected: "2.", found: "3." }, sentence: "" };
  expect(fileFaultWords(fault)).toBe("Der nächste Zug hat die Nummer „2.“, nicht „3.“.");
  await learn("reasons");
  const illegal = { line: 3, name: "file-move-illegal", sentence: "" };
  expect(fileFaultWords({ ...illegal, why: why(["C3"]) })).toMatch(/C3/);
});

test("a claim that comes too early is refused with the time that is left", async () => {
  const { learn, speak, refusalWords } = await fresh();
  await speak("en");
  await learn("errors");
  const early = { code: "not-away", sentence: "" };
  expect(refusalWords({ ...early, detail: "150000" })).toBe(
    "You cannot claim the game yet. Wait another 2:30.",
  );
  expect(refusalWords(early)).toBe("You cannot claim the game: nobody who has to move is away.");
});

test("a refusal without a known code is said as the server says it", async () => {
  const { learn, speak, refusalWords } = await fresh();
  await speak("it");
  await learn("errors");
  expect(refusalWords({ code: "too-often", sentence: "Too many." })).not.toBe("Too many.");
  expect(refusalWords({ code: "of-tomorrow", sentence: "Not yet." })).toBe("Not yet.");
});
