// Which positions the board of Seat of Kings lights while the note of a word is open.

import type { KingsView, RegionView } from "../../client/wire.ts";
import { holderOf } from "../../game/stacks.ts";
import type { LitWord } from "../rules/lit.svelte.ts";
import type { Touched } from "./stage/touched.ts";
import type { Turn } from "./turn.svelte.ts";

/** The positions that a word is about, in each region; none for a word that is about no place. */
export function litPlaces(kings: KingsView, lit: LitWord | undefined, turn?: Pick<Turn, "fits">): Touched[] {
  if (lit === undefined) return [];
  if (lit.word === "kings-term-fit" && turn !== undefined) return turn.fits.map((fit) => ({ ...fit }));
  return kings.regions
    .map((view) => ({ region: view.region, positions: positionsIn(kings, view, lit.word) }))
    .filter(({ positions }) => positions.length > 0);
}

function positionsIn(kings: KingsView, view: RegionView, word: string): string[] {
  const stacks = Object.entries(kings.board[view.region] ?? {});
  /** The positions of the stacks that fit, which are given from the bottom to the top. */
  const where = (fits: (stack: readonly string[], position: string) => boolean) =>
    stacks.filter(([position, stack]) => fits(stack, position)).map(([position]) => position);
  switch (word) {
    case "kings-sign-fort":
      return [...(view.forts ?? [])];
    case "kings-sign-king":
      return view.has_king_piece ? ["K"] : [];
    case "has-kings":
    case "lead":
      return view.king === undefined ? [] : ["K"];
    case "kings-sign-dominant":
    case "kings-term-dominant":
      return where((stack) => holderOf(stack) === view.dominant);
    case "kings-sign-captives":
    case "kings-term-amnesty":
    case "kings-term-ransom":
      return where((stack) => stack.length > 1);
    case "kings-term-activation":
    case "kings-mark-activated":
      return kings.stage.region === view.region ? [...(kings.stage.active ?? [])] : [];
    default:
      return [];
  }
}
