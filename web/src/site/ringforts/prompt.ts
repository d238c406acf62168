// The question to the reader now, step by step, as the name of a sentence and what it tells.

import { hillsOf, type Hill } from "../../board/index.ts";
import type { ActionFields, Legal, RingfortsView, View } from "../../client/wire.ts";
import { said } from "../served.ts";
import { say } from "../words.ts";
import { hillsIn, isReplacing, type Choice } from "./picking.ts";

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
  /** The question before anything is picked; undefined if nothing is asked. */
  readonly asked: Legal["prompt"] | undefined;
  /** The number of the reader's side. */
  readonly side: number;
  /** The legal actions that have all picked hills. */
  readonly left: readonly Choice[];
  readonly picked: readonly Hill[];
  /** Actions between which buttons choose. */
  readonly options: readonly ActionFields[];
  /** The action that waits to be confirmed. */
  readonly draft: ActionFields | undefined;
}

/** The current prompt; undefined if nothing is asked. */
export function promptOf({ asked, side, left, picked, options, draft }: Choosing): Prompt | undefined {
  if (asked === undefined) return undefined;
  const { name, clause } = asked;
  const other = say(`side-${1 - side}`);
  const values = { side: other, ...said(asked.values) };
  if (draft?.kind === "pass") return half("prompt-confirm-pass", values);
  if (draft !== undefined) return half("prompt-confirm", valuesOf(draft, side));
  if (options.some(({ kind }) => kind === "sacrifice"))
    return half("prompt-sacrifice", { hill: hillsIn(options[0]).at(-1) ?? "", side: other });
  if (options.length > 0) return half("prompt-option", { hill: hillsIn(options[0]).at(-1) ?? "" });
  if (picked.length > 0) return next(left, picked);
  return { code: name, values, canCancel: false, ...(clause !== undefined && { clause }) };
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

/** The number of turns left, and of a last one why it is; empty before the last turns. `side` is the side to move. */
export function lastTurnWords(
  { turns_left: turns, closing }: RingfortsView,
  seats: View["seats"],
  side: number,
  isMine: boolean,
): string {
  if (turns === undefined) return "";
  // In doubles the board does not tell who called OUT.
  if (turns > 1 || seats.length > 2) return say("turns-left", { turns });
  const sides = { side: say(`side-${1 - side}`), you: isMine ? "yes" : "no" };
  return say("last-turn", { why: closing ?? "", ...sides });
}

const half = (code: string, values: Prompt["values"]): Prompt => ({ code, values, canCancel: true });

/** After the first half. */
function next(left: readonly Choice[], picked: readonly Hill[]): Prompt {
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
