// Why a card may not go to a place where others have more empty positions, with those places.

import type { CardFits, KingsView, Why } from "../../client/wire.ts";
import { say } from "../words.ts";
import { list, oneOf } from "./sentences.ts";

/** The reason in words, with the positions that are not empty; undefined where it is another one. */
export function fitWords(
  { name, token, values }: Why,
  card: CardFits | undefined,
  board: KingsView["board"],
): string | undefined {
  if (!name.endsWith("fit-less-empty")) return undefined;
  const there = card?.fits?.find(({ region }) => token.split(" ").includes(region));
  const [fit] = there?.legal ?? [];
  if (there === undefined || fit === undefined) return undefined;
  const chosen = token.split(" ").at(-1)?.split("+") ?? [];
  const taken = chosen.filter((position) => board[there.region]?.[position] !== undefined);
  return say("why-fit", {
    taken: list(taken),
    count: taken.length,
    all: fit.length,
    best: Number(values?.["best"]),
    fits: oneOf(there.legal.map((positions) => positions.join("–"))),
  });
}
