import { expect, test, vi } from "vitest";

import type { EntryView, KingsRemark, Remark, TutorAnswer, View } from "../../client/wire.ts";
import { LANGUAGES, type Language } from "../languages.ts";
import { learn, speak } from "../words.ts";
import * as kings from "./kings.ts";
import { Tutor, type TutoredTable } from "./tutor.svelte.ts";
import { missedSaid, remarkSaid, voiceOf, warningSaid, type Learner } from "./words.ts";

await learn("tutor");

/** The words of somebody who speaks of oneself: a tutor speaks of players. */
const FIRST_PERSON = {
  en: /\b(I|me|my|mine|we|us|our)\b/i,
  de: /\b(ich|mir|mich|mein(e[mnrs]?)?|wir|uns)\b/i,
  it: /\b(io|ho|sono(?! stat[ei]\b)|mi[oae]|miei|mie|noi|abbiamo)\b/i,
};

/** Expects a sentence that lacks no message or value, of which nobody speaks of oneself. */
function expectSound(words: string, language: Language): void {
  expect(words).toMatch(/[.!?]$/);
  expect(words).not.toMatch(/tutor-|rank-|region-|[{}]|undefined/);
  expect(words).not.toMatch(FIRST_PERSON[language]);
}

const LEARNER: Learner = { isOwn: (seat) => seat === "red", side: 0, variant: "sacred-hill-1" };
const isBlue = (seat: string) => seat === "blue";

/** Every value that remarks on ringforts and on Seat of Kings have, each in two forms that are said otherwise. */
const VALUES = [
  {
    ...{ seat: "red", side: 0, hill: "C3", hills: "C4D3", from: "C3", to: "D5", gap: "C4", row: "3", own: 1 },
    ...{ other: 2, count: 2, kingdoms: 2, order: 2, has_king: true },
  },
  {
    ...{ seat: "blue", side: 1, hill: "D4", hills: "E4", from: "D4", to: "E4", gap: "E4", row: "C", own: 2 },
    ...{ other: 3, count: 1, kingdoms: 3, order: 3, has_king: false },
  },
];
const KINGS_VALUES = [
  {
    ...{ region: "ulster", position: "H2", other: "H3", owner: "blue", rank: "F", positions: ["F1", "F2"] },
    ...{ from: ["F2", "F3"], to: "H2", round: 2, count: 2, wins: true, is_closed: true, is_useless: true },
  },
  {
    ...{ region: "munster", position: "C1", other: "C2", owner: "white", rank: "W", positions: ["F1"] },
    ...{ from: ["H2", "H3"], to: "W2", round: 3, count: 0, wins: false, is_closed: false, is_useless: false },
  },
];
const each = <Of>(codes: string, values: readonly object[]) =>
  codes.split(" ").flatMap((code) => values.map((more) => ({ code, ...more }) as unknown as Of));
const remarks = (codes: string) => each<Remark>(codes, VALUES);
const kingsRemarks = (codes: string) => each<KingsRemark>(codes, KINGS_VALUES);

/** The course of a game, which is said shorter once it is known; gains, which are said of answers and missed chances too; others. */
const PHASES = remarks("battle out skipped final_turn stranded");
const GAINS = remarks("king_taken taken besieged gap joined bridged divided");
const OTHERS = remarks(
  "only_move must_capture must_replace given order row backtracked passed linked bridge stepped alone",
);
const STONES = ["H3", "F2"].map((to) => ({ code: "stone", region: "ulster", from: "F2", to }) as const);
const KINGS_PHASES = [...kingsRemarks("traitors crowned round last_round dealt"), ...STONES];
const KINGS_GAINS = kingsRemarks(
  "captured king_struck fort_struck enthroned throne chieftain promoted ladder fort dominant broken blocked most spread tied",
);
const KINGS_OTHERS: readonly KingsRemark[] = [
  ...kingsRemarks("only_fit exchanged discarded amnesty placed unplaced kept traitor declined garrisoned"),
  ...kingsRemarks("ransomed starts opened kept_fort ended"),
  { code: "garrisoned", region: "ulster", positions: [] },
];

const AT = { region: "ulster", position: "H2" } as const;
const BETTER = {
  ...{ kind: "play", card: 17, region: "ulster", positions: ["H2", "H3"], token: "play 17 ulster H2+H3" },
} as const;
const BETTER_AT = { region: "ulster", positions: ["H2", "H3"] };
const better = (message: "warning" | "missed", remark: KingsRemark) =>
  kings.betterSaid(`tutor-better-${message}`, BETTER as never, remark);
const kingsSaid = (remark: KingsRemark, isShort?: boolean) =>
  kings.remarkSaid(remark, "red", isBlue, isShort);

