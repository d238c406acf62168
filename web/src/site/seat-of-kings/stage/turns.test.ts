// The lines of the log by turn: whole, short, and by the end of each round.

import { expect, test } from "vitest";

import type { EntryView, KingsView, LogDetail, View } from "../../../client/wire.ts";
import { expectRecorded, kingsLog } from "../../recorded.setup.ts";
import { partWords } from "./partWords.ts";
import { hasPlayedOn, isTabled, roundEndOf } from "./roundEnd.ts";
import { byRound, linesOf } from "./turns.ts";
import { lineWords } from "./turnWords.ts";

/** A view in this round with a log, of which the beginning may be missing. */
const viewOf = (log: EntryView[], round: number, log_from = 0) =>
  ({ log, log_from, kings: { round } as KingsView }) as View & { kings: KingsView };
const entry = (version: number, seat: string | undefined, detail: object): EntryView => ({
  ...{ version, detail: detail as LogDetail },
  ...(seat !== undefined && { seat }),
});
const GAME = viewOf(kingsLog, 3);

test("the lines of a whole game are the recorded ones, follow the log and lose nothing but the end of a turn", () => {
  const lines = linesOf(GAME);
  const text = byRound(lines)
    .map(({ round, lines }) => `Round ${round}\n${lines.map((line) => `  ${lineWords(line)}\n`).join("")}`)
    .join("");
  expectRecorded("seat-of-kings-lines", "en", text);
  const counts = lines.map((line) => line.count);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  const kept = lines.flatMap((line) => line.entries);
  const lost = kingsLog.filter((entry) => !kept.includes(entry) && entry.detail.kind !== "end");
  expect([lost, new Set(lines.map((line) => line.key)).size]).toEqual([[], lines.length]);
  // A log of which the beginning is missing has the same lines from there on.
  const rounds = new Map(lines.map((line) => [line.key, line.round]));
  for (const { key, round } of linesOf(viewOf(kingsLog.slice(40), 3, 40)).slice(3))
    expect(round).toBe(rounds.get(key) ?? `no line ${key}`);
});

test("a card that is played names no position, since pieces may come to some of its fit alone", () => {
  const played = entry(1, "red", { kind: "play", card: 6, region: "ulster", positions: ["F3", "W2"] });
  const words = (by: string) => partWords({ kind: "decision" }, { ...played, by } as unknown as EntryView);
  expect(words("seat")).toBe("Red plays card 6 in Ulster.");
  expect(words("stand_in")).toBe("Red plays card 6 in Ulster (played by the computer).");
});

test("the end of a round is told as far as it has come, until a player has had a turn in the next one: as recorded", () => {
  let last = "";
  const text = [...kingsLog.keys()].flatMap((shown) => {
    const end = roundEndOf(GAME, shown);
    const read = ["red", "white", undefined].filter((seat) =>
      hasPlayedOn(GAME, shown, end?.round ?? 0, seat),
    );
    const lined = end && {
      ...end,
      traitors: end.traitors.map(lineWords).at(-1),
      decisions: end.decisions.map(lineWords),
    };
    const told = JSON.stringify({ ...lined, read });
    return told === last ? [] : `${shown} ${(last = told)}\n`;
  });
  expectRecorded("round-ends", "en", text.join(""));
  // Its table leaves the board to a garrison, and takes its place for a ransom.
  const names = ["garrison", "exchange", "traitor", "turn", "ransom", "start", "region"];
  const tabled = names.filter((name) => isTabled({ kings: { stage: { name } } as KingsView }));
  expect(tabled).toEqual(["ransom", "start", "region"]);
});
