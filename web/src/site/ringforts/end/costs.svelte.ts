// The costliest move of each side of a finished ringfort game, from the analysis of each of its moments.

import { momentsOf } from "../../../client/positions.ts";
import type { Moment } from "../../../client/wire.ts";
import { Judge } from "../../analysis/judge.svelte.ts";
import { Study } from "../../analysis/study.svelte.ts";
import { yesOrNo } from "../../end/words.ts";
import { PAUSE_MS, worstOf, type Costly, type CostSearch, type Loss } from "../../end/costly.ts";
import { sideOf } from "../../named.ts";
import { errorWords } from "../../sentences.ts";
import { say } from "../../words.ts";
import { shortWords } from "../sentences.ts";

/** Smaller losses, in points, are not worth a look. */
const MIN_LOSS = 0.5;

/** The number of the last search of the end of the game, which nobody looks at here. */
const MOST_SEARCHES = 0;

/** The search for the costliest moves of a game. Made while a component is made. */
export class RingfortCosts implements CostSearch {
  readonly #table: string;
  readonly #game: number;
  readonly #own: number | undefined;
  readonly #won: number | undefined;
  #study: Study | undefined = $state.raw();
  #judge: Judge | undefined = $state.raw();
  #isOn = $state(false);
  #failed: unknown = $state.raw();

  /** `own` is the side of the reader, `won` that which won a game that was played out. */
  constructor(table: string, game: number, own: number | undefined, won: number | undefined) {
    this.#table = table;
    this.#game = game;
    this.#own = own;
    this.#won = won;
    $effect(() => (this.#isOn ? this.#judge?.work() : undefined));
  }

  get all(): number {
    return this.#study === undefined ? 0 : this.#study.game.length + 1;
  }

  get done(): number {
    return this.#judge?.done ?? 0;
  }

  get isAtWork(): boolean {
    return this.#isOn && (this.#judge?.isOn ?? true);
  }

  get notice(): string {
    const waits = this.#judge?.waits ?? "";
    if (waits !== "" && this.isAtWork) return say(waits === "offline" ? "offline-request" : "end-cost-waits");
    return errorWords(this.#failed) || (this.#judge?.notice ?? "");
  }

  go(): void {
    this.#isOn = true;
    if (this.#judge !== undefined) this.#judge.isOn = true;
    else void this.#fetch();
  }

  stop(): void {
    this.#isOn = false;
  }

  async #fetch(): Promise<void> {
    this.#failed = undefined;
    try {
      const moments = (await momentsOf(this.#table, this.#game)) as [Moment, ...Moment[]];
      const study = new Study(moments);
      study.go(study.last);
      this.#study = study;
      this.#judge = new Judge(study, { pauseMs: PAUSE_MS, most: MOST_SEARCHES });
    } catch (error) {
      this.#failed = error;
      this.#isOn = false;
    }
  }

  /** The lead of Red in points after so many moves; undefined where it is not known yet. */
  readonly leads: readonly (number | undefined)[] = $derived.by(() => {
    const [study, judge] = [this.#study, this.#judge];
    if (study === undefined || judge === undefined) return [];
    return Array.from({ length: study.game.length + 1 }, (_, at) => judge.at(at)?.body.red);
  });

  /** The costliest move of each side, the worst first. */
  readonly found: readonly Costly[] = $derived.by(() => {
    const [study, judge] = [this.#study, this.#judge];
    if (study === undefined || judge === undefined) return [];
    const losses = study.game.map((_, place): Loss => {
      const side = sideOf(study.seats, study.momentAt(place)?.turn);
      return { place, side, loss: judge.lossTo(place + 1) ?? 0 };
    });
    return worstOf(losses, this.#won)
      .filter(({ loss }) => loss >= MIN_LOSS)
      .map((loss) => this.#costly(study, judge, loss));
  });

  #costly(study: Study, judge: Judge, { place, side, loss }: Loss): Costly {
    const action = study.game[place];
    const better = judge.at(place)?.body.lines[0]?.actions[0];
    return {
      key: String(side),
      at: place + 1,
      move: say("end-costly", {
        side: say(`side-${side}`),
        you: yesOrNo(side === this.#own),
        number: study.numbers[place]?.number ?? 0,
        move: action === undefined ? "" : shortWords(action as Parameters<typeof shortWords>[0]),
      }),
      loss: say("end-costly-loss", {
        points: Math.round(loss * 10) / 10,
        better: better === undefined ? "none" : shortWords(better as Parameters<typeof shortWords>[0]),
      }),
    };
  }
}
