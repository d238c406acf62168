// The parts of a log entry of Seat of Kings in the order in which they are seen: the decision, income rank by rank, cleared regions, prisoners.

import motion from "../../../../../data/look/motion.json";
import type { EffectView, EntryView } from "../../../client/wire.ts";
import { bigOf } from "./big.ts";
import { changeOf } from "./change.ts";
import { afterOf } from "./turns.ts";

type Of<Kind extends EffectView["effect"]> = Extract<EffectView, { effect: Kind }>;

/** A cumal that a seat takes for a rank in a region. */
export interface Gain {
  readonly seat: string;
  readonly region: string;
}

/** A part of an entry. */
export type Part =
  | { readonly kind: "decision" }
  /** The income for having most of a rank in a region; `rank` is its letter. */
  | { readonly kind: "rank"; readonly rank: string; readonly gains: readonly Gain[] }
  /** The income for ranks in more than one region. */
  | { readonly kind: "spread"; readonly incomes: readonly Of<"income">[] }
  /** The income of which the reasons are not known. */
  | { readonly kind: "income"; readonly incomes: readonly Of<"income">[] }
  | {
      readonly kind: "cleared";
      readonly cleared: Of<"cleared">;
      readonly others: readonly EffectView[];
    }
  | { readonly kind: "effect"; readonly effect: EffectView }
  /** A big moment, told over the board. */
  | { readonly kind: "big" };

/** A part with its duration at a calm pace, in milliseconds. */
interface Lasting {
  readonly part: Part;
  readonly ms: number;
}

/** A part with its time from the beginning of its entry, in milliseconds. */
export interface Timed {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

const { decisions, afterwards, parts, promote, exchange } = motion.kings;

/** Milliseconds by the kind of a decision or a draw; what is not here changes nothing that is seen. */
const TIMES: Readonly<Record<string, number>> = {
  ...decisions,
  promote: promote.ms + promote.gap,
  exchange: exchange.strike + exchange.ms + exchange.gap,
};

/** The times of what follows by itself. */
const AFTERWARDS: Readonly<Record<string, number>> = afterwards;
/** The effects of clearing a region, which follow it. */
const CLEARING: readonly EffectView["effect"][] = ["imprisoned", "returned", "crowned"];

/** A step through a game that is over takes as long as two of its keys need that are pressed without haste. */
export const REPLAY_MS = motion.kings.replay;

/** The time in which a card that is dealt turns, and that until the next one does. */
export const DEAL = motion.kings.deal;

/** The shares of an exchange at which the dagger has struck, and the pieces have crossed. */
export const STRUCK = exchange.strike / (TIMES["exchange"] ?? 1);
export const CROSSED = (exchange.strike + exchange.ms) / (TIMES["exchange"] ?? 1);

/** The ranks that bring income, from the lowest one up. */
const RANKS = ["F", "H", "W", "C"];

/** The number of promotions right before one, by the same player. */
export function chainOf(log: readonly EntryView[], entry: EntryView): number {
  if (entry.detail.kind !== "promote") return 0;
  const at = log.indexOf(entry);
  const first = log
    .slice(0, Math.max(0, at))
    .findLastIndex(({ detail, seat }) => detail.kind !== "promote" || seat !== entry.seat);
  return Math.max(0, at - first - 1);
}

/** The duration of the whole entry at a calm pace, in milliseconds, as one of a chain; a big moment is seen in one's own turn too. */
export const durationOf = (entry: EntryView, reader: string | undefined, chain = 0): number =>
  partsOf(entry, reader, chain).reduce((sum, { ms }) => sum + ms, 0);

/** The parts of an entry that lasts so many milliseconds. */
export function timedParts(entry: EntryView, reader: string | undefined, ms: number, chain = 0): Timed[] {
  const share = ms / Math.max(1, durationOf(entry, reader, chain));
  let at = 0;
  return partsOf(entry, reader, chain).map((lasting) => {
    const from = at;
    at += lasting.ms * share;
    return { part: lasting.part, from, to: at };
  });
}

function partsOf(entry: EntryView, reader: string | undefined, chain: number): Lasting[] {
  const after = afterOf(entry);
  const own = decisionMs(entry, reader) * quickerBy(chain);
  return [
    ...(own > 0 ? [{ part: { kind: "decision" }, ms: own } as const] : []),
    ...incomeParts(after.filter((effect) => effect.effect === "income")),
    ...after.flatMap((effect, place) => afterParts(effect, after.slice(place + 1))),
    ...(bigOf(entry) === undefined ? [] : [{ part: { kind: "big" }, ms: parts.big } as const]),
  ];
}

/** The duration of a decision; 0 for one's own, which one has drafted on the board. */
function decisionMs(entry: EntryView, reader: string | undefined): number {
  const { detail, seat } = entry;
  if (seat !== undefined && seat === reader) return 0;
  const ms = TIMES[detail.kind] ?? 0;
  const isEmpty = detail.kind === "place" && changeOf(entry).stacks?.length === 0;
  return isEmpty ? ms / 2 : ms;
}

/** The share of its time that a promotion takes after so many others. */
const quickerBy = (chain: number): number =>
  Math.max(promote.least, promote.ms - chain * promote.quicker) / promote.ms;

function incomeParts(incomes: readonly Of<"income">[]): Lasting[] {
  if (incomes.length === 0) return [];
  const isKnown = incomes.every(({ most, spread }) => most !== undefined || spread !== undefined);
  if (!isKnown) return [{ part: { kind: "income", incomes }, ms: parts.income }];
  const ranks = RANKS.flatMap((rank): Lasting[] => {
    const gains = incomes.flatMap(({ seat, most = {} }) =>
      Object.entries(most).flatMap(([region, ranks]) =>
        ranks.toUpperCase().includes(rank) ? [{ seat, region }] : [],
      ),
    );
    return gains.length === 0 ? [] : [{ part: { kind: "rank", rank, gains }, ms: parts.rank }];
  });
  const spread = incomes.filter((income) => income.spread !== undefined);
  return spread.length === 0
    ? ranks
    : [...ranks, { part: { kind: "spread", incomes: spread }, ms: parts.rank }];
}

function afterParts(effect: EffectView, later: readonly EffectView[]): Lasting[] {
  if (effect.effect === "cleared") {
    const end = later.findIndex((other) => !CLEARING.includes(other.effect));
    const others = end < 0 ? later : later.slice(0, end);
    return [{ part: { kind: "cleared", cleared: effect, others }, ms: parts.cleared }];
  }
  const ms = AFTERWARDS[effect.effect];
  return ms === undefined ? [] : [{ part: { kind: "effect", effect }, ms }];
}
