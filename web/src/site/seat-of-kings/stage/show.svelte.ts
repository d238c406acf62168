// The picture of a table of Seat of Kings at the moment of its timeline: the board, the motion, the marks.

import { entryCount } from "../../../client/logs.ts";
import type { CardFace, EntryView, KingsView, View } from "../../../client/wire.ts";
import { viewSoFar, type Moments } from "../../../game/moments.svelte.ts";
import type { Motion } from "../../../seat-of-kings/index.ts";
import { Timeline } from "../../stage/timeline.svelte.ts";
import { drawnOf } from "../faces.ts";
import { cardOf, topDiscard } from "./change.ts";
import { motionOf } from "./motion.ts";
import { chainOf, durationOf, timedParts, type Timed } from "./parts.ts";
import { TABLED, hasPlayedOn, isTabled, roundEndOf, type RoundEnd } from "./roundEnd.ts";
import { entriesSince, touchedBy, touchedIn, trailOf, type Touched } from "./touched.ts";
import type { Turn } from "../turn.svelte.ts";
import { TURNS, isOwn, linesAfter, linesOf, type Line } from "./turns.ts";

/** The shown moment. */
export interface Shown {
  /** The newest view of the reader. */
  readonly view: () => View;
  /** The moments of its game. */
  readonly moments: Moments;
  /** The turn of the reader. A draft that is being played is seen on the board already. */
  readonly turn: Pick<Turn, "kings" | "draft">;
  /** The seat of the reader. */
  readonly reader: () => string | undefined;
  readonly faces: () => ReadonlyMap<number, CardFace>;
}

/** The moment that a table shows. Made while a component is made. */
export class Show {
  readonly #shown: Shown;
  readonly timeline: Timeline;
  /** The round of which the table was closed. */
  #closed: number | undefined = $state();
  /** The round of which the table was shown, which stays whatever is played meanwhile. */
  #opened: number | undefined = $state();

  constructor(shown: Shown) {
    this.#shown = shown;
    this.timeline = new Timeline({
      get view() {
        return shown.view();
      },
      moments: shown.moments,
      durationOf: (entry) => durationOf(entry, shown.reader(), chainOf(shown.view().log, entry)),
    });
    // A reader who comes to a round that goes on has no use for the end of the one before.
    const now = shown.view();
    const isUnderWay = (now.kings?.played ?? 0) > 0 && now.stage === "playing";
    if (isUnderWay) this.#closed = roundEndOf(now, entryCount(now))?.round;
    $effect(() => {
      if (this.roundEnd !== undefined) this.#opened = this.roundEnd.round;
    });
  }

  /** True if the newest moment is shown, and the reader can decide on what is seen. */
  readonly isNow: boolean = $derived.by(
    () => this.#shown.turn.draft.isPlaying || this.timeline.shown >= entryCount(this.#shown.view()),
  );

