import { expect, test } from "vitest";

import type { View } from "../client/wire.ts";
import { changeWords, leadChange, type AnnouncedLead } from "./announcements.ts";
import { WATCHER, sidesCalled } from "./named.ts";
import { resultWords } from "./ringforts/results.ts";
import { ringfortWords } from "./ringforts/sentences.ts";
import { kingsWords } from "./seat-of-kings/sentences.ts";
import { sittingWords } from "./sentences.ts";
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

test("the result of a match is announced with that of its last game", () => {
  const [first, last] = [
    [[3, 0]],
    [
      [3, 0],
      [1, 2],
    ],
  ];
  const over = view("over", 2, ["D4"], last);
  const standing = { ...over.standing, points: [4, 2] };
  const words = said(view("playing", 2, ["D4"], first), { ...over, standing });
  expect(words).toBe("Blue wins 2 to 1. Red wins the match 4 to 2.");
  expect(said(view("playing", 1, ["D4"]), view("seating", 1, ["D4"], first))).toBe("Red wins 3 to 0.");
});

test("a reload in the second game of a match says nothing of the first, and one at an end says the result", () => {
  const words = (after: View) => changeWords(undefined, after, ringfortWords, WATCHER).join(" ");
  expect(words(view("playing", 2, ["D4"], [[3, 0]]))).toBe("Red builds on D4.");
  expect(words(view("seating", 1, ["D4"], [[3, 0]]))).toBe("Red builds on D4. Red wins 3 to 0.");
});

test("the result of a match of Seat of Kings is announced, too", () => {
  const results = [
    [1, 0],
    [1, 0],
  ];
  const over = view("over", 2, [], results);
  const seats = [
    { seat: "red", side: 0 },
    { seat: "blue", side: 1 },
  ];
  const after = { ...over, seats, standing: { ...over.standing, points: [2, 0] } } as unknown as View;
  const words = changeWords(view("playing", 2, [], results.slice(1)), after, kingsWords, WATCHER);
  expect(words.join(" ")).toBe("Red wins the game. Red wins the match. Red 2. Blue 0.");
  const left = { ...after, ending: { left: { seat: 1, how: "resigned" } } } as unknown as View;
  const said = changeWords(view("playing", 2, [], results.slice(1)), left, kingsWords, WATCHER);
  expect(said.join(" ")).toMatch(/^Blue has resigned. Red wins. Red wins the match./);
});

test("the next game of a match begins, and nothing was taken back", () => {
  const seating = view("seating", 1, ["D4", "E6"], [[3, 0]]);
  expect(said(seating, view("playing", 1, []))).toBe("The game begins.");
  expect(said(seating, view("playing", 1, ["C4"]))).toBe("The game begins. Red builds on C4.");
});

test("players hear by name who is ready for the next game, and whom they wait for", () => {
  const between = (...sitting: string[]) => {
    const seats = ["red", "blue"].map((seat, person) => ({ seat, person, sits: sitting.includes(seat) }));
    return { ...view("seating", 1, ["D4"], [[3, 0]]), seats } as unknown as View;
  };
  const called = (seat: string) => (seat === "red" ? "Anna" : "Ben");
  const toldTo = (own: string, before: View, after: View) =>
    changeWords(before, after, ringfortWords, { isOwn: (seat) => seat === own, called });
  expect(toldTo("red", between(), between("blue"))).toEqual(["Ben is ready for the next game. Are you?"]);
  expect(toldTo("blue", between(), between("blue"))).toEqual([]);
  expect(sittingWords(between("blue"), { isOwn: (seat) => seat === "blue", called })).toBe(
    "Waiting for Anna.",
  );
  expect(sittingWords(between(), { isOwn: (seat) => seat === "blue", called })).toBe(
    "Ready for the next game?",
  );
});

test("a move that is taken back is announced", () => {
  const before = { ...view("playing", 0, ["D4", "E6"]), board: {} } as View;
  expect(said(before, view("playing", 0, ["D4"]))).toBe("E6 was taken back.");
  const asked = { ...before, offer: { offer: "takeback", by: "red", waits: ["blue"], kept: 0 } } as View;
  expect(said(asked, view("playing", 0, []))).toBe("D4 and E6 were taken back, as Red asked.");
});

test("a player who leaves a game that goes on is announced once, with what follows", () => {
  const before = view("playing", 0, ["D4"]);
  const after = { ...before, seats: [{ seat: "red", left: "time" }, { seat: "blue" }] } as unknown as View;
  const words = "Red has run out of time. The program decides for Red from now on.";
  expect([said(before, after), said(after, after)]).toEqual([words, ""]);
  // At the end the cause of the result says it.
  expect(said(before, { ...after, stage: "over" })).toBe("");
});

