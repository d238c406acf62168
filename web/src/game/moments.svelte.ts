// The moments of the game at a table: the board after each entry of its log, as it was sent.

import { SvelteMap } from "svelte/reactivity";

import { entryAt, entryCount } from "../client/logs.ts";
import type { MomentView, View } from "../client/wire.ts";

/** The part of a view that is of one moment alone. */
export type Moment = Pick<MomentView, "board" | "kings" | "measures">;

/** Moments that are asked for come with this many before them. */
const BEFORE = 12;

/** The moments that came. One that was taken back has another version than the log, so it is never shown. */
export class Moments {
  readonly #ask: (from: number) => void;
  /** By the seat that read them, and the number of entries. */
  readonly #came = new SvelteMap<string, MomentView>();
  /** Called when others have come. */
  #waiting: (() => void)[] = [];

  /** `ask` asks for moments from this number of entries on, which `receive` gets. Without it there are no others. */
  constructor(ask: (from: number) => void = () => undefined) {
    this.#ask = ask;
  }

  /** Keeps the moment of a view. */
  meet({ log, log_from, you, board, kings, measures }: View): void {
    const [count, version] = [log_from + log.length, log.at(-1)?.version];
    const moment = { count, ...(board && { board }), ...(kings && { kings }), ...(measures && { measures }) };
    this.#came.set(`${you ?? ""} ${count}`, { ...moment, ...(version !== undefined && { version }) });
  }

  /** Keeps moments that everybody may see. */
  receive(moments: readonly MomentView[]): void {
    for (const moment of moments) this.#came.set(` ${moment.count}`, moment);
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** The moment of a view after so many entries, as its reader saw it, or else as everybody did; undefined if it has not come. */
  at(view: View, count: number): Moment | undefined {
    if (count === entryCount(view)) return view;
    const version = entryAt(view, count - 1)?.version;
    const isOfView = (moment: MomentView | undefined) =>
      moment?.version === version || count === view.log_from;
    const all = [this.#came.get(`${view.you ?? ""} ${count}`), this.#came.get(` ${count}`)];
    return all.find((moment) => moment !== undefined && isOfView(moment));
  }

  /** Asks for a moment. Resolves once others have come, perhaps without it. */
  ask(count: number): Promise<void> {
    this.#ask(Math.max(0, count - BEFORE));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** A view with the board of one of its moments. */
export function viewAt(view: View, { board, kings, measures }: Moment): View {
  return { ...view, ...(board && { board }), ...(kings && { kings }), ...(measures && { measures }) };
}

/** A view as it was while only so many entries of its log were there: nobody is asked, nothing is offered, and the game has no result. */
export function viewSoFar(view: View, shown: number, moment: Moment = {}): View {
  if (shown >= entryCount(view)) return view;
  const log = view.log.slice(0, Math.max(0, shown - view.log_from));
  return { ...unfinished(viewAt(view, moment)), log, version: log.at(-1)?.version ?? 0 };
}

/** A view before the result of its game, and without what it asks. */
export function unfinished({ turn: _, offer: __, ...view }: View): View {
  const seats = view.seats.map((seat) => ({ ...seat, asked: false }));
  const { results, points } = view.standing;
  const result = results.at(-1);
  if (view.stage === "playing" || result === undefined) return { ...view, seats };
  const before = points.map((sum, side) => sum - (result[side] ?? 0));
  const standing = { ...view.standing, results: results.slice(0, -1), points: before };
  return { ...view, seats, standing, stage: "playing" };
}
