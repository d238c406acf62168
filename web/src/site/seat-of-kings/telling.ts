// What is decided and drawn in Seat of Kings, and what it does, in words.

import type { EffectView, What } from "../../client/wire.ts";
import { say, seatName } from "../words.ts";
import { read } from "./tokens.ts";

const names = new Intl.ListFormat("en");

/** Names in one row, with a word before the last. */
export const list = (all: readonly string[]): string => names.format(all);

export const regionName = (region: string): string => say(`region-${region}`);

/** What a decision or a chance event does, as a sentence goes on after the name of a seat; where it is not named, `what` tells the region. */
export function tokenWords(token: string, what?: What): string {
  const { kind, numbers, seat, positions, ...told } = read(token);
  const [card = 0] = numbers;
  const region = told.region ?? what?.region ?? "none";
  return say(`does-${kind}`, {
    card,
    cards: list(numbers.map(String)),
    count: kind === "ransom" ? card : numbers.length,
    where: region,
    region: regionName(region),
    positions: list(positions),
    seat: seat === undefined ? "" : seatName(seat),
  });
}

/** What the words of a decision say already, by its kind. */
const SAID: Readonly<Record<string, readonly EffectView["effect"][]>> = {
  discard: ["received"],
  ransom: ["paid", "received"],
  lots: ["turned_up"],
};

/** What a decision or a chance event did, a sentence each. */
export function effectWords({ kind, effects = [] }: What): string[] {
  const told = effects.filter(({ effect }) => !SAID[kind]?.includes(effect));
  return told.map((effect) => say(`effect-${effect.effect}`, valuesOf(effect)));
}

function valuesOf(effect: EffectView): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(effect)) {
    if (name === "seats") values["seats"] = list((value as string[]).map(seatName));
    else if (name === "region") values["region"] = regionName(value as string);
    else if (["seat", "owner", "captor", "king"].includes(name)) values[name] = seatName(value as string);
    else if (Array.isArray(value)) values[name] = list(value);
    else values[name] = value as string | number;
  }
  return values;
}
