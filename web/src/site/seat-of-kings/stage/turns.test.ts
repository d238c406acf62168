import { readFileSync, writeFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { EntryView, KingsView } from "../../../client/wire.ts";
import { folder, kingsLog as log } from "../../recorded.setup.ts";
import { byRound, linesOf } from "./turns.ts";
import { lineWords } from "./turnWords.ts";

const effects = log.flatMap(({ detail }) => detail.effects ?? []);
const [round = 1] = effects.flatMap((effect) => (effect.effect === "round" ? [effect.round] : [])).reverse();
const view = { log, log_from: 0, kings: { round } as KingsView };

const entry = (version: number, seat: string, detail: object) => ({ version, seat, detail }) as EntryView;

test("the lines of a whole game are the recorded ones", () => {
  const rounds = byRound(linesOf(view));
  const text = rounds
    .map(({ round, lines }) => `Round ${round}\n${lines.map((line) => `  ${lineWords(line)}\n`).join("")}`)
    .join("");
  const file = new URL("seat-of-kings-lines.txt", folder);
  // Read the difference before it is kept.
  if (process.env["TARA_WRITE_ANNOUNCEMENTS"] !== undefined) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
});

test("lines follow the log, and lose nothing of it but the end of a turn", () => {
  const lines = linesOf(view);
  const counts = lines.map((line) => line.count);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  const kept = lines.flatMap((line) => line.entries);
  const isKept = (entry: EntryView) => kept.includes(entry) || entry.detail.kind === "end";
  expect(log.filter((entry) => !isKept(entry))).toEqual([]);
  expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length);
});

test("a log of which the beginning is missing has the same lines from there on", () => {
  const from = 40;
  const part = linesOf({ ...view, log: log.slice(from), log_from: from }).slice(3);
  const rounds = new Map(linesOf(view).map((line) => [line.key, line.round]));
  for (const { key, round } of part) expect(round).toBe(rounds.get(key) ?? `no line ${key}`);
});

test("ska4: what is activated above a pair is told apart from what the card names", () => {
  const paid = { effect: "paid", seat: "blue", cumals: 3 };
  const details = [
    { kind: "play", card: 6, positions: ["F4", "W3"] },
    { kind: "place", position: "F4" },
    { kind: "place", position: "W3" },
    { kind: "activate", effects: [paid, { effect: "activated", at: ["F4", "H4", "W3"] }] },
    { kind: "end" },
  ];
  const turn = details.map((detail, at) => entry(at, "blue", { region: "ulster", ...detail }));
  const [line] = linesOf({ ...view, log: turn });
  expect(line && lineWords(line)).toBe(
    "Blue plays 6 in Ulster: places on F4, places on W3 and activates F4, H4 and W3 for 3 cumals (H4 above a pair).",
  );
});

test("who places the first piece of a region for nothing is told why, in round 1 alone", () => {
  const turn = (version: number, seat: string, region: string, paid: number) => [
    entry(version, seat, { kind: "play", card: version, region, positions: ["F1"] }),
    entry(version + 1, seat, { kind: "place", region, position: "F1", effects: paidBy(seat, paid) }),
  ];
  const paidBy = (seat: string, cumals: number) => (cumals === 0 ? [] : [{ effect: "paid", seat, cumals }]);
  const first = [...turn(1, "blue", "ulster", 0), ...turn(3, "red", "munster", 2)];
  const all = [...first, ...turn(5, "white", "ulster", 0)];
  const words = (round: number) =>
    linesOf({ log: all, log_from: 0, kings: { round } as KingsView }).map(lineWords);
  const free = "places on F1 (free: Starting Player of round 1).";
  expect(words(1).map((line) => line.endsWith(free))).toEqual([true, false, false]);
  expect(words(1)[1]).toContain("places on F1 (2 cumals: first piece there)");
  expect(words(2).some((line) => line.endsWith(free))).toBe(false);
});
