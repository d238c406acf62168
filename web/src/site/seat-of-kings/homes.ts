// Pieces that go home to their owners by an exchange or a capture, and why.

import type { EffectView, LogDetail } from "../../client/wire.ts";
import { say, seatName } from "../words.ts";
import { positionsIn } from "./actions.ts";

type Returned = Extract<EffectView, { effect: "returned" }>;

const returnedIn = ({ effects = [] }: LogDetail): Returned[] =>
  effects.filter((effect) => effect.effect === "returned");

/** The seat whose piece an exchange replaces; undefined for whatever else a seat did. */
export function exchangedFrom(detail: LogDetail, seat: string | undefined): string | undefined {
  if (detail.kind !== "exchange") return undefined;
  return returnedIn(detail).find((effect) => effect.seat !== seat)?.seat;
}

/**
 * Why pieces went home, as a sentence: captives of the seat that took a position, or nothing where the decision says it already.
 * Undefined for effects that have no such reason.
 */
export function homeWords(
  effect: EffectView,
  detail: LogDetail,
  seat: string | undefined,
): string | undefined {
  if (effect.effect !== "returned") return undefined;
  const owner = exchangedFrom(detail, seat);
  if (owner !== undefined && effect.seat === owner) return "";
  // The pieces that come home after a region is cleared are all that stood there.
  const cleared = detail.effects?.findIndex((other) => other.effect === "cleared") ?? -1;
  const before = cleared < 0 ? detail.effects : detail.effects?.slice(0, cleared);
  if (before?.includes(effect) === false) return undefined;
  const has = (name: EffectView["effect"]) => before?.some((other) => other.effect === name) ?? false;
  const isFreed = (owner !== undefined || has("captured")) && effect.seat === seat && !has("fort_moved");
  if (!isFreed) return undefined;
  const [position = ""] = positionsIn(detail);
  return say("captives-return", { position, seat: seatName(effect.seat), pieces: effect.pieces });
}
