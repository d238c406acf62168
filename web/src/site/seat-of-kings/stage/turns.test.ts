// The lines of the log by turn: whole, short, and by the end of each round.

import { expect, test } from "vitest";

import type { EffectView, EntryView, KingsView, LogDetail, View } from "../../../client/wire.ts";
import { expectRecorded, kingsLog } from "../../recorded.setup.ts";
import { partWords } from "./partWords.ts";
import { durationOf } from "./parts.ts";
import { hasPlayedOn, isTabled, roundEndOf } from "./roundEnd.ts";
import { shortWords } from "./shortWords.ts";
import { entriesSince } from "./touched.ts";
import { byRound, isOwn, linesAfter, linesOf } from "./turns.ts";
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

/** A turn in which Red buys the traitor of Leinster, as the deck is empty and the discards are shuffled for its card. */
const region = "leinster";
const SHUFFLED: EntryView[] = [
  entry(1, "red", { kind: "traitor", region, effects: [{ effect: "paid", seat: "red", cumals: 1 }] }),
  entry(2, undefined, {
    kind: "shuffle",
    region,
    effects: [{ effect: "traitor_card", seat: "red", card: 16, region }],
  }),
  entry(3, "red", { kind: "exchange", region, position: "F2" }),
];

test("a traitor whose card comes after a shuffle is one traitor with that card, told as far as it is known", () => {
  const told = [1, 2, 3].map((count) => {
    const [line] = linesOf(viewOf(SHUFFLED.slice(0, count), 2));
    return [lineWords(line!), ...shortWords(line!, "yellow")];
  });
  const buys = "Red pays 1 cumal for the traitor in Leinster";
  const shuffled = "The deck was empty, so the discards were shuffled first.";
  expect(told).toEqual([
    [`${buys}.`, "Red: traitor in Leinster."],
    [`${buys} and turns up card 16. ${shuffled}`, "Red: traitor in Leinster."],
    [
      `${buys} and turns up card 16: exchanges the piece on F2. ${shuffled}`,
      "Red: traitor on F2 in Leinster.",
    ],
  ]);
});

const play = (version: number, seat: string, region: string, ...positions: string[]) => [
  entry(version, seat, { kind: "play", card: version, region, positions }),
  ...positions.map((position, at) => entry(version + at + 1, seat, { kind: "place", region, position })),
];
const ROUND = [
  { effect: "income", seat: "red", cumals: 1 },
  { effect: "cleared", region: "ulster", king: "blue" },
  ...[
    { effect: "closed", region: "ulster" },
    { effect: "round", round: 2 },
  ],
];
const LOG: EntryView[] = [
  ...play(1, "blue", "ulster", "F1"),
  ...play(10, "red", "connacht", "H2", "F5"),
  entry(20, "white", { kind: "discard", card: 4 }),
  entry(21, "blue", { kind: "decline", region: "ulster" }),
  entry(22, "red", { kind: "decline", region: "ulster", effects: ROUND }),
  ...["blue", "red", "white"].map((seat, number) => entry(30 + number, seat, { kind: "keep" })),
  ...play(40, "red", "munster"),
  entry(41, "red", { kind: "end" }),
];

test("what the others did is all of it since one's own turn, whatever one decided meanwhile", () => {
  const view = viewOf(LOG, 2);
  const lines = linesAfter(linesOf(view), entriesSince(view, LOG.length, "blue")).filter(
    (line) => !isOwn(line, "blue"),
  );
  expect(lines.flatMap((line) => shortWords(line, "blue"))).toEqual([
    "Red: F5 and H2 in Connacht.",
    "White discarded.",
    "Red declined in Ulster.",
    "Ulster is cleared and closed; it is yours.",
    "Red placed nothing in Munster.",
  ]);
  const toWatcher = lines.flatMap((line) => shortWords(line, undefined));
  expect(toWatcher).toContain("Ulster is cleared and closed for Blue.");
  // A turn that goes on is not said to place nothing.
  const begun = linesOf(viewOf(LOG.slice(0, -1), 2)).at(-1)!;
  expect([shortWords(begun, "blue"), lineWords(begun)]).toEqual([
    ["Red plays in Munster."],
    "Red plays 40 in Munster.",
  ]);
  // Before one's first turn it is what came since one's last decision.
  const early = viewOf(LOG.slice(6, -2), 2);
  expect(entriesSince(early, early.log.length, "red").map(({ version }) => version)).toEqual([32]);
});

test("a card that is played names no position, since pieces may come to some of its fit alone", () => {
  const played = entry(1, "red", { kind: "play", card: 6, region: "ulster", positions: ["F3", "W2"] });
  const words = (by: string) => partWords({ kind: "decision" }, { ...played, by } as unknown as EntryView);
  expect(words("seat")).toBe("Red plays card 6 in Ulster.");
  expect(words("stand_in")).toBe("Red plays card 6 in Ulster (played by the computer).");
});

test("a throne is seen longer than another promotion, one's own too: it was only drafted before", () => {
  const ms = (position: string, own?: string) =>
    durationOf(entry(1, "red", { kind: "promote", position, region: "ulster" }), own);
  expect(ms("K")).toBeGreaterThan(ms("H1"));
  expect([ms("K", "red") > 0, ms("H1", "red")]).toEqual([true, 0]);
});

test("a round is told as far as it has come, and then until the next one ends", () => {
  /** So many entries of the game, up to the first one with this effect. */
  const until = (effect: EffectView["effect"]) =>
    kingsLog.findIndex(({ detail }) => detail.effects?.some((each) => each.effect === effect)) + 1;
  expect(roundEndOf(GAME, 10)).toBeUndefined();
  const end = roundEndOf(GAME, until("round"));
  expect(end).toMatchObject({ round: 1, isOver: true, cleared: [], exchanges: [] });
  expect(end?.incomes.map(({ seat, cumals }) => `${seat} ${cumals}`)).toEqual(["red 1", "white 1"]);
  expect(end?.traitors.length).toBeGreaterThan(1);
  expect(end?.decisions.map((line) => line.seat)).toEqual(["yellow"]);
  expect(roundEndOf(GAME, until("round") + 6)).toEqual(end);
  // It gives way once its reader has had a turn in the next round.
  const turns = GAME.log.map(({ seat, detail }, at) =>
    at >= until("round") && detail.kind === "play" ? seat : "",
  );
  expect(turns.indexOf("red")).toBeLessThan(turns.indexOf("white"));
  const over = (shown: number) =>
    ["red", "white", undefined].filter((seat) => hasPlayedOn(GAME, shown, 1, seat));
  const moments = [until("round"), turns.indexOf("white"), GAME.log.length];
  expect(moments.map(over)).toEqual([[], ["red"], ["red", "white"]]);
  expect(roundEndOf(GAME, until("income"))).toMatchObject({ isOver: false });
  expect(roundEndOf(GAME, until("income") - 1)?.incomes).toEqual([]);
  const [cleared] = roundEndOf(GAME, until("cleared"))?.cleared ?? [];
  expect(cleared).toMatchObject({ region: "munster", king: "yellow" });
  expect(cleared?.prisoners.map(({ owner, pieces }) => `${owner} ${pieces}`)).toEqual(["blue 2", "red 4"]);
  // Its table leaves the board to a garrison, and takes its place for a ransom.
  const names = ["garrison", "exchange", "traitor", "turn", "ransom", "start", "region"];
  const tabled = names.filter((name) => isTabled({ kings: { stage: { name } } as KingsView }));
  expect(tabled).toEqual(["ransom", "start", "region"]);
});
