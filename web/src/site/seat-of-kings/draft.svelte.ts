// A draft of a turn: the server plans it, with what nearly everybody does next, before any of it counts.

import { Refused } from "../../client/requests.ts";
import type {
  ActionFields,
  ActionView,
  KingsView,
  Legal,
  Preview,
  TurnOffer,
  TurnPlan,
  View,
  Why,
} from "../../client/wire.ts";
import { Advice } from "./advice.svelte.ts";
import type { KingsHost, KingsReader } from "./host.ts";
import { CLIMB, NO_WISHES, takenBack, toggled, type Wishes } from "./wishes.ts";

/** True if actions are drafted: those that use a card, and those that go on with it. */
export const isDrafted = (kings: KingsView | undefined): boolean =>
  kings?.stage.name === "turn" || kings?.goes_on === true;

const END: ActionFields = { kind: "end" };

const canEnd = (legal: Legal | undefined): boolean =>
  legal?.actions?.some((action) => action.kind === "end") ?? false;

/** The draft of the seat that is asked. */
export class Draft {
  readonly #host: KingsHost;
  readonly #reader: KingsReader;
  /** The advice on the draft before it counts. */
  readonly advice = new Advice();
  #plan: TurnPlan | undefined = $state.raw(undefined);
  /** The choices after each change, the newest last, so that each change can be undone. */
  #history: readonly Wishes[] = $state.raw([]);
  /** True if a plan is on its way. */
  isAsking = $state(false);
  /** True if the draft is being played. */
  isPlaying = $state(false);
  /** The reason why the last attempt is illegal. */
  why: Why | undefined = $state.raw(undefined);
  /** True if the last attempt could not be asked, because there is no connection. */
  isCutOff = $state(false);
  /** True if the steps stay though they were not played. */
  #isKept = false;
  /** The number of the last request. Answers to earlier ones are dropped. */
  #asked = 0;

  constructor(host: KingsHost, reader: KingsReader) {
    this.#host = host;
    this.#reader = reader;
  }

