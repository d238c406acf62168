// Plays on the board: hills are picked until one action is left, which is confirmed if the settings ask for it.

import type { BoardState, Hill } from "../../board/index.ts";
import type { ActionFields, Command, Hint, Legal, RingfortsView, Why } from "../../client/wire.ts";
import { attemptOf, choicesOf, nextHills, pick, unplaced } from "./picking.ts";
import { confirms } from "../settings.svelte.ts";

/** Where actions are played: a live table, or a game under analysis. */
export interface MoveHost {
  readonly view: { readonly version?: number; readonly legal?: Legal } | undefined;
  /** Orders without an answer. */
  readonly waiting: number;
  /** The seat that decides. */
  readonly you: string | undefined;
  /** Whether actions need no confirmation, because nothing is lost by them. */
  readonly isTrial?: boolean;
  /** Resolves to the reason why an action is illegal; undefined if it is legal or nobody answers. */
  explain(action: ActionFields): Promise<Why | undefined>;
  order(seat: string, command: Command): Promise<boolean>;
  /** Resolves to the action that a computer player would play. */
  hint?(): Promise<Hint | undefined>;
  /** Resolves to the board after an action that is not played yet. */
  preview?(action: ActionFields): Promise<RingfortsView | undefined>;
}

/** The hills that are picked, and the action or explanation that they lead to. */
export class Picker {
  readonly #host: MoveHost;
  picked: readonly Hill[] = $state.raw([]);
  /** The action that waits to be confirmed. */
  draft: ActionFields | undefined = $state.raw(undefined);
  /** Actions with the same hills, between which buttons choose. */
  options: readonly ActionFields[] = $state.raw([]);
  /** The reason why the hill that was tried last is illegal. */
  why: Why | undefined = $state.raw(undefined);

  /** The hint that was asked for last. */
  hint: Hint | undefined = $state.raw(undefined);
  /** The board as the action that waits would make it. */
  preview: RingfortsView | undefined = $state.raw(undefined);

  constructor(host: MoveHost) {
    this.#host = host;
  }

  readonly #choices = $derived.by(() => choicesOf(this.#host.view?.legal));

  /** Whether this browser is asked for an action, and none is on its way. */
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

  /** Actions without a hill, such as a pass. */
  get unplaced(): ActionFields[] {
    return this.canPick ? unplaced(this.#choices) : [];
  }

  /** Drops everything that is picked. */
  clear(): void {
    this.picked = [];
    this.draft = undefined;
    this.options = [];
    this.why = undefined;
    this.hint = undefined;
    this.preview = undefined;
  }

  /** Asks what the computer would play. */
  async askHint(): Promise<void> {
    this.clear();
    const version = this.#host.view?.version;
    const hint = await this.#host.hint?.();
    // A hint for a position that has passed is of no use.
    if (version === this.#host.view?.version) this.hint = hint;
  }

  /** Picks a hill. Where nothing is legal, the server explains why. */
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
      if (isWhole) this.#decide(choices.map((choice) => choice.action));
      return;
    }
    const why = await this.#host.explain(attemptOf(state, before, hill));
    this.clear();
    this.why = why;
  }

  #decide(actions: readonly ActionFields[]): void {
    const [action, ...others] = actions;
    if (others.length > 0) this.options = actions;
    else if (action !== undefined) this.choose(action);
  }

  /** Plays an action, or asks to confirm it. */
  choose(action: ActionFields): void {
    this.options = [];
    if (confirms() && this.#host.isTrial !== true) void this.#show(action);
    else this.#play(action);
  }

  async #show(action: ActionFields): Promise<void> {
    this.draft = action;
    const board = await this.#host.preview?.(action);
    if (this.draft === action) this.preview = board;
  }

  /** Plays the action that waits. */
  confirm(): void {
    if (this.draft !== undefined) this.#play(this.draft);
  }

  #play(action: ActionFields): void {
    const seat = this.#host.you;
    this.clear();
    if (seat !== undefined) void this.#host.order(seat, { do: "move", action });
  }
}
