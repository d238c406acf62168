import { expect, test } from "vitest";

import type { View } from "../client/wire.ts";
import { changeWords, leadChange, type AnnouncedLead } from "./announcements.ts";
import { WATCHER, sidesCalled } from "./named.ts";
import { resultWords } from "./ringforts/results.ts";
import { ringfortWords } from "./ringforts/sentences.ts";
import { kingsWords } from "./seat-of-kings/sentences.ts";
import { sittingWords, type GameWords } from "./sentences.ts";
import { speak } from "./words.ts";

const build = (hill: string) => ({ version: 1, seat: "red", token: hill, detail: { kind: "build", hill } });

/** A view of a game of a match: its stage, its number at the table, and the hills that were built on. */
function view(stage: string, game: number, hills: string[], results: number[][] = []): View {
  return {
    stage,
    fairness: { game },
    standing: { game: results.length + 1, games: 2, points: [0, 0], results },
    seats: [{ seat: "red" }, { seat: "blue" }],
    log_from: 0,
    log: hills.map(build),
  } as unknown as View;
}

const said = (before: View, after: View) => changeWords(before, after, ringfortWords, WATCHER).join(" ");

const SIDES = ["red", "blue"].map((seat, side) => ({ seat, side }));
const viewWith = (of: View, more: object) => ({ ...of, ...more }) as unknown as View;
const toldTo = (own: string | undefined, before: View, after: View, words: GameWords = ringfortWords) =>
  changeWords(before, after, words, { ...WATCHER, isOwn: (seat) => seat === own }).join(" ");

test("the result of a match is announced with that of its last game", () => {
  const first = [[3, 0]];
  const over = view("over", 2, ["D4"], [...first, [1, 2]]);
  const words = said(
    view("playing", 2, ["D4"], first),
    viewWith(over, { standing: { ...over.standing, points: [4, 2] } }),
  );
  expect(words).toBe("Blue wins 2 to 1. Red wins the match 4 to 2.");
  expect(said(view("playing", 1, ["D4"]), view("seating", 1, ["D4"], first))).toBe("Red wins 3 to 0.");
});

test("a reload in the second game of a match says nothing of the first, and one at an end says the result", () => {
  const words = (after: View) => changeWords(undefined, after, ringfortWords, WATCHER).join(" ");
  expect(words(view("playing", 2, ["D4"], [[3, 0]]))).toBe("Red builds on D4.");
  expect(words(view("seating", 1, ["D4"], [[3, 0]]))).toBe("Red builds on D4. Red wins 3 to 0.");
});

test("the result of a match of Seat of Kings is announced, too", () => {
  const won = [1, 0];
  const over = view("over", 2, [], [won, won]);
  const after = viewWith(over, { seats: SIDES, standing: { ...over.standing, points: [2, 0] } });
  const toWatcher = (then: View) => toldTo(undefined, view("playing", 2, [], [won]), then, kingsWords);
  expect(toWatcher(after)).toBe("Red wins the game. Red wins the match. Red 2. Blue 0.");
  const left = viewWith(after, { ending: { left: { seat: 1, how: "resigned" } } });
  expect(toWatcher(left)).toMatch(/^Blue has resigned. Red wins. Red wins the match./);
});

test("the next game of a match begins, and nothing was taken back", () => {
  const seating = view("seating", 1, ["D4", "E6"], [[3, 0]]);
  expect(said(seating, view("playing", 1, []))).toBe("The game begins.");
  expect(said(seating, view("playing", 1, ["C4"]))).toBe("The game begins. Red builds on C4.");
});

test("players hear by name who is ready for the next game, and whom they wait for", () => {
  const between = (...sitting: string[]) => {
    const seats = ["red", "blue"].map((seat, person) => ({ seat, person, sits: sitting.includes(seat) }));
    return viewWith(view("seating", 1, ["D4"], [[3, 0]]), { seats });
  };
  const reader = (own: string) => ({
    isOwn: (seat: string) => seat === own,
    called: (seat: string) => (seat === "red" ? "Anna" : "Ben"),
  });
  const heard = (own: string) => changeWords(between(), between("blue"), ringfortWords, reader(own));
  expect([heard("red"), heard("blue")]).toEqual([["Ben is ready for the next game. Are you?"], []]);
  expect(sittingWords(between("blue"), reader("blue"))).toBe("Waiting for Anna.");
  expect(sittingWords(between(), reader("blue"))).toBe("Ready for the next game?");
});

test("a move that is taken back is announced", () => {
  const before = { ...view("playing", 0, ["D4", "E6"]), board: {} } as View;
  expect(said(before, view("playing", 0, ["D4"]))).toBe("E6 was taken back.");
  const asked = { ...before, offer: { offer: "takeback", by: "red", waits: ["blue"], kept: 0 } } as View;
  expect(said(asked, view("playing", 0, []))).toBe("D4 and E6 were taken back, as Red asked.");
});

test("a player who leaves a game that goes on is announced once, with what follows", () => {
  const before = view("playing", 0, ["D4"]);
  const after = viewWith(before, { seats: [{ seat: "red", left: "time" }, { seat: "blue" }] });
  const words = "Red has run out of time. The computer decides for Red from now on.";
  expect([said(before, after), said(after, after)]).toEqual([words, ""]);
  // At the end the cause of the result says it.
  expect(said(before, { ...after, stage: "over" })).toBe("");
});

