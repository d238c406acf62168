// The advice about a drafted turn before it counts: it holds a turn up once, and the next press plays it.

import type { ActionView } from "../../client/wire.ts";
import type { Touched } from "./stage/touched.ts";

/** Why a turn should not be played, and the positions that it is about. */
export interface Warning {
  readonly words: string;
  readonly hills: readonly Touched[];
}

/** The tutor, which says why a turn should not begin with an action. */
export interface Adviser {
  /** Resolves to undefined if nothing is said against it, or no answer comes in time. */
  warn(action: ActionView): Promise<Warning | undefined>;
}

/** The advice on the turns of a reader. */
export class Advice {
  /** Is asked before a turn counts; nobody is where there is none. */
  adviser: Adviser | undefined = $state.raw(undefined);
  /** True if it is asked now. */
  isAsked = $state(false);
  #held: { readonly token: string; readonly warning: Warning } | undefined = $state.raw(undefined);
  /** The turns that were held up, by the version of the game and what begins them. */
  readonly #warned = new Set<string>();

  /** The warning about a turn that begins so; undefined if there is none. */
  on(begin: ActionView | undefined): Warning | undefined {
    return begin !== undefined && this.#held?.token === begin.token ? this.#held.warning : undefined;
  }

  /** Asks, and resolves to whether the turn is held up. */
  async holds(begin: ActionView, version: number): Promise<boolean> {
    const key = `${version} ${begin.token}`;
    if (this.adviser === undefined || this.isAsked || this.#warned.has(key)) return false;
    this.isAsked = true;
    const warning = await this.adviser.warn(begin).finally(() => (this.isAsked = false));
    if (warning === undefined) return false;
    this.#warned.add(key);
    this.#held = { token: begin.token, warning };
    return true;
  }

  /** Drops the warning: its turn is let go, or played. */
  drop(): void {
    this.#held = undefined;
  }
}
