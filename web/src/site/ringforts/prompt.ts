// The question to the reader now, step by step, as the name of a sentence and what it tells.

import { hillsOf, type Hill } from "../../board/index.ts";
import type { ActionFields, RingfortsView } from "../../client/wire.ts";
import { say } from "../words.ts";
import { bothSides } from "./boardState.ts";
import { lineOf } from "./edgeCounts.ts";
import { hillsIn, isReplacing, nextHills, type Choice } from "./picking.ts";

/** The prompt for the reader. */
export interface Prompt {
  /** The sentence, a name of `locales/`. */
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** True if something is picked that can be dropped. */
  readonly canCancel: boolean;
  /** The clause that the sentence tells. */
  readonly clause?: string;
}

/** A decision on its way. */
export interface Choosing {
  readonly variant: string;
  readonly board: RingfortsView;
  /** The number of the reader's side. */
  readonly side: number;
  /** All legal actions. */
  readonly all: readonly Choice[];
  /** Those that have all picked hills. */
  readonly left: readonly Choice[];
  readonly picked: readonly Hill[];
  /** Actions between which buttons choose. */
  readonly options: readonly ActionFields[];
  /** The action that waits to be confirmed. */
  readonly draft: ActionFields | undefined;
}

type Kind = ActionFields["kind"];

const KING_MOVES: readonly Kind[] = ["step", "take", "sacrifice"];
const CAPTURES: readonly Kind[] = ["capture", "replace"];

/** The current prompt; undefined if nothing is asked. */
export function promptOf(choosing: Choosing): Prompt | undefined {
  const { all, picked, options, draft } = choosing;
  if (all.length === 0) return undefined;
  const other = say(`side-${1 - choosing.side}`);
  if (draft?.kind === "pass") return half("prompt-confirm-pass", passValues(choosing.board, choosing.side));
  if (draft !== undefined) return half("prompt-confirm", valuesOf(draft, choosing.side));
  if (options.some(({ kind }) => kind === "sacrifice"))
    return half("prompt-sacrifice", { hill: hillsIn(options[0]).at(-1) ?? "", side: other });
  if (options.length > 0) return half("prompt-option", { hill: hillsIn(options[0]).at(-1) ?? "" });
  return picked.length > 0 ? next(choosing) : first(choosing);
}

/** The text of the button for an action of a side. */
export const actWords = (action: ActionFields, side: number): string => say("act", valuesOf(action, side));

function valuesOf(action: ActionFields, side: number) {
  const values = {
    hill: hillsIn(action).at(-1) ?? "",
    kind: action.kind,
    side: say(`side-${1 - side}`),
    bridge: "",
  };
  if (action.kind !== "replace") return values;
  return { ...values, hill: action.hill, bridge: hillsOf(action.link).join("–") };
}

/** The sentence of a prompt. */
export const promptWords = ({ code, values }: Prompt): string => say(code, values);

const whole = (code: string, values: Prompt["values"] = {}): Prompt => ({ code, values, canCancel: false });
const half = (code: string, values: Prompt["values"] = {}): Prompt => ({ code, values, canCancel: true });

/** The values for the outcome of a pass. Rule: HK9 */
const passValues = (board: RingfortsView, side: number) => ({
  side: say(`side-${1 - side}`),
  turns: board.turns_left ?? 0,
});

/** True if kings go to vacant hills in Battle, so that none may go to a ringfort. Rule: HK6 */
const mustBuild = (phase: string, ringforts: readonly Hill[], choices: readonly Choice[]) =>
  phase === "battle" &&
  choices.some(({ action }) => action.kind === "step" && !ringforts.includes(action.to));

/** Before anything is picked. */
function first(choosing: Choosing): Prompt {
  const { all } = choosing;
  const placed = all.filter((choice) => choice.hills.length > 0);
  const kinds = new Set(placed.map((choice) => choice.action.kind));
  const isOnly = (some: readonly Kind[]) => kinds.size > 0 && [...kinds].every((kind) => some.includes(kind));
  if (placed.length === 0) return whole("prompt-pass");
  if (isOnly(KING_MOVES)) return kings(choosing, placed);
  if (isOnly(CAPTURES)) return captures(choosing, placed);
  return builds(choosing, placed);
}