  get #view(): View | undefined {
    return this.#reader.isOpen ? this.#reader.view : undefined;
  }

  /** The current choices. */
  get wishes(): Wishes {
    return this.#history.at(-1) ?? NO_WISHES;
  }

  /** The planned actions, in order; none without a draft. */
  get steps(): readonly ActionView[] {
    return this.#history.length === 0 ? [] : (this.#plan?.actions ?? []);
  }

  /** The steps that the draft leaves out. */
  get offers(): readonly TurnOffer[] {
    return this.#history.length === 0 ? [] : (this.#plan?.offers ?? []);
  }

  /** Why the draft uses up a card and changes nothing; undefined if it changes something. */
  get idle(): TurnPlan["idle"] {
    return this.#history.length === 0 ? undefined : this.#plan?.idle;
  }

  /** The legal actions after the steps; undefined if the turn is over by then, or if what follows depends on a draw. */
  get legal(): Legal | undefined {
    if (this.isPlaying) return undefined;
    if (this.steps.length === 0) return this.#view?.legal;
    // A draft ends before another turn begins.
    return this.preview?.kings?.goes_on ? this.preview.legal : undefined;
  }

  /** The preview of the steps; undefined without steps. */
  get preview(): Preview | undefined {
    return this.steps.length === 0 ? undefined : this.#plan?.preview;
  }

  /** True if the last step draws or reveals something, so that its result is known only after it is played. */
  get isDrawn(): boolean {
    return this.preview?.then === "drawn";
  }

  /** True if the draft wins the game. */
  get wins(): boolean {
    const effects = (this.preview?.details ?? []).flatMap((detail) => detail.effects ?? []);
    return effects.some((effect) => effect.effect === "won" && effect.seat === this.#view?.you);
  }

  /** True if the draft asks for an answer of its own before it goes on. */
  get asks(): "garrison" | "keep-fort" | undefined {
    if (this.steps.length === 0 || this.legal === undefined) return undefined;
    const stage = this.preview?.kings?.stage.name;
    return stage === "garrison" || stage === "keep-fort" ? stage : undefined;
  }

  /** True if the turn can be left as it is drafted, with `end` as the last step or without a further one. */
  get canPlay(): boolean {
    if (this.steps.length === 0 || this.isAsking || this.isPlaying || this.advice.isAsked) return false;
    return this.legal === undefined || canEnd(this.legal);
  }

  /** Drops all steps. */
  clear(): void {
    if (this.isPlaying) return;
    this.#asked += 1;
    if (this.#history.length > 0) this.#history = [];
    this.#plan = undefined;
    this.advice.drop();
    this.unsay();
    this.isAsking = false;
  }

  /** Drops what was said of the last attempt. */
  unsay(): void {
    this.why = undefined;
    this.isCutOff = false;
  }

  /** Keeps the steps that are being played, if they are not played after all. */
  keep(): void {
    this.#isKept = true;
  }

  /**
   * Begins with an action and steps that go with it, or adds it to what has begun. A hint climbs as far as is usual, a press not
   * at all. Resolves to whether the draft has it.
   */
  async add(action: ActionFields, also: readonly ActionFields[] = [], without = CLIMB): Promise<boolean> {
    const isBegun = this.#history.length > 0;
    return this.#show(isBegun ? toggled(this.wishes, action, false) : { begin: action, also, without });
  }

  /** Leaves a planned step out, or takes one in that is left out. */
  async toggle(action: ActionView): Promise<void> {
    const isPlanned = this.steps.some((step) => step.token === action.token);
    await this.#show(toggled(this.wishes, action, isPlanned));
  }

  /** Takes planned steps back. */
  async takeBack(steps: readonly ActionView[]): Promise<void> {
    await this.#show(takenBack(this.wishes, steps));
  }

  /** Shows what was chosen before. */
  async restore(wishes: Wishes): Promise<void> {
    await this.#show(wishes);
  }

  /** Undoes the last choice. */
  async back(): Promise<void> {
    if (this.isPlaying) return;
    const earlier = this.#history.slice(0, -1);
    const [wishes] = earlier.slice(-1);
    if (wishes === undefined) this.clear();
    else if (await this.#show(wishes)) this.#history = earlier;
  }

  async #show(wishes: Wishes): Promise<boolean> {
    const seat = this.#view?.you;
    if (seat === undefined || this.isPlaying) return false;
    const plan = await this.#ask(this.#host.planTurn(seat, wishes));
    if (plan === undefined) return false;
    this.#plan = plan;
    this.#history = [...this.#history, wishes];
    return true;
  }

  /** Requests the reason why an action is illegal. */
  async explain(action: ActionFields): Promise<void> {
    const seat = this.#view?.you;
    if (seat === undefined || this.steps.length > 0) return;
    this.why = await this.#ask(this.#host.whyNot(seat, action));
  }

  /** Requests the reason why nothing more is done on a position, where steps are explained that no draft has. */
  async explainPosition(position: string): Promise<void> {
    const seat = this.#view?.you;
    if (seat === undefined || this.#host.whyAfter === undefined) return;
    const climbs =
      this.steps.some(({ kind }) => kind === "activate") ||
      this.offers.some(({ action }) => action.kind === "activate");
    const action: ActionFields = { kind: climbs ? "promote" : "place", position };
    this.why = await this.#ask(this.#host.whyAfter(seat, this.steps, action));
  }

  /** Requests the reason why a question is not answered by a position, where that is explained. */
  async explainAnswer(position: string): Promise<void> {
    const answer = this.#view?.legal?.actions?.find((action) => "position" in action);
    if (this.#host.whyAfter !== undefined && answer !== undefined)
      await this.explain({ kind: answer.kind, position });
  }

  /** The reason why an action is illegal, to be shown elsewhere; undefined if it is not known. */
  async reasonOf(action: ActionFields): Promise<Why | undefined> {
    const seat = this.#view?.you;
    if (seat === undefined) return undefined;
    try {
      return await this.#host.whyNot(seat, action);
    } catch {
      return undefined;
    }
  }

  /** Plays the steps, and `end` if the turn waits for it, unless advice holds them up. */
  async play(): Promise<void> {
    const seat = this.#view?.you;
    if (seat === undefined || !this.canPlay || (await this.#isHeldUp())) return;
    const all = canEnd(this.legal) ? [...this.steps, END] : this.steps;
    this.isPlaying = true;
    this.#isKept = false;
    try {
      for (const action of all) {
        if (action.kind === "end" && !this.#mustEnd(seat)) break;
        if (!(await this.#host.order(seat, { do: "move", action }))) break;
      }
    } finally {
      this.isPlaying = false;
      if (!this.#isKept) this.clear();
    }
  }

  /** True if advice holds the draft up, or it has changed meanwhile. What goes on with an earlier decision is not asked about. */
  async #isHeldUp(): Promise<boolean> {
    const plan = this.#plan;
    const [begin] = this.steps;
    const isTurn = begin !== undefined && "card" in begin;
    const isHeld = isTurn && (await this.advice.holds(begin, this.#view?.version ?? 0));
    return isHeld || plan !== this.#plan || !this.canPlay;
  }

  /** True if the turn waits for `end`. The table ends a turn without other choices by itself. */
  #mustEnd(seat: string): boolean {
    const view = this.#host.viewOf(seat);
    return view?.log.at(-1)?.detail.kind !== "end" && canEnd(view?.legal);
  }

  /** Awaits a request. Resolves to undefined if it is refused, with a notice, or if a later request replaced it. */
  async #ask<T>(request: Promise<T>): Promise<T | undefined> {
    this.#asked += 1;
    const asked = this.#asked;
    this.isAsking = true;
    this.unsay();
    this.#host.failure = undefined;
    try {
      const answer = await request;
      return asked === this.#asked ? answer : undefined;
    } catch (error) {
      if (asked === this.#asked) this.#fail(error);
      return undefined;
    } finally {
      if (asked === this.#asked) this.isAsking = false;
    }
  }

  #fail(error: unknown): void {
    this.isCutOff = error instanceof Refused && error.code === "offline";
    if (!this.isCutOff) this.#host.failure = error;
  }
}
