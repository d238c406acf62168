// Recorded games of all eleven variants: boards step back and forward, and announcements and marks say what changed.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { hillsOf } from "../board/index.ts";
import type { EffectView, EntryView, KingsView, RingfortsView } from "../client/wire.ts";
import { changeWords } from "./announcements.ts";
import { WATCHER } from "./named.ts";
import { games, type Kept } from "./recorded.setup.ts";
import { boardAt } from "./ringforts/boardAt.ts";
import { hillsIn } from "./ringforts/picking.ts";
import { ringfortWords } from "./ringforts/sentences.ts";
import { trailOf } from "./ringforts/trail.ts";
import { hasSentence, kingsWords } from "./seat-of-kings/sentences.ts";
import { kingsAt } from "./seat-of-kings/stage/kingsAt.ts";
import { toldUntil } from "./seat-of-kings/stage/told.ts";
import { entriesSince, touchedBy, touchedIn, trailOf as turnTrail } from "./seat-of-kings/stage/touched.ts";
import { isOwn, linesOf } from "./seat-of-kings/stage/turns.ts";

const families = {
  ringforts: games.filter(({ view }) => view.board !== undefined),
  kings: games.filter(({ view }) => view.kings !== undefined),
};

/** The faults of games, each with its entry. */
const faultsOf = (of: Kept[], check: (entry: EntryView) => string[]): string[] =>
  of.flatMap(({ variant, view }) =>
    view.log.flatMap((entry, at) =>
      check(entry).map((fault) => `${variant} ${at}: ${fault} in ${JSON.stringify(entry.detail)}`),
    ),
  );

const effectsOf = ({ detail }: EntryView): readonly EffectView[] => detail.effects ?? [];
const has = (entry: EntryView, ...effects: EffectView["effect"][]): boolean =>
  effectsOf(entry).some(({ effect }) => effects.includes(effect));

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
    const said = changeWords(at(0), view, words, WATCHER);
    expect(said.slice(0, sentences.length)).toEqual(sentences);
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

test("boards step back from the newest to the first, and forward again", () => {
  for (const { variant, first, view } of families.ringforts) {
    const { board, log } = view;
    const at = [...log.keys(), log.length].map((count) =>
      placed(boardAt(board as RingfortsView, view, count)),
    );
    expect(at[0], variant).toEqual(placed(first as RingfortsView));
    for (const [index, { detail }] of log.entries()) {
      const next = structuredClone(at[index] as (typeof at)[number]);
      const put = (sets: string[][], name: string, side: number | undefined) =>
        sets.forEach((set, of) => {
          const others = set.filter((other) => other !== name);
          set.splice(0, Infinity, ...[...others, ...(of === side ? [name] : [])].sort());
        });
      const { ringforts = [], kings = [], links = [] } = detail.change ?? {};
      for (const { hill, after } of ringforts) put(next.ringforts, hill, after);
      for (const { hill, after } of kings) put(next.kings, hill, after);
      for (const { link, side, after } of links) put(next.links, link, after ? side : undefined);
      expect(next, `${variant} ${index}`).toEqual(at[index + 1]);
    }
  }
});

/** What of a table of Seat of Kings its log changes. */
function lying({ board, players, raths, closed, discard, deck, round, starting }: KingsView) {
  // Cards are known or not.
  const countOf = (cards: number | readonly number[]) => (typeof cards === "number" ? cards : cards.length);
  const stacks = Object.entries(board).flatMap(([region, at]) =>
    Object.entries(at).map(([position, stack]) => [`${region} ${position}`, [...stack]] as const),
  );
  const seats = raths.map(({ seat, stock, king_pieces }) => {
    const { cumals = 0, hand = 0, aside = 0 } = players[seat] ?? {};
    return [seat, { cumals, cards: countOf(hand), aside: countOf(aside), stock, king_pieces }] as const;
  });
  return {
    stacks: Object.fromEntries(stacks.filter(([, stack]) => stack.length > 0)) as Record<string, string[]>,
    seats: Object.fromEntries(seats),
    ...{ closed: new Set(closed), discard: new Set(discard), deck, round, starting },
  };
}

