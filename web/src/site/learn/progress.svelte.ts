// The progress of somebody in the courses, kept by this browser.

import { keeper, type Keeper } from "../../client/keeper.ts";
import { isLike, parsed, wholeEntries } from "../../client/shape.ts";
import type { CourseEntry } from "./courses.ts";
import { COURSES, nextCourse } from "./order.ts";

const KEY = "tara.courses";

/** The form of what is kept. */
const VERSION = 1;

/** The way in which a step was done. */
export interface Done {
  /** The strongest hint that was asked for: 0 none, 1 a sentence, 2 places, 3 the answer. */
  readonly hint: number;
  /** The answers that missed, in all. */
  readonly misses: number;
}

/** The progress in one course. */
export interface CourseProgress {
  readonly variant: string;
  /** The number of its steps. */
  readonly steps: number;
  /** By the id of the step. */
  readonly done: Readonly<Record<string, Done>>;
  /** When a step was done last, in milliseconds since 1970. */
  readonly at: number;
  /** The id of the table of its whole game, if one was begun. */
  readonly table?: string;
}

const SHAPE = {
  variant: "string",
  steps: "number",
  done: { "*": { hint: "number", misses: "number" } },
  at: "number",
  table: "string undefined",
};

interface Kept {
  readonly version: number;
  readonly courses: Readonly<Record<string, CourseProgress>>;
}

const NOTHING: Kept = { version: VERSION, courses: {} };

/** The progress that a kept text says; `undefined` if a newer version wrote it. */
export function progressOf(text: string | null): Kept | undefined {
  const read = parsed(text);
  if (!isLike(read, { courses: {} })) return NOTHING;
  const { version = 0, courses } = read as Partial<Kept>;
  return version > VERSION ? undefined : { version: VERSION, courses: wholeEntries(courses, SHAPE) };
}

/** After this time a course begins with what was hardest. */
const DAY_MS = 24 * 3_600_000;

/** The progress in all courses. */
export class Progress {
  readonly #keeper: Keeper;
  #kept: Kept = $state.raw(NOTHING);
  /** True if a newer version of the page wrote what is kept, which stays as it is. */
  readonly isNewer: boolean = false;
  /** True if the last step could not be kept. */
  isUnkept = $state(false);

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
    const kept = progressOf(keeper.read(KEY));
    if (kept === undefined) this.isNewer = true;
    else this.#kept = kept;
  }

  /** The way in which a step was done; undefined if it was not. */
  of(course: string, step: string): Done | undefined {
    return this.#kept.courses[course]?.done[step];
  }

  /** The number of steps of a course that are done. */
  count({ course, steps }: CourseEntry): number {
    return steps.filter((step) => this.of(course, step) !== undefined).length;
  }

  /** The first step that is not done; undefined if all are. */
  next({ course, steps }: CourseEntry): string | undefined {
    return steps.find((step) => this.of(course, step) === undefined);
  }

  /** True if all of a course is done. */
  readonly isDone = (course: string): boolean => {
    const { done = {}, steps = 1 } = this.#kept.courses[course] ?? {};
    return Object.keys(done).length >= steps;
  };

  /** The course in which a step was done last, or the next one once all of it is done; undefined if there is none. */
  last(): { name: string; variant: string; done: number; steps: number } | undefined {
    const [last] = Object.entries(this.#kept.courses).sort(([, one], [, other]) => other.at - one.at);
    if (last === undefined) return undefined;
    const name = this.isDone(last[0]) ? nextCourse(last[0], this.isDone) : last[0];
    if (name === undefined) return undefined;
    const { done = {}, steps = 0 } = this.#kept.courses[name] ?? {};
    return { name, variant: COURSES[name] ?? "", done: Object.keys(done).length, steps };
  }

  /** The step that was missed most, for who comes back after a day; undefined if none was missed. */
  warmUp({ course, steps }: CourseEntry, now: number): string | undefined {
    const at = this.#kept.courses[course]?.at;
    if (at === undefined || now - at < DAY_MS) return undefined;
    const missed = (step: string) => this.of(course, step)?.misses ?? 0;
    const [most] = [...steps].sort((one, other) => missed(other) - missed(one));
    return most !== undefined && missed(most) > 0 ? most : undefined;
  }

  /** The course that began the game of a table; undefined if none did. */
  courseOf(table: string): string | undefined {
    return Object.entries(this.#kept.courses).find(([, kept]) => kept.table === table)?.[0];
  }

  /** Keeps that a step is done, and the table of a whole game. A step that is done again counts by its last time. */
  record(
    { course, variant, steps }: CourseEntry,
    step: string,
    done: Done,
    now: number,
    table = this.#kept.courses[course]?.table,
  ): void {
    const before = this.#kept.courses[course]?.done ?? {};
    // Steps of earlier versions are gone.
    const known = Object.entries(before).filter(([id]) => steps.includes(id));
    const all = { ...Object.fromEntries(known), [step]: done };
    const kept = { variant, steps: steps.length, done: all, at: now, ...(table !== undefined && { table }) };
    this.#write({ ...this.#kept, courses: { ...this.#kept.courses, [course]: kept } });
  }

  /** Forgets what was done of a course. */
  forget(course: string): void {
    const { [course]: _gone, ...courses } = this.#kept.courses;
    this.#write({ ...this.#kept, courses });
  }

  #write(kept: Kept): void {
    this.#kept = kept;
    if (this.isNewer) return;
    this.#keeper.write(KEY, JSON.stringify(kept));
    this.isUnkept = this.#keeper.isForTab(KEY);
  }
}

/** The progress of this browser. */
export const progress = new Progress(keeper);
