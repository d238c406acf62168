// Analyses of the moments of a game, requested one after the other in the background.

import { analyze } from "../../client/positions.ts";
import { RETRY_MS, Refused, WITHDRAWN, isTransient } from "../../client/requests.ts";
import type { ActionFields, AnalysisBody } from "../../client/wire.ts";
import { deepened, sizeOf, type Found } from "../deepening.ts";
import { sideOf } from "../named.ts";
import { errorWords } from "../sentences.ts";
import type { Judged } from "./accuracy.ts";
import { lossBetween } from "./loss.ts";
import { momentKey, type Study } from "./study.svelte.ts";

/** Nodes that the server searches for each point of the graph, and first for the moment that is shown. */
const FIRST_NODES = 50_000;
/**
 * The number of the search of a shown moment outside the game that comes before those for the graph; deeper ones come after
 * them. A moment of the game itself is searched like all others first, so that every reader gets the same graph.
 */
const BEFORE_GRAPH = 2;
/** Pause at a moment before it is analyzed more deeply. */
const REST_MS = 400;

/** A request for an analysis. */
interface Job {
  readonly actions: readonly ActionFields[];
  /** The number of the search of this moment. */
  readonly rung: number;
}

/** The ways in which a judge works. */
interface Ways {
  /** The pause before each analysis for the graph, where something else may be asked of the server meanwhile. */
  readonly pauseMs?: number;
  /** The number of the last search of the shown moment. */
  readonly most?: number;
  /** True if somebody looks at the moment that is shown. */
  readonly isLooking?: () => boolean;
  /** The function that fetches an analysis. */
  readonly ask?: typeof analyze;
}

/** The moments of a game by the number of actions before them. */
const moments = (game: readonly ActionFields[]) => [...game.keys(), game.length];

/** True if an analysis is as deep as another. */
const isAsDeep = (body: AnalysisBody, known: AnalysisBody) =>
  body.proved || body.depth > known.depth || (body.depth === known.depth && body.nodes >= known.nodes);

/**
 * Analyzes the moments of a study: the one that is shown, quickly and then more deeply, then all of the game for its graph, and
 * the shown one again, more deeply each time while somebody looks.
 */
export class Judge {
  readonly #study: Study;
  readonly #ways: Required<Ways>;
  #found: Readonly<Record<string, Found<AnalysisBody>>> = $state.raw({});
  /** The job that is being asked for, and the controller that withdraws it. */
  #asked: { readonly job: Job; readonly withdrawal: AbortController } | undefined = $state.raw();
  /** True if analyses are asked for. */
  isOn = $state(true);
  /** The code of the refusal that is waited out, such as `busy`; empty if there is none. */
  waits = $state("");
  /** Why the last request failed; undefined if it did not. */
  failure: unknown = $state.raw();

  /** The reason why analysis stopped; empty if the reader stopped it. */
  get notice(): string {
    return errorWords(this.failure);
  }

  constructor(study: Study, ways: Ways = {}) {
    this.#study = study;
    this.#ways = { pauseMs: 0, most: Infinity, isLooking: () => true, ask: analyze, ...ways };
  }

  /** The analysis of the moment after `at` actions. */
  at(at: number): Found<AnalysisBody> | undefined {
    return this.#found[momentKey(this.#study.actions.slice(0, at))];
  }

  /** The points lost by the action that led to a moment; undefined if not known. */
  lossTo(at: number): number | undefined {
    return this.#lossTo(this.#study.actions, at);
  }

  #lossTo(line: readonly ActionFields[], at: number): number | undefined {
    const [before, after] = [this.#bodyAt(line, at - 1), this.#bodyAt(line, at)];
    const action = line[at - 1];
    if (before === undefined || action === undefined || after === undefined) return undefined;
    return lossBetween(before, action, after, this.#study.seats);
  }

  #bodyAt(line: readonly ActionFields[], at: number): AnalysisBody | undefined {
    return at < 0 ? undefined : this.#found[momentKey(line.slice(0, at))]?.body;
  }

