// Who leads, how a game ended and why, and how the match stands, as sentences.

import type { RingfortsView, View } from "../../client/wire.ts";
import { say } from "../words.ts";

/** Who leads as the board stands; empty while that means nothing, and at the end, where the result says it. */
export function leadWords({ leads, phase }: Pick<RingfortsView, "leads" | "phase">): string {
  if (leads === undefined || phase === "over") return "";
  const { by, side, counts, tie } = leads;
  if (side !== undefined) return say(`lead-${by}`, compared(counts, side));
  const [count = 0] = counts;
  if (tie?.side === undefined) return say(`lead-level-${by}`, { count, territory: tie?.counts[0] ?? 0 });
  return say(`lead-tie-${by}-${tie.by}`, { count, ...compared(tie.counts, tie.side) });
}

/** The number of the side that leads or gets the tie; undefined while sides are level. */
const leaderOf = ({ leads }: Pick<RingfortsView, "leads">): number | undefined =>
  leads?.side ?? leads?.tie?.side;

/** The same where there is room for few words. */
export function shortLeadWords(board: Pick<RingfortsView, "leads" | "phase">): string {
  if (leadWords(board) === "") return "";
  const side = leaderOf(board);
  if (side === undefined) return say("lead-short-level");
  const name = board.leads?.side === undefined ? "tie" : "side";
  return say(`lead-short-${name}`, { side: say(`side-${side}`) });
}

/** Who won by the points of both sides, Red's first; of a game that was played out, with the reason on its board. */
export function resultWords(points: readonly number[], board?: RingfortsView, own?: number): string {
  const [red = 0, blue = 0] = points;
  const side = red === blue ? undefined : Number(red < blue);
  const values = { more: Math.max(red, blue), less: Math.min(red, blue), points: red };
  const known = { ...values, ...(side === undefined ? {} : winner(side, own)) };
  return because(side, known, board) ?? say(side === undefined ? "log-drawn" : "log-won", known);
}

/** The standing or the end of the match; empty for a single game. */
export function matchWords({ standing }: View, own?: number): string {
  const { game, games, points, results } = standing;
  if (games === 1) return "";
  const [red = 0, blue = 0] = points;
  if (results.length < games) {
    const told = results.length === 0 ? "" : say("log-standing", { red, blue });
    return [say("log-game", { game, games }), told].filter((words) => words !== "").join(" ");
  }
  if (red === blue) return say("match-drawn", { points: red });
  const values = { more: Math.max(red, blue), less: Math.min(red, blue) };
  return say("match-won", { ...values, ...winner(Number(red < blue), own) });
}

type Values = Record<string, string | number>;

/** The result with what decided it; undefined where the board does not tell. */
function because(side: number | undefined, values: Values, board?: RingfortsView): string | undefined {
  const leads = board?.phase === "over" ? board.leads : undefined;
  const decisive = leads?.tie ?? leads;
  if (board === undefined || leads === undefined || decisive === undefined || decisive.side !== side)
    return undefined;
  const [count = 0] = leads.counts;
  const [territory = 0] = decisive.counts;
  if (side === undefined) return say(`log-drawn-${leads.by}`, { ...values, count, territory });
  const numbers = { ...values, count, ...compared(decisive.counts, side) };
  const name = leads.tie === undefined ? leads.by : `${leads.by}-${leads.tie.by}`;
  return [say(`log-won-${name}`, numbers), ...kingPoints(board, leads.by)].join(" ");
}

/** The points for one captured king that each side has beside those of the board. */
export function kingPoints({ kings_lost: lost }: RingfortsView, by: string): string[] {
  if (lost === undefined || by === "kings_captured") return [];
  const [red = 0, blue = 0] = lost;
  if (red > 0 && blue > 0) return [say("log-king-points")];
  return red > 0 || blue > 0 ? [say("log-king-point", { side: say(`side-${Number(red > 0)}`) })] : [];
}

/** Which side wins, and whether that is the reader's. */
function winner(side: number, own: number | undefined): Values {
  return { side: say(`side-${side}`), you: side === own ? "yes" : "no" };
}

/** The numbers of the side that is ahead and of the other. */
function compared(counts: readonly number[], side: number): Values {
  const [own, other] = [counts[side] ?? 0, counts[1 - side] ?? 0];
  return { side: say(`side-${side}`), loser: say(`side-${1 - side}`), own, other };
}
