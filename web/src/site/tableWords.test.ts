// The words of a table and its players: invitations, offers, claims, turns and who begins.

import { beforeEach, expect, test, vi } from "vitest";

import type { PublicSeat, SeatEntry, TableEntry, View } from "../client/wire.ts";
import { awaitedClaim } from "./claims.ts";
import { Failing } from "./failing.svelte.ts";
import { invitationTitle, namesAt, partnerWords, termsWords } from "./invitation.ts";
import { keptTurnsOf, learnt, type KeptTurns } from "./keptTurns.ts";
import { calledOf, WATCHER } from "./named.ts";
import { declinedWords, offerWords, ownOfferWords } from "./offers.ts";
import { inOwnTask } from "./ownTask.ts";
import { isAwaited, ownTurns } from "./ownTurns.svelte.ts";
import { qrCode } from "./qrCode.ts";
import type { SeatedTable } from "./seatedTable.svelte.ts";
import { nextStartWords, nextStarter, startWords, type Starting } from "./starts.ts";
import { isOwnTurn, kindWords, stageWords, takerWords } from "./tableWords.ts";
import { learn } from "./words.ts";

await learn("table", "end");

const isRed = (seat: string) => seat === "red";
const FOUR = ["south", "west", "north", "east"];
const sidesOf = (...seats: string[]) => seats.map((seat, place) => ({ seat, side: place % 2 }));

/** A running game. */
const viewOf = (more: object = {}) =>
  ({
    ...{ stage: "playing", variant: "four-treasures", clock: "none", standing: { games: 1, results: [] } },
    ...{ seats: [], log_from: 0, log: [], board: {} },
    ...more,
  }) as unknown as View;

test("who is away and has to decide can be claimed of, once the time is over, and nobody else", () => {
  const here = (seat: string): PublicSeat => ({ seat, taken: true, here: true });
  const away = (seat: string, claim_in_ms?: number): PublicSeat => ({
    ...{ seat, taken: true, here: false },
    ...(claim_in_ms !== undefined && { claim_in_ms }),
  });
  const asking = (asked: string[], more: object = {}, count = 2) => {
    const seats = ["red", "blue", "white"].slice(0, count).map((seat, side) => ({ seat, side }));
    return viewOf({ seats: seats.map((each) => ({ ...each, asked: asked.includes(each.seat) })), ...more });
  };
  const claim = awaitedClaim(asking(["blue"]), [here("red"), away("blue", 150_000)], isRed);
  expect(claim).toEqual({ by: "red", of: "blue", kind: "both", inMs: 150_000 });
  const people = [here("red"), away("blue", 0)];
  expect(awaitedClaim(asking(["red"]), people, isRed)).toBeUndefined();
  expect(awaitedClaim(asking(["blue"]), [here("red"), here("blue")], isRed)).toBeUndefined();
  expect(awaitedClaim(asking(["blue"]), [here("red"), away("blue")], isRed)).toBeUndefined();
  expect(awaitedClaim(asking(["blue"]), people, () => false)).toBeUndefined();
  expect(awaitedClaim(asking(["blue"], { stage: "over" }), people, isRed)).toBeUndefined();
  // Nothing is claimed of a partner.
  const doubles = viewOf({
    seats: sidesOf(...FOUR).map((each) => ({ ...each, asked: each.seat === "north" })),
  });
  expect(awaitedClaim(doubles, [away("north", 0)], (seat) => seat === "south")).toBeUndefined();
  expect(awaitedClaim(doubles, [away("north", 0)], (seat) => seat === "east")?.by).toBe("east");
  // In Seat of Kings two play for the win, and more go on without who is away.
  const both = [away("blue", 5_000), away("white", 2_000)];
  expect(awaitedClaim(asking(["blue"], { kings: {} }), both, isRed)?.kind).toBe("win");
  const three = awaitedClaim(asking(["blue", "white"], { kings: {} }, 3), both, isRed);
  expect(three).toMatchObject({ of: "white", kind: "on", inMs: 2_000 });
});

test("an invitation names who sits at the table, each once, and the game", () => {
  const table = (...people: Partial<PublicSeat>[]) => ({ people }) as unknown as SeatedTable;
  const taken = (name: string) => ({ taken: true, name });
  const free = { taken: false, name: "Nobody" };
  const title = "Ann invites you to play Four Treasures";
  expect(invitationTitle(table(taken("Ann"), free), viewOf())).toBe(title);
  // Who opened it has no name, or takes no seat.
  for (const nameless of [table({ taken: true }), table(free), table()])
    expect(invitationTitle(nameless, viewOf())).toBe("Play Four Treasures");
  expect(namesAt(table(taken("Ann"), taken("Ben"), taken("Ann"), taken("")))).toEqual(["Ann", "Ben"]);
});

