// The cards that tied players turn up for a traitor, in words: one sentence for each region.

import type { EffectView } from "../../client/wire.ts";
import { list } from "../effects.ts";
import { say, seatName } from "../words.ts";

/** A tie, told at its first card; nothing at its other cards. Undefined for any other effect. */
export function tieWords(effect: EffectView, all: readonly EffectView[]): string[] | undefined {
  if (effect.effect !== "turned_up" || effect.region === undefined) return undefined;
  const { region } = effect;
  const tied = all.flatMap((other) =>
    other.effect === "turned_up" && other.region === region ? [other] : [],
  );
  if (tied[0] !== effect) return [];
  const cards = tied.map(({ seat, card }) => say("lot-of", { seat: seatName(seat), card }));
  return [say("tie-traitor", { region: say(`region-${region}`), cards: list(cards), count: tied.length })];
}
