// The words of a table and its players that journeys do not come to: claims, terms, offers, turns and who begins.

import { expect, test } from "vitest";

import type { PublicSeat, SeatEntry, TableEntry, View } from "../client/wire.ts";
import { awaitedClaim } from "./claims.ts";
import { Failing } from "./failing.svelte.ts";
import { partnerWords, termsWords } from "./invitation.ts";
import { keptTurnsOf, learnt, type KeptTurns } from "./keptTurns.ts";
import { calledOf, WATCHER } from "./named.ts";
import { declinedWords, offerWords, ownOfferWords } from "./offers.ts";
import { isAwaited } from "./ownTurns.svelte.ts";
import { qrCode } from "./qrCode.ts";
import { expectSaid } from "./recorded.setup.ts";
import { nextStartWords, startWords, type Starting } from "./starts.ts";
import { kindWords, stageWords, takerWords } from "./tableWords.ts";
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

/** The claim of a seat at a table of two where this one is asked, with these people. */
function claimOf(asked: string, people: readonly PublicSeat[], more: object = {}, own = "red") {
  const seats = ["red", "blue"].map((seat, side) => ({ seat, side, asked: seat === asked }));
  return awaitedClaim(viewOf({ seats, ...more }), people, (seat) => seat === own);
}

test("who is away and has to decide can be claimed of, once the time is over, and nobody else", () => {
  const here: PublicSeat = { seat: "red", taken: true, here: true };
  const away = (seat: string, claim_in_ms?: number) =>
    ({ seat, taken: true, here: false, claim_in_ms }) as PublicSeat;
  const claim = claimOf("blue", [here, away("blue", 150_000)]);
  expect(claim).toEqual({ by: "red", of: "blue", kind: "both", inMs: 150_000 });
  const people = [here, away("blue", 0)];
  const none = [claimOf("red", people), claimOf("blue", [here, away("blue")])];
  const others = [claimOf("blue", people, {}, "nobody"), claimOf("blue", people, { stage: "over" })];
  expect([...none, ...others].filter(Boolean)).toEqual([]);
  // Nothing is claimed of a partner.
  const seats = sidesOf(...FOUR).map((each) => ({ ...each, asked: each.seat === "north" }));
  const byOf = (own: string) => claimOf("", [away("north", 0)], { seats }, own)?.by;
  expect([byOf("south"), byOf("east")]).toEqual([undefined, "east"]);
  // In Seat of Kings two play for the win, and more go on without who is away.
  expect(claimOf("blue", people, { kings: {} })?.kind).toBe("win");
  const three = ["red", "blue", "white"].map((seat, side) => ({ seat, side, asked: seat !== "red" }));
  const both = [away("blue", 5_000), away("white", 2_000)];
  const last = claimOf("", both, { kings: {}, seats: three });
  expect(last).toMatchObject({ of: "white", kind: "on", inMs: 2_000 });
});

