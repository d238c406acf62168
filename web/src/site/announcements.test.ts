// The live region: whole games as recorded, and of matches, offers and leaders.

import { expect, test } from "vitest";

import { entryCount, joined, preceded } from "../client/logs.ts";
import type { EntryView, View } from "../client/wire.ts";
import { announcement, changeWords, leadChange, type AnnouncedLead } from "./announcements.ts";
import { LANGUAGES } from "./languages.ts";
import { WATCHER, sidesCalled } from "./named.ts";
import { expectRecorded, kingsLog, linesIn } from "./recorded.setup.ts";
import { resultWords } from "./ringforts/results.ts";
import { ringfortWords } from "./ringforts/sentences.ts";
import { entryWords, hasSentence, kingsWords } from "./seat-of-kings/sentences.ts";
import { sittingWords } from "./sentences.ts";
import { speak } from "./words.ts";

const VARIANTS = ["sacred-hill-1", "four-treasures", "high-kings-1", "poisoned-chalice", "stone-of-destiny"];

/** The paragraphs of the live region while views come, at one screen. */
function paragraphsOf(views: readonly View[]): string[] {
  let before: View | undefined;
  let leader: AnnouncedLead | undefined;
  return views.flatMap((view) => {
    const after = joined(before, view);
    const { lead, text } = announcement(before, leader, after, ringfortWords, {
      ...WATCHER,
      isOwn: () => true,
    });
    [before, leader] = [after, lead];
    return text === "" ? [] : [text];
  });
}

test.each(LANGUAGES)("whole games are announced as recorded in %s", async (language) => {
  await speak(language);
  for (const variant of VARIANTS)
    expectRecorded(variant, language, paragraphsOf(linesIn(`${variant}.jsonl`)).join("\n") + "\n");
  const sentences = kingsLog.filter(hasSentence).map((entry) => entryWords(entry));
  expectRecorded("seat-of-kings", language, sentences.join("\n") + "\n");
});

test("new entries of a log come after those that are kept, earlier ones before, if nothing lies between", () => {
  const entries = (...versions: number[]) => versions.map((version) => ({ version }) as EntryView);
  const log = (log_from: number, ...versions: number[]) => ({ log_from, log: entries(...versions) });
  expect(joined(undefined, log(0, 0))).toEqual(log(0, 0));
  expect(joined(log(0, 0, 1, 2), log(3, 3))).toEqual(log(0, 0, 1, 2, 3));
  expect(joined(log(5, 5, 6, 7), log(7, 17, 18))).toEqual(log(5, 5, 6, 17, 18));
  expect(joined(log(5, 5, 6), log(0))).toEqual(log(0));
  expect(joined(log(5, 5, 6), log(3, 13))).toEqual(log(3, 13));
  const after = { ...log(9, 9), log_kept: 2 };
  expect([joined(log(0, 0, 1, 2), after), entryCount(after)]).toEqual([after, 10]);
  expect(preceded(log(2, 2), 0, entries(0, 1))).toEqual(log(0, 0, 1, 2));
  expect(preceded(log(3, 3), 0, entries(0, 1))).toEqual(log(3, 3));
});

const SIDES = ["red", "blue"].map((seat, side) => ({ seat, side }));

/** A view of a game of a match of two: its number, the hills that were built on, the results so far, and more. */
function view(game: number, hills: string, results: number[][] = [], more: object = {}): View {
  const build = (hill: string) => ({ version: 1, seat: "red", token: hill, detail: { kind: "build", hill } });
  return {
    ...{ stage: "playing", fairness: { game }, seats: SIDES, log_from: 0, board: {} },
    standing: { game: results.length + 1, games: 2, points: [0, 0], results },
    log: (hills.match(/\w+/g) ?? []).map(build),
    ...more,
  } as unknown as View;
}

const SEATING = { stage: "seating" };
const left = (seat: number) => ({ ending: { left: { seat, how: "resigned" } } });
const NAMES = { called: (seat: string) => (seat === "red" ? "Anna" : "Ben") };

/** The words as one view follows another, to a seat or to a watcher. */
const said = (
  before: View | undefined,
  after: View,
  own?: string,
  words = ringfortWords,
  names: object = {},
) => changeWords(before, after, words, { ...WATCHER, isOwn: (seat) => seat === own, ...names }).join(" ");

