// The log of Seat of Kings by round and turn: the entries of one turn are one line, and the end of a round has lines of its own.

import type { EffectView, EntryView, View } from "../../../client/wire.ts";

/** A line of the log: what one seat did in its turn, or what happened at the end of a round. */
export interface Line {
  /** The version of its first entry, and what of that entry it is. */
  readonly key: string;
  /** The round in which it happened, from 1. */
  readonly round: number;
  /** The number of entries of the log once the whole line has happened. */
  readonly count: number;
  /** The seat that decided; undefined for what nobody decided. */
  readonly seat: string | undefined;
  /** The entries of a turn; empty for what nobody decided. */
  readonly entries: readonly EntryView[];
  /** The effects that nobody decided. */
  readonly effects: readonly EffectView[];
  /** The entry that brought those effects. */
  readonly cause?: EntryView;
  /** True if its player has nothing more to decide in it. */
  readonly isSettled: boolean;
  /** The entry that placed the first piece of an empty region without paying for it: the Starting Player of round 1. */
  readonly exempt?: EntryView;
}

/** A round of the log. */
export interface Round {
  /** From 1. */
  readonly round: number;
  readonly lines: readonly Line[];
}

/** The effects that follow a decision by themselves: they belong to the round, not to the player who decided. */
const AFTERMATH: readonly EffectView["effect"][] = [
  "income",
  "cleared",
  "imprisoned",
  "closed",
  "uncrowned",
  "prisoners_exchanged",
  "starts",
  "round",
  "won",
  "drawn",
  "turned_up",
];

/** The effects that the words of a decision or a draw name already, by its kind. */
const SAID: Readonly<Record<string, readonly EffectView["effect"][]>> = {
  lots: ["turned_up"],
  start: ["starts"],
};

/** Decisions that each use up a card: with them a turn of the round begins. */
export const TURNS: readonly string[] = ["play", "stone", "amnesty", "discard"];

/** Decisions with which a line begins. */
const BEGINS = [...TURNS, "traitor", "decline", "garrison", "ransom", "start", "region"];

export const isAftermath = ({ effect }: EffectView): boolean => AFTERMATH.includes(effect);

/** The effects of an entry that nobody decided: what a cleared region brings belongs to it, pieces that go home too. */
export function afterOf(entry: EntryView): readonly EffectView[] {
  const effects = effectsOf(entry);
  const cleared = effects.findIndex(({ effect }) => effect === "cleared");
  return effects.filter((effect, place) => isAftermath(effect) || (cleared >= 0 && place > cleared));
}

/** The effects of an entry that its decision brings. */
export function turnOf(entry: EntryView): readonly EffectView[] {
  const after = afterOf(entry);
  return effectsOf(entry).filter((effect) => !after.includes(effect));
}

/** The effects of an entry that are not said by the words of its decision. */
export const effectsOf = ({ detail }: EntryView): readonly EffectView[] =>
  (detail.effects ?? []).filter(({ effect }) => !SAID[detail.kind]?.includes(effect));

/** The log of a view. */
type Logged = { readonly log: readonly EntryView[] } & Pick<View, "log_from" | "kings">;

/** Lines by their rounds. */
export function byRound(lines: readonly Line[]): Round[] {
  const rounds: { round: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = rounds.at(-1);
    if (last?.round === line.round) last.lines.push(line);
    else rounds.push({ round: line.round, lines: [line] });
  }
  return rounds;
}

/** The lines of the log, in order. */
export function linesOf({ log, log_from, kings }: Logged): Line[] {
  const lines: Line[] = [];
  let round = firstRound(log, kings?.round ?? 1);
  const begun = new Set<string>();
  log.forEach((entry, index) => {
    const count = log_from + index + 1;
    const last = lines.at(-1);
    if (last !== undefined && goesOn(last, entry)) lines[lines.length - 1] = longer(last, entry, count);
    else {
      settle(lines);
      lines.push(...lineOf(entry, round, count));
    }
    if (log_from === 0 && round === 1) exempt(lines, entry, begun);
    const after = [...tieBefore(lines, entry), ...afterOf(entry)];
    // A new round begins its own lines.
    const begins = after.findIndex(({ effect }) => effect === "round");
    const [old, next] = begins < 0 ? [after, []] : [after.slice(0, begins), after.slice(begins)];
    const told = { count, seat: undefined, entries: [], cause: entry, isSettled: true };
    if (after.length > 0) settle(lines);
    if (old.length > 0) lines.push({ ...told, key: `${entry.version} after`, round, effects: old });
    round = roundIn(next) ?? round;
    if (next.length > 0) lines.push({ ...told, key: `${entry.version} round`, round, effects: next });
  });
  return lines;
}

