// The moment of a game that a table page shows. New entries of the log are played one after the other; a press skips them.

import { untrack } from "svelte";

import { entryAt, entryCount } from "../../client/logs.ts";
import type { EntryView, View } from "../../client/wire.ts";
import type { Moments } from "../../game/moments.svelte.ts";
import { isStill, settings } from "../settings.svelte.ts";
import { REPLY_MS, STEP_MS, chainLength, timeOf, type Pace } from "./pace.ts";
import { follow, hasNext, present, showing, step, type Playback } from "./playback.ts";

/** The log that is played. */
export interface Source {
  /** The newest view. */
  readonly view: View;
  /** The moments of its game. */
  readonly moments: Moments;
  /** The duration of an entry at a calm pace, in milliseconds; 0 if there is nothing to see. */
  durationOf(entry: EntryView): number;
  /** The calm time of what follows an entry and is as long after a chain of forced moves. */
  closingOf?(entry: EntryView): number;
  /** When the own move was drawn that an entry answers, by `performance.now()`; undefined if it answers none. */
  answeredAt?(entry: EntryView): number | undefined;
}

/** Keys that are pressed together with others, and skip nothing by themselves. */
const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "Tab"];

/** The moment that is shown. Made while a component is made, it lives as long as that. */
export class Timeline {
  readonly #source: Source;
  #playback: Playback | undefined = $state.raw();
  /** True if the entry that was shown last still has its time. */
  #isHeld = $state(false);
  #ms = $state(0);
  /** The longest motion to the shown moment, in milliseconds. */
  #motion = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the last moment that was asked for; undefined once another one is shown. */
  #asked: number | undefined;

  constructor(source: Source) {
    this.#source = source;
    $effect(() => {
      const now = this.#followed;
      // A view with more entries is to be played even if what is shown of it stays the same so far.
      void this.#source.view;
      untrack(() => this.#play(now));
    });
    $effect(() => listen(() => this.skip()));
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** A view that replaces entries shows at once in what is derived from it, before any effect runs. */
  readonly #followed = $derived.by(() => {
    const followed = follow(this.#playback, this.#source.view);
    return this.#isThere(followed.shown) ? followed : present(this.#source.view);
  });

  #isThere(count: number): boolean {
    return this.#source.moments.at(this.#source.view, count) !== undefined;
  }

  /** Does something once a moment has come, unless another one is shown before. */
  #when(count: number, then: () => void): void {
    this.#asked = undefined;
    if (this.#isThere(count)) return then();
    this.#asked = count;
    void this.#source.moments.ask(count).then(() => {
      if (this.#asked === count && this.#isThere(count)) then();
    });
  }

  /** The number of shown entries of the log. */
  get shown(): number {
    return this.#followed.shown;
  }

  /** True if new entries are shown as they come. */
  get isLive(): boolean {
    return this.#followed.isLive;
  }

  /** True if entries that came are still to be shown. */
  get isPlaying(): boolean {
    return hasNext(this.#followed, this.#source.view);
  }

  /** The duration of the entry that is played, in milliseconds; 0 if none is. */
  get ms(): number {
    return this.#isHeld ? this.#ms : 0;
  }

  /** True if all entries are shown, and the last one has had its time. */
  get isSettled(): boolean {
    return this.isLive && !this.isPlaying && !this.#isHeld;
  }

  /** The entry that is played, or was shown last. */
  get entry(): EntryView | undefined {
    return entryAt(this.#source.view, this.shown - 1);
  }

  /** The duration of the motion to the shown moment, in milliseconds; 0 for a leap. */
  get motionMs(): number {
    return this.#motion;
  }

  /** The pace here: events that nobody sees or that must not move are not played; with a running clock it is never calm. */
  get pace(): Pace {
    if (isStill() || document.visibilityState === "hidden") return "off";
    const { clock } = this.#source.view;
    const isTimed = typeof clock === "object" && "fischer" in clock;
    return isTimed && settings.pace === "calm" ? "fast" : settings.pace;
  }

  /** Shows an earlier moment, after so many entries, until `live` is called. The last moment is the present. */
  seek(count: number): void {
    const { shown } = showing(this.#source.view, count, false);
    this.#when(shown, () => {
      const { view } = this.#source;
      const isStep = Math.abs(shown - this.shown) === 1;
      this.#set(showing(view, shown, shown >= entryCount(view)));
      this.#motion = isStep ? timeOf(STEP_MS, this.pace, 0, 0) : 0;
    });
  }

  /** Plays once more from a moment on. */
  replay(count: number): void {
    const { shown } = showing(this.#source.view, count, true);
    this.#when(shown, () => this.#set(showing(this.#source.view, shown, true)));
  }

  /** Shows the present. */
  live(): void {
    this.#set(present(this.#source.view));
  }

  /** Shows at once all that is still to be played. */
  skip(): void {
    if (this.isPlaying || this.#isHeld) this.live();
  }

  #set(playback: Playback): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asked = undefined;
    this.#isHeld = false;
    this.#motion = 0;
    this.#playback = playback;
  }

  /** Shows the entries that came, up to the first one that takes time. */
  #play(now: Playback): void {
    // The rest of an entry ends with it, once others have replaced it.
    if (now !== this.#playback) this.#set(now);
    if (this.#timer !== undefined) return;
    for (let at = now; hasNext(at, this.#source.view);) {
      const pause = this.#pauseBefore(at.shown);
      if (pause > 0) return this.#wait(pause);
      if (!this.#isThere(at.shown + 1)) return this.#when(at.shown + 1, () => this.#play(this.#followed));
      at = this.#playback = step(at, this.#source.view);
      const time = this.#timeOf(at);
      this.#motion = time;
      if (time > 0) return this.#hold(time);
    }
  }

  #hold(time: number): void {
    this.#isHeld = true;
    this.#ms = time;
    this.#wait(time);
  }

  /** Plays on after a time. */
  #wait(time: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#isHeld = false;
      this.#play(this.#followed);
    }, time);
  }

  /** The rest of the pause between an own move and the answer to it, where no motion parts them. */
  #pauseBefore(shown: number): number {
    const entry = entryAt(this.#source.view, shown);
    const isSeen = document.visibilityState !== "hidden";
    const at = isSeen && this.pace === "off" && entry ? this.#source.answeredAt?.(entry) : undefined;
    return at === undefined ? 0 : at + REPLY_MS - performance.now();
  }

  #timeOf({ shown }: Playback): number {
    const { view } = this.#source;
    const entry = entryAt(view, shown - 1);
    if (entry === undefined) return 0;
    const chain = chainLength(view.log.slice(0, shown - view.log_from));
    const closing = timeOf(this.#source.closingOf?.(entry) ?? 0, this.pace, 0, 0);
    return timeOf(this.#source.durationOf(entry), this.pace, chain, entryCount(view) - shown) + closing;
  }
}

/** Any press and any key skips, before whatever else it does. Returns the function that ends this. */
function listen(skip: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener("pointerdown", skip, options);
  addEventListener("keydown", (event) => !MODIFIERS.includes(event.key) && skip(), options);
  document.addEventListener("visibilitychange", skip, options);
  return () => listening.abort();
}
