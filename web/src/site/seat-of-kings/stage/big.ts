// The big moments of Seat of Kings: a king, a captured Chieftain, a lost King piece, the victory.

import type { EntryView } from "../../../client/wire.ts";
import { say, seatName } from "../../words.ts";
import { regionName } from "../sentences.ts";

/** A big moment. */
export interface Big {
  readonly kind: "won" | "king" | "lost" | "throne" | "chieftain";
  /** Whose moment it is. */
  readonly seat: string;
  readonly words: string;
}

/** The biggest moment of an entry; undefined if nothing of it is big. */
export function bigOf({ seat, detail }: EntryView): Big | undefined {
  const { effects = [], region } = detail;
  const where = { region: regionName(region ?? "none") };
  for (const effect of effects)
    if (effect.effect === "won")
      return { kind: "won", seat: effect.seat, words: say("big-won", { seat: seatName(effect.seat) }) };
  for (const effect of effects) {
    if (effect.effect === "cleared") {
      const { king } = effect;
      const values = { seat: seatName(king), region: regionName(effect.region) };
      return { kind: "king", seat: king, words: say("big-king", values) };
    }
    if (effect.effect === "king_struck")
      return {
        kind: "lost",
        seat: effect.owner,
        words: say("big-lost", { ...where, seat: seatName(effect.owner) }),
      };
  }
  if (seat === undefined) return undefined;
  const into = detail.kind === "promote" ? detail.position : undefined;
  if (into === "K")
    return { kind: "throne", seat, words: say("big-throne", { ...where, seat: seatName(seat) }) };
  for (const effect of effects)
    if (effect.effect === "captured" && effect.at.startsWith("C")) {
      const values = { ...where, seat: seatName(seat), owner: seatName(effect.owner), at: effect.at };
      return { kind: "chieftain", seat, words: say("big-chieftain", values) };
    }
  return undefined;
}
