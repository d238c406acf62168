// From picked hills to a decision. Which decisions are legal comes with each view from the server.

import { ownerOf, type BoardState, type Hill } from "../../board/index.ts";
import type { Legal } from "../../client/wire.ts";

/** A legal decision with its hills in the order of its token. */
export interface Choice {
  readonly token: string;
  readonly hills: readonly string[];
}

/** The decisions that picked hills leave. */
export interface Selection {
  /** The decisions that have all picked hills. */
  readonly choices: readonly Choice[];
  /** Whether no further hill tells them apart: a single one is played, of several one is chosen by a button. */
  readonly isWhole: boolean;
}

const HILL = /[A-G][1-7]/g;

/** The hills that a token names. */
export function hillsOf(token: string): string[] {
  return token.match(HILL) ?? [];
}

/** All legal decisions, each with its hills. */
export function choicesOf(legal: Legal | undefined): Choice[] {
  const plain = legal?.tokens ?? [];
  const linked = Object.entries(legal?.links ?? {}).flatMap(([capture, links]) =>
    links.map((link) => `${capture}+${link}`),
  );
  return [...plain, ...linked].map((token) => ({ token, hills: hillsOf(token) }));
}

/** Filters the choices by these hills, in any order. */
export function pick(choices: readonly Choice[], hills: readonly string[]): Selection {
  const left = choices.filter((choice) => hills.every((hill) => choice.hills.includes(hill)));
  return { choices: left, isWhole: hills.length > 0 && left.length > 0 && isWhole(left, hills) };
}

/** The choice is made when all hills are picked, or when one decision is left. Its first hill alone does not count: the reader may only look around. */
function isWhole(left: readonly Choice[], hills: readonly string[]): boolean {
  const all = left.every((choice) => choice.hills.every((hill) => hills.includes(hill)));
  const beyond = hills.some((hill) => hill !== left[0]?.hills[0]);
  return all || (left.length === 1 && beyond);
}

/** The hills that can be picked next. */
export function nextHills(choices: readonly Choice[], hills: readonly string[]): string[] {
  const next = choices.map((choice) => choice.hills.filter((hill) => !hills.includes(hill)));
  const shown = hills.length === 0 ? next.map((left) => left.slice(0, 1)) : next;
  return [...new Set(shown.flat())];
}

/** Decisions without hills, such as `pass`. */
export function unplaced(choices: readonly Choice[]): string[] {
  return choices.filter((choice) => choice.hills.length === 0).map((choice) => choice.token);
}

/** The illegal decision that a pick seems to mean, so that the server can explain it: what stands on the hill decides. */
export function attemptOf(state: BoardState, picked: readonly Hill[], hill: Hill): string {
  const [from] = picked;
  const owner = ownerOf(state, hill);
  const king = from === undefined ? -1 : state.kings.findIndex((hills) => hills.includes(from));
  if (from !== undefined && king >= 0) return `${from}${owner === 1 - king ? "x" : "-"}${hill}`;
  return owner === undefined ? hill : `x${hill}`;
}
