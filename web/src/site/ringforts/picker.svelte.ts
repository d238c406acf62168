// Plays on the board: hills are picked until one action is left, which is confirmed if the settings ask for it.

import { bridgesOf, type Bridge, type Hill } from "../../board/index.ts";
import type { ActionFields, Command, Hint, Legal, RingfortsView, Why } from "../../client/wire.ts";
import { choicesOf, nextHills, pick, unplaced, waysTo } from "./picking.ts";
import { promptOf, type Prompt } from "./prompt.ts";
import { confirms } from "../settings.svelte.ts";

/** The game in which actions are played: a live table, or one under analysis. */
export interface MoveHost {
  readonly view: { readonly version?: number; readonly legal?: Legal } | undefined;
  /** Changes with each decision. */
  readonly decision?: string;
  /** True if orders reach the server now. */
  readonly isOnline?: boolean;
  /** Orders without an answer. */
  readonly waiting: number;
  /** The seat that decides. */
  readonly you: string | undefined;
  /** True if actions need no confirmation, because nothing is lost by them. */
  readonly isTrial?: boolean;
  /** Resolves to the reason why the last of these presses leads to nothing; undefined if it leads on or nobody answers. */
  explain(hills: readonly Hill[]): Promise<Why | undefined>;
  order(seat: string, command: Command): Promise<boolean>;
  /** Resolves to the action that a computer player would play. */
  hint?(): Promise<Hint | undefined>;
  /** True if a preview comes sooner than the answer to an order. */
  readonly isNear?: boolean;
  /** Resolves to the board after an action that is not played yet, or after its first half alone. */
  preview?(action: ActionFields, isHalf?: boolean): Promise<RingfortsView | undefined>;
  /** Drops the orders that have not reached the server. */
  revoke?(): void;
}

/** Whoever says why an action should not be played. */
export interface Adviser {
  /** Resolves to the words of a warning and the hills that it is about; undefined if there is none. */
  warn(action: ActionFields): Promise<Warning | undefined>;
}

/** Why an action should not be played. */
export interface Warning {
  readonly words: string;
  readonly hills: readonly Hill[];
}

/** An action that was sent, and when. */
interface Sent {
  readonly action: ActionFields;
  readonly seat: string;
  readonly decision: string;
  /** The version of the view that it was decided on. */
  readonly version: number | undefined;
  /** By `performance.now()`. */
  readonly at: number;
}

/** A press on a hill that leads to nothing, and why. */
export interface Refusal {
  readonly hill: Hill;
  readonly why: Why;
}

/** The effect of a press on a hill: it plays an action, or only chooses the hill. */
export interface Press {
  readonly action: ActionFields | undefined;
}

/** The hills that are picked, and the action or explanation that they lead to. */
export class Picker {
  readonly #host: MoveHost;
  picked: readonly Hill[] = $state.raw([]);
  /** The action that waits to be confirmed. */
  draft: ActionFields | undefined = $state.raw(undefined);
  /** Actions with the same hills, between which buttons choose. */
  options: readonly ActionFields[] = $state.raw([]);
  /** Why the hill that was tried last leads to nothing. */
  refusal: Refusal | undefined = $state.raw(undefined);
  /** The presses that are to be explained, until something else is done. */
  #tried: readonly Hill[] | undefined;

  /** The hill that is explained. */
  explained: Hill | undefined = $state.raw(undefined);
  /** The hint that was asked for last. */
  hint: Hint | undefined = $state.raw(undefined);
  /** The board as the hint would make it. */
  hinted: RingfortsView | undefined = $state.raw(undefined);
  /** The board as the action that waits, or was sent, makes it; before the answer to a turn of two, as its first half does. */
  preview: RingfortsView | undefined = $state.raw(undefined);
  /** The version of the view for whose first half it was asked. */
  #halfVersion: number | undefined;
  /** The boards after actions that were looked at while nothing waits, by their decision and what they do. */
  #foreseen: Readonly<Record<string, RingfortsView>> = $state.raw({});
  /** Whoever is asked before an action counts. */
  adviser: Adviser | undefined = $state.raw(undefined);
  /** The warning about the action that waits. */
  warning: Warning | undefined = $state.raw(undefined);
  /** The actions that were warned of, by their decision and what they do: none is twice. */
  readonly #warned = new Set<string>();
  /** True if the adviser is asked about an action that was pressed. */
  #isChecked = $state(false);
  /** The action that was sent last. */
  sent: Sent | undefined = $state.raw(undefined);

