// The sentences of the tutor for each remark, and the times at which it speaks.

import { expect, test, vi } from "vitest";

import { wordsOf } from "../../../build/words.ts";
import type { EntryView, KingsRemark, Remark, TutorAnswer, View } from "../../client/wire.ts";
import { LANGUAGES } from "../languages.ts";
import { expectRecorded } from "../recorded.setup.ts";
import { speak } from "../words.ts";
import * as kings from "./kings.ts";
import { Tutor, type TutoredTable } from "./tutor.svelte.ts";
import { missedSaid, remarkSaid, voiceOf, warningSaid, type Learner } from "./words.ts";

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

const BETTER = { kind: "play", card: 17, region: "ulster", positions: ["H2", "H3"] } as const;
const ANSWER = { kind: "build", hill: "F4", token: "F4" } as const;

/** The remarks of a part that begin so, each with its values in two forms. */
const remarksOf = (part: "tutor" | "tutorKings", begin: string, values: readonly object[]) =>
  [...wordsOf(part, "en").matchAll(/^tutor-([\w-]+) =/gm)].flatMap(([, name = ""]) => {
    const code = name.startsWith(begin) ? name.slice(begin.length) : "";
    if (!/^\w+$/.test(code) || NO_REMARKS.includes(code)) return [];
    // Pieces of a stone lie on one position each.
    return values.map((more) => ({ code, ...more, ...(code === "stone" && { from: "W2" }) }));
  });
const NO_REMARKS = ["warning", "only_way", "only_turn", "with"];
const ringforts = (begin: string) => remarksOf("tutor", begin, VALUES) as unknown as Remark[];
const ofKings = (begin: string) => remarksOf("tutorKings", begin, KINGS_VALUES) as unknown as KingsRemark[];

/** All that is said. */
const said = () => [
  ...ringforts("").map((remark) => remarkSaid(remark, LEARNER)),
  ...ringforts("short-").map((remark) => remarkSaid(remark, LEARNER, true)),
  ...ringforts("next-").map((remark) =>
    warningSaid(ANSWER, { points: 2.7, answer: ANSWER, remark }, LEARNER),
  ),
  ...ringforts("missed-").map((remark) => missedSaid({ points: 1, action: ANSWER, remark }, LEARNER)),
  ...ofKings("").map((remark) => kings.remarkSaid(remark, "red", isBlue)),
  ...ofKings("short-").map((remark) => kings.remarkSaid(remark, "red", isBlue, true)),
  ...ofKings("could-").map((remark) => kings.betterSaid("tutor-better-warning", BETTER as never, remark)),
  ...ofKings("could-").map((remark) => kings.betterSaid("tutor-better-missed", BETTER as never, remark)),
  kings.onlyWaySaid(0.257, BETTER as never),
];

test.each(LANGUAGES)(
  "every remark is said, and lights what it is about, as recorded: %s",
  async (language) => {
    await speak(language);
    const lines = said().map(({ words, hills }) => {
      const places = hills.map((at) =>
        typeof at === "string" ? at : `${at.region} ${at.positions.join(" ")}`,
      );
      return `${words} [${places.join(", ")}]\n`;
    });
    expectRecorded("tutor", language, lines.join(""));
  },
);

test("positions of a turn that was missed are lit as advice, and not as what happened", () => {
  const { hills } = kings.betterSaid("tutor-better-missed", undefined, {
    code: "enthroned",
    region: "ulster",
  });
  expect(hills).toEqual([{ region: "ulster", positions: ["K"], isBetter: true }]);
});

test("what is said of a majority lights the positions that make it", () => {
  const board = {
    ulster: { F1: ["blue", "red"], F2: ["red"], F3: ["blue"], H1: ["red"], K: ["RED"] },
    connacht: { F5: ["red"], W1: ["blue"] },
  };
  const lit = (remark: KingsRemark) =>
    kings.heldPlaces(remark, "red", board).map(({ region, positions }) => [region, ...positions].join(" "));
  expect(lit({ code: "most", region: "ulster", rank: "F", count: 2 })).toEqual(["ulster F1 F2"]);
  expect(lit({ code: "spread", rank: "F" })).toEqual(["ulster F1 F2", "connacht F5"]);
  expect(lit({ code: "tied", region: "ulster", rank: "F", owner: "blue" })).toEqual(["ulster F1 F2 F3"]);
  expect(lit({ code: "dominant", region: "ulster" })).toEqual(["ulster F1 F2 H1 K"]);
  expect(lit({ code: "ended" })).toEqual([]);
});