test("the terms of a game are its length and its clock, and of Seat of Kings its regions, deck, rounds and edition", () => {
  expect(termsWords(viewOf())).toEqual(["One game", "No clock"]);
  const clock = { fischer: { initial_ms: 600_000, increment_ms: 5_000 } };
  expect(termsWords(viewOf({ standing: { games: 4 }, clock }))).toEqual([
    "A match of 4 games",
    "10 min + 5 s",
  ]);
  expect(termsWords(viewOf({ clock: { days: 3 } }))).toContain("3 days per move");
  const options = { regions: ["ulster", "munster"], deck: "reconstructed", max_rounds: 60, edition: "en" };
  const kings = (more: object, is_reconstruction: boolean) =>
    termsWords(viewOf({ kings: { options: { ...options, ...more }, is_reconstruction } })).slice(2);
  expect(kings({}, true)).toEqual([
    "Regions: Ulster and Munster",
    "Standard deck (a reconstruction)",
    "Draw after 60 rounds without a winner",
  ]);
  expect(kings({ deck: "printed", max_rounds: 12, edition: "it" }, false)).toEqual([
    "Regions: Ulster and Munster",
    "Deck from a file: printed",
    "Draw after 12 rounds without a winner",
    "Italian edition",
  ]);
  // In doubles a seat has a partner and two opponents; elsewhere nobody is named.
  const doubles = "You play West, with East as your partner, against South and North.";
  expect(partnerWords(viewOf({ seats: sidesOf(...FOUR) }), "west")).toBe(doubles);
  expect(partnerWords(viewOf({ seats: sidesOf("red", "blue") }), "red")).toBe("");
  const three = ["blue", "red", "white"].map((seat, side) => ({ seat, side }));
  expect(partnerWords(viewOf({ seats: three }), "blue")).toBe("");
});

