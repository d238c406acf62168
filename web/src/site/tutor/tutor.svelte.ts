// The tutor of a table against the computer: what it says after each move, and the warning before a blunder.

import { askTutor } from "../../client/requests.ts";
import type {
  ActionFields,
  EntryView,
  TutorAnswer,
  TutorMove,
  TutorRemark,
  View,
} from "../../client/wire.ts";
import { knows } from "../words.ts";
import { timesSaid } from "./timesSaid.ts";

/** A sentence, and the places that it is about: hills, or positions of regions. */
export interface Said<Place> {
  readonly words: string;
  readonly hills: readonly Place[];
}

/** The voice of a tutor in the games of one family. */
export interface Voice<Place> {
  /** The remark on a move of a seat, or on how the game goes on; as short as may be, if it was often said. */
  readonly remark: (remark: TutorRemark, seat: string, isShort: boolean) => Said<Place>;
  /** Why an action should not be played. */
  readonly warning: (action: ActionFields, warned: NonNullable<TutorAnswer["warning"]>) => Said<Place>;
  /** The better action that was missed. */
  readonly missed: (missed: NonNullable<TutorAnswer["missed"]>) => Said<Place>;
  /** That an action was the only good one. */
  readonly onlyWay: (points: number, own: EntryView) => Said<Place>;
  /** The entry of the reader from which on the moves are explained; undefined if there is none. */
  readonly since: (log: readonly EntryView[], isOwn: (seat: string) => boolean) => EntryView | undefined;
  /** True if a turn begins with an entry. */
  readonly isTurn: (entry: EntryView) => boolean;
  /** True if each seat has a sentence of its own, or the most telling move of all the only one. */
  readonly isEachHeard: boolean;
}

/** The table as the tutor knows it. */
export interface TutoredTable {
  readonly id: string;
  readonly secret: string | undefined;
  readonly view: View | undefined;
  /** Changes with each decision. */
  readonly decision: string;
  /** Withdraws what was asked once a move is sent. */
  readonly untilMove: AbortSignal;
  isOwn(seat: string): boolean;
}

/** The kinds that are said at most so many times running. */
const MOST_RUNNING = 2;

/** The reader is spoken to once in so many turns. */
const TURNS_BETWEEN = 3;

/** The time that a move waits for the tutor, in milliseconds. */
const MOST_WAIT = 2_000;

/** The kind that is said shorter once the reader knows it. */
const PHASE = 1;

/** The number of times that it is said in full. */
const MOST_FULL = 2;

/** The words that were said, with the decision at which that was. */
interface SaidAt<Place> extends Said<Place> {
  readonly decision: string;
}

/** The tutor of a table. */
export class Tutor<Place> {
  readonly #table: TutoredTable;
  readonly #voice: Voice<Place>;
  readonly #request: typeof askTutor;
  #said: SaidAt<Place> | undefined = $state.raw(undefined);
  /** True if the hills of the sentence are lit. */
  isShown = $state(false);
  /** The decision about which was asked last. */
  #looked = "";
  /** The turn in which the reader was spoken to last. */
  #spokeAt = -TURNS_BETWEEN;
  /** The kinds of what was said of the computer's moves, the last one at the end. */
  #kinds: readonly number[] = [];
  /** The turn for which a hint was asked. */
  #hintedAt = -1;
  readonly #warnings = new Map<string, Promise<Said<Place> | undefined>>();

  constructor(table: TutoredTable, voice: Voice<Place>, request: typeof askTutor = askTutor) {
    this.#table = table;
    this.#voice = voice;
    this.#request = request;
  }

  /** The words at this moment; empty if nothing is said. */
  get words(): string {
    return this.#now?.words ?? "";
  }

  /** True if it is about a place that can be lit. */
  get hasPlaces(): boolean {
    return (this.#now?.hills.length ?? 0) > 0;
  }

  /** The hills of it while they are shown; undefined while they are not. */
  get lit(): readonly Place[] | undefined {
    return this.isShown ? this.#now?.hills : undefined;
  }

  get #now(): SaidAt<Place> | undefined {
    return this.#said?.decision === this.#table.decision ? this.#said : undefined;
  }

  /** Notes that a hint was asked for. The tutor, who may see further or less far, does not speak against it. */
  noteHint(): void {
    this.#hintedAt = this.#turn;
  }

  /** The number of turns that the reader decided. */
  get #turn(): number {
    const log = this.#table.view?.log ?? [];
    return log.filter((entry) => this.#isDecided(entry) && this.#voice.isTurn(entry)).length;
  }

