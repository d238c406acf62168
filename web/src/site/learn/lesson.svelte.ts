// A step of a course on a board of a ringfort game: what the learner answers, and what the board says to it.

import { bridgesOf, type Ghost, type Hill, type ShownMove } from "../../board/index.ts";
import { momentOf, whyNotAt } from "../../client/positions.ts";
import { Refused } from "../../client/requests.ts";
import type {
  ActionFields,
  ActionInput,
  Command,
  Legal,
  Moment,
  PositionWhyNot,
  Why,
} from "../../client/wire.ts";
import type { MoveHost } from "../ringforts/picker.svelte.ts";
import { ghostOf } from "../ringforts/ghosts.ts";
import { choicesOf, hillsIn } from "../ringforts/picking.ts";
import { sideOf } from "../named.ts";
import { Answers } from "./answers.svelte.ts";
import { actionOf, hillsMeant, isAccepted, nearOf, replyTo, type Step, type Turn } from "./courses.ts";

/** The request for a moment of the board; a test has its own. */
export type Ask = typeof momentOf;

/** A step while it is learnt. */
export class Lesson extends Answers implements MoveHost {
  readonly isTrial = true;
  readonly #ask: Ask;
  waiting = $state(0);
  /** The board before the learner's decision, and what is shown now. */
  #before: Moment | undefined = $state.raw();
  #shown: Moment | undefined = $state.raw();
  #played: readonly ActionInput[] = [];
  /** The number of the learner's decision, from 0. */
  #turn = $state(0);
  #reply: Moment["after"] = $state.raw();
  #ghost: Ghost | undefined = $state.raw();

  constructor(step: Step, isQuick: () => boolean, ask: Ask = momentOf) {
    super(step, isQuick);
    this.#ask = ask;
  }

  /** Shows the position of the step. Resolves once it is there, or nobody answers. */
  async begin(): Promise<void> {
    const moment = await this.#moment([]);
    if (moment !== undefined) this.#set(moment, []);
  }

  /** The moment that the board shows. */
  get moment(): Moment | undefined {
    return this.#shown;
  }

  get isAstray(): boolean {
    return this.#shown !== this.#before;
  }

  get you(): string | undefined {
    return this.step.seat;
  }

  /** The number of the decision that is asked for, from 1. */
  get turn(): number {
    return this.#turn + 1;
  }

  /** The reply of the others to the learner's last decision; undefined if they did nothing. */
  get reply(): Moment["after"] {
    return this.#reply;
  }

  /** The reply that the others would give to an answer that misses. */
  get ghost(): Ghost | undefined {
    return this.#ghost;
  }

  get #asked(): Turn | undefined {
    return this.step.turn?.[this.#turn];
  }

