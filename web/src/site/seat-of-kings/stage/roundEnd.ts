// The end of a round of Seat of Kings, collected from the log: traitors, income, cleared regions, prisoners, who starts.

import type { EffectView, EntryView, View } from "../../../client/wire.ts";
import { TURNS, linesOf, type Line } from "./turns.ts";

/** An effect of one kind. */
type Of<Kind extends EffectView["effect"]> = Extract<EffectView, { effect: Kind }>;

/** The end of a round, as far as it has come. */
export interface RoundEnd {
  /** The round that ends. */
  readonly round: number;
  /** True if the next round has begun, or the game is over. */
  readonly isOver: boolean;
  /** The outcome of each traitor, in the order in which they were offered. */
  readonly traitors: readonly Line[];
  readonly incomes: readonly Of<"income">[];
  readonly cleared: readonly {
    readonly region: string;
    readonly king: string;
    readonly prisoners: readonly Of<"imprisoned">[];
  }[];
  /** Regions that were closed. */
  readonly closed: readonly string[];
  readonly exchanges: readonly Of<"prisoners_exchanged">[];
  /** Garrisons and ransoms, who names the Starting Player, which region is opened. */
  readonly decisions: readonly Line[];
}

/** Decisions of the traitor step, and those that follow them. */
const TRAITOR = ["traitor", "decline"];
const LATER = ["garrison", "ransom", "start", "region"];

/** Questions at the end of a round that are answered without the board. */
export const TABLED: readonly string[] = ["ransom", "start", "region"];

/** True if such a question is asked. What a draft leads to is not asked yet, so that this is about the view before it. */
export const isTabled = ({ kings }: Pick<View, "kings">): boolean => TABLED.includes(kings?.stage.name ?? "");

/** The end of the round that ends or has ended last, at the moment when so many entries are shown; undefined before the first. */
export function roundEndOf(view: View, shown: number): RoundEnd | undefined {
  const log = view.log.slice(0, Math.max(0, shown - view.log_from));
  const isTurn = ({ detail }: EntryView) => TURNS.includes(detail.kind);
  const lastTurn = log.findLastIndex(isTurn);
  const ending = lastTurn < 0 ? undefined : endIn(view, log.slice(lastTurn));
  if (ending !== undefined) return ending;
  const begun = log.findLastIndex((entry) => has(entry, "round"));
  const before = log.slice(0, begun).findLastIndex(isTurn);
  return before < 0 ? undefined : endIn(view, log.slice(before, begun + 1));
}

/** True if a seat has had a turn after a round among so many entries: it has read the end then, which stands among the moves too. */
export const hasPlayedOn = (view: View, shown: number, round: number, seat: string | undefined): boolean =>
  linesOf(view).some((line) => line.round > round && line.count <= shown && isTurnOf(line, seat));

const isTurnOf = ({ entries }: Line, seat: string | undefined): boolean =>
  entries.some((entry) => entry.seat === seat && TURNS.includes(entry.detail.kind));

const has = ({ detail }: EntryView, kind: EffectView["effect"]): boolean =>
  detail.effects?.some(({ effect }) => effect === kind) ?? false;

/** The end of a round in these entries, the first of which begins its last turn; undefined if it does not end in them. */
function endIn(view: View, entries: readonly EntryView[]): RoundEnd | undefined {
  const all = entries.flatMap(({ detail }) => detail.effects ?? []);
  const of = <Kind extends EffectView["effect"]>(kind: Kind) =>
    all.filter((effect): effect is Of<Kind> => effect.effect === kind);
  const isEnd = ({ detail }: EntryView) => [...TRAITOR, ...LATER].includes(detail.kind);
  if (of("income").length === 0 && of("round").length === 0 && !entries.some(isEnd)) return undefined;
  const [next] = of("round");
  const lines = linesOf({ ...view, log: entries, log_from: 0 }).filter(
    (line) => line.entries.length > 0 || line.effects.some(({ effect }) => effect === "turned_up"),
  );
  const kindOf = (line: Line) => line.entries[0]?.detail.kind ?? "turned_up";
  return {
    round: next === undefined ? (view.kings?.round ?? 1) : next.round - 1,
    isOver: next !== undefined || of("drawn").length > 0 || of("won").length > 0,
    traitors: lines.filter((line) => [...TRAITOR, "turned_up"].includes(kindOf(line))),
    incomes: of("income"),
    cleared: clearedIn(all),
    closed: of("closed").map(({ region }) => region),
    exchanges: of("prisoners_exchanged"),
    decisions: lines.filter((line) => LATER.includes(kindOf(line))),
  };
}

/** The regions that were cleared, each with the prisoners that follow it. */
function clearedIn(all: readonly EffectView[]): RoundEnd["cleared"] {
  const cleared: { region: string; king: string; prisoners: Of<"imprisoned">[] }[] = [];
  for (const effect of all) {
    if (effect.effect === "cleared")
      cleared.push({ region: effect.region, king: effect.king, prisoners: [] });
    else if (effect.effect === "imprisoned") cleared.at(-1)?.prisoners.push(effect);
  }
  return cleared;
}