test("players who lost or left are addressed in the second person", () => {
  const toBlue = { ...WATCHER, isOwn: (seat: string) => seat === "blue" };
  const seats = [
    { seat: "red", side: 0 },
    { seat: "blue", side: 1 },
  ];
  const playing = { ...view("playing", 1, []), seats } as unknown as View;
  const resigned = {
    ...view("seating", 1, [], [[3, 0]]),
    seats,
    ending: { left: { seat: 1, how: "resigned" } },
  };
  expect(changeWords(playing, resigned as unknown as View, ringfortWords, toBlue)).toEqual([
    "You have resigned. You lose 0 to 3.",
  ]);
  const left = [seats[0], { ...seats[1], left: "time" }];
  expect(changeWords(playing, { ...playing, seats: left } as unknown as View, kingsWords, toBlue)).toEqual([
    "You have run out of time. The program decides for you from now on.",
  ]);
  const won = { ...view("over", 1, [], [[0, 1]]), seats, ending: { left: { seat: 0, how: "resigned" } } };
  const single = { ...won.standing, games: 1 };
  expect(
    changeWords(playing, { ...won, standing: single } as unknown as View, kingsWords, toBlue).join(" "),
  ).toBe("Red has resigned. You win.");
});

test("a player's own offer, and what was taken back for it, are announced in the second person", () => {
  const before = { ...view("playing", 0, ["D4", "E6"]), board: {} } as View;
  const offer = { offer: "takeback", by: "red", waits: ["blue"], kept: 1 };
  const asked = { ...before, offer } as View;
  const toldTo = (own: string, one: View, other: View) =>
    changeWords(one, other, ringfortWords, { ...WATCHER, isOwn: (seat) => seat === own });
  expect(toldTo("red", before, asked)).toEqual(["You have asked to take back E6."]);
  expect(toldTo("blue", before, asked)).toEqual(["Red asks to take back E6."]);
  const after = { ...view("playing", 0, ["D4"]), board: {} } as View;
  expect(toldTo("red", asked, after)).toEqual(["E6 was taken back, as you asked."]);
  expect(toldTo("blue", asked, after)).toEqual(["E6 was taken back, as Red asked."]);
});

/** Red is Anna and Blue is Ben, and nobody of them reads. */
const named = { ...WATCHER, called: (seat: string) => (seat === "red" ? "Anna" : "Ben") };

test("results, offers and notices name the players", () => {
  const seats = [
    { seat: "red", side: 0 },
    { seat: "blue", side: 1 },
  ];
  const playing = { ...view("playing", 1, ["D4"]), seats } as unknown as View;
  const toldTo = (after: object, words = ringfortWords) =>
    changeWords(playing, { ...playing, ...after } as unknown as View, words, named).join(" ");
  expect(toldTo({ offer: { offer: "draw", by: "blue", waits: ["red"] } })).toBe("Ben offers a draw.");
  const declined = { offer: "draw", by: "red", seat: "blue" };
  expect(toldTo({ declined })).toBe("Ben declines the draw that Anna offered.");
  const standing = { game: 2, games: 2, points: [6, 0], results: [[3, 0], [3, 0]] }; // prettier-ignore
  const over = { stage: "over", ending: { left: { seat: 1, how: "resigned" } }, standing };
  expect(toldTo(over)).toBe("Ben has resigned. Anna wins 3 to 0. Anna wins the match 6 to 0.");
  expect(toldTo(over, kingsWords)).toBe("Ben has resigned. Anna wins. Anna wins the match. Anna 6. Ben 0.");
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
  await speak("en");
});

test("a declined offer is announced to all", () => {
  const before = view("playing", 0, ["D4"]);
  const after = { ...before, declined: { offer: "draw", by: "red", seat: "blue" } } as unknown as View;
  const toldTo = (own?: string) =>
    changeWords(before, after, ringfortWords, { ...WATCHER, isOwn: (seat) => seat === own });
  expect(toldTo("red")).toEqual(["Blue declines the draw."]);
  expect(toldTo("blue")).toEqual(["You have declined the draw that Red offered."]);
  expect(toldTo()).toEqual(["Blue declines the draw that Red offered."]);
});

/** A view at the turn of a seat, with the kingdoms of both sides. */
function leads(turn: string | undefined, side: number | undefined, game = 1): View {
  const counts = side === undefined ? [2, 2] : side === 0 ? [1, 2] : [2, 1];
  const leads = { by: "kingdoms", counts, ...(side !== undefined && { side }) };
  return { ...view("playing", game, []), turn, board: { phase: "battle", leads } } as unknown as View;
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
  expect(toldOf(leads("red", undefined), leads("blue", 1), leads("red", 1))).toEqual([
    "",
    "Blue leads: 1 kingdom to 2, and fewer win.",
    "",
  ]);
  // A turn of several decisions is announced when it passes.
  expect(toldOf(leads("red", 0), leads("red", 1), leads(undefined, 1), leads("blue", 0))).toEqual([
    "",
    "",
    "",
    "",
  ]);
  expect(toldOf(leads("red", 0), leads("red", 1), leads("blue", 1))).toEqual([
    "",
    "",
    "Blue leads: 1 kingdom to 2, and fewer win.",
  ]);
});

test("a new game begins without a leader who was another", () => {
  expect(toldOf(leads("red", 0), leads("blue", 1, 2))).toEqual(["", ""]);
});
