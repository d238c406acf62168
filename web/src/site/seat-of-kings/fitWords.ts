// Why a card may not go to a place where others have more empty positions, with those places.

import type { CardFits, Why } from "../../client/wire.ts";
import { say } from "../words.ts";
import { list } from "./sentences.ts";

/** The reason in words; undefined where it is another one. */
export function fitWords({ name, token, values }: Why, card: CardFits | undefined): string | undefined {
  if (!name.endsWith("fit-less-empty")) return undefined;
  const there = card?.fits?.find(({ region }) => token.split(" ").includes(region));
  const own = Number(values?.["own"]);
  const best = Number(values?.["best"]);
  const [fit] = there?.legal ?? [];
  if (fit === undefined || !Number.isInteger(own) || !Number.isInteger(best)) return undefined;
  return say("why-fit", {
    own,
    all: fit.length,
    best: best === fit.length ? "all" : best,
    fits: list((there?.legal ?? []).map((positions) => positions.join("–"))),
  });
}
