import { expect, test } from "vitest";

import type { EntryView, KingsRemark, TutorAnswer, TutorRemark, View } from "../../client/wire.ts";
import { LANGUAGES } from "../languages.ts";
import { speak } from "../words.ts";
import { betterSaid, heldPlaces, onlyWaySaid, ownTurnOf, remarkSaid, voiceOf } from "./kings.ts";
import { expectSound } from "./sound.setup.ts";
import { Tutor, type TutoredTable } from "./tutor.svelte.ts";

const isOwn = (seat: string) => seat === "blue";

const AT = { region: "ulster", position: "H2" } as const;

/** Each code once, in the order of the kinds, and those with several sentences in each of them. */
const REMARKS: readonly KingsRemark[] = [
  { code: "traitors" },
  { code: "crowned", region: "ulster", owner: "blue", is_closed: true },
  { code: "crowned", region: "munster", owner: "red", is_closed: false },
  { code: "round", round: 2, owner: "white" },
  { code: "last_round", owner: "blue" },
  { code: "dealt" },
  { code: "stone", region: "ulster", from: "F2", to: "H3" },
  { code: "stone", region: "ulster", from: "F2", to: "F2" },
  { code: "only_fit", region: "ulster", positions: ["F1", "H1"] },
  { code: "captured", ...AT, owner: "blue" },
  { code: "king_struck", region: "ulster", owner: "white" },
  { code: "fort_struck", ...AT, owner: "blue" },
  { code: "exchanged", ...AT, owner: "white" },
  { code: "enthroned", region: "ulster" },
  { code: "throne", region: "ulster", wins: true },
  { code: "throne", region: "connacht", wins: false },
  { code: "chieftain", region: "ulster", position: "C1", other: "C2" },
  { code: "promoted", ...AT, from: ["F2", "F3"] },
  { code: "ladder", region: "ulster", from: ["F2", "F3"], to: "H2" },
  { code: "fort", ...AT },
  { code: "dominant", region: "ulster" },
  { code: "broken", ...AT, other: "H3", owner: "blue" },
  { code: "blocked", ...AT, other: "H3", owner: "white" },
  { code: "most", region: "ulster", rank: "H", count: 2 },
  { code: "spread", rank: "F" },
  { code: "tied", region: "ulster", rank: "W", owner: "blue" },
  { code: "discarded", is_useless: true },
  { code: "discarded", is_useless: false },
  { code: "amnesty", region: "ulster", count: 1 },
  { code: "placed", region: "ulster", positions: ["F1"] },
  { code: "unplaced", region: "ulster" },
  { code: "kept" },
  { code: "traitor", region: "ulster" },
  { code: "declined", region: "ulster" },
  { code: "garrisoned", region: "ulster", positions: [] },
  { code: "garrisoned", region: "ulster", positions: ["F1", "F2"] },
  { code: "ransomed", owner: "blue", count: 0 },
  { code: "ransomed", owner: "white", count: 2 },
  { code: "starts", owner: "blue" },
  { code: "opened", region: "ulster" },
  { code: "kept_fort", ...AT },
  { code: "ended" },
];

const PHASES = ["traitors", "crowned", "round", "last_round", "dealt", "stone"];

test.each(LANGUAGES)("every remark has its sentence: %s", async (language) => {
  await speak(language);
  for (const remark of REMARKS) {
    const { words, hills } = remarkSaid(remark, "red", isOwn);
    expectSound(words, language);
    expect(words).toMatch(/[.!]$/);
    for (const { positions } of hills) expect(positions.join(" ")).toMatch(/^([FHWC]\d|K)( ([FHWC]\d|K))*$/);
    if (!PHASES.includes(remark.code)) continue;
    const short = remarkSaid(remark, "red", isOwn, true).words;
    expectSound(short, language);
    expect(short.length, short).toBeLessThan(words.length);
  }
});

test("a sentence says whose piece it was, and lights its positions", () => {
  const captured = { code: "captured", ...AT, owner: "blue" } as const;
  expect(remarkSaid(captured, "red", isOwn)).toEqual({
    words: "Red took H2 in Ulster and captured your piece there.",
    hills: [{ region: "ulster", positions: ["H2"] }],
  });
  expect(remarkSaid({ ...captured, owner: "white" }, "red", isOwn).words).toMatch(/a piece of White there/);
  expect(remarkSaid({ code: "starts", owner: "red" }, "red", isOwn).words).toMatch(/^Red plays the first/);
  expect(remarkSaid({ code: "promoted", ...AT, from: ["F2", "F3"] }, "red", isOwn).words).toBe(
    "Red promoted from F2 and F3 to H2 in Ulster.",
  );
});

test("what is said of a majority lights the positions that make it", () => {
  const board = {
    ulster: { F1: ["blue", "red"], F2: ["red"], F3: ["blue"], H1: ["red"], K: ["RED"] },
    connacht: { F5: ["red"], W1: ["blue"] },
  };
  const lit = (remark: KingsRemark) => heldPlaces(remark, "red", board);
  const farmers = { region: "ulster", positions: ["F1", "F2"] };
  expect(lit({ code: "most", region: "ulster", rank: "F", count: 2 })).toEqual([farmers]);
  expect(lit({ code: "spread", rank: "F" })).toEqual([farmers, { region: "connacht", positions: ["F5"] }]);
  const inUlster = (...positions: string[]) => [{ region: "ulster", positions }];
  const tied = { code: "tied", region: "ulster", rank: "F", owner: "blue" } as const;
  expect(lit(tied)).toEqual(inUlster("F1", "F2", "F3"));
  expect(lit({ code: "dominant", region: "ulster" })).toEqual(inUlster("F1", "F2", "H1", "K"));
  expect(lit({ code: "ended" })).toEqual([]);
  const crowned = { code: "crowned", region: "ulster", owner: "red", is_closed: true } as const;
  expect(remarkSaid(crowned, "red", isOwn).hills).toEqual(inUlster("K"));
});

