// The words of moves, of what followed them, of who leads, and of a result.

import { expect, test } from "vitest";

import { HILLS } from "../../board/index.ts";
import type { EffectView, EntryView, Legal, RingfortsView, View } from "../../client/wire.ts";
import { followingSentence, foreseen, reasonWords } from "./following.ts";
import { lastTurnWords } from "./lastTurn.ts";
import { plaqueOf } from "./plaque.ts";
import { kingsWords, leadWords, matchWords, resultWords, shortLeadWords } from "./results.ts";
import { shownWords, tokenWords } from "./sentences.ts";
import { dangerWords, fallenIn, greatIn, playedForWords, sinceOf, sinceWords } from "./since.ts";
import { soundOf } from "./soundOf.ts";

let version = 0;
const entry = (seat: string, detail: object, by?: string): EntryView =>
  ({ version: (version += 1), seat, detail, ...(by && { by }) }) as EntryView;
const step = (seat: string, from: string, to: string, ...effects: object[]) =>
  entry(seat, { kind: "step", from, to, effects });
const forced = (from: string, to: string, ...effects: object[]) =>
  entry("red", { kind: "step", from, to, effects }, "table");

test("an earlier moment is named by the move that led to it, and a move as a list writes it", () => {
  const log = [step("blue", "C3", "B5"), entry("red", { kind: "build", hill: "D4" })];
  // Earlier entries may not be there yet.
  expect([7, 8, 0, 3].map((count) => shownWords({ log, log_from: 6 }, count))).toEqual([
    ...["Blue moves the king from C3 to B5.", "Red builds on D4.", "The game begins.", ""],
  ]);
  const tokens = ["D4", "xB1", "D7-B6", "D7xE5", "D7-E5~", "xD5+D6D7"];
  expect(tokens.map(tokenWords)).toEqual(["D4", "×B1", "D7→B6", "D7×E5", "D7→E5†", "×D5 D6–D7"]);
});

test("of what an entry changed the strongest is heard", () => {
  const heard = (detail: object) => soundOf(entry("red", detail));
  const links = [{ link: "D4D5", side: 0, after: true }];
  const effects = [{ effect: "ringfort_captured", side: 1, hill: "D4" }];
  expect(heard({ kind: "build", hill: "D4" })).toBe("piece");
  expect(heard({ kind: "build", hill: "D4", change: { links } })).toBe("bridge");
  expect(heard({ kind: "capture", hill: "D4", effects, change: { links } })).toBe("capture");
  expect(heard({ kind: "take", from: "C2", to: "D4", effects, change: { kings: [], links } })).toBe("king");
});

const CAPTURED: EffectView = { effect: "king_captured", side: 1, hill: "B1" };

test.each<[string | undefined, EffectView[]]>([
  ["Blue's king on B1 is captured.", [CAPTURED]],
  [
    "Blue's king on B1 is captured. Blue has lost two kings, and that ends the game.",
    [CAPTURED, { effect: "double_capture", side: 1 }],
  ],
  [
    "Red's king on D4 is stranded and captured.",
    [{ effect: "king_captured_by_default", side: 0, hill: "D4" }],
  ],
  ["Red's kings leave the board.", [{ effect: "kings_withdrawn", side: 0, hills: ["D4", "E5"] }]],
  ["The other side has passed, so Blue must pass too.", [{ effect: "forced_pass", side: 1, hills: [] }]],
  // What the board shows well is not announced.
  [undefined, [{ effect: "kingdoms_joined", side: 0, hill: "D4", kingdoms: 2 }]],
  [undefined, []],
])("a plaque says: %s", (words, effects) =>
  expect(plaqueOf(entry("red", { kind: "pass", effects }))).toBe(words),
);

