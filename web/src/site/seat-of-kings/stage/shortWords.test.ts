import { expect, test } from "vitest";

import type { EffectView, EntryView, LogDetail } from "../../../client/wire.ts";
import { bigOf } from "./big.ts";
import { partWords } from "./partWords.ts";
import { durationOf } from "./parts.ts";
import { shortWords } from "./shortWords.ts";
import { entriesSince } from "./touched.ts";
import { lineWords } from "./turnWords.ts";
import { isOwn, linesAfter, linesOf } from "./turns.ts";

const entry = (version: number, seat: string, detail: object): EntryView => ({
  version,
  seat,
  detail: detail as LogDetail,
});

const play = (version: number, seat: string, region: string, ...positions: string[]) => [
  entry(version, seat, { kind: "play", card: version, region, positions }),
  ...positions.map((position, number) =>
    entry(version + number + 1, seat, { kind: "place", region, position }),
  ),
];

const log: EntryView[] = [
  ...play(1, "blue", "ulster", "F1"),
  ...play(10, "red", "connacht", "H2", "F5"),
  entry(20, "white", { kind: "discard", card: 4 }),
  entry(21, "blue", { kind: "decline", region: "ulster" }),
  entry(22, "red", {
    kind: "decline",
    region: "ulster",
    effects: [
      { effect: "income", seat: "red", cumals: 1 },
      { effect: "cleared", region: "ulster", king: "blue" },
      { effect: "closed", region: "ulster" },
      { effect: "round", round: 2 },
    ],
  }),
  ...["blue", "red", "white"].map((seat, number) => entry(30 + number, seat, { kind: "keep" })),
  ...play(40, "red", "munster"),
  entry(41, "red", { kind: "end" }),
];
const view = { log, log_from: 0, kings: { round: 2 } } as unknown as Parameters<typeof entriesSince>[0];

test("what the others did is all of it since one's own turn, whatever one decided meanwhile", () => {
  const lines = linesAfter(linesOf(view), entriesSince(view, log.length, "blue")).filter(
    (line) => !isOwn(line, "blue"),
  );
  expect(lines.flatMap((line) => shortWords(line, "blue"))).toEqual([
    "Red: F5 and H2 in Connacht.",
    "White discarded.",
    "Red declined in Ulster.",
    "Ulster is cleared and closed; it is yours.",
    "Red placed nothing in Munster.",
  ]);
  expect(lines.flatMap((line) => shortWords(line, undefined))).toContain(
    "Ulster is cleared and closed for Blue.",
  );
});

test("a turn that goes on is not said to place nothing", () => {
  const begun = linesOf({ ...view, log: log.slice(0, -1) }).at(-1);
  expect(begun && shortWords(begun, "blue")).toEqual(["Red plays in Munster."]);
  expect(begun && lineWords(begun)).toBe("Red plays 40 in Munster.");
});

test("before one's first turn it is what came since one's last decision", () => {
  const begun = { ...view, log: log.slice(6, -2) };
  expect(entriesSince(begun, begun.log.length, "red").map(({ version }) => version)).toEqual([32]);
});

test("a card that is played names no position, since pieces may come to some of its fit alone", () => {
  const detail = { kind: "play", card: 6, region: "ulster", positions: ["F3", "W2"] };
  const words = (by: string) =>
    partWords({ kind: "decision" }, { version: 1, seat: "red", by, detail } as unknown as EntryView);
  expect(words("seat")).toBe("Red plays card 6 in Ulster.");
  expect(words("stand_in")).toBe("Red plays card 6 in Ulster (played by the computer).");
});

const promote = (position: string, ...effects: EffectView[]): EntryView => ({
  version: 1,
  seat: "red",
  detail: { kind: "promote", position, region: "ulster", effects },
});
const words = (entry: EntryView) => bigOf(entry)?.words;

test("a captured Chieftain, a throne, a lost King piece and the victory are big", () => {
  const captured: EffectView = { effect: "captured", at: "C1", owner: "white" };
  expect(words(promote("C1", captured))).toBe("Red captures White's Chieftain in Ulster");
  expect(words(promote("K"))).toBe("Red holds the King position of Ulster");
  expect(words(promote("K", { effect: "king_struck", owner: "blue" }))).toBe(
    "Blue loses the King piece of Ulster",
  );
  expect(words(promote("K", { effect: "won", seat: "red" }))).toBe("Red is High King");
});

test("what happens in each turn is not", () => {
  expect(bigOf(promote("W2", { effect: "captured", at: "W2", owner: "white" }))).toBeUndefined();
  expect(bigOf(promote("H1"))).toBeUndefined();
});

test("a big moment is seen longer", () => {
  expect(durationOf(promote("K"), undefined)).toBeGreaterThan(durationOf(promote("H1"), undefined));
  // One's own too: it was only drafted before.
  expect(durationOf(promote("K"), "red")).toBeGreaterThan(0);
  expect(durationOf(promote("H1"), "red")).toBe(0);
});
