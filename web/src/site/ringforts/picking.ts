// From picked hills to an action. Which actions are legal comes with each view from the server.

import { hillsOf, ownerOf, type BoardState, type Hill } from "../../board/index.ts";
import type { ActionFields, Legal, PlyFields } from "../../client/wire.ts";

/** A legal action with its hills in the order in which they are picked. */
export interface Choice {
  readonly action: ActionFields;
  readonly hills: readonly Hill[];
}

/** The actions that picked hills leave. */
export interface Selection {
  /** The actions that have all picked hills. */
  readonly choices: readonly Choice[];
  /** Whether no further hill tells them apart: a single one is played, of several one is chosen by a button. */
  readonly isWhole: boolean;
}

/** The hills of an action: where it is done, then where it leads. */
export function hillsIn(action: PlyFields | undefined): Hill[] {
  switch (action?.kind) {
    case "build":
    case "capture":
      return [action.hill];
    case "replace":
      return [action.hill, ...hillsOf(action.link)];
    case "step":
    case "take":
    case "sacrifice":
      return [action.from, action.to];
    default:
      return [];
  }
}

/** All legal actions, each with its hills. */
export function choicesOf(legal: Legal | undefined): Choice[] {
  const builds = (legal?.builds ?? []).map((hill): ActionFields => ({ kind: "build", hill }));
  const replaces = Object.entries(legal?.replaces ?? {}).flatMap(([hill, links]) =>
    links.map((link): ActionFields => ({ kind: "replace", hill, link })),
  );
  const all = [...(legal?.actions ?? []), ...builds, ...replaces];
  return all.map((action) => ({ action, hills: hillsIn(action) }));
}

/** Filters the choices by these hills, in any order. */
export function pick(choices: readonly Choice[], hills: readonly Hill[]): Selection {
  const left = choices.filter((choice) => hills.every((hill) => choice.hills.includes(hill)));
  return { choices: left, isWhole: hills.length > 0 && left.length > 0 && isWhole(left, hills) };
}

/** The choice is made when all hills are picked, or when one action is left. Its first hill alone does not count: the reader may only look around. */
function isWhole(left: readonly Choice[], hills: readonly Hill[]): boolean {
  const all = left.every((choice) => choice.hills.every((hill) => hills.includes(hill)));
  const beyond = hills.some((hill) => hill !== left[0]?.hills[0]);
  return all || (left.length === 1 && beyond);
}

/** The hills that can be picked next. */
export function nextHills(choices: readonly Choice[], hills: readonly Hill[]): Hill[] {
  const next = choices.map((choice) => choice.hills.filter((hill) => !hills.includes(hill)));
  const shown = hills.length === 0 ? next.map((left) => left.slice(0, 1)) : next;
  return [...new Set(shown.flat())];
}

/** Actions without hills, such as a pass. */
export function unplaced(choices: readonly Choice[]): ActionFields[] {
  return choices.filter((choice) => choice.hills.length === 0).map((choice) => choice.action);
}

/** The illegal action that a pick seems to mean, so that the server can explain it: what stands on the hill decides. */
export function attemptOf(state: BoardState, picked: readonly Hill[], hill: Hill): ActionFields {
  const [from] = picked;
  const owner = ownerOf(state, hill);
  const king = from === undefined ? -1 : state.kings.findIndex((hills) => hills.includes(from));
  if (from !== undefined && king >= 0) return { kind: owner === 1 - king ? "take" : "step", from, to: hill };
  return { kind: owner === undefined ? "build" : "capture", hill };
}
