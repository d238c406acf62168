import { expect, test } from "vitest";

import type { EntryView, LogDetail } from "../../../client/wire.ts";
import { shortWords } from "./shortWords.ts";
import { lineWords } from "./turnWords.ts";
import { isOwn, linesAfter, linesOf } from "./turns.ts";
import { entriesSince } from "./touched.ts";

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
