// What the tutor says: sentences of its codes and values. "I" is the computer, "you" the reader.

import { hillsOf, type Hill } from "../../board/index.ts";
import type {
  ActionFields,
  ActionView,
  Remark,
  TutorAnswer,
  TutorMissed,
  TutorWarning,
} from "../../client/wire.ts";
import { list } from "../effects.ts";
import { shortWords } from "../ringforts/sentences.ts";
import { hillsIn } from "../ringforts/picking.ts";
import { learn, say } from "../words.ts";

// The words come with the tutor, and are known before it says one.
await learn("tutor");

/** To whom it is said. */
export interface Learner {
  readonly isOwn: (seat: string) => boolean;
  /** The side of the reader. */
  readonly side: number;
  /** The name of the game. */
  readonly variant: string;
}

/** A sentence, and the hills that it is about. */
export interface Said {
  readonly words: string;
  readonly hills: readonly Hill[];
}

/** What a move of the computer did, or how the game goes on. */
export const remarkSaid = (remark: Remark, learner: Learner): Said => ({
  words: say(`tutor-${remark.code}`, { book: learner.variant, ...valuesOf(remark, learner) }),
  hills: hillsOfRemark(remark),
});

/** Why a move should not be played. */
export function warningSaid(action: ActionFields, warned: TutorWarning, learner: Learner): Said {
  const { answer, remark, points } = warned;
  const does = say(`tutor-next-${remark.code}`, { move: shortWords(answer), ...valuesOf(remark, learner) });
  return {
    words: say("tutor-warning", { move: shortWords(action), points: Math.round(points), does }),
    hills: [...new Set([...hillsIn(answer), ...hillsOfRemark(remark)])],
  };
}

/** The better move that was missed. */
export const missedSaid = ({ action, remark }: TutorMissed, learner: Learner): Said => ({
  words: say(`tutor-missed-${remark.code}`, { move: shortWords(action), ...valuesOf(remark, learner) }),
  hills: [...new Set([...hillsIn(action), ...hillsOfRemark(remark)])],
});

/** That a move was the only good one. */
export const onlyWaySaid = (points: number, move: ActionView): Said => ({
  words: say("tutor-only_way", { points: Math.floor(points), move: shortWords(move) }),
  hills: hillsIn(move),
});

/** The hills that a remark names. */
function hillsOfRemark(remark: Remark): Hill[] {
  const fields: Readonly<Record<string, unknown>> = { ...remark };
  const named = ["hill", "hills", "gap", "from", "to"].map((name) => fields[name]);
  return named.flatMap((names) => (typeof names === "string" ? hillsOf(names) : []));
}

/** The fields of a remark as the variables of its message. */
function valuesOf(remark: Remark, { isOwn, side }: Learner): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(remark)) {
    if (name === "seat") values["who"] = isOwn(String(value)) ? "you" : "me";
    else if (name === "side") values["who"] = value === side ? "you" : "me";
    else if (name === "has_king") values["king"] = value === true ? "yes" : "no";
    else if (name === "hills") values["hills"] = list(hillsOf(String(value)));
    else if (typeof value === "string" || typeof value === "number") values[name] = value;
    if (name === "row") values["line"] = /[A-Z]/.test(String(value)) ? "column" : "row";
  }
  return values;
}

/** All that an answer of the tutor says of the computer's moves: each move's remarks, with their kinds. */
export const movesOf = ({ moves }: TutorAnswer, learner: Learner) => ({
  own: moves.filter(({ seat }) => learner.isOwn(seat)).flatMap(({ remarks }) => remarks),
  others: moves.filter(({ seat, remarks }) => !learner.isOwn(seat) && remarks.length > 0),
});
