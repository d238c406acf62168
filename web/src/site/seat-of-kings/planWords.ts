// The effects of a planned turn, in words.

import { POSITIONS } from "../../seat-of-kings/index.ts";
import type { ActionView, EffectView, LogDetail, UsualTurn } from "../../client/wire.ts";
import { say } from "../words.ts";
import { besideWords, list, regionName } from "./sentences.ts";

/** Effects that a plan tells otherwise: by its one price, by the promotions, and by saying that it wins. */
const TOLD: readonly EffectView["effect"][] = ["paid", "activated", "won", "received"];

/** The side effects of a step, a sentence each. */
export function consequences(detail: LogDetail | undefined): string[] {
  if (detail === undefined) return [];
  const effects = (detail.effects ?? []).filter(({ effect }) => !TOLD.includes(effect));
  return besideWords({ ...detail, effects } as LogDetail);
}

/** So many captures are summed. */
const MANY = 3;

/** The side effects of all steps: many captures are one sentence. */
export function summary(details: readonly LogDetail[]): string[] {
  const count = details.flatMap(({ effects = [] }) => effects).filter(isCapture).length;
  if (count < MANY) return details.flatMap(consequences);
  const top = details.some(takesKing) ? "king" : "other";
  const others = details.map(
    (detail) =>
      ({ ...detail, effects: (detail.effects ?? []).filter((effect) => !isSummed(effect)) }) as LogDetail,
  );
  return [say("plan-captures", { count, top }), ...others.flatMap(consequences)];
}

const isCapture = ({ effect }: EffectView) => effect === "captured";
/** Captives that go home by many captures are one of their details. */
const isSummed = (effect: EffectView) => isCapture(effect) || effect.effect === "returned";

/** True if a step brings a piece to a King position, where none of the owner's King pieces falls instead. */
const takesKing = (detail: LogDetail): boolean =>
  detail.kind === "promote" &&
  detail.position === "K" &&
  !(detail.effects ?? []).some(({ effect }) => effect === "king_struck");

/** The outcome of a King position that a turn takes, at the end of the round; empty if it takes none, or if that comes at once. */
export function kingWords(
  details: readonly LogDetail[],
  region: string | undefined,
  players: number,
): string {
  const has = (...names: string[]) =>
    details.some(({ effects = [] }) => effects.some(({ effect }) => names.includes(effect)));
  if (region === undefined || !details.some(takesKing) || has("won", "cleared")) return "";
  return say("plan-king", { region: regionName(region), isClosed: players === 2 ? "yes" : "no" });
}

/** The cumals that the steps of a kind cost. */
const paidFor = (details: readonly LogDetail[], kind: LogDetail["kind"]): number =>
  details
    .flatMap((detail) => (detail.kind === kind ? (detail.effects ?? []) : []))
    .reduce((sum, effect) => sum + (effect.effect === "paid" ? effect.cumals : 0), 0);

/** The one price of a turn, with the fee for an empty region as its reason. */
export function costWords(details: readonly LogDetail[], paid: number, have: number): string {
  const fee = paidFor(details, "place");
  if (fee === 0) return say("plan-costs", { count: paid, have });
  return say(fee === paid ? "plan-costs-fee" : "plan-costs-both", { count: paid, have, fee });
}

const positionsOf = (actions: readonly ActionView[], kind: "place" | "promote"): string[] =>
  actions.flatMap((action) => (action.kind === kind ? [action.position] : [])).sort(byRank);

/** Compares positions in the order of the ranks, from the lowest one up. */
export const byRank = (one: string, other: string): number =>
  POSITIONS.indexOf(one) - POSITIONS.indexOf(other);

/** True if steps win the game. */
export const winsBy = (details: readonly LogDetail[]): boolean =>
  details.some(({ effects }) => effects?.some(({ effect }) => effect === "won"));

/** The outcome of the steps of a hint: that they win, what they take, and the King position that follows. Empty if nothing of these. */
export function outcomeWords(
  details: readonly LogDetail[],
  region: string | undefined,
  { players }: Omit<Player, "cumals">,
): string {
  const king = kingWords(details, region, players);
  const wins = winsBy(details) ? [say("plan-wins")] : [];
  return [...wins, ...summary(details), ...(king === "" ? [] : [king])].join(" ");
}

/** Whose turn is told. */
export interface Player {
  /** The cumals before the turn. */
  readonly cumals: number;
  /** The number of players. */
  readonly players: number;
}

/** The effects of a press on a fit, in one line: what is placed, captured and paid; and then what could be promoted after it. */
export function usualWords({ actions, details, idle }: UsualTurn, { cumals, players }: Player): string {
  if (idle !== undefined) return say(`idle-${idle}`);
  const [placed, promoted] = [positionsOf(actions, "place"), positionsOf(actions, "promote")];
  const [begin] = actions;
  const climb = details.filter(({ kind }) => kind === "promote");
  const others = details.filter(({ kind }) => kind !== "promote");
  const [fee, cost] = [paidFor(details, "place"), paidFor(details, "activate")];
  const king = kingWords(details, begin && "region" in begin ? begin.region : undefined, players);
  return [
    ...(winsBy(others) ? [say("plan-wins")] : []),
    ...(placed.length > 0 ? [say("plan-place", { positions: list(placed) })] : []),
    ...(fee > 0 ? [costWords(others, fee, cumals)] : []),
    ...summary(others),
    ...(promoted.length > 0 ? [say("plan-then", { cost, positions: list(promoted) })] : []),
    ...summary(climb),
    ...(winsBy(climb) ? [say("plan-wins")] : []),
    ...(king === "" ? [] : [king]),
  ].join(" ");
}
