// Requests about positions outside of tables and about finished games.

import { Refused, get, post } from "./requests.ts";
import { isKeptHere } from "./where.ts";
import type {
  AnalysisBody,
  AnalysisOf,
  Fault,
  FileBody,
  FileOf,
  KingsPosition,
  Moment,
  PositionBody,
  PositionOf,
  PositionPreviewOf,
  PositionTurnOf,
  PositionTurnsOf,
  PositionWhyNot,
  Preview,
  TextBody,
  TurnPlan,
  UsualTurn,
  Why,
  WriteOf,
  WrittenBody,
} from "./wire.ts";

/** Requests a position of a ringfort game after some decisions, with its legal moves. Throws `Refused` if one is illegal. */
export async function momentOf(asked: PositionOf): Promise<Moment> {
  const answer = await positionOf(asked);
  if ("kings" in answer) throw new Refused("ringforts-only", { code: "ringforts-only", sentence: "" });
  return answer;
}

/** The same of Seat of Kings, as the seat that is asked for sees it. */
export async function kingsPositionOf(asked: PositionOf): Promise<KingsPosition> {
  const answer = await positionOf(asked);
  if ("kings" in answer) return answer;
  throw new Refused("kings-only", { code: "kings-only", sentence: "" });
}

async function positionOf(asked: PositionOf): Promise<Moment | KingsPosition> {
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

/** Requests the effect of a draft of decisions from a position. */
export const previewAt = (asked: PositionPreviewOf) => post<Preview>("api/positions/preview", asked);

/** Requests a turn of Seat of Kings from a position, as it would be played. */
export const planTurnAt = (asked: PositionTurnOf) => post<TurnPlan>("api/positions/turn", asked);

/** Requests the usual turn of each fit of a card from a position. */
export const usualTurnsAt = (asked: PositionTurnsOf) => post<UsualTurn[]>("api/positions/turns", asked);

/** Requests the reason why a decision is illegal in a position; null if it is legal. */
export const whyNotAt = (asked: PositionWhyNot) => post<Why | null>("api/positions/why-not", asked);

/** Requests the value of a position and the best lines. The signal withdraws the request. */
export const analyze = (asked: AnalysisOf, signal: AbortSignal) =>
  post<AnalysisBody>("api/positions/analysis", asked, signal);

/** Requests all positions of a finished game, the first one first. */
export const momentsOf = (table: string, game: number) =>
  get<Moment[]>(`api/tables/${table}/games/${game}/positions`);

/** Requests the text of a file. */
export const textOf = async (file: Blob) => (await post<TextBody>("api/files/text", file)).text;

/** Requests a game as texts of files. */
export const writeFile = (asked: WriteOf) =>
  post<WrittenBody>("api/files/write", asked, undefined, asked.of && isKeptHere(asked.of.table));

/** Requests a game of a text; the fault of the text if it cannot be read. */
export const readFile = (asked: FileOf) => post<FileBody>("api/files/read", asked);

/** The fault of the position that was refused; undefined if something else was refused. */
export function faultOf(error: unknown): Fault | undefined {
  return error instanceof Refused ? (error.body?.fault ?? undefined) : undefined;
}
