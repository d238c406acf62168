// The effects of a move, a decision or a draw, a sentence each.

import type { EffectView, LogDetail } from "../client/wire.ts";
import { inEach } from "./spoken.svelte.ts";
import { say, seatName } from "./words.ts";

const names = inEach((tag, language) => {
  const format = new Intl.ListFormat(tag);
  // Italian says "ed" before another "e".
  const joined = (all: readonly string[]) => format.format(all).replace(/ e (?=e[^,]*$)/i, " ed ");
  return language === "it" ? joined : (all: readonly string[]) => format.format(all);
});
const choices = inEach((tag) => new Intl.ListFormat(tag, { type: "disjunction" }));

/** Joins names with commas and an "and" before the last. */
export const list = (all: readonly string[]): string => names()(all);

/** The same with an "or", for names of which one is meant. */
export const oneOf = (all: readonly string[]): string => choices().format(all);

/** The fields of an entry that are told. */
type Told = Pick<LogDetail, "kind" | "effects">;

/** Effects that the words of an action include already, by its kind. */
const INCLUDED: Readonly<Record<string, readonly EffectView["effect"][]>> = {
  build: ["king_moved", "king_placed"],
  capture: ["ringfort_captured", "king_moved"],
  replace: ["ringfort_captured", "king_moved"],
  take: ["ringfort_captured"],
  discard: ["received"],
  ransom: ["paid", "received"],
  lots: ["turned_up"],
};

/** The effects of an action or a draw, a sentence each. */
export const effectWords = (told: Told): string[] => beside(told).map(effectSentence);

/** The effects that the words of the action do not include. */
const beside = ({ kind, effects = [] }: Told): EffectView[] =>
  effects.filter(({ effect }) => !INCLUDED[kind]?.includes(effect));

/** Effects that many moves have, and that the board shows well. */
const COMMON: readonly EffectView["effect"][] = ["ringfort_captured", "kingdoms_joined", "kingdom_split"];

/** The effects that stand out in a list of moves. */
export const outstanding = (told: Told): EffectView[] =>
  beside(told).filter(({ effect }) => !COMMON.includes(effect));

/** One effect as a sentence. */
export const effectSentence = (effect: EffectView): string =>
  say(`effect-${effect.effect}`, Object.fromEntries(Object.entries(effect).map(valueOf)));

/** A field of an effect as a variable of its message: names in words, and how many kings or bridges there are. */
function valueOf([field, value]: [string, unknown]): [string, string | number] {
  switch (field) {
    case "hills":
      return ["kings", (value as string[]).length];
    case "links":
      return ["bridges", (value as string[]).length];
    case "seats":
      return [field, list((value as string[]).map(seatName))];
    case "side":
      return [field, say(`side-${value as number}`)];
    case "region":
      return [field, say(`region-${value as string}`)];
    case "seat":
    case "owner":
    case "captor":
    case "king":
      return [field, seatName(value as string)];
    case "most":
      return [field, ""];
    default:
      return [field, Array.isArray(value) ? list(value) : (value as string | number)];
  }
}