/** A table of a game, whose log says how far it is. */
const tableOf = (view: object, isOwn = LEARNER.isOwn): TutoredTable => ({
  ...{ id: "0123456789abcdef", secret: "secret", untilMove: new AbortController().signal },
  ...{ view: view as View, isOwn },
  get decision() {
    return `0 ${(view as View).log.length}`;
  },
});

/** A table of ringforts, and what plays a turn of both sides there. */
function ringfortTable() {
  const seats = ["red", "blue"].map((seat, side) => ({ seat, side }));
  const log: object[] = [];
  const move = { token: "A4", detail: { kind: "build", hill: "A4" } };
  const turn = () => seats.forEach(({ seat }) => log.push({ ...move, seat, version: log.length + 7 }));
  return { table: tableOf({ you: "red", legal: {}, seats, board: { phase: "battle" }, log }), turn };
}

/** A tutor that gets this answer to each question, and the questions. */
function tutorOf(
  table: TutoredTable,
  remarks: readonly object[] | undefined,
  more: object = {},
  voice = voiceOf,
) {
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

/** The words of the tutor in each turn, from the one before on. */
async function saidIn(turns: number, remarks: readonly object[], more: object = {}): Promise<string[]> {
  const { table, turn } = ringfortTable();
  const { tutor } = tutorOf(table, remarks, more);
  const said: string[] = [];
  while (said.length < turns) {
    turn();
    await tutor.look();
    said.push(tutor.words);
  }
  return said;
}

const ALONE = { kind: 8, code: "alone", hill: "C3" } as const;
const TAKEN = { kind: 3, code: "taken", hill: "D4" } as const;

test("the same kind is not said three times running, and the next one is said for it", async () => {
  expect((await saidIn(4, [ALONE])).map((words) => words !== "")).toEqual([true, true, false, false]);
  const [, second, third] = await saidIn(3, [TAKEN, ALONE]);
  expect(second).toMatch(/^D4 is Blue's now/);
  expect(third).toBe("Blue's ringfort on C3 is not linked yet.");
  // The leader stands beside the board, so the tutor does not say it again.
  expect(await saidIn(1, [ALONE], { says_lead: true })).toEqual(["Blue's ringfort on C3 is not linked yet."]);
});

test("the reader is spoken to in one turn of three, and a hint is not their find", async () => {
  const said = await saidIn(4, [], { only_way: 1.6 });
  expect(said[0]).toBe("Well seen: any other move was at least a point worse than A4.");
  expect(said.map((words) => words !== "")).toEqual([true, false, false, true]);
  // A move that a hint advised is neither their find nor warned of; the next one is.
  const { table, turn } = ringfortTable();
  turn();
  const warning = { points: 2.2, answer: ANSWER, remark: { code: "joined", hill: "F4", kingdoms: 2 } };
  const { tutor } = tutorOf(table, [], { only_way: 1.6, warning });
  const warned = async () => (await tutor.warn({ kind: "build", hill: "F3" })) !== undefined;
  tutor.noteHint();
  expect(await warned()).toBe(false);
  turn();
  await tutor.look();
  expect([tutor.words, await warned()]).toEqual(["", true]);
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
});

test("each of several computers has a sentence with its name, and in the reader's own turn nothing is asked", async () => {
  const entry = (seat: string | undefined, version: number, kind = "play") =>
    ({ seat, version, detail: { kind } }) as unknown as EntryView;
  const saidAt = async (seats: string[], log: EntryView[]) => {
    const all = seats.map((seat, side) => ({ seat, side }));
    const view = { variant: "seat-of-kings", you: "blue", legal: {}, log, seats: all };
    const remarks = [
      { kind: 8, code: "placed", region: "ulster", positions: ["F1"] },
      { kind: 3, code: "captured", region: "ulster", position: "H2", owner: "blue" },
    ];
    const moves = seats.slice(1).map((seat, version) => ({ version, seat, remarks }));
    const { tutor, asked } = tutorOf(tableOf(view, isBlue), [], { moves }, kings.voiceOf as never);
    await tutor.look();
    return [tutor.words, asked];
  };
  const [red, white] = ["Red", "White"].map((name) => `${name} placed a piece on F1 in Ulster.`);
  const log = [entry("blue", 1), entry("red", 2), entry("white", 3)];
  const asked = [{ secret: "secret", seat: "blue", since: 1 }];
  expect(await saidAt(["blue", "red"], log)).toEqual([red, asked]);
  expect(await saidAt(["blue", "red", "white"], log)).toEqual([`${red} ${white}`, asked]);
  const own = [entry("red", 1), entry("blue", 2), entry("blue", 3, "place")];
  expect(await saidAt(["blue", "red"], own)).toEqual(["", []]);
  expect(kings.ownTurnOf([...own, entry("red", 5)], isBlue)?.version).toBe(2);
});
