// Analyses of the moments of a game, requested one after the other in the background.

import { analyze } from "../../client/positions.ts";
import type { ActionFields, AnalysisBody } from "../../client/wire.ts";
import { errorWords } from "../sentences.ts";
import { RETRY_MS, isTransient } from "../../client/requests.ts";
import type { Judged } from "./accuracy.ts";
import { turnOf } from "./seats.ts";
import { momentKey, type Study } from "./study.svelte.ts";

/** Nodes that the server searches for each point of the graph. */
const GRAPH_NODES = 50_000;
/** Pause at a moment before it is analyzed deeply. */
const REST_MS = 400;

/** The analysis of a moment. */
export interface MomentAnalysis {
  readonly body: AnalysisBody;
  /** Whether the server looked at as many moments as it allows. */
  readonly isDeep: boolean;
}

/** The loss of an action, in points. */
interface ActionLoss {
  readonly loss: number;
  readonly isDeep: boolean;
}

/** A request for an analysis. */
interface Job {
  readonly actions: readonly ActionFields[];
  /** The action to judge beside the best ones. */
  readonly played: ActionFields | undefined;
  readonly isDeep: boolean;
}

/** The moments of a game by the number of actions before them. */
const moments = (game: readonly ActionFields[]) => [...game.keys(), game.length];

/** Analyzes the moments of a study: the one that is shown, quickly and then deeply, then all of the game for its graph. */
export class Judge {
  readonly #study: Study;
  readonly #pauseMs: number;
  #found: Readonly<Record<string, MomentAnalysis>> = $state.raw({});
  /** By the actions up to the one that lost it. */
  #lost: Readonly<Record<string, ActionLoss>> = $state.raw({});
  #isAsking = $state(false);
  /** Whether analyses are asked for. */
  isOn = $state(true);
  /** The code of the refusal that is waited out, such as `busy`; empty if there is none. */
  waits = $state("");
  /** Why the last request failed; undefined if it did not. */
  failure: unknown = $state.raw();

  /** The reason why analysis stopped; empty if the reader stopped it. */
  get notice(): string {
    return errorWords(this.failure);
  }

  /** With a pause before each analysis for the graph, where something else may be asked of the server meanwhile. */
  constructor(study: Study, pauseMs = 0) {
    this.#study = study;
    this.#pauseMs = pauseMs;
  }

  /** The analysis of the moment after `at` actions. */
  at(at: number): MomentAnalysis | undefined {
    return this.#found[momentKey(this.#study.actions.slice(0, at))];
  }

  /** The points lost by the action that led to a moment; undefined if not known. */
  lossTo(at: number): number | undefined {
    return this.#lost[momentKey(this.#study.actions.slice(0, at))]?.loss;
  }

  /** The analysis of the game after so many of its actions. */
  ofGame(at: number): AnalysisBody | undefined {
    return this.#found[momentKey(this.#study.game.slice(0, at))]?.body;
  }

  /** The moves of the game that had an alternative, each with what it cost, as far as they are analyzed. */
  readonly judged: readonly Judged[] = $derived.by(() => {
    const { game } = this.#study;
    return [...game.keys()].flatMap((at): Judged[] => {
      const body = this.ofGame(at);
      const lost = this.#lost[momentKey(game.slice(0, at + 1))];
      if (lost === undefined || body?.turn === undefined || body.lines.length < 2) return [];
      return [{ at, side: turnOf(body.turn).side, loss: lost.loss }];
    });
  });

  /** The lead of Red in points at the moments of the game that are analyzed. */
  readonly leads: readonly number[] = $derived.by(() =>
    moments(this.#study.game).flatMap((at) => this.ofGame(at)?.red ?? []),
  );

  /** The number of moments of the game that are analyzed. */
  readonly done = $derived.by(() => {
    const { game } = this.#study;
    return moments(game).filter((at) => this.#knows(game.slice(0, at))).length;
  });

  /** Whether an analysis is missing. */
  get isAtWork(): boolean {
    return this.isOn && this.#next !== undefined;
  }

  readonly #next: Job | undefined = $derived.by(() => {
    const { played, actions, at, game } = this.#study;
    const next = actions[at];
    // A quick answer first: it is there at once, and a deep one takes its place.
    if (this.#found[momentKey(played)] === undefined) return { actions: played, played: next, isDeep: false };
    const isJudged = next === undefined || this.#lost[momentKey([...played, next])]?.isDeep;
    const isShownDeeply = isJudged && this.#found[momentKey(played)]?.isDeep;
    if (!isShownDeeply) return { actions: played, played: next, isDeep: true };
    const missing = moments(game).find((at) => !this.#knows(game.slice(0, at)));
    if (missing === undefined) return undefined;
    return { actions: game.slice(0, missing), played: game[missing], isDeep: false };
  });

  #knows(actions: readonly ActionFields[]): boolean {
    return this.#found[momentKey(actions)] !== undefined;
  }

  /** Schedules the next analysis. Returns the function that cancels it, for when another one comes first. */
  work(): () => void {
    const job = this.#next;
    if (!this.isOn || this.#isAsking || job === undefined) return () => undefined;
    const pause = this.waits !== "" ? RETRY_MS : job.isDeep ? REST_MS : this.#pauseMs;
    const timer = setTimeout(() => void this.#ask(job), pause);
    return () => clearTimeout(timer);
  }

  async #ask({ actions, played, isDeep }: Job): Promise<void> {
    this.#isAsking = true;
    try {
      const body = await analyze({
        position: this.#study.start,
        actions: [...actions],
        ...(played === undefined ? {} : { played }),
        ...(isDeep ? {} : { nodes: GRAPH_NODES }),
      });
      this.#keep({ actions, played, isDeep }, body);
      this.waits = "";
      this.failure = undefined;
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#isAsking = false;
    }
  }

  #keep({ actions, played, isDeep }: Job, body: AnalysisBody): void {
    this.#found = { ...this.#found, [momentKey(actions)]: { body, isDeep } };
    if (played === undefined || body.played === undefined) return;
    const lost = { loss: body.played.loss, isDeep };
    this.#lost = { ...this.#lost, [momentKey([...actions, played])]: lost };
  }

  #refused(error: unknown): void {
    if (isTransient(error)) {
      this.waits = error.code;
      return;
    }
    this.waits = "";
    this.isOn = false;
    this.failure = error;
  }
}
