// Sentences beside the boards of recorded games: the first of each kind and form, in each language.

import { test } from "vitest";

import type { EntryView, KingsView, RingfortsView, View } from "../client/wire.ts";
import { headWords } from "./end/words.ts";
import { LANGUAGES } from "./languages.ts";
import { sideOf, WATCHER } from "./named.ts";
import { expectRecorded, games, momentIn, type Kept } from "./recorded.setup.ts";
import { closedWords, reasonsOf, scoreWords, winnerOf } from "./ringforts/end/reasons.ts";
import { plaqueOf } from "./ringforts/plaque.ts";
import { kingsWords, leadWords, resultWords, shortLeadWords } from "./ringforts/results.ts";
import { entryWords, shownWords, tokenWords } from "./ringforts/sentences.ts";
import { sinceOf, sinceWords } from "./ringforts/since.ts";
import { soundOf as ringfortSound } from "./ringforts/soundOf.ts";
import { actWords } from "./seat-of-kings/actWords.ts";
import { reasonsOf as kingsReasons, winnerOf as kingsWinner } from "./seat-of-kings/end/reasons.ts";
import { costWords, kingWords, summary } from "./seat-of-kings/planWords.ts";
import { regionWords } from "./seat-of-kings/regionWords.ts";
import { entryWords as kingsEntry, wouldWords } from "./seat-of-kings/sentences.ts";
import { soundOf as kingsSound } from "./seat-of-kings/soundOf.ts";
import { bigOf } from "./seat-of-kings/stage/big.ts";
import { shortWords } from "./seat-of-kings/stage/shortWords.ts";
import { linesOf, type Line } from "./seat-of-kings/stage/turns.ts";
import { lineWords } from "./seat-of-kings/stage/turnWords.ts";
import { aheadWords, leadWords as kingsLead, roundWords } from "./seat-of-kings/status.ts";
import { learn, speak } from "./words.ts";

await learn("kings", "end");

/** Sentences by the part that says them, in the language that is spoken then. */
type Said = readonly (readonly [by: string, words: () => string | readonly string[] | undefined])[];

/** The sentences about a move, and about the board after it, to the side that is Red's. */
function saidOfMove(kept: Kept, at: number): Said {
  const { view } = kept;
  const entry = view.log[at] as EntryView;
  const { seats } = view;
  const isOwn = (seat: string) => sideOf(seats, seat) === 0;
  const since = sinceOf(view.log.slice(0, at + 1), isOwn);
  const board = momentIn(kept, at + 1).board as RingfortsView;
  const reader = { isOwn, seats, own: 0, lost: board.kings_lost?.[0] ?? 0 };
  return [
    ["token", () => tokenWords(entry.token ?? "")],
    ["shown", () => shownWords(view, at + 1)],
    ["entry", () => entryWords(entry)],
    ["plaque", () => plaqueOf(entry)],
    ["since", () => sinceWords(since, reader)],
    ["lead", () => leadWords(board, at % 2)],
    ["short lead", () => shortLeadWords(board, at % 2)],
    ["kings", () => kingsWords(board)],
  ];
}

/** The sentences at the end of a ringfort game to each side, and to somebody who watches. */
const saidAtEnd = (view: View): Said =>
  [0, 1, undefined].flatMap((own): Said => {
    const winner = winnerOf(view);
    const named = winner === undefined ? undefined : { name: `side ${winner}`, isReader: winner === own };
    return [
      ["head", () => headWords(named)],
      ["score", () => scoreWords(view)],
      ["reasons", () => reasonsOf(view, own)],
      ["closed", () => closedWords(view)],
      ["result", () => resultWords(view.standing.points, view.board, own)],
    ];
  });

