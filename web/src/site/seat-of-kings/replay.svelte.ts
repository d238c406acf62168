// A finished game of Seat of Kings: its moments with all hands, and the judgments of the search.

import { RETRY_MS, get, isTransient, post } from "../../client/requests.ts";
import type { EntryView, KingsAnalysisBody, KingsMoment } from "../../client/wire.ts";
import { errorWords } from "../sentences.ts";
import { say } from "../words.ts";
import { LITTLE } from "./accuracy.ts";
import { linesOf, type Line } from "./stage/turns.ts";

/** Moments in one answer of the server. */
const PAGE = 64;

/** A finished game of a table. */
export interface GameOf {
  readonly table: string;
  readonly game: number;
}

/** Gives the moments of a game from one on. */
export type Page = (from: number) => Promise<readonly KingsMoment[]>;

/** Gives the moments of a game of a file from one on: of the game itself, or of the line through a move at this place. */
export type FilePage = (from: number, through?: number) => Promise<readonly KingsMoment[]>;

/** The decisions to judge, and how thoroughly. */
interface Judging {
  /** The numbers of the moments; all decisions if they are left out. */
  readonly among?: readonly number[];
  /** The iterations for each; as many as is usual if they are left out. */
  readonly iterations?: number;
  /** The pause after each, in milliseconds. */
  readonly pauseMs?: number;
}

/** A finished game and its judgments. */
export class Replay {
  /** The game of a table; undefined for one of a file, of which nothing is judged. */
  readonly #of: GameOf | undefined;
  readonly #page: Page | undefined;
  moments: readonly KingsMoment[] = $state.raw([]);
  /** The number of the moment that is shown. */
  at = $state(0);
  /** Judgments by the number of the moment before the decision. */
  judged: ReadonlyMap<number, KingsAnalysisBody> = $state.raw(new Map());
  /** The iterations that were asked for each of them. */
  asked: ReadonlyMap<number, number> = $state.raw(new Map());
  /** True if decisions are being judged. */
  isJudging = $state(false);
  /** Why judging stopped or waits; undefined if it does neither. */
  failure: unknown = $state.raw();

  /** Of a table, or of a file whose `page` gives the moments from one on. */
  constructor(of: GameOf | Page, first: readonly KingsMoment[], at = 0) {
    if (typeof of === "function") this.#page = of;
    else this.#of = of;
    this.moments = first;
    this.at = at;
  }

  /** The reason why judging stopped or waits; empty if it does neither. */
  get notice(): string {
    const { failure } = this;
    const isBusy = isTransient(failure) && failure.code !== "offline";
    return isBusy ? say("kings-judge-waits") : errorWords(failure);
  }

