// Which hills a board lights while the note of a word is open.

import { HILLS, hillsOf, type Hill } from "../../board/index.ts";
import type { RingfortsView } from "../../client/wire.ts";
import type { LitWord } from "../rules/lit.svelte.ts";
import { bothSides } from "./boardState.ts";

/** The words for which all kingdoms are outlined. */
const OUTLINES: readonly string[] = [
  "measure-kingdoms",
  "term-kingdom",
  "mark-legend-kingdom",
  "mark-legend-joining",
];

/** True if a word is about kingdoms, which are outlined rather than lit. */
export const outlinesKingdoms = (lit: LitWord | undefined): boolean =>
  lit !== undefined && OUTLINES.includes(lit.word);

/** The hills of a board that a word is about; none for a word that is about no place. `area` is that of the seat to move. */
export function litHills(board: RingfortsView, lit: LitWord | undefined, area: Hill[]): Hill[] {
  if (lit === undefined) return [];
  const { word, side } = lit;
  /** Those of the side of which the word is said, or of both. */
  const ofSide = (texts: readonly string[] | undefined) => {
    const hills = bothSides(texts);
    return side === undefined ? hills.flat() : (hills[side] ?? []);
  };
  switch (word) {
    case "term-siege":
    case "mark-legend-besieged":
      return ofSide(board.besieged);
    case "mark-legend-forced":
      return hillsOf(board.must_capture ?? "");
    case "term-unlinked":
    case "mark-legend-unlinked":
      return ofSide(board.unlinked);
    case "term-qualified":
    case "mark-legend-qualified":
      return HILLS.filter((hill) => [...(board.qualified ?? "")].some((row) => hill.includes(row)));
    case "term-area":
    case "mark-legend-area":
      return area;
    case "mark-legend-order":
      return [...new Set((board.priorities ?? []).flatMap((orders) => hillsOf(orders.slice(1).join(","))))];
    case "mark-legend-reach":
      return [...new Set(Object.values(board.reach ?? {}).flatMap(hillsOf))];
    case "measure-bridges":
    case "term-bridge":
      return [...new Set(ofSide(board.links))];
    case "measure-territory":
      return ofSide(board.ringforts);
    case "measure-kings_captured":
    case "term-setup":
      return ofSide(board.kings);
    default:
      return [];
  }
}