/** The sentences about a line of the log of Seat of Kings, to the player whose turn it was, and to others. */
function saidOfLine(view: View, line: Line): Said {
  const details = line.entries.filter(({ seat }) => seat !== undefined).map(({ detail }) => detail);
  const [first] = details;
  const region = first && "region" in first ? first.region : undefined;
  const steps = details as unknown as Parameters<typeof wouldWords>[0];
  const players = view.seats.length;
  return [
    ["log", () => lineWords(line)],
    ["line", () => shortWords(line, "blue")],
    ["line to all", () => shortWords(line, undefined)],
    ["act", () => first && actWords(steps, region, details)],
    ["would", () => line.seat && wouldWords(steps)],
    ["summary", () => summary(details)],
    ["throne", () => region && kingWords(details, region, players)],
    ["cost", () => costWords(details, 3, 5)],
    ...line.entries.flatMap((entry): Said => [
      ["entry", () => kingsEntry(entry)],
      ["big", () => bigOf(entry)?.words],
    ]),
  ];
}

/** The sentences about a moment of Seat of Kings. */
function saidOfTable(kings: KingsView): Said {
  return [
    ["round", () => roundWords(kings)],
    ["lead", () => kingsLead(kings)],
    ["ahead", () => aheadWords(kings)],
    ...kings.regions.map((region) => ["region", () => regionWords(region, kings)] as const),
  ];
}

/** The count of each sound. */
function soundsOf(sounds: readonly (string | undefined)[]): string {
  const heard = sounds.map((sound) => sound ?? "silence");
  const countOf = (sound: string) => heard.filter((other) => other === sound).length;
  return [...new Set(heard)].map((sound) => `${countOf(sound)} ${sound}`).join(", ");
}

const saidOfRingforts = (kept: Kept): Said => [
  ...[...kept.view.log.keys()].flatMap((at) => saidOfMove(kept, at)),
  ...saidAtEnd(kept.view),
  [`sounds to ${kept.view.version}`, () => soundsOf(kept.view.log.map(ringfortSound))],
];

const isWinner = (view: View) => (seat: string) => seat === kingsWinner(view)?.seat;

const saidOfKings = (kept: Kept, view: View & { kings: KingsView }): Said => [
  ...linesOf(view).flatMap((line) => saidOfLine(view, line)),
  ...[...view.log.keys()]
    .filter((at) => at % 20 === 0)
    .flatMap((at) => saidOfTable(momentIn(kept, at).kings!)),
  ...(["played", { left: { seat: 1, how: "time" } }] as const).flatMap((ending): Said => [
    ["reasons", () => kingsReasons({ ...view, ending }, WATCHER)],
    ["reasons to winner", () => kingsReasons({ ...view, ending }, { ...WATCHER, isOwn: isWinner(view) })],
  ]),
  ...view.kings.seats.map(
    (seat, at) => [`counts of ${seat}`, () => JSON.stringify(view.counts?.[at])] as const,
  ),
  [`sounds to ${view.version}`, () => soundsOf(view.log.map(kingsSound))],
];

/** The forms of sentences and of their parts, without their names and numbers, and with one name in place of several. */
const formsOf = (words: string): string[] =>
  words
    .replaceAll(/(?<!^|[.!:] )[A-Z]\w*|\d+|\b(Red|Blue|White|Yellow|South|West|North|East)\b/g, "*")
    .replaceAll(/\*(( |, | and |→|×|–)\*)+/g, "*")
    .split(/(?<=[.!:,]) | and /);

test("what is said of recorded games is as recorded, in each language", async () => {
  const seen = new Set<string>();
  const isNew = (form: string) => seen.size < seen.add(form).size;
  const textOf = (words: Said[number][1]) => [words() ?? ""].flat().join(" ");
  const firsts = games.flatMap((kept) =>
    (kept.view.kings
      ? saidOfKings(kept, kept.view as View & { kings: KingsView })
      : saidOfRingforts(kept)
    ).flatMap(([by, words]) => {
      const forms = formsOf(textOf(words)).filter((form) => form !== "" && isNew(`${by} ${form}`));
      return forms.length > 0 ? [[`${kept.variant}, ${by}`, words] as const] : [];
    }),
  );
  for (const language of LANGUAGES) {
    await speak(language);
    const text = firsts.map(([by, words]) => `${by}: ${textOf(words)}\n`).join("");
    expectRecorded("whole-games", language, text);
  }
});
