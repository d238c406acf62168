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
  log.forEach((entry, index) => {
    const count = log_from + index + 1;
    const last = lines.at(-1);
    if (last !== undefined && goesOn(last, entry)) lines[lines.length - 1] = longer(last, entry, count);
    else lines.push(...lineOf(entry, round, count));
    const after = afterOf(entry);
    // A new round begins its own lines.
    const begins = after.findIndex(({ effect }) => effect === "round");
    const [old, next] = begins < 0 ? [after, []] : [after.slice(0, begins), after.slice(begins)];
    const told = { count, seat: undefined, entries: [] };
    if (old.length > 0) lines.push({ ...told, key: `${entry.version} after`, round, effects: old });
    round = roundIn(next) ?? round;
    if (next.length > 0) lines.push({ ...told, key: `${entry.version} round`, round, effects: next });
  });
  return lines;
}

/** The lines in which others decided, or nobody, of all entries since the last turn of a seat. */
export function linesSince(lines: readonly Line[], since: readonly EntryView[], seat: string): Line[] {
  const isSince = ({ entries }: Line) => entries.every((entry) => since.includes(entry));
  const isOwn = ({ entries }: Line) => entries.some((entry) => entry.seat === seat);
  const before = lines.findLastIndex((line) => !isSince(line));
  return lines.slice(before + 1).filter((line) => !isOwn(line));
}

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
  return [{ key: `${version}`, round, count, seat, entries: [entry], effects: [] }];
}

/** Whether an entry belongs to the turn of a line. */
function goesOn({ seat, entries }: Line, entry: EntryView): boolean {
  // All choose the cards that they keep at the same time.
  if (entry.detail.kind === "keep") return entries[0]?.detail.kind === "keep";
  if (entry.seat === undefined || entry.seat !== seat || entries.length === 0) return false;
  if (entry.detail.kind === "garrison") return entries.at(-1)?.detail.kind === "garrison";
  return !BEGINS.includes(entry.detail.kind);
}

const longer = (line: Line, entry: EntryView, count: number): Line => ({
  ...line,
  count,
  entries: entry.detail.kind === "end" ? line.entries : [...line.entries, entry],
});
