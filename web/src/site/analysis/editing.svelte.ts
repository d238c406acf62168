// The position in the editor, and the answer of the server to it.

import { faultOf, momentOf } from "../../client/positions.ts";
import type { Fault, Moment, PositionForm, PositionOf, VariantEntry } from "../../client/wire.ts";
import { errorWords } from "../sentences.ts";
import { RETRY_MS, isTransient } from "../../client/requests.ts";
import { asVariant, drawnOf, linked, sketchOf, used, type Sketch, type Tool } from "./sketch.ts";
import type { Hill } from "../../board/index.ts";

/** Pause after the last change before the server is asked. */
const REST_MS = 100;

/** The form of a variant that is not there: ringforts alone. */
const PLAIN: PositionForm = {
  phases: ["over"],
  has_kings: false,
  counts_lost_kings: false,
  has_links: false,
  has_last_turns: false,
};

/** A ringfort game, with the form of its positions. */
export interface EditedGame extends VariantEntry {
  readonly form: PositionForm;
}

/** A position that is edited. */
export class Editing {
  readonly games: readonly EditedGame[];
  sketch: Sketch = $state.raw() as Sketch;
  tool: Tool = $state("fort-0");
  /** The first hill of a bridge that is being set. */
  from: Hill | undefined = $state(undefined);
  /** The drawn position; undefined while it is illegal or not checked. */
  moment: Moment | undefined = $state.raw(undefined);
  /** The last moment that could be, of which bridges are drawn. */
  last: Moment;
  /** The fault of the drawing or the text. */
  fault: Fault | undefined = $state.raw(undefined);
  /** A text that was written and not read yet. */
  draft: string | undefined = $state(undefined);
  /** Why the last request failed; undefined if it did not. */
  failure: unknown = $state.raw();

  /** The number of the last request or change. Answers to earlier requests are dropped. */
  #turn = 0;

  /** A sentence that the reader should see, such as that nobody answers. */
  get notice(): string {
    return errorWords(this.failure);
  }

  constructor(games: readonly EditedGame[], moment: Moment) {
    this.games = games;
    this.last = moment;
    this.#show(moment);
  }

  readonly entry = $derived.by(() => this.games.find((game) => game.variant === this.sketch.variant));
  readonly form = $derived.by(() => this.entry?.form ?? PLAIN);

  /** The fault to mark on the board; a fault of the text is marked in the text. */
  get drawnFault(): Fault | undefined {
    return this.draft === undefined ? this.fault : undefined;
  }

  /** The text of the position; what is written has its own. */
  get text(): string {
    return this.draft ?? this.moment?.position ?? "";
  }

  #show(moment: Moment): void {
    this.sketch = sketchOf(moment);
    this.#answered(moment);
    this.draft = undefined;
  }

  #answered(moment: Moment): void {
    this.moment = moment;
    this.last = moment;
    this.fault = undefined;
    this.failure = undefined;
  }

  /** Draws something else. */
  draw(sketch: Sketch): void {
    this.#turn += 1;
    this.sketch = sketch;
    this.moment = undefined;
    this.draft = undefined;
  }

  /** Uses the tool that is chosen on a hill. */
  use(hill: Hill): void {
    if (this.tool !== "link") return this.draw(used(this.sketch, this.tool, hill));
    const { from } = this;
    this.from = from === undefined ? hill : undefined;
    if (from !== undefined && from !== hill) this.draw(linked(this.sketch, [from, hill]));
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.from = undefined;
  }

  /** Shows how a variant begins. */
  async begin(variant: string): Promise<void> {
    this.draft = undefined;
    await this.#ask({ position: variant }, (moment) => this.#show(moment));
  }

  /** Goes on with another variant; an empty board becomes the start of it. */
  change(variant: string): void {
    const entry = this.games.find((game) => game.variant === variant);
    if (entry === undefined) return;
    this.choose("fort-0");
    if (this.sketch.ringforts.flat().length === 0) void this.begin(variant);
    else this.draw(asVariant(this.sketch, variant, entry.seats, entry.form));
  }

  /** Checks the drawing. Returns the function that cancels it, for when something else is drawn. */
  check(): () => void {
    const { sketch, form } = this;
    if (this.moment !== undefined || this.draft !== undefined) return () => undefined;
    let isEnded = false;
    const look = async () => {
      const drawn = drawnOf(sketch, form);
      const isBusy = await this.#ask({ drawn }, (moment) => this.#answered(moment));
      if (isBusy && !isEnded) timer = setTimeout(look, RETRY_MS);
    };
    let timer = setTimeout(look, REST_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }

  /** Shows the position of the text that was written. */
  async read(text: string): Promise<void> {
    this.draft = text;
    await this.#ask({ position: text.trim() }, (moment) => this.#show(moment));
  }

  /** Sends a position to the server. Resolves to whether it is to be tried again. */
  async #ask(position: PositionOf, then: (moment: Moment) => void): Promise<boolean> {
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const moment = await momentOf(position);
      if (turn === this.#turn) then(moment);
      return false;
    } catch (error) {
      if (turn !== this.#turn) return false;
      this.fault = faultOf(error);
      this.failure = this.fault === undefined ? error : undefined;
      return isTransient(error);
    }
  }
}
