// Traitors and ties for which the deck runs out, as lines of the log.

import { expect, test } from "vitest";

import type { EntryView, KingsView, LogDetail, View } from "../../../client/wire.ts";
import { entryWords } from "../sentences.ts";
import { kingsAt } from "./kingsAt.ts";
import { roundEndOf } from "./roundEnd.ts";
import { shortWords } from "./shortWords.ts";
import { linesOf } from "./turns.ts";
import { lineWords } from "./turnWords.ts";

const entry = (version: number, seat: string | undefined, detail: object): EntryView => ({
  version,
  ...(seat !== undefined && { seat }),
  detail: detail as LogDetail,
});

/** A round ends with an empty deck: Red buys the traitor of Leinster, and the discards are shuffled for its card. */
const region = "leinster";
const log: EntryView[] = [
  entry(1, "blue", { kind: "discard", card: 4 }),
  entry(2, "red", { kind: "traitor", region, effects: [{ effect: "paid", seat: "red", cumals: 1 }] }),
  entry(3, undefined, {
    ...{ kind: "shuffle", region },
    effects: [{ effect: "traitor_card", seat: "red", card: 16, region }],
  }),
  entry(4, "red", {
    ...{ kind: "exchange", region, position: "F2" },
    effects: [{ effect: "returned", seat: "yellow", pieces: 1 }],
  }),
  entry(5, "red", { kind: "end" }),
];
const of = (count: number, all = log) =>
  ({ log: all.slice(0, count), log_from: 0, kings: { round: 2 } as KingsView }) as View;
const wordsOf = (count: number, all = log) => linesOf(of(count, all)).map(lineWords);

test("a traitor whose card comes after a shuffle is one traitor with that card", () => {
  const whole =
    "Red pays 1 cumal for the traitor in Leinster and turns up card 16: takes F2 from Yellow. " +
    "The deck was empty, so the discards were shuffled first.";
  expect(wordsOf(5).slice(1)).toEqual([whole]);
  expect(roundEndOf(of(5), 5)?.traitors.map(lineWords)).toEqual([whole]);
  const [, line] = linesOf(of(5));
  expect(line && shortWords(line, "yellow")).toEqual(["Red: traitor on F2 in Leinster."]);
  expect(log.slice(2, 4).map(entryWords).join(" ")).toContain("The traitor's card is 16.");
});

test("no card and no exchange are told before they are known", () => {
  expect(wordsOf(2)[1]).toBe("Red pays 1 cumal for the traitor in Leinster.");
  expect(wordsOf(3)[1]).toMatch(/^Red pays 1 cumal for the traitor in Leinster and turns up card 16\./);
  const [, asked] = linesOf(of(3));
  expect(asked && shortWords(asked, "yellow")).toEqual(["Red: traitor in Leinster."]);
  const without = [...log.slice(0, 3), entry(4, "red", { kind: "end" })];
  expect(wordsOf(4, without)[1]).toMatch(/turns up card 16 and takes no piece\./);
});

test("the traitor of a moment after the shuffle is the one whose card it brought", () => {
  const nothing = { regions: [], raths: [], players: {}, board: {}, closed: [], discard: [], deck: 0 };
  const kings = { round: 2, ...nothing };
  const view = { ...of(5), kings } as unknown as View;
  expect(kingsAt(view, 3)?.traitor).toEqual({ region: "leinster", owner: "red", card: 16 });
});

test("a tie is one sentence, though the deck runs out within it", () => {
  const turned = (seat: string, card: number) => ({ effect: "turned_up", seat, card, region: "ulster" });
  const tie = (first: object[], then: object[]) => [
    entry(1, "blue", { kind: "discard", card: 4 }),
    entry(2, "blue", { kind: "end", effects: first }),
    ...(then.length === 0 ? [] : [entry(3, undefined, { kind: "shuffle", region: "ulster", effects: then })]),
  ];
  const words =
    "Tie for the traitor in Ulster. Cards turned up: Yellow 35 and Red 28. The highest card decides first.";
  const [yellow, red] = [turned("yellow", 35), turned("red", 28)];
  expect(wordsOf(3, tie([yellow, red], [])).slice(1)).toEqual([words]);
  expect(wordsOf(3, tie([yellow], [red])).slice(1)).toEqual(["The cards are shuffled.", words]);
});
