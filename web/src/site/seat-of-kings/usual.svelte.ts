// The usual turns of the chosen card: what nearly everybody would do at each of its fits.

import { usualTurns } from "../../client/requests.ts";
import type { UsualTurn } from "../../client/wire.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import type { Reader } from "./reader.svelte.ts";

/** A fit as the key of a map. */
const keyOf = (region: string, positions: readonly string[]): string => `${region} ${positions.join("+")}`;

const NONE: ReadonlyMap<string, UsualTurn> = new Map();

/** The usual turns of one card, once the server has said them. */
export class UsualTurns {
  readonly #table: SeatedTable;
  readonly #reader: Reader;
  #turns: ReadonlyMap<string, UsualTurn> = $state.raw(NONE);
  #asked = 0;

  constructor(table: SeatedTable, reader: Reader) {
    this.#table = table;
    this.#reader = reader;
  }

  /** Fetches those of a card; none for no card. A request that fails leaves the page without them, and without a word. */
  async fetch(card: number | undefined): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#turns = NONE;
    const [secret, seat] = [this.#table.secret, this.#reader.view?.you];
    if (card === undefined || secret === undefined || seat === undefined) return;
    // Asked in a task of its own: the press that chooses a card has much to draw.
    await new Promise((done) => setTimeout(done));
    if (asked !== this.#asked) return;
    const { id, untilMove } = this.#table;
    const answer = await usualTurns(id, { secret, seat, card }, untilMove).catch(() => undefined);
    if (answer === undefined || asked !== this.#asked) return;
    this.#turns = new Map(answer.turns.flatMap((turn) => entryOf(turn)));
  }

  /** Whether the server has said them. */
  get areKnown(): boolean {
    return this.#turns.size > 0;
  }

  /** The usual turn of a fit. */
  of(region: string, positions: readonly string[]): UsualTurn | undefined {
    return this.#turns.get(keyOf(region, positions));
  }
}

function entryOf(turn: UsualTurn): [string, UsualTurn][] {
  const [play] = turn.actions;
  return play?.kind === "play" ? [[keyOf(play.region, play.positions), turn]] : [];
}
