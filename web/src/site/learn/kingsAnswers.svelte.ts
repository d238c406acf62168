// A step of a course of Seat of Kings: which answers reach its aim, and where the game goes after each.

import { kingsPositionOf } from "../../client/positions.ts";
import { isAccepted, nearOf, replyTo, type Step, type Turn } from "./courses.ts";
import { Answers } from "./answers.svelte.ts";

/** A line whatever the order of its decisions: those of one card may come in several. */
const keyOf = (line: string): string => line.split("; ").sort().join("; ");

/** The line of the course that a line is, whatever the order of its decisions. */
function listed({ accept, near = [] }: Turn, line: string): string {
  const all = [...accept, ...near.flatMap(({ moves }) => moves)];
  return all.find((one) => keyOf(one) === keyOf(line)) ?? line;
}

/** The request for a position; a test has its own. */
export type AskPosition = (position: string, tokens: readonly string[], seat: string) => Promise<string>;

const ask: AskPosition = async (position, tokens, seat) =>
  (await kingsPositionOf({ position, actions: [...tokens], seat })).position;

/** A step while it is learnt. */
export class KingsAnswers extends Answers {
  readonly #ask: AskPosition;
  /** The position that the learner is asked about, and that which is shown. */
  #before: string = $state("");
  #shown: string = $state("");
  #turn = 0;

  constructor(step: Step, isQuick: () => boolean, asked: AskPosition = ask) {
    super(step, isQuick);
    this.#ask = asked;
    this.#before = this.#shown = step.position;
  }

  get position(): string {
    return this.#shown;
  }

  get isAstray(): boolean {
    return this.#shown !== this.#before;
  }

  /** True if the board takes an answer. */
  get isLocked(): boolean {
    return this.isDone || this.isAstray || this.step.turn === undefined;
  }

  /** Takes an answer of the learner: the decisions of a turn. */
  async answer(tokens: readonly string[]): Promise<void> {
    const turn = this.step.turn?.[this.#turn];
    if (turn === undefined || this.isLocked) return;
    const line = listed(turn, tokens.join("; "));
    const after = await this.#after(this.#before, tokens);
    if (after === undefined) return;
    if (!isAccepted(turn, line)) {
      const near = nearOf(this.step, this.#turn, line);
      const words = near === undefined ? "rest" : `near-${near.number}`;
      this.missed({ words, clause: near?.clause ?? turn.rest ?? "" });
      this.#shown = after;
      return;
    }
    this.miss = undefined;
    this.#before = this.#shown = after;
    const reply = replyTo(turn, line);
    if (reply.length > 0) {
      await this.replyPause();
      const replied = await this.#after(after, reply);
      if (replied !== undefined) this.#before = this.#shown = replied;
    }
    this.#turn += 1;
    if (this.step.turn?.[this.#turn] === undefined) this.isDone = true;
  }

  takeBack(): void {
    this.miss = undefined;
    this.#shown = this.#before;
  }

  /** The first accepted line, for the last hint; empty before that. */
  get shownLine(): string {
    const [line = ""] = this.step.turn?.[this.#turn]?.accept ?? [];
    return this.strength < 3 || this.isDone || line === "*" ? "" : line;
  }

  async #after(position: string, tokens: readonly string[]): Promise<string | undefined> {
    try {
      const after = await this.#ask(position, tokens, this.step.seat);
      this.failure = undefined;
      return after;
    } catch (error) {
      this.failure = error;
      return undefined;
    }
  }
}
