// The tutor of a table against the computer: what it says after each move, and the warning before a blunder.

import type { Hill } from "../../board/index.ts";
import { askTutor } from "../../client/requests.ts";
import type { ActionFields, ActionView, EntryView, TutorAnswer, TutorMove, View } from "../../client/wire.ts";
import { leadWords } from "../ringforts/results.ts";
import { sinceOf } from "../ringforts/since.ts";
import {
  missedSaid,
  movesOf,
  onlyWaySaid,
  remarkSaid,
  warningSaid,
  type Learner,
  type Said,
} from "./words.ts";

/** The table as the tutor knows it. */
export interface TutoredTable {
  readonly id: string;
  readonly secret: string | undefined;
  readonly view: View | undefined;
  /** Changes with each decision. */
  readonly decision: string;
  /** Withdraws what was asked once a move is sent. */
  readonly untilMove: AbortSignal;
  isOwn(seat: string): boolean;
}

/** The kinds that are said at most so many times running. */
const MOST_RUNNING = 2;

/** The reader is spoken to once in so many turns. */
const TURNS_BETWEEN = 3;

/** How long a move waits for the tutor, in milliseconds. */
const MOST_WAIT = 2_000;

/** What was said, and at which decision. */
interface SaidAt extends Said {
  readonly decision: string;
}

/** The tutor of a table. */
export class Tutor {
  readonly #table: TutoredTable;
  readonly #request: typeof askTutor;
  #said: SaidAt | undefined = $state.raw(undefined);
  /** Whether the hills of the sentence are lit. */
  isShown = $state(false);
  /** The decision about which was asked last. */
  #looked = "";
  /** The turn in which the reader was spoken to last. */
  #spokeAt = -TURNS_BETWEEN;
  /** The kinds of what was said of the computer's moves, the last one at the end. */
  #kinds: readonly number[] = [];
  /** The turn for which a hint was asked. */
  #hintedAt = -1;
  readonly #warnings = new Map<string, Promise<Said | undefined>>();

  constructor(table: TutoredTable, request: typeof askTutor = askTutor) {
    this.#table = table;
    this.#request = request;
  }

  /** What is said at this moment; empty if nothing is. */
  get words(): string {
    return this.#now?.words ?? "";
  }

  /** The hills of it while they are shown; undefined while they are not. */
  get lit(): readonly Hill[] | undefined {
    return this.isShown ? this.#now?.hills : undefined;
  }

  get #now(): SaidAt | undefined {
    return this.#said?.decision === this.#table.decision ? this.#said : undefined;
  }

  /** Notes that a hint was asked for: what it found is not the reader's. */
  noteHint(): void {
    this.#hintedAt = this.#turn;
  }

  /** The number of decisions of the reader. */
  get #turn(): number {
    const log = this.#table.view?.log ?? [];
    return log.filter((entry) => this.#isDecided(entry)).length;
  }

  #isDecided({ seat, by }: EntryView): boolean {
    return seat !== undefined && this.#table.isOwn(seat) && by !== "table";
  }

  /** Whether the reader may be spoken to in this turn. */
  get #maySpeak(): boolean {
    return this.#turn - this.#spokeAt >= TURNS_BETWEEN;
  }

  get #learner(): Learner {
    const { view } = this.#table;
    const side = view?.seats.find(({ seat }) => this.#table.isOwn(seat))?.side ?? 0;
    return { isOwn: (seat) => this.#table.isOwn(seat), side, variant: view?.variant ?? "" };
  }

  /** Asks, once a turn, what the moves since the reader's last one did. */
  async look(): Promise<void> {
    const { view, decision } = this.#table;
    if (view?.legal === undefined || view.log.length === 0 || this.#looked === decision) return;
    this.#looked = decision;
    this.isShown = false;
    const since = sinceOf(view.log, (seat) => this.#table.isOwn(seat));
    const answer = await this.#ask({ since: (since[0] ?? view.log[0])?.version ?? 0 });
    if (answer === undefined || decision !== this.#table.decision) return;
    const said = [this.#ofReader(answer, since[0]), this.#ofOthers(answer)];
    const all = said.filter((one) => one !== undefined);
    if (all.length === 0) return;
    const words = all.map((one) => one.words).join(" ");
    this.#said = { words, hills: all.flatMap((one) => one.hills), decision };
  }

  /** What is said to the reader of their own move. */
  #ofReader(answer: TutorAnswer, own: EntryView | undefined): Said | undefined {
    const learner = this.#learner;
    const [phase] = movesOf(answer, learner).own;
    if (phase !== undefined) return remarkSaid(phase, learner);
    if (!this.#maySpeak) return undefined;
    const said = this.#judged(answer, own, learner);
    if (said !== undefined) this.#spokeAt = this.#turn;
    return said;
  }

  #judged(answer: TutorAnswer, own: EntryView | undefined, learner: Learner): Said | undefined {
    if (answer.missed) return missedSaid(answer.missed, learner);
    const isFound = this.#hintedAt !== this.#turn - 1;
    if (answer.only_way && own && isFound) return onlyWaySaid(answer.only_way, own.detail as ActionView);
    const { board } = this.#table.view ?? {};
    return answer.says_lead && board ? { words: leadWords(board, learner.side), hills: [] } : undefined;
  }

  /** What the most telling move of the others did. */
  #ofOthers(answer: TutorAnswer): Said | undefined {
    const learner = this.#learner;
    const fresh = movesOf(answer, learner).others.flatMap((move) => this.#fresh(move));
    const [first] = fresh.toSorted((one, other) => one.kind - other.kind);
    if (first === undefined) return undefined;
    this.#kinds = [...this.#kinds, first.kind].slice(-MOST_RUNNING);
    return remarkSaid(first, learner);
  }

  /** The first remark on a move whose kind was not said too often. */
  #fresh({ remarks }: TutorMove): TutorMove["remarks"] {
    const isRunning = (kind: number) =>
      this.#kinds.length === MOST_RUNNING && this.#kinds.every((said) => said === kind);
    return remarks.filter(({ kind }) => !isRunning(kind)).slice(0, 1);
  }

  /** Why an action should not be played; undefined if it may, or nobody answers in time. */
  warn(action: ActionFields): Promise<Said | undefined> {
    const key = JSON.stringify([this.#table.decision, action]);
    let asked = this.#warnings.get(key);
    if (asked === undefined) {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, MOST_WAIT, undefined));
      asked = Promise.race([this.#warned(action), late]);
      this.#warnings.set(key, asked);
    }
    return asked;
  }

  async #warned(action: ActionFields): Promise<Said | undefined> {
    if (!this.#maySpeak && this.#turn !== this.#spokeAt) return undefined;
    const warning = (await this.#ask({ action }))?.warning;
    if (!warning) return undefined;
    this.#spokeAt = this.#turn;
    return warningSaid(action, warning, this.#learner);
  }

  async #ask(about: { action: ActionFields } | { since: number }): Promise<TutorAnswer | undefined> {
    const { id, secret, view, untilMove } = this.#table;
    if (secret === undefined || view?.you === undefined) return undefined;
    // Without an answer there is nothing to say: that is no failure to report.
    return this.#request(id, { secret, seat: view.you, ...about }, untilMove).catch(() => undefined);
  }
}