const PLAYING = view(1, "D4");
const MATCH = (points: number[], results: number[][], games = 2) => ({
  stage: "over",
  standing: { game: results.length, games, points, results },
});
const asked = {
  ...view(0, "D4 E6"),
  offer: { offer: "takeback", by: "red", waits: ["blue"], kept: 1 },
} as View;

test.each<[string, View | undefined, View, (string | undefined)?, typeof kingsWords?]>([
  // The result of a match comes with that of its last game.
  ["Red wins 3 to 0.", PLAYING, view(1, "D4", [[3, 0]], SEATING)],
  ["Blue wins 2 to 1. Red wins the match 4 to 2.", view(2, "D4", [[3, 0]]), view(2, "D4", [], MATCH([4, 2], [[3, 0], [1, 2]]))], // prettier-ignore
  // A reload in the second game says nothing of the first, and one at an end says the result.
  ["Red builds on D4.", undefined, view(2, "D4", [[3, 0]])],
  // The next game begins, and nothing was taken back.
  ["The game begins. Red builds on C4.", view(1, "D4 E6", [[3, 0]], SEATING), view(1, "C4")],
  ["E6 was taken back.", view(0, "D4 E6"), view(0, "D4")],
  ["D4 and E6 were taken back, as Red asked.", asked, view(0, "")],
  ["You have asked to take back E6.", view(0, "D4 E6"), asked, "red"],
  ["E6 was taken back, as Red asked.", asked, view(0, "D4"), "blue"],
])("%s", (words, before, after, own, game) => expect(said(before, after, own, game)).toBe(words));

test("results, offers and the next game name the players", async () => {
  const heard = (more: object, words = ringfortWords) =>
    said(PLAYING, view(1, "D4", [], more), undefined, words, NAMES);
  const over = { ...MATCH([6, 0], [[3, 0], [3, 0]]), ...left(1) }; // prettier-ignore
  expect(heard({ offer: { offer: "draw", by: "blue", waits: ["red"] } })).toBe("Ben offers a draw.");
  expect(heard(over)).toBe("Ben has resigned. Anna wins 3 to 0. Anna wins the match 6 to 0.");
  const kings = "Ben has resigned. Anna wins. Anna wins the match. Anna 6. Ben 0.";
  expect(heard(over, kingsWords)).toBe(kings);
  expect(heard({ ...over, ending: "played" }, kingsWords)).toMatch(/^Anna wins the game\. Anna wins/);
  const waiting = (...sitting: string[]) => {
    const seats = ["red", "blue"].map((seat, person) => ({ seat, person, sits: sitting.includes(seat) }));
    const between = view(1, "D4", [[3, 0]], { ...SEATING, seats });
    return sittingWords(between, { isOwn: (seat) => seat === "blue", ...NAMES });
  };
  expect([waiting("blue"), waiting()]).toEqual(["Waiting for Anna.", "Ready for the next game?"]);
  // Partners of a side are no name of it.
  const seats = ["south", "west", "north", "east"].map((seat, place) => ({ seat, side: place % 2 }));
  expect(sidesCalled(seats, { called: () => "Anna" })).toEqual(["Red", "Blue"]);
  // A name takes no article in Italian.
  await speak("it");
  expect(resultWords([3, 0], undefined, undefined, ["Anna", "Ben"])).toBe("Vince Anna, 3 a 0.");
});

test("another leader is announced, once in a turn, when all moves are seen, and none of the game before", () => {
  /** The announcements of turns, each with who leads. */
  const told = (...turns: string[]) => {
    let lead: AnnouncedLead | undefined;
    return turns.map((each) => {
      const [turn, leader, game = "1"] = each.split(" ");
      const side = ["Red", "Blue"].indexOf(leader ?? "");
      const leads = { by: "kingdoms", counts: [[1, 2], [2, 1]][side] ?? [2, 2], ...(side >= 0 && { side }) }; // prettier-ignore
      const more = { turn, board: { phase: "battle", leads } };
      const change = leadChange(lead, view(Number(game), "", [], more), ringfortWords);
      lead = change.lead;
      return change.sentence;
    });
  };
  const blue = "Blue leads: 1 kingdom to 2, and fewer win.";
  expect(told("red", "blue Blue", "red Blue")).toEqual(["", blue, ""]);
  // A turn of several decisions is announced when it passes.
  expect(told("red Red", "red Blue", "blue Red")).toEqual(["", "", ""]);
  expect(told("red Red", "red Blue", "blue Blue")).toEqual(["", "", blue]);
  expect(told("red Red", "blue Blue 2")).toEqual(["", ""]);
});
