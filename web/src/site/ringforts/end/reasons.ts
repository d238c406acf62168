// Why a ringfort game ended as it did, with the numbers that decided.

import type { RingfortsView, View } from "../../../client/wire.ts";
import { WATCHER, sidesCalled, type Reader } from "../../named.ts";
import { causeWords, isAborted } from "../../sentences.ts";
import { say } from "../../words.ts";
import { kingPoints } from "../results.ts";
import { pointsWords, stoppedWords } from "../../end/words.ts";

/** The side that won the last game, by its points; undefined if it was drawn or stopped. */
export function winnerOf({ stage, standing }: Pick<View, "stage" | "standing">): number | undefined {
  return stage === "stopped" ? undefined : aheadOf(standing.results.at(-1) ?? []);
}

/** The side with more of these points; undefined if both have as many. */
export const aheadOf = ([red = 0, blue = 0]: readonly number[]): number | undefined =>
  red === blue ? undefined : Number(red < blue);

/** The points of the last game, the winner's first, to a reader who `hasLost` the own ones. */
export function scoreWords(view: Pick<View, "stage" | "standing" | "ending">, hasLost = false): string {
  const points = view.standing.results.at(-1);
  if (view.stage === "stopped" || isAborted(view) || points === undefined) return "";
  return pointsWords(points, hasLost);
}

/** The reasons of the result, a sentence each. `own` is the side of the reader, if there is one. */
export function reasonsOf(view: View, own: number | undefined, reader: Reader = WATCHER): string[] {
  if (view.stage === "stopped") return [stoppedWords(view)];
  const { ending = "played", seats, board } = view;
  const winner = winnerOf(view);
  if (ending !== "played") {
    const least = winner === undefined ? [] : [say("end-sum-left")];
    return [causeWords(ending, seats, reader), ...least];
  }
  if (board === undefined) return [];
  const reasons = decided(board, winner, own, sidesCalled(seats, reader));
  return reasons.length === 0 ? [] : [...reasons, ...sumWords(board, winner, view.standing.results.at(-1))];
}

/** Why a game that was played out came to its end; empty where the result says it. */
export function closedWords({ ending = "played", stage, board, log }: View): string {
  if (stage === "stopped" || ending !== "played" || board?.phase !== "over") return "";
  if (board.leads?.by === "kings_captured") return "";
  const isRepeated = log.some(({ detail }) => detail.effects?.some(({ effect }) => effect === "repetition"));
  return say(`end-by-${isRepeated ? "repetition" : board.closing}`);
}

/** The sum of the winner's points, in words; nothing where they are not those of the board. Rules: M2, M3, HK13, HK14 */
function sumWords(board: RingfortsView, winner: number | undefined, all: readonly number[] = []): string[] {
  const decisive = board.leads?.tie ?? board.leads;
  if (winner === undefined || decisive === undefined) return [];
  const points = all[winner] ?? 0;
  const [most, least] = [decisive.counts[winner] ?? 0, decisive.counts[1 - winner] ?? 0];
  if (decisive.by === "kings_captured") return points === most ? [say("end-sum-kings")] : [];
  const [difference, kings] = [Math.abs(most - least), board.kings_lost?.[1 - winner] ?? 0];
  return points === 2 + difference + kings ? [say("end-sum", { points, difference, kings })] : [];
}

/** The sums of the points of a match, in words; empty before its second game is over. */
export function matchSumWords({ standing: { results, points } }: Pick<View, "standing">): string {
  if (results.length < 2) return "";
  const sumOf = (side: number) => results.map((result) => result[side] ?? 0).join(" + ");
  const [red = 0, blue = 0] = points;
  return say("end-sum-match", { reds: sumOf(0), blues: sumOf(1), red, blue });
}

/** The comparison that decided a game which was played out; nothing where the board does not tell. */
function decided(
  board: RingfortsView,
  winner: number | undefined,
  own: number | undefined,
  names: readonly string[],
): string[] {
  const leads = board.phase === "over" ? board.leads : undefined;
  const decisive = leads?.tie ?? leads;
  if (leads === undefined || decisive === undefined || decisive.side !== winner) return [];
  const [count = 0] = leads.counts;
  const more = kingPoints(board, leads.by, own, names);
  if (winner === undefined) {
    const [territory = 0] = decisive.counts;
    return [say(`end-level-${leads.by}`, { count, territory }), ...more];
  }
  const [most, least] = [decisive.counts[winner] ?? 0, decisive.counts[1 - winner] ?? 0];
  const name = leads.tie === undefined ? leads.by : `${leads.by}-${leads.tie.by}`;
  const values = {
    reader: own === undefined ? "none" : own === winner ? "winner" : "loser",
    winner: names[winner] ?? "",
    loser: names[1 - winner] ?? "",
    count,
    most,
    least,
  };
  return [say(`end-because-${name}`, values), ...more];
}

/** The measure that decided, by its name; undefined where the board does not tell. */
export function measureOf({ ending = "played", board }: View): string | undefined {
  if (ending !== "played" || board?.phase !== "over") return undefined;
  const by = (board.leads?.tie ?? board.leads)?.by;
  return by === "spare" ? "territory" : by;
}
