// Sentences of Seat of Kings: decisions and draws, what they did, how the game ended, how the match stands.

import text from "virtual:words/kings";

import type { EffectView, EntryView, View, What } from "../../client/wire.ts";
import { causeWords, type GameWords } from "../sentences.ts";
import { learn, say, seatName } from "../words.ts";
import { read } from "./tokens.ts";

// The words come with the pages of the game, and are known before any of its components says one.
learn(text);

const names = new Intl.ListFormat("en");

/** Joins names with commas and a word before the last. */
export const list = (all: readonly string[]): string => names.format(all);

export const regionName = (region: string): string => say(`region-${region}`);

/** A decision or a draw, as a sentence goes on after the name of a seat. A token that names no region takes that of `what`. */
export function tokenWords(token: string, what?: What): string {
  const { kind, numbers, seat, positions, region: named } = read(token);
  const [card = 0] = numbers;
  const region = named ?? what?.region ?? "none";
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

/** Effects that the words of a decision include already, by its kind. */
const INCLUDED: Readonly<Record<string, readonly EffectView["effect"][]>> = {
  discard: ["received"],
  ransom: ["paid", "received"],
  lots: ["turned_up"],
};

/** The effects of a decision or a draw, a sentence each. */
export function effectWords({ kind, effects = [] }: What): string[] {
  const others = effects.filter(({ effect }) => !INCLUDED[kind]?.includes(effect));
  return others.map((effect) => say(`effect-${effect.effect}`, valuesOf(effect)));
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

/** A decision in a place where nothing is hidden, so that kept cards are named. */
export function openTokenWords(token: string): string {
  const { kind, numbers } = read(token);
  return kind === "keep" ? say("kept-cards", { cards: list(numbers.map(String)) }) : tokenWords(token);
}

/** One entry of the log: the decision or draw and its effects. */
export function entryWords(entry: Pick<EntryView, "seat" | "by" | "token" | "what">): string {
  const { seat, by = "seat", token, what } = entry;
  const move = tokenWords(token, what);
  const first =
    seat === undefined
      ? say("kings-drawn", { what: move })
      : say(`kings-told-${by}`, { seat: seatName(seat), move });
  return [first, ...(what === undefined ? [] : effectWords(what))].join(" ");
}

/** Whether an entry of the log says more than that a turn has ended. */
export const hasSentence = ({ token, what }: EntryView): boolean =>
  token !== "end" || (what?.effects ?? []).length > 0;

/** How the last game ended: its cause and the winner. */
function endWords({ ending, seats, standing }: View): string {
  const points = standing.results.at(-1) ?? [];
  const winner = seats.find((seat) => (points[seat.side] ?? 0) > 0);
  const result = winner ? say("kings-won", { seat: seatName(winner.seat) }) : say("kings-no-winner");
  const cause = causeWords(
    ending,
    seats.map(({ seat }) => seat),
  );
  return [cause, result].filter((words) => words !== "").join(" ");
}

/** How the match stands; empty for a single game. */
export function matchWords({ standing: { game, games, points }, seats }: View): string {
  if (games === 1) return "";
  const each = seats.map(({ seat, side }) =>
    say("kings-points", { seat: seatName(seat), points: points[side] ?? 0 }),
  );
  return [say("told-game", { game, games }), ...each].join(" ");
}

/** The sentences of Seat of Kings. */
export const kingsWords: GameWords = { hasSentence, entry: entryWords, end: endWords };