  /** The game as it is shown. */
  readonly kings: KingsView | undefined = $derived.by(() => {
    const [drafted, view] = [this.#shown.turn.kings, this.#shown.view()];
    const { shown } = this.timeline;
    const kings = this.isNow ? drafted : this.#kingsAt(shown);
    const open = this.happening ? before(kings, this.#kingsAt(shown - 1)) : kings;
    return open && withoutStart(open, view.stage !== "seating");
  });

  #kingsAt(count: number): KingsView | undefined {
    return this.#shown.moments.at(this.#shown.view(), count)?.kings;
  }

  /** The view as far as it was shown, for what is announced and heard. */
  readonly told: View = $derived.by(() =>
    this.timeline.isLive ? viewSoFar(this.#shown.view(), this.timeline.shown) : this.#shown.view(),
  );

  /** The entry that is happening; undefined while nothing is played. */
  readonly happening: EntryView | undefined = $derived.by(() => {
    const { entry, isSettled, isLive } = this.timeline;
    const isSeen = entry !== undefined && durationOf(entry, this.#shown.reader()) > 0;
    return isSeen && isLive && !isSettled && !this.#shown.turn.draft.isPlaying ? entry : undefined;
  });

  /** The parts of the entry that is happening, each with its time; none while nothing is played. */
  readonly parts: readonly Timed[] = $derived.by(() => {
    const entry = this.happening;
    const [view, reader] = [this.#shown.view(), this.#shown.reader()];
    return entry === undefined ? [] : timedParts(entry, reader, this.timeline.ms, chainOf(view.log, entry));
  });

  /** The region in which something happens. */
  readonly region: string | undefined = $derived.by(() => {
    const entry = this.happening ?? (this.timeline.isLive ? undefined : this.timeline.entry);
    return entry && (touchedBy(entry)[0]?.region ?? entry.detail.region);
  });

  /** The motion. */
  readonly motion: Motion | undefined = $derived.by(() => {
    const entry = this.happening;
    return entry && this.#motionOf(entry);
  });

  #motionOf(entry: EntryView): Motion | undefined {
    const before = this.#kingsAt(this.timeline.shown - 1);
    const after = this.#kingsAt(this.timeline.shown);
    const ms = this.timeline.ms;
    if (before === undefined || after === undefined || ms === 0) return undefined;
    return motionOf({ entry, before, after, face: this.faceOf(entry), parts: this.parts, ms });
  }

  /** The card that an entry lays open, for its picture. */
  faceOf(entry: EntryView) {
    const card = cardOf(this.#shown.view().log, entry);
    const face = card === undefined ? undefined : this.#shown.faces().get(card);
    return face && drawnOf(face);
  }

  /** The card on top of the discards. */
  readonly discarded: number | undefined = $derived.by(() =>
    topDiscard(this.#shown.view(), this.timeline.shown),
  );

  /** The positions that the last entry changed, or at an earlier moment all of its line. */
  readonly last: readonly Touched[] = $derived.by(() => {
    const { entry, isLive } = this.timeline;
    if (!isLive) return this.line ? touchedIn(this.line) : entry ? touchedBy(entry) : [];
    return [...(entry ? touchedBy(entry) : []), ...thronesIn(this.#shown.view())];
  });

  /** The line of the log that the reader points at. */
  pointed: Line | undefined = $state.raw();

  /** The positions that the pointed line changed. */
  readonly lit: readonly Touched[] = $derived.by(() => (this.pointed ? touchedIn(this.pointed) : []));

  /** The positions that changed since the reader's last turn. */
  readonly since: readonly Touched[] = $derived.by(() => {
    const { isLive, shown } = this.timeline;
    const [view, reader] = [this.#shown.view(), this.#shown.reader()];
    const since = isLive ? entriesSince(view, shown, reader) : [];
    return since.filter(({ seat }) => reader === undefined || seat !== reader).flatMap(touchedBy);
  });

  /** The lines of the log. */
  readonly lines: readonly Line[] = $derived.by(() => linesOf(this.#shown.view()));

  /** The line that is shown. */
  readonly line: Line | undefined = $derived.by(
    () => this.lines.find(({ count }) => count >= this.timeline.shown) ?? this.lines.at(-1),
  );

  /** All lines since the reader's last turn; none while it is being played, and for watchers. */
  readonly #linesAfter: readonly Line[] = $derived.by(() => {
    const [reader, view] = [this.#shown.reader(), this.#shown.view()];
    const { isLive, shown } = this.timeline;
    if (reader === undefined || !isLive) return [];
    const lines = linesAfter(this.lines, entriesSince(view, shown, reader));
    return lines.filter(({ count }) => count <= shown);
  });

  /** The lines of the others among them. */
  readonly linesSince: readonly Line[] = $derived.by(() =>
    this.#linesAfter.filter((line) => !isOwn(line, this.#shown.reader() ?? "")),
  );

  /** True if the reader has had a turn in this game. */
  readonly hasPlayed: boolean = $derived.by(() => {
    const [reader, view] = [this.#shown.reader(), this.#shown.view()];
    const isTurn = ({ seat, detail }: EntryView) => seat === reader && TURNS.includes(detail.kind);
    return view.log_from > 0 || view.log.some(isTurn);
  });

  /** The numbers of those lines on the board, by region and position. */
  readonly trail: ReturnType<typeof trailOf> = $derived.by(() =>
    trailOf(this.#linesAfter, this.#shown.reader() ?? ""),
  );

  /** Plays once more what happened since the reader's last turn. */
  again(): void {
    const [view, reader] = [this.#shown.view(), this.#shown.reader()];
    const since = entriesSince(view, entryCount(view), reader);
    this.timeline.replay(entryCount(view) - since.length);
  }

  /** The end of a round as a table, until it is closed or the reader has played on; while a round ends only where the board is not needed. */
  readonly roundEnd: RoundEnd | undefined = $derived.by(() => {
    const { isLive, isPlaying, shown } = this.timeline;
    const view = this.#shown.view();
    if (!isLive) return undefined;
    const end = roundEndOf(view, shown);
    if (end === undefined || end.round === this.#closed) return undefined;
    if (hasPlayedOn(view, shown, end.round, this.#shown.reader())) return undefined;
    if (end.round === this.#opened) return end;
    if (isPlaying || this.happening !== undefined) return undefined;
    const isRead = end.isOver || isTabled(view);
    return isRead ? end : undefined;
  });

  closeRound(): void {
    const view = this.#shown.view();
    this.#closed = roundEndOf(view, this.timeline.shown)?.round;
  }
}

/** The King positions by which a game was won; none before that. */
function thronesIn({ kings, ending }: View): Touched[] {
  if (kings?.stage.name !== "over" || ending !== "played") return [];
  const winner = kings.raths.find(({ king_positions }) => king_positions >= kings.kings_to_win)?.seat;
  const won = kings.regions.filter(({ king }) => king !== undefined && king === winner);
  return won.map(({ region }) => ({ region, positions: ["K"] }));
}

/** A game while an event is played: with the closed regions and the players near to winning of the moment before. */
function before(kings: KingsView | undefined, earlier: KingsView | undefined): KingsView | undefined {
  if (kings === undefined || earlier === undefined) return kings;
  const raths = kings.raths.map(({ near: _, ...rath }, place) => {
    const near = earlier.raths[place]?.near;
    return { ...rath, ...(near && { near }) };
  });
  return { ...kings, closed: earlier.closed, raths };
}

/** Before the lots nobody is the Starting Player. */
export const withoutStart = (kings: KingsView, isBegun = true): KingsView =>
  isBegun && kings.stage.draw !== "lots" ? kings : { ...kings, starting: "" };

/** Questions at the end of a round. */
export const ENDING: readonly string[] = [...TABLED, "traitor", "exchange", "garrison"];
