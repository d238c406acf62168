/** Single signs as SVG text, to stand beside words: pieces, cumals, Starting Player, traitor, cards. */

import { shape, textOf } from "../board/shape.ts";
import { cardBack, cumal } from "./card.ts";
import { path, type Shape } from "./draw.ts";
import { ghostShapes } from "./ghosts.ts";
import { above, below } from "./marks.ts";
import type { Piece } from "./names.ts";
import { brick, hollow, pieceClass, pieceShapes, stackShapes } from "./piece.ts";
import { SHAPES } from "./shapes.ts";
import type { RegionMarks } from "./state.ts";

/** The signs that can stand beside words. */
export type Sign = "cumal" | "starting" | "traitor" | "card" | "closed" | "stone" | "fort";

/** A piece as a small picture; `blue` is an ordinary piece, `BLUE` a King piece. It has no words: say them beside it. */
export function pieceText(piece: Piece): string {
  return small([shape("g", { class: pieceClass(piece) }, pieceShapes(piece))], 420);
}

/** A sign as a small picture. It has no words: say them beside it. */
export function signText(sign: Sign): string {
  const { signs, fort } = SHAPES;
  switch (sign) {
    case "cumal":
      return small([shape("g", { class: "kings-cost" }, cumal())], 150);
    case "starting":
      return small([shape("g", { class: "kings-cube" }, [path("kings-cube-sides", signs.cube)])], 310);
    case "traitor":
      return small([shape("g", { class: "kings-dagger" }, [path("kings-blade", signs.dagger)])], 430);
    case "card":
      return small(cardBack(), 740);
    case "closed":
      return small([shape("g", { class: "kings-seal" }, [path("kings-lock", signs.seal)])], 350);
    case "stone":
      return small([path("kings-stone", signs.stone), path("kings-stone-lines", signs.stone_lines)], 460);
    case "fort":
      return small([shape("g", { class: "kings-fort kings-plain" }, [path("kings-wall", fort)])], 400);
  }
}

/** A stack on its position as a small picture, from the bottom up. It has no words: say them beside it. */
export const stackText = (pieces: readonly Piece[]): string =>
  small([brick("kings-brick"), ...stackShapes(pieces)], 520);

/** An empty position with the marks that `H1` has, as a small picture. It has no words: say them beside it. */
export function markText(marks: RegionMarks): string {
  const position = "H1";
  const shapes = [
    brick("kings-brick"),
    ...below(marks, position),
    hollow(),
    ...ghostShapes(marks, position, true),
    ...above(marks, position, { isEmpty: true, least: 0 }),
  ];
  return small(shapes, 520);
}

/** A square picture about its middle. */
function small(shapes: readonly Shape[], half: number): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    class: "kings-sign-picture",
    viewBox: `${-half} ${-half} ${2 * half} ${2 * half}`,
    "aria-hidden": "true",
  };
  return textOf(shape("svg", attributes, shapes));
}
