// Lists that the server is asked for again and again while somebody looks at them.

import { errorWords } from "./sentences.ts";

/** Pause between two requests. */
const EACH_MS = 4_000;

/** A list that is kept up to date. Make it while a component is set up. */
export class PolledList<T> {
  /** The list; undefined until the first answer. */
  entries: readonly T[] | undefined = $state.raw(undefined);
  #failure: unknown = $state.raw();
  readonly #load: () => Promise<readonly T[]>;

  constructor(load: () => Promise<readonly T[]>) {
    this.#load = load;
    $effect(() => {
      let timer: ReturnType<typeof setTimeout>;
      let isOver = false;
      const look = async () => {
        // A list that nobody sees can be older.
        if (document.visibilityState === "visible" || this.entries === undefined) await this.look();
        if (!isOver) timer = setTimeout(look, EACH_MS);
      };
      void look();
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    });
  }

  /** Why the last request failed; empty if it did not. */
  get problem(): string {
    return errorWords(this.#failure);
  }

  /** Asks now. */
  async look(): Promise<void> {
    try {
      this.entries = await this.#load();
      this.#failure = undefined;
    } catch (error) {
      this.#failure = error;
    }
  }
}