  #isDecided({ seat, by }: EntryView): boolean {
    return seat !== undefined && this.#table.isOwn(seat) && by !== "table";
  }

  /** True if the reader may be spoken to in this turn. */
  get #maySpeak(): boolean {
    return this.#turn - this.#spokeAt >= TURNS_BETWEEN;
  }

  /** Asks, once a turn, what the moves since the reader's last one did. */
  async look(): Promise<void> {
    const { view, decision } = this.#table;
    if (view?.legal === undefined || view.log.length === 0 || this.#looked === decision) return;
    this.#looked = decision;
    this.isShown = false;
    const own = this.#voice.since(view.log, (seat) => this.#table.isOwn(seat));
    const last = view.log.findLast(({ seat }) => seat !== undefined);
    // In the middle of the reader's own turn there is nothing to say.
    if (this.#voice.isEachHeard && this.#table.isOwn(last?.seat ?? "")) return;
    const answer = await this.#ask({ since: (own ?? view.log[0])?.version ?? 0 });
    if (answer === undefined || decision !== this.#table.decision) return;
    const all = [...this.#ofReader(answer, own), ...this.#ofOthers(answer)];
    if (all.length === 0) return;
    const words = all.map((one) => one.words).join(" ");
    this.#said = { words, hills: all.flatMap((one) => one.hills), decision };
  }

  /** The remarks to the reader on their own move. */
  #ofReader(answer: TutorAnswer, own: EntryView | undefined): Said<Place>[] {
    const moves = answer.moves.filter(({ seat }) => this.#table.isOwn(seat));
    const [phase] = moves.flatMap(({ seat, remarks }) => remarks.map((remark) => ({ seat, remark })));
    if (phase !== undefined) return [this.#remark(phase.remark, phase.seat)];
    if (!this.#maySpeak) return [];
    const said = this.#judged(answer, own);
    if (said === undefined) return [];
    this.#spokeAt = this.#turn;
    return [said];
  }

  #judged(answer: TutorAnswer, own: EntryView | undefined): Said<Place> | undefined {
    // A move that a hint advised is neither the reader's find nor their fault.
    if (this.#hintedAt === this.#turn - 1) return undefined;
    if (answer.missed) return this.#voice.missed(answer.missed);
    return answer.only_way && own ? this.#voice.onlyWay(answer.only_way, own) : undefined;
  }

  /** The remark on the most telling move of the others, or of each of them. */
  #ofOthers({ moves }: TutorAnswer): Said<Place>[] {
    const others = moves.filter(({ seat }) => !this.#table.isOwn(seat));
    const seats = this.#voice.isEachHeard ? [...new Set(others.map(({ seat }) => seat))] : [undefined];
    return seats.flatMap((heard) => {
      const heardOf = others.filter(({ seat }) => heard === undefined || seat === heard);
      const fresh = heardOf.flatMap((move) =>
        this.#fresh(move).map((remark) => ({ seat: move.seat, remark })),
      );
      const [first] = fresh.toSorted((one, other) => one.remark.kind - other.remark.kind);
      if (first === undefined) return [];
      this.#kinds = [...this.#kinds, first.remark.kind].slice(-MOST_RUNNING);
      return [this.#remark(first.remark, first.seat)];
    });
  }

  /** A remark in full, or shorter if it is of a kind that was often said in full. */
  #remark(remark: TutorRemark, seat: string): Said<Place> {
    const isShort =
      remark.kind === PHASE && knows(`tutor-short-${remark.code}`) && timesSaid(remark.code) > MOST_FULL;
    return this.#voice.remark(remark, seat, isShort);
  }

  /** The first remark on a move whose kind was not said too often. */
  #fresh({ remarks }: TutorMove): TutorMove["remarks"] {
    const isRunning = (kind: number) =>
      this.#kinds.length === MOST_RUNNING && this.#kinds.every((said) => said === kind);
    return remarks.filter(({ kind }) => !isRunning(kind)).slice(0, 1);
  }

  /** Why an action should not be played; undefined if it may, or no answer comes in time. */
  warn(action: ActionFields): Promise<Said<Place> | undefined> {
    const key = JSON.stringify([this.#table.decision, action]);
    let asked = this.#warnings.get(key);
    if (asked === undefined) {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, MOST_WAIT, undefined));
      asked = Promise.race([this.#warned(action), late]);
      this.#warnings.set(key, asked);
    }
    return asked;
  }

  async #warned(action: ActionFields): Promise<Said<Place> | undefined> {
    if (this.#hintedAt === this.#turn) return undefined;
    if (!this.#maySpeak && this.#turn !== this.#spokeAt) return undefined;
    const warning = (await this.#ask({ action }))?.warning;
    if (!warning) return undefined;
    this.#spokeAt = this.#turn;
    return this.#voice.warning(action, warning);
  }

  async #ask(about: { action: ActionFields } | { since: number }): Promise<TutorAnswer | undefined> {
    const { id, secret, view, untilMove } = this.#table;
    if (secret === undefined || view?.you === undefined) return undefined;
    // Without an answer there is nothing to say: that is no failure to report.
    return this.#request(id, { secret, seat: view.you, ...about }, untilMove).catch(() => undefined);
  }
}
