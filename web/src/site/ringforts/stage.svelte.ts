// The board of a table as it is shown now: the moment of the timeline, or the reader's own move before the server answers.

import { STILL, hillsOf, type Fallen, type Ghost, type Hill, type Motion } from "../../board/index.ts";
import { entryAt, entryCount } from "../../client/logs.ts";
import type { ActionFields, EntryView, RingfortsView, View } from "../../client/wire.ts";
import { unfinished, viewAt, viewSoFar } from "../../game/moments.svelte.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import { sideOf } from "../named.ts";
import { isStill } from "../settings.svelte.ts";
import { timeOf } from "../stage/pace.ts";
import { Timeline } from "../stage/timeline.svelte.ts";
import { END, durationOf, effectsMs, ownTimes, timesOf } from "./durations.ts";
import { ghostOf } from "./ghosts.ts";
import type { Picker } from "./picker.svelte.ts";
import { hillsIn } from "./picking.ts";
import { plaqueOf } from "./plaque.ts";
import { effectMotionsOf } from "./effectMotions.ts";
import { entryWords } from "./sentences.ts";
import { fallenIn, sinceOf, trailOf } from "./since.ts";

/** The stage of a ringfort table. Made while a component is made. */
export class RingfortStage {
  readonly timeline: Timeline;
  readonly #table: SeatedTable;
  readonly #picker: Picker;
  readonly #view: () => View;
  /** The calm time of the own move after its entry came, until its effects are seen. */
  #left = 0;

  constructor(table: SeatedTable, picker: Picker, view: () => View) {
    this.#table = table;
    this.#picker = picker;
    this.#view = view;
    this.timeline = new Timeline({
      get view() {
        return view();
      },
      moments: table.moments,
      durationOf: (entry) => this.#timeOf(entry),
      closingOf: (entry) => this.#closingOf(entry),
      answeredAt: ({ seat }) => (seat === undefined || table.isOwn(seat) ? undefined : this.#picker.sent?.at),
    });
  }

  /** The view as far as the board shows it. The result comes after the last entry has had its time. */
  get told(): View {
    const { isLive, shown } = this.timeline;
    const view = this.#view();
    const moment = this.#table.moments.at(view, shown) ?? {};
    if (!isLive) return viewAt(view, moment);
    return this.isClosing ? unfinished(view) : viewSoFar(view, shown, moment);
  }

  /** The view as far as it has happened, for what is announced and heard. */
  get heard(): View {
    const { isLive, shown } = this.timeline;
    return isLive ? viewSoFar(this.#view(), shown) : this.#view();
  }

  /** True if the last entry of a game is played, after which its kingdoms are outlined one by one, and then the result is told. */
  get isClosing(): boolean {
    const { entry, isLive, ms } = this.timeline;
    return isLive && ms > 0 && entry !== undefined && this.#closingOf(entry) > 0;
  }

  /** True if captured kings decide, and no kingdom counts. */
  get isWonByKings(): boolean {
    return this.#view().board?.leads?.by === "kings_captured";
  }

  /** The calm time of the end of a game after its last entry; 0 after any other. */
  #closingOf(entry: EntryView): number {
    const { log, board, stage, standing } = this.#view();
    const isOver = stage !== "playing" && standing.results.length > 0;
    const kingdoms = this.isWonByKings ? 0 : (board?.kingdoms ?? []).flat().length;
    return isOver && entry === log.at(-1) && kingdoms > 0 ? kingdoms * END.ms + END.gap : 0;
  }

  /** The seat that moves on the board that is shown; undefined if the game is over. */
  get mover(): string | undefined {
    const view = this.#view();
    return this.#isBehind ? entryAt(view, this.timeline.shown)?.seat : view.turn;
  }

  /** The move that is seen now, in words: one that is played, or the reader's own until the server has answered. */
  get happening(): string | undefined {
    const { pending, isUnsent, sent } = this.#picker;
    if (pending !== undefined && sent !== undefined && !isUnsent)
      return entryWords({ seat: sent.seat, detail: pending });
    const { entry, isPlaying } = this.timeline;
    return (isPlaying || this.isClosing) && entry !== undefined ? entryWords(entry) : undefined;
  }

  /** True if entries are still to be shown, or the reader looks at an earlier moment. */
  get #isBehind(): boolean {
    return this.timeline.isPlaying || !this.timeline.isLive;
  }

  /** An own move has been seen since it was pressed; what a sacrifice leads to is seen later. */
  #timeOf(entry: EntryView): number {
    const { sent } = this.#picker;
    if (sent === undefined || !this.#isSent(entry)) return durationOf(entry);
    const [own, times] = [ownTimes(sent.action), timesOf(entry)];
    const seen = Math.max(0, sent.at + own.leap + own.ms - performance.now());
    this.#left = entry.detail.kind === "sacrifice" ? seen + times.ms + times.gap : seen;
    return this.#left + effectsMs(times);
  }

