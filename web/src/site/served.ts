// Sentences of the server, in the language that is spoken now: the server speaks that of the first request.

import type { ErrorBody, Fault, FileFault, Why } from "../client/wire.ts";
import { wholeSeconds } from "./clocks.svelte.ts";
import { list } from "./effects.ts";
import { knows, learn, say } from "./words.ts";

type Value = string | number;

/** A message in place of a sentence of the server, from when its words are there: few readers ever need them. */
function told(
  part: "reasons" | "errors",
  name: string,
  sentence: string,
  values: () => Record<string, Value>,
): string {
  if (knows(name)) return say(name, values());
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

/** The values of a sentence of the server, ready to be said. */
export const said = (values: Readonly<Record<string, unknown>> = {}): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? shortList(value as string[]) : (value as Value),
    ]),
  );

/** Why a decision is not legal. */
export function whyWords({ token, places, name, values, sentence }: Why): string {
  // A list of many places has words of its own, which come with the others.
  const all = () => ({ token, hills: shortList(places), count: places.length, ...said(values) });
  return told("reasons", name, sentence, all);
}

/** Why a text is no game. Whoever reads texts has these words. */
export const fileFaultWords = ({ name, values, why }: FileFault): string =>
  say(name, { ...said(values), ...(why && { why: whyWords(why) }) });

/** The fault of a position, in words. */
export const faultWords = ({ name, sentence }: Fault): string =>
  told("errors", `fault-${name}`, sentence, () => ({}));

/** Why the server refused something. */
export const refusalWords = ({ code, sentence, why, detail }: ErrorBody): string =>
  why === undefined
    ? told("errors", `error-${code}`, sentence, () => (code === "not-away" ? waitOf(detail) : {}))
    : whyWords(why);

/** The time until a claim is granted, where it is known. */
const waitOf = (ms: string | undefined): Record<string, Value> =>
  ms === undefined ? { wait: "none", time: "" } : { wait: "some", time: wholeSeconds(Number(ms)) };
