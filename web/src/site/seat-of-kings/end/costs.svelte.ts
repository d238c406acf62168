// The costliest turn of each player of a finished game of Seat of Kings, as the search guesses.

import { seatName, say } from "../../words.ts";
import type { KingsAnalysisBody } from "../../../client/wire.ts";
import { PAUSE_MS, type Costly, type CostSearch } from "../../end/costly.ts";
import { yesOrNo } from "../../end/words.ts";
import { errorWords } from "../../sentences.ts";
import { Replay } from "../replay.svelte.ts";
import { actionWords } from "../sentences.ts";

/** Smaller losses, as a share of the wins, are noise. */
const MIN_LOSS = 0.05;
/** Iterations for each turn: few, for there are many turns. */
const ITERATIONS = 4_000;
/** The fewest iterations by which a turn is known well enough. */
const MIN_TRIED = 40;
/** Turns beyond these are not looked at: the last ones decide. */
const MOST = 60;

/** The search for the costliest turns of a game. */
export class KingsCosts implements CostSearch {
  readonly replay: Replay;
  readonly #isOwn: (seat: string) => boolean;
  #isWhole = $state(false);
  /** True if it was stopped, perhaps while the game was being fetched: nothing of a page that was left may be read. */
  #isStopped = false;
  #isLoading = $state(false);
  #failed: unknown = $state.raw();

  constructor(table: string, game: number, isOwn: (seat: string) => boolean) {
    this.replay = new Replay({ table, game }, []);
    this.#isOwn = isOwn;
  }

  /** The moments at which a card was to be played. */
  readonly #all: readonly number[] = $derived.by(() => {
    if (!this.#isWhole) return [];
    const { replay } = this;
    return [...replay.moments.keys()].filter((at) => isTurn(replay, at));
  });

  /** Those that are looked at, the last one first. */
  readonly #turns: readonly number[] = $derived.by(() => this.#all.slice(-MOST).reverse());

  /** True if earlier turns are left out. */
  get isPart(): boolean {
    return this.#all.length > this.#turns.length;
  }

  get all(): number {
    return this.#turns.length;
  }

  /** The moment of the first one that is looked at. */
  get first(): number {
    return this.#turns.at(-1) ?? 0;
  }

  get done(): number {
    return this.#turns.filter((at) => this.replay.judged.has(at)).length;
  }

  get isAtWork(): boolean {
    return this.#isLoading || this.replay.isJudging;
  }

  get notice(): string {
    return errorWords(this.#failed) || this.replay.notice;
  }

  go(): void {
    void this.#look();
  }

  stop(): void {
    this.#isStopped = true;
    this.replay.isJudging = false;
  }

  async #look(): Promise<void> {
    this.#failed = undefined;
    this.#isStopped = false;
    this.#isLoading = true;
    try {
      await this.#load();
      if (this.#isStopped) return;
      void this.replay.judgeAll({ among: this.#turns, iterations: ITERATIONS, pauseMs: PAUSE_MS });
    } catch (error) {
      this.#failed = error;
    } finally {
      this.#isLoading = false;
    }
  }

  /** Fetches the game, once. */
  async #load(): Promise<void> {
    if (this.#isWhole) return;
    await this.replay.begin();
    this.#isWhole = true;
  }

  /** The costliest turn of each player, the worst first. */
  readonly found: readonly Costly[] = $derived.by(() => {
    const worst = new Map<string, KingsAnalysisBody>();
    for (const body of this.replay.judged.values()) {
      if (body.played.iterations < MIN_TRIED) continue;
      const most = worst.get(body.seat)?.played.loss ?? MIN_LOSS;
      if ((body.played.loss ?? 0) >= most) worst.set(body.seat, body);
    }
    const all = [...worst.values()].sort((one, other) => (other.played.loss ?? 0) - (one.played.loss ?? 0));
    return all.map((body) => this.#costly(body));
  });

  #costly({ moment, seat, played, lines }: KingsAnalysisBody): Costly {
    const round = this.replay.moments[moment]?.kings.round ?? 1;
    const [best] = lines;
    return {
      key: seat,
      at: moment + 1,
      move: say("end-kings-costly", {
        seat: seatName(seat),
        you: yesOrNo(this.#isOwn(seat)),
        move: actionWords(played.action),
        round,
      }),
      loss: say("end-kings-costly-loss", {
        loss: Math.round(100 * (played.loss ?? 0)),
        better: best === undefined ? "" : actionWords(best.action),
      }),
    };
  }
}

/** True if a seat decided at a moment what its turn is. */
const isTurn = (replay: Replay, at: number): boolean =>
  replay.moments[at]?.kings.stage.name === "turn" && replay.isDecision(at);