test("the last turn says why it is the last one, and whose; in doubles the turns that are left are counted", () => {
  const full = [HILLS.slice(0, 23).join(""), HILLS.slice(23).join("")];
  const told = (turns_left: number | undefined, more: object = {}, seats = 2, isMine = true) =>
    lastTurnWords(
      { phase: "battle", ringforts: ["D4", ""], ...(turns_left && { turns_left }), ...more },
      Array.from({ length: seats }, () => ({})) as View["seats"],
      0,
      isMine,
    );
  const kings = { kings_lost: [0, 0] };
  expect([
    told(undefined),
    told(1, { ringforts: full }),
    told(1, { ...kings, ringforts: full }),
    told(1, kings, 2, false),
    told(3, {}, 4),
    told(1, {}, 4),
  ]).toEqual([
    "",
    "The board is full, and Blue has nothing to capture: this is your last turn.",
    "The board is full: this is your last turn.",
    "Blue has passed: this is the last turn.",
    "3 turns left.",
    "The last turn.",
  ]);
});

const reader = {
  isOwn: (seat: string) => seat === "red",
  sideOf: (seat?: string) => Number(seat === "blue"),
  own: 0,
};
const gift = entry("blue", { kind: "sacrifice", from: "F4", to: "D6" });
const own = step("red", "B2", "C4");
const answer = step("blue", "B5", "A3");
const fallen = (hill: string, side: number) => ({ effect: "king_captured", hill, side });
const taken = (hill: string) => ({ effect: "ringfort_captured", side: 0, hill });

test.each<[string, EntryView[]]>([
  // One answer that the board shows is not told again.
  ["", [own, answer]],
  ["", [answer]],
  [
    "Since your last press: 5 moves. C6→E7 and E7→G6 were your only moves and were played for you. Blue gave you D6.",
    [step("red", "E5", "G4"), own, answer, forced("C6", "E7"), entry("blue", { kind: "step", from: "A3", to: "C4" }, "table"), forced("E7", "G6"), gift], // prettier-ignore
  ],
  ["C6→E7 was your only move and was played for you.", [own, forced("C6", "E7")]],
  ["You lost a king on G6: one more loses the game.", [own, step("blue", "B5", "A3", fallen("G6", 0))]],
  ["You captured the king on D6.", [step("red", "B2", "C4", fallen("D6", 1)), answer]],
  [
    "Since your last press: 3 moves. E7→G6 was your only move and was played for you. Blue captured your ringforts on F7 and G2.",
    [own, step("blue", "B5", "F7", taken("F7")), forced("E7", "G6"), step("blue", "F7", "G2", taken("G2"))],
  ],
  ["Blue captured your ringfort on F7.", [own, step("blue", "B5", "F7", taken("F7"))]],
  ["Battle has begun.", [own, step("blue", "B5", "A3", { effect: "battle", seat: "blue" })]],
])("since the reader's last press: %s", (words, log) => {
  expect(sinceWords(sinceOf(log, reader.isOwn), { ...reader, lost: 1 })).toBe(words);
});

test("all that a move of Stone of Destiny did is told, to who watches too, and the first great event is found", () => {
  const said = (log: EntryView[], own?: number) => sinceWords(log, { ...reader, own, lost: 1 });
  const king = { effect: "king_moved", side: 1, from: "C7", to: "F6" };
  const replaced = { kind: "replace", hill: "F6", link: "B2B3", effects: [taken("F6"), king] };
  const moved = (detail: object) => said(sinceOf([own, entry("blue", detail)], reader.isOwn), 0);
  expect(moved(replaced)).toBe("Blue captures F6, moves the king there from C7 and links B2 with B3.");
  const built = { kind: "build", hill: "F6", effects: [king] };
  expect(moved(built)).toBe("Blue builds on F6 and moves the king there from C7.");
  const press = step("red", "B2", "C4", fallen("D6", 1));
  expect([said([press]), fallenIn([press])]).toEqual(["Blue lost a king on D6.", [{ hill: "D6", side: 1 }]]);
  const alone = "C6→E7 was your only move and was played for you.";
  expect(playedForWords([own, forced("C6", "E7")], { ...reader, lost: 1 })).toBe(alone);
  const other = entry("blue", { kind: "step", from: "B5", to: "A3" }, "table");
  expect(playedForWords([own, other], { ...reader, lost: 1 })).toBe("");
  const great = forced("C6", "E7", fallen("D6", 1));
  expect([greatIn([own, answer, great, gift]), greatIn([own, answer])]).toEqual([great, undefined]);
});