/** Marks the last line if its entry is the first in a region and free, and remembers the regions in which pieces are. */
function exempt(lines: Line[], entry: EntryView, begun: Set<string>): void {
  const { kind, region, effects = [] } = entry.detail;
  if (kind !== "place" || region === undefined || begun.has(region)) return;
  begun.add(region);
  const last = lines.at(-1);
  if (last !== undefined && !effects.some(({ effect }) => effect === "paid"))
    lines[lines.length - 1] = { ...last, exempt: entry };
}

/** The player of the last line has nothing more to decide in it. */
function settle(lines: Line[]): void {
  const last = lines.at(-1);
  if (last !== undefined) lines[lines.length - 1] = { ...last, isSettled: true };
}

/** The lines of all entries since the last turn of a seat. */
export function linesAfter(lines: readonly Line[], since: readonly EntryView[]): Line[] {
  const isSince = ({ entries }: Line) => entries.every((entry) => since.includes(entry));
  const before = lines.findLastIndex((line) => !isSince(line));
  return lines.slice(before + 1);
}

/** True if a seat decided in a line. */
export const isOwn = ({ entries }: Line, seat: string): boolean =>
  entries.some((entry) => entry.seat === seat);

/** The round in which the first of these entries happened. */
function firstRound(log: readonly EntryView[], last: number): number {
  const next = roundIn(log.flatMap(({ detail }) => detail.effects ?? []));
  return next === undefined ? last : Math.max(1, next - 1);
}

/** The first round that begins among effects. */
const roundIn = (effects: readonly EffectView[]): number | undefined =>
  effects.flatMap((effect) => (effect.effect === "round" ? [effect.round] : []))[0];

function lineOf(entry: EntryView, round: number, count: number): Line[] {
  const isSilent = entry.detail.kind === "end" && turnOf(entry).length === 0;
  if (isSilent) return [];
  const { version, seat } = entry;
  return [{ key: `${version}`, round, count, seat, entries: [entry], effects: [], isSettled: false }];
}

/** True if an entry belongs to the turn of a line. */
function goesOn({ seat, entries }: Line, entry: EntryView): boolean {
  // All choose the cards that they keep at the same time.
  if (entry.detail.kind === "keep") return entries[0]?.detail.kind === "keep";
  // The deck was empty, and the discards are shuffled before the traitor's card is taken.
  if (seat !== undefined && isReshuffle(entry)) return traitorOf(entry)?.seat === seat;
  if (entry.seat === undefined || entry.seat !== seat || entries.length === 0) return false;
  if (entry.detail.kind === "garrison") return entries.at(-1)?.detail.kind === "garrison";
  return !BEGINS.includes(entry.detail.kind);
}

/** True if an entry shuffles, and brings a traitor's card. */
export const isReshuffle = (entry: EntryView): boolean =>
  entry.detail.kind === "shuffle" && traitorOf(entry) !== undefined;

/** The cards of a tie that were turned up before the deck was empty, taken out of their line: a tie is told as one. */
function tieBefore(lines: Line[], { detail }: EntryView): readonly EffectView[] {
  const region = detail.effects?.flatMap((effect) => (isTied(effect) ? [effect.region] : []))[0];
  const at = lines.findLastIndex(({ entries }) => entries.length === 0);
  const line = lines[at];
  if (detail.kind !== "shuffle" || region === undefined || line === undefined || at < lines.length - 2)
    return [];
  const first = line.effects.findLastIndex((effect) => !isTied(effect) || effect.region !== region) + 1;
  const tied = line.effects.slice(first);
  lines.splice(at, 1, ...(first === 0 ? [] : [{ ...line, effects: line.effects.slice(0, first) }]));
  return tied;
}

const isTied = (effect: EffectView): effect is Tied =>
  effect.effect === "turned_up" && effect.region !== undefined;

type Tied = Extract<EffectView, { effect: "turned_up" }>;

/** The traitor whose card an entry takes; undefined if it takes none. */
export const traitorOf = ({ detail }: EntryView): Traitor | undefined =>
  detail.effects?.find((effect) => effect.effect === "traitor_card");

type Traitor = Extract<EffectView, { effect: "traitor_card" }>;

const longer = (line: Line, entry: EntryView, count: number): Line => ({
  ...line,
  count,
  entries: entry.detail.kind === "end" ? line.entries : [...line.entries, entry],
  isSettled: entry.detail.kind === "end",
});
