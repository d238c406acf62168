// Hints: what the computer would do in the place of the reader, shown as a draft or marked where it is decided at once.

import { hint } from "../../client/requests.ts";
import type { ActionView, Hint, LogDetail } from "../../client/wire.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import { say } from "../words.ts";
import { positionsIn } from "./actions.ts";
import { outcomeWords } from "./planWords.ts";
import { isDrafted } from "./draft.svelte.ts";
import type { Reader } from "./reader.svelte.ts";
import { wouldWords } from "./sentences.ts";
import type { Turn } from "./turn.svelte.ts";

/** The hints of a table. */
export class Hints {
  readonly #table: SeatedTable;
  readonly #reader: Reader;
  readonly #turn: Turn;
  #answer: Hint | undefined = $state.raw(undefined);
  /** The steps of the turn that the hint begins. */
  #steps: readonly ActionView[] = $state.raw([]);
  /** The effects of these steps, where they are drafted, and the region in which they play. */
  #details: readonly LogDetail[] = $state.raw([]);
  #region: string | undefined;
  #isAsking = $state(false);

  constructor(table: SeatedTable, reader: Reader, turn: Turn) {
    this.#table = table;
    this.#reader = reader;
    this.#turn = turn;
  }

  /** True if a hint can be asked for. */
  get isOpen(): boolean {
    const { isOpen, view } = this.#reader;
    return isOpen && view?.can_hint === true && !this.#isAsking && !this.#turn.isBusy;
  }

  /** The hint for the moment in words; empty if none was asked for. */
  get words(): string {
    const answer = this.#answer;
    if (answer === undefined || answer.version !== this.#reader.view?.version) return "";
    const would = say("hint-answer", { level: answer.level, steps: wouldWords(this.#steps) });
    const outcome = outcomeWords(this.#details, this.#region, this.#turn);
    return outcome === "" ? would : `${would} ${outcome}`;
  }

  /** Asks for a hint, and shows it in place of what is drafted. */
  async ask(): Promise<void> {
    const { id, secret, untilMove } = this.#table;
    const { seat } = this.#reader;
    if (secret === undefined || seat === undefined) return;
    this.#isAsking = true;
    try {
      const answer = await hint(id, { secret, seat }, untilMove);
      await this.#show(answer.action);
      this.#answer = answer;
    } catch (error) {
      this.#table.failure = error;
    } finally {
      this.#isAsking = false;
    }
  }

  async #show(action: ActionView): Promise<void> {
    const turn = this.#turn;
    turn.clear();
    [this.#steps, this.#details] = [[action], []];
    if (action.kind === "keep") {
      turn.kept = action.cards ?? [];
      return;
    }
    turn.hintedCard = "card" in action ? action.card : undefined;
    if (action.kind !== "end" && isDrafted(turn.kings)) {
      await turn.draft.add(action, [], []);
      const { steps, preview } = turn.draft;
      if (steps.length === 0) return;
      this.#steps = steps;
      this.#details = preview?.details ?? [];
      this.#region = turn.draftRegion;
      return;
    }
    const region = "region" in action ? action.region : turn.kings?.stage.region;
    turn.hinted = region === undefined ? undefined : { region, positions: positionsIn(action) };
  }
}