const entry = (seat: string | undefined, version: number, kind = "play") =>
  ({ seat, version, detail: { kind } }) as unknown as EntryView;

test("the reader's last turn begins where the others stopped", () => {
  const own = [entry("blue", 2), entry("blue", 3, "place")];
  const log = [entry("red", 1), ...own, entry(undefined, 4), entry("red", 5)];
  expect(ownTurnOf(log, isOwn)?.version).toBe(2);
  expect(ownTurnOf(log.slice(0, 1), isOwn)).toBeUndefined();
});

/** A table of so many players, in the turn of Blue after one of each. */
class Table implements TutoredTable {
  readonly id = "0123456789abcdef";
  readonly secret = "secret";
  readonly untilMove = new AbortController().signal;
  readonly isOwn = isOwn;
  readonly decision = "0 1";
  readonly view: View;

  constructor(seats: readonly string[], log: readonly EntryView[]) {
    const all = seats.map((seat, side) => ({ seat, side }));
    this.view = { variant: "seat-of-kings", you: "blue", legal: {}, log, seats: all } as unknown as View;
  }
}

const ANSWERED: readonly TutorAnswer["moves"][number][] = ["red", "white"].map((seat, number) => ({
  version: number,
  seat,
  remarks: [
    { kind: 8, code: "placed", region: "ulster", positions: ["F1"] },
    { kind: 3, code: "captured", ...AT, owner: "blue" },
  ] as TutorRemark[],
}));

async function saidAt(table: Table, moves: readonly object[]) {
  const asked: unknown[] = [];
  const tutor = new Tutor(table, voiceOf(table), (_, question) => {
    asked.push(question);
    return Promise.resolve({ version: 9, says_lead: false, moves } as unknown as TutorAnswer);
  });
  await tutor.look();
  return { words: tutor.words, asked };
}

test("each of several computers has a sentence, with its name", async () => {
  const log = [entry("blue", 1), entry("red", 2), entry("white", 3)];
  const [first] = ANSWERED;
  const two = await saidAt(new Table(["blue", "red"], log), [first!]);
  expect(two.words).toBe("Red placed a piece on F1 in Ulster.");
  const three = await saidAt(new Table(["blue", "red", "white"], log), ANSWERED);
  expect(three.words).toBe("Red placed a piece on F1 in Ulster. White placed a piece on F1 in Ulster.");
  expect(three.asked).toEqual([{ secret: "secret", seat: "blue", since: 1 }]);
});

test("in the middle of the reader's turn nothing is asked", async () => {
  const log = [entry("red", 1), entry("blue", 2), entry("blue", 3, "place")];
  expect(await saidAt(new Table(["blue", "red"], log), [])).toEqual({ words: "", asked: [] });
});

/** The gains that a better turn can have. */
const GAINS = [
  ...["captured", "king_struck", "fort_struck", "enthroned", "throne", "chieftain", "promoted", "ladder"],
  ...["fort", "dominant", "broken", "blocked", "most", "spread", "tied"],
];

const BETTER = {
  ...{ kind: "play", card: 17, region: "ulster", token: "play 17 ulster H2+H3" },
  positions: ["H2", "H3"],
} as unknown as Parameters<typeof betterSaid>[1];
const BETTER_AT = { region: "ulster", positions: ["H2", "H3"] };

test.each(LANGUAGES)("a better turn has its sentence for each gain: %s", async (language) => {
  await speak(language);
  const gains = REMARKS.filter(({ code }) => GAINS.includes(code));
  expect(new Set(gains.map(({ code }) => code)).size).toBe(GAINS.length);
  for (const remark of gains)
    for (const message of ["tutor-better-warning", "tutor-better-missed"] as const) {
      const { words, hills } = betterSaid(message, BETTER, remark);
      expectSound(words, language);
      expect(words).toContain("17");
      expect(hills[0]).toEqual(BETTER_AT);
    }
});

test("a warning and a missed chance name the better turn and whose piece it would take", () => {
  const enthroned = { code: "enthroned", region: "ulster" } as const;
  expect(betterSaid("tutor-better-warning", BETTER, enthroned).words).toBe(
    "Wait: with card 17 on H2 and H3 you could promote onto the King position of Ulster. Play yours anyway?",
  );
  const captured = { code: "captured", ...AT, owner: "red" } as const;
  expect(betterSaid("tutor-better-missed", BETTER, captured).words).toBe(
    "With card 17 on H2 and H3 you had the chance to take H2 in Ulster and capture a piece of Red there.",
  );
  expect(onlyWaySaid(0.257, BETTER)).toEqual({
    words: "Well seen: any other turn would have lowered your chance to win by at least 25%.",
    hills: [BETTER_AT],
  });
});