  get #path(): string {
    return `api/tables/${this.#of?.table}/games/${this.#of?.game}`;
  }

  #from(number: number): Promise<readonly KingsMoment[]> {
    return this.#page?.(number) ?? get<KingsMoment[]>(`${this.#path}/positions?from=${number}`);
  }

  /** Fetches all moments, where none are there yet. */
  async begin(): Promise<void> {
    this.moments = await this.#from(0);
    await this.load();
  }

  /** Fetches the remaining moments and resolves to all of them. Rejects if the server refuses some. */
  async load(): Promise<readonly KingsMoment[]> {
    for (let isMore = this.moments.length === PAGE; isMore;) {
      const page = await this.#from(this.moments.length);
      this.moments = [...this.moments, ...page];
      isMore = page.length === PAGE;
    }
    // A link may name a moment that the game does not have.
    this.at = Math.min(this.at, this.last);
    return this.moments;
  }

  get moment(): KingsMoment | undefined {
    return this.moments[this.at];
  }

  /** The number of the last moment. */
  get last(): number {
    return this.moments.length - 1;
  }

  /** The log entry between each moment and the next. */
  readonly entries: readonly EntryView[] = $derived.by(() =>
    this.moments.flatMap(({ number, after }): EntryView[] => {
      if (after === undefined) return [];
      const { seat, detail } = after;
      return [{ version: number, detail, ...(seat !== undefined && { seat }) }];
    }),
  );

  /** The lines of the log. */
  readonly lines: readonly Line[] = $derived.by(() => {
    const kings = this.moments.at(-1)?.kings;
    return linesOf({ log: this.entries, log_from: 0, ...(kings && { kings }) });
  });

  /** True if the moment before was shown until now. */
  isStep = $state(false);

  /** Shows another moment. */
  go(to: number): void {
    this.isStep = to === this.at + 1;
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** True if a seat decided at a moment. */
  isDecision(at: number): boolean {
    return this.moments[at + 1]?.after?.seat !== undefined;
  }

  /** The number of decisions. */
  readonly decisions: number = $derived.by(() => this.moments.filter((_, at) => this.isDecision(at)).length);

  /** The decisions that lost most, as far as they are judged: of these seats, or of all. */
  costly(seats?: readonly string[]): readonly KingsAnalysisBody[] {
    const lossOf = ({ played }: KingsAnalysisBody) => played.loss ?? 0;
    const isMeant = (body: KingsAnalysisBody) =>
      lossOf(body) >= LITTLE && (seats?.includes(body.seat) ?? true);
    const all = [...this.judged.values()].filter(isMeant);
    return all.sort((one, other) => lossOf(other) - lossOf(one));
  }

  /** True if a decision is judged, by so many iterations or by as many as the server allows. */
  isJudged(moment: number, iterations = Infinity): boolean {
    const body = this.judged.get(moment);
    if (body === undefined) return false;
    // Without an alternative there is nothing to compare.
    return body.deepest || body.lines.length < 2 || (this.asked.get(moment) ?? 0) >= iterations;
  }

  /** The number of decisions that are judged by as many iterations as the server allows. */
  readonly fullyJudged: number = $derived.by(
    () => [...this.judged.keys()].filter((at) => this.isJudged(at)).length,
  );

  /** Judges the decision at a moment, with so many iterations, or as many as is usual. The signal withdraws the request. */
  async judge(moment: number, iterations?: number, signal?: AbortSignal): Promise<void> {
    if (!this.isDecision(moment) || this.isJudged(moment, iterations)) return;
    const asked = { moment, ...(iterations !== undefined && { iterations }) };
    const body = await post<KingsAnalysisBody>(`${this.#path}/analysis`, asked, signal);
    const known = this.judged.get(moment);
    // A busy server may have had less time than before.
    const isDeeper = known === undefined || body.iterations >= known.iterations;
    const kept = isDeeper ? body : { ...known, deepest: body.deepest };
    this.judged = new Map(this.judged).set(moment, kept);
    this.asked = new Map(this.asked).set(moment, iterations ?? Infinity);
  }

  /** Judges the decision that is shown, then all others, or only those at some moments in their order, until it is stopped. */
  async judgeAll({ among, iterations, pauseMs = 0 }: Judging = {}): Promise<void> {
    this.isJudging = true;
    this.failure = undefined;
    while (this.isJudging) {
      const next = this.#next(iterations, among);
      if (next === undefined) break;
      await this.#try(next, iterations);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    this.isJudging = false;
  }

  #next(iterations?: number, among?: readonly number[]): number | undefined {
    const isLeft = (at: number) => this.isDecision(at) && !this.isJudged(at, iterations);
    if (among !== undefined) return among.find(isLeft);
    if (isLeft(this.at)) return this.at;
    const left = this.moments.findIndex((_, at) => isLeft(at));
    return left < 0 ? undefined : left;
  }

  async #try(moment: number, iterations?: number): Promise<void> {
    try {
      await this.judge(moment, iterations);
      this.failure = undefined;
    } catch (error) {
      this.failure = error;
      if (isTransient(error)) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      else this.isJudging = false;
    }
  }
}
