// Recorded games of all eleven variants: boards step back, and announcements and marks say what changed.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { hillsOf } from "../board/index.ts";
import type { EffectView, EntryView, KingsView, RingfortsView, View } from "../client/wire.ts";
import { changeWords } from "./announcements.ts";
import { WATCHER } from "./named.ts";
import { expectRecorded, games } from "./recorded.setup.ts";
import { boardAt } from "./ringforts/boardAt.ts";
import { hillsIn } from "./ringforts/picking.ts";
import { ringfortWords } from "./ringforts/sentences.ts";
import { trailOf } from "./ringforts/trail.ts";
import { hasSentence, kingsWords } from "./seat-of-kings/sentences.ts";
import { kingsAt } from "./seat-of-kings/stage/kingsAt.ts";
import { shortWords } from "./seat-of-kings/stage/shortWords.ts";
import { toldUntil } from "./seat-of-kings/stage/told.ts";
import { entriesSince, touchedIn, trailOf as turnTrail } from "./seat-of-kings/stage/touched.ts";
import { isOwn, linesAfter, linesOf } from "./seat-of-kings/stage/turns.ts";

const families = {
  ringforts: games.filter(({ view }) => view.board !== undefined),
  kings: games.filter(({ view }) => view.kings !== undefined),
};

const effectsOf = ({ detail }: EntryView): readonly EffectView[] => detail.effects ?? [];

test("the games have all variants, counts of players and effects, of which each form of sentence is recorded", () => {
  expect(new Set(games.map(({ variant }) => variant)).size).toBe(11);
  const seen = new Set(games.flatMap(({ view }) => view.log.flatMap(effectsOf)).map(({ effect }) => effect));
  const all = readFileSync(new URL("../../../locales/en/effects.ftl", import.meta.url), "utf8");
  const effects = [...all.matchAll(/^effect-(\w+)/gm)].map(([, name]) => name as EffectView["effect"]);
  expect(effects.filter((name) => !seen.has(name))).toEqual([]);
  expect(new Set(families.kings.map(({ view }) => view.seats.length))).toEqual(new Set([2, 3, 4]));
});

test("announcements have the sentences of all entries, in order, and an entry without one changes nothing", () => {
  for (const { view } of games) {
    const words = view.board ? ringfortWords : kingsWords;
    const sentences = view.log.filter(words.hasSentence).map((entry) => words.entry(entry));
    const at = (count: number) => toldUntil(view, count);
    const each = view.log.flatMap((entry, index) =>
      changeWords(at(index), at(index + 1), words, WATCHER).slice(0, words.hasSentence(entry) ? 1 : 0),
    );
    expect(each).toEqual(sentences);
  }
  const silent = families.kings.flatMap(({ view }) => view.log.filter((entry) => !hasSentence(entry)));
  expect(silent.length).toBeGreaterThan(0);
  expect(silent.filter(({ detail }) => detail.change !== undefined)).toEqual([]);
});

/** The pieces and bridges of a board, in order. */
const placed = ({ ringforts, kings, links }: RingfortsView) => ({
  ringforts: [0, 1].map((side) => hillsOf(ringforts[side] ?? "").sort()),
  kings: [0, 1].map((side) => hillsOf(kings?.[side] ?? "").sort()),
  links: [0, 1].map((side) => (links?.[side]?.match(/.{4}/g) ?? []).sort()),
});

/** The things on a table of Seat of Kings. */
function lying({ board, closed, discard, deck, round, starting }: KingsView) {
  const stacks = Object.entries(board).flatMap(([region, at]) =>
    Object.entries(at).map(([position, stack]) => `${region} ${position} ${stack.join(" ")}`.trim()),
  );
  const filled = stacks.filter((stack) => stack.split(" ").length > 2).sort();
  return { filled, closed: new Set(closed), discard: new Set(discard), deck, round, starting };
}

test("boards and tables step back from the newest to the first", () => {
  for (const { variant, first, view } of families.ringforts) {
    const back = boardAt(view.board as RingfortsView, view, 0) as RingfortsView;
    expect(placed(back), variant).toEqual(placed(first as RingfortsView));
  }
  for (const { first, view } of families.kings)
    expect(lying(kingsAt(view, 0) as KingsView)).toEqual(lying(first as KingsView));
});

test("what is marked, numbered and told since a seat's last turn is as recorded", () => {
  const told = (view: View, log: EntryView[], seat: string) => {
    if (!view.kings)
      return { trail: trailOf(log, (other) => other === seat), last: hillsIn(log.at(-1)?.detail) };
    const lines = linesAfter(linesOf({ ...view, log }), entriesSince(view, log.length, seat));
    const last = lines.at(-1);
    const words = lines.filter((line) => !isOwn(line, seat)).flatMap((line) => shortWords(line, seat));
    return { trail: turnTrail(lines, seat), last: last && touchedIn(last), words };
  };
  const text = games.flatMap(({ variant, view }) =>
    view.seats.flatMap(({ seat }) =>
      [...view.log.keys()]
        .filter((count) => count === 9 || count % 20 === 1)
        .map(
          (count) =>
            `${variant} ${count}, ${seat}: ${JSON.stringify(told(view, view.log.slice(0, count), seat))}\n`,
        ),
    ),
  );
  expectRecorded("marks", "en", text.join(""));
});
