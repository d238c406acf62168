// The effects of a planned turn, in words.

import { POSITIONS } from "../../seat-of-kings/index.ts";
import type { ActionView, EffectView, LogDetail, UsualTurn } from "../../client/wire.ts";
import { effectWords } from "../effects.ts";
import { say } from "../words.ts";
import { list } from "./sentences.ts";

/** Effects that a plan tells otherwise: by its one price, by the promotions, and by saying that it wins. */
const TOLD: readonly EffectView["effect"][] = ["paid", "activated", "won", "received"];

/** The side effects of a step, a sentence each. */
export function consequences(detail: LogDetail | undefined): string[] {
  if (detail === undefined) return [];
  const effects = (detail.effects ?? []).filter(({ effect }) => !TOLD.includes(effect));
  return effectWords({ ...detail, effects } as LogDetail);
}

const positionsOf = (actions: readonly ActionView[], kind: "place" | "promote"): string[] =>
  actions.flatMap((action) => (action.kind === kind ? [action.position] : [])).sort(byRank);

/** Compares positions in the order of the ranks, from the lowest one up. */
export const byRank = (one: string, other: string): number =>
  POSITIONS.indexOf(one) - POSITIONS.indexOf(other);

/** The usual turn of a fit in one line: what is placed and promoted, what it costs, what it takes. */
export function usualWords({ actions, details, paid = 0, idle }: UsualTurn, have: number): string {
  if (idle !== undefined) return say(`idle-${idle}`);
  const [placed, promoted] = [positionsOf(actions, "place"), positionsOf(actions, "promote")];
  const wins = details.some(({ effects }) => effects?.some(({ effect }) => effect === "won"));
  return [
    ...(placed.length > 0 ? [say("plan-place", { positions: list(placed) })] : []),
    ...(promoted.length > 0 ? [say("plan-promote", { positions: list(promoted) })] : []),
    ...(paid > 0 ? [say("plan-costs", { count: paid, have })] : []),
    ...details.flatMap(consequences),
    ...(wins ? [say("plan-wins")] : []),
  ].join(" ");
}
