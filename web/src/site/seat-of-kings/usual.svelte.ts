// The usual turns of the chosen card: what nearly everybody would do at each of its fits.

import type { UsualTurn } from "../../client/wire.ts";
import type { Action } from "./choices.ts";
import type { KingsHost, KingsReader } from "./host.ts";

type Fit = Readonly<Pick<Action<"play">, "region">> & { readonly positions: readonly string[] };

/** A fit as the key of a map. */
const keyOf = ({ region, positions }: Fit): string => `${region} ${positions.join("+")}`;

const NONE: ReadonlyMap<string, UsualTurn> = new Map();

/** The usual turns of one card, once the server has said them, the one that does most first. */
export class UsualTurns {
  readonly #host: KingsHost;
  readonly #reader: KingsReader;
  #turns: ReadonlyMap<string, UsualTurn> = $state.raw(NONE);
  #asked = 0;

  constructor(host: KingsHost, reader: KingsReader) {
    this.#host = host;
    this.#reader = reader;
  }

  /** Fetches those of a card; none for no card. A request that fails leaves the page without them, and without a word. */
  async fetch(card: number | undefined): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#turns = NONE;
    const seat = this.#reader.view?.you;
    if (card === undefined || seat === undefined) return;
    // Asked in a task of its own: the press that chooses a card has much to draw.
    await new Promise((done) => setTimeout(done));
    if (asked !== this.#asked) return;
    const turns = await this.#host.usualTurns(seat, card).catch(() => undefined);
    if (turns === undefined || asked !== this.#asked) return;
    this.#turns = new Map(turns.flatMap((turn) => entryOf(turn)));
  }

  /** True if the server has said them. */
  get areKnown(): boolean {
    return this.#turns.size > 0;
  }

  /** The fit whose usual turn does most; the first one before the server has said them, undefined if there is none. */
  bestOf(fits: readonly Action<"play">[]): Action<"play"> | undefined {
    // They come in that order.
    const best = [...this.#turns.keys()].find((key) => fits.some((fit) => keyOf(fit) === key));
    return fits.find((fit) => keyOf(fit) === best) ?? fits[0];
  }

  /** The usual turn of a fit. */
  of(region: string, positions: readonly string[]): UsualTurn | undefined {
    return this.#turns.get(keyOf({ region, positions }));
  }
}

function entryOf(turn: UsualTurn): [string, UsualTurn][] {
  const [play] = turn.actions;
  return play?.kind === "play" ? [[keyOf(play), turn]] : [];
}
