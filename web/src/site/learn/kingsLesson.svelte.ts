// A position of a lesson of Seat of Kings: the learner's turn is drafted and played there, and nothing of it counts.

import { kingsPositionOf, planTurnAt, usualTurnsAt, whyNotAt } from "../../client/positions.ts";
import type {
  ActionFields,
  ActionView,
  Command,
  KingsPosition,
  PositionOf,
  TurnPlan,
  UsualTurn,
  View,
  Why,
} from "../../client/wire.ts";
import type { KingsHost, KingsReader } from "../seat-of-kings/host.ts";
import type { Wishes } from "../seat-of-kings/wishes.ts";
import { LessonFailing } from "./answers.svelte.ts";
import { viewOfPosition } from "./kingsView.ts";

/** The requests about a position; a test has its own. */
export interface Requests {
  readonly position: typeof kingsPositionOf;
  readonly plan: typeof planTurnAt;
  readonly turns: typeof usualTurnsAt;
  readonly why: typeof whyNotAt;
}

const SERVER: Requests = {
  position: kingsPositionOf,
  plan: planTurnAt,
  turns: usualTurnsAt,
  why: whyNotAt,
};

/** The events of the board that the lesson page hears. */
export interface AnswerEvents {
  /** The decisions of the learner from the position until another decides or the turn ends, and their tokens. */
  onAnswer(line: readonly ActionFields[], tokens: readonly string[]): void;
}

/** A position in which the learner decides. */
export class KingsLesson implements KingsHost, KingsReader {
  readonly id = "lesson";
  readonly isOnline = true;
  readonly hidesBest = true;
  readonly seat: string;
  readonly #events: AnswerEvents;
  readonly #requests: Requests;
  readonly #failing = new LessonFailing();
  /** The text of the position of the step. */
  #start = "";
  #shown: KingsPosition | undefined = $state.raw();
  /** The decisions of the learner since then. */
  #line: readonly ActionView[] = $state.raw([]);
  waiting = $state(0);
  /** True if the board takes no answer now. */
  isLocked = $state(false);
  /** The number of the last position that was asked for: answers to earlier ones are dropped. */
  #asked = 0;

  constructor(seat: string, events: AnswerEvents, requests: Requests = SERVER) {
    this.seat = seat;
    this.#events = events;
    this.#requests = requests;
  }

  get failure(): unknown {
    return this.#failing.why;
  }

  set failure(why: unknown) {
    this.#failing.set(why);
  }

  /** Shows a position. Resolves once it is there, or nobody answers. */
  async begin(position: string): Promise<void> {
    this.#start = position;
    this.#line = [];
    const shown = await this.#show([]);
    if (shown !== undefined) this.#shown = shown;
  }

  /** The position that is shown. */
  get position(): KingsPosition | undefined {
    return this.#shown;
  }

  readonly view: View | undefined = $derived.by(() => {
    const position = this.#shown;
    const legal = this.isLocked || this.#isAnswered ? undefined : position?.legal;
    return position && viewOfPosition(position, legal);
  });

  get isOpen(): boolean {
    return this.#shown !== undefined;
  }

  /** True if the learner's turn is played, so that nothing more is asked before the position is shown again. */
  get #isAnswered(): boolean {
    return this.#line.length > 0 && !this.#goesOn(this.#shown);
  }

  /** True if the turn of the learner goes on. */
  #goesOn(position: KingsPosition | undefined): boolean {
    return position?.turn === this.seat && position.kings.goes_on === true;
  }

  viewOf(seat: string): View | undefined {
    return seat === this.seat ? this.view : undefined;
  }

  async order(seat: string, command: Command): Promise<boolean> {
    if (command.do !== "move" || seat !== this.seat || this.isLocked || this.#isAnswered) return false;
    const shown = await this.#show([...this.#line, command.action as ActionFields]);
    if (shown?.after === undefined) return false;
    const { token, detail } = shown.after;
    const { effects: _effects, change: _change, ...action } = detail;
    this.#shown = shown;
    this.#line = [...this.#line, { ...action, token } as ActionView];
    if (!this.#goesOn(shown))
      this.#events.onAnswer(
        this.#line,
        this.#line.map((step) => step.token),
      );
    return true;
  }

  /** Drops the answer that is awaited: a decision here reaches the server at once, or not at all. */
  revoke(): void {
    this.#asked += 1;
  }

  planTurn(_seat: string, wishes: Wishes): Promise<TurnPlan> {
    return this.#requests.plan({ ...this.#of(this.#line), ...wishes } as Parameters<Requests["plan"]>[0]);
  }

  usualTurns(_seat: string, card: number): Promise<readonly UsualTurn[]> {
    return this.#requests.turns({ ...this.#of(this.#line), card });
  }

  whyNot(seat: string, action: ActionFields): Promise<Why | undefined> {
    return this.whyAfter(seat, [], action);
  }

  async whyAfter(
    _seat: string,
    steps: readonly ActionFields[],
    action: ActionFields,
  ): Promise<Why | undefined> {
    return (await this.#requests.why({ ...this.#of([...this.#line, ...steps]), action })) ?? undefined;
  }

  /** The position after some actions, for a request. */
  #of(actions: readonly ActionFields[]): PositionOf {
    return { position: this.#start, actions: [...actions], seat: this.seat };
  }

  /** The position after some actions; undefined if it is refused, or another was asked for meanwhile. */
  async #show(actions: readonly ActionFields[]): Promise<KingsPosition | undefined> {
    this.#asked += 1;
    const asked = this.#asked;
    this.waiting += 1;
    this.failure = undefined;
    try {
      const shown = await this.#requests.position(this.#of(actions));
      return asked === this.#asked ? shown : undefined;
    } catch (error) {
      if (asked === this.#asked) this.failure = error;
      return undefined;
    } finally {
      this.waiting -= 1;
    }
  }
}