test("a besieged king of the reader is named while kings can be captured", () => {
  const seen: RingfortsView = {
    ...{ phase: "manoeuvres", ringforts: ["A2F1D4", "A3B2A1"], kings: ["A2F1", "A3B2"] },
    ...{ kings_lost: [0, 0], besieged: ["A2D4", "B2"] },
  };
  const words = "Your king on A2 is besieged: it falls if an enemy king moves next to it.";
  expect(dangerWords(seen, 0)).toBe(words);
  expect(dangerWords(seen, 1)).toMatch(/^Your king on B2/);
  const { kings_lost: _, ...noneFalls } = seen;
  expect([dangerWords(seen, undefined), dangerWords({ ...seen, phase: "setup" }, 0)]).toEqual(["", ""]);
  expect(dangerWords(noneFalls, 0)).toBe("");
});

test("a move names the king that it captures and the ringfort that it frees, a hint its reason or the counts", () => {
  const before: RingfortsView = {
    ...{ phase: "battle", ringforts: ["C4A2", "B1E3"], kings: ["C4", "B1E3"], kings_lost: [0, 0] },
    ...{ besieged: ["A2", ""], leads: { by: "kingdoms", counts: [2, 2], fewer: true } },
  };
  const legal: Legal = { besieges: { B2: "B1" } };
  const move = { ...before, kings: ["B2", "E3"], kings_lost: [0, 1], besieged: ["", "B1"] };
  const follows = (after?: RingfortsView) => followingSentence(legal, "B2", foreseen(before, after, 0));
  expect(foreseen(before, move, 0)).toEqual({ fallen: ["B1"], freed: ["A2"] });
  expect(follows(move)).toBe("B2: captures the king on B1 and breaks the siege of A2.");
  expect(follows(undefined)).toBe("B2: besieges B1.");
  // Kings that leave the board after a pass are not captured.
  expect(foreseen(before, { ...before, kings: ["C4", ""] }, 0).fallen).toEqual([]);
  const reason = (legal: Legal, after?: RingfortsView, from = before) =>
    reasonWords(legal, { kind: "step", from: "C4", to: "B2" }, from, after, 0);
  const after: RingfortsView = { ...before, leads: { by: "kingdoms", counts: [3, 2], fewer: true, side: 1 } };
  const { leads: _leads, ...first } = before;
  const bait = { ...after, besieged: ["B2", ""] };
  expect([
    reason(legal, after),
    reason({}, after),
    reason({}, before),
    reason({}, after, first),
    reason({}),
  ]).toEqual([
    "The move besieges B1.",
    "Then you have 3 kingdoms, Blue 2.",
    "Nothing else changes at once.",
    "Nothing else changes at once.",
    "",
  ]);
  expect(reason(legal, bait)).toBe("The ringfort there is besieged at once, as a bait: Blue can capture it.");
});

type Leads = NonNullable<RingfortsView["leads"]>;

const board = (leads: object, more: object = {}) =>
  ({ phase: "over", ringforts: ["", ""], leads, ...more }) as RingfortsView;

