// Requests about positions that no table has, and about games that are over.

import { Refused, get, post } from "./requests.ts";
import type { AnalysisBody, AnalysisOf, Moment, PositionBody, PositionOf } from "./wire.ts";

/** A position after some decisions, and what can be done there; refused is what cannot be. */
export async function momentOf(asked: PositionOf): Promise<Moment> {
  const answer = await post<PositionBody>("api/positions", asked);
  if ("fault" in answer) {
    const { fault } = answer;
    throw new Refused("position", { code: "position", sentence: fault.sentence, fault });
  }
  if ("why" in answer) {
    const { why } = answer;
    throw new Refused("illegal", { code: "illegal", sentence: why.sentence, why });
  }
  return answer;
}

/** What a position is worth, and by which decisions. */
export const analyze = (asked: AnalysisOf) => post<AnalysisBody>("api/positions/analysis", asked);

/** All moments of a game that is over, its start first. */
export const momentsOf = (table: string, game: number) =>
  get<Moment[]>(`api/tables/${table}/games/${game}/positions`);
