// Sentences of the server, which are English, in the language that is spoken.

import type { ErrorBody, Fault, Why } from "../client/wire.ts";
import { list } from "./effects.ts";
import { spoken } from "./spoken.svelte.ts";
import { knows, learn, say } from "./words.ts";

type Value = string | number;

/** A message in place of a sentence of the server, from when its words are there: few readers ever need them. */
function told(
  part: "reasons" | "errors",
  name: string,
  sentence: string,
  values: Record<string, Value>,
): string {
  if (spoken.language === "en") return sentence;
  if (knows(name)) return say(name, values);
  // Where they cannot be fetched, the sentence of the server is better than none.
  void learn(part).catch(() => undefined);
  return sentence;
}

/** Lists of more places have the first few and the count. */
const [MAX_PLACES, FEW] = [8, 3];

function shortList(places: readonly string[]): string {
  if (places.length <= MAX_PLACES) return list(places);
  const first = places.slice(0, FEW).join(", ");
  return say("places-and-more", { places: first, more: places.length - FEW, count: places.length });
}

/** Why a decision is not legal. */
export function whyWords({ token, places, name, values = {}, sentence }: Why): string {
  const more = Object.entries(values as Record<string, unknown>).map(([key, value]): [string, Value] => [
    key,
    Array.isArray(value) ? shortList(value as string[]) : (value as Value),
  ]);
  const all = { token, hills: shortList(places), count: places.length, ...Object.fromEntries(more) };
  return told("reasons", name, sentence, all);
}

/** What is wrong with a position. */
export const faultWords = ({ name, sentence }: Fault): string =>
  told("errors", `fault-${name}`, sentence, {});

/** Why the server refused something. */
export const refusalWords = ({ code, sentence, why }: ErrorBody): string =>
  why === undefined ? told("errors", `error-${code}`, sentence, {}) : whyWords(why);
