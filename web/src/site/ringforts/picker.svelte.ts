// How a decision is made on the board: hills are picked until one decision is left, which is confirmed if that is wished.

import type { BoardState, Hill } from "../../board/index.ts";
import type { Board, Command, Hint, Legal, Why } from "../../client/wire.ts";
import { choicesOf, nextHills, pick, unplaced } from "./picking.ts";
import { wanted } from "./place.ts";
import { confirms } from "../settings.svelte.ts";

/** Gives legal decisions and takes one: a live table, or a game under analysis. */
export interface MoveHost {
  readonly view: { readonly version?: number; readonly legal?: Legal } | undefined;
  /** How much is asked that is not answered. */
  readonly waiting: number;
  /** The seat that is asked. */
  readonly you: string | undefined;
  /** Whether a decision counts at once, since it is taken back at once too. */
  readonly isFree?: boolean;
  /** Why a decision is not legal. */
  explain(decision: string): Promise<Why | undefined>;
  order(seat: string, command: Command): Promise<boolean>;
  /** What the computer would decide, where it gives hints. */
  hint?(): Promise<Hint | undefined>;
  /** The board after a decision that waits to be confirmed. */
  preview?(decision: string): Promise<Board | undefined>;
}

/** What is picked there, and what comes of it. */
export class Picker {
  readonly #host: MoveHost;
  picked: readonly Hill[] = $state.raw([]);
  /** A decision that waits to be confirmed. */
  draft: string | undefined = $state(undefined);
  /** Decisions of the same hills, of which one is chosen by name. */
  options: readonly string[] = $state.raw([]);
  /** Why the hill that was tried last is not legal. */
  why: Why | undefined = $state.raw(undefined);

  /** What the computer would decide, if it was asked. */
  hint: Hint | undefined = $state.raw(undefined);
  /** The board as the decision that waits would make it. */
  preview: Board | undefined = $state.raw(undefined);

  constructor(host: MoveHost) {
    this.#host = host;
  }

  readonly #choices = $derived.by(() => choicesOf(this.#host.view?.legal));

  /** Whether a decision is asked of this browser, and none is on its way. */
  get canPick(): boolean {
    return this.#choices.length > 0 && this.#host.waiting === 0;
  }

  /** The hills that can be picked next. */
  get legal(): string[] {
    if (!this.canPick) return [];
    const hills = this.draft === undefined ? this.picked : [];
    const next = nextHills(pick(this.#choices, hills).choices, hills);
    return this.draft === undefined ? next : [...new Set([...next, ...this.picked])];
  }

  /** Decisions without a hill, such as a pass. */
  get unplaced(): string[] {
    return this.canPick ? unplaced(this.#choices) : [];
  }

  /** Begins anew. */
  clear(): void {
    this.picked = [];
    this.draft = undefined;
    this.options = [];
    this.why = undefined;
    this.hint = undefined;
    this.preview = undefined;
  }

  /** Asks what the computer would decide. */
  async askHint(): Promise<void> {
    this.clear();
    const version = this.#host.view?.version;
    const hint = await this.#host.hint?.();
    // Who has played meanwhile wants it no longer.
    if (version === this.#host.view?.version) this.hint = hint;
  }

  /** Picks a hill; gives what is tried otherwise, to be explained. */
  async pick(hill: Hill, state: BoardState): Promise<void> {
    if (!this.canPick) return;
    if (this.draft !== undefined && this.picked.includes(hill)) return this.confirm();
    if (this.draft === undefined && this.picked.at(-1) === hill) return this.clear();
    const before = this.draft === undefined ? this.picked : [];
    for (const hills of [[...before, hill], [hill]]) {
      const { choices, isWhole } = pick(this.#choices, hills);
      if (choices.length === 0) continue;
      this.clear();
      this.picked = hills;
      if (isWhole) this.#decide(choices.map((choice) => choice.token));
      return;
    }
    const why = await this.#host.explain(wanted(state, before, hill));
    this.clear();
    this.why = why;
  }

  #decide(tokens: readonly string[]): void {
    const [token, ...others] = tokens;
    if (others.length > 0) this.options = tokens;
    else if (token !== undefined) this.choose(token);
  }

  /** Makes a decision, or asks to confirm it. */
  choose(token: string): void {
    this.options = [];
    if (confirms() && this.#host.isFree !== true) void this.#show(token);
    else this.#play(token);
  }

  async #show(token: string): Promise<void> {
    this.draft = token;
    const board = await this.#host.preview?.(token);
    if (this.draft === token) this.preview = board;
  }

  /** Makes the decision that waits. */
  confirm(): void {
    if (this.draft !== undefined) this.#play(this.draft);
  }

  #play(token: string): void {
    const seat = this.#host.you;
    this.clear();
    if (seat !== undefined) void this.#host.order(seat, { do: "move", decision: token });
  }
}
