// A game or a position under analysis: its moments, and branches from it.

import type { Hill } from "../../board/index.ts";
import { momentOf, whyNotAt } from "../../client/positions.ts";
import { RETRY_MS, isTransient } from "../../client/requests.ts";
import type { ActionFields, Command, Legal, Moment, SeatSide, Why } from "../../client/wire.ts";
import type { MoveHost } from "../ringforts/picker.svelte.ts";
import { hillsIn } from "../ringforts/picking.ts";
import { sideOf } from "../named.ts";
import { errorWords } from "../sentences.ts";
import { moveNumbers, type MoveNumber } from "../ringforts/moveRows.ts";

/** Pause at a moment before the server is asked about it. */
const REST_MS = 120;

/** The key of an action: the same for actions with the same kind and hills, whether or not they have a token. */
const keyOf = (action: ActionFields) => `${action.kind} ${hillsIn(action).join("")}`;

/** The key of a moment: that of the actions that lead to it. */
export const momentKey = (actions: readonly ActionFields[]): string => actions.map(keyOf).join(" ");

/** The length of the common prefix of two games. */
function shared(one: readonly ActionFields[], other: readonly ActionFields[]): number {
  const differs = one.findIndex((action, at) => {
    const same = other[at];
    return same === undefined || keyOf(action) !== keyOf(same);
  });
  return differs < 0 ? one.length : differs;
}

/** The action that led to a moment; none at the start. A ringfort game has no draws. */
function actionTo({ after }: Moment): ActionFields[] {
  if (after === undefined) return [];
  const { effects: _effects, change: _change, ...action } = after.detail;
  return [action as ActionFields];
}

/** A game with an optional branch. `actions` are those of the game or the branch, from the start; `at` of them are played. */
export class Study implements MoveHost {
  /** The text of the first position. */
  readonly start: string;
  /** The actions of the game; none where a position is looked at. */
  readonly game: readonly ActionFields[];
  /** The seats of the game, in turn order. */
  readonly seats: readonly SeatSide[];
  readonly isTrial = true;
  actions: readonly ActionFields[] = $state.raw([]);
  at = $state(0);
  waiting = $state(0);
  /** Why the last request failed; undefined if it did not. */
  failure: unknown = $state.raw();
  #moments: Readonly<Record<string, Moment>> = $state.raw({});

  /** A sentence that the reader should see, such as that nobody answers. */
  get notice(): string {
    return errorWords(this.failure);
  }

