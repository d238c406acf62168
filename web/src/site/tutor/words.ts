// The words of the tutor: sentences of its codes and values, of the computer by the name of its side, and to the reader as "you".

import { hillsOf, type Hill } from "../../board/index.ts";
import type { ActionFields, ActionView, Remark, TutorMissed, TutorWarning } from "../../client/wire.ts";
import { list } from "../effects.ts";
import { shortWords } from "../ringforts/sentences.ts";
import { hillsIn } from "../ringforts/picking.ts";
import { sinceOf } from "../ringforts/since.ts";
import { learn, say, seatName } from "../words.ts";
import { Tutor, type Said as SaidOf, type TutoredTable, type Voice } from "./tutor.svelte.ts";

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
type Said = SaidOf<Hill>;

/** The tutor of a table of ringforts. */
export const tutorOf = (table: TutoredTable): Tutor<Hill> => new Tutor(table, voiceOf(table));

/** The voice of the tutor in ringfort games, for the reader of a table. */
export function voiceOf(table: TutoredTable): Voice<Hill> {
  const learner = (): Learner => {
    const { view } = table;
    const side = view?.seats.find(({ seat }) => table.isOwn(seat))?.side ?? 0;
    return { isOwn: (seat) => table.isOwn(seat), side, variant: view?.variant ?? "" };
  };
  return {
    remark: (remark, _, isShort) => remarkSaid(remark as Remark, learner(), isShort),
    warning: (action, warned) => warningSaid(action, warned, learner()),
    missed: (missed) => missedSaid(missed, learner()),
    onlyWay: (points, { detail }) => onlyWaySaid(points, detail as ActionView),
    since: (log, isOwn) => sinceOf(log, isOwn)[0],
    isTurn: () => true,
    isEachHeard: false,
  };
}

/** The remark on a move of the computer, or on how the game goes on. */
export function remarkSaid(remark: Remark, learner: Learner, isShort = false): Said {
  const values = { book: learner.variant, ...valuesOf(remark, learner) };
  return {
    words: isShort ? say(`tutor-short-${remark.code}`, values) : say(`tutor-${remark.code}`, values),
    hills: hillsOfRemark(remark),
  };
}

/** Why a move should not be played. */
export function warningSaid(action: ActionFields, warned: TutorWarning, learner: Learner): Said {
  const { points } = warned;
  const [answer, remark] = [warned.answer as ActionView, warned.remark as Remark];
  const does = say(`tutor-next-${remark.code}`, { move: shortWords(answer), ...valuesOf(remark, learner) });
  return {
    words: say("tutor-warning", { move: shortWords(action), points: Math.round(points), does }),
    hills: [...new Set([...hillsIn(answer), ...hillsOfRemark(remark)])],
  };
}

/** The better move that was missed. */
export function missedSaid(missed: TutorMissed, learner: Learner): Said {
  const [action, remark] = [missed.action, missed.remark as Remark];
  return {
    words: say(`tutor-missed-${remark.code}`, { move: shortWords(action), ...valuesOf(remark, learner) }),
    hills: [...new Set([...hillsIn(action), ...hillsOfRemark(remark)])],
  };
}

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
  const values: Record<string, string | number> = { side: say(`side-${1 - side}`) };
  for (const [name, value] of Object.entries(remark)) {
    if (name === "seat" && !isOwn(String(value))) values["side"] = seatName(String(value));
    if (name === "seat") values["who"] = isOwn(String(value)) ? "you" : "other";
    else if (name === "side") values["who"] = value === side ? "you" : "other";
    else if (name === "has_king") values["king"] = value === true ? "yes" : "no";
    else if (name === "hills") values["hills"] = list(hillsOf(String(value)));
    else if (typeof value === "string" || typeof value === "number") values[name] = value;
    if (name === "row") values["line"] = /[A-Z]/.test(String(value)) ? "column" : "row";
  }
  return values;
}