function kings({ board, side, all }: Choosing, placed: readonly Choice[]): Prompt {
  const [hill = "", ...others] = nextHills(placed, []);
  if (hillsOf(board.stranded ?? "").includes(hill)) return whole("prompt-king-stranded", { hill });
  if (placed.length < all.length) return whole("prompt-king-or-pass", passValues(board, side));
  if (others.length > 0) return whole("prompt-king");
  if (!mustBuild(board.phase, bothSides(board.ringforts).flat(), placed))
    return whole("prompt-king-one", { hill });
  return { ...whole("prompt-king-mobile", { hill }), clause: "HK6" };
}

function captures({ board, side }: Choosing, placed: readonly Choice[]): Prompt {
  const hills = nextHills(placed, []);
  const [hill = ""] = hills;
  if (board.unlinked !== undefined) {
    const isFirst = placed.some((choice) => choice.action.kind === "replace");
    const other = say(`side-${1 - side}`);
    return whole(isFirst ? "prompt-take-first" : "prompt-take", { count: hills.length, hill, side: other });
  }
  const order = orderOf(board, side, hill);
  const values = { count: hills.length, hill };
  return order === undefined
    ? whole("prompt-capture", values)
    : whole("prompt-capture-most", { ...values, order });
}

function builds({ variant, board, side }: Choosing, placed: readonly Choice[]): Prompt {
  const hills = nextHills(placed, []);
  if (variant === "stone-of-destiny") return buildsWithKing(board, side, hills);
  const order = orderOf(board, side, hills[0] ?? "");
  const hasCaptures = placed.some((choice) => choice.action.kind === "capture");
  if (order !== undefined && order > 0)
    return whole(hasCaptures ? "prompt-build-or-capture-most" : "prompt-build-most", { order });
  if (board.qualified)
    return whole("prompt-build-row", { count: board.qualified.length, line: lineOf(board.qualified) });
  if (board.phase === "setup") {
    const number = hillsOf(board.kings?.[side] ?? "").length + 1;
    return whole("prompt-build-king", { number });
  }
  const vacant = 45 - hillsOf(board.ringforts.join("")).length;
  return whole(hills.length < vacant ? "prompt-build-marked" : "prompt-build");
}

/** Where the king goes along with what is built. Rules: SD1, SD2 */
function buildsWithKing({ kings }: RingfortsView, side: number, hills: readonly Hill[]): Prompt {
  const [enemy] = hillsOf(kings?.[1 - side] ?? "");
  const king = (kings?.[side] ?? "") === "" ? "first" : "again";
  if (enemy === undefined || !hills.every((hill) => isNear(enemy, hill)))
    return whole("prompt-build-with-king", { king });
  return whole("prompt-build-near-king", { king, side: say(`side-${1 - side}`) });
}

/** True if a hill is one or two hills away from another, straight or diagonally. */
function isNear(from: Hill, hill: Hill): boolean {
  const steps = [0, 1].map((at) => Math.abs(hill.charCodeAt(at) - from.charCodeAt(at)));
  const far = Math.max(...steps);
  return (far === 1 || far === 2) && steps.every((step) => step === 0 || step === far);
}

/** The number of friendly ringforts or besiegers of a hill, where that decides. */
function orderOf({ priorities }: RingfortsView, side: number, hill: Hill): number | undefined {
  const order = priorities?.[side]?.findIndex((hills) => hillsOf(hills).includes(hill)) ?? -1;
  return order < 0 ? undefined : order;
}

/** After the first half. */
function next({ left, picked }: Choosing): Prompt {
  const [hill = "", ...others] = picked;
  if (isReplacing(left)) {
    const [from] = others;
    if (from === undefined) return half("prompt-link", { hill, count: left.length });
    return half("prompt-link-from", { hill, from });
  }
  if (others.length > 0) return half("prompt-option", { hill: picked.at(-1) ?? "" });
  const isFrom = left.some((choice) => choice.hills[0] === hill);
  return half(isFrom ? "prompt-king-to" : "prompt-king-from", { hill });
}
