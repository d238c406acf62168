// The state of a table of Seat of Kings in sentences.

import type { KingsView, RathCard, View } from "../../client/wire.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import { statusWords } from "../sentences.ts";
import { say, seatName } from "../words.ts";
import type { Reader } from "./reader.svelte.ts";
import { kingsWords, list, matchWords, oneOf, regionName } from "./sentences.ts";

/** The status of a table: what it waits for, the round, and the standing of the match. */
export function stateWords(table: SeatedTable, view: View, { seat }: Reader): string {
  const round = view.stage === "playing" && view.kings ? roundWords(view.kings) : "";
  const match = view.stage === "playing" || view.stage === "over" ? matchWords(view) : "";
  // All choose at the same time, so that it is nobody's turn.
  const isKeeping = view.stage === "playing" && view.kings?.stage.name === "keep";
  const status = isKeeping ? say("status-keep") : statusWords(table, view, kingsWords, seat);
  return [round, status, match].filter((words) => words !== "").join(" ");
}

/** From so many rounds before the last one on, the limit is told. */
const NEAR_ROUNDS = 10;

/** The round, and the limit as soon as it is near. */
export function roundWords({ round, options }: Pick<KingsView, "round" | "options">): string {
  const { max_rounds: rounds } = options;
  const limit = round >= rounds ? "last" : rounds - round < NEAR_ROUNDS ? "near" : "far";
  return say("kings-round", { round, rounds, limit });
}

/** The players who hold the most King positions, and the number that wins. */
export function leadWords({ raths, kings_to_win: most }: Pick<KingsView, "raths" | "kings_to_win">): string {
  const count = Math.max(...raths.map(({ king_positions }) => king_positions));
  if (count === 0) return say("leads-nobody", { most });
  const ahead = raths.filter(({ king_positions }) => king_positions === count);
  const seats = list(ahead.map(({ seat }) => seatName(seat)));
  return say(ahead.length === 1 ? "leads-one" : "leads-level", { seat: seats, count, most });
}

/** The players who control most positions of regions, as long as nobody holds a King position; empty if nobody does. */
export function aheadWords({ raths, regions }: Pick<KingsView, "raths" | "regions">): string {
  if (raths.some(({ king_positions }) => king_positions > 0)) return "";
  const players = raths.flatMap(({ seat }) => {
    const held = regions.filter(({ dominant }) => dominant === seat).map(({ region }) => regionName(region));
    return held.length > 0 ? [say("leads-ahead-of", { seat: seatName(seat), regions: list(held) })] : [];
  });
  return players.length > 0 ? say("leads-ahead", { players: players.join(", ") }) : "";
}

type Near = NonNullable<RathCard["near"]>;

/** The distance of a player, the reader or another, from winning, in words; undefined while it is far. */
export function nearWords({ seat, near }: RathCard, who: "you" | "other" = "other"): string | undefined {
  if (near === undefined) return undefined;
  const values = { who, seat: seatName(seat) };
  if (near.is_at_round_end) return nearAtRoundEnd(values, near);
  if (near.promotions === undefined) return say("near-king", values);
  if (near.now !== undefined) return say("near-now", { ...values, region: regionName(near.now) });
  return say("near-promotion", { ...values, region: oneOf(near.promotions.map(regionName)) });
}

/** The same where the King position wins when its region is won, and not before. */
function nearAtRoundEnd(
  values: { who: string; seat: string },
  { holds, promotions }: Near,
): string | undefined {
  if (holds !== undefined) return say("near-holds", { ...values, region: regionName(holds) });
  if (promotions === undefined) return undefined;
  return say("near-round-end", { ...values, region: oneOf(promotions.map(regionName)) });
}

/** The other players who are near to winning, a sentence each. */
export const nearOthers = ({ raths }: Pick<KingsView, "raths">, isOwn: (seat: string) => boolean): string[] =>
  raths.filter(({ seat }) => !isOwn(seat)).flatMap((rath) => nearWords(rath) ?? []);
