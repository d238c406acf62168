// What moments are worth: asked of the server in the background, one after the other.

import { analyze } from "../../client/positions.ts";
import type { AnalysisBody } from "../../client/wire.ts";
import { errorWords } from "../sentences.ts";
import { RETRY_MS, isTransient } from "../../client/requests.ts";
import type { Study } from "./study.svelte.ts";

/** How many moments the server looks at for each point of the graph. */
const GRAPH_NODES = 50_000;
/** How long somebody stays at a moment before it is looked at more deeply. */
const REST_MS = 400;

/** What was found out of a moment. */
export interface Judged {
  readonly body: AnalysisBody;
  /** Whether the server looked at as many moments as it allows. */
  readonly isDeep: boolean;
}

/** What a decision lost, in points. */
interface Lost {
  readonly loss: number;
  readonly isDeep: boolean;
}

/** What is asked next. */
interface Job {
  readonly decisions: readonly string[];
  readonly played: string | undefined;
  readonly isDeep: boolean;
}

const nameOf = (tokens: readonly string[]) => tokens.join(" ");

/** The moments of a game by the number of decisions before them. */
const moments = (game: readonly string[]) => [...game.keys(), game.length];

/** Who asks what the moments of a study are worth: the one that is shown deeply, and all of the game for its graph. */
export class Judge {
  readonly #study: Study;
  #found: Readonly<Record<string, Judged>> = $state.raw({});
  /** By the decisions up to the one that lost it. */
  #lost: Readonly<Record<string, Lost>> = $state.raw({});
  #isAsking = $state(false);
  /** Whether analyses are asked for. */
  isOn = $state(true);
  /** What is waited out: `busy`, `too-often`, `offline` and such; empty if nothing is. */
  waits = $state("");
  /** Why nothing more is asked, as a sentence; empty if that was the wish. */
  notice = $state("");

  constructor(study: Study) {
    this.#study = study;
  }

  /** What is known of the moment after so many decisions. */
  at(at: number): Judged | undefined {
    return this.#found[nameOf(this.#study.tokens.slice(0, at))];
  }

  /** How many points the decision lost that led to a moment; nothing if that is not known. */
  lossTo(at: number): number | undefined {
    return this.#lost[nameOf(this.#study.tokens.slice(0, at))]?.loss;
  }

  /** How many moments of the game are judged. */
  readonly done = $derived.by(() => {
    const { game } = this.#study;
    return moments(game).filter((at) => this.#knows(game.slice(0, at))).length;
  });

  /** Whether something is to be asked. */
  get isAtWork(): boolean {
    return this.isOn && this.#next !== undefined;
  }

  readonly #next: Job | undefined = $derived.by(() => {
    const { played, tokens, at, game } = this.#study;
    const next = tokens[at];
    const isJudged = next === undefined || this.#lost[nameOf([...played, next])]?.isDeep;
    const isShownDeeply = isJudged && this.#found[nameOf(played)]?.isDeep;
    if (!isShownDeeply) return { decisions: played, played: next, isDeep: true };
    const missing = moments(game).find((at) => !this.#knows(game.slice(0, at)));
    if (missing === undefined) return undefined;
    return { decisions: game.slice(0, missing), played: game[missing], isDeep: false };
  });

  #knows(decisions: readonly string[]): boolean {
    return this.#found[nameOf(decisions)] !== undefined;
  }

  /** Asks for the next analysis. Gives what ends the wait for it, to be called when what is next has changed. */
  work(): () => void {
    const job = this.#next;
    if (!this.isOn || this.#isAsking || job === undefined) return () => undefined;
    const pause = this.waits !== "" ? RETRY_MS : job.isDeep ? REST_MS : 0;
    const timer = setTimeout(() => void this.#ask(job), pause);
    return () => clearTimeout(timer);
  }

  async #ask({ decisions, played, isDeep }: Job): Promise<void> {
    this.#isAsking = true;
    try {
      const body = await analyze({
        position: this.#study.start,
        decisions: [...decisions],
        ...(played === undefined ? {} : { played }),
        ...(isDeep ? {} : { nodes: GRAPH_NODES }),
      });
      this.#keep({ decisions, played, isDeep }, body);
      this.waits = "";
      this.notice = "";
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#isAsking = false;
    }
  }

  #keep({ decisions, played, isDeep }: Job, body: AnalysisBody): void {
    this.#found = { ...this.#found, [nameOf(decisions)]: { body, isDeep } };
    if (played === undefined || body.played === undefined) return;
    const lost = { loss: body.played.loss, isDeep };
    this.#lost = { ...this.#lost, [nameOf([...decisions, played])]: lost };
  }

  #refused(error: unknown): void {
    if (isTransient(error)) {
      this.waits = error.code;
      return;
    }
    this.waits = "";
    this.isOn = false;
    this.notice = errorWords(error);
  }
}
