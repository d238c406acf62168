// The sound of an entry of Seat of Kings: the strongest of what it did.

import type { EffectView, EntryView } from "../../client/wire.ts";
import type { Sound } from "../sounds.ts";

/** The sound of each effect; others are seen or told only. */
const OF_EFFECTS: Partial<Record<EffectView["effect"], Sound>> = {
  won: "king",
  cleared: "king",
  crowned: "king",
  king_struck: "king",
  captured: "capture",
  fort_struck: "capture",
  paid: "coins",
  received: "coins",
  income: "coins",
};

/** The sound of a decision or a draw by itself, by its kind; others are silent. */
const OF_KINDS: Readonly<Record<string, Sound>> = {
  place: "piece",
  promote: "piece",
  exchange: "piece",
  garrison: "piece",
  "keep-fort": "piece",
  keep: "card",
  play: "card",
  stone: "card",
  traitor: "card",
  lots: "card",
  shuffle: "card",
};

/** The stronger ones first. */
const ORDER: readonly Sound[] = ["king", "capture", "piece", "coins", "card"];

/** A king, a capture, a piece, coins or a card, in this order; undefined if nothing of it is to be heard. */
export function soundOf({ detail }: EntryView): Sound | undefined {
  const sounds = [
    ...(detail.kind === "promote" && detail.position === "K" ? ["king" as const] : []),
    ...(detail.effects ?? []).map(({ effect }) => OF_EFFECTS[effect]),
    OF_KINDS[detail.kind],
  ];
  return ORDER.find((sound) => sounds.includes(sound));
}
