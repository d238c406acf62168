// A view as it is told beside the board while its newest entries are still played.

import type { View } from "../../client/wire.ts";
import { viewSoFar } from "../stage/moments.ts";
import { entryAt } from "../stage/playback.ts";
import { boardAt } from "./boardAt.ts";

/** A view beside the board after so many entries: with what was counted then, and who led by it. */
export function toldOfThen(view: View, shown: number): View {
  const measures = entryAt(view, shown)?.before?.measures;
  if (measures === undefined || view.board === undefined) return view;
  return { ...view, measures, board: boardAt(view.board, view, shown) };
}

/** A view without counts and leader, which are not those of the board that is shown. */
export function toldOfNow({ measures: _measures, board, ...rest }: View): View {
  const { leads: _leads, ...bare } = board ?? {};
  return { ...rest, ...(board && { board: bare as typeof board }) };
}

/** A view whose game is over, before its result: all entries are told, and nothing that they lead to. */
export function toldBeforeEnd(before: View | undefined, after: View): View {
  const { turn: _turn, ...rest } = after;
  const { standing, stage, measures, board } = before ?? after;
  return { ...rest, standing, stage, ...(measures && { measures }), ...(board && { board }) };
}

/** A view with the log, counts, stage and leader of the board that is shown. `before` was told when the board last stood still. */
export function toldWith(before: View | undefined, after: View, shown: number): View {
  const isSameGame = before?.fairness.game === after.fairness.game;
  const soFar = viewSoFar(before, after, shown);
  if (before === undefined || !isSameGame) return toldOfNow(soFar);
  const { measures: _measures, board: _board, ...rest } = soFar;
  const { measures, stage } = before;
  return { ...rest, stage, ...(measures && { measures }), ...(before.board && { board: before.board }) };
}