test("a code has its three corners, and a quiet zone around them", async () => {
  const { path, size } = await qrCode(`http://tara.example/join/0123456789abcdef#${"0".repeat(32)}`);
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h`);
  // The upper edge of the square by which a camera finds a corner.
  const isCorner = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].every((step) => isDark(x + step, y));
  const far = size - 11;
  const corners = [isCorner(4, 4), isCorner(far, 4), isCorner(4, far), isCorner(far, far)];
  expect(corners).toEqual([true, true, true, false]);
  for (let at = 0; at < size; at += 1) {
    const edge = [isDark(at, 3), isDark(3, at), isDark(at, size - 4), isDark(size - 4, at)];
    expect(edge).not.toContain(true);
  }
});

type Offer = NonNullable<View["offer"]>;

test("an offer names who makes it, a take-back the moves that go, and a declined one who declined", () => {
  const takeback = (kept: number): Offer => ({ offer: "takeback", by: "red", waits: ["blue"], kept });
  const log = ["C3", "D4", "D5"].map((token) => ({ token }));
  const moves = viewOf({ log_from: 10, log });
  const [all, own] = [offerWords, ownOfferWords].map((words) => [12, 11, 10, 9].map((kept) => words(moves, takeback(kept)))); // prettier-ignore
  const said = ["D5", "D4 and the moves since: D5", "C3 and the moves since: D4 and D5", "the last 4 steps"];
  expect(all).toEqual(said.map((what) => `Red asks to take back ${what}.`));
  expect(own).toEqual(said.map((what) => `You have asked to take back ${what}.`));
  const kings = viewOf({ log_from: 10, log: [...log, { token: "end" }], board: undefined });
  expect(offerWords(kings, takeback(10))).toBe("Red asks to take back the last 4 steps.");
  expect(ownOfferWords(moves, { offer: "draw", by: "red", waits: ["blue"] })).toBe(
    "You have offered a draw.",
  );
  expect(offerWords(moves, { offer: "draw", by: "blue", waits: [] })).toBe("Blue offers a draw.");
  const allOwn = { ...WATCHER, isOwn: () => true };
  const declined = viewOf({ declined: { offer: "draw", by: "red", seat: "blue" } });
  expect([declinedWords(moves, allOwn), declinedWords(declined, allOwn)]).toEqual([
    "",
    "Blue declines the draw.",
  ]);
});

test.each([
  ["Anna", "Ben", "Anna", "Ben"],
  // The color stays where a name was made up, is missing, or could be somebody else's.
  ["Guest Oak", undefined, "Red", "Blue"],
  ["Anna", "anna", "Red", "Blue"],
  ["Blue", "Ben", "Red", "Ben"],
])("players %s and %s are called %s and %s", (red, blue, ...called) => {
  const person = (seat: string, name?: string) => ({ seat, taken: true, here: true, ...(name && { name }) });
  const people = [person("red", red), person("blue", blue)];
  expect(["red", "blue"].map((seat) => calledOf(people, seat))).toEqual(called);
  expect(calledOf([], "white")).toBe("White");
});

test("a turn begins once, whichever tabs hear of it, and never at a table that was not known before", () => {
  /** What is kept, and how many turns have begun, after tabs learnt so: a version and `!` where the reader is asked. */
  const after = (...learnings: string[]) => {
    let [kept, begun]: [KeptTurns, number] = [{}, 0];
    for (const learning of learnings) {
      const turn = { table: "a", version: parseInt(learning), isAsked: learning.endsWith("!") };
      const next = learnt(kept, [turn], false);
      [kept, begun] = [next.kept, begun + next.begun.length];
    }
    return [kept["a"], begun];
  };
  // The second decision of a turn begins none.
  expect(after("4", "5!", "5!", "6!", "7", "8!")).toEqual([[8, true], 2]);
  expect(after("5!", "5!")).toEqual([[5, true], 0]);
  // An answer that was on its way while the reader moved, and one that tells nothing, change nothing.
  expect(after("5!", "6", "5!")).toEqual([[6, false], 0]);
  expect(after("6", "-1")).toEqual([[6, false], 0]);
  const kept: KeptTurns = { a: [3, true], b: [4, false] };
  const b = (version: number, isAsked: boolean) => [{ table: "b", version, isAsked }];
  // A whole list forgets all other tables, one table forgets none.
  expect(learnt(kept, b(4, false), false).kept).toEqual(kept);
  expect(learnt(kept, b(5, true), true)).toEqual({ kept: { b: [5, true] }, begun: ["b"] });
  expect(keptTurnsOf('{"a":[3,true],"b":[4],"c":7,"d":["5",false]}')).toEqual({ a: [3, true] });
  for (const text of [null, "", "no", "null", "7"]) expect(keptTurnsOf(text), String(text)).toEqual({});
});

test("an offer awaits who has to answer it, and the next game who is not ready for it", () => {
  const awaits = (more: object) => isAwaited(viewOf(more), isRed);
  const seats = ["red", "blue"].map((seat) => ({ seat, sits: true }));
  const offered = (...waits: string[]) => awaits({ seats, offer: { offer: "rematch", by: "blue", waits } });
  expect([offered("red"), offered("blue"), awaits({ seats })]).toEqual([true, false, false]);
  const between = (sits: boolean, results = [[3, 0]]) =>
    awaits({ stage: "seating", standing: { results }, seats: [{ seat: "red", sits }] });
  expect([between(false), between(true), between(false, [])]).toEqual([true, false, false]);
  // It marks the title, and counts as no turn.
  const leave = ownTurns.show({ table: "1", isAsked: false, isAwaited: true });
  expect([ownTurns.isDue, ownTurns.count]).toEqual([true, 0]);
  leave();
  expect([ownTurns.isDue, ownTurns.count]).toEqual([false, 0]);
});

const frames: (() => void)[] = [];

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  return () => vi.unstubAllGlobals();
});

test.each<[string, (task: ReturnType<typeof inOwnTask<number>>) => void, number[][], number[][]]>([
  ["only the newest value is drawn, after the task", (task) => (task.draw(1), task.draw(2)), [], [[2]]],
  ["a frame that comes first draws it, once", (task) => (task.draw(1), frames[0]?.()), [[1]], [[1]]],
  ["nothing is drawn once it is stopped", (task) => (task.draw(1), task.stop()), [], []],
])("%s", async (_, act, atOnce, drawn) => {
  const show = vi.fn();
  act(inOwnTask<number>(show));
  expect(show.mock.calls).toEqual(atOnce);
  await new Promise((done) => setTimeout(done));
  expect(show.mock.calls).toEqual(drawn);
});

test("a refusal is shown until what refused it has passed, and the failure of a request until it is taken back", () => {
  const failing = new Failing();
  failing.refuse("too early", "claim", 5);
  expect(failing.why).toBe("too early");
  failing.meet();
  expect(failing.why).toBeUndefined();
  // An order is refused until the table goes on, no matter who comes or goes.
  failing.refuse("offered recently", "offer", 5);
  failing.meet();
  failing.reach(5);
  expect(failing.why).toBe("offered recently");
  failing.reach(6);
  expect(failing.why).toBeUndefined();
  failing.refuse("offered recently", "offer", 5);
  failing.set("no invitation");
  failing.reach(6);
  failing.meet();
  expect(failing.why).toBe("no invitation");
  failing.set(undefined);
  expect(failing.why).toBeUndefined();
});

/** A game of these seats that this one began, after so many games of a match of so many. */
const after = (seats: readonly string[], first: string, results: number, games: number, more: object = {}) =>
  viewOf({
    stage: results === games ? "over" : "seating",
    log: [{ version: 3, seat: first, detail: { kind: "build", hill: "D4" } }],
    seats: seats.map((seat) => ({ seat })),
    standing: { games, results: Array.from({ length: results }, () => [0, 0]) },
    fairness: { game: results - 1 },
    ...more,
  }) as Starting;
const TWO = ["red", "blue"];

test("starts go round the seats, from the last game of a match to a rematch too, and who begins is told", () => {
  const two = [after(TWO, "red", 1, 1), after(TWO, "blue", 1, 2), after(TWO, "blue", 2, 2)];
  const four = [after(FOUR, "east", 1, 4), after(FOUR, "south", 4, 4)];
  expect([...two, ...four].map(nextStarter)).toEqual(["blue", "red", "red", "south", "west"]);
  // From a position that was agreed the same seat begins again.
  expect(nextStarter(after(TWO, "blue", 1, 1, { start: "four-treasures" }))).toBe("blue");
  // Who begins is not told where the beginning of the log is not here.
  expect(nextStarter(after(TWO, "blue", 1, 1, { log_from: 4 }))).toBeUndefined();
  expect(nextStartWords(after(TWO, "blue", 1, 1, { log: [] }), "red")).toBe("");
  expect(nextStartWords(after(TWO, "red", 1, 1), "blue")).toBe("In a rematch, you begin.");
  expect(nextStartWords(after(TWO, "red", 1, 2), "red")).toBe("In the next game, Blue begins.");
  const { board: _board, ...kings } = after(TWO, "red", 1, 1);
  expect(nextStartWords(kings, "red")).toBe("In a rematch, lots decide who begins.");
  expect(nextStartWords(after(TWO, "red", 1, 1, { stage: "stopped" }), "red")).toBe("");
  // A rematch says it until the first move.
  const begun = after(TWO, "red", 0, 1, { stage: "playing", turn: "blue", fairness: { game: 1 } });
  expect(startWords({ ...begun, log: [] }, "blue")).toBe("You begin this game.");
  expect(startWords({ ...begun, log: [] }, "red")).toBe("Blue begins this game.");
  expect([startWords(begun, "red"), startWords({ ...begun, log: [], fairness: { game: 0 } }, "red")]).toEqual(
    ["", ""],
  );
});

test("a table of the lobby says whose turn it is, who won, how long ago, and who takes its seats", () => {
  const seat = (seat: string, more: object = {}): SeatEntry => ({ seat, free: false, ...more });
  const live = { version: 9, moved_at: 60_000, asked: ["red"], points: [0, 0], board: {} };
  const table = (more: object = {}) =>
    ({
      ...{ stage: "playing", opened_at: 0, clock: "none", length: "game" },
      ...{ seats: [seat("red", { yours: true }), seat("blue", { name: "Ann", here: false })], live },
      ...more,
    }) as unknown as TableEntry;
  expect([isOwnTurn(table()), stageWords(table())]).toEqual([true, "Your turn"]);
  const other = table({ live: { ...live, asked: ["blue"] } });
  expect([isOwnTurn(other), stageWords(other)]).toEqual([false, "Blue to move"]);
  expect(stageWords(table({ stage: "seating", live: { ...live, asked: [] } }))).toBe("Waiting");
  const over = (...ahead: string[]) =>
    stageWords(table({ stage: "over", live: { ...live, asked: [], ahead } }));
  expect([over("red"), over("blue"), over()]).toEqual(["You won", "Blue won", "Drawn"]);
  expect(stageWords(table({ stage: "over", live: { ...live, aborted: true } }))).toBe("Aborted");
  expect(kindWords(table(), 180_000)).toEqual(["No clock", "last move 2 minutes ago"]);
  expect(kindWords(table({ stage: "seating" }), 180_000)[1]).toBe("opened 3 minutes ago");
  expect(kindWords(table({ length: "match" }), 60_000).slice(1)).toEqual(["last move just now", "Match"]);
  const seats = [...table().seats, seat("blue", { program: "level:4" }), seat("blue", { free: true })];
  expect(seats.map(takerWords)).toEqual(["You", "Ann (away)", "Computer, level 4", "free"]);
});