test.each(LANGUAGES)(
  "every remark has its sentence, and every gain those of a better turn: %s",
  async (language) => {
    await speak(language);
    for (const remark of [...PHASES, ...GAINS, ...OTHERS])
      expectSound(remarkSaid(remark, LEARNER).words, language);
    for (const phase of PHASES) {
      const [words, short] = [false, true].map((isShort) => remarkSaid(phase, LEARNER, isShort).words);
      expectSound(short!, language);
      expect(short!.length).toBeLessThanOrEqual(words!.length);
    }
    const answer = { kind: "build", hill: "F3", token: "F3" } as const;
    for (const remark of GAINS) {
      const said = warningSaid(
        { kind: "build", hill: "A4" },
        { points: 2.77, answer, remark },
        LEARNER,
      ).words;
      expectSound(said, language);
      expect(said).toContain("3");
      expectSound(missedSaid({ points: 1, action: answer, remark }, LEARNER).words, language);
    }
    for (const remark of [...KINGS_PHASES, ...KINGS_GAINS, ...KINGS_OTHERS]) {
      const { words, hills } = kingsSaid(remark);
      expectSound(words, language);
      for (const { positions } of hills)
        expect(positions.join(" ")).toMatch(/^([FHWC]\d|K)( ([FHWC]\d|K))*$/);
    }
    for (const phase of KINGS_PHASES) {
      const short = kingsSaid(phase, true).words;
      expectSound(short, language);
      expect(short.length, short).toBeLessThan(kingsSaid(phase).words.length);
    }
    for (const remark of KINGS_GAINS)
      for (const { words, hills } of [better("warning", remark), better("missed", remark)]) {
        expectSound(words, language);
        expect(words).toContain("17");
        expect(hills[0]).toEqual(BETTER_AT);
      }
  },
);

test("a sentence says who is meant, and lights its hills", () => {
  const said = (remark: Remark, learner = LEARNER) => remarkSaid(remark, learner).words;
  const out = { code: "out", seat: "red" } as const;
  expect(said(out)).toBe("You have no legal turn: OUT. Blue has one more turn.");
  expect(said({ ...out, seat: "blue" })).toMatch(/^Blue has no legal turn/);
  expect(remarkSaid({ code: "linked", hill: "C3", hills: "C4D3", count: 2 }, LEARNER)).toEqual({
    words: "Bridges of Blue from C3 to C4 and D3.",
    hills: ["C3", "C4", "D3"],
  });
  // In doubles a seat has a name of its own, and the enemy is still named by its side.
  const south = { ...LEARNER, isOwn: (seat: string) => seat === "south" };
  expect(said({ ...out, seat: "north" }, south)).toMatch(/^North has no legal turn/);
  const row = { code: "row", hill: "C3", row: "C", own: 1, other: 2 } as const;
  expect(said(row)).toMatch(/^Column C was qualified for Blue, 1 to 2/);
});

test("a sentence of Seat of Kings says whose piece it was, and lights its positions", () => {
  const captured = { code: "captured", ...AT, owner: "blue" } as const;
  expect(kingsSaid(captured)).toEqual({
    words: "Red took H2 in Ulster and captured your piece there.",
    hills: [{ region: "ulster", positions: ["H2"] }],
  });
  expect(kingsSaid({ ...captured, owner: "white" }).words).toMatch(/a piece of White there/);
  expect(kingsSaid({ code: "starts", owner: "red" }).words).toMatch(/^Red plays the first/);
  const promoted = { code: "promoted", ...AT, from: ["F2", "F3"] } as const;
  expect(kingsSaid(promoted as never).words).toBe("Red promoted from F2 and F3 to H2 in Ulster.");
  expect(better("warning", { code: "enthroned", region: "ulster" }).words).toBe(
    "Wait: with card 17 on H2 and H3 you could promote onto the King position of Ulster. Play yours anyway?",
  );
  expect(better("missed", { ...captured, owner: "red" }).words).toBe(
    "With card 17 on H2 and H3 you had the chance to take H2 in Ulster and capture a piece of Red there.",
  );
  const words = "Well seen: any other turn would have lowered your chance to win by at least 25%.";
  expect(kings.onlyWaySaid(0.257, BETTER as never)).toEqual({ words, hills: [BETTER_AT] });
});