test("who leads is told as the reader sees it, and nobody leads before Battle or when it is over", () => {
  const leads: Leads = { by: "kingdoms", counts: [3, 4], fewer: true, side: 0 };
  const battle = board(leads, { phase: "battle" });
  const tie = { by: "territory", counts: [1, 2], fewer: false, side: 1 };
  const level = board({ by: "bridges", counts: [0, 0], fewer: false, tie }, { phase: "battle" });
  expect([leadWords(battle, 0), leadWords(battle, 1), leadWords(level, 1)]).toEqual([
    "You lead: 3 kingdoms to 4, and fewer win.",
    "Red leads: 3 kingdoms to 4, and fewer win.",
    "Even: no bridges yet. The tie goes to you, with more ringforts: 2 to 1.",
  ]);
  expect([battle, level].map((of) => shortLeadWords(of, 0))).toEqual([
    "You lead.",
    "Even; the tie goes to Blue.",
  ]);
  expect(leadWords({ phase: "manoeuvres" })).toBe("Nobody leads before Battle. Then fewer kingdoms win.");
  expect(shortLeadWords({ phase: "setup" })).toBe("Nobody leads yet.");
  expect([leadWords({ phase: "battle" }), leadWords(board(leads))]).toEqual(["", ""]);
  const kings = { ringforts: ["", ""], kings: ["A2B4C6", "D1E3"], kings_lost: [0, 1] };
  expect((["battle", "setup", "over"] as const).map((phase) => kingsWords({ ...kings, phase }))).toEqual([
    "Kings lost: Red 0, Blue 1. Losing two loses the game.",
    "Losing two kings loses the game.",
    "",
  ]);
  expect(kingsWords({ phase: "battle", ringforts: ["", ""], kings: ["A2", "D1"] })).toBe("");
});

const EVEN = { by: "kingdoms", counts: [2, 2], fewer: true };
const KINGDOMS = { by: "kingdoms", counts: [6, 7], fewer: true, side: 0 };
const BRIDGES = board({ by: "bridges", counts: [25, 32], fewer: false, side: 1 });
const SPARE = { by: "spare", counts: [23, 22], fewer: false, side: 0 };
const LEVEL = { by: "territory", counts: [20, 20], fewer: false };

test.each<[string, Parameters<typeof resultWords>]>([
  ["You win 9 to 0: 32 bridges to 25.", [[0, 9], BRIDGES, 1]],
  ["Blue wins 9 to 0: 32 bridges to 25.", [[0, 9], BRIDGES, 0]],
  ["Red wins 3 to 0: the kingdoms are even at 2, and Blue is left with the spare ringfort.", [[3, 0], board({ ...EVEN, tie: SPARE })]], // prettier-ignore
  ["The game is drawn, 1 to 1: kingdoms and ringforts are even at 2 and 20.", [[1, 1], board({ ...EVEN, tie: LEVEL })]], // prettier-ignore
  ["Red wins 4 to 0: 6 kingdoms to 7. Red has a point for the king it captured.", [[4, 0], board(KINGDOMS, { kings_lost: [0, 1] })]], // prettier-ignore
  ["Red wins 4 to 1: 6 kingdoms to 7. Each side has a point for the king it captured.", [[4, 1], board(KINGDOMS, { kings_lost: [1, 1] })]], // prettier-ignore
  // A board that says otherwise than the points gives no reason.
  ["Blue wins 3 to 0.", [[0, 3], board(KINGDOMS)]],
  ["Blue wins 3 to 0.", [[0, 3], board(KINGDOMS, { phase: "battle" })]],
  ["The game is drawn, 1 to 1.", [[1, 1]]],
])("a result says why: %s", (words, args) => expect(resultWords(...args)).toBe(words));

test.each<[string, number[], number, string?, number?]>([
  ["Game 1 of 2.", [0, 0], 0],
  ["Game 1 of 2 is over. Red leads the match 3 to 0.", [3, 0], 1, "seating"],
  ["Game 2 of 2. You lead the match 3 to 0.", [3, 0], 1, "playing", 0],
  ["Game 2 of 2. The match is even, 1 to 1.", [1, 1], 1],
  ["The match is drawn, 3 to 3.", [3, 3], 2],
  ["You win the match 6 to 3.", [6, 3], 2, "playing", 0],
  ["You lose the match 3 to 6.", [6, 3], 2, "playing", 1],
  ["Red wins the match 6 to 3.", [6, 3], 2],
])("of a match is told: %s", (words, points, played, stage = "playing", own) => {
  const standing = { game: Math.min(2, played + 1), games: 2, points, results: Array(played).fill([0, 0]) };
  expect(matchWords({ stage, seats: [], standing } as unknown as View, own)).toBe(words);
});