  get view(): { readonly legal?: Legal } {
    const legal = this.isDone || this.isAstray ? undefined : this.#before?.legal;
    if (legal === undefined || this.#asked === undefined) return {};
    const { options } = this.#asked;
    // Where the learner chooses one of two, nothing else can be played.
    return { legal: options === undefined ? legal : among(legal, options) };
  }

  /** The hills that the second hint lights. */
  get lit(): Hill[] {
    const look = this.#turn === 0 ? this.step.look : this.#asked?.look;
    return this.isLooking ? (look ?? []).flatMap(hillsMeant) : [];
  }

  /** The answer as an arrow, for the last hint. */
  get answer(): ShownMove[] {
    const [line] = this.#asked?.accept ?? [];
    if (this.strength < 3 || this.isDone || this.isAstray || line === undefined) return [];
    const legal = choicesOf(this.#before?.legal)[0];
    const hills = line === "*" ? (legal?.hills ?? []) : hillsMeant(line);
    const isKing = line === "*" ? legal !== undefined && "from" in legal.action : line.includes("-");
    const [one, other] = hills;
    if (one === undefined) return [];
    if (isKing && other !== undefined) return [{ from: one, to: other, link: undefined }];
    return [{ from: undefined, to: one, link: bridgesOf(hills.slice(1).join(""))[0] }];
  }

  async order(_seat: string, command: Command): Promise<boolean> {
    if (command.do !== "move" || this.isAstray) return false;
    const action = command.action as ActionFields;
    const moment = await this.#moment([...this.#played, action]);
    if (moment?.after === undefined) return false;
    const turn = this.#asked;
    if (turn === undefined) return false;
    const { token } = moment.after;
    if (isAccepted(turn, token)) await this.#accept(turn, token, moment, [...this.#played, action]);
    else void this.#reject(turn, token, moment);
    return true;
  }

  async #accept(turn: Turn, token: string, moment: Moment, played: readonly ActionInput[]): Promise<void> {
    this.miss = undefined;
    this.#reply = undefined;
    this.#set(moment, played);
    const reply = replyTo(turn, token);
    if (reply.length > 0) {
      await this.replyPause();
      const all = [...played, ...reply];
      const after = await this.#moment(all);
      if (after !== undefined) this.#set(after, all);
      this.#reply = after?.after;
    }
    this.#turn += 1;
    if (this.#asked === undefined) this.isDone = true;
    else this.turnOver();
  }

  async #reject(turn: Turn, token: string, moment: Moment): Promise<void> {
    const near = nearOf(this.step, this.#turn, token);
    const clause = near?.clause ?? turn.rest;
    const words = near === undefined ? "rest" : `near-${near.number}`;
    this.missed({ words, ...(clause !== undefined && { clause }) });
    this.#shown = moment;
    const [hill] = hillsMeant(near?.answer ?? "");
    if (hill === undefined) return;
    await this.replyPause();
    if (this.#shown !== moment) return;
    const side = sideOf(moment.seats, moment.turn) === 1 ? 1 : 0;
    this.#ghost = ghostOf(moment.board, moment.legal, side, hill);
  }

  takeBack(): void {
    this.leave();
    this.miss = this.#ghost = undefined;
    this.#shown = this.#before;
  }

  /** The hills that are marked; of an answer that leads somewhere, where it leads. */
  get marked(): Hill[] {
    return this.marks.flatMap((mark) => (mark.length === 1 ? hillsMeant(mark) : hillsMeant(mark).slice(-1)));
  }

  /** Compares an answer, and asks the rules about a mark too many of which the course says nothing. */
  override check(): void {
    super.check();
    const { miss } = this;
    const action = miss?.words === "extra" && actionOf(this.step.find ?? "", miss.mark ?? "");
    if (!miss || !action) return;
    void this.#why({ action }).then((why) => {
      // A learner who has marked on needs no explanation any more.
      if (why !== undefined && this.miss === miss) this.miss = { ...miss, why };
    });
  }

  async explain(hills: readonly Hill[]): Promise<Why | undefined> {
    const why = await this.#why({ hills: [...hills] });
    if (why !== undefined) this.miss = undefined;
    return why;
  }

  async #why(tried: Pick<PositionWhyNot, "action" | "hills">): Promise<Why | undefined> {
    try {
      const asked = { position: this.step.position, actions: [...this.#played], ...tried };
      return (await whyNotAt(asked)) ?? undefined;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "not-a-move") this.failure = error;
      return undefined;
    }
  }

  async #moment(actions: readonly ActionInput[]): Promise<Moment | undefined> {
    this.waiting += 1;
    try {
      const moment = await this.#ask({ position: this.step.position, actions: [...actions] });
      this.failure = undefined;
      return moment;
    } catch (error) {
      this.failure = error;
      return undefined;
    } finally {
      this.waiting -= 1;
    }
  }

  #set(moment: Moment, played: readonly ActionInput[]): void {
    [this.#before, this.#shown, this.#played] = [moment, moment, played];
  }
}

/** The legal decisions on the hills of these lines. */
function among(legal: Legal, lines: readonly string[]): Legal {
  const isMeant = (hills: readonly Hill[]) => lines.some((line) => hillsMeant(line).join() === hills.join());
  return {
    actions: (legal.actions ?? []).filter((action) => isMeant(hillsIn(action))),
    builds: (legal.builds ?? []).filter((hill) => isMeant([hill])),
    ...(legal.prompt && { prompt: legal.prompt }),
  };
}