test("what is said of a majority lights the positions that make it", () => {
  const board = {
    ulster: { F1: ["blue", "red"], F2: ["red"], F3: ["blue"], H1: ["red"], K: ["RED"] },
    connacht: { F5: ["red"], W1: ["blue"] },
  };
  const lit = (remark: KingsRemark) => kings.heldPlaces(remark, "red", board);
  const inUlster = (...positions: string[]) => ({ region: "ulster", positions });
  expect(lit({ code: "most", region: "ulster", rank: "F", count: 2 })).toEqual([inUlster("F1", "F2")]);
  const spread = [inUlster("F1", "F2"), { region: "connacht", positions: ["F5"] }];
  expect(lit({ code: "spread", rank: "F" })).toEqual(spread);
  const tied = lit({ code: "tied", region: "ulster", rank: "F", owner: "blue" });
  expect(tied).toEqual([inUlster("F1", "F2", "F3")]);
  expect(lit({ code: "dominant", region: "ulster" })).toEqual([inUlster("F1", "F2", "H1", "K")]);
  expect(lit({ code: "ended" })).toEqual([]);
  const crowned = { code: "crowned", region: "ulster", owner: "red", is_closed: true } as const;
  expect(kingsSaid(crowned).hills).toEqual([inUlster("K")]);
});

/** A table of a game, whose log says how far it is. */
class Table implements TutoredTable {
  readonly id = "0123456789abcdef";
  readonly secret = "secret";
  readonly untilMove = new AbortController().signal;

  constructor(
    readonly view: View,
    readonly isOwn = LEARNER.isOwn,
  ) {}

  get decision(): string {
    return `0 ${this.view.log.length}`;
  }
}

/** A table of ringforts after so many turns of both sides. */
class Turns extends Table {
  constructor() {
    const seats = ["red", "blue"].map((seat, side) => ({ seat, side }));
    super({ you: "red", legal: {}, log: [], seats, board: { phase: "battle" } } as unknown as View);
    this.turns = 1;
  }

  get turns(): number {
    return this.view.log.length / 2;
  }

  set turns(turns: number) {
    const log = Array.from({ length: 2 * turns }, (_, at) => ({
      ...{ seat: at % 2 === 0 ? "red" : "blue", version: at + 7, token: "A4" },
      detail: { kind: "build", hill: "A4" },
    }));
    Object.assign(this.view, { log });
  }
}

/** A tutor that gets this answer to each question, and the questions. */
function tutorOf(table: Table, remarks: readonly object[] | undefined, more: object = {}, voice = voiceOf) {
  const asked: unknown[] = [];
  const moves = [{ version: 8, seat: "blue", remarks }];
  const answer = { version: 9, says_lead: false, moves, ...more } as unknown as TutorAnswer;
  const request = async (_: string, question: unknown) => {
    asked.push(question);
    if (remarks === undefined) throw new Error("offline");
    return answer;
  };
  return { tutor: new Tutor(table, voice(table), request), asked };
}

/** What is said in each turn, from the one before on. */
async function saidIn(turns: number, remarks: readonly object[], more: object = {}): Promise<string[]> {
  const table = new Turns();
  const { tutor } = tutorOf(table, remarks, more);
  const said: string[] = [];
  for (table.turns = 1; table.turns <= turns; table.turns += 1) {
    await tutor.look();
    said.push(tutor.words);
  }
  return said;
}

const ALONE = { kind: 8, code: "alone", hill: "C3" } as const;
const TAKEN = { kind: 3, code: "taken", hill: "D4" } as const;
const ANSWER = { kind: "build", hill: "F4", token: "F4" } as const;
const JOINED = { code: "joined", hill: "F4", kingdoms: 2 } as const;
const WARNING = { warning: { points: 2.2, answer: ANSWER, remark: JOINED } };
const action = { kind: "build", hill: "F3" } as const;

test("the moves since one's own are asked for once a turn", async () => {
  const table = new Turns();
  const { tutor, asked } = tutorOf(table, [TAKEN, ALONE]);
  await tutor.look();
  await tutor.look();
  expect(asked).toEqual([{ secret: "secret", seat: "red", since: 7 }]);
  expect([tutor.words.startsWith("D4 is Blue's now"), tutor.lit]).toEqual([true, undefined]);
  tutor.isShown = true;
  expect(tutor.lit).toEqual(["D4"]);
  table.turns += 1;
  expect(tutor.words).toBe("");
});

