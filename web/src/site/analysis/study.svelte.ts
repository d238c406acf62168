// A game or a position under analysis: its moments, and branches from it.

import { momentOf } from "../../client/positions.ts";
import { RETRY_MS, Refused, isTransient } from "../../client/requests.ts";
import type { Command, Legal, Moment, Why } from "../../client/wire.ts";
import type { MoveHost } from "../ringforts/picker.svelte.ts";
import { errorWords } from "../sentences.ts";
import { seatsWith } from "./seats.ts";

/** Pause at a moment before the server is asked about it. */
const REST_MS = 120;

/** A moment by the decisions that lead to it. */
const nameOf = (tokens: readonly string[]) => tokens.join(" ");

/** The length of the common prefix of two games. */
export function shared(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((token, at) => token !== other[at]);
  return differs < 0 ? one.length : differs;
}

/** A game with an optional branch. `tokens` are those of the game or the branch, from the start; `at` of them are played. */
export class Study implements MoveHost {
  /** The text of the first position. */
  readonly start: string;
  /** The decisions of the game; none where a position is looked at. */
  readonly game: readonly string[];
  /** The seats of the game, in turn order. */
  readonly seats: readonly string[];
  readonly isTrial = true;
  tokens: readonly string[] = $state.raw([]);
  at = $state(0);
  waiting = $state(0);
  /** A sentence that the reader should see, such as that nobody answers. */
  notice = $state("");
  #moments: Readonly<Record<string, Moment>> = $state.raw({});

  /** Of all moments of a game, or of one position. */
  constructor(moments: readonly [Moment, ...Moment[]]) {
    this.start = moments[0].position;
    this.seats = seatsWith(moments[0].turn ?? "");
    this.game = moments.flatMap((moment) => moment.after?.token ?? []);
    this.tokens = this.game;
    this.#moments = Object.fromEntries(
      moments.map((moment, at) => [nameOf(this.game.slice(0, at)), moment] as const),
    );
  }

  /** The decisions that are played at the moment that is shown. */
  readonly played = $derived.by(() => this.tokens.slice(0, this.at));

  /** The moment after so many decisions, if it is known. */
  momentAt(at: number): Moment | undefined {
    return this.#moments[nameOf(this.tokens.slice(0, at))];
  }

  /** The number of the last moment. */
  get last(): number {
    return this.tokens.length;
  }

  /** The moment that is shown; until it is known, the last one before it. */
  readonly moment: Moment = $derived.by(() => {
    const known = this.played.map((_, before) => this.momentAt(this.at - before)).find(Boolean);
    return known ?? (this.#moments[""] as Moment);
  });

  /** Whether the moment that is shown is known. */
  readonly isShown = $derived(this.momentAt(this.at) !== undefined);

  /** Where the branch leaves the game; nothing while the game itself is shown. */
  readonly branchedAt: number | undefined = $derived.by(() => {
    const common = shared(this.tokens, this.game);
    return common === this.tokens.length ? undefined : common;
  });

  get view(): { readonly legal?: Legal } {
    const legal = this.isShown ? this.moment.legal : undefined;
    return legal === undefined ? {} : { legal };
  }

  get you(): string | undefined {
    return this.moment.turn;
  }

  /** Shows the moment after so many decisions, or the nearest that there is. */
  go(at: number): void {
    this.at = Math.min(Math.max(0, at), this.tokens.length);
    this.notice = "";
  }

  /** Plays decisions from the moment that is shown, and shows the moment after so many of them. */
  follow(decisions: readonly string[], shown = decisions.length): void {
    const at = this.at + shown;
    const tokens = [...this.played, ...decisions];
    // Decisions that repeat the game stay in it.
    const isOld = shared(tokens, this.tokens) === tokens.length;
    if (!isOld) this.tokens = shared(tokens, this.game) === tokens.length ? this.game : tokens;
    this.go(at);
  }

  /** Shows the game again, where the branch left it. */
  leaveBranch(): void {
    const at = this.branchedAt ?? this.at;
    this.tokens = this.game;
    this.go(at);
  }

  /** The decisions to the first moment about which something is to be asked: that which is shown comes first. */
  readonly #unknown: readonly string[] | undefined = $derived.by(() => {
    const { moment } = this;
    if (!this.isShown || (moment.legal === undefined && moment.turn !== undefined)) return this.played;
    const missing = this.tokens.findIndex((_, at) => this.momentAt(at + 1) === undefined);
    return missing < 0 ? undefined : this.tokens.slice(0, missing + 1);
  });

  /** Fetches an unknown moment. Returns the function that cancels it, for when another moment is shown. */
  ask(): () => void {
    const tokens = this.#unknown;
    if (tokens === undefined) return () => undefined;
    let isEnded = false;
    const look = async () => {
      const isBusy = await this.#look(tokens);
      if (isBusy && !isEnded) timer = setTimeout(look, RETRY_MS);
    };
    let timer = setTimeout(look, REST_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }

  /** Fetches one moment. Resolves to whether it is to be tried again. */
  async #look(decisions: readonly string[]): Promise<boolean> {
    try {
      const moment = await momentOf({ position: this.start, decisions: [...decisions] });
      this.#keep(decisions, moment);
      this.notice = "";
      return false;
    } catch (error) {
      this.notice = errorWords(error);
      return isTransient(error);
    }
  }

  #keep(decisions: readonly string[], moment: Moment): void {
    const name = nameOf(decisions);
    // Only the moments of a game have its end; an answer about a position does not.
    const ended = this.#moments[name]?.ended;
    this.#moments = { ...this.#moments, [name]: ended === undefined ? moment : { ...moment, ended } };
  }

  /** Plays a decision at once. */
  async order(_seat: string, command: Command): Promise<boolean> {
    if (command.do !== "move") return false;
    this.follow([command.decision]);
    return true;
  }

  async explain(decision: string): Promise<Why | undefined> {
    try {
      await momentOf({ position: this.start, decisions: [...this.played, decision] });
    } catch (error) {
      if (error instanceof Refused && error.body?.why) return error.body.why;
      if (!(error instanceof Refused) || error.code !== "not-a-move") this.notice = errorWords(error);
    }
    return undefined;
  }
}
