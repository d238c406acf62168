// A game of Seat of Kings that is over: its moments with all hands, and what its decisions were worth as the search sees it.

import { RETRY_MS, get, isTransient, post } from "../../client/requests.ts";
import type { KingsAnalysisBody, KingsMoment } from "../../client/wire.ts";
import { errorWords } from "../sentences.ts";
import { say } from "../words.ts";

/** How many moments the server gives at once. */
const PAGE = 64;
/** What counts as a loss: one percent. */
const LEAST_LOSS = 0.01;

/** What was asked of a game that is over. */
export class Replay {
  readonly table: string;
  readonly game: number;
  moments: readonly KingsMoment[] = $state.raw([]);
  /** The number of the moment that is shown. */
  at = $state(0);
  /** By the number of the moment before a decision, what the search finds of it. */
  judged: ReadonlyMap<number, KingsAnalysisBody> = $state.raw(new Map());
  /** Whether decisions are being judged. */
  isJudging = $state(false);
  /** Why nothing more comes, or what is waited for. */
  notice = $state("");

  constructor(table: string, game: number, first: readonly KingsMoment[]) {
    this.table = table;
    this.game = game;
    this.moments = first;
  }

  get #path(): string {
    return `api/tables/${this.table}/games/${this.game}`;
  }

  /** Asks for the moments that are not there yet. */
  async load(): Promise<void> {
    try {
      for (let isMore = this.moments.length === PAGE; isMore;) {
        const page = await get<KingsMoment[]>(`${this.#path}/positions?from=${this.moments.length}`);
        this.moments = [...this.moments, ...page];
        isMore = page.length === PAGE;
      }
    } catch (error) {
      this.notice = errorWords(error);
    }
  }

  get moment(): KingsMoment | undefined {
    return this.moments[this.at];
  }

  /** The number of the last moment. */
  get last(): number {
    return this.moments.length - 1;
  }

  /** Shows another moment. */
  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Whether a seat decided at a moment. */
  isDecision(at: number): boolean {
    return this.moments[at + 1]?.after?.seat !== undefined;
  }

  /** The decisions that lost most, as far as they are judged. */
  get costly(): readonly KingsAnalysisBody[] {
    const lossOf = ({ played }: KingsAnalysisBody) => played.loss ?? 0;
    const all = [...this.judged.values()].filter((body) => lossOf(body) >= LEAST_LOSS);
    return all.sort((one, other) => lossOf(other) - lossOf(one)).slice(0, 5);
  }

  /** Judges the decision at a moment. */
  async judge(moment: number): Promise<void> {
    if (!this.isDecision(moment) || this.judged.has(moment)) return;
    const body = await post<KingsAnalysisBody>(`${this.#path}/analysis`, { moment });
    this.judged = new Map(this.judged).set(moment, body);
  }

  /** Judges the decision that is shown, then all others until it is stopped. */
  async judgeAll(): Promise<void> {
    this.isJudging = true;
    this.notice = "";
    while (this.isJudging) {
      const next = this.#next();
      if (next === undefined) break;
      await this.#try(next);
    }
    this.isJudging = false;
  }

  #next(): number | undefined {
    const isLeft = (at: number) => this.isDecision(at) && !this.judged.has(at);
    if (isLeft(this.at)) return this.at;
    const left = this.moments.findIndex((_, at) => isLeft(at));
    return left < 0 ? undefined : left;
  }

  async #try(moment: number): Promise<void> {
    try {
      await this.judge(moment);
      this.notice = "";
    } catch (error) {
      const isWaiting = isTransient(error);
      const isOffline = isWaiting && error.code === "offline";
      this.notice = isWaiting && !isOffline ? say("kings-judge-waits") : errorWords(error);
      if (isWaiting) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      else this.isJudging = false;
    }
  }
}
