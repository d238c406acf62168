// The pictures of the ringfort games: a moment of each on its board.

import variants from "../../../../data/games.json";
import { EMPTY_BOARD, NO_OVERLAYS, bridgesOf, hillsOf, pictureInTasks } from "../../board/index.ts";
import "../../board/board.css";
import "../../board/marks.css";
import { bothSides } from "./boardState.ts";

/** A moment of a game, as names of hills without separators: Red's, then Blue's. */
export interface BoardPicture {
  readonly ringforts: readonly string[];
  readonly kings?: readonly string[];
  readonly links?: readonly string[];
  /** The hills where the seat to move may build, in doubles. */
  readonly area?: string;
  /** The rows where the side to move may build, in Poisoned Chalice. */
  readonly qualified?: string;
}

const MOMENTS: Readonly<Record<string, BoardPicture>> = variants.pictures;

/** The picture of a variant as SVG text; undefined if the page has none. */
export function picture(variant: string): Promise<string> | undefined {
  const moment = MOMENTS[variant];
  return moment && boardPicture(moment);
}

/** The picture of a board as SVG text. */
export function boardPicture(board: BoardPicture): Promise<string> {
  return pictureInTasks({
    ...EMPTY_BOARD,
    ringforts: bothSides(board.ringforts),
    kings: bothSides(board.kings),
    bridges: (board.links ?? []).flatMap(bridgesOf),
    overlays: { ...NO_OVERLAYS, area: hillsOf(board.area ?? ""), qualified: board.qualified ?? "" },
    coordinates: false,
  });
}
