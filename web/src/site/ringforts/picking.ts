// From picked hills to an action. Which actions are legal comes with each view from the server.

import { hillsOf, isAdjacent, type Hill } from "../../board/index.ts";
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
  /** True if no further hill tells them apart: a single one is played, of several one is chosen by a button. */
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

/** Filters the choices by these hills. */
export function pick(choices: readonly Choice[], hills: readonly Hill[]): Selection {
  const left = choices.filter((choice) => hasAll(choice, hills));
  const isDone =
    hills.length > 0 && left.length > 0 && isWhole(left, hills, beginnings(choices).length === 1);
  return { choices: left, isWhole: isDone };
}

/** The hills with which an action can begin. */
export const beginnings = (choices: readonly Choice[]): Hill[] => nextHills(choices, []);

/**
 * The picks with a hill, of which the first that is legal counts: after what was picked, as another end of the bridge, or alone.
 * After a king that was chosen, alone only another one: where that king cannot go, no other goes in its place.
 */
export function waysTo(choices: readonly Choice[], before: readonly Hill[], hill: Hill): Hill[][] {
  const [first, end] = before;
  const isOther = first !== undefined && end !== undefined && !isAdjacent(end, hill);
  const all = beginnings(choices);
  const isAlone = first === undefined || !all.includes(first) || all.includes(hill);
  return [[...before, hill], ...(isOther ? [[first, hill]] : []), ...(isAlone ? [[hill]] : [])];
}

/** Hills count in any order, but for a turn of two steps: the ringfort that is taken comes first, then the ends of the bridge. */
function hasAll({ action, hills: own }: Choice, hills: readonly Hill[]): boolean {
  if (action.kind !== "replace") return hills.every((hill) => own.includes(hill));
  const [taken = action.hill, ...ends] = hills;
  const bridge = own.slice(1);
  const isTwice = new Set(ends).size < ends.length;
  return taken === action.hill && !isTwice && ends.every((end) => bridge.includes(end));
}

/**
 * The choice is made when all hills are picked. Where only one king can move, which the prompt names, its target is enough; the king
 * alone is not: the reader may only look around.
 */
function isWhole(left: readonly Choice[], hills: readonly Hill[], hasOneBeginning: boolean): boolean {
  const [one] = left;
  const beyond = hasOneBeginning && left.length === 1 && hills.some((hill) => hill !== one?.hills[0]);
  return left.every((choice) => open(choice, hills).length === 0) || (beyond && !isReplacing(left));
}

/** The hills of a choice that are not picked yet. The ringfort that is taken can be an end of the bridge as well. */
function open({ action, hills: own }: Choice, hills: readonly Hill[]): Hill[] {
  const isTaken = action.kind === "replace" && hills.length > 0;
  return isTaken
    ? own.slice(1).filter((hill) => !hills.slice(1).includes(hill))
    : own.filter((hill) => !hills.includes(hill));
}

/** True if all choices are turns of two steps: a ringfort is taken, then a bridge is set. */
export function isReplacing(choices: readonly Choice[]): boolean {
  return choices.length > 0 && choices.every(({ action }) => action.kind === "replace");
}

/** The hills that can be picked next. */
export function nextHills(choices: readonly Choice[], hills: readonly Hill[]): Hill[] {
  const next = choices.map((choice) => open(choice, hills));
  const shown = hills.length === 0 ? next.map((left) => left.slice(0, 1)) : next;
  return [...new Set(shown.flat())];
}

/** Actions without hills, such as a pass. */
export function unplaced(choices: readonly Choice[]): ActionFields[] {
  return choices.filter((choice) => choice.hills.length === 0).map((choice) => choice.action);
}
