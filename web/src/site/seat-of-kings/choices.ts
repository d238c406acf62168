// From picked cards, regions, positions and pieces to decisions. Which ones are legal comes from the server.

import type { Legal } from "../../client/wire.ts";
import { read, type Token } from "./tokens.ts";

/** A legal decision, with what it names. */
export interface Choice extends Token {
  readonly token: string;
}

/** The pieces of a region of which a Stone swaps any two, in the order in which a decision names them. */
export interface Swap {
  /** The first words of its decisions. */
  readonly begin: string;
  readonly card: number;
  readonly region: string;
  readonly pieces: readonly string[];
}

/** The number of dealt cards that a player keeps. */
export const KEPT = 3;

/** The decisions that are written out. */
export function choicesOf(legal: Legal | undefined): Choice[] {
  return (legal?.tokens ?? []).map((token) => ({ token, ...read(token) }));
}

/** The swaps of Stones. */
export function swapsOf(legal: Legal | undefined): Swap[] {
  return Object.entries(legal?.swaps ?? {}).map(([begin, pieces]) => {
    const { numbers, region } = read(begin);
    return { begin, card: numbers[0] ?? 0, region: region ?? "", pieces };
  });
}

/** The decision that swaps two pieces. */
export function swapToken({ begin, pieces }: Swap, one: string, other: string): string {
  const [first, second] = [one, other].sort((a, b) => pieces.indexOf(a) - pieces.indexOf(b));
  return `${begin} ${first} ${second}`;
}

/** The decision that keeps these cards. */
export function keepToken(cards: readonly number[]): string {
  return ["keep", ...[...cards].sort((one, other) => one - other)].join(" ");
}

/** The cards that a turn can use up, ascending. */
export function cardsOf(legal: Legal | undefined): number[] {
  const written = choicesOf(legal).filter((choice) => USES.has(choice.kind));
  const cards = [
    ...written.map((choice) => choice.numbers[0] ?? 0),
    ...swapsOf(legal).map((swap) => swap.card),
  ];
  return [...new Set(cards)].sort((one, other) => one - other);
}

/** Decisions that use up a card. */
const USES: ReadonlySet<string> = new Set(["play", "amnesty", "discard"]);

/** Those of a kind that use up a card. */
export function usesOf(legal: Legal | undefined, kind: string, card: number): Choice[] {
  return choicesOf(legal).filter((choice) => choice.kind === kind && choice.numbers[0] === card);
}

/** The fits that are left when these positions of a region are picked. */
export function fitsAt(fits: readonly Choice[], region: string, positions: readonly string[]): Choice[] {
  return fits.filter(
    (fit) => fit.region === region && positions.every((position) => fit.positions.includes(position)),
  );
}
