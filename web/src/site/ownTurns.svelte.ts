// The tables where it is the reader's turn, on every page: for the title, the icon and the number in the bar.

import { mine } from "../client/requests.ts";
import { allHeld } from "../client/secrets.ts";
import type { TableEntry, View } from "../client/wire.ts";
import { learnTables } from "./notices.ts";
import { isOwnTurn } from "./tableWords.ts";

/** Pause between two requests while the page is seen, and while only its title and icon are. */
const EACH_MS = 15_000;
const HIDDEN_EACH_MS = 60_000;

/** The table that is shown. */
interface ShownTable {
  readonly table: string;
  /** True if it is the reader's turn. */
  readonly isAsked: boolean;
  /** True if an offer or the next game awaits the reader. */
  readonly isAwaited: boolean;
}

/** True if an offer, or the next game of a match, awaits an answer of a seat of this browser. */
export function isAwaited(
  { offer, stage, seats, standing }: Pick<View, "offer" | "stage" | "seats" | "standing">,
  isOwn: (seat: string) => boolean,
): boolean {
  if (offer?.waits.some(isOwn)) return true;
  const isBetween = stage === "seating" && standing.results.length > 0;
  return isBetween && seats.some(({ seat, sits }) => !sits && isOwn(seat));
}

/** The own turns, as far as they are known. */
class OwnTurns {
  #tables: readonly string[] = $state.raw([]);
  /** The table that is shown, which knows its turn itself. */
  #shown: ShownTable | undefined = $state.raw();
  /** When the tables were asked about last, by `performance.now()`. */
  askedAt = -Infinity;

  /** At how many tables it is the reader's turn. */
  get count(): number {
    const others = this.#tables.filter((table) => table !== this.#shown?.table).length;
    return others + (this.#shown?.isAsked ? 1 : 0);
  }

  /** True if the title and the icon say that the reader is awaited: at the table that is shown, elsewhere at any table. */
  get isDue(): boolean {
    return this.#shown === undefined ? this.count > 0 : this.#shown.isAsked || this.#shown.isAwaited;
  }

  /** Takes in the list of the reader's tables. */
  learn(tables: readonly TableEntry[]): void {
    this.askedAt = performance.now();
    this.#tables = tables.filter(isOwnTurn).map(({ table }) => table);
    learnTables(tables);
  }

  /** Takes in what a table says that is shown. Returns the function that leaves it. */
  show(shown: ShownTable): () => void {
    const { table, isAsked } = shown;
    this.#shown = shown;
    return () => {
      const others = this.#tables.filter((other) => other !== table);
      this.#tables = isAsked ? [...others, table] : others;
      this.#shown = undefined;
    };
  }

  /** Asks the server, if this browser has seats. What was known stays where that fails. */
  async look(): Promise<void> {
    this.askedAt = performance.now();
    const tables = await mine(allHeld()).catch(() => undefined);
    if (tables !== undefined) this.learn(tables);
  }
}

export const ownTurns = new OwnTurns();

/** Keeps them up to date, unless a page that is seen does that anyway. Call it while a component is set up. */
export function watchOwnTurns(isWatched: () => boolean): void {
  $effect(() => {
    const watchedFrom = isWatched() ? performance.now() : -Infinity;
    let timer: ReturnType<typeof setTimeout>;
    /** The time until the next request. */
    const wait = () => {
      const pause = document.visibilityState === "visible" ? EACH_MS : HIDDEN_EACH_MS;
      return Math.max(ownTurns.askedAt, watchedFrom) + pause - performance.now();
    };
    const plan = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, Math.max(0, wait()));
    };
    const ask = () => {
      if (wait() <= 0) void ownTurns.look();
      plan();
    };
    plan();
    document.addEventListener("visibilitychange", plan);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", plan);
    };
  });
}
