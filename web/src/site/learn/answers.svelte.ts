// The answers to a step so far, whatever its board: misses, hints, marks, numbers.

import { RETRY_MS, Refused, isTransient, version } from "../../client/requests.ts";
import type { Why } from "../../client/wire.ts";
import { list } from "../effects.ts";
import { errorWords } from "../sentences.ts";
import { hillsMeant, markOf, type Step } from "./courses.ts";

/** The time that the others wait before they answer, in milliseconds. */
const REPLY_MS = 700;

/** After so many misses the first hint comes by itself, and the second. */
const [FIRST_HINT, SECOND_HINT] = [2, 4];

/** The message about an answer that misses. */
export interface Miss {
  /** The end of the name of its message, such as `near-1` or `rest`. */
  readonly words: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly clause?: string;
  /** The mark that the sentence is about, and why it does not belong, as the rules say it. */
  readonly mark?: string;
  readonly why?: Why;
}

/** Pending while a server that did not answer is asked again and again. */
let asking: Promise<void> | undefined;

async function askOn(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  while (await version().then(() => false, isTransient));
  asking = undefined;
}

/** The last failure in a lesson. That nobody answers is told until somebody does. */
export class LessonFailing {
  why: unknown = $state.raw();

  set(why: unknown): void {
    this.why = why;
    if (!(why instanceof Refused) || why.code !== "offline") return;
    asking ??= askOn();
    void asking.then(() => this.why === why && this.set(undefined));
  }
}

/** The answers to a step so far. */
export abstract class Answers {
  readonly step: Step;
  readonly #isQuick: () => boolean;
  readonly #failing = new LessonFailing();
  #timer: ReturnType<typeof setTimeout> | undefined;
  isDone = $state(false);
  miss: Miss | undefined = $state.raw();
  misses = $state(0);
  /** The strongest hint of this turn so far: 0 none, 1 a sentence, 2 places, 3 the answer. */
  strength = $state(0);
  /** The strongest hint of the turns before. */
  #earlier = $state(0);
  /** The marks, in the words of the answers, and the number that is given. */
  marks: readonly string[] = $state.raw([]);
  number: number | undefined = $state();

  /** True if an answer that misses lies on the board: it stays until it is taken back. */
  abstract readonly isAstray: boolean;

  /** Takes an answer back that missed, with what was said of it. */
  abstract takeBack(): void;

  /** `isQuick` says whether nothing is waited for that is only to be seen. */
  constructor(step: Step, isQuick: () => boolean) {
    [this.step, this.#isQuick] = [step, isQuick];
  }

  /** Why the last request failed; undefined if it did not. */
  get failure(): unknown {
    return this.#failing.why;
  }

  set failure(why: unknown) {
    this.#failing.set(why);
  }

  get notice(): string {
    return errorWords(this.failure);
  }

  /** The strongest hint of all turns so far. */
  get help(): number {
    return Math.max(this.#earlier, this.strength);
  }

  /** Drops the hints of a turn, which is over. */
  protected turnOver(): void {
    this.#earlier = this.help;
    this.strength = 0;
  }

  /** Drops what waits, when the step is left. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  /** Waits before the others answer. */
  protected replyPause(): Promise<void> {
    if (this.#isQuick()) return Promise.resolve();
    return new Promise((resolve) => (this.#timer = setTimeout(resolve, REPLY_MS)));
  }

  /** Gives the next stronger hint. */
  askHint(): void {
    const hasPlaces = this.step.look !== undefined;
    this.strength = Math.min(3, this.strength + (this.strength === 1 && !hasPlaces ? 2 : 1));
    if (this.strength < 3 || this.step.turn !== undefined) return;
    this.miss = undefined;
    const { answer } = this.step;
    if (Array.isArray(answer)) this.marks = answer as readonly string[];
  }

  /** True if the places of the second hint are marked: what is answered or shown has marks of its own. */
  get isLooking(): boolean {
    const isShown = this.strength === 3 && this.step.turn === undefined;
    return this.strength > 1 && !this.isDone && !isShown && this.step.look !== undefined;
  }

  protected missed(miss: Miss): void {
    this.miss = miss;
    this.misses += 1;
    if (this.misses >= SECOND_HINT) this.strength = Math.max(2, this.strength);
    else if (this.misses >= FIRST_HINT) this.strength = Math.max(1, this.strength);
  }

  /** Marks a place, or takes the mark away. */
  mark(place: string): void {
    const { answer } = this.step;
    if (this.isDone || !Array.isArray(answer)) return;
    const mark = markOf(answer as readonly string[], place);
    const others = this.marks.filter((one) => one !== mark);
    this.marks = others.length < this.marks.length ? others : [...others, mark];
    this.miss = undefined;
  }

  /** The marks or the number that are to be compared with the answer. */
  get #given(): readonly (string | number)[] {
    if (this.step.kind !== "count") return this.marks;
    return this.number === undefined ? [] : [this.number];
  }

  /** True if there is anything to compare. */
  get canCheck(): boolean {
    return !this.isDone && this.#given.length > 0;
  }

  /** Compares what is marked, or the number, with the answer. */
  check(): void {
    if (!this.canCheck) return;
    const { answer, wrong = [] } = this.step;
    const given = this.#given;
    const right: readonly (string | number)[] = Array.isArray(answer) ? answer : [answer ?? 0];
    const extra = given.filter((one) => !right.includes(one));
    if (extra.length === 0 && given.length === right.length) {
      this.miss = undefined;
      this.isDone = true;
      return;
    }
    const at = wrong.findIndex((one) => extra.some((given) => matches(one.answer, given)));
    const clause = wrong[at]?.clause;
    const mark = extra.find((one) => typeof one === "string" && (at < 0 || matches(wrong[at]?.answer, one)));
    const of = typeof mark === "string" && { mark: hillsMeant(mark).at(-1) ?? mark };
    if (clause !== undefined) this.missed({ words: `wrong-${at + 1}`, clause, ...of });
    else if (this.step.kind === "count") this.missed({ words: "count" });
    else if (extra.length > 0) this.missed({ words: "extra", values: extraOf(extra.map(String)), ...of });
    else this.missed({ words: "more", values: { count: right.length - given.length } });
  }
}

/** True if an answer of the course is what was given; a hill stands for all that leads to it. */
const matches = (answer: string | number | undefined, given: string | number): boolean =>
  answer === given || (typeof answer === "string" && hillsMeant(answer).at(-1) === given);

/** Marks too many, as a message names them. */
const extraOf = (marks: readonly string[]) => ({ hills: list(marks), count: marks.length });
