// The player in front of the screen. Of several players at one screen only one sees their cards; a curtain hides those of
// the others until they say that they are here.

import type { View } from "../../client/wire.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import type { KingsReader } from "./host.ts";

/** The player who looks at a table of Seat of Kings. */
export class Reader implements KingsReader {
  readonly #table: SeatedTable;
  #came: string | undefined = $state(undefined);

  constructor(table: SeatedTable) {
    this.#table = table;
  }

  /** The own seats that are asked for a decision, in turn order. */
  readonly #asked = $derived.by(() => {
    const seats = this.#table.view?.seats ?? [];
    return seats.filter((seat) => seat.asked && this.#table.isOwn(seat.seat)).map((seat) => seat.seat);
  });

  /** The own seat whose player is here; nothing for somebody who watches, and while it is not known. */
  get seat(): string | undefined {
    const { seats } = this.#table;
    if (seats.length === 1) return seats[0];
    return this.#came !== undefined && seats.includes(this.#came) ? this.#came : undefined;
  }

  /** The seat whose player is asked and not known to be here, so that the cards of all are hidden. */
  get awaited(): string | undefined {
    const isAsked = this.seat !== undefined && this.#asked.includes(this.seat);
    return isAsked ? undefined : this.#asked.find((seat) => seat !== this.seat);
  }

  /** Says that the player of a seat is here, and nobody else looks. */
  come(seat: string): void {
    this.#came = seat;
  }

  /** Says that nobody is known to be here, so that a curtain comes before the next hand. */
  leave(): void {
    this.#came = undefined;
  }

  /** The table as that player sees it. Behind the curtain only what everybody sees may be shown of it. */
  get view(): View | undefined {
    const own = this.awaited === undefined ? this.seat : undefined;
    return (own === undefined ? undefined : this.#table.viewOf(own)) ?? this.#table.view;
  }

  /** True if cards of the view may be shown. */
  get isOpen(): boolean {
    return this.awaited === undefined && this.seat !== undefined && this.view?.you === this.seat;
  }
}
