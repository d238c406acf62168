// The needs of a lesson, asked for at once: its pages, its words, its step, and the position of the step. One after the other, a
// first visit waits for each of them.

import { SEAT_OF_KINGS } from "../../game/family.ts";
import { loads } from "virtual:course-loads";

import { momentOf } from "../../client/positions.ts";
import type { Moment } from "../../client/wire.ts";
import { learn } from "../words.ts";

/** Positions of ringfort games that are asked for before they are shown, each once. */
export class EarlyMoments {
  readonly #ask: typeof momentOf;
  readonly #moments = new Map<string, Promise<Moment>>();

  constructor(ask: typeof momentOf = momentOf) {
    this.#ask = ask;
  }

  /** Asks for a position. If the request fails, the lesson asks again. */
  prepare(position: string): void {
    if (this.#moments.has(position)) return;
    const moment = this.#ask({ position, actions: [] });
    this.#moments.set(position, moment);
    moment.catch(() => this.#moments.delete(position));
  }

  /** Requests a position as `momentOf` does; what was prepared is given once. */
  readonly take: typeof momentOf = (asked) => {
    const { position = "", actions } = asked;
    const moment = actions?.length ? undefined : this.#moments.get(position);
    this.#moments.delete(position);
    return moment ?? this.#ask(asked);
  };
}

/** Those of the lesson that is opened. */
export const early = new EarlyMoments();

/** Imports the pages of the courses, and fetches meanwhile what a step of one needs. */
export async function fetchCourses(course?: string, step?: string) {
  // The part that shows something asks for it again where it could not be fetched, and says so.
  if (course !== undefined && step !== undefined) void prepare(course, step).catch(() => undefined);
  const [pages] = await Promise.all([import("./Pages.svelte"), learn("courses", "table")]);
  return pages;
}

async function prepare(name: string, id: string): Promise<void> {
  const course = (await loads[name]?.())?.default;
  const step = course?.steps.find((one) => one.id === id);
  if (step === undefined) return;
  if (course?.variant === SEAT_OF_KINGS) await import("./KingsLessonView.svelte");
  else early.prepare(step.position);
}