test("the same kind is not said three times running, and the next one is said for it", async () => {
  expect((await saidIn(4, [ALONE])).map((words) => words !== "")).toEqual([true, true, false, false]);
  const [, second, third] = await saidIn(3, [TAKEN, ALONE]);
  expect(second).toMatch(/^D4 is Blue's now/);
  expect(third).toBe("Blue's ringfort on C3 is not linked yet.");
  // Who leads stands beside the board, so the tutor does not say it again.
  expect(await saidIn(1, [ALONE], { says_lead: true })).toEqual(["Blue's ringfort on C3 is not linked yet."]);
});

test("the reader is spoken to in one turn of three, and a hint is not their find", async () => {
  const said = await saidIn(4, [], { only_way: 1.6 });
  expect(said[0]).toBe("Well seen: any other move was at least a point worse than A4.");
  expect(said.map((words) => words !== "")).toEqual([true, false, false, true]);
  const table = new Turns();
  const { tutor } = tutorOf(table, [], { only_way: 1.6 });
  tutor.noteHint();
  table.turns += 1;
  await tutor.look();
  expect(tutor.words).toBe("");
});

test("what a hint advised is neither warned of nor blamed", async () => {
  const [table, later] = [new Turns(), new Turns()];
  const { tutor } = tutorOf(table, [], WARNING);
  tutor.noteHint();
  expect(await tutor.warn(action)).toBeUndefined();
  table.turns += 1;
  expect(await tutor.warn({ kind: "build", hill: "E3" })).toBeDefined();
  const { tutor: other } = tutorOf(later, [], { missed: { points: 2.2, action: ANSWER, remark: JOINED } });
  later.turns = 7;
  other.noteHint();
  for (const words of ["", expect.stringMatching(/./)]) {
    later.turns += 1;
    await other.look();
    expect(other.words).toEqual(words);
  }
});

test("a blunder is warned of in words, and asked about once; a tutor that does not answer says nothing", async () => {
  const { tutor, asked } = tutorOf(new Turns(), [], WARNING);
  const [warning, again] = [await tutor.warn(action), await tutor.warn(action)];
  const words = "Wait: F3 costs about 2 points: with F4 Blue makes one kingdom of two. Play it?";
  expect([warning?.words, warning?.hills, again === warning]).toEqual([words, ["F4"], true]);
  expect(asked).toEqual([{ secret: "secret", seat: "red", action }]);
  const silent = tutorOf(new Turns(), undefined).tutor;
  await silent.look();
  expect([silent.words, await silent.warn(action)]).toEqual(["", undefined]);
});

test("how the game goes on is said in full twice, and then shorter", async () => {
  const kept = new Map<string, string>();
  const getItem = (key: string) => kept.get(key) ?? null;
  vi.stubGlobal("localStorage", { getItem, setItem: (key: string, text: string) => kept.set(key, text) });
  const battle = { kind: 1, code: "battle", seat: "red" } as const;
  const said = await saidIn(3, [battle]);
  vi.unstubAllGlobals();
  expect(said[0]).toMatch(/^BATTLE begins: /);
  expect(said.slice(1)).toEqual([said[0], ""]);
  expect(JSON.parse(kept.get("tara.tutor") ?? "")).toEqual({ battle: 2 });
  expect(remarkSaid(battle, LEARNER, true).words).toBe("BATTLE begins.");
});

test("each of several computers has a sentence with its name, and in the reader's own turn nothing is asked", async () => {
  const entry = (seat: string | undefined, version: number, kind = "play") =>
    ({ seat, version, detail: { kind } }) as unknown as EntryView;
  const saidAt = async (seats: string[], log: EntryView[]) => {
    const all = seats.map((seat, side) => ({ seat, side }));
    const view = { variant: "seat-of-kings", you: "blue", legal: {}, log, seats: all } as unknown as View;
    const remarks = [
      { kind: 8, code: "placed", region: "ulster", positions: ["F1"] },
      { kind: 3, code: "captured", ...AT, owner: "blue" },
    ];
    const moves = seats.slice(1).map((seat, version) => ({ version, seat, remarks }));
    const { tutor, asked } = tutorOf(new Table(view, isBlue), [], { moves }, kings.voiceOf as never);
    await tutor.look();
    return [tutor.words, asked];
  };
  const [red, white] = ["Red", "White"].map((name) => `${name} placed a piece on F1 in Ulster.`);
  const log = [entry("blue", 1), entry("red", 2), entry("white", 3)];
  const asked = [{ secret: "secret", seat: "blue", since: 1 }];
  expect(await saidAt(["blue", "red"], log)).toEqual([red, asked]);
  expect(await saidAt(["blue", "red", "white"], log)).toEqual([`${red} ${white}`, asked]);
  const own = [entry("blue", 2), entry("blue", 3, "place")];
  expect(await saidAt(["blue", "red"], [entry("red", 1), ...own])).toEqual(["", []]);
  // The reader's last turn begins where the others stopped.
  const after = [entry("red", 1), ...own, entry(undefined, 4), entry("red", 5)];
  expect(kings.ownTurnOf(after, isBlue)?.version).toBe(2);
  expect(kings.ownTurnOf(after.slice(0, 1), isBlue)).toBeUndefined();
});
