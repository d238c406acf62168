// A player's wishes for a turn: its beginning, the extra steps, and the steps that are left out.

import type { ActionFields } from "../../client/wire.ts";
import { POSITIONS } from "../../seat-of-kings/index.ts";

/** The choices of a draft. The server makes a turn of them. */
export interface Wishes {
  readonly begin?: ActionFields;
  /** Steps that are not usual. */
  readonly also: readonly ActionFields[];
  /** Usual steps that are left out. */
  readonly without: readonly ActionFields[];
}

/** Nothing is chosen. */
export const NO_WISHES: Wishes = { also: [], without: [] };

/** The steps that a press on a position does not take: each is asked for by a press of its own. */
export const CLIMB: readonly ActionFields[] = [
  { kind: "activate" },
  ...POSITIONS.map((position): ActionFields => ({ kind: "promote", position })),
];

/** The fields of an action in one text, whatever else it brings along. */
function keyOf(action: ActionFields): string {
  const { kind } = action;
  return "position" in action ? `${kind} ${action.position}` : kind;
}

/** Drops steps that are planned: usual ones are left out, and what was answered is asked again. */
export function takenBack(wishes: Wishes, steps: readonly ActionFields[]): Wishes {
  const isUsual = ({ kind }: ActionFields) => kind === "place" || kind === "activate" || kind === "promote";
  return steps.reduce<Wishes>(
    (left, step) => (isUsual(step) ? toggled(left, step, true) : { ...left, also: without(left.also, step) }),
    wishes,
  );
}

const without = (all: readonly ActionFields[], action: ActionFields): readonly ActionFields[] =>
  all.filter((other) => keyOf(other) !== keyOf(action));

/** Leaves a step out that is planned, or takes one in that is not. */
export function toggled(wishes: Wishes, action: ActionFields, isPlanned: boolean): Wishes {
  const rest = {
    ...wishes,
    also: without(wishes.also, action),
    without: without(wishes.without, action),
  };
  if (isPlanned) return { ...rest, without: [...rest.without, action] };
  return { ...rest, also: [...rest.also, action] };
}
