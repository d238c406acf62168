// Requests about positions that no table has, and about games that are over.

import { get, post } from "./requests.ts";
import type { AnalysisBody, AnalysisOf, Moment, PositionOf } from "./wire.ts";

/** A position after some decisions, and what can be done there. */
export const momentOf = (asked: PositionOf) => post<Moment>("api/positions", asked);

/** What a position is worth, and by which decisions. */
export const analyze = (asked: AnalysisOf) => post<AnalysisBody>("api/positions/analysis", asked);

/** All moments of a game that is over, its start first. */
export const momentsOf = (table: string, game: number) =>
  get<Moment[]>(`api/tables/${table}/games/${game}/positions`);