test("players who lost or left are addressed in the second person", () => {
  const playing = viewWith(view("playing", 1, []), { seats: SIDES });
  const ending = (seat: number) => ({ seats: SIDES, ending: { left: { seat, how: "resigned" } } });
  const resigned = viewWith(view("seating", 1, [], [[3, 0]]), ending(1));
  const left = viewWith(playing, { seats: [SIDES[0], { ...SIDES[1], left: "time" }] });
  const won = viewWith(view("over", 1, [], [[0, 1]]), ending(0));
  const single = viewWith(won, { standing: { ...won.standing, games: 1 } });
  expect([
    toldTo("blue", playing, resigned),
    toldTo("blue", playing, left, kingsWords),
    toldTo("blue", playing, single, kingsWords),
  ]).toEqual([
    "You have resigned. You lose 0 to 3.",
    "You have run out of time. The computer decides for you from now on.",
    "Red has resigned. You win.",
  ]);
});

test("a player's own offer, and what was taken back for it, are announced in the second person", () => {
  const before = viewWith(view("playing", 0, ["D4", "E6"]), { board: {} });
  const asked = viewWith(before, { offer: { offer: "takeback", by: "red", waits: ["blue"], kept: 1 } });
  const after = viewWith(view("playing", 0, ["D4"]), { board: {} });
  const heard = (own: string) => [toldTo(own, before, asked), toldTo(own, asked, after)];
  expect(heard("red")).toEqual(["You have asked to take back E6.", "E6 was taken back, as you asked."]);
  expect(heard("blue")).toEqual(["Red asks to take back E6.", "E6 was taken back, as Red asked."]);
});

/** Red is Anna and Blue is Ben, and nobody of them reads. */
const named = { ...WATCHER, called: (seat: string) => (seat === "red" ? "Anna" : "Ben") };

test("results, offers and notices name the players", () => {
  const playing = viewWith(view("playing", 1, ["D4"]), { seats: SIDES });
  const heard = (after: object, words = ringfortWords) =>
    changeWords(playing, viewWith(playing, after), words, named).join(" ");
  const declined = { offer: "draw", by: "red", seat: "blue" };
  const standing = { game: 2, games: 2, points: [6, 0], results: [[3, 0], [3, 0]] }; // prettier-ignore
  const over = { stage: "over", ending: { left: { seat: 1, how: "resigned" } }, standing };
  expect([
    heard({ offer: { offer: "draw", by: "blue", waits: ["red"] } }),
    heard({ declined }),
    heard(over),
    heard(over, kingsWords),
  ]).toEqual([
    "Ben offers a draw.",
    "Ben declines the draw that Anna offered.",
    "Ben has resigned. Anna wins 3 to 0. Anna wins the match 6 to 0.",
    "Ben has resigned. Anna wins. Anna wins the match. Anna 6. Ben 0.",
  ]);
});

test("partners of a side are no name of it", () => {
  const seats = ["south", "west", "north", "east"].map((seat, place) => ({ seat, side: place % 2 }));
  expect(sidesCalled(seats, { called: () => "Anna" })).toEqual(["Red", "Blue"]);
  expect(sidesCalled(seats.slice(0, 2), { called: () => "Anna" })).toEqual(["Anna", "Anna"]);
});

test("a name takes no article in Italian", async () => {
  await speak("it");
  expect(resultWords([3, 0], undefined, undefined, ["Anna", "Ben"])).toBe("Vince Anna, 3 a 0.");
  expect(resultWords([3, 0])).toBe("Vince il Rosso, 3 a 0.");
});

test("a declined offer is announced to all", () => {
  const before = view("playing", 0, ["D4"]);
  const after = viewWith(before, { declined: { offer: "draw", by: "red", seat: "blue" } });
  expect(["red", "blue", undefined].map((own) => toldTo(own, before, after))).toEqual([
    "Blue declines the draw.",
    "You have declined the draw that Red offered.",
    "Blue declines the draw that Red offered.",
  ]);
});

/** A view at the turn of a seat, with the kingdoms of both sides. */
function leads(turn: string | undefined, side: number | undefined, game = 1): View {
  const counts = side === undefined ? [2, 2] : side === 0 ? [1, 2] : [2, 1];
  const leads = { by: "kingdoms", counts, ...(side !== undefined && { side }) };
  return viewWith(view("playing", game, []), { turn, board: { phase: "battle", leads } });
}

/** What is announced of the leader in views that come one after the other. */
function toldOf(...views: View[]): string[] {
  let lead: AnnouncedLead | undefined;
  return views.map((view) => {
    const change = leadChange(lead, view, ringfortWords);
    lead = change.lead;
    return change.sentence;
  });
}

test("another leader is announced, once in a turn, when all moves are seen", () => {
  const blue = "Blue leads: 1 kingdom to 2, and fewer win.";
  expect(toldOf(leads("red", undefined), leads("blue", 1), leads("red", 1))).toEqual(["", blue, ""]);
  // A turn of several decisions is announced when it passes.
  const back = toldOf(leads("red", 0), leads("red", 1), leads(undefined, 1), leads("blue", 0));
  expect(back).toEqual(["", "", "", ""]);
  expect(toldOf(leads("red", 0), leads("red", 1), leads("blue", 1))).toEqual(["", "", blue]);
  // A new game begins without a leader who was another.
  expect(toldOf(leads("red", 0), leads("blue", 1, 2))).toEqual(["", ""]);
});