test("tables of Seat of Kings step back from the newest to the first, and forward again", () => {
  for (const { first, view } of families.kings) {
    const at = (count: number) => lying(kingsAt(view, count) as KingsView);
    const next = at(0);
    expect(next).toEqual(lying(first as KingsView));
    for (const [index, { detail }] of view.log.entries()) {
      const { stacks = [], players = [], closed = [], ...more } = detail.change ?? {};
      for (const { region, position, after } of stacks)
        if (after.length > 0) next.stacks[`${region} ${position}`] = [...after];
        else delete next.stacks[`${region} ${position}`];
      for (const { seat, prisoners: _, ...changed } of players)
        for (const [field, pair] of Object.entries(changed))
          Object.assign(next.seats[seat] ?? {}, { [field]: pair[1] });
      for (const region of closed) next.closed.add(region);
      for (const card of more.shuffled ?? []) next.discard.delete(card);
      for (const card of more.discards ?? []) next.discard.add(card);
      next.deck = more.deck?.[1] ?? next.deck;
      next.round = more.round?.[1] ?? next.round;
      next.starting = more.starting?.[1] ?? next.starting;
      // All of them would take seconds: each is found from the newest.
      if (index % 10 === 9 || index === view.log.length - 1) expect(next, `${index}`).toEqual(at(index + 1));
    }
  }
});

test("the marks of a move are at hills that it changed, or that kings have left since, one number for each move", () => {
  const faults = faultsOf(families.ringforts, (entry) => {
    const { ringforts = [], kings = [], links = [] } = entry.detail.change ?? {};
    const changed = [...ringforts, ...kings].map(({ hill }) => hill);
    const left = effectsOf(entry).flatMap((effect) => ("hills" in effect ? effect.hills : []));
    // After it no king stands where one went.
    if (has(entry, "repetition")) return [];
    const all = [...changed, ...left, ...links.flatMap(({ link }) => hillsOf(link))];
    return hillsIn(entry.detail).filter((hill) => !all.includes(hill));
  });
  expect(faults).toEqual([]);
  for (const { variant, view } of families.ringforts)
    for (const own of view.seats.map(({ seat }) => seat))
      for (let count = 1; count <= view.log.length; count += 1) {
        const seen = view.log.slice(0, count);
        const since = seen.slice(seen.findLastIndex(({ seat, by }) => seat === own && by !== "table") + 1);
        const trail = trailOf(seen, (seat) => seat === own);
        if (trail.length === 0) continue;
        const moves = since.filter(({ detail }) => hillsIn(detail).length > 0);
        expect(trail.length, variant).toBe(moves.length);
        for (const [place, { detail }] of moves.entries()) expect(hillsIn(detail)).toContain(trail[place]);
      }
});

test("all positions that changed since a seat decided are marked, and numbered by turn", () => {
  const changedIn = (entries: readonly EntryView[]) =>
    entries.flatMap(({ detail }) => detail.change?.stacks ?? []);
  for (const { view } of families.kings)
    for (const { seat } of view.seats)
      for (let count = 1; count <= view.log.length; count += 1) {
        const since = entriesSince(view, count, seat);
        const touched = since.flatMap(touchedBy);
        const marked = touched.flatMap(({ region, positions }) => positions.map((at) => `${region} ${at}`));
        const changed = changedIn(since).map(({ region, position }) => `${region} ${position}`);
        expect(new Set(marked)).toEqual(new Set(changed.concat(marked)));
        const lines = linesOf({ ...view, log: since, log_from: count - since.length });
        const others = lines.filter((line) => !isOwn(line, seat));
        const trail = turnTrail(lines, seat);
        if (others.length < 2) continue;
        const turns = changedIn(since.slice(since.findLastIndex((entry) => entry.seat === seat) + 1));
        expect(turns.filter((at) => !((trail[at.region]?.[at.position] ?? 0) > 0))).toEqual([]);
        const numbers = new Set(Object.values(trail).flatMap((at) => Object.values(at)));
        const isOfNothing = (number: number) =>
          others.slice(number - 1, number).flatMap(touchedIn).length === 0;
        expect([...numbers].filter(isOfNothing)).toEqual([]);
      }
});