  /** Of all moments of a game, or of one position. */
  constructor(moments: readonly [Moment, ...Moment[]]) {
    this.start = moments[0].position;
    this.seats = moments[0].seats;
    this.game = moments.flatMap(actionTo);
    this.actions = this.game;
    this.#moments = Object.fromEntries(
      moments.map((moment, at) => [momentKey(this.game.slice(0, at)), moment] as const),
    );
  }

  /** The actions that are played at the moment that is shown. */
  readonly played = $derived.by(() => this.actions.slice(0, this.at));

  /** The moment after so many actions of a line, if it is known. */
  momentAt(at: number, line = this.actions): Moment | undefined {
    return this.#moments[momentKey(line.slice(0, at))];
  }

  /** The numbers of the actions that are shown. */
  readonly numbers: readonly MoveNumber[] = $derived.by(() => this.numbersOf(this.actions));

  /** The number of each action of a line, as the list of moves of a table has it. */
  numbersOf(line: readonly ActionFields[]): MoveNumber[] {
    let side = 1;
    const sides = line.map((_, at) => {
      const seat = this.momentAt(at + 1, line)?.after?.seat ?? this.momentAt(at, line)?.turn;
      // A move that is not known yet is mostly one of the other side.
      side = seat === undefined ? 1 - side : sideOf(this.seats, seat);
      return side;
    });
    return moveNumbers(sides);
  }

  /** The number of the last moment. */
  get last(): number {
    return this.actions.length;
  }

  /** The moment that is shown; until it is known, the last one before it. */
  readonly moment: Moment = $derived.by(() => {
    const known = this.played.map((_, before) => this.momentAt(this.at - before)).find(Boolean);
    return known ?? (this.#moments[""] as Moment);
  });

  /** True if the moment that is shown is known. */
  readonly isShown = $derived(this.momentAt(this.at) !== undefined);

  /** The moment at which the branch leaves the game; nothing while the game itself is shown. */
  readonly branchedAt: number | undefined = $derived.by(() => {
    const common = shared(this.actions, this.game);
    return common === this.actions.length ? undefined : common;
  });

  get view(): { readonly legal?: Legal } {
    const legal = this.isShown ? this.moment.legal : undefined;
    return legal === undefined ? {} : { legal };
  }

  get you(): string | undefined {
    return this.moment.turn;
  }

  /** Shows the moment after so many actions, or the nearest that there is. */
  go(at: number): void {
    this.at = Math.min(Math.max(0, at), this.actions.length);
    this.failure = undefined;
  }

  /** Plays actions from the moment that is shown, and shows the moment after so many of them. */
  follow(actions: readonly ActionFields[], shown = actions.length): void {
    const at = this.at + shown;
    const all = [...this.played, ...actions];
    // Actions that repeat the game stay in it.
    const isOld = shared(all, this.actions) === all.length;
    if (!isOld) this.actions = shared(all, this.game) === all.length ? this.game : all;
    this.go(at);
  }

  /** Shows a line, such as a variation, after so many of its actions. */
  open(line: readonly ActionFields[], at: number): void {
    this.actions = line;
    this.go(at);
  }

  /** Shows the game again, where the branch left it. */
  leaveBranch(): void {
    const at = this.branchedAt ?? this.at;
    this.actions = this.game;
    this.go(at);
  }

  /** The actions to the first moment about which something is to be asked: that which is shown comes first. */
  readonly #unknown: readonly ActionFields[] | undefined = $derived.by(() => {
    const { moment } = this;
    if (!this.isShown || (moment.legal === undefined && moment.turn !== undefined)) return this.played;
    const missing = this.actions.findIndex((_, at) => this.momentAt(at + 1) === undefined);
    return missing < 0 ? undefined : this.actions.slice(0, missing + 1);
  });

  /** Fetches an unknown moment. Returns the function that cancels it, for when another moment is shown. */
  ask(): () => void {
    const actions = this.#unknown;
    if (actions === undefined) return () => undefined;
    let isEnded = false;
    const look = async () => {
      const isBusy = await this.#look(actions);
      if (isBusy && !isEnded) timer = setTimeout(look, RETRY_MS);
    };
    let timer = setTimeout(look, REST_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }

  /** Fetches one moment. Resolves to whether it is to be tried again. */
  async #look(actions: readonly ActionFields[]): Promise<boolean> {
    try {
      const moment = await momentOf({ position: this.start, actions: [...actions] });
      this.#keep(actions, moment);
      this.failure = undefined;
      return false;
    } catch (error) {
      this.failure = error;
      return isTransient(error);
    }
  }

  #keep(actions: readonly ActionFields[], moment: Moment): void {
    const name = momentKey(actions);
    // Only the moments of a game have its end; an answer about a position does not.
    const ended = this.#moments[name]?.ended;
    this.#moments = { ...this.#moments, [name]: ended === undefined ? moment : { ...moment, ended } };
  }

  /** Plays an action at once. */
  async order(_seat: string, command: Command): Promise<boolean> {
    if (command.do !== "move") return false;
    // The page sends no tokens.
    this.follow([command.action as ActionFields]);
    return true;
  }

  async explain(hills: readonly Hill[]): Promise<Why | undefined> {
    try {
      const asked = { position: this.start, actions: [...this.played], hills: [...hills] };
      return (await whyNotAt(asked)) ?? undefined;
    } catch (error) {
      this.failure = error;
      return undefined;
    }
  }
}
