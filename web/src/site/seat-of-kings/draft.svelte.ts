// A turn that is drafted: the server shows what each decision would do before any of them counts.

import { preview, whyNot } from "../../client/requests.ts";
import type { Legal, Preview, View, Why } from "../../client/wire.ts";
import { errorWords } from "../sentences.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import type { Reader } from "./reader.svelte.ts";

/** What is asked within a turn. Whatever else is asked after a draft belongs to what follows the turn, and is no part of it. */
const WITHIN: ReadonlySet<string> = new Set([
  "place",
  "activate",
  "promote",
  "exchange",
  "garrison",
  "keep_fort",
]);

/** The draft of the seat that is asked. */
export class Draft {
  readonly #table: SeatedTable;
  readonly #reader: Reader;
  #shown: Preview | undefined = $state.raw(undefined);
  /** The decisions that are drafted, in order. */
  steps: readonly string[] = $state.raw([]);
  /** Whether the server is asked what a step would do. */
  isAsking = $state(false);
  /** Whether the draft is being played. */
  isPlaying = $state(false);
  /** Why what was tried last is not legal. */
  why: Why | undefined = $state.raw(undefined);
  /** Answers to what was asked before something else are passed over. */
  #asked = 0;

  constructor(table: SeatedTable, reader: Reader) {
    this.#table = table;
    this.#reader = reader;
  }

  get #view(): View | undefined {
    return this.#reader.isOpen ? this.#reader.view : undefined;
  }

  /** What can be decided after the steps; nothing if the turn is over then, or for nobody to know before they are played. */
  get legal(): Legal | undefined {
    if (this.isPlaying) return undefined;
    if (this.steps.length === 0) return this.#view?.legal;
    return WITHIN.has(this.#shown?.kings?.asks?.what ?? "") ? this.#shown?.legal : undefined;
  }

  /** What the steps would do, if there are any. */
  get preview(): Preview | undefined {
    return this.steps.length === 0 ? undefined : this.#shown;
  }

  /** Whether the last step would draw or show something, so that what comes of it is known once it is played. */
  get isDrawn(): boolean {
    return this.preview?.then === "drawn";
  }

  /** Whether the turn can be left as it is drafted, with `end` as the last step or without a further one. */
  get canPlay(): boolean {
    if (this.steps.length === 0 || this.isAsking || this.isPlaying) return false;
    return this.legal === undefined || this.#ends;
  }

  /** Whether a card would be used up for nothing: something can be placed by it, and nothing is. */
  get isWaste(): boolean {
    const isKind = (kind: string) => (token: string) => token.startsWith(`${kind} `);
    const canPlace = this.legal?.tokens.some(isKind("place")) ?? false;
    return canPlace && this.steps.some(isKind("play")) && !this.steps.some(isKind("place"));
  }

  get #ends(): boolean {
    return this.legal?.tokens.includes("end") ?? false;
  }

  /** Takes back everything that is drafted. */
  clear(): void {
    if (this.isPlaying) return;
    this.#asked += 1;
    this.steps = [];
    this.#shown = undefined;
    this.why = undefined;
    this.isAsking = false;
  }

  /** Adds a decision, which the server shows. */
  async add(token: string): Promise<void> {
    await this.#show([...this.steps, token]);
  }

  /** Takes back the last decision. */
  async back(): Promise<void> {
    if (this.isPlaying) return;
    const steps = this.steps.slice(0, -1);
    if (steps.length === 0) this.clear();
    else await this.#show(steps);
  }

  async #show(draft: readonly string[]): Promise<void> {
    const who = this.#who;
    if (who === undefined || this.isPlaying) return;
    const answer = await this.#ask(preview(this.#table.id, { ...who, draft: [...draft] }));
    if (answer === undefined) return;
    this.#shown = answer.preview;
    this.steps = draft;
  }

  /** Asks why something cannot be decided now. */
  async explain(decision: string): Promise<void> {
    const who = this.#who;
    if (who === undefined || this.steps.length > 0) return;
    this.why = (await this.#ask(whyNot(this.#table.id, { ...who, decision }))) ?? undefined;
  }

  /** Plays what is drafted, and ends the turn if that is left to be said. */
  async play(): Promise<void> {
    const seat = this.#view?.you;
    if (seat === undefined || !this.canPlay) return;
    const all = this.#ends ? [...this.steps, "end"] : this.steps;
    this.isPlaying = true;
    try {
      for (const decision of all) {
        if (decision === "end" && !this.#mustEnd(seat)) break;
        if (!(await this.#table.order(seat, { do: "move", decision }))) break;
      }
    } finally {
      this.isPlaying = false;
      this.clear();
    }
  }

  /** Whether the turn waits for its end; the table says it by itself where there is no other choice. */
  #mustEnd(seat: string): boolean {
    const view = this.#table.viewOf(seat);
    return view?.log.at(-1)?.token !== "end" && (view?.legal?.tokens.includes("end") ?? false);
  }

  get #who(): { secret: string; seat: string } | undefined {
    const [secret, seat] = [this.#table.secret, this.#view?.you];
    return secret === undefined || seat === undefined ? undefined : { secret, seat };
  }

  /** What comes of a request; nothing, and a sentence for the reader, if it is refused or asked too late. */
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
