// The picture of a ringfort game: a moment of it on its board.

import { EMPTY_BOARD, bridgesOf, pictureOf } from "../../board/index.ts";
import "../../board/board.css";
import { dataOf } from "../variantData.ts";
import { bothSides } from "./boardState.ts";

/** The picture of a variant as SVG text; undefined if the page has none. */
export function picture(variant: string): string | undefined {
  const moment = dataOf(variant).picture;
  if (moment === undefined) return undefined;
  return pictureOf({
    ...EMPTY_BOARD,
    ringforts: bothSides(moment.ringforts),
    kings: bothSides(moment.kings),
    bridges: moment.links.flatMap(bridgesOf),
    coordinates: false,
  });
}