  /** The analysis of the game after so many of its actions. */
  ofGame(at: number): AnalysisBody | undefined {
    return this.#bodyAt(this.#study.game, at);
  }

  /** The moves of the game that had an alternative, each with what it cost, as far as they are analyzed. */
  readonly judged: readonly Judged[] = $derived.by(() => {
    const { game, seats } = this.#study;
    return [...game.keys()].flatMap((at): Judged[] => {
      const body = this.ofGame(at);
      const loss = this.#lossTo(game, at + 1);
      if (loss === undefined || body?.turn === undefined || body.lines.length < 2) return [];
      return [{ at, side: sideOf(seats, body.turn), loss }];
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

  /** True if the whole game is analyzed. */
  readonly isGameDone = $derived.by(() => this.done === this.#study.game.length + 1);

  /** True if the moment that is shown is searched more deeply, now or after others. */
  readonly goesOn = $derived.by(() => this.isOn && this.#onShown(this.#ways.most) !== undefined);

  readonly #next: Job | undefined = $derived.by(() => {
    const { game, at, branchedAt = at } = this.#study;
    const { most } = this.#ways;
    const isOfGame = game.length > 0 && at <= branchedAt;
    const first = this.#onShown(isOfGame ? 0 : Math.min(BEFORE_GRAPH, most));
    if (first !== undefined) return first;
    const missing = moments(game).find((at) => !this.#knows(game.slice(0, at)));
    if (missing === undefined) return this.#onShown(most);
    return { actions: game.slice(0, missing), rung: 0 };
  });

  /** The next search of the shown moment, up to the one of this number. Only the first one is made while nobody looks. */
  #onShown(most: number): Job | undefined {
    const actions = this.#study.played;
    const known = this.#found[momentKey(actions)];
    if (known === undefined) return { actions, rung: 0 };
    if (known.isDeepest || known.rung >= most || !this.#ways.isLooking()) return undefined;
    return { actions, rung: known.rung + 1 };
  }

  #knows(actions: readonly ActionFields[]): boolean {
    return this.#found[momentKey(actions)] !== undefined;
  }

  /** Schedules the next analysis. Returns the function that cancels it, for when another one comes first. */
  work(): () => void {
    const job = this.#next;
    if (this.#asked !== undefined) {
      if (this.#isLeft(this.#asked.job)) this.#asked.withdrawal.abort();
      return () => undefined;
    }
    if (!this.isOn || job === undefined) return () => undefined;
    const pause = this.waits !== "" ? RETRY_MS : job.rung > 0 ? REST_MS : this.#ways.pauseMs;
    const timer = setTimeout(() => void this.#ask(job), pause);
    return () => clearTimeout(timer);
  }

  /** True if nobody waits for a search anymore: it is no quick one, and the reader went on, looks elsewhere, or stopped it. */
  #isLeft({ actions, rung }: Job): boolean {
    if (rung === 0) return false;
    const isShown = momentKey(actions) === momentKey(this.#study.played);
    return !isShown || !this.isOn || !this.#ways.isLooking();
  }

  async #ask(job: Job): Promise<void> {
    const { actions, rung } = job;
    const withdrawal = new AbortController();
    this.#asked = { job, withdrawal };
    try {
      const asked = {
        position: this.#study.start,
        actions: [...actions],
        nodes: sizeOf(FIRST_NODES, rung),
      };
      this.#keep(job, await this.#ways.ask(asked, withdrawal.signal));
      this.waits = "";
      this.failure = undefined;
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#asked = undefined;
    }
  }

  #keep({ actions, rung }: Job, body: AnalysisBody): void {
    const key = momentKey(actions);
    this.#found = { ...this.#found, [key]: deepened(this.#found[key], body, rung, isAsDeep) };
  }

  #refused(error: unknown): void {
    if (error instanceof Refused && error.code === WITHDRAWN) return;
    if (isTransient(error)) {
      this.waits = error.code;
      return;
    }
    this.waits = "";
    this.isOn = false;
    this.failure = error;
  }
}
