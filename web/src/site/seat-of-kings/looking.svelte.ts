// The decision that a reader looks at, judged again and again, with more imagined games each time.

import { RETRY_MS, Refused, WITHDRAWN, isTransient } from "../../client/requests.ts";
import { sizeOf } from "../deepening.ts";
import type { Replay } from "./replay.svelte.ts";

/** Iterations of the first search. */
const FIRST = 1_000;
/** Pause at a decision before it is judged. */
const REST_MS = 400;

/** A decision to be judged, and with how many iterations. */
interface Job {
  readonly at: number;
  readonly iterations: number;
}

/** The parts of a replay that the judging of one decision needs. */
type Judging = Pick<Replay, "at" | "isDecision" | "isJudged" | "isJudging" | "asked" | "judge" | "failure">;

/** Judges the decision that is shown, while somebody looks at it. */
export class Looking {
  readonly #replay: Judging;
  readonly #isSeen: () => boolean;
  #asked: { readonly job: Job; readonly withdrawal: AbortController } | undefined = $state.raw();
  #waits = $state(false);
  /** True if decisions are judged by themselves. */
  isOn = $state(true);

  /** `isSeen` says whether somebody looks. */
  constructor(replay: Judging, isSeen: () => boolean) {
    this.#replay = replay;
    this.#isSeen = isSeen;
  }

  /** The next search of the decision that is shown; undefined if there is none, or nothing more to find. */
  readonly next: Job | undefined = $derived.by(() => {
    const { at } = this.#replay;
    if (!this.#replay.isDecision(at) || this.#replay.isJudged(at)) return undefined;
    const asked = this.#replay.asked.get(at) ?? 0;
    let rung = 0;
    while (sizeOf(FIRST, rung) <= asked) rung += 1;
    return { at, iterations: sizeOf(FIRST, rung) };
  });

  /** Schedules the next search. Returns the function that cancels it, for when another one comes first. */
  work(): () => void {
    const job = this.next;
    const isAllowed = this.isOn && this.#isSeen() && !this.#replay.isJudging;
    if (this.#asked !== undefined) {
      if (!isAllowed || this.#asked.job.at !== this.#replay.at) this.#asked.withdrawal.abort();
      return () => undefined;
    }
    if (!isAllowed || job === undefined) return () => undefined;
    const timer = setTimeout(() => void this.#ask(job), this.#waits ? RETRY_MS : REST_MS);
    return () => clearTimeout(timer);
  }

  async #ask(job: Job): Promise<void> {
    const withdrawal = new AbortController();
    this.#asked = { job, withdrawal };
    try {
      await this.#replay.judge(job.at, job.iterations, withdrawal.signal);
      this.#waits = false;
      this.#replay.failure = undefined;
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#asked = undefined;
    }
  }

  #refused(error: unknown): void {
    if (error instanceof Refused && error.code === WITHDRAWN) return;
    this.#waits = isTransient(error);
    this.#replay.failure = error;
    if (!this.#waits) this.isOn = false;
  }
}
