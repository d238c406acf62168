// The leader, the end of a game and its reason, and the state of the match, as sentences.

import type { RingfortsView, View } from "../../client/wire.ts";
import { WATCHER, sidesCalled, type Reader } from "../named.ts";
import { gameWords, isAborted } from "../sentences.ts";
import { say } from "../words.ts";

/** The fields of a board that tell who leads. */
type Led = Pick<RingfortsView, "leads" | "phase">;

/**
 * The leader as the board stands, while the rules name one, and before Battle what will count; empty at the end, where the result says
 * it. `own` is the side of the reader, if there is one.
 */
export function leadWords({ leads, phase }: Led, own?: number): string {
  if (phase === "over") return "";
  if (leads === undefined) return say(phase === "battle" ? "lead-short-later" : "lead-later");
  const { by, side, counts, tie } = leads;
  if (side !== undefined) return say(`lead-${by}`, compared(counts, side, own));
  const [count = 0] = counts;
  if (tie?.side === undefined) return say(`lead-level-${by}`, { count, territory: tie?.counts[0] ?? 0 });
  return say(`lead-tie-${by}-${tie.by}`, { count, ...compared(tie.counts, tie.side, own) });
}

/** The sentence beside it where kings are captured: how many were, and what their loss means. Kings that left by a pass are not lost. */
export function kingsWords({ kings_lost: lost, phase }: RingfortsView): string {
  if (lost === undefined || phase === "over") return "";
  if (phase === "setup") return say("lead-kings-later");
  const [red = 0, blue = 0] = lost;
  return say("lead-kings", { red, blue });
}

/** The number of the side that leads or gets the tie; undefined while sides are level. */
const leaderOf = ({ leads }: Pick<RingfortsView, "leads">): number | undefined =>
  leads?.side ?? leads?.tie?.side;

/** The same where there is room for few words. */
export function shortLeadWords(board: Led, own?: number): string {
  if (board.phase === "over") return "";
  if (board.leads === undefined) return say("lead-short-later");
  const side = leaderOf(board);
  if (side === undefined) return say("lead-short-level");
  const name = board.leads.side === undefined ? "tie" : "side";
  return say(`lead-short-${name}`, whose(side, own));
}

/**
 * The winner by the points of both sides, Red's first; of a game that was played out, with the reason on its board. `names` are what
 * the sides are called.
 */
export function resultWords(
  points: readonly number[],
  board?: RingfortsView,
  own?: number,
  names = sideNames(),
): string {
  const [red = 0, blue = 0] = points;
  const side = red === blue ? undefined : Number(red < blue);
  const values = { more: Math.max(red, blue), less: Math.min(red, blue), points: red };
  const known = { ...values, ...(side === undefined ? {} : verdict(side, own, names)) };
  return because(side, known, own, names, board) ?? say(side === undefined ? "log-drawn" : "log-won", known);
}

/** The standing or the end of the match; empty for a single game. */
export function matchWords(view: View, own?: number, reader: Reader = WATCHER): string {
  const { games, points, results } = view.standing;
  if (games === 1 || isAborted(view)) return "";
  if (results.length === 0) return gameWords(view);
  const [red = 0, blue = 0] = points;
  const isOver = results.length === games;
  const values = { more: Math.max(red, blue), less: Math.min(red, blue) };
  const standing =
    red === blue
      ? say(isOver ? "match-drawn" : "match-level", { points: red })
      : say(isOver ? "match-won" : "match-led", {
          ...values,
          ...verdict(Number(red < blue), own, sidesCalled(view.seats, reader)),
        });
  return isOver ? standing : `${gameWords(view)} ${standing}`;
}

type Values = Record<string, string | number>;

/** The result with what decided it; undefined where the board does not tell. */
function because(
  side: number | undefined,
  values: Values,
  own: number | undefined,
  names: readonly string[],
  board?: RingfortsView,
): string | undefined {
  const leads = board?.phase === "over" ? board.leads : undefined;
  const decisive = leads?.tie ?? leads;
  if (board === undefined || leads === undefined || decisive === undefined || decisive.side !== side)
    return undefined;
  const [count = 0] = leads.counts;
  const [territory = 0] = decisive.counts;
  if (side === undefined) return say(`log-drawn-${leads.by}`, { ...values, count, territory });
  const loser = names[1 - side] ?? "";
  const numbers = { ...compared(decisive.counts, side), ...values, loser, count };
  const name = leads.tie === undefined ? leads.by : `${leads.by}-${leads.tie.by}`;
  return [say(`log-won-${name}`, numbers), ...kingPoints(board, leads.by, own, names)].join(" ");
}

/** The points for one captured king that each side has beside those of the board. */
export function kingPoints(
  { kings_lost: lost }: RingfortsView,
  by: string,
  own: number | undefined,
  names: readonly string[],
): string[] {
  if (lost === undefined || by === "kings_captured") return [];
  const [red = 0, blue = 0] = lost;
  if (red > 0 && blue > 0) return [say("log-king-points")];
  const side = Number(red > 0);
  return red > 0 || blue > 0 ? [say("log-king-point", { ...whose(side, own), side: names[side] ?? "" })] : [];
}

/** The sides by their colors. */
export const sideNames = (): readonly string[] => [say("side-0"), say("side-1")];

/** The name of a side, and whether it is that of the reader. */
export function whose(side: number, own: number | undefined): Values {
  return { side: say(`side-${side}`), you: side === own ? "yes" : "no" };
}

/** The same of a side that has won: its reader may have lost too. */
function verdict(side: number, own: number | undefined, names: readonly string[]): Values {
  const values = { ...whose(side, own), side: names[side] ?? "" };
  return own === undefined || side === own ? values : { ...values, you: "lost" };
}

/** The numbers of the side that is ahead and of the other. `reader` is the side of the reader, if there is one. */
function compared(counts: readonly number[], side: number, reader?: number): Values {
  const [own, other] = [counts[side] ?? 0, counts[1 - side] ?? 0];
  return { ...whose(side, reader), loser: say(`side-${1 - side}`), own, other };
}
