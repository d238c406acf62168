// Recorded games of all eleven variants: announcements and marks say what changed.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { EffectView, EntryView, View } from "../client/wire.ts";
import { viewSoFar } from "../game/moments.svelte.ts";
import { changeWords } from "./announcements.ts";
import { WATCHER } from "./named.ts";
import { expectRecorded, games } from "./recorded.setup.ts";
import { hillsIn } from "./ringforts/picking.ts";
import { ringfortWords } from "./ringforts/sentences.ts";
import { trailOf } from "./ringforts/since.ts";
import { hasSentence, kingsWords } from "./seat-of-kings/sentences.ts";
import { shortWords } from "./seat-of-kings/stage/shortWords.ts";
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
    const at = (count: number) => viewSoFar(view, count);
    const each = view.log.flatMap((entry, index) =>
      changeWords(at(index), at(index + 1), words, WATCHER).slice(0, words.hasSentence(entry) ? 1 : 0),
    );
    expect(each).toEqual(sentences);
  }
  const silent = families.kings.flatMap(({ view }) => view.log.filter((entry) => !hasSentence(entry)));
  expect(silent.length).toBeGreaterThan(0);
  expect(silent.filter(({ detail }) => detail.change !== undefined)).toEqual([]);
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
