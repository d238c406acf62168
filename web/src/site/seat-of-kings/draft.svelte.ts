// A draft of a turn: the server previews each action before any of them counts.

import { preview, whyNot } from "../../client/requests.ts";
import type { ActionFields, Legal, Preview, StageObject, View, Why } from "../../client/wire.ts";
import { errorWords } from "../sentences.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import type { Reader } from "./reader.svelte.ts";

/** A stage of the game, as the server names it. */
type StageName = StageObject["name"];

/** Stages that go on with what a player has begun. A draft ends before any other stage, since that is a turn of its own. */
const CONTINUED: ReadonlySet<StageName | undefined> = new Set<StageName>([
  "place",
  "keep-fort",
  "activate",
  "promote",
  "exchange",
  "garrison",
]);

/** Whether actions of a stage are drafted: those that use a card, and those that go on with it. */
export const isDrafted = (stage: StageName | undefined): boolean => stage === "turn" || CONTINUED.has(stage);

const END: ActionFields = { kind: "end" };

const canEnd = (legal: Legal | undefined): boolean =>
  legal?.actions?.some((action) => action.kind === "end") ?? false;

/** The draft of the seat that is asked. */
export class Draft {
  readonly #table: SeatedTable;
  readonly #reader: Reader;
  #shown: Preview | undefined = $state.raw(undefined);
  /** The drafted actions, in order. */
  steps: readonly ActionFields[] = $state.raw([]);
  /** Whether a preview is on its way. */
  isAsking = $state(false);
  /** Whether the draft is being played. */
  isPlaying = $state(false);
  /** The reason why the last attempt is illegal. */
  why: Why | undefined = $state.raw(undefined);
  /** The number of the last request. Answers to earlier ones are dropped. */
  #asked = 0;

  constructor(table: SeatedTable, reader: Reader) {
    this.#table = table;
    this.#reader = reader;
  }

  get #view(): View | undefined {
    return this.#reader.isOpen ? this.#reader.view : undefined;
  }

  /** The legal actions after the steps; undefined if the turn is over by then, or if what follows depends on a draw. */
  get legal(): Legal | undefined {
    if (this.isPlaying) return undefined;
    if (this.steps.length === 0) return this.#view?.legal;
    return CONTINUED.has(this.#shown?.kings?.stage.name) ? this.#shown?.legal : undefined;
  }

  /** The preview of the steps; undefined without steps. */
  get preview(): Preview | undefined {
    return this.steps.length === 0 ? undefined : this.#shown;
  }

  /** Whether the last step draws or reveals something, so that its result is known only after it is played. */
  get isDrawn(): boolean {
    return this.preview?.then === "drawn";
  }

  /** Whether the turn can be left as it is drafted, with `end` as the last step or without a further one. */
  get canPlay(): boolean {
    if (this.steps.length === 0 || this.isAsking || this.isPlaying) return false;
    return this.legal === undefined || this.#ends;
  }

  /** Whether the draft wastes a card: a piece could be placed by it, and none is. */
  get isWaste(): boolean {
    const has = (actions: readonly ActionFields[], kind: ActionFields["kind"]) =>
      actions.some((action) => action.kind === kind);
    const canPlace = has(this.legal?.actions ?? [], "place");
    return canPlace && has(this.steps, "play") && !has(this.steps, "place");
  }

  get #ends(): boolean {
    return canEnd(this.legal);
  }

  /** Drops all steps. */
  clear(): void {
    if (this.isPlaying) return;
    this.#asked += 1;
    this.steps = [];
    this.#shown = undefined;
    this.why = undefined;
    this.isAsking = false;
  }

  /** Adds a step once the server has previewed it. */
  async add(action: ActionFields): Promise<void> {
    await this.#show([...this.steps, action]);
  }

  /** Drops the last step. */
  async back(): Promise<void> {
    if (this.isPlaying) return;
    const steps = this.steps.slice(0, -1);
    if (steps.length === 0) this.clear();
    else await this.#show(steps);
  }

  async #show(draft: readonly ActionFields[]): Promise<void> {
    const who = this.#who;
    if (who === undefined || this.isPlaying) return;
    const answer = await this.#ask(preview(this.#table.id, { ...who, draft: [...draft] }));
    if (answer === undefined) return;
    this.#shown = answer.preview;
    this.steps = draft;
  }

  /** Requests the reason why an action is illegal. */
  async explain(action: ActionFields): Promise<void> {
    const who = this.#who;
    if (who === undefined || this.steps.length > 0) return;
    this.why = (await this.#ask(whyNot(this.#table.id, { ...who, action }))) ?? undefined;
  }

  /** Plays the steps, and `end` if the turn waits for it. */
  async play(): Promise<void> {
    const seat = this.#view?.you;
    if (seat === undefined || !this.canPlay) return;
    const all = this.#ends ? [...this.steps, END] : this.steps;
    this.isPlaying = true;
    try {
      for (const action of all) {
        if (action.kind === "end" && !this.#mustEnd(seat)) break;
        if (!(await this.#table.order(seat, { do: "move", action }))) break;
      }
    } finally {
      this.isPlaying = false;
      this.clear();
    }
  }

  /** Whether the turn waits for `end`. The table ends a turn without other choices by itself. */
  #mustEnd(seat: string): boolean {
    const view = this.#table.viewOf(seat);
    return view?.log.at(-1)?.detail.kind !== "end" && canEnd(view?.legal);
  }

  get #who(): { secret: string; seat: string } | undefined {
    const [secret, seat] = [this.#table.secret, this.#view?.you];
    return secret === undefined || seat === undefined ? undefined : { secret, seat };
  }

  /** Awaits a request. Resolves to undefined if it is refused, with a notice, or if a later request replaced it. */
  async #ask<T>(request: Promise<T>): Promise<T | undefined> {
    this.#asked += 1;
    const asked = this.#asked;
    this.isAsking = true;
    this.why = undefined;
    this.#table.notice = "";
    try {
      const answer = await request;
      return asked === this.#asked ? answer : undefined;
    } catch (error) {
      if (asked === this.#asked) this.#table.notice = errorWords(error);
      return undefined;
    } finally {
      if (asked === this.#asked) this.isAsking = false;
    }
  }
}