test("a code has its three corners, and a quiet zone around them", async () => {
  const { path, size } = await qrCode(`http://tara.example/join/0123456789abcdef#${"0".repeat(32)}`);
  const dark = [...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  // The upper edge of the square by which a camera finds a corner.
  const isCorner = ([x = 0, y = 0]: number[]) =>
    dark.filter((at) => at[1] === y && at[0] >= x && at[0] < x + 7).length === 7;
  const far = size - 11;
  const corners = [[4, 4], [far, 4], [4, far]]; // prettier-ignore
  expect([...corners, [far, far]].filter(isCorner)).toEqual(corners);
  expect(dark.flat().filter((at) => at < 4 || at >= size - 4)).toEqual([]);
});

test.each([
  ["Anna", "Ben", "Anna", "Ben"],
  // The color stays where a name was made up, is missing, or could be somebody else's.
  ["Guest Oak", "", "Red", "Blue"],
  ["Gast Eiche", "Ospite Quercia", "Red", "Blue"],
  ["Anna", "anna", "Red", "Blue"],
  ["Blue", "Ben", "Red", "Ben"],
])("players %s and %s are called %s and %s", (red, blue, ...called) => {
  const person = (seat: string, name: string) => ({ seat, taken: true, here: true, ...(name && { name }) });
  const people = [person("red", red), person("blue", blue)];
  expect(["red", "blue"].map((seat) => calledOf(people, seat))).toEqual(called);
});

test("a turn begins once, whichever tabs hear of it, and never at a table that was not known before", () => {
  /** The kept turn and the number of turns that have begun, after tabs learnt so: a version and `!` where the reader is asked. */
  const after = (...learnings: string[]) => {
    let [kept, begun]: [KeptTurns, number] = [{}, 0];
    for (const learning of learnings) {
      const turn = { table: "a", version: parseInt(learning), isAsked: learning.endsWith("!") };
      const next = learnt(kept, [turn], false);
      [kept, begun] = [next.kept, begun + next.begun.length];
    }
    return `${kept["a"]?.join(" ")}, ${begun} begun`;
  };
  // The second decision of a turn begins none.
  expect(after("4", "5!", "5!", "6!", "7", "8!")).toBe("8 true, 2 begun");
  expect(after("5!", "5!")).toBe("5 true, 0 begun");
  // An answer that was on its way while the reader moved, and one that tells nothing, change nothing.
  expect(after("5!", "6", "5!")).toBe("6 false, 0 begun");
  expect(after("6", "-1")).toBe("6 false, 0 begun");
  // A whole list forgets all other tables, one table forgets none.
  const kept: KeptTurns = { a: [3, true], b: [4, false] };
  const b = [{ table: "b", version: 5, isAsked: true }];
  expect(learnt(kept, b, false).kept).toEqual({ ...kept, b: [5, true] });
  expect(learnt(kept, b, true)).toEqual({ kept: { b: [5, true] }, begun: ["b"] });
  expect(keptTurnsOf('{"a":[3,true],"b":[4],"c":7,"d":["5",false]}')).toEqual({ a: [3, true] });
  for (const text of [null, "", "no", "null", "7"]) expect(keptTurnsOf(text), String(text)).toEqual({});
});

test("an offer awaits who has to answer it, and the next game who is not ready for it", () => {
  const awaits = (more: object) => isAwaited(viewOf(more), isRed);
  const seats = ["red", "blue"].map((seat) => ({ seat, sits: true }));
  const offered = (...waits: string[]) => awaits({ seats, offer: { offer: "rematch", by: "blue", waits } });
  const between = (sits: boolean, results = [[3, 0]]) =>
    awaits({ stage: "seating", standing: { results }, seats: [{ seat: "red", sits }] });
  expect([offered("red"), between(false)]).toEqual([true, true]);
  expect([offered("blue"), awaits({ seats }), between(true), between(false, [])]).not.toContain(true);
});

test("a refusal is shown until what refused it has passed, and the failure of a request until it is taken back", () => {
  const failing = new Failing();
  const told = (what: () => void) => (what(), failing.why);
  const refuse = (what: "claim" | "offer") => () => failing.refuse(what, what, 5);
  const [meet, fail] = [() => failing.meet(), () => failing.set("no invitation")];
  const [stay, goOn] = [() => failing.reach(5), () => failing.reach(6)];
  expect([refuse("claim"), meet].map(told)).toEqual(["claim", undefined]);
  // An order is refused until the table goes on, no matter who comes or goes.
  expect([refuse("offer"), meet, stay, goOn].map(told)).toEqual(["offer", "offer", "offer", undefined]);
  expect([refuse("offer"), fail, goOn].map(told)).toEqual(["offer", "no invitation", "no invitation"]);
});

/** A match after so many games of so many, of which Blue begins the next. */
const after = (results: number, games: number, more: object = {}) =>
  viewOf({
    stage: results === games ? "over" : "seating",
    log: [{ version: 3, seat: "red", detail: { kind: "build", hill: "D4" } }],
    standing: { games, results: [], next_start: "blue" },
    fairness: { game: results - 1 },
    ...more,
  }) as Starting;

const clock = { fischer: { initial_ms: 600_000, increment_ms: 5_000 } };
const options = { regions: ["ulster", "munster"], deck: "printed", max_rounds: 12, edition: "it" };
const moves = viewOf({ log_from: 10, log: ["C3", "D4", "D5"].map((token) => ({ token })) });
const takeback = (kept: number) => () => {
  const offer: NonNullable<View["offer"]> = { offer: "takeback", by: "red", waits: ["blue"], kept };
  return [offerWords(moves, offer), ownOfferWords(moves, offer)];
};
const begun = after(0, 1, { stage: "playing", turn: "blue", fairness: { game: 1 } });
const seat = (seat: string, more: object = {}): SeatEntry => ({ seat, free: false, ...more });

/** A table of the lobby where Red is asked, moved last one minute after it was opened. */
const tableOf = (more: object = {}, live: object = {}) =>
  ({
    ...{ stage: "playing", opened_at: 0, clock: "none", length: "game" },
    seats: [seat("red", { yours: true }), seat("blue", { name: "Ann", here: false })],
    live: { version: 9, moved_at: 60_000, asked: ["red"], points: [0, 0], board: {}, ...live },
    ...more,
  }) as unknown as TableEntry;
const lobby =
  (...args: Parameters<typeof tableOf>) =>
  () => {
    const table = tableOf(...args);
    return [stageWords(table), ...kindWords(table, 180_000), ...table.seats.map(takerWords)];
  };

test("terms, offers, starts and tables of the lobby are said as recorded", () =>
  expectSaid("table-words", {
    "a match with a clock": () => termsWords(viewOf({ standing: { games: 4 }, clock })),
    "a game with days": () => termsWords(viewOf({ clock: { days: 3 } })),
    "an Italian deck": () => termsWords(viewOf({ kings: { options, is_reconstruction: false } })),
    "no partner": () => partnerWords(viewOf({ seats: sidesOf("red", "blue") }), "red"),
    "a step is taken back": takeback(12),
    "two steps are": takeback(11),
    "three steps are": takeback(10),
    "steps that are not here": takeback(9),
    "an own draw": () => ownOfferWords(moves, { offer: "draw", by: "red", waits: ["blue"] }),
    "a draw": () => offerWords(moves, { offer: "draw", by: "blue", waits: [] }),
    "a declined draw": () => {
      const declined = viewOf({ declined: { offer: "draw", by: "red", seat: "blue" } });
      return declinedWords(declined, { ...WATCHER, isOwn: () => true });
    },
    "the next game": () => nextStartWords(after(1, 2), "red"),
    "no next game": () => nextStartWords(after(1, 1, { stage: "stopped" }), "red"),
    "a game that has begun": () => [startWords({ ...begun, log: [] }, "red"), startWords(begun, "red")],
    "a table with one's turn": lobby(),
    "a match with another turn": lobby({ length: "match" }, { asked: ["blue"] }),
    "a table that waits": lobby({ stage: "seating" }, { asked: [] }),
    "a table that was won": lobby({ stage: "over" }, { asked: [], ahead: ["red"] }),
    "a table that was lost": lobby({ stage: "over" }, { asked: [], ahead: ["blue"] }),
    "a drawn table": lobby({ stage: "over" }, { asked: [], ahead: [] }),
    "an aborted table": lobby({ stage: "over" }, { asked: [], aborted: true }),
    "other seats": lobby({ seats: [seat("blue", { program: "level:4" }), seat("blue", { free: true })] }),
  }));
