import { expect, test, vi } from "vitest";

import type { Hill } from "../../board/index.ts";
import type { EntryView, Remark, TutorAnswer, View } from "../../client/wire.ts";
import { LANGUAGES } from "../languages.ts";
import { learn, speak } from "../words.ts";
import { Tutor, type TutoredTable } from "./tutor.svelte.ts";
import { expectSound } from "./sound.setup.ts";
import { missedSaid, remarkSaid, voiceOf, warningSaid, type Learner } from "./words.ts";

await learn("tutor");

const LEARNER: Learner = { isOwn: (seat) => seat === "red", side: 0, variant: "sacred-hill-1" };

/** Each code once, in the order of the kinds. */
const REMARKS: readonly Remark[] = [
  { code: "battle", seat: "blue" },
  { code: "out", seat: "red" },
  { code: "skipped", seat: "blue" },
  { code: "final_turn", seat: "red" },
  { code: "stranded", side: 1, hill: "C3" },
  { code: "only_move", hill: "C3" },
  { code: "must_capture", hill: "C3", count: 1 },
  { code: "must_replace", hill: "C3" },
  { code: "king_taken", hill: "C3", to: "C4" },
  { code: "taken", hill: "C3" },
  { code: "given", hill: "C3" },
  { code: "besieged", hill: "C3", has_king: true },
  { code: "gap", hill: "C3", gap: "C4", has_king: false },
  { code: "joined", hill: "C3", kingdoms: 2 },
  { code: "bridged", hill: "C3", count: 3 },
  { code: "divided", hill: "C3", kingdoms: 2 },
  { code: "order", hill: "C3", order: 2 },
  { code: "row", hill: "C3", row: "3", own: 1, other: 2 },
  { code: "backtracked", from: "C3", to: "D5" },
  { code: "passed" },
  { code: "linked", hill: "C3", hills: "C4D3", count: 2 },
  { code: "bridge", from: "C3", to: "C4" },
  { code: "stepped", from: "C3", to: "D5" },
  { code: "alone", hill: "C3" },
];

/** How a game goes on, which is said shorter once it is known. */
const PHASES = ["battle", "out", "skipped", "final_turn", "stranded"];

/** The gains, which are said of answers and missed chances too. */
const GAINS = ["king_taken", "taken", "besieged", "gap", "joined", "bridged", "divided"];

test.each(LANGUAGES)("every remark has its sentence: %s", async (language) => {
  await speak(language);
  for (const remark of REMARKS) {
    const { words } = remarkSaid(remark, LEARNER);
    expectSound(words, language);
    if (PHASES.includes(remark.code)) {
      const short = remarkSaid(remark, LEARNER, true).words;
      expectSound(short, language);
      expect(short.length).toBeLessThanOrEqual(words.length);
    }
    if (!GAINS.includes(remark.code)) continue;
    const answer = { kind: "build", hill: "F3", token: "F3" } as const;
    const said = warningSaid({ kind: "build", hill: "A4" }, { points: 2.77, answer, remark }, LEARNER).words;
    expectSound(said, language);
    expectSound(missedSaid({ points: 1, action: answer, remark }, LEARNER).words, language);
    expect(said).toContain("3");
  }
});

test("a sentence says who is meant, and lights its hills", () => {
  const out = { code: "out", seat: "red" } as const;
  expect(remarkSaid(out, LEARNER).words).toBe("You have no legal turn: OUT. Blue has one more turn.");
  expect(remarkSaid({ ...out, seat: "blue" }, LEARNER).words).toMatch(/^Blue has no legal turn/);
  expect(remarkSaid({ code: "linked", hill: "C3", hills: "C4D3", count: 2 }, LEARNER)).toEqual({
    words: "Bridges of Blue from C3 to C4 and D3.",
    hills: ["C3", "C4", "D3"],
  });
  // In doubles a seat has a name of its own, and the enemy is still named by its side.
  const north = remarkSaid({ ...out, seat: "north" }, { ...LEARNER, isOwn: (seat) => seat === "south" });
  expect(north.words).toMatch(/^North has no legal turn/);
  const row = { code: "row", hill: "C3", row: "C", own: 1, other: 2 } as const;
  expect(remarkSaid(row, LEARNER).words).toMatch(/^Column C was qualified for Blue, 1 to 2/);
});

/** An answer of the tutor with one move of the computer. */
const answerOf = (remarks: TutorAnswer["moves"][number]["remarks"], more: Partial<TutorAnswer> = {}) => ({
  version: 9,
  says_lead: false,
  moves: [{ version: 8, seat: "blue", remarks }],
  ...more,
});

const ALONE = { kind: 8, code: "alone", hill: "C3" } as const;
const TAKEN = { kind: 3, code: "taken", hill: "D4" } as const;

/** A table after so many turns of both sides. */
class Table implements TutoredTable {
  readonly id = "0123456789abcdef";
  readonly secret = "secret";
  readonly untilMove = new AbortController().signal;
  turns = 1;

  get decision(): string {
    return `0 ${this.turns}`;
  }

  get view(): View {
    const entry = (seat: string, version: number) =>
      ({ seat, version, token: "A4", detail: { kind: "build", hill: "A4" } }) as EntryView;
    const log = Array.from({ length: this.turns }, (_, turn) => [
      entry("red", 2 * turn + 7),
      entry("blue", 2 * turn + 8),
    ]).flat();
    const seats = ["red", "blue"].map((seat, side) => ({ seat, side }));
    return { you: "red", legal: {}, log, seats, board: { phase: "battle" } } as unknown as View;
  }

