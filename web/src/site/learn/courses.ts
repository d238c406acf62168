// The courses: what a step asks, which answers reach its aim, and what is said of the others.

import { hillsOf, HILLS, type Hill } from "../../board/index.ts";
import type { ActionFields } from "../../client/wire.ts";

/** Answers that are legal and miss, of which a sentence of the course says why. */
export interface Near {
  readonly moves: readonly string[];
  readonly clause: string;
  /** The ringfort that the others would build or capture then, which is shown as a ghost. */
  readonly answer?: string;
}

/** One decision of the learner. */
export interface Turn {
  /** The lines that reach the aim, decisions of a line joined by `; `; `*` for whatever is legal and not near. */
  readonly accept: readonly string[];
  readonly near?: readonly Near[];
  /** The clause that answers all other legal lines. */
  readonly rest?: string;
  /** The reply of the others then: one line, or one for each accepted line. */
  readonly reply?: string | Readonly<Record<string, string>>;
  /** The two lines between which a step of kind `choose` asks to choose. */
  readonly options?: readonly string[];
  /** The places that the second hint lights in every turn but the first. */
  readonly look?: readonly string[];
}

/** An answer to a question that is not right, and the clause that says why. */
export interface Wrong {
  readonly answer: string | number;
  readonly clause: string;
}

/** Another position of Seat of Kings, in which a decision is refused. */
export interface Elsewhere {
  readonly position: string;
  /** The decision, as a token. */
  readonly move: string;
}

/** A step: one idea, to be used on a board. */
export interface Step {
  readonly id: string;
  /** True if the learner plays, chooses one of two, marks hills, counts, or plays a whole game. */
  readonly kind: "play" | "choose" | "find" | "count" | "game";
  /** The seat of the learner. */
  readonly seat: string;
  readonly minutes: number;
  /** The clauses that it brings, and those that it needs again. */
  readonly brings?: readonly string[];
  readonly uses?: readonly string[];
  readonly position: string;
  /** The places that the second hint lights: hills, or lines of hills by their letter or number. */
  readonly look?: readonly string[];
  readonly turn?: readonly Turn[];
  /** The words of the rules that it uses and that a press explains: the messages `term-…` have them. */
  readonly terms?: readonly string[];
  /** Which set is to be marked, such as `besieged red`. */
  readonly find?: string;
  /** The things that are to be counted, such as `bridges red`. */
  readonly ask?: string;
  /** The marks that are to be set, or the number. */
  readonly answer?: readonly string[] | number;
  readonly wrong?: readonly Wrong[];
  /** Where else its rules refuse something, which is shown after the step. */
  readonly elsewhere?: readonly Elsewhere[];
  /** True if nothing of the other seats is shown but their pieces: the step needs the learner alone. */
  readonly alone?: boolean;
  /** The level of the computer in a whole game. */
  readonly level?: number;
}

/** A course. */
export interface Course {
  readonly course: string;
  readonly variant: string;
  readonly steps: readonly Step[];
}

/** A course in the list of all. */
export interface CourseEntry {
  readonly course: string;
  readonly variant: string;
  /** The ids of its steps. */
  readonly steps: readonly string[];
  readonly minutes: number;
}

/** The hills that a token, a hill, or a line of hills means: where it is done comes first. */
export const hillsMeant = (text: string): Hill[] =>
  text.length === 1 ? HILLS.filter((hill) => hill.includes(text)) : hillsOf(text.replace(/[^A-G1-7]/g, ""));

/** The mark that a press on a hill sets among the answers of a step: a line of hills, or the answer that ends there. */
export function markOf(answers: readonly string[], hill: Hill): string {
  const line = [...hill].find((letter) =>
    answers.some((answer) => answer.length === 1 && same(answer, letter)),
  );
  if (line !== undefined) return line;
  return answers.find((answer) => hillsMeant(answer).at(-1) === hill) ?? hill;
}

/** The action that a mark claims to be possible, so that the rules can say why it is not; undefined where it claims none. */
export function actionOf(find: string, hill: Hill): ActionFields | undefined {
  const [set, start = ""] = find.split(" ");
  if (set === "besieged" || set === "removable") return { kind: "capture", hill };
  if (set !== "legal") return undefined;
  const [from] = hillsMeant(start);
  return from === undefined ? { kind: "build", hill } : { kind: "step", from, to: hill };
}

/** True if two names of lines are of one kind: letters, or numbers. */
const same = (one: string, other: string): boolean => /\d/.test(one) === /\d/.test(other);

/** The number among all near misses of a step, from 1, of the one that has a line; undefined if none has it. */
export function nearOf(
  step: Step,
  turn: number,
  line: string,
): (Pick<Near, "clause" | "answer"> & { number: number }) | undefined {
  const turns = step.turn ?? [];
  const before = turns.slice(0, turn).reduce((sum, { near = [] }) => sum + near.length, 0);
  const near = turns[turn]?.near ?? [];
  const at = near.findIndex(({ moves }) => moves.includes(line));
  const found = near[at];
  if (found === undefined) return undefined;
  const { clause, answer } = found;
  return { number: before + at + 1, clause, ...(answer !== undefined && { answer }) };
}

/** True if a line reaches the aim of a turn. */
export const isAccepted = ({ accept, near = [] }: Turn, line: string): boolean =>
  accept.includes(line) || (accept.includes("*") && !near.some(({ moves }) => moves.includes(line)));

/** The decisions of the others after an accepted line, as tokens. */
export function replyTo({ reply }: Turn, line: string): string[] {
  const text = typeof reply === "object" ? reply[line] : reply;
  return text === undefined ? [] : text.split("; ");
}