  constructor(host: MoveHost) {
    this.#host = host;
  }

  readonly #choices = $derived.by(() => choicesOf(this.#host.view?.legal));

  /** True if this browser is asked for an action, and none is on its way. */
  get canPick(): boolean {
    return this.#choices.length > 0 && this.#host.waiting === 0 && !this.#isChecked;
  }

  /** The action that was sent, drawn before the server answers. It ends with the view that it was decided on, for the next one says what came of it. */
  get pending(): ActionFields | undefined {
    return this.sent?.version === this.#host.view?.version ? this.sent?.action : undefined;
  }

  /** True if it could not be sent yet, so that it can still be revoked. */
  get isUnsent(): boolean {
    return this.pending !== undefined && this.#host.isOnline === false;
  }

  /** True if the first half of a turn of two is picked: the ringfort that is to be replaced. */
  get isHalf(): boolean {
    const [hill] = this.picked;
    if (hill === undefined || this.draft !== undefined) return false;
    const { choices } = pick(this.#choices, this.picked);
    return choices.every(({ action, hills }) => action.kind === "replace" && hills[0] === hill);
  }

  /** The board after that half, until there is another version. */
  get half(): RingfortsView | undefined {
    return this.isHalf && this.#halfVersion === this.#host.view?.version ? this.preview : undefined;
  }

  /** The places for the bridge of the second half. */
  get links(): Bridge[] {
    return this.canPick && this.isHalf ? bridgesOf(this.#bridges.join("")) : [];
  }

  /** The bridges that can be set, by their names. */
  get #bridges(): string[] {
    const { choices } = pick(this.#choices, this.picked);
    return choices.flatMap(({ action }) => (action.kind === "replace" ? [action.link] : []));
  }

  /** The hills that can be picked next. */
  get legal(): string[] {
    if (!this.canPick) return [];
    if (this.draft?.kind === "replace") return [...new Set(this.picked)];
    const hills = this.draft === undefined ? this.picked : [];
    const next = nextHills(pick(this.#choices, hills).choices, hills);
    return this.draft === undefined ? next : [...new Set([...next, ...this.picked])];
  }

  /** The hills whose king can be dragged to where it goes. */
  get drags(): Hill[] {
    if (!this.canPick || this.draft !== undefined || this.options.length > 0) return [];
    const kings = this.#choices.filter(({ action }) => "from" in action);
    return [...new Set(kings.flatMap(({ hills }) => hills.slice(0, 1)))];
  }

  /** True if an action with a hill is legal. */
  get hasPlaced(): boolean {
    return this.#choices.some(({ hills }) => hills.length > 0);
  }

  /** Actions without a hill, such as a pass. */
  get unplaced(): ActionFields[] {
    return this.canPick ? unplaced(this.#choices) : [];
  }

  /** True if a move is chosen by half or waits to be confirmed. */
  get isBegun(): boolean {
    return this.picked.length > 0 || this.draft !== undefined || this.options.length > 0;
  }

  /** The prompt for the reader, who plays this side; undefined if nothing is asked. */
  promptOf(side: number): Prompt | undefined {
    if (this.isUnsent) return { code: "prompt-unsent", values: {}, canCancel: true };
    const { picked, options, draft } = this;
    const asked = this.canPick ? this.#host.view?.legal?.prompt : undefined;
    return promptOf({ asked, side, left: pick(this.#choices, picked).choices, picked, options, draft });
  }

  /** Drops what is picked, and what could not be sent yet. */
  cancel(): void {
    if (this.isUnsent) this.#host.revoke?.();
    this.clear();
  }

  /** Drops everything that is picked. */
  clear(): void {
    this.picked = [];
    this.draft = undefined;
    this.options = [];
    this.#forgive();
    this.explained = undefined;
    this.hint = undefined;
    this.hinted = undefined;
    this.preview = undefined;
    this.warning = undefined;
  }

  /** The action to which a press on a hill leads at once; undefined if it leads to none, or to several. */
  #actionTo(hill: Hill): ActionFields | undefined {
    const { choices, isWhole } = pick(this.#choices, [...this.picked, hill]);
    return isWhole && choices.length === 1 ? choices[0]?.action : undefined;
  }

  readonly #keyOf = (action: ActionFields): string => JSON.stringify([this.#host.decision, action]);

  /** Asks for the board after a press on a hill. */
  async foresee(hill: Hill): Promise<void> {
    const action = this.#actionTo(hill);
    if (action === undefined || this.foreseenOn(hill) !== undefined) return;
    const key = this.#keyOf(action);
    const board = await this.#host.preview?.(action);
    if (board !== undefined) this.#foreseen = { ...this.#foreseen, [key]: board };
  }

  /** The board after a press on a hill, once it is known. */
  foreseenOn(hill: Hill): RingfortsView | undefined {
    const action = this.#actionTo(hill);
    return action && this.#foreseen[this.#keyOf(action)];
  }

  /** Asks what the computer would play. What is picked stays: the hint may be about its other half. */
  async askHint(): Promise<void> {
    this.#forgive();
    this.explained = undefined;
    const version = this.#host.view?.version;
    const hint = await this.#host.hint?.();
    const hinted = hint && (await this.#host.preview?.(hint.action));
    // A hint for a position that has passed is of no use.
    if (version === this.#host.view?.version) [this.hint, this.hinted] = [hint, hinted];
  }

  /** Picks the hill from which a king is dragged. */
  async lift(hill: Hill): Promise<void> {
    if (this.picked.at(-1) !== hill) await this.pick(hill);
  }

  /** Picks a hill. Where nothing is legal, it is told why, and what is picked stays. */
  async pick(hill: Hill): Promise<void> {
    this.explained = undefined;
    if (!this.canPick) return;
    if (this.draft !== undefined && this.picked.includes(hill)) return this.confirm();
    if (this.draft === undefined && this.picked.at(-1) === hill && !this.legal.includes(hill))
      return this.#set(this.picked.slice(0, -1));
    const before = this.#before;
    for (const hills of waysTo(this.#choices, before, hill)) {
      const { choices, isWhole } = pick(this.#choices, hills);
      if (choices.length === 0) continue;
      this.#set(hills);
      if (isWhole) this.#decide(choices.map((choice) => choice.action));
      return;
    }
    // A press may follow one that was refused.
    const { refusal } = this;
    const isAfter = before.length === 0 && refusal !== undefined && refusal.hill !== hill;
    await this.#refuse([...(isAfter ? [refusal.hill] : before), hill]);
  }

  /** The effect of a press on a hill; undefined if nothing is legal there. */
  pressOn(hill: Hill): Press | undefined {
    if (!this.canPick) return undefined;
    for (const hills of waysTo(this.#choices, this.#before, hill)) {
      const { choices, isWhole } = pick(this.#choices, hills);
      const [only, ...others] = choices;
      if (only !== undefined) return { action: isWhole && others.length === 0 ? only.action : undefined };
    }
    return undefined;
  }

  /** Explains a hill, and why nothing is legal there if that is so. It picks nothing. */
  async explain(hill: Hill): Promise<void> {
    this.explained = hill;
    this.#forgive();
    const isPicked = this.picked.includes(hill);
    if (this.canPick && !isPicked && this.pressOn(hill) === undefined)
      await this.#refuse([...this.#before, hill]);
  }

  /** Says why the last of these presses leads to nothing, as the server does. */
  async #refuse(hills: readonly Hill[]): Promise<void> {
    this.hint = undefined;
    this.#forgive();
    this.#tried = hills;
    const version = this.#host.view?.version;
    const why = await this.#host.explain(hills);
    // A reader who went on meanwhile needs no explanation any more.
    if (this.#tried !== hills || version !== this.#host.view?.version) return;
    const hill = hills.at(-1);
    this.refusal = why && hill !== undefined ? { hill, why } : undefined;
  }

  #forgive(): void {
    this.refusal = undefined;
    this.#tried = undefined;
  }

  /** The hills to which a pick adds: once an action waits, only a ringfort that is taken. */
  get #before(): readonly Hill[] {
    if (this.draft === undefined) return this.picked;
    return this.draft.kind === "replace" ? [this.draft.hill] : [];
  }

  #set(hills: readonly Hill[]): void {
    const half = hills[0] === this.picked[0] ? this.half : undefined;
    this.clear();
    this.picked = hills;
    this.preview = half;
    if (half === undefined) void this.#lookHalf();
  }

  /** Asks for the board after the first half of a turn of two, which is the same whatever the second one is. */
  async #lookHalf(): Promise<void> {
    const [taken] = this.picked;
    const [first] = pick(this.#choices, this.picked).choices;
    if (!this.isHalf || first === undefined) return;
    const version = this.#host.view?.version;
    const board = await this.#host.preview?.(first.action, true);
    if (!this.isHalf || this.picked[0] !== taken || version !== this.#host.view?.version) return;
    [this.#halfVersion, this.preview] = [version, board];
  }

  /** Picks the place for a bridge, which is the second half of a turn. */
  pickLink(bridge: Bridge): void {
    const [taken] = this.picked;
    if (taken === undefined || !this.canPick) return;
    const hills = [taken, ...bridge];
    const { choices } = pick(this.#choices, hills);
    if (choices.length === 0) return void this.#refuse(hills);
    this.#set(hills);
    this.#decide(choices.map((choice) => choice.action));
  }

  #decide(actions: readonly ActionFields[]): void {
    const [action, ...others] = actions;
    if (others.length > 0) this.options = actions;
    else if (action !== undefined) this.choose(action);
  }

  /** Plays an action, or asks to confirm it. */
  choose(action: ActionFields): void {
    this.options = [];
    // A pass ends the game soon, so it is asked whatever the settings say, where something else could be played.
    const isAsked = confirms() || (action.kind === "pass" && this.hasPlaced);
    if (isAsked && this.#host.isTrial !== true) void this.#show(action);
    else void this.#play(action);
  }

  async #show(action: ActionFields): Promise<void> {
    this.draft = action;
    void this.#warnOf(action);
    await this.#look(action);
  }

  /** Asks for the board after the action that waits, or was sent. */
  async #look(action: ActionFields): Promise<void> {
    const board = await this.#host.preview?.(action);
    if (action === this.draft || action === this.pending) this.preview = board;
  }

  /** Tells why the action that waits should not be played. */
  async #warnOf(action: ActionFields): Promise<void> {
    const key = this.#keyOf(action);
    const warning = this.#warned.has(key) ? undefined : await this.adviser?.warn(action);
    if (warning === undefined || this.draft !== action) return;
    this.#warned.add(key);
    this.warning = warning;
  }

  /** The warning that holds up an action; undefined if there is none, or it was told before. */
  async #heldBy(action: ActionFields): Promise<Warning | undefined> {
    const key = this.#keyOf(action);
    if (this.adviser === undefined || this.#warned.has(key)) return undefined;
    this.#isChecked = true;
    const warning = await this.adviser.warn(action);
    this.#isChecked = false;
    if (warning !== undefined) this.#warned.add(key);
    return warning;
  }

  /** Plays the action that waits. */
  confirm(): void {
    if (this.draft !== undefined) void this.#play(this.draft);
  }

  async #play(action: ActionFields): Promise<void> {
    const seat = this.#host.you;
    const seen = (action === this.draft ? this.preview : undefined) ?? this.#foreseen[this.#keyOf(action)];
    const { half } = this;
    this.clear();
    this.preview = seen ?? half;
    if (seat === undefined) return;
    const { decision, view } = this.#host;
    const now = { version: view?.version, at: performance.now() };
    const sent = decision === undefined ? undefined : { action, seat, decision, ...now };
    this.sent = sent;
    if (seen === undefined && this.#host.isNear === true) void this.#look(action);
    const warning = await this.#heldBy(action);
    if (decision !== this.#host.decision) return;
    if (warning !== undefined) {
      this.sent = undefined;
      void this.#show(action);
      this.warning = warning;
      return;
    }
    const isDone = await this.#host.order(seat, { do: "move", action });
    if (!isDone && this.sent === sent) this.sent = undefined;
  }
}