  isOwn(seat: string): boolean {
    return seat === "red";
  }
}

/** A tutor that gets this answer to each question, and the questions. */
function tutorOf(table: Table, answer: object | undefined) {
  const asked: unknown[] = [];
  const request = (_: string, question: unknown) => {
    asked.push(question);
    return answer === undefined
      ? Promise.reject(new Error("offline"))
      : Promise.resolve(answer as TutorAnswer);
  };
  return { tutor: new Tutor(table, voiceOf(table), request), asked };
}

/** What is said in each turn, from the one before on. */
async function saidIn(turns: number, table: Table, tutor: Tutor<Hill>): Promise<string[]> {
  const said: string[] = [];
  for (table.turns = 1; table.turns <= turns; table.turns += 1) {
    await tutor.look();
    said.push(tutor.words);
  }
  return said;
}

const isSaid = (words: string): boolean => words !== "";

const ANSWER = { kind: "build", hill: "F4", token: "F4" } as const;
const JOINED = { code: "joined", hill: "F4", kingdoms: 2 } as const;
const WARNED = { ...answerOf([]), warning: { points: 2.2, answer: ANSWER, remark: JOINED } };

test("the moves since one's own are asked for once a turn", async () => {
  const table = new Table();
  const { tutor, asked } = tutorOf(table, answerOf([TAKEN, ALONE]));
  await tutor.look();
  await tutor.look();
  expect(asked).toEqual([{ secret: "secret", seat: "red", since: 7 }]);
  expect(tutor.words).toMatch(/^D4 is Blue's now/);
  expect(tutor.lit).toBeUndefined();
  tutor.isShown = true;
  expect(tutor.lit).toEqual(["D4"]);
  table.turns += 1;
  expect(tutor.words).toBe("");
});

test("the same kind is not said three times running, and the next one is said for it", async () => {
  const [table, other] = [new Table(), new Table()];
  const quiet = tutorOf(table, answerOf([ALONE])).tutor;
  expect((await saidIn(4, table, quiet)).map(isSaid)).toEqual([true, true, false, false]);
  const said = await saidIn(3, other, tutorOf(other, answerOf([TAKEN, ALONE])).tutor);
  expect(said[1]).toMatch(/^D4 is Blue's now/);
  expect(said[2]).toBe("Blue's ringfort on C3 is not linked yet.");
});

test("the reader is spoken to in one turn of three, and a hint is not their find", async () => {
  const table = new Table();
  const { tutor } = tutorOf(table, answerOf([], { only_way: 1.6 }));
  const said = await saidIn(4, table, tutor);
  expect(said[0]).toBe("Well seen: any other move was at least a point worse than A4.");
  expect(said.map(isSaid)).toEqual([true, false, false, true]);
  table.turns = 7;
  tutor.noteHint();
  table.turns = 8;
  await tutor.look();
  expect(tutor.words).toBe("");
});

test("what a hint advised is neither warned of nor blamed", async () => {
  const [table, later] = [new Table(), new Table()];
  const { tutor } = tutorOf(table, WARNED);
  tutor.noteHint();
  expect(await tutor.warn({ kind: "build", hill: "F3" })).toBeUndefined();
  table.turns += 1;
  expect(await tutor.warn({ kind: "build", hill: "E3" })).toBeDefined();
  const { tutor: other } = tutorOf(
    later,
    answerOf([], { missed: { points: 2.2, action: ANSWER, remark: JOINED } }),
  );
  later.turns = 7;
  other.noteHint();
  for (const words of ["", expect.stringMatching(/./)]) {
    later.turns += 1;
    await other.look();
    expect(other.words).toEqual(words);
  }
});

test("who leads stands beside the board, so the tutor does not say it again", async () => {
  const table = new Table();
  const { tutor } = tutorOf(table, answerOf([ALONE], { says_lead: true }));
  await tutor.look();
  expect(tutor.words).toBe("Blue's ringfort on C3 is not linked yet.");
});

test("a blunder is warned of in words, and asked about once", async () => {
  const { tutor, asked } = tutorOf(new Table(), WARNED);
  const action = { kind: "build", hill: "F3" } as const;
  const [warning, again] = [await tutor.warn(action), await tutor.warn(action)];
  expect(warning?.words).toBe(
    "Wait: F3 costs about 2 points: with F4 Blue makes one kingdom of two. Play it?",
  );
  expect(warning?.hills).toEqual(["F4"]);
  expect(again).toBe(warning);
  expect(asked).toEqual([{ secret: "secret", seat: "red", action }]);
});

test("a tutor that does not answer says nothing", async () => {
  const { tutor } = tutorOf(new Table(), undefined);
  await tutor.look();
  expect([tutor.words, await tutor.warn({ kind: "build", hill: "F3" })]).toEqual(["", undefined]);
});

test("how the game goes on is said in full twice, and then shorter", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const table = new Table();
  const battle = { kind: 1, code: "battle", seat: "red" } as const;
  const said = await saidIn(3, table, tutorOf(table, answerOf([battle])).tutor);
  vi.unstubAllGlobals();
  expect(said[0]).toMatch(/^BATTLE begins: /);
  expect(said.slice(1)).toEqual([said[0], ""]);
  expect(JSON.parse(kept.get("tara.tutor") ?? "")).toEqual({ battle: 2 });
  expect(remarkSaid(battle, LEARNER, true).words).toBe("BATTLE begins.");
});