  /** True if an entry is the own move that was sent last. */
  #isSent(entry: EntryView): boolean {
    const { sent } = this.#picker;
    if (sent === undefined || entry.seat !== sent.seat || !isSame(entry.detail, sent.action)) return false;
    const view = this.#view();
    const place = view.log.indexOf(entry) + view.log_from;
    return sent.decision.startsWith(`${view.fairness.game} ${place} `);
  }

  /** The number of entries whose board is drawn: an own move stands already, though its entry is only about to be played. */
  get #drawn(): number {
    const { shown, isLive } = this.timeline;
    const { log, log_from } = this.#view();
    const next = log[shown - log_from];
    return isLive && next !== undefined && this.#isSent(next) ? shown + 1 : shown;
  }

  /** The own action that is drawn although it does not count yet: sent, or waiting to be confirmed. */
  get #own(): ActionFields | undefined {
    return this.#picker.pending ?? this.#picker.draft;
  }

  /** Shows the present if the reader looks at an earlier moment, and says whether that was so. */
  returns(): boolean {
    if (this.timeline.isLive) return false;
    this.timeline.live();
    return true;
  }

  /** True if the newest position is shown, without an own move on its way. */
  get isPresent(): boolean {
    return this.timeline.shown === entryCount(this.#view()) && this.#picker.pending === undefined;
  }

  /** The board as it is drawn. */
  get board(): RingfortsView | undefined {
    const view = this.#view();
    if (view.board === undefined) return undefined;
    const shown = this.#table.moments.at(view, this.#drawn)?.board ?? view.board;
    if (this.#isBehind) return shown;
    const { half, preview } = this.#picker;
    return (this.#own ? preview : half) ?? shown;
  }

  /** The hills of the move that is shown last. */
  get lastMove(): Hill[] {
    return hillsIn(this.#picker.pending ?? this.timeline.entry?.detail);
  }

  /** The targets of the moves since the reader's last one, in order; empty at an earlier moment. */
  get trail(): Hill[] {
    return trailOf(this.#told, (seat) => this.#table.isOwn(seat));
  }

  /** The kings that fell since then. */
  get fallen(): Fallen[] {
    return fallenIn(this.since);
  }

  /** The entries from the reader's last decision on. */
  get since(): EntryView[] {
    return sinceOf(this.#told, (seat) => this.#table.isOwn(seat));
  }

  /** The entries that are shown; none at an earlier moment, and while an own move is on its way. */
  get #told(): readonly EntryView[] {
    const { log, log_from } = this.#view();
    if (!this.timeline.isLive || this.#picker.pending !== undefined) return [];
    return log.slice(0, this.timeline.shown - log_from);
  }

  /** The effect of a press on a hill: a ringfort with its bridges, where it is legal and none of the reader's stands. */
  ghostOn(hill: Hill | undefined): Ghost | undefined {
    const { board, legal, seats, you } = this.#view();
    if (hill === undefined || !this.isPresent || !this.#picker.legal.includes(hill)) return undefined;
    const side = sideOf(seats, you) === 1 ? 1 : 0;
    if (hillsOf(board?.ringforts[side] ?? "").includes(hill)) return undefined;
    return ghostOf(board, legal, side, hill);
  }

  /** The announcement with the move that is shown now, and when it is seen. */
  get announced(): { readonly words: string; readonly from: number; readonly to: number } | undefined {
    const { entry, ms } = this.timeline;
    const words = entry === undefined || ms === 0 ? undefined : plaqueOf(entry);
    if (entry === undefined || words === undefined) return undefined;
    const { from, share } = this.#partsOf(entry);
    return { words, from, to: from + effectsMs(timesOf(entry)) * share };
  }

  /** The parts of an entry in the time that it has: its leap, its motion, when its effects begin, and the share of all calm times. */
  #partsOf(entry: EntryView) {
    const times = timesOf(entry);
    const isOwn = this.#isSent(entry);
    const before = isOwn ? this.#left : times.leap + times.ms + times.gap;
    const whole = before + effectsMs(times);
    const closing = this.isClosing ? this.#paced(this.#closingOf(entry)) : 0;
    const share = (this.timeline.motionMs - closing) / Math.max(1, whole);
    return { leap: isOwn ? 0 : times.leap * share, ms: times.ms * share, from: before * share, share };
  }

  /** A calm time at the pace of the reader. */
  #paced(calm: number): number {
    return timeOf(calm, this.timeline.pace, 0, 0);
  }

  /** The motion from the board that was drawn before. */
  get motion(): Motion {
    if (isStill()) return STILL;
    if (this.#own !== undefined) return { ...STILL, ...ownTimes(this.#own) };
    const { entry, motionMs, ms: held } = this.timeline;
    if (entry === undefined || motionMs === 0) return STILL;
    const { leap, ms, from, share } = this.#partsOf(entry);
    const { effects } = timesOf(entry);
    const end = {
      kind: "ended",
      from: from + effectsMs(timesOf(entry)) * share,
      ms: this.#paced(END.ms),
      gap: 0,
    } as const;
    const each = [...effectMotionsOf(effects, from, share), ...(this.isClosing ? [end] : [])];
    const effectMotions = held > 0 ? { key: `${entry.version}`, each } : undefined;
    return { leap, ms, turns: entry.detail.kind === "sacrifice", effectMotions };
  }
}

const isSame = (one: EntryView["detail"], other: ActionFields): boolean =>
  one.kind === other.kind && hillsIn(one).join() === hillsIn(other).join();
